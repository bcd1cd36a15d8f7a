import type { Random } from "../../../bench/generate/random";
import type { FormulaCell, NameSpec, TableSpec } from "../../../src/workbook/spec";
import { escapeHeader } from "../../../src/workbook/tokens";
import { chance, pick, whole } from "./choose";
import { shortText } from "./randomValue";

interface Known {
  /** Addresses of cells that hold something. */
  filled: readonly string[];
  tables: readonly TableSpec[];
  names: readonly NameSpec[];
}

/** A formula that the dialect knows, about cells that exist; it may well end in an error value. */
export function randomFormula(random: Random, known: Known): Pick<FormulaCell, "formula" | "spill"> {
  if (chance(random, 0.15)) {
    const bits = whole(random, 0, 3);
    return {
      formula: `IPV4_SPLIT("10.0.0.0/24",${String(24 + bits)})`,
      spill: { rows: 2 ** bits, columns: 1 },
    };
  }
  return { formula: expression(random, known, whole(random, 1, 3)) };
}

function expression(random: Random, known: Known, depth: number): string {
  if (depth === 0) return operand(random, known);
  const part = (): string => expression(random, known, depth - 1);
  return pick(random, [
    () => `${part()}${pick(random, ["+", "-", "*", "/", "^", "&", "=", "<>", "<="])}${part()}`,
    () => `(-${part()})%`,
    () => `IF(${part()}>1,${part()},"no")`,
    () => `IFERROR(${part()},${part()})`,
    () => `ROUND(${part()},2)`,
    () => `LEN(${part()})`,
    () => `STDEV.S(1,2,${part()})`,
    () => `VSAN_GHZ_IOPS(${String(whole(random, 0, 1e6))},"${pick(random, ["8K", "1M", "big"])}",0.7)`,
    () => `IPV4_ADD("10.0.0.1",${String(whole(random, -300, 300))})`,
  ])();
}

function operand(random: Random, { filled, tables, names }: Known): string {
  const cells = filled.length === 0 ? [] : [pick(random, filled)];
  const [table] = tables;
  const sums = table ? [`SUM(${table.name}[[${escapeHeader(table.columns[0]?.header ?? "")}]])`] : [];
  const called = names.map(({ name, refersTo }) =>
    "formula" in refersTo && refersTo.formula.startsWith("LAMBDA") ? `${name}(3)` : name,
  );
  const text = `"${shortText(random, 100).replaceAll('"', '""')}"`;
  return pick(random, [...cells, ...cells, ...sums, ...called, text, "TRUE", "0", "1.5", "2E+3", "#N/A"]);
}
