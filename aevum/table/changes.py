"""What has changed between two states, as a JSON Patch (RFC 6902): a move changes little of what a page knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Operation = dict[str, Any]
Compare = Callable[[Any, Any], list[Operation]]
CompareMember = Callable[[str, Any, Any], list[Operation]]
MISSING = object()
VIEW = "view"
NEW_EACH_TIME = ("choices", "last")  # what has nothing to do with the one before it


def member_changes(name: str, before: Any, after: Any) -> list[Operation]:
    """The operations that make one member of a view of another. Readers who see the same may share them."""
    found: list[Operation] = []
    _compare(before, after, f"/{VIEW}/{_escaped(name)}", found)
    return found


def view_changes(before: Any, after: Any, members: CompareMember = member_changes) -> list[Operation]:
    """The operations that make one view of another, in a state."""
    found: list[Operation] = []
    if type(before) is not dict or type(after) is not dict:
        _compare(before, after, f"/{VIEW}", found)
        return found
    for name, new in after.items():
        old = before.get(name, MISSING)
        if old is MISSING:
            found.append({"op": "add", "path": f"/{VIEW}/{_escaped(name)}", "value": new})
        elif old is not new:
            found += members(name, old, new)
    found += [{"op": "remove", "path": f"/{VIEW}/{_escaped(name)}"} for name in before.keys() - after.keys()]
    return found


def changes(before: dict[str, Any], after: dict[str, Any], views: Compare = view_changes) -> list[Operation]:
    """The operations that make one state of another. Parts that are one and the same object cost nothing."""
    found = [
        {"op": "add", "path": f"/{name}", "value": after[name]}
        for name in NEW_EACH_TIME
        if name in after and after[name] != before.get(name)
    ]
    if VIEW not in before or VIEW not in after:
        _compare_members(before, after, "", found, NEW_EACH_TIME)
        return found
    _compare_members(before, after, "", found, (*NEW_EACH_TIME, VIEW))
    return found + views(before[VIEW], after[VIEW])


def _compare(before: Any, after: Any, path: str, found: list[Operation]) -> None:
    """Compare two values that are not one and the same object."""
    kind = type(after)
    if type(before) is not kind:
        found.append({"op": "replace", "path": path, "value": after})
    elif kind is dict:
        _compare_members(before, after, path, found)
    elif kind is list and len(before) == len(after):
        for place, (old, new) in enumerate(zip(before, after, strict=True)):
            if old is not new:
                _compare(old, new, f"{path}/{place}", found)
    elif kind is list or before != after:
        found.append({"op": "replace", "path": path, "value": after})


def _compare_members(
    before: dict[str, Any], after: dict[str, Any], path: str, found: list[Operation], left_out: tuple[str, ...] = ()
) -> None:
    """Most are plain and as they were: these are passed over before their paths are written."""
    for name, new in after.items():
        old = before.get(name, MISSING)
        if old is new or name in left_out:
            continue
        kind = type(new)
        if kind is type(old) and kind is not dict and kind is not list and old == new:
            continue
        if old is MISSING:
            found.append({"op": "add", "path": f"{path}/{_escaped(name)}", "value": new})
        else:
            _compare(old, new, f"{path}/{_escaped(name)}", found)
    found += [{"op": "remove", "path": f"{path}/{_escaped(name)}"} for name in before.keys() - after.keys()]


def _escaped(name: str) -> str:
    """A member's name as a pointer has it."""
    return name.replace("~", "~0").replace("/", "~1")
