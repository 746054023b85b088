"""The colours: far enough apart for eyes, evenly spaced, and one meaning each."""

import itertools
import math

import pytest

from knightstour.draw.palette import (
    DARK,
    DARK_ROLES,
    HEAT_DARK,
    HEAT_LIGHT,
    HEAT_STEPS,
    LIGHT,
    LIGHT_ROLES,
    contrast,
    stylesheet,
)

THEMES = {"light": LIGHT_ROLES, "dark": DARK_ROLES}


def oklch(colour: str) -> tuple[float, float, float]:
    """Lightness, chroma and hue (in degrees) of a colour, as eyes see them."""
    parts = (int(colour[index : index + 2], 16) / 255 for index in (1, 3, 5))
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    middle = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    a = 1.9779984951 * long - 2.4285922050 * middle + 0.4505937099 * short
    b = 0.0259040371 * long + 0.7827717662 * middle - 0.8086757660 * short
    lightness = 0.2104542553 * long + 0.7936177850 * middle - 0.0040720468 * short
    return lightness, math.hypot(a, b), math.degrees(math.atan2(b, a)) % 360


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("text", ["ink", "quiet", "wrong-ink", "right"])
@pytest.mark.parametrize("behind", ["paper", "square-a"])
def test_words_can_be_read(theme: str, text: str, behind: str) -> None:
    assert contrast(THEMES[theme][text], THEMES[theme][behind]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("behind", ["square-a", "square-b", "wrong-tint", "right-tint", "neutral-tint", "value-tint"])
def test_step_numbers_can_be_read_on_every_square(theme: str, behind: str) -> None:
    assert contrast(THEMES[theme]["ink"], THEMES[theme][behind]) >= 4.5


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("role", ["wrong", "right", "neutral", "value", "walk"])
@pytest.mark.parametrize("behind", ["square-a", "square-b"])
def test_marks_and_lines_stand_out_from_the_board(theme: str, role: str, behind: str) -> None:
    assert contrast(THEMES[theme][role], THEMES[theme][behind]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("role", ["wrong", "right", "neutral"])
def test_the_sign_in_a_badge_stands_out(theme: str, role: str) -> None:
    assert contrast(THEMES[theme]["on-mark"], THEMES[theme][role]) >= 3


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("step", range(HEAT_STEPS))
def test_values_can_be_read_on_every_step_of_heat(theme: str, step: int) -> None:
    assert contrast(THEMES[theme][f"heat-ink-{step}"], THEMES[theme][f"heat-{step}"]) >= 4.5


@pytest.mark.parametrize("ramp", [HEAT_LIGHT, HEAT_DARK], ids=["light", "dark"])
def test_heat_changes_by_equal_steps_of_lightness(ramp: tuple[str, ...]) -> None:
    steps = [abs(oklch(later)[0] - oklch(earlier)[0]) for earlier, later in itertools.pairwise(ramp)]
    assert max(steps) - min(steps) < 0.01


@pytest.mark.parametrize("ramp", [HEAT_LIGHT, HEAT_DARK], ids=["light", "dark"])
def test_heat_has_one_hue(ramp: tuple[str, ...]) -> None:
    hues = [hue for _lightness, chroma, hue in map(oklch, ramp) if chroma > 0.02]
    assert max(hues) - min(hues) < 6


def test_both_themes_have_the_same_roles() -> None:
    assert LIGHT.keys() == DARK.keys()
    assert LIGHT_ROLES.keys() == DARK_ROLES.keys()


def test_a_drawing_carries_only_the_colours_it_uses() -> None:
    sheet = stylesheet('<path class="kt-f-wrong"/>')
    assert "kt-f-wrong" in sheet
    assert "heat" not in sheet
    assert "kt-s-heat-8" in stylesheet()
