"""What is said on a line is not looked at before it is its turn."""

import pytest

from tests.kit.call import PONG, TEXT, Call, frame, on_a_line, pause
from tilery.server.doors import budgets as budgets_module
from tilery.server.doors import table_line as table_line_module
from tilery.server.doors.budgets import Budgets, Called
from tilery.server.doors.table_line import PIECE, USUAL_WORK


def test_nothing_is_looked_at_before_it_is_its_turn() -> None:
    """Thousands of messages that only wait cost next to nothing."""

    async def story(call: Call) -> None:
        budgets = Budgets(0.1, 1, lambda: 0.0)
        call.line.budgets, call.line.address = budgets, "a"
        called: list[Called] = []

        def wait(_: str, one: Called) -> bool:
            called.append(one)
            return False

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(budgets, "take_or_wait", wait)
            for _ in range(3):
                call.line.data_received(frame(TEXT, b"hello"))
                await pause()
            assert call.heard == []
            assert len(called) == 1  # whatever else is said: it has its place in the line
            assert call.transport.is_reading()  # to say otherwise would cost more than it saves
            call.line.data_received(frame(TEXT, b"x" * 100) * (PIECE // 100))
            assert not call.transport.is_reading()
        assert called.pop()(True)
        await pause()
        assert call.heard[:3] == ["hello"] * 3
        assert call.transport.is_reading()

    on_a_line(story)


def test_who_hung_up_has_no_turn() -> None:
    async def story(call: Call) -> None:
        budgets = Budgets(0.1, 1, lambda: 0.0)
        budgets.charge("a", 1.05)
        call.line.budgets, call.line.address = budgets, "a"
        call.line.data_received(frame(TEXT, b"hello"))
        call.transport.close()
        assert not call.line._called(True)
        assert call.heard == []

    on_a_line(story)


def test_of_messages_in_one_piece_the_first_has_its_turn_and_what_is_no_message_is_paid_for_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for module in (budgets_module, table_line_module):
        monkeypatch.setattr(module, "GUESS", 0.2)

    async def story(call: Call) -> None:
        budgets = Budgets(0.1, 1, lambda: 0.0)
        call.line.budgets, call.line.address = budgets, "a"
        call.line.data_received(frame(TEXT, b"one") + frame(TEXT, b"two"))
        assert call.line.take_turn()
        assert not call.line.take_turn()
        await pause()
        budgets.charge("a", -0.2)  # as if they had cost nothing
        before = budgets.left("a")
        call.line.take_work()
        call.line.data_received(frame(PONG))
        assert not call.line.take_turn()
        assert 0 < before - budgets.left("a") <= USUAL_WORK

    on_a_line(story)
