"""The colours of the course, by what they mean, in a light and a dark theme.

Right and wrong are Okabe and Ito's blue and vermilion, which colour-blind people can tell apart (lighter in the dark
theme).  Heat is nine steps of one hue, evenly spaced in OKLCH lightness.  A page that embeds a drawing may set
any colour by the custom property ``--kt-<role>``.
"""

from collections.abc import Iterable, Mapping

LIGHT: Mapping[str, str] = {
    "paper": "#FFFFFF",
    "ink": "#1F2328",
    "quiet": "#57606A",
    "square-a": "#F5F5F3",
    "square-b": "#E6E6E2",
    "walk": "#7A838D",
    "wrong": "#D55E00",
    "wrong-ink": "#B34700",
    "right": "#0072B2",
    "neutral": "#57606A",
    "value": "#753E94",
    "on-mark": "#FFFFFF",
    "dark-ink": "#0B0B0B",
    "light-ink": "#FFFFFF",
}
DARK: Mapping[str, str] = {
    "paper": "#16181C",
    "ink": "#E8E8E6",
    "quiet": "#A9B1BA",
    "square-a": "#30343A",
    "square-b": "#24272C",
    "walk": "#8B949E",
    "wrong": "#FF8B3D",
    "wrong-ink": "#FF8B3D",
    "right": "#56B4E9",
    "neutral": "#A9B1BA",
    "value": "#C897E6",
    "on-mark": "#0B0B0B",
    "dark-ink": "#0B0B0B",
    "light-ink": "#FFFFFF",
}

HEAT_LIGHT = ("#F6F1F9", "#E3D7EB", "#D0BDDD", "#BEA3CF", "#AB8AC0", "#9970B2", "#8757A3", "#753E94", "#642185")
HEAT_DARK = ("#392247", "#532E68", "#6D3C88", "#864DA6", "#9E62C0", "#B47BD6", "#C897E6", "#DBB4F3", "#ECD3FC")
HEAT_STEPS = len(HEAT_LIGHT)
_TINT = 0.22  # how much of its colour a marked square takes on


def heat_inks(ramp: tuple[str, ...]) -> tuple[str, ...]:
    """The ink, dark or light, that can be read best on each step of a ramp."""
    return tuple("dark-ink" if contrast(step, LIGHT["dark-ink"]) >= 4.5 else "light-ink" for step in ramp)


def contrast(one: str, other: str) -> float:
    """The contrast of two colours by the rules of the web (WCAG 2), 1 to 21."""
    darker, lighter = sorted((_luminance(one), _luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def _luminance(colour: str) -> float:
    parts = (int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _mixed(colour: str, ground: str, share: float) -> str:
    parts = ((int(colour[index : index + 2], 16), int(ground[index : index + 2], 16)) for index in (1, 3, 5))
    return "#" + "".join(f"{round(share * one + (1 - share) * other):02X}" for one, other in parts)


def _roles(theme: Mapping[str, str], heat: tuple[str, ...]) -> dict[str, str]:
    roles = dict(theme)
    for role in ("wrong", "right", "neutral", "value"):
        roles[f"{role}-tint"] = _mixed(theme[role], theme["square-a"], _TINT)
    for step, (colour, ink) in enumerate(zip(heat, heat_inks(heat), strict=True)):
        roles[f"heat-{step}"] = colour
        roles[f"heat-ink-{step}"] = theme[ink]
    return roles


LIGHT_ROLES = _roles(LIGHT, HEAT_LIGHT)
DARK_ROLES = _roles(DARK, HEAT_DARK)


def stylesheet(drawing: str | None = None) -> str:
    """The style sheet of all drawings, or only of the colours that ``drawing`` uses.

    The system's theme counts unless JupyterLab or the page says otherwise; paper is always light.
    """
    roles = [role for role in LIGHT_ROLES if drawing is None or f"-{role}" in drawing]
    light, dark = _properties(LIGHT_ROLES, roles), _properties(DARK_ROLES, roles)
    classes = "".join(f".kt-f-{role}{{fill:var(--k-{role})}}.kt-s-{role}{{stroke:var(--k-{role})}}" for role in roles)
    return (
        f".kt{{{light}font-family:system-ui,sans-serif;font-variant-numeric:tabular-nums;"
        "print-color-adjust:exact;-webkit-print-color-adjust:exact}"
        "@media screen and (prefers-color-scheme:dark)"
        f"{{.kt:not([data-jp-theme-light=true] *,[data-theme=light] *){{{dark}}}}}"
        f"@media screen{{[data-jp-theme-light=false] .kt,[data-theme=dark] .kt{{{dark}}}}}{classes}"
    )


def _properties(colours: Mapping[str, str], roles: Iterable[str]) -> str:
    return "".join(f"--k-{role}:var(--kt-{role},{colours[role]});" for role in roles)
