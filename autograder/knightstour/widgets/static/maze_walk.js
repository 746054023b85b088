// A maze to walk through: by arrow keys, by buttons, or by a click on a cell in sight.

const DIRECTIONS = { up: [-1, 0], right: [0, 1], down: [1, 0], left: [0, -1] };
const KEYS = { ArrowUp: "up", ArrowRight: "right", ArrowDown: "down", ArrowLeft: "left" };
const ARROWS = {
  up: "M8 2l6 7h-4v5H6V9H2z",
  right: "M14 8l-7 6v-4H2V6h5V2z",
  down: "M8 14l6-7h-4V2H6v5H2z",
  left: "M2 8l7-6v4h5v4H9v4z",
};

function render({ model, el }) {
  const words = model.get("words");
  const start = model.get("start");
  const end = model.get("end");
  const doors = new Set(model.get("doors").map(([one, other]) => door(one, other)));
  const cells = new Cells(model.get("pieces"), model.get("label"));
  const status = spoken();
  const field = cells.element;
  for (const [name, value] of Object.entries({ role: "application", tabindex: 0, "data-lm-suppress-shortcuts": "true" })) {
    field.setAttribute(name, value);
  }
  field.classList.add("ktw-maze");
  field.addEventListener("keydown", pressed);
  field.addEventListener("click", clicked);
  const arrows = Object.keys(DIRECTIONS).map((name) => button(words[name], () => go(name), { sign: ARROWS[name] }));
  const again = button(words.again, () => walkOn([start], 0));
  const way = button(words.way, () => toggle(), { pressed: model.get("way_shown") });
  const save = button(words.save, download);
  const controls = make("div", { class: "ktw-controls" }, ...arrows, again, way, save);
  lay(el, { element: field, sheet: cells.sheet }, controls, status);

  const here = () => model.get("walk")[model.get("walk").length - 1];
  const ways = (cell) => Object.keys(DIRECTIONS).filter((name) => doors.has(door(cell, ahead(cell, name))));

  function ahead([row, column], name) {
    const [down, right] = DIRECTIONS[name];
    return [row + down, column + right];
  }

  function pressed(event) {
    const name = KEYS[event.key];
    if (!name || event.altKey || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    event.stopPropagation();
    go(name);
  }

  // A cell in a straight line, with no wall between, is walked to at once.
  function clicked(event) {
    field.focus({ preventScroll: true });
    const box = cells.svg.getBoundingClientRect();
    const { width, height, edge, cell } = cells.pieces;
    const column = Math.floor((((event.clientX - box.left) / box.width) * width - edge) / cell);
    const row = Math.floor((((event.clientY - box.top) / box.height) * height - edge) / cell);
    if (!cells.inside([row, column]) || same([row, column], here())) return;
    const from = here();
    const name = row === from[0] ? (column > from[1] ? "right" : "left") : column === from[1] ? (row > from[0] ? "down" : "up") : null;
    const path = name ? straight(from, [row, column], name) : null;
    if (path) path.forEach(step);
    else status.textContent = words.not_in_sight;
  }

  function straight(from, to, name) {
    const path = [];
    for (let cell = from; !same(cell, to); ) {
      const next = ahead(cell, name);
      if (!doors.has(door(cell, next))) return null;
      path.push(next);
      cell = next;
    }
    return path;
  }

  function go(name) {
    const next = ahead(here(), name);
    if (doors.has(door(here(), next))) step(next);
    else status.textContent = say(words.wall, { direction: words[name] });
  }

  // A step back along the line takes the line back.
  function step(cell) {
    const walk = model.get("walk");
    const back = walk.length > 1 && same(walk[walk.length - 2], cell);
    walkOn(back ? walk.slice(0, -1) : [...walk, cell], model.get("count") + 1);
  }

  function walkOn(walk, count) {
    model.set("walk", walk);
    model.set("count", count);
    model.save_changes();
    draw();
  }

  function toggle() {
    model.set("way_shown", !model.get("way_shown"));
    model.save_changes();
    draw();
  }

  function download() {
    const text = model.get(model.get("way_shown") ? "drawing_with_way" : "drawing");
    const link = make("a", { href: URL.createObjectURL(new Blob([text], { type: "image/svg+xml" })), download: "maze.svg" });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  function told() {
    const [row, column] = here();
    const count = model.get("count");
    const shortest = model.get("way").length - 1;
    if (same(here(), end)) return sayMany(words.out, count, { shortest });
    const open = ways(here()).map((name) => words[name]).join(", ");
    return sayMany(words.on_the_way, count, { row, column, ways: open });
  }

  function draw() {
    const walk = model.get("walk");
    cells.svg.innerHTML = [
      cells.pieces.floor,
      cells.put(cells.pieces.goal, end),
      cells.walls(doors),
      model.get("way_shown") ? fill(cells.pieces.hint, "M" + model.get("way").map((cell) => cells.sheet.centre(cell).join(" ")).join("L")) : "",
      cells.line(walk),
      cells.put(cells.pieces.ring, start),
      cells.put(cells.pieces.walker, here()),
    ].join("");
    way.setAttribute("aria-pressed", String(model.get("way_shown")));
    again.setAttribute("aria-disabled", String(model.get("count") === 0));
    status.textContent = told();
  }

  draw();
  return follow(model, ["walk", "count", "way_shown"], draw);
}

export default { render };
