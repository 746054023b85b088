// What all boards in notebooks share: putting the pieces of a drawing together, one tab stop with arrow keys, buttons.
// The pieces themselves come ready made, so that shapes and colours are decided in one place.

const key = ([row, column]) => `${row},${column}`;
const same = (one, other) => one[0] === other[0] && one[1] === other[1];

// A sentence with its {gaps} filled.
function say(sentence, values = {}) {
  return sentence.replace(/\{(\w+)\}/g, (gap, name) => (name in values ? values[name] : gap));
}

// One of two forms of a sentence, by number.
function sayMany(forms, count, values = {}) {
  return say(forms[count === 1 ? 0 : 1], { ...values, count });
}

function make(name, attributes = {}, ...children) {
  const element = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) {
    if (value !== null && value !== undefined) element.setAttribute(attribute, value);
  }
  element.append(...children);
  return element;
}

// Text that is put into a drawing.
function plain(text) {
  return String(text).replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const fill = (piece, text) => piece.replaceAll("%s", plain(text));

class Sheet {
  constructor(pieces) {
    this.pieces = pieces;
  }

  // Where the centre of a square lies.
  centre([row, column]) {
    const { edge, cell } = this.pieces;
    return [edge + (column + 0.5) * cell, edge + (row + 0.5) * cell];
  }

  put(piece, square) {
    const [x, y] = this.centre(square);
    return `<g transform="translate(${x} ${y})">${piece}</g>`;
  }

  // The whole drawing.  `walk` is a list of squares; `marks`, `values` and `heat` are maps by the key of the square.
  drawing({ walk = [], steps = null, knight = null, marks = new Map(), values = new Map(), heat = new Map() }) {
    const numbers = steps ?? new Map(walk.map((square, index) => [key(square), index + 1]));
    const parts = [this.pieces.ground];
    for (const [name, [level]] of heat) parts.push(this.put(this.pieces.heat[level][0], unkey(name)));
    for (const [name, kind] of marks) parts.push(this.put(this.frame(kind, heat.get(name)), unkey(name)));
    parts.push(this.walkLine(walk), this.ends(walk, knight));
    if (this.pieces.numbered) {
      const last = walk.length > 1 ? key(walk[walk.length - 1]) : null;
      for (const [name, step] of numbers) parts.push(this.number(name, step, { knight, last, marks }));
      for (const [name, [level, text]] of heat) parts.push(this.put(fill(this.pieces.heat[level][1], text), unkey(name)));
    }
    for (const [name, value] of values) parts.push(this.put(fill(this.pieces.value, value), unkey(name)));
    if (knight) parts.push(this.put(this.pieces.knight[numbers.has(key(knight)) ? 1 : 0], knight));
    for (const [name, kind] of marks) parts.push(this.put(this.pieces.badges[kind], unkey(name)));
    return parts.join("");
  }

  frame(kind, heat) {
    return heat && kind === "candidate" ? this.pieces.heat[heat[0]][2] : this.pieces.marks[kind];
  }

  walkLine(walk) {
    if (walk.length < 2) return "";
    return fill(this.pieces.line, "M" + walk.map((square) => this.centre(square).join(" ")).join("L"));
  }

  ends(walk, knight) {
    if (!walk.length) return "";
    const first = walk[0];
    const last = walk[walk.length - 1];
    const free = (square) => !(knight && same(square, knight));
    const ring = free(first) ? this.put(this.pieces.rings[(first[0] + first[1]) % 2], first) : "";
    const disc = walk.length > 1 && free(last) ? this.put(this.pieces.disc, last) : "";
    return ring + disc;
  }

  number(name, step, { knight, last, marks }) {
    const square = unkey(name);
    const digits = Math.min(String(step).length, this.pieces.last_numbers.length) - 1;
    if (knight && same(square, knight)) return this.put(fill(this.pieces.moved_number, step), square);
    if (name === last) return this.put(fill(this.pieces.last_numbers[digits], step), square);
    const behind = this.pieces.tints[marks.get(name)] ?? ((square[0] + square[1]) % 2 ? "square-b" : "square-a");
    return this.put(fill(this.pieces.numbers[behind][digits], step), square);
  }
}

const unkey = (name) => name.split(",").map(Number);

// A drawing, and over it a square for each square of the board that can be reached by key, pointer and screen reader.
class Board {
  constructor({ pieces, label, choose, words }) {
    this.sheet = new Sheet(pieces);
    this.words = words;
    this.svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    this.svg.setAttribute("viewBox", `0 0 ${pieces.width} ${pieces.height}`);
    this.svg.setAttribute("aria-hidden", "true");
    this.element = make("div", { class: "ktw-board" });
    this.element.style.maxWidth = widest(pieces);
    this.element.append(this.svg);
    this.squares = new Map();
    this.current = [0, 0];
    if (pieces.numbered) this.element.append(this.grid(label, choose));
    else Object.entries({ role: "img", "aria-label": label }).forEach(([name, value]) => this.element.setAttribute(name, value));
  }

  grid(label, choose) {
    const { rows, columns, edge, cell, width, height } = this.sheet.pieces;
    const grid = make("div", { role: "grid", "aria-label": label, class: "ktw-grid" });
    Object.assign(grid.style, {
      left: `${(100 * edge) / width}%`,
      top: `${(100 * edge) / height}%`,
      width: `${(100 * cell * columns) / width}%`,
      height: `${(100 * cell * rows) / height}%`,
    });
    for (let row = 0; row < rows; row++) {
      const line = make("div", { role: "row", class: "ktw-row" });
      for (let column = 0; column < columns; column++) line.append(this.square([row, column]));
      grid.append(line);
    }
    grid.addEventListener("keydown", (event) => this.pressed(event, choose));
    grid.addEventListener("click", (event) => {
      const square = event.target.dataset?.square;
      if (square) this.chosen(unkey(square), choose);
    });
    return grid;
  }

  square(place) {
    const square = make("div", {
      role: "gridcell",
      tabindex: same(place, this.current) ? 0 : -1,
      "data-square": key(place),
      "data-lm-suppress-shortcuts": "true",
      class: "ktw-square",
    });
    this.squares.set(key(place), square);
    return square;
  }

  pressed(event, choose) {
    const { rows, columns } = this.sheet.pieces;
    const [row, column] = this.current;
    const to = {
      ArrowUp: [row - 1, column],
      ArrowDown: [row + 1, column],
      ArrowLeft: [row, column - 1],
      ArrowRight: [row, column + 1],
      Home: [event.ctrlKey ? 0 : row, 0],
      End: [event.ctrlKey ? rows - 1 : row, columns - 1],
    }[event.key];
    if (event.altKey || event.metaKey) return;
    if (!to && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.stopPropagation();
    if (!to) choose(this.current);
    else if (to[0] >= 0 && to[0] < rows && to[1] >= 0 && to[1] < columns) this.goTo(to);
  }

  chosen(square, choose) {
    this.goTo(square);
    choose(square);
  }

  // The one tab stop moves to another square.
  goTo(square) {
    this.squares.get(key(this.current)).tabIndex = -1;
    this.current = square;
    const element = this.squares.get(key(square));
    element.tabIndex = 0;
    element.focus({ preventScroll: true });
  }

  draw(state) {
    this.svg.innerHTML = this.sheet.drawing(state);
    const steps = state.steps ?? new Map((state.walk ?? []).map((square, index) => [key(square), index + 1]));
    for (const [name, element] of this.squares) this.describe(name, element, steps, state);
  }

  describe(name, element, steps, { knight, marks, values, heat, names }) {
    const [row, column] = unkey(name);
    const kind = marks?.get(name);
    const value = values?.get(name) ?? heat?.get(name)?.[1];
    const told = [
      say(this.words.square, { row, column }),
      steps.has(name) ? say(this.words.step, { step: steps.get(name) }) : null,
      knight && key(knight) === name ? this.words.knight : null,
      kind ? this.words.kinds[kind] : null,
      value === undefined ? null : say(this.words.value, { value }),
      names?.get(name) ?? null,
    ];
    element.setAttribute("aria-label", told.filter((part) => part !== null).join(", "));
    if (kind === "chosen" || kind === "right" || kind === "wrong") element.setAttribute("aria-selected", "true");
    else element.removeAttribute("aria-selected");
  }
}

// At a dead end: a mark for each square that was never visited.
function leftOver({ rows, columns }, visited) {
  const left = new Map();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      if (!visited.has(key([row, column]))) left.set(key([row, column]), "left");
    }
  }
  return left;
}

// Boards grow with their number of squares, up to the width of a page.
const widest = (pieces) => `${Math.min((pieces.width / pieces.cell) * 3.2, 44)}rem`;

// A board with its controls below it, no wider than the board.
function lay(el, board, controls, ...lines) {
  const below = make("div", { class: "ktw-below" }, controls, ...lines);
  below.style.maxWidth = `max(24rem, ${widest(board.sheet.pieces)})`;
  el.classList.add("kt", "ktw");
  el.append(board.element, below);
}

// A button with words, or with a sign that the words name.
function button(name, press, { sign = null, pressed = null } = {}) {
  const element = make("button", {
    type: "button",
    class: sign ? "ktw-button ktw-sign" : "ktw-button",
    "data-lm-suppress-shortcuts": "true",
    "aria-label": sign ? name : null,
    title: sign ? name : null,
    "aria-pressed": pressed === null ? null : String(pressed),
  });
  if (sign) element.innerHTML = `<svg viewBox="0 0 16 16" aria-hidden="true"><path d="${sign}"/></svg>`;
  else element.textContent = name;
  element.addEventListener("click", press);
  return element;
}

// A line of words that is read out when it changes.
const spoken = () => make("p", { class: "ktw-status", role: "status", "aria-live": "polite" });

// Redraw whenever one of the traits changes, and stop when the widget goes away.
function follow(model, names, draw) {
  const events = names.map((name) => `change:${name}`);
  for (const event of events) model.on(event, draw);
  return () => events.forEach((event) => model.off(event, draw));
}
