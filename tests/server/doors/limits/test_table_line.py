"""One line, with a transport that the test holds: how much may wait, and how much is listened to."""

import asyncio
from typing import Any

import pytest

from tests.kit.call import CLOSE, HANDSHAKE, PING, PONG, TEXT, Call, frame, on_a_line, pause
from tilery.server.doors.table_line import FRAGMENTS, PIECE, SIGNS, USUAL_WORK


def test_messages_are_dealt_with_one_after_the_other_and_the_end_comes_last() -> None:
    done: list[str] = []

    class Slow(Call):
        """Needs some turns of the event loop for each message."""

        async def hear(self, text: str | None, data: bytes) -> None:
            done.append(f"{text} begins")
            await pause()
            done.append(f"{text} ends")

        def gone(self) -> None:
            done.append("gone")

    async def run() -> None:
        call = Slow()
        await call.accepted()
        for text in (b"one", b"two"):
            call.line.data_received(frame(TEXT, text))
            await asyncio.sleep(0)
        for _ in range(3):
            await pause()
        call.line.data_received(frame(TEXT, b"three"))
        await asyncio.sleep(0)
        assert done[-1] == "three begins"
        call.close()  # in the middle of it
        for _ in range(3):
            await pause()
        assert call.line.tasks == set()

    asyncio.run(run())
    assert done == [f"{text} {what}" for text in ("one", "two", "three") for what in ("begins", "ends")] + ["gone"]


def test_who_hangs_up_before_anybody_listens_is_gone_all_the_same() -> None:
    class Late(Call):
        """Looks for the table for a while."""

        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            await receive()
            await send({"type": "websocket.accept"})
            await pause()
            self.line.listen(self)

    async def run() -> None:
        call = Late()
        call.line.data_received(HANDSHAKE)
        await asyncio.sleep(0)
        call.close()
        for _ in range(3):
            await pause()
        assert call.ended

    asyncio.run(run())


def test_what_is_said_at_once_goes_out_in_one_write() -> None:
    async def story(call: Call) -> None:
        for length in (1, 125, 126, 70_000):
            call.line.say(b"x" * length)
        await pause()
        (written,) = call.transport.waiting
        assert written.startswith(b"\x81\x01x\x81\x7dxx")
        assert len(written) == 2 + 1 + 2 + 125 + 4 + 126 + 10 + 70_000

    on_a_line(story)


def test_reading_and_writing_is_work_for_which_the_client_pays_but_not_for_hours_of_news() -> None:
    async def story(call: Call) -> None:
        call.line.take_work()
        call.line.data_received(frame(TEXT, b"hello"))
        read = call.line.take_work()
        assert read > 0
        assert call.line.take_work() == 0
        call.line.say(b"x" * 70_000)
        await pause()
        assert 0 < call.line.take_work() <= USUAL_WORK
        call.line._work = 3.0
        assert call.line.take_work() == USUAL_WORK

    on_a_line(story)


def test_whoever_takes_nothing_is_hung_up_on_before_much_waits() -> None:
    async def story(call: Call) -> None:
        call.line.waiting_bytes = 10_000
        for _ in range(100):
            call.line.say(b"x" * 1000)
            await pause()
        assert call.transport.aborted
        assert call.transport.get_write_buffer_size() < 12_000

    on_a_line(story)


def test_one_message_may_be_larger_than_all_that_may_wait() -> None:
    async def story(call: Call) -> None:
        call.line.waiting_bytes = 10_000
        call.line.say(b"x" * 1_000_000)
        await pause()
        assert not call.transport.aborted

    on_a_line(story)


def test_whoever_reads_nothing_is_not_listened_to() -> None:
    async def story(call: Call) -> None:
        call.line.pause_writing()
        for number in range(50):
            call.line.data_received(frame(TEXT, b"hello" * 10) + (b"" if number % 5 else frame(PING)))
            await pause()
        assert len(call.heard) <= 1  # it waited already
        assert call.transport.waiting == []
        assert not call.transport.reading
        call.line.resume_writing()
        for _ in range(10):
            await pause()
        assert call.heard == ["hello" * 10] * 50
        assert call.transport.reading

    on_a_line(story)


@pytest.mark.parametrize("kind", [PING, PONG])
def test_pings_and_pongs_are_counted(kind: int) -> None:
    async def story(call: Call) -> None:
        for _ in range(1000):
            call.line.data_received(frame(kind, b"12345678"))
            await pause()
        written = b"".join(call.transport.waiting)
        assert written.count(b"12345678") <= SIGNS[1] + 1
        assert b"\x88\x02\x03\xf0" in written  # closed with 1008
        assert call.ended

    on_a_line(story)


def test_a_message_has_no_more_parts_than_it_needs() -> None:
    async def story(call: Call) -> None:
        call.line.data_received(frame(0x01, b"h"))
        for _ in range(FRAGMENTS - 2):
            call.line.data_received(frame(0x00, b"h"))
        call.line.data_received(frame(0x80, b"h"))
        await pause()
        assert call.heard == ["h" * FRAGMENTS]
        call.line.data_received(frame(0x01, b"h"))
        for _ in range(FRAGMENTS):
            call.line.data_received(frame(0x00, b"h"))
        await pause()
        assert b"\x88\x02\x03\xf0" in b"".join(call.transport.waiting)
        assert call.ended

    on_a_line(story)


def test_many_small_messages_are_looked_at_in_pieces() -> None:
    async def story(call: Call) -> None:
        many = frame(TEXT, b"x") * 1000
        call.line.data_received(many)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert 0 < len(call.heard) <= 2 * PIECE // 7
        assert not call.transport.reading
        await pause()
        assert call.heard == ["x"] * 1000
        assert call.transport.reading

    on_a_line(story)


def test_nobody_waits_for_whoever_answers_no_ping_and_no_good_bye() -> None:
    async def story(call: Call) -> None:
        call.line.close_timeout = 0.01
        call.line.say(b"that was all")
        call.line.end(1013)
        await pause()
        assert b"".join(call.transport.waiting).endswith(b"\x88\x02\x03\xf5")
        assert not call.transport.aborted
        await asyncio.sleep(0.02)
        assert call.transport.aborted

    on_a_line(story)

    async def silent(call: Call) -> None:
        call.line.keepalive_timeout()
        assert call.transport.aborted

    on_a_line(silent)


def test_a_good_bye_that_is_answered_ends_the_line() -> None:
    async def story(call: Call) -> None:
        call.line.end(1013)
        call.line.data_received(frame(TEXT, b"not heard any more") + frame(CLOSE, b"\x03\xf5"))
        await pause()
        assert call.transport.closed
        assert not call.transport.aborted
        assert call.heard == []

    on_a_line(story)


def test_whoever_goes_on_talking_after_the_good_bye_is_hung_up_on() -> None:
    async def story(call: Call) -> None:
        call.line.end(1008)
        for _ in range(100):
            call.line.data_received(frame(TEXT, b"x" * 100) * 20)
        assert call.transport.aborted

    on_a_line(story)


def test_whoever_hangs_up_before_they_are_accepted_is_no_failure(caplog: pytest.LogCaptureFixture) -> None:
    went_on = []

    class Eager(Call):
        """An application that has nothing to do with a line that is over."""

        async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
            await send({"type": "websocket.accept"})
            went_on.append(self)

    async def run() -> None:
        call = Eager()
        call.line.data_received(HANDSHAKE)
        call.transport.close()
        await pause()
        call.close()
        await pause()
        assert call.transport.waiting == []

    asyncio.run(run())
    assert went_on == []
    assert [record.message for record in caplog.records if record.levelname != "INFO"] == []
