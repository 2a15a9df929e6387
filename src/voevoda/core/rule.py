"""`@rule`: functions written once, run as plain Python or compiled by Numba.

A rule is ordinary Python over records, integers and arrays. Imported normally it *is* ordinary
Python. `Compiler` builds the other life of the same functions: it takes a rule, replaces the rules
among its globals by their compiled selves, and hands the result to Numba. Contract names (`legal`,
`step`, …), which generic code such as a search calls without knowing the game, are replaced by the
game's own in both lives.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
import time
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any, TypeVar, cast

import platformdirs

F = TypeVar("F", bound=Callable[..., Any])

KEPT_CACHES = 4
"""How many compile caches of one game are kept besides those used in the last 30 days."""

STARTED = time.time()
"""When this process imported the rules."""

Rules = Mapping[str, Callable[..., Any]]


def rule(function: F) -> F:
    """Mark a function as a rule: nopython code with a plain and a compiled life."""
    function.__rule__ = True  # type: ignore[attr-defined]
    return function


def two_lives(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule whose compiled life has another body than its plain one."""

    def mark(function: F) -> F:
        function.__compiled__ = compiled  # type: ignore[attr-defined]
        return rule(function)

    return mark


def contract(function: F) -> F:
    """Mark a name that stands for the game's function of the same name in generic code."""
    function.__contract__ = True  # type: ignore[attr-defined]
    return rule(function)


class Plain:
    """Binds generic code to one game, in plain Python."""

    def __init__(self, rules: Rules) -> None:
        """Take the game's functions by contract name."""
        self._rules = rules
        self._bound: dict[Any, Callable[..., Any]] = {}

    def bind(self, function: F) -> F:
        """Return `function` with contract names, however deep, meaning this game's rules."""
        return cast(F, self._bind(function))

    def _bind(self, function: Callable[..., Any]) -> Callable[..., Any]:
        if hasattr(function, "__contract__"):
            return self._bind(self._rules[function.__name__])
        if function not in self._bound:
            own = {}
            for name, inner in _inner_rules(function):
                bound = self._bind(inner)
                if bound is not inner:
                    own[name] = bound
            self._bound[function] = _with_globals(function, own) if own else function
        return self._bound[function]


class Compiler:
    """Compiles the rules of one game, and generic code bound to it, with a cache on disk."""

    def __init__(self, rules: Rules, folder: Path) -> None:
        """Take the game's functions by contract name, and the folder of `cache_folder`."""
        import numba  # half a second, and only bots and the lab need it

        from voevoda.core.linking import PartCompiler, WholeCompiler

        self._numba: Any = numba
        self._compilers = {True: PartCompiler, False: WholeCompiler}
        self._rules = rules
        self._dispatchers: dict[tuple[Any, bool], Any] = {}
        self.folder = folder

    def bind(self, function: Callable[..., Any]) -> Any:
        """Return the compiled life of a rule (compiled at its first call, then cached on disk)."""
        return self._bind(function, inner=False)

    def _bind(self, function: Callable[..., Any], inner: bool) -> Any:
        """What another rule calls is `inner`: it needs no way in from Python."""
        if hasattr(function, "__contract__"):
            return self._bind(self._rules[function.__name__], inner)
        if (function, inner) not in self._dispatchers:
            body = getattr(function, "__compiled__", function)
            own = {name: self._bind(called, inner=True) for name, called in _inner_rules(body)}
            self._numba.config.CACHE_DIR = str(self.folder)
            decorate = self._numba.njit(
                cache=not inner,
                pipeline_class=self._compilers[inner],
                nogil=True,
                boundscheck=bool(os.environ.get("VOEVODA_BOUNDSCHECK")),
                no_cpython_wrapper=inner,
                no_cfunc_wrapper=True,
                _nrt=False,  # rules never allocate, so nothing needs counting of references
            )
            made = decorate(_with_globals(body, own))
            made.get_call_template = self._widened(made.get_call_template)
            self._dispatchers[function, inner] = made
        return self._dispatchers[function, inner]

    def _widened(self, template: Callable[..., Any]) -> Callable[..., Any]:
        """Let rules call each other with 64-bit integers only.

        Numba would compile a rule anew for every width, and for every constant, that it is called
        with: twice the time, for the same machine code.
        """
        types = self._numba.types

        def get_call_template(args: Any, kws: Any) -> Any:
            wide = tuple(types.int64 if isinstance(a, types.Integer) else a for a in args)
            return template(wide, kws)

        return get_call_template

    def __len__(self) -> int:
        """Return how many functions were bound so far."""
        return len(self._dispatchers)


def _inner_rules(function: Callable[..., Any]) -> Iterator[tuple[str, Callable[..., Any]]]:
    code = cast(types.FunctionType, function).__code__
    for name in code.co_names:
        value = cast(types.FunctionType, function).__globals__.get(name)
        if getattr(value, "__rule__", False) and value is not function:
            yield name, cast(Callable[..., Any], value)


def _with_globals(function: Callable[..., Any], own: Mapping[str, Any]) -> types.FunctionType:
    old = cast(types.FunctionType, function)
    made = types.FunctionType(
        old.__code__, {**old.__globals__, **own}, old.__name__, old.__defaults__, old.__closure__
    )
    made.__module__, made.__qualname__, made.__doc__ = old.__module__, old.__qualname__, old.__doc__
    made.__dict__.update(old.__dict__)
    return made


def cache_root() -> Path:
    """Return the folder of all compile caches.

    `VOEVODA_CACHE` overrides the user's cache folder.
    """
    named = os.environ.get("VOEVODA_CACHE")
    return Path(named) if named else platformdirs.user_cache_path("voevoda") / "rules"


def cache_folder(name: str, sources: Iterable[Path]) -> Path:
    """Make and return the folder `name`-hash of all `sources` (.py files, and folders of them).

    The hash is in the name because Numba does not notice an edited callee or constant in another
    file. Old folders of the same name are pruned. Where a source was edited after this process had
    started, what it imported may be older than what lies on the disk: it then gets a folder of its
    own, which goes with it.
    """
    sums = hashlib.sha256(os.environ.get("VOEVODA_BOUNDSCHECK", "").encode())
    edited = False
    for source in sources:
        for file in sorted(source.glob("**/*.py")) if source.is_dir() else [source]:
            sums.update(file.name.encode())
            sums.update(file.read_bytes())
            edited = edited or file.stat().st_mtime > STARTED
    if edited:
        own = tempfile.mkdtemp(prefix=f"voevoda-{name}-")
        atexit.register(shutil.rmtree, own, ignore_errors=True)
        return Path(own)
    folder = cache_root() / f"{name}-{sums.hexdigest()[:16]}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    _prune(folder)
    return folder


def _prune(current: Path) -> None:
    game = current.name.rpartition("-")[0]
    others = [f for f in current.parent.glob(f"{game}-*") if f != current]
    month_ago = time.time() - 30 * 24 * 3600
    for old in sorted(others, key=lambda f: f.stat().st_mtime)[:-KEPT_CACHES]:
        if old.stat().st_mtime < month_ago:
            shutil.rmtree(old, ignore_errors=True)


def _compiled_assign(array: Any, index: int, other: Any, at: int) -> None:
    array[index] = other[at]


@two_lives(_compiled_assign)
def assign(array: Any, index: int, other: Any, at: int) -> None:
    """Copy record `other[at]` into `array[index]`, in both lives by value."""
    array[index].set(other[at])
