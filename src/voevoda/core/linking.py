"""How compiled rules are put together: translated one by one, optimised once.

Numba by itself optimises every function together with all that it calls, and makes machine code of
it: whatever lies deep is done over and over. Here a rule that only rules call is a *part*: it is
translated and left at that. A *whole* links all parts below it, and is optimised and made into
machine code in one go, in about half the time. `pipeline_class` is Numba's way in for this; the
code libraries are its inner affair, so a new version of Numba has to pass the tests first.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from llvmlite.binding import Linkage
from numba._dynfunc import make_function
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler

NO_ADDRESS = 0


class PartLibrary(JITCodeLibrary):
    """Code that is only linked into other code."""

    def finalize(self) -> None:
        """Keep the code as it was translated."""
        self._finalized = True


class WholeLibrary(JITCodeLibrary):
    """Machine code of a function and of all parts below it."""

    def finalize(self) -> None:
        """Link what lies below the parts as well; optimise, and make machine code."""
        self._linking_libraries = callers_first(self._linking_libraries)
        super().finalize()

    def _optimize_final_module(self) -> None:
        """Hide the parts from outside first: what is called once may then move into its caller."""
        for part in self._final_module.functions:
            if part.linkage == Linkage.linkonce_odr:
                part.linkage = Linkage.internal
        super()._optimize_final_module()


def callers_first(libraries: Iterable[Any]) -> list[Any]:
    """Return libraries and all below the parts among them, each after those that call it.

    The linker leaves out what nobody has asked for so far.
    """
    found: dict[Any, None] = {}

    def visit(library: Any) -> None:
        if library not in found:
            for below in library._linking_libraries if isinstance(library, PartLibrary) else ():
                visit(below)
            found[library] = None

    for library in libraries:
        visit(library)
    return [*reversed(found)]


class WholeCompiler(Compiler):
    """Compiles a function that Python calls."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        library = WholeLibrary(targetctx.codegen(), "whole")
        library.enable_object_caching()
        super().__init__(typingctx, targetctx, library, *rest)


class PartCompiler(Compiler):
    """Compiles a function that only rules call."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, *rest: Any) -> None:
        super().__init__(typingctx, targetctx, PartLibrary(targetctx.codegen(), "part"), *rest)
        self.state.flags.no_compile = True

    def compile_extra(self, func: Any) -> Any:
        """Translate, and offer the result to those who call it."""
        made = super().compile_extra(func)
        module, name = made.fndesc.lookup_module(), made.fndesc.qualname
        key = make_function(module, name, "", NO_ADDRESS, made.environment, (made.library,))
        made.target_context.insert_user_function(key, made.fndesc, [made.library])
        return made._replace(entry_point=key)
