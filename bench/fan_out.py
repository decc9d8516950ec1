"""A bare fan-out that knows no rules and stores nothing: what the web framework alone costs. python -m bench.fan_out"""

import socket
from collections import defaultdict

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

rooms: defaultdict[str, list[WebSocket]] = defaultdict(list)


async def table(websocket: WebSocket) -> None:
    """Each message says how long the update to all clients shall be, and comes back as the answer."""
    await websocket.accept()
    room = rooms[websocket.path_params["table"]]
    room.append(websocket)
    try:
        while True:
            size, message = (await websocket.receive_text()).split(" ", 1)
            update = "u" * int(size)
            for each in room:
                await each.send_text(update)
            await websocket.send_text(message)
    except WebSocketDisconnect:
        room.remove(websocket)


def main() -> None:
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"The fan-out is at http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    app = Starlette(routes=[WebSocketRoute("/ws/tables/{table}", table)])
    config = uvicorn.Config(app, ws="websockets-sansio", ws_per_message_deflate=False, log_level="warning")
    uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()
