// A question with its answers, judged in the kernel.  Native form elements, so that keyboard and screen reader work.

const MARKS = { right: "M4 12.5l5 5L20 6.5", wrong: "M6 6l12 12M18 6L6 18" };
let made = 0;

function make(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === true) node.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) node.setAttribute(key, value);
  }
  node.append(...children);
  return node;
}

// Text in which `code` stands between backticks.
function words(text) {
  return text.split("`").map((part, index) => (index % 2 ? make("code", {}, part) : part));
}

function sign(mark) {
  const holder = make("span", { class: `kt-sign kt-${mark}`, "aria-hidden": "true" });
  const path = MARKS[mark];
  holder.innerHTML = path
    ? `<svg viewBox="0 0 24 24"><path d="${path}" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></svg>`
    : '<svg viewBox="0 0 24 24"><circle cx="12" cy="12" r="5" fill="currentColor"/></svg>';
  return holder;
}

// Jupyter takes keys away from a focused element unless the element itself says otherwise.
const OWN_KEYS = { "data-lm-suppress-shortcuts": "true" };

function choices(model, id) {
  const answer = model.get("answer");
  const inputs = model.get("options").map((_text, index) =>
    make("input", { type: "radio", name: id, id: `${id}-${index}`, value: index, checked: answer === index, ...OWN_KEYS }),
  );
  const list = make("div", { class: "kt-options" });
  inputs.forEach((input, index) => {
    list.append(make("label", { for: input.id, class: "kt-option" }, input, make("span", {}, ...words(model.get("options")[index]))));
  });
  return { node: list, read: () => inputs.findIndex((input) => input.checked), inputs };
}

function number(model, id) {
  const answer = model.get("answer");
  const input = make("input", {
    type: "text", inputmode: "numeric", id: `${id}-number`, class: "kt-number", autocomplete: "off",
    value: answer ?? "", ...OWN_KEYS,
  });
  const label = make("label", { for: input.id }, model.get("labels").answer);
  return { node: make("div", { class: "kt-row" }, label, input), read: () => input.value, inputs: [input] };
}

function places(model) {
  const cells = model.get("cells");
  const answer = model.get("answer") ?? [];
  const labels = model.get("labels");
  const inputs = [];
  const head = make("tr", {}, make("td"), ...cells[0].map((_cell, column) => make("th", { scope: "col" }, String(column))));
  const table = make("table", { class: "kt-places" }, make("thead", {}, head));
  const body = make("tbody");
  cells.forEach((row, place) => {
    const line = make("tr", {}, make("th", { scope: "row" }, String(place)));
    row.forEach((cell, column) => {
      const square = make("td", { class: (place + column) % 2 ? "kt-odd" : "kt-even" });
      if (cell === "?") {
        const input = make("input", {
          type: "text", inputmode: "numeric", autocomplete: "off", value: answer[inputs.length] ?? "",
          "aria-label": labels.square.replace("{row}", place).replace("{column}", column), ...OWN_KEYS,
        });
        inputs.push(input);
        square.append(input);
      } else {
        square.textContent = cell === "." ? "" : cell;
      }
      line.append(square);
    });
    body.append(line);
  });
  table.append(body);
  return { node: make("div", { class: "kt-scroll" }, table), read: () => inputs.map((input) => input.value), inputs };
}

function render({ model, el }) {
  const id = `kt-question-${(made += 1)}-${Math.random().toString(36).slice(2, 8)}`;
  const form = { choice: choices, number, places }[model.get("kind")](model, id);
  const labels = model.get("labels");
  const button = make("button", { type: "submit", class: "kt-button" }, labels.submit);
  const status = make("div", { role: "status", class: "kt-says" });
  const kicker = make("span", { class: "kt-kicker" }, labels.kicker);
  const field = make("fieldset", {}, make("legend", {}, kicker, " ", ...words(model.get("ask"))), form.node, button);
  const root = make("form", { class: "kt kt-question" }, field, status);

  // A kernel that is busy answers late, and one that has gone since the notebook was saved never does.
  let waiting = null;
  const wait = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => status.replaceChildren(make("p", {}, labels.waiting)), 4000);
  };

  function show() {
    clearTimeout(waiting);
    const mark = model.get("mark");
    const marks = model.get("marks");
    status.replaceChildren();
    root.dataset.mark = mark;
    form.inputs.forEach((input, index) => {
      input.classList.toggle("kt-is-right", marks[index] === "right");
      input.classList.toggle("kt-is-wrong", marks[index] === "wrong");
      if (marks.length) input.setAttribute("aria-invalid", String(marks[index] === "wrong"));
    });
    if (!mark) return;
    const said = make("p", {}, sign(mark), make("strong", {}, labels[mark]), " ", ...words(model.get("says")));
    status.append(said);
  }
  root.addEventListener("submit", (event) => {
    event.preventDefault();
    const typed = form.read();
    model.set("answer", typed);
    model.set("asked", model.get("asked") + 1);
    model.save_changes();
    wait();
  });
  // Enter gives the answer, wherever a notebook would take the key for itself.
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.target.tagName !== "INPUT") return;
    event.preventDefault();
    event.stopPropagation();
    root.requestSubmit();
  });
  model.on("change:mark change:says change:marks change:told", show);
  el.replaceChildren(root);
  show();
  return () => {
    clearTimeout(waiting);
    model.off("change:mark change:says change:marks change:told", show);
  };
}

export default { render };
