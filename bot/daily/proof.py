"""A file by which anybody can check that deals were fixed beforehand, and that nothing of them was changed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import datetime

import msgspec

from bot.daily.model import DAY, Deal, DealTerms, begins, deadline
from bot.tables.time.clock import Outage

FILE_NAME = "cairn-daily.json"
VERSION = 1


class ShownDeal(DealTerms, frozen=True, kw_only=True, omit_defaults=True):
    """A deal as the file shows it: with its seed once nobody can be playing it any more."""

    fingerprint: str
    seed: str = ""


class Proof(msgspec.Struct, frozen=True, kw_only=True):
    """The file."""

    cairn_daily: int
    made_at: datetime
    deals: tuple[ShownDeal, ...]


decode = msgspec.json.Decoder(Proof).decode


class Doubt(Exception):  # noqa: N818 - what there is then
    """A deal is not the one that was fixed. The message says which, and why."""


def proof(deals: Sequence[Deal], outages: Sequence[Outage], now: datetime) -> bytes:
    """Return the file about ``deals`` as it may be given away ``now``, after these ``outages``."""
    shown = tuple(_shown(deal, told(deal, outages, now)) for deal in deals)
    made = Proof(cairn_daily=VERSION, made_at=now, deals=shown)
    return msgspec.json.format(msgspec.json.encode(made), indent=1)


def told(deal: Deal, outages: Sequence[Outage], now: datetime) -> bool:
    """Whether the seed of a deal may be told: the time of its last try is over, which ``outages`` have put off."""
    return deadline(begins(deal.day) + DAY, outages, now) <= now


def _shown(deal: Deal, over: bool) -> ShownDeal:
    parts = {name: getattr(deal, name) for name in DealTerms.__struct_fields__}
    return ShownDeal(**parts, fingerprint=deal.fingerprint, seed=deal.seed.hex() if over else "")


def checked(data: bytes, earlier: bytes | None = None) -> Iterator[str]:
    """Yield a line for each deal whose seed is told: it fits its fingerprint, which is that of an ``earlier`` file.

    Raises Doubt where it is not so, and MsgspecError for what is no such file.
    """
    made = decode(data)
    before = {} if earlier is None else {each.day: each for each in decode(earlier).deals}
    for each in made.deals:
        was = before.get(each.day)
        if was is not None and was.fingerprint != each.fingerprint:
            raise Doubt(f"the deal of {each.day} was fixed as {was.fingerprint}, and is {each.fingerprint} now.")
        if each.seed and _fingerprint(each) != each.fingerprint:
            raise Doubt(f"the seed of {each.day} does not fit: its fingerprint is not {each.fingerprint}.")
        if each.seed:
            yield f"{each.day}: {each.game}, {each.fingerprint}" + (" as fixed before" if was else "")
    kept = sum(each.day in before for each in made.deals)
    yield f"{kept} fingerprints are those of the earlier file" if earlier else f"{len(made.deals)} deals are fixed"


def _fingerprint(shown: ShownDeal) -> str:
    """The fingerprint by what is told of a deal; empty where its seed is none."""
    parts = {name: getattr(shown, name) for name in DealTerms.__struct_fields__}
    try:
        return Deal(**parts, seed=bytes.fromhex(shown.seed)).fingerprint
    except ValueError:
        return ""
