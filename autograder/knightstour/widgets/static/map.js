// A map of starts that fills while the walks are made; a start that is chosen is handed to the notebook.

function render({ model, el }) {
  const words = model.get("words");
  const status = spoken();
  const board = new Board({ pieces: model.get("pieces"), label: model.get("label"), choose, words });
  const bar = make("progress", { max: 1, value: 0, "aria-label": words.progress });
  const stop = button(words.stop, () => model.send({ kind: "stop" }));
  const row = make("div", { class: "ktw-controls" }, bar, stop);
  lay(el, board, row, status);

  function choose(square) {
    model.set("picked", square);
    model.save_changes();
    const name = model.get("names")[square[0]][square[1]];
    status.textContent = `${say(words.square, { row: square[0], column: square[1] })}: ${name}`;
  }

  function draw() {
    board.svg.innerHTML = model.get("drawing");
    model.get("names").forEach((line, row) =>
      line.forEach((name, column) => {
        const square = board.squares.get(key([row, column]));
        if (square) square.setAttribute("aria-label", `${say(words.square, { row, column })}: ${name}`);
      }),
    );
    bar.value = model.get("progress");
    row.hidden = !model.get("running");
    // While it runs the bar says enough; what was found is read out once, at the end.
    status.textContent = model.get("running") ? "" : model.get("message");
  }

  draw();
  return follow(model, ["drawing", "names", "progress", "running", "message"], draw);
}

export default { render };
