"""What has changed in a state travels as a JSON Patch, and makes the same state of the one before."""

from __future__ import annotations

import json
from typing import Any

import jsonpatch
from hypothesis import given
from hypothesis import strategies as st

from aevum.table.changes import changes

LEAVES = st.none() | st.booleans() | st.integers(-3, 3) | st.sampled_from(["", "a", "/", "~1", "0"])
NAMES = st.sampled_from(["a", "b", "a/b", "~", "0", ""])
VALUES = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(NAMES, inner, max_size=4), max_leaves=12
)
OBJECTS = st.dictionaries(NAMES, VALUES, max_size=4)
STATES = OBJECTS | st.builds(
    lambda view, choices, last, more: {"view": view, "choices": choices, "last": last, **more},
    OBJECTS | LEAVES,
    st.lists(st.integers(), max_size=2),
    st.lists(st.integers(), max_size=2),
    OBJECTS,
)


@given(STATES, STATES)
def test_changes_make_one_value_of_another(before: dict[str, Any], after: dict[str, Any]) -> None:
    patched = jsonpatch.apply_patch(before, changes(before, after))
    assert json.dumps(patched, sort_keys=True) == json.dumps(after, sort_keys=True)


def test_only_what_has_changed_is_named() -> None:
    before = {"lands": [{"armies": 1, "fort": False}, {"armies": 2}], "seat": 0, "gone": 1}
    after = {"lands": [{"armies": 1, "fort": True}, {"armies": 2}], "seat": 0, "new": [1]}
    assert changes(before, after) == [
        {"op": "replace", "path": "/lands/0/fort", "value": True},
        {"op": "add", "path": "/new", "value": [1]},
        {"op": "remove", "path": "/gone"},
    ]
    assert changes(after, after) == []
    assert changes({"view": {"a": 1, "b": 2}}, {"view": {"a": 1}}) == [{"op": "remove", "path": "/view/b"}]


def test_truth_is_no_number() -> None:
    assert changes({"a": 1, "b": [0]}, {"a": True, "b": [False]}) == [
        {"op": "replace", "path": "/a", "value": True},
        {"op": "replace", "path": "/b/0", "value": False},
    ]
