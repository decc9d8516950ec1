"""How a REST route answers and refuses, and how OpenAPI describes it."""

from typing import Any

import msgspec
from fastapi import Request, Response

from tilery.tables.wire.answers import Failure
from tilery.tables.wire.refusal import Refusal

REF = "#/components/schemas/{name}"


def answer(schema: Any, status: int = 200, kind: str = "application/json") -> dict[str, Any]:
    """What to tell OpenAPI about the answer of a route. The types are msgspec's, so FastAPI can't see them itself."""
    failure = {"content": {"application/json": {"schema": {"$ref": REF.format(name="Failure")}}}}
    return {
        "status_code": status,
        "response_class": Response,
        "responses": {
            status: {"description": "Done", "content": {kind: {"schema": schema}}},
            "4XX": {"description": "Refused; nothing was changed", **failure},
            "503": {"description": "The storage failed; nothing was changed", **failure},
        },
    }


def ref(kind: type) -> dict[str, str]:
    """A reference to a type in the OpenAPI document."""
    return {"$ref": REF.format(name=kind.__name__)}


def json(content: Any, status: int = 200) -> Response:
    """An answer in JSON, of anything that msgspec can write."""
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def accepts_packed(request: Request) -> bool:
    """Whether the client takes an answer that is packed with gzip."""
    return "gzip" in request.headers.get("accept-encoding", "")


def made_elsewhere(content: bytes, *, packed: bool, kind: str = "application/json", name: str = "") -> Response:
    """An answer that another process has made and packed, so that the process that serves everybody need not."""
    headers = {"Vary": "Accept-Encoding"}
    if packed:
        headers["Content-Encoding"] = "gzip"
    if name:
        headers["Content-Disposition"] = f"attachment; filename={name}"
    return Response(content, media_type=kind, headers=headers)


def refuse(refusal: Refusal, status: int | None = None) -> Response:
    """A refusal as a REST answer."""
    failure = Failure(refusal.code, refusal.text, refusal.problems, refusal.known)
    return json(failure, status or refusal.status)
