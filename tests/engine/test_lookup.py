"""What is worked out once."""

from games.engine import Lookup


def test_what_is_asked_for_often_is_made_once_though_much_else_comes_between() -> None:
    made: list[int] = []

    def make(key: int) -> int:
        made.append(key)
        return key * key

    lookup = Lookup(make, 3)
    for key in range(1, 30):
        assert lookup[0] == 0
        assert lookup[key] == key * key
    assert made.count(0) == 1
    assert len(lookup) <= 3
    assert lookup[1] == 1
    assert made.count(1) == 2, "what nobody has asked for in a while is forgotten"
