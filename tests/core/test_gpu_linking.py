"""How programs for a GPU are put together, seen without one."""

from __future__ import annotations

from typing import Any

import pytest
from llvmlite import binding, ir

from aevum.gpu.linking import SMALL, TINY, CalledPart, Part, ValuedPart, table_in
from aevum.gpu.loops import keep_loops
from aevum.gpu.returning import ENDING, add_twin

NOTHING = ir.FunctionType(ir.VoidType(), [])


def part(kind: type[Part], name: str, size: int, *called: Part) -> Any:
    """The part of a function of so many instructions that calls others, each twice."""
    made: Any = kind(None, name)
    module = ir.Module(name)
    builder = ir.IRBuilder(ir.Function(module, NOTHING, name).append_basic_block())
    for other in called:
        function = ir.Function(module, NOTHING, other.name)
        builder.call(function, [])
        builder.call(function, [])
        made.add_linking_library(other)
    for _ in range(size):
        builder.fence("seq_cst")
    builder.ret_void()
    made.add_ir_module(module)
    made.finalize()
    return made


def attributes(one: Any) -> set[str]:
    return set(one.get_function(one.name).attributes)


@pytest.mark.parametrize("kind", [Part, CalledPart])
def test_a_part_that_several_call_is_in_a_program_once(kind: type[Part]) -> None:
    deep = part(kind, f"deep_{kind.__name__}", 1)
    first, second = (part(kind, f"{name}_{kind.__name__}", 1, deep) for name in ("first", "second"))
    entry = part(kind, f"entry_{kind.__name__}", 1, first, second, deep)
    assert sorted(module.name for module in entry.modules) == sorted(one.name for one in (deep, first, second, entry))
    assert {one.get_function(one.name).linkage for one in (deep, first, second)} == {"linkonce_odr"}
    assert entry.get_function(entry.name).linkage == ""


def test_only_where_a_game_is_big_do_calls_stay() -> None:
    for kind, stays in ((Part, False), (CalledPart, True)):
        big, tiny = part(kind, f"big_{kind.__name__}", TINY), part(kind, f"tiny_{kind.__name__}", TINY // 2)
        part(kind, f"caller_{kind.__name__}", 1, big, tiny)
        assert ("noinline" in attributes(big)) == stays
        assert "noinline" not in attributes(tiny)


def rule_of(module: ir.Module, name: str, size: int) -> ir.Function:
    """A rule as Numba has it: it says where it failed, and writes what it returns, its argument, into memory."""
    whole, number = ir.IntType(32), ir.IntType(64)
    rule = ir.Function(module, ir.FunctionType(whole, [number.as_pointer(), number]), name)
    builder = ir.IRBuilder(rule.append_basic_block())
    for _ in range(size):
        builder.fence("seq_cst")
    builder.store(rule.args[1], rule.args[0])
    builder.ret(whole(0))
    return rule


def test_what_a_rule_returns_stays_in_registers() -> None:
    module = ir.Module("returning")
    rule = rule_of(module, "rule", 0)
    twin = add_twin(rule)
    assert add_twin(rule) is twin and "alwaysinline" in rule.attributes
    twin.linkage = "external"  # nobody calls it here
    read = binding.parse_assembly(str(module))
    read.verify()
    passes = binding.create_pass_builder(*improving()).getModulePassManager()
    passes.run(read, binding.create_pass_builder(*improving()))
    assert "ret i64 %" in str(read.get_function(twin.name)) and "alloca" not in str(read.get_function(twin.name))


def improving() -> tuple[Any, Any]:
    binding.initialize_native_target()
    machine = binding.Target.from_default_triple().create_target_machine()
    return machine, binding.create_pipeline_tuning_options(speed_level=2)


def test_twins_stay_functions_where_several_call_them() -> None:
    rules: dict[str, Any] = {name: ValuedPart(None, f"{name}_valued") for name in ("big", "tiny")}
    caller: Any = ValuedPart(None, "caller_valued")
    module = ir.Module("caller_valued")
    builder = ir.IRBuilder(ir.Function(module, NOTHING, "caller_valued").append_basic_block())
    for name, size in (("big", SMALL), ("tiny", 1)):
        inner = ir.Module(f"{name}_valued")
        rule_of(inner, f"{name}_valued", size)
        rules[name].add_ir_module(inner)
        rules[name].finalize()
        number = ir.IntType(64)
        twin = ir.Function(module, ir.FunctionType(number, [number]), f"{name}_valued{ENDING}")
        for _ in range(2):
            builder.call(twin, [number(1)])
        caller.add_linking_library(rules[name])
    builder.ret_void()
    caller.add_ir_module(module)
    caller.finalize()
    stays = {
        name: "noinline" in part._module.get_global(f"{name}_valued{ENDING}").attributes for name, part in rules.items()
    }
    assert stays == {"big": True, "tiny": False}


def test_a_table_has_one_name_in_all_modules() -> None:
    one, other = ir.Module("one"), ir.Module("other")
    kept = table_in(one, b"\x00\x01\x02")
    assert kept is table_in(one, b"\x00\x01\x02")
    assert kept.name == table_in(other, b"\x00\x01\x02").name != table_in(other, b"\x00\x01\x03").name
    assert 'linkonce_odr addrspace(1) constant [3 x i8] c"\\00\\01\\02"' in str(one)


def test_every_loop_says_for_itself_that_it_stays_one() -> None:
    module = ir.Module("loops")
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), [ir.IntType(1)]), "loops")
    blocks = [function.append_basic_block() for _ in range(4)]
    builder = ir.IRBuilder()
    for place, block in enumerate(blocks[1:3], 1):
        builder.position_at_end(block)
        builder.cbranch(function.args[0], block, blocks[place + 1])
    for block, leave in ((blocks[0], lambda: builder.branch(blocks[1])), (blocks[3], builder.ret_void)):
        builder.position_at_end(block)
        leave()
    keep_loops(module)
    read = str(binding.parse_assembly(str(module)))
    marks = [line.split("!llvm.loop ")[1] for line in read.splitlines() if "!llvm.loop" in line]
    assert len(set(marks)) == 2
    for mark in marks:
        assert f"{mark} = distinct !{{{mark}, " in read
    assert read.count("llvm.loop.unroll.disable") == 1
