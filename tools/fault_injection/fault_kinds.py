"""Every kind of fault of the campaign ``faults``: how it strikes, and how it is fixed.

A strike returns its repair, or None where there was no occasion for it; a repair says whether it is done by now.
Some kinds stand here more than once, so that they come about as often as others.
"""

from __future__ import annotations

from tools.fault_injection import (
    faults_by_message,
    faults_of_discord,
    faults_of_machine,
    faults_of_places,
    faults_of_starts,
)

KINDS = (
    *(*faults_of_discord.KINDS, *faults_of_places.KINDS, *faults_by_message.KINDS),
    *(*faults_of_machine.KINDS, *faults_of_starts.KINDS),
)
