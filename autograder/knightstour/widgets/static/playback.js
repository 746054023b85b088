// The controls of something that can be played, stepped through and wound back: `step` of the model goes to `total`.

const SIGNS = {
  first: "M3 2v12h2V2zM14 2 6 8l8 6z",
  back: "M11 2 5 8l6 6 1.5-1.5L8 8l4.5-4.5z",
  play: "M4 1.5v13L14.5 8z",
  pause: "M3.5 2h3v12h-3zM9.5 2h3v12h-3z",
  next: "M5 2l6 6-6 6-1.5-1.5L8 8 3.5 3.5z",
  last: "M11 2v12h2V2zM2 2l8 6-8 6z",
};

function playback({ model, words, total, draw, told }) {
  let timer = null;
  const play = button(words.play, () => (timer ? pause() : start()), { sign: SIGNS.play });
  const slider = make("input", { type: "range", min: 0, max: total, step: 1, "data-lm-suppress-shortcuts": "true", "aria-label": words.slider });
  const line = make("p", { class: "ktw-status", "aria-hidden": "true" });
  const status = make("p", { class: "ktw-unseen", role: "status", "aria-live": "polite" });
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
  slider.addEventListener("input", () => stop(Number(slider.value)));

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

  // What the controls show of the step.
  function follow() {
    const step = model.get("step");
    slider.value = String(step);
    slider.setAttribute("aria-valuetext", say(words.slider_value, { step, total }));
    line.textContent = told();
  }

  return { controls, line, status, stop, pause, follow };
}
