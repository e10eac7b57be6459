"""Lessons at the service: tables of their own, kept on disk, that answer other choices and refuse to go back."""

from __future__ import annotations

from typing import Any

import pytest

from aevum.core.lessons import lesson_names, lesson_of
from aevum.core.text import LANGUAGES, texts
from aevum.games import GAME_IDS, game_named
from tests.table.house import House
