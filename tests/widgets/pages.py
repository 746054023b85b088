"""Widgets on a bare page: their programs run in a real browser, with a stand-in for the notebook's model."""

import json
from pathlib import Path
from typing import Any

# The model keeps what it is told, tells its listeners, and records what would go to the kernel.
_MODEL = """
function standIn(state) {
  const listeners = {};
  const model = {
    state, saved: 0, sent: [],
    get: (name) => model.state[name],
    set: (name, value) => {
      const before = JSON.stringify(model.state[name]);
      model.state[name] = value;
      if (JSON.stringify(value) !== before) (listeners[`change:${name}`] ?? []).forEach((listen) => listen());
    },
    save_changes: () => { model.saved += 1; },
    send: (content) => model.sent.push(content),
    on: (event, listen) => (listeners[event] ??= []).push(listen),
    off: (event, listen) => { listeners[event] = (listeners[event] ?? []).filter((other) => other !== listen); },
  };
  return model;
}
"""


def page_of(widget: Any, folder: Path, theme: str = "light") -> Path:
    """A page that shows one widget; ``window.model`` is its model, ``window.ready`` is set when it is drawn."""
    state = {name: value for name, value in widget.get_state().items() if not name.startswith("_")}
    page = folder / "page.html"
    page.write_text(
        f"""<!doctype html><html lang="en" data-theme="{theme}"><head><meta charset="utf-8"><title>A widget</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>body{{margin:8px;font:16px/1.5 system-ui,sans-serif;background:{"#111" if theme == "dark" else "#fff"}}}</style>
<style>{widget._css}</style></head><body><main><div id="root"></div></main>
<script type="module">
{_MODEL}
const source = {_in_script(widget._esm)};
const program = await import(URL.createObjectURL(new Blob([source], {{ type: "text/javascript" }})));
window.model = standIn({_in_script(state)});
window.leave = program.default.render({{ model: window.model, el: document.getElementById("root") }});
window.ready = true;
</script></body></html>""",
        encoding="utf-8",
    )
    return page


def _in_script(value: object) -> str:
    return json.dumps(value).replace("</", "<\\/")
