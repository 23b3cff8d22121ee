"""Time zones as people look for them: by city, by country, or by how far ahead of UTC their clock is."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from importlib import resources
from typing import NamedTuple
from zoneinfo import ZoneInfo, available_timezones

from bot.core.localizer import Localizer
from bot.core.refusal import Refusal
from games.engine import labelled
from games.engine.text import LANGUAGES

SEASONS = (datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 7, 1, tzinfo=UTC))
"""A day in winter and one in summer, whose clocks tell zones apart."""

OFFSET = re.compile(r"(?:utc|gmt)?\s*([+\-−–]?)\s*(\d{1,2})(?:[:.]?([0-5]\d))?(?:\s*(?:h|std|uhr))?", re.IGNORECASE)
"""``+2``, ``UTC+5:30``, ``-0330``."""

WELL_KNOWN = (
    "Europe/Berlin", "Europe/Vienna", "Europe/Zurich", "Europe/London", "America/New_York", "America/Chicago",
    "America/Denver", "America/Los_Angeles", "Europe/Paris", "Europe/Amsterdam", "Europe/Madrid", "Europe/Rome",
    "Europe/Warsaw", "Europe/Stockholm", "Europe/Athens", "Europe/Istanbul", "Asia/Kolkata", "Asia/Shanghai",
    "Asia/Tokyo", "Australia/Sydney", "America/Sao_Paulo", "America/Toronto", "Asia/Dubai", "Asia/Singapore",
    "Africa/Johannesburg", "Pacific/Auckland", "UTC",
)  # fmt: skip
"""Those that come first where several fit."""

CITIES = {
    "Europe/Berlin": "München Munich Hamburg Köln Cologne Frankfurt Stuttgart Düsseldorf Leipzig Dresden Hannover "
    "Nürnberg Nuremberg Bremen Essen Dortmund Bonn Hambourg Hamburgo Fráncfort Colonia",
    "Europe/Vienna": "Graz Linz Salzburg Innsbruck",
    "Europe/Zurich": "Genf Geneva Genève Ginebra Basel Bâle Basilea Bern Berne Lausanne Luzern Lucerne",
    "Europe/London": "Manchester Birmingham Liverpool Edinburgh Glasgow Cardiff Bristol Leeds",
    "Europe/Paris": "Lyon Marseille Marsella Toulouse Lille Nantes Rennes Strasbourg Straßburg Estrasburgo "
    "Nice Niza Bordeaux Burdeos",
    "Europe/Madrid": "Barcelona Barcelone Valencia Sevilla Seville Séville Bilbao Zaragoza Málaga",
    "Europe/Rome": "Milano Milan Milán Mailand Napoli Naples Nápoles Neapel Torino Turin Turín "
    "Firenze Florence Florencia Florenz",
    "Europe/Amsterdam": "Rotterdam Utrecht Eindhoven",
    "Europe/Warsaw": "Kraków Krakau Gdańsk Danzig Wrocław Breslau",
    "Europe/Stockholm": "Göteborg Gothenburg Malmö",
    "Europe/Istanbul": "Ankara Izmir",
    "Europe/Moscow": "Sankt_Petersburg Saint_Petersburg",
    "America/New_York": "Boston Washington Philadelphia Miami Atlanta Pittsburgh Baltimore Charlotte Cleveland Orlando",
    "America/Chicago": "Houston Dallas Austin Minneapolis New_Orleans Milwaukee Nashville Kansas_City Saint_Louis",
    "America/Denver": "Salt_Lake_City Albuquerque Colorado_Springs",
    "America/Los_Angeles": "San_Francisco Seattle Portland San_Diego Las_Vegas Sacramento San_Jose",
    "America/Mexico_City": "Guadalajara Puebla",
    "America/Bogota": "Medellín Cali",
    "America/Argentina/Buenos_Aires": "Rosario",
    "America/Toronto": "Montreal Ottawa Quebec",
    "America/Edmonton": "Calgary",
    "America/Sao_Paulo": "Rio_de_Janeiro Brasilia",
    "Asia/Kolkata": "Delhi Mumbai Bangalore Bengaluru Chennai Hyderabad",
    "Asia/Shanghai": "Beijing Peking Shenzhen Guangzhou Chengdu",
    "Asia/Tokyo": "Osaka Kyoto Nagoya Yokohama Sapporo",
    "Asia/Dubai": "Abu_Dhabi",
    "Australia/Sydney": "Canberra",
    "Africa/Johannesburg": "Kapstadt Cape_Town Pretoria Durban",
    "Pacific/Auckland": "Wellington Christchurch",
}
"""Large cities that no zone is named after."""


class Found(NamedTuple):
    """A zone that fits what was typed, by the place that was meant."""

    zone: str
    place: str


def known_zone(typed: str) -> str:
    """The IANA name of the zone that was typed or chosen, or named by its city. Raises Refusal."""
    wanted = typed.strip().casefold()
    for name in (*_zones(), "UTC"):
        if name.casefold() == wanted:
            return name
    older = {name.casefold(): zone for name, zone in _older_names().items()}
    places = {found.zone for found in _places("") if _folded(found.place) == _folded(wanted)}
    if wanted in older or len(places) == 1:
        return older.get(wanted) or places.pop()
    clocks = [zone for zone in _by_abbreviation().get(wanted, ()) if zone in WELL_KNOWN]
    if clocks and len({_year(zone) for zone in clocks}) == 1:
        return clocks[0]
    raise Refusal("refusal-zone", zone=re.sub(r"[^\w /+:-]|_", "", typed).strip()[:40])


def zones_like(typed: str, language: str, now: datetime, limit: int = 25) -> list[Found]:
    """The zones that fit ``typed``, the likeliest first.

    It is a city, a country, an IANA name, an offset from UTC, or the abbreviation of a zone's time.
    """
    wanted = _folded(typed)
    fitting: Iterable[Found]
    if (offset := _offset(typed)) is not None:
        fitting = (Found(zone, _city(zone, language)) for zone in _by_fame() if offset_of(zone, now) == offset)
    elif not wanted:
        fitting = (Found(zone, _city(zone, language)) for zone in WELL_KNOWN)
    else:
        places = [found for found in _places(language) if wanted in _folded(found.place)]
        named = (*_countries(language), *_countries("en"))
        countries = [found for found in named if _folded(found.place).startswith(wanted)]
        clocks = [Found(zone, _city(zone, language)) for zone in _by_abbreviation().get(wanted, ())]
        names = [Found(zone, _city(zone, language)) for zone in _by_fame() if wanted in _folded(zone)]
        begins = [found for found in places if _folded(found.place).startswith(wanted)]
        fitting = (*clocks, *begins, *countries, *places, *names)
    seen: dict[str, Found] = {}
    for found in fitting:
        seen.setdefault(found.zone, found)
        if len(seen) == limit:
            break
    return list(seen.values())


def offset_of(zone: str, now: datetime) -> timedelta:
    """How far ahead of UTC the clocks of a zone are."""
    return now.astimezone(ZoneInfo(zone)).utcoffset() or timedelta()


def offset_text(offset: timedelta) -> str:
    """``UTC+05:30``."""
    minutes = int(offset.total_seconds()) // 60
    return f"UTC{'-' if minutes < 0 else '+'}{abs(minutes) // 60:02}:{abs(minutes) % 60:02}"


def _offset(typed: str) -> timedelta | None:
    found = OFFSET.fullmatch(typed.strip())
    if found is None:
        return None
    span = timedelta(hours=int(found[2]), minutes=int(found[3] or 0))
    return -span if found[1] and found[1] != "+" else span


@lru_cache
def _zones() -> tuple[str, ...]:
    """Every zone that is named after a place, once: by its present name."""
    lines = resources.files("tzdata").joinpath("zoneinfo/zone.tab").read_text("utf-8").splitlines()
    present = {line.split("\t")[2] for line in lines if line and not line.startswith("#")}
    return tuple(sorted(present & available_timezones()))


@lru_cache
def _older_names() -> dict[str, str]:
    """The present names of zones by their older ones: ``Asia/Kolkata`` was ``Asia/Calcutta``."""
    lines = resources.files("tzdata").joinpath("zoneinfo/tzdata.zi").read_text("utf-8").splitlines()
    links = [line.split()[1:3] for line in lines if line.startswith("L ")]
    return {old: new for new, old in links if new in _zones() and old not in _zones() and "/" in old}


@lru_cache
def _by_abbreviation() -> dict[str, tuple[str, ...]]:
    """The zones by what their winter or summer time is called for short, in any language: ``cet``, ``mez``, ``bst``."""
    from babel.dates import get_timezone_name

    found: dict[str, dict[str, None]] = {}
    for zone in _by_fame():
        called = {moment.astimezone(ZoneInfo(zone)).tzname() or "" for moment in SEASONS}
        if zone in WELL_KNOWN:
            called |= {
                get_timezone_name(zone, "short", zone_variant=variant, locale=language)
                for language in LANGUAGES
                for variant in ("standard", "daylight")
            }
        for name in called:
            if name.isalpha() and name.isupper():
                found.setdefault(name.casefold(), {})[zone] = None
    return {name: tuple(zones) for name, zones in found.items()}


def _year(zone: str) -> tuple[timedelta, ...]:
    """How far ahead of UTC the clocks of a zone are in winter and in summer."""
    return tuple(offset_of(zone, moment) for moment in SEASONS)


@lru_cache
def _by_fame() -> tuple[str, ...]:
    return (*WELL_KNOWN, *(zone for zone in _zones() if zone not in WELL_KNOWN))


@lru_cache
def _places(language: str) -> tuple[Found, ...]:
    """Every zone by its city, in English and in ``language``, and by other large cities; the well-known first."""
    found: list[Found] = []
    older: dict[str, list[str]] = {}
    for name, zone in _older_names().items():
        older.setdefault(zone, []).append(_english(name))
    for zone in _by_fame():
        own = [_city(zone, language), _english(zone)]
        cities = dict.fromkeys([*own, *CITIES.get(zone, "").split(), *older.get(zone, ())])
        found += [Found(zone, city.replace("_", " ")) for city in cities]
    return tuple(found)


@lru_cache
def _countries(language: str) -> tuple[Found, ...]:
    """Zones by the names of countries."""
    fame = {zone: place for place, zone in enumerate(_by_fame())}
    return tuple(sorted(_named(language), key=lambda found: fame[found.zone]))


def _named(language: str) -> Iterator[Found]:
    from babel.core import Locale, get_global

    names, words = Locale.parse(language).territories, Localizer(language)
    for country, zones in get_global("territory_zones").items():
        for zone in zones:
            if country in names and zone in _zones():
                city = labelled(names[country], _city(zone, language))
                yield Found(zone, words(city) if len(zones) > 1 else names[country])


def _city(zone: str, language: str) -> str:
    """The city after which a zone is named, as ``language`` calls it."""
    if not language:
        return _english(zone)
    from babel.core import Locale

    known = Locale.parse(language).time_zones.get(zone)
    return (known.get("city") if known is not None else None) or _english(zone)


def _english(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")


def _folded(words: str) -> str:
    """Words as they are compared: without case, accents and what stands between."""
    plain = unicodedata.normalize("NFKD", words.casefold())
    return "".join(char for char in plain if char.isalnum())
