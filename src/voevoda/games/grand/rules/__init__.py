"""The rules of `grand`: what the core asks of a game, and one file for each chapter.

**Nodes.** `State.node` says what the game waits for, `State.asked` which seat decides (0: chance);
whoever sets a node that waits sets both. After each step `go_on` runs the nodes up to ASK, which
go on by themselves, until one waits:

    START -> (DEBT) -> IN_ORDERS <-> CARRY, DIE, PLACE, PICK
          -> ASK <-> REACT -> FORM -> LAY_OUT <-> ARRANGE, CARD, REARRANGE, RELAY
          -> REVEAL -> LAY_OUT or AFTERMATH <-> SPOILS, TURMOIL -> FORM ... -> COMPLETE -> CRUMBLE
          -> FLIGHT <-> PREY -> (ASK, as above, then FLIGHT) -> CHECK_END -> START or GAME_OVER

A node with a single choice is carried out, not asked; for reasons of secrecy a RELAY is not skipped
(below). While dragons fly `State.flying` is the dragon; FORM without an open declaration goes to
FLIGHT then, else to COMPLETE.

**The battle files** (forming, orders, layout, aftermath, spoils, neutrality, standalone) give

    form_battle(world, state, log)         FORM: GRA-FRM; a formed battle goes to LAY_OUT
    lay_out(world, state, log)             LAY_OUT: who decides next; both sides done: REVEAL
    reveal(world, state, log)              REVEAL: GRA-ROW-04; on to LAY_OUT or AFTERMATH
    settle_battle(world, state, log)       AFTERMATH: GRA-AFT, GRA-SPO; stops at SPOILS, TURMOIL
    list_layout, refuse_layout, step_layout, draw_layout     actions, and chance where asked is 0
    list_spoils, refuse_spoils, step_spoils                  SPOILS and TURMOIL
    layout_waiting(world, state)           bit set of places that may lay out now
    guess_layout(world, state, seat, random)
    provoke(world, state, log, place)      GRA-NEU-01, GRA-NEU-02 after declaration `place`
    begin_match(world, state, log), end_round(world, state, log)     stand-alone battles

and are given: pieces.py (what, whose, where), cells.py (`look_at` after any change on a cell,
`are_friends`), removal.py (`destroy_unit` with what follows from it, `lower_building`, `raze`,
`give_building`, `lose_control`, `withdraw`), declaring.py (the list of declarations).

**Secrecy.** Whose turn it is, and how often, must not tell what lies face down. So

- all pieces of a side are arranged first, by its commander: one choice fewer than pieces;
- then cards get their orders owner by owner, the owners in the order in which their first piece
  entered, each owner's pieces in the chosen order; chance comes last, in order of entry;
- cards are laid again in as many choices as a piece has cards, less one, even where the last of
  them are alike; not at all where all are alike;
- events Arranged and OrderGiven name who may see them.
"""

from __future__ import annotations
