"""Entries that were compiled before, on disk in the folder of their rules.

The name of that folder is a hash of all that the rules say: what lies in it is right, wherever the project lies now and
however its files were written since. Numba's own cache would ask for both, and for much that only a compiler needs.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any

from numba.core import runtime
from numba.core.caching import IndexDataCacheFile
from numba.core.compiler import CompileResult

_Versions: Any = IndexDataCacheFile
_Result: Any = CompileResult
_runtime: Any = runtime


class Kept:
    """The versions of one entry that are on disk, in the place of Numba's cache of a function."""

    def __init__(self, function: FunctionType, folder: Path, make_ready: Callable[[], None]) -> None:
        self.cache_path = str(folder)
        self._code = hashlib.sha256(function.__code__.co_code).hexdigest()
        self._make_ready = make_ready
        self._versions = _Versions(self.cache_path, function.__qualname__, source_stamp="")

    def load_overload(self, signature: Any, context: Any) -> Any:
        """The entry for arguments of these types; where it must be compiled, all that it takes is made ready."""
        found = self._versions.load(self._key(signature, context.codegen()))
        if found is None:
            self._make_ready()
            context.refresh()
            return None
        _runtime.rtsys.initialize(context)
        return _Result._rebuild(context, *found)

    def save_overload(self, signature: Any, result: Any) -> None:
        """Keep what was compiled, unless it has addresses of this process in it: of very large tables, for one."""
        if not result.library.has_dynamic_globals:
            self._versions.save(self._key(signature, result.codegen), result._reduce())

    def _key(self, signature: Any, codegen: Any) -> tuple[Any, ...]:
        """What a version depends on besides the rules: the types of arguments, the processor, the entry itself."""
        return signature, codegen.magic_tuple(), self._code
