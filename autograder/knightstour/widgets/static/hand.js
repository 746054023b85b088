// A tour walked by hand: choose a start, then one square after another.

const JUMPS = [[-2, 1], [-1, 2], [1, 2], [2, 1], [-2, -1], [-1, -2], [1, -2], [2, -1]];

function render({ model, el }) {
  const words = model.get("words");
  const pieces = model.get("pieces");
  const { rows, columns } = pieces;
  const status = spoken();
  const board = new Board({ pieces, label: model.get("label"), choose, words });
  const undo = button(words.undo, () => walkOn(model.get("walk").slice(0, -1)));
  const again = button(words.again, () => walkOn([]));
  const numbers = button(words.numbers, () => toggle("numbers"), { pressed: model.get("numbers") });
  const heat = button(words.heat, () => toggle("heat"), { pressed: model.get("heat") });
  const helps = model.get("helps") ? [numbers, heat] : [];
  lay(el, board, make("div", { class: "ktw-controls" }, undo, again, ...helps), status);

  function toggle(name) {
    model.set(name, !model.get(name));
    model.save_changes();
    draw();
  }

  function walkOn(walk) {
    model.set("walk", walk);
    model.set("table", []);
    model.save_changes();
    draw();
  }

  // The unvisited squares one move from a square.
  function free(square, visited) {
    return JUMPS.map(([down, right]) => [square[0] + down, square[1] + right]).filter(
      (to) => to[0] >= 0 && to[0] < rows && to[1] >= 0 && to[1] < columns && !visited.has(key(to)),
    );
  }

  function valueOf(square, visited) {
    const table = model.get("table");
    if (model.get("heuristic") === "own") return table.length ? table[square[0]][square[1]] : null;
    if (model.get("heuristic") === "heuristic_2") {
      return Math.min(square[0], rows - 1 - square[0]) + Math.min(square[1], columns - 1 - square[1]);
    }
    return free(square, visited).length;
  }

  function choose(square) {
    const walk = model.get("walk");
    const visited = new Set(walk.map(key));
    const knight = walk[walk.length - 1];
    const place = { row: square[0], column: square[1] };
    if (knight && same(square, knight)) status.textContent = words.own_square;
    else if (visited.has(key(square))) status.textContent = say(words.visited, place);
    else if (knight && !free(knight, visited).some((to) => same(to, square))) status.textContent = say(words.no_move, place);
    else walkOn([...walk, square]);
  }

  function told(walk, open) {
    const total = rows * columns;
    if (!walk.length) return words.choose_start;
    const numbers = { step: walk.length, total };
    if (walk.length === total) return sayMany(words.complete, total, numbers);
    return open.length ? sayMany(words.on_the_way, open.length, numbers) : say(words.dead_end, numbers);
  }

  function draw() {
    const walk = model.get("walk");
    const visited = new Set(walk.map(key));
    const knight = walk[walk.length - 1] ?? null;
    const open = knight ? free(knight, visited) : [];
    const shown = model.get("numbers") ? open.map((square) => [key(square), valueOf(square, visited)]) : [];
    board.draw({
      walk,
      knight,
      marks: knight && !open.length ? leftOver(pieces, visited) : new Map(open.map((square) => [key(square), "candidate"])),
      values: new Map(model.get("heat") ? [] : shown.filter(([, value]) => value !== null)),
      heat: model.get("heat") ? heatOf(visited) : new Map(),
    });
    numbers.setAttribute("aria-pressed", String(model.get("numbers")));
    heat.setAttribute("aria-pressed", String(model.get("heat")));
    for (const element of [undo, again]) element.setAttribute("aria-disabled", String(!walk.length));
    status.textContent = told(walk, open);
  }

  // Every unvisited square in the colour of its value, on the scale of the whole board.
  function heatOf(visited) {
    const most = model.get("most") || 1;
    const map = new Map();
    for (let row = 0; row < rows; row++) {
      for (let column = 0; column < columns; column++) {
        const value = visited.has(key([row, column])) ? null : valueOf([row, column], visited);
        if (value === null) continue;
        const level = Math.round((Math.min(Math.max(value, 0), most) / most) * (pieces.heat.length - 1));
        map.set(key([row, column]), [level, value]);
      }
    }
    return map;
  }

  draw();
  return follow(model, ["walk", "table", "numbers", "heat"], draw);
}

export default { render };
