// A graph walked by hand, or by the rule: choose a start, then one neighbour after another.

function render({ model, el }) {
  const words = model.get("words");
  const pieces = model.get("pieces");
  const names = model.get("names");
  const places = model.get("places");
  const neighbours = model.get("neighbours");
  const status = spoken();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `0 0 ${pieces.width} ${pieces.height}`);
  svg.setAttribute("aria-hidden", "true");
  const nodes = places.map((_place, node) => spot(node));
  const group = make("div", { role: "group", "aria-label": model.get("label"), class: "ktw-spots" }, ...nodes);
  const element = make("div", { class: "ktw-board" });
  element.style.maxWidth = widest(pieces);
  element.append(svg, group);
  let current = 0;

  const step = button(words.rule, () => walkOn([...model.get("walk"), smallest(model.get("walk"))[0]]));
  const undo = button(words.undo, () => walkOn(model.get("walk").slice(0, -1)));
  const again = button(words.again, () => walkOn([]));
  const degrees = button(words.degrees, toggle, { pressed: model.get("degrees") });
  const controls = [...(model.get("rule") ? [step] : []), undo, again, degrees];
  lay(el, { element, sheet: { pieces } }, make("div", { class: "ktw-controls" }, ...controls), status);

  function spot(node) {
    const [x, y] = places[node];
    const button = make("button", {
      type: "button",
      class: "ktw-spot",
      tabindex: node ? -1 : 0,
      "data-node": node,
      "data-lm-suppress-shortcuts": "true",
    });
    Object.assign(button.style, { left: `${(100 * x) / pieces.width}%`, top: `${(100 * y) / pieces.height}%` });
    button.addEventListener("click", () => choose(node));
    button.addEventListener("keydown", pressed);
    return button;
  }

  // An arrow key goes to the nearest node on that side.
  function pressed(event) {
    const way = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }[event.key];
    if (!way || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const [x, y] = places[current];
    let best = null;
    let least = Infinity;
    places.forEach(([toX, toY], node) => {
      const ahead = (toX - x) * way[0] + (toY - y) * way[1];
      const aside = Math.abs((toX - x) * way[1]) + Math.abs((toY - y) * way[0]);
      if (ahead > 1 && ahead + 2 * aside < least) [best, least] = [node, ahead + 2 * aside];
    });
    if (best !== null) goTo(best);
  }

  // The one tab stop moves to another node.
  function goTo(node) {
    nodes[current].tabIndex = -1;
    current = node;
    nodes[node].tabIndex = 0;
    nodes[node].focus({ preventScroll: true });
  }

  function toggle() {
    model.set("degrees", !model.get("degrees"));
    model.save_changes();
    draw();
  }

  function walkOn(walk) {
    if (walk.some((node) => node === undefined)) return;
    model.set("walk", walk);
    model.save_changes();
    draw();
  }

  const degree = (node, walk) => neighbours[node].filter((other) => !walk.includes(other)).length;
  const free = (walk) => (walk.length ? neighbours[walk[walk.length - 1]] : []).filter((node) => !walk.includes(node));

  function smallest(walk) {
    const open = free(walk);
    const least = Math.min(...open.map((node) => degree(node, walk)));
    return open.filter((node) => degree(node, walk) === least);
  }

  function choose(node) {
    const walk = model.get("walk");
    goTo(node);
    if (walk.includes(node)) status.textContent = words.visited;
    else if (walk.length && !free(walk).includes(node)) status.textContent = words.no_line;
    else walkOn([...walk, node]);
  }

  function told(walk) {
    const numbers = { step: walk.length, total: names.length };
    if (!walk.length) return words.choose_start;
    if (walk.length === names.length) return sayMany(words.whole, names.length, numbers);
    const open = free(walk);
    if (!open.length) return say(words.dead_end, numbers);
    if (!model.get("degrees")) return sayMany(words.on_the_way, open.length, numbers);
    const least = smallest(walk);
    return sayMany(words.by_the_rule, least.length, { ...numbers, least: degree(least[0], walk) });
  }

  function put(piece, node) {
    return `<g transform="translate(${places[node].join(" ")})">${piece}</g>`;
  }

  function disc(node, walk, open, least) {
    const step = walk.indexOf(node) + 1;
    if (step) {
      const last = step === walk.length;
      const stuck = last && !open.length && step < names.length;
      return put(fill(stuck ? pieces.stuck : last ? pieces.here : step === 1 ? pieces.start : pieces.visited, step), node);
    }
    const value = model.get("degrees") ? degree(node, walk) : "";
    const piece = least.includes(node) && model.get("degrees") ? pieces.smallest : open.includes(node) ? pieces.open : pieces.free;
    return put(fill(piece, open.includes(node) ? value : ""), node);
  }

  function describe(node, walk, open, least) {
    const step = walk.indexOf(node) + 1;
    const shown = model.get("degrees") && open.includes(node);
    const parts = [
      say(words.node, { name: names[node] }),
      step ? say(words.step, { step }) : null,
      step && step === walk.length ? words.here : null,
      open.includes(node) ? words.open : null,
      shown ? say(words.degree, { value: degree(node, walk) }) : null,
      shown && least.includes(node) ? words.smallest : null,
    ];
    nodes[node].setAttribute("aria-label", parts.filter((part) => part !== null).join(", "));
  }

  function draw() {
    const walk = model.get("walk");
    const open = free(walk);
    const least = smallest(walk);
    const line = walk.length > 1 ? fill(pieces.line, "M" + walk.map((node) => places[node].join(" ")).join("L")) : "";
    svg.innerHTML = pieces.ground + line + places.map((_place, node) => disc(node, walk, open, least)).join("");
    places.forEach((_place, node) => describe(node, walk, open, least));
    step.setAttribute("aria-disabled", String(!open.length));
    for (const element of [undo, again]) element.setAttribute("aria-disabled", String(!walk.length));
    degrees.setAttribute("aria-pressed", String(model.get("degrees")));
    status.textContent = told(walk);
  }

  draw();
  return follow(model, ["walk", "degrees"], draw);
}

export default { render };
