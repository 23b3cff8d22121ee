"""Find every small change of a module that could be a slip of its author: at one place of one line."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import msgspec

FLIPPED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: (r"\bis\b", "is not"),
    ast.IsNot: (r"\bis\s+not\b", "is"),
    ast.In: (r"\bin\b", "not in"),
    ast.NotIn: (r"\bnot\s+in\b", "in"),
}
SWAPPED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: (r"\+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: (r"\*", "+"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: (r"\|", "&"),
}
RENAMED = {"min": "max", "max": "min", "any": "all", "all": "any"}

LOGS = re.compile(r"\b(log|logger|logging|warnings)\.")
NOT_BEHAVIOUR = {
    *((kind, field) for kind in (ast.FunctionDef, ast.AsyncFunctionDef) for field in ("returns", "type_params")),
    *((ast.ClassDef, field) for field in ("keywords", "decorator_list", "type_params")),
    *((kind, "annotation") for kind in (ast.AnnAssign, ast.arg)),
}
"""Fields of nodes that the type checker reads, or that say how a class is made."""


class Mutation(msgspec.Struct, frozen=True):
    """One change of one line. ``was`` and ``becomes`` are the line without its indentation."""

    line: int
    kind: str
    function: str
    was: str
    becomes: str

    def applied(self, source: str) -> str:
        """Return the source with this line changed. Raises LookupError where the line reads otherwise."""
        rows = source.splitlines(keepends=True)
        row = rows[self.line - 1]
        if row.strip() != self.was:
            raise LookupError(f"line {self.line} is no longer {self.was}")
        rows[self.line - 1] = row.replace(self.was, self.becomes, 1)
        return "".join(rows)


class _Change(NamedTuple):
    """The bytes of a line from ``start`` to ``end`` become ``text``."""

    kind: str
    line: int
    start: int
    end: int
    text: str


def mutations(source: str) -> list[Mutation]:
    """Return the changes of a module in the order of its source."""
    rows = [row.encode() for row in source.split("\n")]
    found = []
    for function, change in _changes(ast.parse(source), rows, ""):
        row = rows[change.line - 1]
        changed = row[: change.start] + change.text.encode() + row[change.end :]
        was, becomes = row.decode().strip(), changed.decode().strip()
        found.append(Mutation(change.line, change.kind, function, was, becomes))
    return found


def _changes(node: ast.AST, rows: list[bytes], within: str) -> Iterator[tuple[str, _Change]]:
    """Yield the changes of a node and of those in it, each with the function or class that it is in."""
    if _is_no_behaviour(node, rows):
        return
    for change in (*_of_expression(node, rows), *_of_statement(node, rows)):
        yield within, change
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
        within = f"{within}.{node.name}".lstrip(".")
    for name, value in ast.iter_fields(node):
        if (type(node), name) not in NOT_BEHAVIOUR:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _changes(child, rows, within)


def _is_no_behaviour(node: ast.AST, rows: list[bytes]) -> bool:
    """Whether a node is passed by: an assertion, a docstring, a line for the log, an import for types, a subscript."""
    match node:
        case ast.Assert() | ast.Import() | ast.ImportFrom() | ast.JoinedStr():
            return True
        case ast.Expr(value=ast.Constant()):
            return True
        case ast.Expr(value=ast.Call(func=function)):
            return LOGS.match(_text(function, rows)) is not None
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            return True
        case ast.Assign(targets=[ast.Name(id="__all__")]):
            return True
    return False


def _of_expression(node: ast.AST, rows: list[bytes]) -> Iterator[_Change]:
    match node:
        case ast.Compare(left=left, ops=ops, comparators=comparators):
            sides = [left, *comparators]
            for before, operator, after in zip(sides, ops, comparators, strict=False):
                yield from _between("comparison", before, after, FLIPPED[type(operator)], rows)
        case ast.BoolOp(op=operator, values=values):
            swap = (r"\band\b", "or") if isinstance(operator, ast.And) else (r"\bor\b", "and")
            for before, after in pairwise(values):
                yield from _between("and, or", before, after, swap, rows)
        case ast.BinOp(left=before, op=operator, right=after) if type(operator) in SWAPPED:
            yield from _between("arithmetic", before, after, SWAPPED[type(operator)], rows)
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield from _becomes("not removed", node, _text(operand, rows))
        case ast.Constant(value=bool() as value):
            yield from _becomes("constant", node, str(not value))
        case ast.Constant(value=int() as value):
            yield from _becomes("constant", node, str(value + 1))
        case ast.Constant(value=float() as value):
            yield from _becomes("constant", node, str(value * 2 or 1.0))
        case ast.Call(func=ast.Name(id=name) as function) if name in RENAMED:
            yield from _becomes("min, max, any, all", function, RENAMED[name])


def _of_statement(node: ast.AST, rows: list[bytes]) -> Iterator[_Change]:
    """Yield the changes of a statement as a whole, and of a condition."""
    match node:
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test):
            yield from _negated(test, rows)
        case ast.comprehension(ifs=tests):
            for test in tests:
                yield from _negated(test, rows)
        case ast.Return(value=ast.expr() as value) if _text(value, rows) != "None":
            yield from _becomes("returned None", node, "return None")
        case ast.Expr() | ast.AugAssign() | ast.Raise() | ast.Delete():
            yield from _becomes("statement dropped", node, "pass")
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield from _becomes("statement dropped", node, "pass")
        case ast.Break():
            yield from _becomes("break, continue", node, "continue")
        case ast.Continue():
            yield from _becomes("break, continue", node, "break")


def _negated(test: ast.expr, rows: list[bytes]) -> Iterator[_Change]:
    """Negate a condition that is no comparison and holds no operator: those have changes of their own."""
    if isinstance(test, ast.Name | ast.Attribute | ast.Call | ast.Subscript):
        yield from _becomes("condition negated", test, f"not {_text(test, rows)}")


def _becomes(kind: str, node: ast.expr | ast.stmt, text: str) -> Iterator[_Change]:
    """Replace a node that stands on one line."""
    if node.lineno == node.end_lineno and node.end_col_offset is not None and text:
        yield _Change(kind, node.lineno, node.col_offset, node.end_col_offset, text)


def _between(kind: str, left: ast.expr, right: ast.expr, swap: tuple[str, str], rows: list[bytes]) -> Iterator[_Change]:
    """Replace the operator between two expressions, if it stands on the line of one of them."""
    pattern, text = swap
    for line in {left.end_lineno or 0, right.lineno}:
        start = left.end_col_offset or 0 if line == left.end_lineno else 0
        end = right.col_offset if line == right.lineno else len(rows[line - 1])
        if found := re.search(pattern, rows[line - 1][start:end].decode()):
            yield _Change(kind, line, start + found.start(), start + found.end(), text)


def _text(node: ast.expr, rows: list[bytes]) -> str:
    """Return the source of an expression; of one over several lines, nothing."""
    if node.lineno != node.end_lineno:
        return ""
    return rows[node.lineno - 1][node.col_offset : node.end_col_offset].decode()
