"""GRA-DIP: peace is offered, accepted, and ends with notice."""

from __future__ import annotations

from typing import Any

from voevoda.core.events import Log, emit
from voevoda.core.rule import rule
from voevoda.games.grand.actions import ACCEPT, NOTICE, OFFER, accept, notice, offer
from voevoda.games.grand.events import (
    NOTICE_GIVEN,
    OFFER_LAPSED,
    PEACE_ENDED,
    PEACE_MADE,
    PEACE_OFFERED,
)
from voevoda.games.grand.ids import GRA_DIP_02, GRA_DIP_04, GRA_DIP_05, GRA_TRN_03
from voevoda.games.grand.reasons import (
    GAVE_NOTICE,
    HAS_TALKED,
    NO_DIPLOMACY,
    NO_OFFER,
    NO_PARTNER,
    NOT_AT_PEACE,
    NOT_AT_WAR,
    OFFER_OPEN,
)
from voevoda.games.grand.records import SEATS, State, World
from voevoda.games.grand.rules.cells import are_friends
from voevoda.games.grand.rules.listing import add


@rule
def has_bit(bits: int, seat: int) -> bool:
    """Whether a seat is in a set."""
    return (bits >> seat) & 1 == 1


@rule
def refuse_talk(world: World, state: State, kind: int, partner: int) -> int:
    """GRA-DIP-01 to GRA-DIP-05: why an offer, an answer or a notice is refused."""
    seat = int(state.active)
    if world.params.diplomacy == 0:
        return NO_DIPLOMACY
    if not 1 <= partner <= SEATS or world.place[partner] < 0 or has_bit(state.out, partner):
        return NO_PARTNER
    if has_bit(world.team[seat], partner):
        return NO_PARTNER
    if has_bit(state.talked[seat], partner):
        return HAS_TALKED
    if kind == OFFER:
        if are_friends(world, state, seat, partner):
            return NOT_AT_WAR
        either = has_bit(state.offers[seat], partner) or has_bit(state.offers[partner], seat)
        return OFFER_OPEN if either else 0
    if kind == ACCEPT:
        return 0 if has_bit(state.offers[partner], seat) else NO_OFFER
    if not has_bit(state.peace[seat], partner):
        return NOT_AT_PEACE
    return GAVE_NOTICE if has_bit(state.notice[seat], partner) else 0


@rule
def list_talks(world: World, state: State, actions: Any, count: int) -> int:
    """What may be said to whom."""
    if world.params.diplomacy == 0:
        return count
    for partner in range(1, SEATS + 1):
        if refuse_talk(world, state, OFFER, partner) == 0:
            count = add(actions, count, offer(partner))
        if refuse_talk(world, state, ACCEPT, partner) == 0:
            count = add(actions, count, accept(partner))
        if refuse_talk(world, state, NOTICE, partner) == 0:
            count = add(actions, count, notice(partner))
    return count


@rule
def talk(state: State, log: Log, kind: int, partner: int) -> None:
    """GRA-DIP-02, GRA-DIP-04, GRA-DIP-05: say it."""
    seat = int(state.active)
    state.talked[seat] |= 1 << partner
    if kind == OFFER:
        state.offers[seat] |= 1 << partner
        emit(log, PEACE_OFFERED, GRA_DIP_05, seat, partner)
    elif kind == ACCEPT:
        state.offers[partner] &= ~(1 << seat)
        state.peace[seat] |= 1 << partner
        state.peace[partner] |= 1 << seat
        emit(log, PEACE_MADE, GRA_DIP_02, seat, partner)
    else:
        state.notice[seat] |= 1 << partner
        emit(log, NOTICE_GIVEN, GRA_DIP_04, seat, partner)


@rule
def end_talks(state: State, log: Log, seat: int) -> None:
    """GRA-TRN-03: notices of a seat take effect, and its unanswered offers lapse."""
    for partner in range(1, SEATS + 1):
        if has_bit(state.notice[seat], partner):
            state.peace[seat] &= ~(1 << partner)
            state.peace[partner] &= ~(1 << seat)
            state.notice[partner] &= ~(1 << seat)
            emit(log, PEACE_ENDED, GRA_DIP_04, seat, partner)
        if has_bit(state.offers[seat], partner):
            emit(log, OFFER_LAPSED, GRA_TRN_03, seat, partner)
    state.notice[seat] = 0
    state.offers[seat] = 0
    state.talked[seat] = 0
