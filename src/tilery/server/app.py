"""The application: routes, and what lives as long as the server does."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import Match
from starlette.types import Receive, Scope, Send

from tilery.games import GAMES
from tilery.protocol.commands import command_of
from tilery.server.doors import admin_api, library_api, people_api, puzzles_api, reviews_api, sketches_api, tables_api
from tilery.server.doors.budgets import Budgets
from tilery.server.doors.docs import DOCS_PLACE, Docs, to_docs
from tilery.server.doors.engines.socket import PLACE as ENGINES
from tilery.server.doors.engines.socket import line_of_engine
from tilery.server.doors.limits import Buckets, Crowd, Doorman, Turnstile
from tilery.server.doors.lines import Lines, file_limit
from tilery.server.doors.quotas import Quotas
from tilery.server.doors.replies import refuse
from tilery.server.doors.socket import line_to_table
from tilery.server.doors.static import HEADERS, FromMemory, Pages, SafeHeaders, WebClient
from tilery.server.elsewhere import Elsewhere
from tilery.server.housework import keep_house, watch_tokens
from tilery.server.metrics import Metrics
from tilery.server.settings import Settings
from tilery.server.store.backend import prepare
from tilery.server.store.sql_store import SqlStore
from tilery.server.workers.engine_process import keep_engine
from tilery.server.workers.preparing import prepare_bots
from tilery.server.workers.thinker import ProcessThinker
from tilery.tables.engines.desk import EngineDesk
from tilery.tables.engines.tokens import Tokens
from tilery.tables.help.coach import Coach
from tilery.tables.help.hints import Adviser
from tilery.tables.house.office import Office
from tilery.tables.house.passes import Passes
from tilery.tables.house.tables import Tables
from tilery.tables.library.library import Library
from tilery.tables.neighbours import NOBODY_ELSE
from tilery.tables.people.makers import Makers
from tilery.tables.table.autoplay import Autoplay
from tilery.tables.wire.failure import failure
from tilery.tables.wire.refusal import Refusal

APIS = tables_api, people_api, library_api, reviews_api, puzzles_api, sketches_api


class House(FastAPI):
    """Requests go through the routes. A line to a table bypasses them: thousands are open at once, and each would keep
    a frame of every layer in memory."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            line = line_of_engine if scope["path"] == ENGINES else line_to_table
            await line(self.state, scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def create_app(settings: Settings) -> FastAPI:
    """The application for these settings. It opens the database when it starts."""
    for path in settings.rooms:
        GAMES.add(path)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        prepare(settings.database)
        metrics = app.state.metrics
        store = SqlStore(settings.database, settings.busy_seconds, metrics)
        store.start()
        thinker = ProcessThinker(settings, metrics)
        makers = Makers()
        neighbours = await among_others(settings)
        desk = EngineDesk(None, settings.engine_seconds, at_once=settings.engine_tables)
        autoplay = Autoplay(store, thinker, None, makers, settings.bot_tempo, desk, neighbours or NOBODY_ELSE)
        adviser, coach = Adviser(store, thinker, makers), Coach(store, thinker, makers)
        tables = Tables(store, autoplay, settings.cached_tables)
        app.state.tables, app.state.settings, app.state.store = tables, settings, store
        app.state.adviser, app.state.coach = adviser, coach
        app.state.engines, app.state.tokens = desk, Tokens(store, desk)
        app.state.passes = passes = Passes(tables, settings.pass_seconds, settings.pass_devices, settings.pass_days)
        app.state.office = Office(tables, passes, settings.keep_days, settings.keep_unplayed_days)
        library = Library(store)
        app.state.library = library
        app.state.records, app.state.games, app.state.reviews = thinker.records, thinker.games, thinker.reviews
        app.state.sketches = thinker.sketches
        library.start()
        if neighbours is not None:
            neighbours.used, neighbours.learn = elsewhere.used, elsewhere.learn
            neighbours.start(tables, autoplay)
            metrics.gauge("tilery_neighbours", lambda: neighbours.others)
            metrics.gauge("tilery_tables_kept", lambda: neighbours.held)
        metrics.gauge("tilery_tables_in_memory", lambda: len(tables))
        metrics.gauge("tilery_connections", lambda: app.state.crowd.size)
        metrics.gauge("tilery_lines", lambda: app.state.lines.size)
        chores = [asyncio.create_task(keep_house(tables, passes, settings, metrics))]
        chores.append(asyncio.create_task(watch_tokens(app.state.tokens)))
        chores += [
            asyncio.create_task(keep_engine(name, command_of(command), desk))
            for name, command in settings.engines.items()
        ]
        if settings.bot_compile:
            chores.append(asyncio.create_task(prepare_bots()))
            thinker.reviews.wait_for(chores[-1])
        try:
            yield
        finally:
            for chore in chores:
                chore.cancel()
            await asyncio.gather(*chores, return_exceptions=True)
            await library.close()
            await adviser.close()
            await coach.close()
            await autoplay.close()
            if neighbours is not None:
                await neighbours.close()
            await thinker.close()
            await store.close()

    app = House(
        title="Tilery", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None, redirect_slashes=False
    )
    app.state.metrics, app.state.crowd = Metrics(), Crowd(settings.connections, settings.connections_per_address)
    app.state.wrong_tokens = Buckets(*settings.errors)
    app.state.budgets = Budgets(*settings.budget)
    app.state.quotas = Quotas(settings.tables_per_day, settings.bytes_per_day)
    gets, posts = Buckets(*settings.gets), Buckets(*settings.posts)
    elsewhere = Elsewhere(app.state.crowd, app.state.quotas, posts, gets)
    app.state.lines = Lines(settings, app.state.metrics, file_limit())
    app.state.routers = [api.router for api in APIS]
    if settings.admin_token:
        app.state.latch = admin_api.Latch(settings)
        app.state.routers.append(admin_api.router)
    for router in app.state.routers:
        app.include_router(router)
    if settings.metrics:
        app.add_route("/metrics", show_metrics)
    app.add_route(DOCS_PLACE, to_docs)
    app.mount(DOCS_PLACE, Docs(settings.docs))
    client = WebClient(settings.static)
    app.router.routes.append(Pages("/", client))
    app.add_exception_handler(Refusal, on_refusal)
    app.add_exception_handler(RequestValidationError, on_invalid)
    app.add_exception_handler(HTTPException, on_http_error)
    app.add_exception_handler(Exception, on_failure)
    app.add_middleware(FromMemory, client=client)
    app.add_middleware(Doorman, settings=settings, gets=gets, posts=posts)
    app.add_middleware(GZipMiddleware, compresslevel=6)  # a long replay has megabytes: 9 would hold up everybody
    app.add_middleware(Turnstile, settings=settings, budgets=app.state.budgets)
    app.add_middleware(SafeHeaders)
    return app


async def among_others(settings: Settings) -> Any:
    """This server among others on the same database; None if it can't have any."""
    if isinstance(settings.database, Path):
        return None
    from tilery.server.cluster.cluster import Cluster

    found = Cluster(settings.database, settings.nats)
    # Hundreds of people may come over from another server as soon as this one is there. Whatever they play is known by
    # then: to be known takes no longer than joining does.
    await asyncio.gather(found.join(), asyncio.to_thread(GAMES.all))
    return found


async def show_metrics(request: Request) -> Response:
    """Counts for the host, in the text format of Prometheus."""
    return Response(request.app.state.metrics.text(), media_type="text/plain; version=0.0.4")


async def on_refusal(request: Request, error: Exception) -> Response:
    """Count a refusal, and answer with its code and text."""
    assert isinstance(error, Refusal)
    request.app.state.metrics.count("tilery_refusals_total", code=error.code)
    return refuse(error)


async def on_invalid(_: Request, error: Exception) -> Response:
    """Say the first thing that is wrong with a request, without repeating what was sent."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    place = ".".join(str(part) for part in first["loc"][1:])
    return refuse(Refusal("malformed", f"The request can't be read: {place + ': ' if place else ''}{first['msg']}."))


def allowed(request: Request) -> str:
    """What can be asked for at this address. The framework names only what its first route can do."""
    routes = [route for router in request.app.state.routers for route in router.routes]
    here = [route for route in routes if route.matches(request.scope)[0] != Match.NONE]
    return ", ".join(sorted({method for route in here for method in route.methods}))


async def on_http_error(request: Request, error: Exception) -> Response:
    """Give the errors of the framework, such as 404, the same form as our own refusals."""
    assert isinstance(error, HTTPException)
    if isinstance(error.__cause__, Refusal):  # FastAPI says only that the body can't be read
        return await on_refusal(request, error.__cause__)
    code = {404: "not-found", 405: "not-found", 413: "too-large"}.get(error.status_code, "malformed")
    answer = refuse(Refusal(code, f"{error.detail}."), error.status_code)
    answer.headers.update(error.headers or {})
    if error.status_code == 405 and (methods := allowed(request)):
        answer.headers["allow"] = methods
    return answer


async def on_failure(_: Request, error: Exception) -> Response:
    """Log what nobody expected, and answer without any details of it."""
    failed = refuse(failure(error, "a request"))
    failed.headers.update(HEADERS | {"Cache-Control": "no-store"})  # this answer passes no middleware
    return failed
