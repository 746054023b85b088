// A walk that can be played, stepped through and wound back.

const SIGNS = {
  first: "M3 2v12h2V2zM14 2 6 8l8 6z",
  back: "M11 2 5 8l6 6 1.5-1.5L8 8l4.5-4.5z",
  play: "M4 1.5v13L14.5 8z",
  pause: "M3.5 2h3v12h-3zM9.5 2h3v12h-3z",
  next: "M5 2l6 6-6 6-1.5-1.5L8 8 3.5 3.5z",
  last: "M11 2v12h2V2zM2 2l8 6-8 6z",
};

function render({ model, el }) {
  const words = model.get("words");
  const pieces = model.get("pieces");
  const walk = model.get("walk");
  const total = walk.length;
  let timer = null;

  const board = new Board({ pieces, label: model.get("label"), choose, words });
  const play = button(words.play, () => (timer ? pause() : start()), { sign: SIGNS.play });
  const slider = make("input", { type: "range", min: 0, max: total, step: 1, "data-lm-suppress-shortcuts": "true", "aria-label": words.slider });
  const line = make("p", { class: "ktw-status", "aria-hidden": "true" });
  const status = make("p", { class: "ktw-unseen", role: "status", "aria-live": "polite" });
  const asked = button(words.candidates, toggle, { pressed: model.get("candidates_shown") });
  const controls = make(
    "div",
    { class: "ktw-controls" },
    button(words.first, () => stop(0), { sign: SIGNS.first }),
    button(words.back, () => stop(model.get("step") - 1), { sign: SIGNS.back }),
    play,
    button(words.next, () => stop(model.get("step") + 1), { sign: SIGNS.next }),
    button(words.last, () => stop(total), { sign: SIGNS.last }),
    slider,
  );
  if (model.get("candidates").length) controls.append(asked);
  lay(el, board, controls, line, status);
  slider.addEventListener("input", () => stop(Number(slider.value)));

  function toggle() {
    model.set("candidates_shown", !model.get("candidates_shown"));
    model.save_changes();
    draw();
  }

  // A square that is chosen winds the walk to the step on which it was visited.
  function choose(square) {
    const step = walk.findIndex((other) => same(other, square)) + 1;
    if (step) stop(step);
  }

  function show(step) {
    model.set("step", Math.min(Math.max(step, 0), total));
    draw();
  }

  function stop(step) {
    pause();
    show(step);
    model.save_changes();
    status.textContent = told();
  }

  function start() {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      stop(total);
      return;
    }
    if (model.get("step") >= total) show(0);
    timer = setInterval(forward, Math.min(Math.max(12000 / Math.max(total, 1), 40), 600));
    turned(words.pause, SIGNS.pause);
  }

  function forward() {
    show(model.get("step") + 1);
    if (model.get("step") >= total) stop(total);
  }

  function pause() {
    if (!timer) return;
    clearInterval(timer);
    timer = null;
    turned(words.play, SIGNS.play);
    model.save_changes();
  }

  function turned(name, sign) {
    play.setAttribute("aria-label", name);
    play.setAttribute("title", name);
    play.querySelector("path").setAttribute("d", sign);
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
    if (step >= total) for (const [row, column, kind] of model.get("marks")) marks.set(key([row, column]), kind);
    const values = new Map(open.filter(([, , value]) => value !== null).map(([row, column, value]) => [key([row, column]), value]));
    board.draw({ walk: so_far, knight: so_far[step - 1] ?? null, marks, values });
    slider.value = String(step);
    slider.setAttribute("aria-valuetext", say(words.slider_value, { step, total }));
    asked.setAttribute("aria-pressed", String(model.get("candidates_shown")));
    line.textContent = told();
  }

  draw();
  const unfollow = follow(model, ["step", "candidates_shown"], draw);
  return () => {
    pause();
    unfollow();
  };
}

export default { render };
