import type { Random } from "../../../bench/generate/random";
import type { CellSpec, SheetSpec, WorkbookSpec } from "../../../src/workbook/spec";
import { pick } from "./choose";

/** Something broken in a spec, and what a message about it must quote: the place, or the value itself. */
export interface Damage {
  how: string;
  quotes: string;
}

type Break = (spec: WorkbookSpec, sheet: SheetSpec, random: Random) => string | null;

const UNFIT_NUMBERS = [NaN, Infinity, -Infinity];
const UNFIT_TEXTS = ["a\u0000b", "a\rb", "half \ud83d of a pair", "\uffff", "x".repeat(32_768)];
const UNFIT_SHEET_NAMES = ["", "a/b", "[x]", "'x'", "History", "n".repeat(32), "tab\t"];
const UNFIT_NAMES = ["A1", "R1C1", "1st", "a b", "", "TRUE", "_xlfn.x", "n".repeat(256)];
const UNFIT_ADDRESSES = ["", "a1", "$A$1", "A0", "XFE1", "A1048577", "A1:B2", "R1C1", "constructor"];
const UNFIT_FORMULAS = [
  "",
  "1+",
  "((1)",
  "NOW()",
  "RAND()*2",
  "INDIRECT(1)",
  "NO_SUCH_FUNCTION(1)",
  "VLOKUP(1)",
  "SUM()",
  "ROUND(1)",
  "nowhere!A1",
  "ZZ999",
  "Nothing[Column]",
  "[@IOPS]",
  "NoName+1",
  "1e999",
  "{1,2}",
  "'",
  "'Summary'!",
  "LAMBDA(x,x)(1)",
  `"${"x".repeat(300)}"`,
  "1+".repeat(5000) + "1",
  "(".repeat(100) + "1" + ")".repeat(100),
];

/** Changes one cell, if there is one, and gives its address. */
function onCell(change: (cell: CellSpec, random: Random) => CellSpec): Break {
  return (_, sheet, random) => {
    const at = Math.floor(random.next() * sheet.cells.length);
    const cell = sheet.cells[at];
    if (!cell) return null;
    const broken = change(cell, random);
    sheet.cells[at] = broken;
    return broken.at === cell.at ? cell.at : broken.at;
  };
}

const BREAKS: Record<string, Break> = {
  "no sheets": (spec) => {
    spec.sheets = [];
    return "sheet";
  },
  "a bad sheet name": (_, sheet, random) => (sheet.name = pick(random, UNFIT_SHEET_NAMES)),
  "two sheets of one name": (spec, sheet) => {
    spec.sheets.push({ ...sheet, name: sheet.name.toUpperCase(), tables: [] });
    return sheet.name.toUpperCase();
  },
  "a bad number": onCell(({ at }, random) => ({ kind: "value", at, value: pick(random, UNFIT_NUMBERS) })),
  "a bad text": onCell(({ at }, random) => ({ kind: "text", at, text: pick(random, UNFIT_TEXTS) })),
  "a bad formula": onCell(({ at }, random) => ({
    kind: "formula",
    at,
    formula: pick(random, UNFIT_FORMULAS),
  })),
  "a bad address": onCell((cell, random) => ({ ...cell, at: pick(random, UNFIT_ADDRESSES) })),
  "a bad format": onCell((cell) => ({ ...cell, format: "0".repeat(256) })),
  "a link to nowhere": onCell((cell) => ({ ...cell, link: { sheet: "nowhere" } })),
  "a link that runs": onCell((cell, random) => ({
    ...cell,
    link: { url: pick(random, ["javascript:alert(1)", "http://example.com", "https://a b", 'https://"']) },
  })),
  "a cell twice": (_, sheet) => {
    const [cell] = sheet.cells;
    if (!cell) return null;
    sheet.cells.push({ kind: "text", at: cell.at, text: "again" });
    return cell.at;
  },
  "a spill over the edge": (_, sheet) => {
    sheet.cells.push({
      kind: "formula",
      at: "XFD1",
      formula: "IPV4_SPLIT(1,2)",
      spill: { rows: 1, columns: 2 },
    });
    return "XFD1";
  },
  "a spill without a size": (_, sheet, random) => {
    const size = pick(random, [0, -1, 1.5, NaN]);
    sheet.cells.push({
      kind: "formula",
      at: "Z99",
      formula: "IPV4_SPLIT(1,2)",
      spill: { rows: size, columns: 1 },
    });
    return "Z99";
  },
  "a bad name": (spec, _, random) => {
    const name = pick(random, UNFIT_NAMES);
    spec.names.push({ name, refersTo: { formula: "1" } });
    return name;
  },
  "a name of nothing": (spec) => {
    spec.names.push({ name: "Lost", refersTo: { sheet: "nowhere", range: "A1" } });
    return "Lost";
  },
  "a table without columns": (_, sheet) => {
    (sheet.tables ??= []).push({ name: "Empty", at: "A500", columns: [], rows: [] });
    return "Empty";
  },
  "a row too short": (_, sheet) => {
    (sheet.tables ??= []).push({
      name: "Short",
      at: "A500",
      columns: [{ header: "a" }, { header: "b" }],
      rows: [[1]],
    });
    return "Short";
  },
  "a header twice": (_, sheet) => {
    const columns = [{ header: "a" }, { header: "A" }];
    (sheet.tables ??= []).push({ name: "Twin", at: "A500", columns, rows: [] });
    return "Twin";
  },
  "a chart of nothing": (_, sheet) => {
    const cells = { sheet: sheet.name, range: "XFD9:XFD10" };
    const series = [{ name: "none", categories: cells, values: cells }];
    (sheet.charts ??= []).push({
      kind: "line",
      title: "Nothing",
      description: "none",
      covers: "AZ1:BA9",
      series,
    });
    return "Nothing";
  },
  "a list of nothing": (_, sheet) => {
    const rule = { kind: "list" as const, values: [] };
    (sheet.validations ??= []).push({ range: "Z98", rule, prompt: { title: "", text: "" }, error: "" });
    return "Z98";
  },
  "a column without an end": (_, sheet, random) => {
    const width = pick(random, [0, -1, NaN, Infinity, 256]);
    sheet.columnWidths = [width];
    return String(width);
  },
};

/** Breaks one thing in a spec, which it changes. */
export function damageSpec(spec: WorkbookSpec, random: Random): Damage | null {
  const how = pick(random, Object.keys(BREAKS));
  const quotes = BREAKS[how]?.(spec, pick(random, spec.sheets), random) ?? null;
  return quotes === null ? null : { how, quotes };
}
