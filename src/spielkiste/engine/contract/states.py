"""What must hold in every single state: actions, refusals, texts, copies, worth."""

from __future__ import annotations

import pickle
import re
from typing import Any

from spielkiste.engine.chance import Generator, draw
from spielkiste.engine.game import Game
from spielkiste.engine.layout import Record
from spielkiste.engine.refusal import IllegalActionError
from spielkiste.engine.terms import ANYONE, CHANCE, TERMINAL

from .promise import actors, demand, observers
from .secrecy import check_observation

TEXT = re.compile(r"[a-z0-9_+]+( [a-z0-9_+]+)*")
CLAUSE = re.compile(r"[A-Z]-[0-9]+")
ROUNDING = 1e-9
NO_ACTIONS = (-1, True, None, "", 1.0)
"""What no game takes for an action, however it is called."""
MOST_TRIED = 64
"""Of a game with more actions than this, only so many are tried in every state."""


def check_state(game: Game[Any], state: Any, source: Generator) -> None:
    """Check all that is promised of a single state."""
    check_actions(game, state)
    check_refusals(game, state, source)
    check_texts(game, state)
    check_copies(state)
    check_worth(game, state)
    back = game.parse_state(game.state_text(state))
    demand(back == state, "positions survive as text", game.state_text(state), back)
    for seat in observers(state):
        check_observation(game, state, seat, source)


def check_actions(game: Game[Any], state: Any) -> None:
    """Somebody may act until the end and nobody after it; only who is to move may."""
    to_move = game.to_move(state)
    offered = {who: game.legal_actions(state, who) for who in actors(state)}
    able = [who for who, legal in offered.items() if legal]
    if to_move == TERMINAL:
        demand(not able and not game.ask(state), "nobody acts after the end", able)
    elif to_move == ANYONE:
        demand(able and CHANCE not in able, "somebody acts until the end", able)
    else:
        demand(able == [to_move], "whoever is to move acts, alone", to_move, able)
    listed = [(who, action) for who in able for action in offered[who]]
    demand(sorted(listed) == sorted(game.ask(state)), "one list for all", listed)
    demand(len(set(listed)) == len(listed), "no action is offered twice", listed)
    demand(len(listed) <= game.capacity, "the list has room", len(listed))
    ids = {action for _, action in listed}
    demand(ids <= set(range(game.actions)), "ids are below `actions`", ids)
    weights = game.chance_outcomes(state)
    demand([a for a, _ in weights] == offered[CHANCE], "outcomes have weights", weights)
    demand(all(weight >= 1 for _, weight in weights), "weights are positive", weights)


def check_refusals(game: Game[Any], state: Any, source: Generator) -> None:
    """What is not legal is refused with clause and sentence, and changes nothing."""
    before = state.copy()
    for who in actors(state):
        legal = game.legal_actions(state, who)
        tried = pick_actions(game.actions, legal, source)
        for action in (*tried, game.actions, *NO_ACTIONS):
            refusal = game.refusal(state, who, action)
            is_legal = type(action) is int and action in legal
            demand((refusal is None) == is_legal, "legal or refused", who, action)
            if refusal is not None:
                cited = CLAUSE.fullmatch(refusal.clause) and refusal.line.key
                demand(cited, "a refusal cites its clause", who, action, refusal)
    check_refused(game, state)
    demand(state == before, "a refusal changes nothing", before, state)


def pick_actions(actions: int, legal: list[int], source: Generator) -> list[int]:
    """Return all actions; of very many the legal ones, their neighbours and a draw."""
    if actions <= MOST_TRIED:
        return list(range(actions))
    near = {action + step for action in legal for step in (-1, 0, 1)}
    drawn = {draw(source, actions) for _ in range(MOST_TRIED)}
    return sorted(action for action in near | drawn if 0 <= action < actions)


def check_refused(game: Game[Any], state: Any) -> None:
    """To play what is not legal raises."""
    for who in actors(state):
        legal = game.legal_actions(state, who)
        for action in [a for a in range(len(legal) + 1) if a not in legal][:1]:
            try:
                game.play(state, who, action)
            except IllegalActionError:
                continue
            demand(holds=False, promise="play refuses what is not legal")


def check_texts(game: Game[Any], state: Any) -> None:
    """Within one decision texts differ, are well formed, and read back."""
    for who in actors(state):
        legal = game.legal_actions(state, who)
        texts = [game.action_text(state, who, action) for action in legal]
        demand(len(set(texts)) == len(texts), "texts differ", who, sorted(texts))
        for action, text in zip(legal, texts, strict=True):
            demand(TEXT.fullmatch(text), "texts are lower case, single spaced", text)
            back = game.parse_action(state, who, text)
            demand(back == action, "texts read back", who, text, action, back)


def check_copies(state: Any) -> None:
    """A copy is equal and independent; so is what comes back from a pickle."""
    before = pickle.dumps(state.values())
    for twin in (state.copy(), pickle.loads(pickle.dumps(state))):
        demand(twin == state and type(twin) is type(state), "copies are equal", twin)
        scramble(twin)
        demand(pickle.dumps(state.values()) == before, "copies are independent", twin)


def scramble(state: Record) -> None:
    """Change every number of a state, in place."""
    for name in state.FIELDS:
        value = getattr(state, name)
        if isinstance(value, int):
            setattr(state, name, value ^ 1)
        else:
            scramble_row(value)


def scramble_row(values: list[Any]) -> None:
    """Change every number of a row or grid, in place."""
    for place, value in enumerate(values):
        if isinstance(value, int):
            values[place] = value ^ 1
        else:
            scramble_row(value)


def check_worth(game: Game[Any], state: Any) -> None:
    """Every seat has a score and a return; before the end nobody has won."""
    scores, returns = game.scores(state), game.returns(state)
    winners = game.winners(state)
    demand(len(scores) == len(returns) == state.seats, "a worth for every seat", scores)
    if game.to_move(state) != TERMINAL:
        demand(not winners and not any(returns), "nobody has won before the end")
    demand(set(winners) <= set(range(state.seats)), "winners are seats", winners)
    demand(abs(sum(returns)) < ROUNDING, "returns add up to nothing", returns)
    best = [seat for seat, worth in enumerate(returns) if worth > 0]
    everybody = len(winners) == state.seats
    demand(best == winners or everybody, "winners gain", winners, returns)
