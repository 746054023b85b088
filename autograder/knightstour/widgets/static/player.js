// A walk that can be played, stepped through and wound back.

function render({ model, el }) {
  const words = model.get("words");
  const pieces = model.get("pieces");
  const walk = model.get("walk");
  const total = walk.length;

  const board = new Board({ pieces, label: model.get("label"), choose, words });
  const asked = button(words.candidates, toggle, { pressed: model.get("candidates_shown") });
  const player = playback({ model, words, total, draw, told });
  if (model.get("candidates").length) player.controls.append(asked);
  lay(el, board, player.controls, player.line, player.status);

  function toggle() {
    model.set("candidates_shown", !model.get("candidates_shown"));
    model.save_changes();
    draw();
  }

  // A square that is chosen winds the walk to the step on which it was visited.
  function choose(square) {
    const step = walk.findIndex((other) => same(other, square)) + 1;
    if (step) player.stop(step);
  }

  function told() {
    const step = model.get("step");
    if (step >= total) return model.get("ending");
    if (!step) return words.at_start;
    const [row, column] = walk[step - 1];
    return say(words.at_step, { step, total, row, column });
  }

  function draw() {
    const step = model.get("step");
    const so_far = walk.slice(0, step);
    const asking = model.get("candidates_shown") && step > 0 && step <= total;
    const open = asking ? (model.get("candidates")[step - 1] ?? []) : [];
    const following = walk[step] ?? null;
    const marks = new Map(
      open.map(([row, column]) => [key([row, column]), following && same([row, column], following) ? "chosen" : "candidate"]),
    );
    if (step >= total && total && model.get("dead_end")) {
      leftOver(pieces, new Set(walk.map(key))).forEach((kind, name) => marks.set(name, kind));
    }
    if (step >= total) for (const [row, column, kind] of model.get("marks")) marks.set(key([row, column]), kind);
    const values = new Map(open.filter(([, , value]) => value !== null).map(([row, column, value]) => [key([row, column]), value]));
    board.draw({ walk: so_far, knight: so_far[step - 1] ?? null, marks, values });
    asked.setAttribute("aria-pressed", String(model.get("candidates_shown")));
    player.follow();
  }

  draw();
  const unfollow = follow(model, ["step", "candidates_shown"], draw);
  return () => {
    player.pause();
    unfollow();
  };
}

export default { render };
