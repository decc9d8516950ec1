"""An integer programme: whole numbers with limits, sums of them with limits, and a sum to be made as small as possible.

OR-Tools solves it, always in the same way: one worker, a fixed seed, and a limit that counts its work, not the clock.
"""

import importlib.util
from typing import Any, Literal, NamedTuple

Var = int
Sum = dict[Var, int]
"""How often each variable is in a sum."""
ENDLESS = 1 << 20
"""No sum in a programme gets that far from zero."""


def can_prove() -> bool:
    """Whether OR-Tools is installed, so that a bound can be proven at all."""
    return importlib.util.find_spec("ortools") is not None


class Answer(NamedTuple):
    """What was found: the values of all variables, and whether this is as good as possible, within the slack. `broken`
    means that no values fit; `unknown`, that the work allowed was not enough to say."""

    state: Literal["solved", "broken", "unknown"]
    values: tuple[int, ...] = ()
    least: float = 0.0
    """No answer costs less than this."""
    work: float = 0.0
    """How much work it was, in the unit of OR-Tools: about four seconds."""


class Programme:
    """Variables and rows, which only grow; costs belong to the question."""

    def __init__(self) -> None:
        from ortools.sat.python import cp_model  # takes half a second, and not everybody has it

        self._kit: Any = cp_model
        self._model: Any = cp_model.CpModel()
        self._vars: list[Any] = []

    def copy(self) -> "Programme":
        """The same programme, to be changed without changing this one."""
        new = Programme.__new__(Programme)
        new._kit, new._model = self._kit, self._model.clone()
        new._vars = [new._model.get_int_var_from_proto_index(var) for var in range(len(self._vars))]
        return new

    def var(self, high: int, low: int = 0) -> Var:
        """A new variable."""
        self._vars.append(self._model.new_int_var(low, high, ""))
        return len(self._vars) - 1

    def row(self, total: Sum, *, low: int = -ENDLESS, high: int = ENDLESS) -> None:
        """The sum keeps within these limits."""
        self._model.add_linear_constraint(self._sum(total), low, high)

    def answer(self, costs: Sum, *, slack: float, work: float) -> Answer:
        """Values with the lowest cost, or up to `slack` above it."""
        kit = self._kit
        self._model.minimize(self._sum(costs))
        solver = kit.CpSolver()
        set_to = solver.parameters
        set_to.num_workers, set_to.random_seed = 1, 1
        set_to.cp_model_presolve = False  # our programmes are small: presolving takes longer than solving
        set_to.max_deterministic_time, set_to.absolute_gap_limit = work, slack
        found = solver.solve(self._model)
        used = float(solver.response_proto.deterministic_time)
        if found == kit.INFEASIBLE:
            return Answer("broken", work=used)
        least = float(solver.best_objective_bound)
        if found != kit.OPTIMAL:
            return Answer("unknown", least=least, work=used)
        return Answer("solved", tuple([solver.value(var) for var in self._vars]), least, used)

    def _sum(self, total: Sum) -> Any:
        return self._kit.LinearExpr.weighted_sum([self._vars[var] for var in total], list(total.values()))
