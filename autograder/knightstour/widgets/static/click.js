// A board on which squares are chosen and then compared with the answer.

function render({ model, el }) {
  const words = model.get("words");
  const status = spoken();
  const board = new Board({ pieces: model.get("pieces"), label: model.get("label"), choose, words });
  const check = button(words.check, compare);
  const again = button(words.again, () => model.send({ kind: "again" }));
  lay(el, board, make("div", { class: "ktw-controls" }, check, again), status);

  // A kernel that is busy answers late, and one that has gone since the notebook was saved never does.
  let waiting = null;
  function compare() {
    model.send({ kind: "check" });
    clearTimeout(waiting);
    if (!model.get("message")) waiting = setTimeout(() => (status.textContent = words.waiting), 4000);
  }

  function choose(square) {
    const knight = model.get("knight");
    if (knight && same(square, knight)) {
      status.textContent = words.own_square;
      return;
    }
    const chosen = model.get("chosen");
    const others = chosen.filter((other) => !same(other, square));
    model.set("chosen", others.length < chosen.length ? others : [...chosen, square]);
    model.set("marks", []);
    model.set("message", "");
    model.save_changes();
    draw();
    status.textContent = sayMany(words.chosen_count, model.get("chosen").length);
  }

  function draw() {
    clearTimeout(waiting);
    const compared = model.get("marks");
    const marks = compared.length
      ? new Map(compared.map(([row, column, kind]) => [key([row, column]), kind]))
      : new Map(model.get("chosen").map((square) => [key(square), "chosen"]));
    const steps = new Map(model.get("steps").map(([row, column, step]) => [key([row, column]), step]));
    board.draw({ steps, knight: model.get("knight"), marks });
    status.textContent = model.get("message");
  }

  draw();
  const unfollow = follow(model, ["chosen", "marks", "message"], draw);
  return () => {
    clearTimeout(waiting);
    unfollow();
  };
}

export default { render };
