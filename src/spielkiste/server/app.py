"""The web application: every route, and what holds for all of them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar
from litestar.datastructures import ResponseHeader
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from spielkiste import __version__
from spielkiste.engine.refusal import RefusedError
from spielkiste.tables.thinking import Thinker

from . import requests
from .house import Settings, open_house
from .pages import SECURITY, Pages, asset, page
from .sockets.conversation import table_socket

LARGEST_BODY = 16_384


def make_app(settings: Settings, thinker: Thinker) -> Litestar:
    """Return the application; it opens its store when it starts."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.pages = Pages()
        async with open_house(settings, thinker) as house:
            app.state.house = house
            yield

    return Litestar(
        route_handlers=[
            requests.list_games,
            requests.make_table,
            requests.table_brief,
            requests.table_qr,
            requests.table_record,
            requests.health,
            table_socket,
            page,
            asset,
        ],
        lifespan=[lifespan],
        exception_handlers={
            RefusedError: requests.answer_refusal,
            HTTPException: requests.answer_http_error,
            Exception: requests.answer_fault,
        },
        response_headers=[
            ResponseHeader(name=name, value=value) for name, value in SECURITY.items()
        ],
        request_max_body_size=LARGEST_BODY,
        logging_config=None,
        openapi_config=OpenAPIConfig(
            title="Spielkiste",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
    )
