"""Whatever people call themselves can be drawn: no crash, no box, never nothing."""

import random

import pytest
from PIL import Image, ImageFont

from render import fonts, typesetting
from tests.render.lost_cities.positions import STRANGE

NAMES = {
    "umlauts": ("Jürgen Weiß", "Jürgen Weiß"),
    "control characters": ("a\x00b\n\tc\x7f", "ab c"),
    "lone surrogates": ("x\ud83d y \udc00z", "x y z"),
    "a joined emoji": ("👩\u200d🚀 Ada", "👩🚀 Ada"),
    "skin tone and presentation": ("👍🏽 ❤\ufe0f", "👍 ❤"),
    "a flag": ("🇩🇪 Ida", "DE Ida"),
    "fancy letters": ("𝓐𝓵𝓲𝓬𝓮 ﬁ", "Alice fi"),
    "stacked marks": ("Z" + "\u0301\u0302\u0303\u0304\u0305" * 9, "Ź\u0302\u0303"),
    "directions": ("\u202eevil\u202c", "evil"),
    "nothing that shows": ("\u200b\u200d\ufe0f", "?"),
    "letters no font has": ("𒀀𒁀", "?"),
    "nothing at all": ("", "?"),
    "marks without a letter": ("\u0301\u0302", "?"),
    "a space that no line breaks at": ("Reste\u00a0: 3", "Reste\u00a0: 3"),
    "several spaces of any kind": ("\u00a0 a \u00a0 b\u00a0\u00a0c\u202fd\u00a0", "a b\u00a0c d"),
}


@pytest.mark.parametrize("name", NAMES)
def test_clean(name: str) -> None:
    raw, expected = NAMES[name]
    assert fonts.clean(raw) == expected


@pytest.mark.parametrize(
    "name", ["Привет", "Ελλάδα", "한국어", "漢字カナ", "สวัสดี", "हिन्दी", "שלום", "السلام", "Հայ", "ქარ", "★♠☯"]
)
def test_scripts_keep_every_letter(name: str) -> None:
    assert fonts.clean(name) == name
    assert typesetting.measure(name, 40) > 40


def test_a_line_is_not_broken_before_a_colon_in_french() -> None:
    words, width = "Cartes restantes\u00a0: 12", typesetting.measure("Cartes restantes", 40)
    assert typesetting.wrap(words, width + 1, 40, 2) == ("Cartes", "restantes\u00a0: 12")


def test_right_to_left_is_shaped_and_turned_around() -> None:
    ((file, shown),) = fonts.runs("سلام", False)
    assert file == "arabic.ttf"
    assert shown != "سلام"
    assert all(0xFB50 <= ord(char) <= 0xFEFC for char in shown)
    assert fonts.runs("שלום", False) == (("hebrew.ttf", "םולש"),)


def test_a_devanagari_vowel_written_before_its_letter_is_drawn_before_it() -> None:
    assert fonts.runs("हि", False) == (("devanagari.ttf", "िह"),)


@pytest.mark.parametrize("bold", [False, True])
def test_any_characters_become_pieces_their_fonts_can_draw(bold: bool) -> None:
    chance = random.Random(7)
    for _ in range(150):
        name = "".join(chr(chance.choice((chance.randrange(0x3000), chance.randrange(0x110000)))) for _ in range(12))
        clean = fonts.clean(name)
        assert clean.strip() == clean != ""
        for file, shown in fonts.runs(clean, bold):
            assert shown
            assert all(_has(fonts.TEXT if file == fonts.BOLD else file, char) for char in shown)
        assert typesetting.mask(name, 20, bold).image.width > 0


def _has(file: str, char: str) -> bool:
    return any(low <= ord(char) <= high for low, high in zip(*fonts.coverage()[file], strict=True))


@pytest.mark.parametrize("file", [*fonts.coverage()])
def test_no_letter_a_font_claims_is_a_box(file: str) -> None:
    face = fonts.font(file, 24)
    box = bytes(face.getmask("\U0010fffd"))
    assert box
    codes = [code for low, high in zip(*fonts.coverage()[file], strict=True) for code in range(low, high + 1)]
    for code in random.Random(1).sample(codes, min(400, len(codes))):
        assert bytes(face.getmask(chr(code))) != box, hex(code)


def test_both_weights_have_the_same_letters() -> None:
    assert fonts.coverage()[fonts.TEXT] == fonts.coverage()[fonts.BOLD]


def test_the_fonts_are_small_and_come_with_their_licences() -> None:
    files = {file.name: len(file.read_bytes()) for file in fonts.FOLDER.iterdir()}
    assert sum(files.values()) < 8_000_000
    assert {"LICENSE-OFL.txt", "LICENSE-Apache-2.0.txt", "SOURCES.txt"} <= set(files)
    sources = (fonts.FOLDER / "SOURCES.txt").read_text("utf-8")
    assert all(file.partition(".")[0] in sources for file in fonts.coverage())


def test_no_shaping_library_is_used() -> None:
    assert fonts.font(fonts.BOLD, 100).layout_engine == ImageFont.Layout.BASIC


@pytest.mark.parametrize("name", ["Ida", "Alexander von Humboldt", *STRANGE, "Donaudampfschifffahrtsgesellschaft"])
@pytest.mark.parametrize("width", [60, 200, 900])
def test_text_never_runs_further_than_its_room(name: str, width: float) -> None:
    shown, size = typesetting.fit_line(name, width, 60, 30, True)
    assert 30 <= size <= 60
    assert typesetting.measure(shown, size, True) <= width
    lines, size = typesetting.wrap_to_fit(name, width, 60, 30, 2, True)
    assert 1 <= len(lines) <= 2
    assert all(typesetting.measure(line, size, True) <= width for line in lines)


def test_text_is_cut_only_where_it_must_be() -> None:
    assert typesetting.shorten("Alexander", 1000, 40) == "Alexander"
    assert typesetting.shorten("Alexander", 120, 40).endswith("…")
    assert typesetting.wrap("one two three", 1000, 40, 2) == ("one two three",)
    assert typesetting.wrap("one two three", typesetting.measure("one two", 40), 40, 2) == ("one two", "three")
    name = "Alexander von Humboldt"
    assert len(typesetting.wrap(name, 150, 34, 2)[1].split()) == 2
    lines, size = typesetting.wrap_to_fit(name, 150, 34, 10, 2)
    assert (" ".join(lines), len(lines)) == (name, 2)
    assert 10 < size < 34


def test_a_mask_holds_all_of_the_text() -> None:
    shape = typesetting.mask("Ägypten 🧭", 50, True)
    padded = Image.new("L", (shape.image.width + 2, shape.image.height + 2))
    padded.paste(shape.image, (1, 1))
    assert padded.getbbox() is not None
    assert shape.top < -40  # dots above the capital, above the base line
    half = typesetting.mask("Ägypten 🧭", 50, True, 2)
    assert abs(half.image.width - shape.image.width / 2) <= 2
