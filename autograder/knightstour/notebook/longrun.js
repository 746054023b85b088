// A run that goes on in the notebook's kernel: what there is so far, a bar that fills, a button that stops it.

function render({ model, el }) {
  const labels = model.get("labels");
  const shown = document.createElement("div");
  const bar = document.createElement("progress");
  const button = document.createElement("button");
  const status = document.createElement("p");
  const row = document.createElement("div");
  bar.max = 1;
  bar.setAttribute("aria-label", labels.progress);
  button.type = "button";
  button.setAttribute("data-lm-suppress-shortcuts", "true");
  status.setAttribute("role", "status");
  row.className = "kt-run-row";
  row.append(bar, button);
  button.addEventListener("click", () => model.send({ kind: model.get("state") === "running" ? "stop" : "go on" }));

  function draw() {
    const state = model.get("state");
    if (shown.innerHTML !== model.get("html")) shown.innerHTML = model.get("html");
    bar.value = model.get("share");
    button.textContent = state === "stopped" ? labels["go on"] : labels.stop;
    row.hidden = state === "over" || state === "broken off";
    status.textContent = labels[state] ?? "";
  }
  const events = "change:html change:share change:state";
  model.on(events, draw);
  el.classList.add("kt", "kt-run");
  el.replaceChildren(shown, row, status);
  draw();
  return () => model.off(events, draw);
}

export default { render };
