"""A whole game in the terminal: board, numbered actions or notation, odds, log, undo, save."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
from rich.columns import Columns
from rich.text import Text

from voevoda.ai.bot import Bot, know, make_bot
from voevoda.cli import account
from voevoda.cli.hint import print_hint
from voevoda.cli.leaving import give_up, offer_draw
from voevoda.cli.rules import rule_text, rulebook
from voevoda.cli.screen import FileError, Screen, scenario_words, write_file
from voevoda.core import matchfile
from voevoda.core.actions import Action, hyphened
from voevoda.core.errors import IllegalActionError, NotationError, NotFoundError, VoevodaError
from voevoda.core.game import CHANCE, Seat
from voevoda.core.match import Match
from voevoda.core.odds import Odds, odds

PLAN_SEPARATOR = ";"
PLAN_LENGTH = 6
"""Actions of a plan at most: its results are all that may come of them."""
STAND_IN = "greedy"
"""The bot that plays on for those who gave up."""
LONGEST_NUMBER = 9
"""Digits of the number of an action."""
LONGEST_LIST = 120
"""Actions that are listed one by one; of more, only where each kind of each piece is."""


class Session:
    """A match between people at this terminal and bots."""

    def __init__(
        self,
        screen: Screen,
        match: Match,
        bots: Mapping[Seat, Bot],
        path: Path | None = None,
        sure: bool = False,
    ) -> None:
        """Take the match.

        Args:
            screen: Where it is played.
            match: The match, new or resumed.
            bots: The bots of the seats that no person plays.
            path: The file that is kept up to date; None saves on request only.
            sure: Whether dice fall without a question before.
        """
        self.screen, self.match, self.path, self.sure = screen, match, path, sure
        self.bots = dict(bots)
        self._kept = path is not None
        self._saved = len(match.steps)
        self._legal: list[Action] = []
        self._leaving = False
        self._people = [seat for seat in range(len(match.seats)) if seat not in bots]
        self._viewer = self._people[0] if len(self._people) == 1 else None
        self._commands: dict[str, Callable[[str], None]] = {
            "undo": self._undo,
            "redo": self._redo,
            "odds": self._odds,
            "hint": self._hint,
            "rules": self._rules,
            "resign": self._resign,
            "draw": self._draw,
            "log": self._log,
            "board": self._board,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        self._by_word = {
            word.casefold(): command
            for command in self._commands
            for word in (command, screen.words(f"cli-word-{command}"))
        }
        self._by_word["?"] = "help"
        self._hand_over()

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        if self.screen.interactive:
            with suppress(ImportError):
                import readline  # noqa: F401  # gives `input` its line editing
        try:
            self._open()
            while not self.match.over and not self._leaving:
                if self.match.turn in self.bots:
                    self._bot_decides()
                else:
                    self._person_decides()
            if self.match.over:
                self._close()
        except (EOFError, KeyboardInterrupt):
            self.screen.print()
            self._write(self.path or self._free_path())

    # Turns

    def _open(self) -> None:
        seats = "  ".join(
            f"{self._called(number)}: {seat.bot or self.screen.words('cli-person')}"
            for number, seat in enumerate(self.match.seats)
        )
        made, game = self.match.scenario, self.match.game.id
        scenario = getattr(made, "id", "")
        given = getattr(made, "name", "") or scenario
        known = scenario_words(game, scenario)
        name = self.screen.name(known, given)
        title = self.screen.name(game, game)
        self.screen.say("cli-play-title", game=title, scenario=name, seats=seats)
        goals = (self.screen.name(f"{words}.goal", "") for words in (game, known))
        self.screen.print(" ".join(filter(None, goals)))
        if any(step.seat != CHANCE for step in self.match.steps):
            self.screen.say("cli-play-resumed", steps=len(self.match.steps))
            self._tell(list(account.turns(self.match))[-3:])
        else:
            self.screen.print(*account.opening(self.screen, self.match, self._viewer))
            self._tell(account.turns(self.match))
        if self._people:
            self._print_key()
            self.screen.say("cli-play-hint")
        if self.match.hidden and len(self._people) > 1:
            self.screen.say("cli-play-one-screen")

    def _called(self, seat: Seat) -> str:
        return account.called(self.screen, self.match, seat)

    def _bot_decides(self) -> None:
        before, seat = len(self.match.steps), self.match.turn
        if self._comes_after_a_person():
            self.screen.print("", Text(self.screen.words("cli-play-since"), style="bold"))
        self.match.play(self.bots[seat].decide(know(self.match, seat)), seat)
        self._tell(account.turns(self.match, before))
        self._keep()

    def _comes_after_a_person(self) -> bool:
        """Return whether a person decided last, and for all to see: not as battles are laid out."""
        match = self.match
        last = len(match.steps)
        while last and match.steps[last - 1].seat == CHANCE:
            last -= 1
        if last == 0 or match.steps[last - 1].seat in self.bots:
            return False
        return match.is_open(last, None)

    def _person_decides(self) -> None:
        if len(self._people) > 1:
            self._viewer = self.match.turn
        self._show()
        at = self._stage()
        while not self._leaving and at == self._stage():
            line = self.screen.ask(f"{self._called(self.match.turn)}> ")
            try:
                self._obey(line)
            except VoevodaError as error:
                self._refuse(error)

    def _stage(self) -> tuple[str, int, int, int, bool]:
        """Return what changes when somebody has decided something."""
        match = self.match
        return match.hash, len(match.steps), len(match.sealed), len(match.conceded), match.over

    def _refuse(self, error: VoevodaError) -> None:
        message, seat = error.message, error.message.args.get("seat")
        if isinstance(seat, str):
            called = self.screen.seat(self.match.game.id, seat)
            message = msgspec.structs.replace(message, args={**message.args, "seat": called})
        self.screen.print("! " + self.screen.sentence(message))

    def _close(self) -> None:
        self.screen.print("", self._drawn(), "")
        self.screen.print(Text(account.result_words(self.screen, self.match), style="bold"))
        if self.path is not None:
            self._write(self.path)

    def _obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        typed = line.casefold()
        if not line or any(typed == self.match.format(a).casefold() for a in self._legal):
            if line:
                self._act(self._plan(line))
            return
        command = self._by_word.get(word.casefold())
        if command is not None:
            self._commands[command](rest.strip())
        elif named := self._named(typed):
            self._print_list(named)
        else:
            self._act(self._plan(line))

    # Acting

    def _plan(self, text: str) -> list[Action]:
        """Return the actions that numbers or notations mean, several with PLAN_SEPARATOR between.

        Raises NotationError for what cannot be read, and for more than can be weighed.
        """
        parts = [part.strip() for part in text.split(PLAN_SEPARATOR) if part.strip()]
        if len(parts) > PLAN_LENGTH:
            raise NotationError("cli-play-plan", count=len(parts), most=PLAN_LENGTH)
        return [action for part in parts for action in self._actions(part)]

    def _actions(self, text: str) -> list[Action]:
        if text.isdecimal():
            number = int(text[:LONGEST_NUMBER])
            if len(text) > LONGEST_NUMBER or not 1 <= number <= len(self._legal):
                raise NotFoundError("cli-play-number", number=text, last=len(self._legal))
            return [self._legal[number - 1]]
        for action in self._legal:
            if self.match.format(action).casefold() == text.casefold():
                return [action]
        try:
            choices = self.match.read(text)
        except NotationError:
            raise NotationError("cli-play-unreadable", text=text) from None
        plan = [choice for choice in choices if isinstance(choice, Action)]
        if len(plan) < len(choices):
            raise NotationError("cli-play-dice", text=text)
        return plan

    def _act(self, plan: Sequence[Action]) -> None:
        state = self._known()
        found = self._weigh(plan, state)
        brief = self._brief_of_dice(found, state)
        if self._has_chance(found) or brief:
            if self._has_chance(found):
                self._print_odds(found, len(plan) > 1)
            if brief:
                self.screen.print(*brief)
            if not self.sure and not self.screen.confirm(self.screen.words("cli-play-sure")):
                self.screen.say("cli-play-not-done")
                return
        before, seat = len(self.match.steps), self.match.turn
        try:
            for action in plan:
                self.match.play(action, seat)
        except IllegalActionError as error:
            if len(self.match.steps) == before:
                raise
            self._refuse(error)
        self._tell(account.turns(self.match, before))
        self._keep()

    def _known(self) -> Any:
        """Return the position by what the seat at turn knows."""
        hidden = self.match.hidden
        return know(self.match, self.match.turn).state if hidden else self.match.state

    def _weigh(self, plan: Sequence[Action], state: Any) -> Odds:
        return odds(self.match, plan, state, joined=len(plan) > 1)

    def _brief_of_dice(self, found: Odds, state: Any) -> list[str]:
        """Return what the game says of dice that fall at once and that odds leave to it."""
        if not self._ends_at_dice(found):
            return []
        return account.in_brief(self.screen, self.match, state, found)

    def _ends_at_dice(self, found: Odds) -> bool:
        turn, world = self.match.game.rules["turn"], self.match.world
        return all(turn(world, path.state) == CHANCE for path in found.paths)

    def _has_chance(self, found: Odds) -> bool:
        return any(path.outcomes for path in found.paths)

    def _print_odds(self, found: Odds, one_way: bool) -> None:
        sure = account.sure_events(self.screen, self.match, found)
        if sure:
            self.screen.say("cli-odds-sure")
            self.screen.print(*sure)
        if self._has_chance(found):
            if self.match.hidden:
                self.screen.say("cli-odds-as-seen")
            if one_way:
                self.screen.say("cli-odds-one-way")
            self.screen.print(account.odds_table(self.screen, self.match, found, one_way))
        elif not self._ends_at_dice(found):
            self.screen.say("cli-odds-no-dice")

    # Showing

    def _show(self) -> None:
        self._legal = sorted(self.match.legal_actions(), key=self._group_of)
        self.screen.print("", self._drawn())
        self._show_actions()

    def _drawn(self) -> str:
        """Return the board as the person at this terminal may see it."""
        return self.match.game.board(self.match.world, self.match.state, self._viewer)

    def _show_actions(self) -> None:
        moment = self.match.game.moment(self.match.world, self.match.state, self._viewer)
        self.screen.print("", *([self.screen.sentence(moment)] if moment else []))
        self.screen.print(
            Text(
                self.screen.words("cli-play-turn", name=self._called(self.match.turn)), style="bold"
            )
        )
        numbered = list(enumerate(self._legal, 1))
        if len(numbered) > LONGEST_LIST:
            self._print_overview(numbered)
        else:
            self._print_list(numbered)

    def _named(self, typed: str) -> list[tuple[int, Action]]:
        """Return the numbered actions of a piece, or those whose notation begins with words."""
        return [
            (number, action)
            for number, action in enumerate(self._legal, 1)
            if self._piece(action).casefold() == typed
            or self.match.format(action).casefold().startswith(f"{typed} ")
        ]

    def _print_list(self, numbered: Iterable[tuple[int, Action]]) -> None:
        groups: dict[tuple[str, str], list[str]] = {}
        for number, action in numbered:
            entry = f"{number:>3} {self.match.format(action)}"
            groups.setdefault(self._heading(action), []).append(entry)
        for (piece, kind), entries in groups.items():
            self.screen.print(Text(f"{piece}  ", style="bold").append(kind, style="dim"))
            self.screen.print(Columns(entries, padding=(0, 2), equal=True))

    def _print_overview(self, numbered: Iterable[tuple[int, Action]]) -> None:
        """Print a line for each piece, with the numbers of its actions by kind."""
        places: dict[str, dict[str, list[int]]] = {}
        for number, action in numbered:
            piece, kind = self._heading(action)
            places.setdefault(piece, {}).setdefault(kind, []).append(number)
        width = max(map(len, places))
        for piece, kinds in places.items():
            parts = [
                f"{kind} {found[0]}" + (f"–{found[-1]}" if len(found) > 1 else "")
                for kind, found in kinds.items()
            ]
            line = Text(f"{piece:<{width}}  ", style="bold").append(", ".join(parts), style="none")
            self.screen.print(line)
        first, some = next(filter(None, places), ""), self.match.format(self._legal[0])
        self.screen.say("cli-play-narrow", piece=first, word=some.partition(" ")[0])

    def _group_of(self, action: Action) -> tuple[bool, str, int]:
        piece = self._piece(action)
        kind = self.match.game.actions.kind(type(action))
        number = "".join(c for c in piece if c.isdigit()).rjust(4, "0")
        return piece == "", piece.rstrip("0123456789") + number, kind

    def _heading(self, action: Action) -> tuple[str, str]:
        return self._piece(action), self._kind_words(type(action))

    def _kind_words(self, kind: type[Action]) -> str:
        name = hyphened(kind.__name__)
        id = f"{self.match.game.id}-action-{name}"
        return self.screen.name(f"{id}.kind", self.screen.name(f"{id}.short", name))

    def _piece(self, action: Action) -> str:
        return self.match.game.piece(self.match.world, self.match.state, action).piece or ""

    def _tell(self, groups: Iterable[Sequence[int]]) -> None:
        for numbers in groups:
            if not self._goes_on_in_secret(numbers):
                self.screen.print(*account.told(self.screen, self.match, numbers, self._viewer))

    def _goes_on_in_secret(self, numbers: Sequence[int]) -> bool:
        """Return whether a decision tells no more than the one before: that its seat decided."""
        match, before = self.match, numbers[0] - 1
        return (
            before > 0
            and match.steps[before - 1].seat == match.steps[before].seat
            and not any(
                match.is_open(number, self._viewer) or match.events(number, self._viewer)
                for number in (before, *numbers)
            )
        )

    def _print_key(self) -> None:
        game = self.match.game
        moment = game.moment(self.match.world, self.match.state, self._viewer)
        key = self.screen.name(f"{game.id}-board-key", "")
        key = self.screen.name(f"{moment.id}.key", key) if moment else key
        if key:
            self.screen.print(key)

    # Commands

    def _undo(self, rest: str) -> None:
        last = self.match.steps[-1].seat if self.match.steps else CHANCE
        self.match.undo(self.match.turn if last in self.bots else None)
        self.screen.say("cli-play-undone")
        self._keep()

    def _redo(self, rest: str) -> None:
        before = len(self.match.steps)
        self.match.redo()
        self._tell(account.turns(self.match, before))
        self._keep()

    def _resign(self, rest: str) -> None:
        give_up(self.screen, self.match)
        self._hand_over()
        self._keep()

    def _draw(self, rest: str) -> None:
        offer_draw(self.screen, self.match, self.bots)
        self._keep()

    def _hand_over(self) -> None:
        """Let bots play on for those who gave up."""
        for seat in {*self.match.conceded} - {*self.bots}:
            self.bots[seat] = make_bot(STAND_IN, self.match.game, seat)
        self._people = [seat for seat in self._people if seat not in self.bots]

    def _save(self, rest: str) -> None:
        self._write(Path(rest) if rest else self.path or self._free_path())

    def _log(self, rest: str) -> None:
        self._tell(account.turns(self.match))

    def _odds(self, rest: str) -> None:
        if not rest:
            raise NotFoundError("cli-odds-form")
        plan, state = self._plan(rest), self._known()
        found = self._weigh(plan, state)
        self._print_odds(found, len(plan) > 1)
        brief = account.in_brief(self.screen, self.match, state, found)
        if brief:
            self.screen.print(*brief)

    def _hint(self, rest: str) -> None:
        print_hint(self.screen, self.match)

    def _rules(self, rest: str) -> None:
        from rich.markdown import Markdown

        if not rest:
            example, game = self._some_rule, self.match.game.id
            raise NotFoundError("cli-rules-form", example=example, game=game)
        book = rulebook(self.match.game, self.screen.language)
        self.screen.print(Markdown(rule_text(book, rest)))

    def _board(self, rest: str) -> None:
        self._show()

    def _help(self, rest: str) -> None:
        self.screen.say("cli-play-help-ways")
        kinds = self.match.game.actions.kinds
        self._print_pairs([(kind.notation, self._kind_words(kind)) for kind in kinds])
        self.screen.say("cli-play-help-more")
        pairs = []
        for command in self._commands:
            word = self.screen.words(f"cli-word-{command}")
            names = command if word == command else f"{word} ({command})"
            purpose = self.screen.words(f"cli-play-help-{command}", example=self._some_rule)
            pairs.append((names, purpose))
        self._print_pairs(pairs)
        self._print_key()

    @property
    def _some_rule(self) -> str:
        return next(filter(None, self.match.game.events.rules), "")

    def _print_pairs(self, pairs: Sequence[tuple[str, str]]) -> None:
        width = max(len(left) for left, _ in pairs)
        for left, right in pairs:
            self.screen.print(f"  {left:<{width}}  {right}")

    def _quit(self, rest: str) -> None:
        unsaved = len(self.match.steps) != self._saved
        if unsaved and self.screen.confirm(self.screen.words("cli-play-quit-save")):
            self._write(self.path or self._free_path())
        self._leaving = True

    # Files

    def _keep(self) -> None:
        if not self._kept or self.path is None:
            return
        try:
            write_file(self.path, matchfile.save(self.match))
            self._saved = len(self.match.steps)
        except FileError as error:
            if len(self.bots) == len(self.match.seats):
                raise
            self._refuse(error)  # a person may mend it

    def _write(self, path: Path) -> None:
        write_file(path, matchfile.save(self.match))
        self.path, self._saved = path, len(self.match.steps)
        id = "cli-play-kept" if self.match.over else "cli-play-saved"
        self.screen.say(id, file=str(path), steps=len(self.match.steps))

    def _free_path(self) -> Path:
        """Return a name in this folder that no other match has."""
        scenario = re.sub(r"[^\w-]", "", getattr(self.match.scenario, "id", ""))[:40] or "match"
        for number in range(1, 10_000):
            path = Path(f"{self.match.game.id}-{scenario}-{number}{matchfile.SUFFIX}")
            if not path.exists():
                return path
        raise FileError("cli-file-unwritable", file=str(path), detail="")
