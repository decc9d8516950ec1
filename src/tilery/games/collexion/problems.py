"""What is wrong with a move: each problem with the rule that it breaks."""

from collections.abc import Iterator

from tilery.engine.errors import Problem, brief
from tilery.engine.game import CHANCE, Seat
from tilery.games.collexion import moves as m
from tilery.games.collexion.heap import faults
from tilery.games.collexion.pieces import (
    EXPERT,
    KINDS,
    ONE,
    SETS,
    SHAPES,
    STACK_OF,
    alike,
    complete_sets,
    kind_name,
    kinds_in,
    present,
)
from tilery.games.collexion.state import TAKES, State, may_stop_taking


def problems_of(s: State, seat: Seat, move: m.Move) -> Iterator[Problem]:
    """Everything that is wrong with a move, in the order in which a player would notice it."""
    if s.phase == "over":
        yield Problem(s.last, "over", "The game is over.")
        return
    if isinstance(move, m.Start | m.Shake):
        yield from _chance_problems(s, seat, move)
        return
    if s.phase != "play" or seat != s.turn:
        yield Problem("CX-5", "not-your-turn", "It is not your turn.", (brief(seat),))
        return
    if isinstance(move, m.Score):
        yield from _must_take_problems(s)
        yield from _score_problems(s, move)
        return
    if isinstance(move, m.End):
        yield from _must_take_problems(s)
        if complete := complete_sets(s.collections[seat]):
            text = f"Your collection holds a complete set: {', '.join(complete)}."
            yield Problem("CX-7", "must-score", text, tuple(complete))
        return
    if s.scoring:
        yield Problem(
            _about(s, move), "scoring-begun", "Scoring has begun: nothing but sets until the end of the turn."
        )
    if isinstance(move, m.Take):
        yield from _take_problems(s, move)
    elif isinstance(move, m.Hand):
        yield from _hand_problems(s)
    else:
        yield from _act_problems(s, move)
        if isinstance(move, m.Remove):
            yield from _reach_problems(s, move.polygon)
        else:
            yield from _exchange_problems(s, seat, move)


def _about(s: State, move: m.Take | m.Hand | m.Remove | m.Swap | m.Steal | m.Give) -> str:
    """The rule that a problem is about: taking, handing over, an expert's interruption or an action marker."""
    if isinstance(move, m.Take):
        return "CX-7"  # taking comes first, then scoring
    if isinstance(move, m.Hand):
        return "CX-13"
    return "CX-14" if s.options.expert or isinstance(move, m.Give) else "CX-9"


def _chance_problems(s: State, seat: Seat, move: m.Start | m.Shake) -> Iterator[Problem]:
    """Chance moves are checked too: a record may have been tampered with."""
    if isinstance(move, m.Start):
        if seat != CHANCE or s.phase != "start":
            yield Problem("CX-3", "not-due", "Nobody is to be named to begin now.")
        elif not 0 <= move.seat < s.seats:
            yield Problem("CX-3", "no-such-seat", f"Seat {brief(move.seat)} can't begin: nobody sits there.")
        return
    if seat != CHANCE or s.phase != "shake":
        yield Problem("CX-1", "not-due", "The tray is not to be shaken now.")
        return
    yield from faults(move.heap)


def _must_take_problems(s: State) -> Iterator[Problem]:
    if not may_stop_taking(s):
        yield Problem("CX-5", "must-take", "You must take at least one polygon.")


def _reach_problems(s: State, polygon: int) -> Iterator[Problem]:
    if not s.tray.has(polygon):
        name = brief(polygon)
        yield Problem("CX-4", "not-in-tray", f"Polygon {name} is not in the tray.", (name,))
    elif covering := s.tray.covering(polygon):
        names = tuple(map(str, covering))
        yield Problem("CX-4", "covered", f"Polygon {polygon} is covered by {', '.join(names)}.", names)


def _take_problems(s: State, move: m.Take) -> Iterator[Problem]:
    yield from _reach_problems(s, move.polygon)
    if len(s.chain) >= TAKES:
        yield Problem("CX-5", "four-taken", "You have taken four polygons in this turn already.")
    if s.handed:
        yield Problem("CX-13", "handed-over", "After handing over nothing more is taken.")
    if s.chain and s.tray.has(move.polygon):
        last, kind = s.chain[-1].kind, s.tray.find(move.polygon).kind
        if not alike(last, kind):
            text = f"{KINDS[kind]} shares neither shape nor colour with {KINDS[last]}, which you took last."
            yield Problem("CX-5", "no-match", text, (str(move.polygon),))


def _hand_problems(s: State) -> Iterator[Problem]:
    if not s.options.team:
        yield Problem("CX-13", "no-partner", "You have no partner to hand a polygon to.")
    elif not s.chain:
        yield Problem("CX-13", "nothing-taken", "You have not taken a polygon yet.")
    elif s.handed:
        yield Problem("CX-13", "handed-already", "You have handed a polygon over in this turn already.")
    elif not s.held:
        yield Problem("CX-13", "not-held", "The polygon that you took last is no longer yours.")


def _act_problems(s: State, move: m.Remove | m.Swap | m.Steal | m.Give) -> Iterator[Problem]:
    """CX-9, CX-14: this is not the time for the action."""
    action = ACTION_OF[type(move)]
    if s.options.expert:
        if action not in EXPERT:
            yield Problem("CX-14", "expert-swap", "In the expert game there is no swap.")
        if not s.pair:
            yield Problem("CX-14", "no-pair", "You must have taken two identical polygons just now.")
        return
    if action == "give":
        yield Problem("CX-14", "expert-only", "Only in the expert game a polygon is given away.")
        return
    if action not in s.actions[s.turn]:
        yield Problem("CX-9", "marker-used", f"You have used your marker '{action}' already.", (action,))
    if s.acted:
        yield Problem("CX-9", "one-marker", "You have used a marker in this turn already.")


ACTION_OF: dict[type, str] = {m.Remove: "remove", m.Swap: "swap", m.Steal: "steal", m.Give: "give"}


def _exchange_problems(s: State, seat: Seat, move: m.Swap | m.Steal | m.Give) -> Iterator[Problem]:
    """CX-9, CX-14: a player doesn't have what is to be exchanged."""
    gives = move.mine if isinstance(move, m.Swap) else move.kind if isinstance(move, m.Give) else None
    gets = move.theirs if isinstance(move, m.Swap) else move.kind if isinstance(move, m.Steal) else None
    rule = _about(s, move)
    if gives is not None and gives not in kinds_in(s.collections[seat]):
        name = kind_name(gives)
        yield Problem(rule, "not-yours", f"There is no {name} in your collection.", (name,))
    if move.seat == seat or not 0 <= move.seat < s.seats:
        yield Problem(rule, "not-another-player", "That is not another player at this table.", (brief(move.seat),))
    elif gets is not None and gets not in kinds_in(s.collections[move.seat]):
        name = kind_name(gets)
        yield Problem(rule, "not-theirs", f"There is no {name} in the collection of player {move.seat + 1}.", (name,))


def _score_problems(s: State, move: m.Score) -> Iterator[Problem]:
    if move.set not in SETS:
        name = brief(move.set)
        yield Problem("CX-7", "no-such-set", f"There is no set '{name}': a set has one colour or one shape.", (name,))
        return
    four, there = SETS[move.set], present(s.collections[s.turn])
    if there & four != four:
        lacking = tuple(KINDS[kind] for kind, one in enumerate(ONE) if four & one and not there & one)
        yield Problem("CX-7", "not-complete", f"The set is not complete: {', '.join(lacking)} is missing.", lacking)
    stack = brief(move.stack)
    if move.set not in SHAPES:
        if move.stack:
            text = "A colour set takes the marker of its own colour: there is nothing to choose."
            yield Problem("CX-8", "own-stack", text, (stack,))
    elif move.stack and not (move.stack in STACK_OF and s.stacks[STACK_OF[move.stack]]):
        yield Problem("CX-8", "stack-empty", f"There is no marker in the {stack} corner.", (stack,))
    elif not move.stack and any(s.stacks):
        yield Problem("CX-8", "choose-stack", "Choose the stack from which you take a marker.")
