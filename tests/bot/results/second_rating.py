"""Ratings a second time, straight from Weng and Lin's paper (algorithm 4, Plackett-Luce) and the rules of the house.

Slow and simple: whoever counts and how is found for each result by going through all before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from math import exp, sqrt

from bot.scores.result import Result

MU, SIGMA = 25.0, 25 / 3
BETA, TAU, KAPPA = SIGMA / 2, MU / 300, 0.0001

Strength = tuple[float, float]


def rated(results: Sequence[Result]) -> dict[tuple[str, int], Strength]:
    """The strengths (mean and deviation) by game and user id after ``results``, in any order."""
    found: dict[tuple[str, int], Strength] = {}
    counted: list[Result] = []
    history: list[tuple[str, set[int | None]]] = []
    for result in sorted(results, key=lambda each: (each.ended_at, each.table_id)):
        people = {seat.began for seat in result.seats}
        week = [each for each in counted if each.ended_at > result.ended_at - timedelta(days=7)]
        again = [each for each in week if {seat.began for seat in each.seats} == people]
        if not result.rated or result.annulled or None in people or len(again) >= 3:
            continue
        counted.append(result)
        passed = {seat.began for seat in result.seats if seat.user_id != seat.began}
        gone = [each.user_id for each in result.departures if each.user_id in passed and each.how != "replaced"]
        innocent = {each.user_id for each in result.departures if each.user_id in passed} - {*gone}
        sides = [[result.seats[seat].began for seat in team] for team in result.teams]
        told = [(1, result.seats[team[0]].place or 0) for team in result.teams]
        punished: list[tuple[int, int]] = []
        for team, place in zip(result.teams, told, strict=True):
            leavers = [gone.index(user) for seat in team if (user := result.seats[seat].began) in gone]
            punished.append((2, -min(leavers)) if leavers else place)
        before = [[found.get((result.game, user or 0), (MU, SIGMA)) for user in side] for side in sides]
        played: set[int | None] = set()
        for side, new, worst in zip(sides, plackett_luce(before, told), plackett_luce(before, punished), strict=True):
            others = [user for other in sides if other is not side for user in other]
            share = sum(1 if known(history, result.game, user, side) >= 5 else 0.1 for user in others) / len(others)
            deserted = bool({*side} & {*gone})
            for user, stayed, left in zip(side, new, worst, strict=True):
                if user not in innocent and deserted <= (user in gone):
                    made, was = left if deserted else stayed, found.get((result.game, user or 0), (MU, SIGMA))
                    mu, sigma = (old + share * (now - old) for old, now in zip(was, made, strict=True))
                    found[result.game, user or 0] = (mu, sigma)
                    played.add(user)
        history.append((result.game, played))
    return found


def known(history: Sequence[tuple[str, set[int | None]]], game: str, user: int | None, side: list[int | None]) -> int:
    """How many rated games somebody has had in which not one of ``side`` alone was the opponent."""
    mine = [met - {user} for played, met in history if played == game and user in met]
    return sum(met not in [{each} for each in side] for met in mine)


def plackett_luce(teams: list[list[Strength]], rank: Sequence[tuple[int, int]]) -> list[list[Strength]]:
    """The strengths of all players of ``teams`` after a game; a lower rank is better, equal ones are ties."""
    teams = [[(mu, sqrt(sigma**2 + TAU**2)) for mu, sigma in team] for team in teams]
    mean = [sum(mu for mu, _ in team) for team in teams]
    variance = [sum(sigma**2 for _, sigma in team) for team in teams]
    c = sqrt(sum(each + BETA**2 for each in variance))
    all_teams = range(len(teams))
    after = []
    for i in all_teams:
        omega = delta = 0.0
        for q in all_teams:
            if rank[q] <= rank[i]:
                behind = sum(exp(mean[s] / c) for s in all_teams if rank[s] >= rank[q])
                share, ties = exp(mean[i] / c) / behind, sum(other == rank[q] for other in rank)
                omega += ((i == q) - share) / ties
                delta += share * (1 - share) / ties
        omega *= variance[i] / c
        delta *= variance[i] / c**2 * sqrt(variance[i]) / c
        after.append(
            [
                (mu + part * omega, sigma * sqrt(max(1 - part * delta, KAPPA)))
                for mu, sigma in teams[i]
                for part in [sigma**2 / variance[i]]
            ]
        )
    return after
