// A maze that is made step by step, to be played, stepped through and wound back.

function render({ model, el }) {
  const words = model.get("words");
  const steps = model.get("steps");
  const total = steps.length;
  const cells = new Cells(model.get("pieces"), model.get("label"));
  cells.element.setAttribute("role", "img");
  const player = playback({ model, words, total, draw, told });
  lay(el, { element: cells.element, sheet: cells.sheet }, player.controls, player.line, player.status);

  function told() {
    const step = model.get("step");
    if (step >= total) return model.get("ending");
    if (!step) return words.at_start;
    const [kind, cell, origin] = steps[step - 1];
    const said = kind === "hunt" && origin ? "found" : kind;
    return say(words.steps[said], { step, total, row: cell[0], column: cell[1] });
  }

  function draw() {
    const step = model.get("step");
    const doors = new Set();
    const visited = new Set();
    let walk = [];
    let looking = null;
    for (const [kind, cell, origin] of steps.slice(0, step)) {
      looking = kind === "hunt" && !origin ? cell : null;
      if (origin) doors.add(door(cell, origin));
      if (kind === "start" || (kind === "hunt" && origin)) walk = [cell];
      if (kind === "walk") walk = walk.length && same(walk[walk.length - 1], origin) ? [...walk, cell] : [origin, cell];
      if (kind === "back" || looking) walk = looking ? [] : [cell];
      if (!looking) visited.add(key(cell));
    }
    const here = walk[walk.length - 1];
    cells.svg.innerHTML = [
      cells.pieces.ground,
      ...[...visited].map((name) => cells.put(cells.pieces.visited, unkey(name))),
      looking ? cells.put(cells.pieces.looking, looking) : "",
      cells.walls(doors),
      cells.line(walk),
      here && step < total ? cells.put(cells.pieces.walker, here) : "",
    ].join("");
    player.follow();
  }

  draw();
  const unfollow = follow(model, ["step"], draw);
  return () => {
    player.pause();
    unfollow();
  };
}

export default { render };
