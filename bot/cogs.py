"""The cogs, each with the services that it needs beside the client."""

from __future__ import annotations

from collections.abc import Sequence

from discord.ext import commands

from bot.analysis.cog import AnalysisCog
from bot.analysis.service import AnalysisService
from bot.daily.cog import DailyCog
from bot.daily.service import Daily
from bot.learning.advice import Advice
from bot.learning.advice_cog import AdviceCog
from bot.learning.cog import LearnCog
from bot.learning.service import Lessons
from bot.matchmaking.cog import FindCog
from bot.matchmaking.rematch_cog import RematchCog
from bot.matchmaking.service import Matchmaking
from bot.me.cog import MeCog
from bot.premoves.cog import PremoveCog
from bot.premoves.service import PremoveService
from bot.premoves.typed_cog import TypedCog
from bot.reports.cog import ReportCog
from bot.results.profile_cog import ProfileCog
from bot.results.ranking_cog import RankingCog
from bot.reviews.cog import ReviewCog
from bot.reviews.service import Reviews
from bot.server.cog import ServerCog
from bot.server.settings_cog import SettingsCog
from bot.tables.by_message.cog import MessageTablesCog
from bot.tables.by_message.saying_cog import SayingCog
from bot.tables.computers.cog import ComputersCog
from bot.tables.core.client import TableClient
from bot.tables.core.cog import TableCog
from bot.tables.core.play_cog import PlayCog
from bot.tables.films.cog import FilmCog
from bot.tables.history.cog import ReplayCog
from bot.tables.history.export_cog import ExportCog
from bot.tables.lobby.opening_cog import OpeningCog
from bot.tables.lobby.options_cog import OptionsCog
from bot.tables.polls.cog import PollsCog
from bot.tables.polls.undo_cog import UndoCog
from bot.tables.seating.branch_cog import BranchCog
from bot.tables.seating.leaving_cog import LeavingCog
from bot.tables.seating.seats_cog import SeatsCog
from bot.tables.show.cog import LookCog
from bot.tables.show.lookup_cog import LookupCog
from bot.tables.time.absence_cog import AbsenceCog
from bot.tournaments.cog import TournamentCog
from bot.tournaments.leagues.cog import LeagueCog
from bot.tournaments.organising_cog import OrganisingCog
from bot.tournaments.records.cog import RecordCog
from bot.tournaments.service import TournamentService
from bot.webhooks.service import Webhooks


def make_cogs(
    client: TableClient,
    lessons: Lessons,
    advice: Advice,
    orders: PremoveService,
    analyses: AnalysisService,
    finding: Matchmaking,
    tournaments: TournamentService,
    webhooks: Webhooks,
    daily: Daily,
    reviews: Reviews,
) -> Sequence[commands.Cog]:
    """Make the cogs of ``client``, in the order in which Discord is told of their commands."""
    return (
        OpeningCog(client),
        TableCog(client),
        FindCog(client, finding),
        LookCog(client),
        TypedCog(client, orders),
        PlayCog(client),
        ReplayCog(client),
        LearnCog(client, lessons),
        DailyCog(client, daily),
        LookupCog(client),
        RankingCog(client),
        ProfileCog(client),
        MeCog(client),
        TournamentCog(client, tournaments),
        LeagueCog(client, tournaments),
        ServerCog(client, webhooks, finding, tournaments),
        OptionsCog(client),
        MessageTablesCog(client),
        SayingCog(client),
        ComputersCog(client),
        PollsCog(client),
        PremoveCog(client, orders),
        AnalysisCog(client, analyses),
        UndoCog(client),
        AbsenceCog(client),
        LeavingCog(client),
        SeatsCog(client),
        ExportCog(client),
        BranchCog(client),
        FilmCog(client),
        ReviewCog(client, reviews),
        SettingsCog(client),
        AdviceCog(client, advice),
        RecordCog(client, tournaments),
        OrganisingCog(tournaments),
        RematchCog(client),
        ReportCog(client, finding, tournaments),
    )
