"""Plain requests: the list of games, new tables, and what an invitation needs."""

from __future__ import annotations

import io
import logging
from typing import TYPE_CHECKING, Annotated, Any

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec
from litestar.params import JSONBody, PathParameter

from spielkiste import GAMES, load_game
from spielkiste.engine.game import Game
from spielkiste.engine.option import Value
from spielkiste.engine.refusal import Refusal, RefusedError, refuse
from spielkiste.tables import entries as e
from spielkiste.tables.decide import Asker, check_set_up, no
from spielkiste.tables.decide_match import start
from spielkiste.tables.live import LiveTable

from . import wire
from .sockets.commands import named
from .views import refusal_view, seat_views

if TYPE_CHECKING:
    from .house import House

log = logging.getLogger(__name__)

TableId = Annotated[str, PathParameter(max_length=20, pattern="^[a-z0-9]+$")]

FAILURES = {
    400: ResponseSpec(wire.Failure, description="What was asked for is refused."),
    429: ResponseSpec(wire.Failure, description="Too many."),
}
UNKNOWN = {404: ResponseSpec(wire.Failure, description="There is no such table.")}


def failure(status: int, refusal: Refusal) -> Response[wire.Failure]:
    """Answer a plain request with no."""
    return Response(wire.Failure(refusal_view(refusal)), status_code=status)


@get("/api/games", sync_to_thread=False)
def list_games(state: State) -> list[wire.GameView]:
    """Return all games, for the lobby."""
    house: House = state.house
    return [
        game_view(load_game(name), house.hub.thinker.levels(name)) for name in GAMES
    ]


def game_view(game: Game[Any], levels: tuple[str, ...]) -> wire.GameView:
    """Say what may be chosen about a game."""
    options = [
        wire.OptionView(
            name=option.name,
            kind=option.kind,
            default=_plain(option.default),
            low=option.low,
            high=option.highest(game.seats[-1]),
            words=list(option.words),
        )
        for option in game.options
    ]
    return wire.GameView(
        name=game.name,
        version=game.version,
        min_seats=game.seats[0],
        max_seats=game.seats[-1],
        options=options,
        levels=list(levels),
    )


def _plain(value: Value) -> bool | int | str | list[str | int] | None:
    return [*value] if isinstance(value, list) else value


@post("/api/tables", responses=FAILURES)
async def make_table(
    data: JSONBody[wire.NewTable], request: Request[Any, Any, State], state: State
) -> Response[wire.TableMade]:
    """Make a table, and begin at once if that is wanted."""
    house: House = state.house
    asker = Asker(house.persons.recognise(data.token), "")
    made = _made(data, asker, house)
    _check_rate(house, asker.person, request)
    live = await house.hub.make(made)
    if data.start:
        await live.ask(asker, start)
    token = house.persons.token(asker.person)
    return Response(wire.TableMade(live.table.id, token), status_code=201)


def _made(data: wire.NewTable, asker: Asker, house: House) -> e.Made:
    """Return the first entry of a new table; raises RefusedError for nonsense."""
    game = load_game(data.game)
    check_set_up(game, len(data.seats), data.options)
    levels = house.hub.thinker.levels(game.name)
    for number, seat in enumerate(data.seats):
        if seat.kind == "bot" and seat.level not in levels:
            no("level-unknown", level=seat.level[:40])
        if data.start and seat.kind == "open":
            no("seat-open", player=number)
    if sum(seat.kind == "me" for seat in data.seats) > 1:
        no("one-seat")
    return e.Made(
        **asker.mark,
        game=game.name,
        nickname=named(data.nickname),
        chairs=[_chair(seat, asker.person) for seat in data.seats],
        options=data.options,
    )


def _chair(seat: wire.NewSeat, person: str) -> e.Chair:
    if seat.kind == "me":
        return e.Chair(person=person)
    return e.Chair(level=seat.level) if seat.kind == "bot" else e.Chair()


def _check_rate(house: House, person: str, request: Request[Any, Any, State]) -> None:
    address = request.client.host if request.client else ""
    if not (house.new_by_address.take(address) and house.new_by_person.take(person)):
        raise TooManyError(refuse("", "table-too-many-tables"))


class TooManyError(RefusedError):
    """Somebody makes more tables than anybody needs."""


@get("/api/tables/{table_id:str}", responses=UNKNOWN)
async def table_brief(table_id: TableId, state: State) -> wire.TableBrief:
    """Tell somebody who was invited what awaits them."""
    live = await _find(table_id, state)
    scene = live.table.scene
    return wire.TableBrief(
        id=table_id,
        game=live.table.game.name,
        phase=scene.phase,
        seats=seat_views(live, scene),
        onlookers=live.onlookers,
    )


@get("/api/tables/{table_id:str}/qr.svg", responses=UNKNOWN, media_type="image/svg+xml")
async def table_qr(
    table_id: TableId, request: Request[Any, Any, State], state: State
) -> bytes:
    """Draw the address of a table, for phones to read."""
    import segno

    await _find(table_id, state)
    picture = io.BytesIO()
    address = f"{request.url.scheme}://{request.url.netloc}/t/{table_id}"
    segno.make(address, error="m", micro=False).save(
        picture, kind="svg", scale=8, border=2, light="#fff"
    )
    return picture.getvalue()


@get("/api/tables/{table_id:str}/record", responses=UNKNOWN, media_type="text/plain")
async def table_record(table_id: TableId, state: State) -> Response[str]:
    """Send the last match as a file, once it is over and nothing is hidden any more."""
    from spielkiste.engine.record import write_record

    live = await _find(table_id, state)
    table = live.table
    if table.match is None or table.scene.phase != "over":
        raise UnknownTableError(refuse("", "table-not-over"))
    name = f"{table.game.name}-{table_id}-{table.scene.matches}.jsonl"
    return Response(
        write_record(table.match),
        media_type="application/x-ndjson",
        headers={"Content-Disposition": f'attachment; filename="{name}"'},
    )


@get("/healthz", media_type="text/plain", sync_to_thread=False, include_in_schema=False)
def health() -> str:
    """Say that the server answers."""
    return "ok"


async def _find(table_id: str, state: State) -> LiveTable:
    house: House = state.house
    try:
        return await house.hub.get(table_id)
    except RefusedError as error:
        raise UnknownTableError(error.refusal) from error


class UnknownTableError(RefusedError):
    """No table has this id."""


def answer_refusal(_request: Any, error: RefusedError) -> Response[wire.Failure]:
    """Answer what the game or the table refuses."""
    if isinstance(error, UnknownTableError):
        return failure(404, error.refusal)
    return failure(429 if isinstance(error, TooManyError) else 400, error.refusal)


def answer_http_error(_request: Any, error: HTTPException) -> Response[wire.Failure]:
    """Answer a request that cannot be understood, or that nothing answers to."""
    problem = error.detail[:200]
    if error.extra and isinstance(error.extra, list):
        found = [f"{item.get('key')}: {item.get('message')}" for item in error.extra]
        problem = "; ".join(found)[:200]
    refusal = refuse("", "table-unreadable", problem=problem)
    return failure(error.status_code, refusal)


def answer_fault(_request: Any, error: Exception) -> Response[wire.Failure]:
    """Answer when the fault is ours."""
    log.error("a request failed", exc_info=error)
    return failure(500, refuse("", "table-trouble"))
