"""One word for one thing, in each language: what is not said, what is said in its place, and where."""

import re

import pytest

from bot.core.localizer import LANGUAGES
from contract.words.catalogues import PACKAGES, messages
from contract.words.test_written import OPTION, longest, without_functions

FLAVOUR = re.compile(r"(card|place)-.*-(about|flavour|where)")
"""Stories on cards and places: they need not keep to the game's words."""

ANYWHERE = {
    "en": {
        r"(some|every|any)body\b": "someone, everyone, anyone",
        "just now": "right now",
        r"level (with|for)|(if|still|that is) level|are level": "tied",
        r"waited for|\basked \{": "the game is waiting for you; turn began",
        "for good": "permanently",
        r"\bmend": "fix",
        "people who run me": "the people who run Cairn",
        "affordable": "possible (flags are not paid)",
    },
    "de": {
        r"Spielplan|\bPlan\b": "Spielbrett",
        "verwalter": "Serverleitung",
        r"zur Seite gestellt|beiseitegelegt|\bruht\b": "beiseitegestellt",
        r"Spiel ist aus|Partie ist vorbei": "Die Partie ist zu Ende",
        "Startspieler": "wer beginnt, das Startrecht",
        r", oder (beende|nutze|tu|lass)\b": "no comma before oder in a short request",
        r"\b([Bb]au|[Dd]reh|[Ww]ähl|[Nn]utz|[Zz]ahl|[Tt]ausch) (ein|noch|dein)": "baue, drehe: the request with -e",
        "bezahlbar": "möglich (Flaggen werden nicht bezahlt)",
        "kein Zurück": "endgültig",
        r"\b[Ss]anft": "nachsichtig (wie eine Person spielt)",
        "Computerspieler": "Computer",
        r"\bauf Ort [{0-9]": "zu einem Ort, an einem Ort",
        r"jede von euch|können jedes": "je einen; jedes kann",
        r"\bgelost\b": "ausgelost; in den nächsten Runden dabei",
        r"\b(ließest|täte|bekämest|zögest)\b": "würdest … lassen, tun, bekommen, ziehen",
    },
    "fr": {
        r"\w·\w": "inclusive by wording",
        r"(?i)\b(joueu(r|se)s?|gagnante?s?)\b": "personne, qui joue, qui gagne",
        r"(?i)(?<!\$)\bdeck\b": "pioche",
        r"(?i)\bcanal|\bcanaux": "salon",
        r"(?i)(?<!\$)\bthreads?\b": "fil",
        r"(?i)\bremplaçant": "relève",
        r"(?i)\badministrateur": "l’équipe du serveur",
        r"(?i)\bpropri[ée]taire": "qui a ouvert la table",
        r"(?i)\b(d|l|s|n|qu)’\{ \$": "names are never elided",
        r"(?i)\bau lieu (\{|\d)": "sur le lieu (au lieu would read instead)",
        r"(?i)message direct": "message privé",
    },
    "es": {
        r"\b(vosotr[oa]s|ustedes|vuestr[oa]s?|os)\b|\w(áis|éis|steis)\b": "impersonal, infinitive",
        r"(?i)\bcog(e|er|es|ido|iste)\b": "tomar",
        r"(?i)\b(ordenador|computador\w*)": "autómata",
        r"(?i)\bjugador(es|as?)?\b": "participante, persona, quien juega",
        r"(?i)\b(coste|costo)s?\b": "precio, pago",
        r"(?i)(?<![$\[])\b(billete|boleto|ticket)s?\b": "pasaje",
        r"(?i)\baparca\w*": "estacionar",
        r"(?i)\bv[ií]deos?\b": "película",
        r"(?i)\bficheros?\b": "archivo",
        r"(?i)\bpreestablecid\w*|predefinid\w*": "preajuste",
    },
}
IN_GAMES = {
    "en": {
        "bot": {
            r"\bsits?\b": "be at a table, join it, leave it",
            r"\b(is|are|do|does|did|can|could|have|has) ?not\b": "contractions: the bot talks like a person",
            r"\b(it is|there is|you are) (your|no|now|not|already|nothing)\b": "contractions",
            r"\bis on\b(?! offer| its way)|goes? on\b": "is running, continues",
        },
        "lost_cities": {
            r"\bdeck\b": "draw pile",
            r"discard\w* (a card )?on\b": "discard to a pile",
            "wager": "investment",
            "take off": "subtract",
            "Rain forest": "Rainforest",
        },
        "famous_explorers": {
            r"turn(s|ed)? up": "reveal",
            "on your hand": "card in your hand",
            r"leads? \{": "extend an expedition",
            "draw pile": "deck",
            "by themselves": "automatically",
            r"tickets? more\b": "1 more ticket",
        },
        "expeditions": {
            r"open cards|lie open between": "face-up cards",
            "signs mean": "icons",
            r"the supply has|no more\b(?! than)": "is left",
            "to the hand": "to their hand",
        },
        "moon": {
            r"in the supply\b": "in your supply",
            r"\b[Mm]akes? \{|makes (one|its)": "produce",
            r"[Tt]urns? back|[Gg]ive up": "unflip; spend",
            r"\bguest|of others\b": "visiting rover",
            r"[Aa]t the end:": "End of game: (each era has an end, too)",
            r"claim(ed|ing)? (a reputation|reputations)\b(?! card)": "reputation card",
            r"Worth .* points?": "hearts",
        },
    },
    "de": {
        "bot": {
            "Wertung": "Rangliste",
            r"\bhände\b|meine-hand\b": "handkarten",
            "ihr werdet erwartet": "auf euch wird gewartet",
        },
        "lost_cities": {"Partnerschaft": "Team", r"\bStapel\b.*verschlossen": "davon darfst du nicht ziehen"},
        "famous_explorers": {
            r"\bFeld(er)?\b": "Schritt",
            r"\b[öÖ]ffentlich": "offenes Ziel",
            "passiert": "besucht (it reads like geschehen)",
            r"\b(aufheben|hebst)\b": "für später, behalten (it also means to cancel)",
            "elbsttätig|werten sich selbst": "automatisch, von selbst",
            r"bezahlte? Ticket|= bezahlt": "ausgeben",
            r"(Ort oder|dem|beliebig viele) Punkte?\b|Punkte? (zwischen|hinter)": "Wegpunkt",
        },
        "expeditions": {
            r"\bRaste\b": "Rasten, as the action is called",
            r"(?i)\b(abw[ei]rf|abgeworfen|wirf)\w*": "ablegen",
            r"(?i)\bersetz\w*": "abräumen",
            r"(?i)\bbefrei\w*": "säubern",
            r"(?i)\brette\w*": "zurückholen",
            r"\b[Ff]igur\w*": "Charakter",
            r"\bbekomms?t\b": "erhalten",
            r"\bzieht nach\b": "bewegt sich zu",
            r"\bMitte\b": "Zentrum",
            r"(dein|\} )Marker liegt": "Aktionsmarker",
        },
        "moon": {
            r"[Mm]acht (eine|seine) Ressource": "produzieren",
            r"Erste Expedition (nicht )?hält|hält die Erste": "die Erste Expedition haben",
            "inmalig": "einzigartig",
            "Ablagestapel": "Ablage",
            r"[Hh]ände wandern|Händen, die": "Kartenhände, weitergeben",
            r"freien Platz|keine Plätze": "Stellplatz",
            r"Ansehen erw|erwirbst? ein Ansehen": "Ansehenskarte",
            r"\berh[aä]lts?t?\w*": "sich nehmen, bekommen",
        },
    },
    "fr": {
        "bot": {r"(?i)\bbann(i|e)": "mise à l’écart, écarter (Discord has its own bannir)"},
        "lost_cities": {
            r"(?i)\binvestissement|\bmises?\b": "pari",
            r"(?i)\bpaquet\b|\btalon\b": "pioche",
            r"(?i)\bco[ée]quipi": "partenaire",
        },
        "famous_explorers": {
            r"(?i)\bmarqu(e|er|ée?s?)\b": "repère (a mark), valider (to score)",
            r"(?i)\bpoint (rouge|vert)": "pastille",
            r"(?i)\bcases?\b": "pas",
        },
        "expeditions": {
            r"(?i)\bpuissance\b|\bpouvoir\b": "force",
            r"(?i)\bréso(udre|l[us])": "accomplir",
            r"(?i)(?<!\$)\bmech\b": "mécha",
            r"(?i)\btravailleur": "ouvrier",
            r"(?i)\bnettoy": "purifier",
            r"(?i)\bemplacement": "lieu",
        },
        "moon": {
            r"(?i)\bassimil": "recycler",
            r"(?i)\bstructures?\b": "bâtiment",
            r"(?i)\bvéhicule": "rover",
        },
    },
    "es": {
        "bot": {
            r"(?i)\bel administrador|los administradores": "la administración",
            r"(?i)\bsustitut[oa]s?\b": "suplente",
            r"(?i)\bdueñ\w+": "quien abrió la mesa",
            r"(?i)(?<!en )\blos demás\b": "el resto",
        },
        "lost_cities": {r"(?i)\bapuesta\b(?! merece)": "inversión", r"(?i)\bcompañer\w+": "pareja"},
        "famous_explorers": {r"(?i)\bpilas?\b": "mazo", r"(?i)\bpasad[oa]s? por\b": "visitado"},
        "expeditions": {
            r"(?i)\bmisi[oó]n(es)? resuelt\w+": "cumplir",
            r"(?i)\bmejora\w*": "equipar",
            r"(?i)\bpoder\b(?! )": "fuerza",
        },
        "moon": {r"(?i)\bvoltea\w*|desgira\w*": "girar, enderezar"},
    },
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_one_thing_has_one_word(package: str, language: str) -> None:
    never = ANYWHERE[language] | IN_GAMES[language].get(package.removeprefix("games."), {})
    found = []
    for key, said in messages(package, language).items():
        if not key.startswith("typed-") and not FLAVOUR.fullmatch(key):  # no sentences, and stories
            plain = without_functions(said)
            found += [f"{key}: {word} → {right}" for word, right in never.items() if re.search(word, plain)]
    assert found == []


COMMAND = re.compile(r"`/([^`]+)`")
LABEL = re.compile(r"(?<!\*)\*([^*{}(][^*{}]*)\*(?!\*)")
"""What is marked as a label; what stands in brackets is an aside."""


DISCORD = {
    "en": {"Edit Channel → Permissions", "Read Message History", "Manage Channels", "Report Message"},
    "de": {"Kanal bearbeiten → Berechtigungen", "Nachrichtenverlauf anzeigen", "Kanäle verwalten", "Nachricht melden"},
    "fr": {"Modifier le salon → Permissions", "Voir les anciens messages", "Gérer les salons", "Signaler le message"},
    "es": {"Editar canal → Permisos", "Leer el historial de mensajes", "Gestionar canales", "Denunciar mensaje"},
}
"""Labels of Discord itself."""


def written_out(text: str) -> list[str]:
    """The labels in a message that do not refer to another one."""
    return LABEL.findall(re.sub(r"\*\{[^}]*\}\*", "", text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_and_labels_are_named_as_discord_shows_them(language: str) -> None:
    said = messages("bot", language)
    named = {"/" + re.sub(r" [\w-]+:.*", "", words) for text in said.values() for words in COMMAND.findall(text)}
    groups = {f"{group}-": f"/{said[f'cmd-{group}']} " for group in ("server", "tournament", "league")}
    commands = {key.removeprefix("cmd-") for key in said if key.startswith("cmd-") and not key.endswith("-about")}
    shown = {
        next((above for group, above in groups.items() if key.startswith(group)), "/") + said[f"cmd-{key}"]
        for key in commands
    }
    assert named <= shown
    labels = {
        said[key]
        for key in said
        if key.startswith(("button-", "arg-", "cmd-", "permission-")) and not key.endswith("-about")
    }
    marked = {words for text in said.values() for words in written_out(text)}
    assert marked <= labels | DISCORD[language]


OF_A_POST, OF_ONE_S_OWN = re.compile(r'\{ POSTED\("([\w-]+)"\) \}'), re.compile(r"\*\{ (button-[\w-]+) \}\*")
BELOW_IT = {("kept-panel", "button-back-again"), ("look-back-failed", "button-look-back")}
"""Answers with a button of their own that stands on public posts as well."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_buttons_are_named_by_their_labels_and_those_of_public_posts_as_these_call_them(language: str) -> None:
    said = messages("bot", language)
    labels = {label for key, label in said.items() if key.startswith("button-")}
    assert [(key, words) for key in said for words in written_out(said[key]) if words in labels] == []
    posted = {label for text in said.values() for label in OF_A_POST.findall(text)}
    assert posted <= said.keys()
    own = {(key, label) for key, text in said.items() for label in OF_ONE_S_OWN.findall(text) if label in posted}
    assert own == BELOW_IT


BUTTON = 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_fixed_labels_fit(language: str) -> None:
    said = messages("bot", language)
    assert [key for key, text in said.items() if key.startswith("button-") and longest(text) > BUTTON] == []
    assert [key for key, text in said.items() if key.startswith(("cmd-", "arg-")) and len(text) > OPTION] == []


@pytest.mark.parametrize("game", ["expeditions", "famous_explorers", "moon"])
@pytest.mark.parametrize(("language", "quote"), [("de", "„"), ("fr", "«\u00a0"), ("es", "“")])
def test_names_of_cards_are_quoted_in_sentences(language: str, quote: str, game: str) -> None:
    """So no name has to be declined; after a colon, and where a line begins with it, it stands as it is."""
    bare = re.compile(rf"(?<!{quote})(?<!: )\{{ \$(card|given) \}}(?!\u00a0?:)")
    found = messages(f"games.{game}", language)
    said = {key: text for key, text in found.items() if key.startswith(("say-", "ask-", "hint-"))}
    assert [key for key, text in said.items() if bare.search(text)] == []
