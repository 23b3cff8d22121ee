"""Ratings a second time, straight from Weng and Lin's paper (algorithm 4, Plackett-Luce) and the rules of the house.

Slow and simple: whoever counts and how is found for each result by going through all before it.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from math import exp, sqrt

from bot.model.result import Result

MU, SIGMA = 25.0, 25 / 3
BETA, TAU, KAPPA = SIGMA / 2, MU / 300, 0.0001

Strength = tuple[float, float]


def rated(results: Sequence[Result]) -> dict[tuple[str, int], Strength]:
    """The strengths (mean and deviation) by game and user id after ``results``, in any order."""
    found: dict[tuple[str, int], Strength] = {}
    counted: list[Result] = []
    for result in sorted(results, key=lambda each: (each.ended_at, each.table_id)):
        people = {seat.began for seat in result.seats}
        week = [each for each in counted if each.ended_at > result.ended_at - timedelta(days=7)]
        again = [each for each in week if {seat.began for seat in each.seats} == people]
        if not result.rated or result.annulled or None in people or len(again) >= 3:
            continue
        counted.append(result)
        gone = [each.user_id for each in result.departures]
        sides = [[result.seats[seat].began for seat in team] for team in result.teams]
        order: list[tuple[int, int]] = []
        for team in result.teams:
            leavers = [gone.index(user) for seat in team if (user := result.seats[seat].began) in gone]
            order.append((2, -min(leavers)) if leavers else (1, result.seats[team[0]].place or 0))
        before = [[found.get((result.game, user or 0), (MU, SIGMA)) for user in side] for side in sides]
        for side, new in zip(sides, plackett_luce(before, order), strict=True):
            for user, strength in zip(side, new, strict=True):
                if user in gone or not {*side} & {*gone}:
                    found[result.game, user or 0] = strength
    return found


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
