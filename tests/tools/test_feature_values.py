"""What a card is worth to those who take it."""

import pytest

from tools import feature_values


def test_worth_compares_those_who_take_a_card_with_those_who_never_do() -> None:
    """One side takes it whenever it can, the other does not; then the sides are exchanged."""
    found = [feature_values.deal("moon", 2, "standard", "waste-sorter", number) for number in range(6)]
    assert 0 < sum(each.taken for each in found) / len(found) <= 1, "one player at most builds it in a game"
    assert any(each.lead for each in found if each.taken)
    never = [feature_values.deal("moon", 2, "standard", "no-such-card", number) for number in range(2)]
    assert [each.taken for each in never] == [0, 0]


def test_worth_tells_how_a_card_does_for_those_who_take_it_when_they_want_it() -> None:
    always = [feature_values.deal("famous_explorers", 2, "advanced", "zheng-he", number) for number in range(6)]
    wanted = [
        feature_values.deal("famous_explorers", 2, "advanced", "zheng-he", number, wanted=True) for number in range(6)
    ]
    assert 0 < sum(each.taken for each in wanted) < sum(each.taken for each in always)


def test_worth_tells_what_every_card_brings(capsys: pytest.CaptureFixture[str]) -> None:
    feature_values.main(["--game", "famous_explorers", "--deals", "4", "--card", "jeanne-baret", "--jobs", "1"])
    *_, row = capsys.readouterr().out.splitlines()
    card, taken, points = (cell.strip() for cell in row.strip("|").split("|"))
    assert card == "jeanne-baret"
    assert 0 < float(taken) <= 1
    assert " ± " in points
    assert "zheng-he" in feature_values.cards("famous_explorers", 2, "advanced")
