import { cellName, parseCell } from "../../src/workbook/address";
import { carryInputs, type Carried, type EarlierPlan } from "../../src/workbook/carryInputs";
import { linkedFormula } from "../../src/workbook/linkedFormula";
import type { RecordedInput } from "../../src/workbook/planRecord";
import type { ShownSheet, ShownSheets } from "../../src/workbook/shownSheet";
import type { CellSpec, CellValue, WorkbookSpec } from "../../src/workbook/spec";

/** An input in B beside its label in A; its id is the label in small letters. */
type Row = readonly [label: string, value: string | number | null];

function plan(...rows: Row[]): WorkbookSpec {
  return planOf(
    rows.map(([label, value], r) => ({
      id: label.toLowerCase(),
      at: `B${r + 1}`,
      label,
      labelAt: `A${r + 1}`,
      default: value,
    })),
  );
}

type Input = Omit<RecordedInput, "sheet"> & { sheet?: string };

/** Sheets with these inputs and their labels. Those with a fact follow it. */
function planOf(inputs: readonly Input[]): WorkbookSpec {
  const recorded = inputs.map((input): RecordedInput => ({ sheet: "Plan", ...input }));
  const names = [...new Set(recorded.map(({ sheet }) => sheet))];
  const sheets = names.map((name) => {
    const own = recorded.filter(({ sheet }) => sheet === name);
    const labels = new Map(own.map(({ label, labelAt }) => [labelAt, label]));
    const cells: CellSpec[] = [
      ...Array.from(labels, ([at, text]): CellSpec => ({ kind: "text", at, text })),
      ...own.map(({ at, default: value, fact }): CellSpec =>
        fact === undefined ? { kind: "input", at, value } : { kind: "linked", at, formula: fact },
      ),
    ];
    return { name, cells, print: { orientation: "portrait" as const } };
  });
  const record = {
    plan: "p",
    product: "1",
    method: "1",
    evidence: "1",
    sheets: names,
    names: [],
    inputs: recorded,
  };
  return { title: "T", subject: "S", names: [], sheets, records: [record] };
}

const earlierOf = ({ records = [] }: WorkbookSpec): EarlierPlan => ({
  inputs: records.flatMap(({ inputs }) => inputs),
});

/** A sheet of values; a text that begins with `=` is a formula that shows 7. */
function sheetOf(rows: readonly (readonly CellValue[])[]): ShownSheet {
  const isFormula = (value: CellValue): value is string => typeof value === "string" && value.startsWith("=");
  return {
    values: rows.map((row) => row.map((value) => (isFormula(value) ? 7 : value))),
    formulas: rows.map((row) => row.map((value) => (isFormula(value) ? value.slice(1) : undefined))),
  };
}

const shownOf = (sheets: Record<string, readonly (readonly CellValue[])[]>): ShownSheets =>
  new Map(Object.entries(sheets).map(([name, rows]) => [name, sheetOf(rows)]));

/** What the inputs of a workbook hold, by address. */
function held({ spec }: Carried): Record<string, unknown> {
  return Object.fromEntries(
    spec.sheets.flatMap(({ cells }) =>
      cells.flatMap((cell): [string, unknown][] => {
        if (cell.kind === "input") return [[cell.at, cell.value]];
        return cell.kind === "linked" ? [[cell.at, `=${cell.formula}`]] : [];
      }),
    ),
  );
}

const BEFORE = plan(["Hosts", 6], ["Limit", 0.8]);
const carried = (spec: WorkbookSpec, earlier: WorkbookSpec, ...rows: CellValue[][]): Carried =>
  carryInputs(spec, earlierOf(earlier), shownOf({ Plan: rows }));

const rows = (...all: CellValue[][]): CellValue[][] => all;

test.each<[what: string, shown: CellValue[][], hosts: unknown, limit: unknown, count: number]>([
  ["nothing changed", rows(["Hosts", 6], ["Limit", 0.8]), 6, 0.8, 0],
  ["what was typed stays", rows(["Hosts", 8], ["Limit", 0.8]), 8, 0.8, 1],
  ["what was emptied stays empty", rows(["Hosts", 6], ["Limit", null]), 6, null, 1],
  ["an error is nothing to keep", rows(["Hosts", { error: "#N/A" }], ["Limit", 0.8]), 6, 0.8, 0],
  ["rows were inserted above", rows(["mine"], [null, 3], ["Hosts", 8], ["Limit", 0.9]), 8, 0.9, 2],
  ["rows were inserted between", rows(["Hosts", 8], ["mine", 5], ["Limit", 0.9]), 8, 0.9, 2],
  ["a row was removed", rows(["Limit", 0.9]), 6, 0.9, 1],
  ["a column was inserted", rows([null, "Hosts", 8], [null, "Limit", 0.9]), 8, 0.9, 2],
  ["rows changed their places", rows(["Limit", 0.9], ["Hosts", 8]), 8, 0.9, 2],
  ["blanks around a label", rows([" Hosts ", 8], ["Limit", 0.8]), 8, 0.8, 1],
])("%s", (_what, shown, hosts, limit, count) => {
  const result = carried(BEFORE, BEFORE, ...shown);
  expect([held(result), result.carried, result.lost]).toEqual([{ B1: hosts, B2: limit }, count, []]);
});

test("an untouched input takes the new default, and a typed value stays", () => {
  const result = carried(plan(["Hosts", 12], ["Limit", 0.7]), BEFORE, ["Hosts", 6], ["Limit", 0.9]);
  expect(held(result)).toEqual({ B1: 12, B2: 0.9 });
});

test("an input is the same by its id, under another label and on another sheet", () => {
  const moved = planOf([
    { id: "limit", sheet: "Facts", at: "C9", label: "Most", labelAt: "A9", default: 0.8 },
    { id: "hosts", sheet: "Facts", at: "C4", label: "Hosts now", labelAt: "A4", default: 6 },
  ]);
  expect(held(carried(moved, BEFORE, ["Hosts", 8], ["Limit", 0.9]))).toEqual({ C4: 8, C9: 0.9 });
});

test("what was typed into an input that was removed is named; an untouched one is not", () => {
  const result = carried(
    plan(["Hosts", 6]),
    plan(["Hosts", 6], ["VMs", 4], ["Disks", 2]),
    ["Hosts", 8],
    ["VMs", 9],
    ["Disks", 2],
  );
  expect([held(result), result.lost]).toEqual([{ B1: 8 }, [{ label: "VMs", value: 9 }]]);
});

test("a formula in an input leaves its value, and is named", () => {
  const result = carried(BEFORE, BEFORE, ["Hosts", "=3+4"], ["Limit", 0.8]);
  expect([held(result), result.formulas]).toEqual([{ B1: 7, B2: 0.8 }, ["Hosts"]]);
});

test.each<[what: string, shown: CellValue[][], hosts: unknown, limit: unknown, missing: string[]]>([
  ["a translated label", rows(["Anzahl", 8], ["Limit", 0.9]), 8, 0.9, []],
  ["a label that was removed", rows([null, 8], ["Limit", 0.8]), 8, 0.8, []],
  ["all labels translated", rows(["Anzahl", 8], ["Grenze", 0.9]), 8, 0.9, []],
  ["a translated label below inserted rows", rows(["mine"], [], ["Hosts", 8], ["Grenze", 0.9]), 8, 0.9, []],
  [
    "a translated label after an inserted column",
    rows([null, "Hosts", 8], [null, "Grenze", 0.9]),
    8,
    0.9,
    [],
  ],
  ["a row that was removed", rows(["Limit", 0.9]), 6, 0.9, ["Hosts"]],
  ["the last row that was removed", rows(["Hosts", 8]), 8, 0.8, ["Limit"]],
  ["the label of another input in its place", rows(["Hosts", 8], ["Hosts", 5]), 8, 0.8, ["Limit"]],
])("finds %s, or names what is missing", (_what, shown, hosts, limit, missing) => {
  const result = carried(BEFORE, BEFORE, ...shown);
  expect([held(result), result.missing]).toEqual([{ B1: hosts, B2: limit }, missing]);
});

test("does not guess where an input with a translated label is when rows around it moved apart", () => {
  const three = plan(["Hosts", 6], ["Limit", 0.8], ["VMs", 4]);
  const result = carried(three, three, ["Hosts", 8], ["mine", 5], ["Grenze", 0.9], ["VMs", 9]);
  expect([held(result), result.missing]).toEqual([{ B1: 8, B2: 0.8, B3: 9 }, ["Limit"]]);
});

test("names an input that shows an error with its formula", () => {
  const shown = sheetOf([
    ["Hosts", { error: "#N/A" }],
    ["Limit", { error: "#N/A" }],
  ]);
  const formulas = [[undefined, "Source!B2"]];
  const result = carryInputs(BEFORE, earlierOf(BEFORE), new Map([["Plan", { ...shown, formulas }]]));
  expect(held(result)).toEqual({ B1: 6, B2: 0.8 });
  expect(result.failed).toEqual([
    { label: "Hosts", content: "=Source!B2" },
    { label: "Limit", content: "#N/A" },
  ]);
});

test.each([
  ["the default", 7, 7, 0],
  ["the earlier default", 7, 5, 1],
  ["the new default", 5, 7, 0],
  ["another value", 5, 5, 1],
])("names a formula in an input that shows %s", (_, before, now, count) => {
  const result = carried(plan(["Hosts", now]), plan(["Hosts", before]), ["Hosts", "=Params!B1"]);
  expect([held(result), result.carried, result.formulas]).toEqual([{ B1: 7 }, count, ["Hosts"]]);
});

test("names a formula in an input that was removed, also where it shows the default", () => {
  const result = carried(plan(["VMs", 1]), plan(["Hosts", 7]), ["Hosts", "=Params!B1"]);
  expect(result.lost).toEqual([{ label: "Hosts", value: 7 }]);
});

describe("what the pane made of the inputs in this session", () => {
  /** The record's default is that of the files; 6 was entered in the pane. */
  const entered = (value: number | null, recorded: number | null): WorkbookSpec => {
    const spec = plan(["Hosts", recorded]);
    const sheets = spec.sheets.map((sheet) => ({
      ...sheet,
      cells: sheet.cells.map((cell): CellSpec => (cell.kind === "input" ? { ...cell, value } : cell)),
    }));
    return { ...spec, sheets };
  };
  const update = (now: number | null, shown: CellValue, drawn?: number | null): unknown => {
    const earlier = earlierOf(entered(6, null));
    const known = drawn === undefined ? earlier : { ...earlier, drawn: new Map([["hosts", drawn]]) };
    return held(carryInputs(entered(now, null), known, shownOf({ Plan: [["Hosts", shown]] })))["B1"];
  };

  test.each([
    ["untouched in both", 6, 6, 6, 6],
    ["typed into the cell", 6, 8, 6, 8],
    ["entered anew in the pane", 12, 6, 6, 12],
    ["both: the pane is newer", 12, 8, 6, 12],
    ["the pane was emptied", null, 6, 6, null],
  ])("%s", (_, now, shown, drawn, expected) => {
    expect(update(now, shown, drawn)).toBe(expected);
  });

  test.each([
    ["typed", 8, 8],
    ["untouched", 6, 12],
  ])("the files of another import have another value: %s", (_, shown, expected) => {
    const earlier = { ...earlierOf(plan(["Hosts", 6])), drawn: new Map([["hosts", 6]]) };
    const result = carryInputs(plan(["Hosts", 12]), earlier, shownOf({ Plan: [["Hosts", shown]] }));
    expect(held(result)["B1"]).toBe(expected);
  });

  test("after a reload, what was entered in the pane before is kept as if it were typed", () => {
    expect(update(null, 6)).toBe(6);
    expect(update(12, 6)).toBe(12);
    expect(update(null, null)).toBeNull();
  });
});

describe("inputs of which it is not known what they began with", () => {
  const earlier: EarlierPlan = {
    inputs: [{ id: "hosts", sheet: "Plan", at: "B1", label: "Hosts", labelAt: "A1" }],
  };
  test.each([
    [8, 8, 1],
    [6, 6, 0],
    [null, 6, 0],
  ])("%s: the new workbook has %s", (shown, expected, count) => {
    const result = carryInputs(plan(["Hosts", 6]), earlier, shownOf({ Plan: [["Hosts", shown]] }));
    expect([held(result), result.carried]).toEqual([{ B1: expected }, count]);
  });
});

describe("an input that follows a fact", () => {
  const LINKED = planOf([
    { id: "hosts", at: "B1", label: "Hosts", labelAt: "A1", default: null, fact: "Plan_Hosts" },
  ]);
  const FORMULA = `=${linkedFormula("Plan_Hosts")}`;

  test.each([
    ["goes on following it", LINKED, FORMULA, "=Plan_Hosts", 0],
    [
      "also where Excel spells it otherwise",
      LINKED,
      FORMULA.replaceAll(",", ", ").toLowerCase(),
      "=Plan_Hosts",
      0,
    ],
    ["keeps what was typed over it", LINKED, 8, 8, 1],
    ["keeps the value of another formula", LINKED, "=Plan_Hosts*2", 7, 1],
    ["takes the default where nothing is there to follow", plan(["Hosts", 6]), FORMULA, 6, 0],
  ])("%s", (_, now, shown, expected, count) => {
    const result = carried(now, LINKED, ["Hosts", shown]);
    expect([held(result), result.carried]).toEqual([{ B1: expected }, count]);
  });

  test("is new: an untouched default gives way, a typed value does not", () => {
    const before = plan(["Hosts", 6]);
    expect(held(carried(LINKED, before, ["Hosts", 6]))).toEqual({ B1: "=Plan_Hosts" });
    expect(held(carried(LINKED, before, ["Hosts", 8]))).toEqual({ B1: 8 });
  });
});

test("inputs that moved from one sheet to several, or to one that was there, give no names", () => {
  const [facts, checks] = ["Facts", "Checks"].map((sheet, i) => ({
    ...{ id: i === 0 ? "hosts" : "limit", sheet, at: "B1", label: "New", labelAt: "A1", default: 1 },
  }));
  if (!facts || !checks) throw new Error("no inputs");
  const names = (...inputs: Input[]) => [
    ...carried(planOf(inputs), BEFORE, ["Hosts", 6], ["Limit", 0.8]).sheetNames,
  ];
  expect(names(facts, checks)).toEqual([]);
  expect(names(facts)).toEqual([["Facts", "Plan"]]);
  expect(names(facts, { ...checks, id: "new", sheet: "Plan" })).toEqual([]);
});

/** Cells of a grid's column `cpu` in B: of rows that begin with a text in A, or below a header in B1. */
const grid = (...tests: string[]): WorkbookSpec =>
  planOf(
    tests.map((label, i) => ({
      id: `cal.cpu#${i + 1}`,
      at: `B${i + 2}`,
      label,
      labelAt: `A${i + 2}`,
      default: 0.1,
    })),
  );
const column = (...defaults: (number | null)[]): WorkbookSpec =>
  planOf(
    defaults.map((value, i) => ({
      id: `work.iops#${i + 1}`,
      at: `B${i + 2}`,
      label: "IOPS",
      labelAt: "B1",
      default: value,
    })),
  );

test("a row of a grid is the same by the text that it begins with, the second of a text by its order", () => {
  const shown: CellValue[][] = [[], ["4K", 0.4], ["8K", 0.8], ["4K", 0.5]];
  expect(held(carried(grid("8K", "4K", "64K", "4K"), grid("4K", "8K", "4K"), ...shown))).toEqual({
    B2: 0.8,
    B3: 0.4,
    B4: 0.1,
    B5: 0.5,
  });
});

test("rows without a text of their own are the same by their number", () => {
  const shown: CellValue[][] = [["mine"], [null, "IOPS"], ["db", 500], ["file", 200], ["backup", 7]];
  expect(held(carried(column(100, 200, null, null), column(100, 200, null), ...shown))).toEqual({
    B2: 500,
    B3: 200,
    B4: 7,
    B5: null,
  });
});

describe("a sheet that was removed by its name", () => {
  const LABELS = ["Hosts", "Limit", "VMs", "Disks", "RAM"] as const;
  const ALL = plan(...LABELS.map((label): Row => [label, 1]));
  const fives = (...labels: string[]): CellValue[][] => labels.map((label) => [label, 5]);
  const elsewhere = (sheets: Record<string, CellValue[][]>): number =>
    carryInputs(ALL, earlierOf(ALL), shownOf(sheets)).carried;

  test("is found by its labels", () => {
    expect(elsewhere({ Notes: [["mine"]], "Our cluster": fives(...LABELS) })).toBe(5);
  });

  test.each([
    ["three of five labels are enough", LABELS.slice(0, 3), 3],
    ["two are not", LABELS.slice(0, 2), 0],
  ])("%s", (_, labels, count) => {
    expect(elsewhere({ "Our cluster": fives(...labels) })).toBe(count);
  });

  test("keeps the name that the user gave it", () => {
    const names = (sheets: Record<string, CellValue[][]>) =>
      Object.fromEntries(carryInputs(ALL, earlierOf(ALL), shownOf(sheets)).sheetNames);
    expect(names({ "Our cluster": fives(...LABELS) })).toEqual({ Plan: "Our cluster" });
    expect(names({ Plan: fives(...LABELS) })).toEqual({});
  });

  test("is the one with most of them", () => {
    expect(elsewhere({ Old: fives(...LABELS.slice(0, 4)), New: fives(...LABELS) })).toBe(5);
  });

  test("is not looked for while it is there", () => {
    expect(elsewhere({ Plan: [], "Our cluster": fives(...LABELS) })).toBe(0);
  });

  test("has nothing to keep where it is nowhere", () => {
    expect(elsewhere({})).toBe(0);
  });
});

test("cells that are next to their label stay next to it", () => {
  const spec = planOf([{ id: "a", at: "D3", label: "Left", labelAt: "B2", default: 1 }]);
  const rows: CellValue[][] = Array.from({ length: 8 }, () => []);
  rows[5] = [null, "Left"];
  rows[6] = [null, null, null, 4];
  expect(cellName(6, 3)).toBe("D7");
  expect(parseCell("D7")).toEqual({ row: 6, column: 3 });
  expect(held(carryInputs(spec, earlierOf(spec), shownOf({ Plan: rows })))).toEqual({ D3: 4 });
});
