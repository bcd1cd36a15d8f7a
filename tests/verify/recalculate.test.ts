import { recalculate } from "../../src/verify/recalculate";
import type { CellValue } from "../../src/workbook/spec";
import { type Cells, sheetOf, workbookOf } from "./drawn";

/** A function that answers with a block of two numbers, and one that answers with three. */
const functions = {
  has: (id: string) => id === "TWO_NUMBERS" || id === "THREE_NUMBERS",
  call: (id: string): CellValue[][] => [id === "TWO_NUMBERS" ? [1, 2] : [1, 2, 3]],
};

/** What is known of a sheet Hosts: each kind of cells by its addresses, and how many formulas were recalculated. */
function known(cells: Cells) {
  const found = recalculate(workbookOf([sheetOf("Hosts", cells)]), [], functions);
  const places = (some: readonly { cell: string }[]) => some.map(({ cell }) => cell).join(" ");
  return {
    counts: [found.formulas, found.recalculated, found.same],
    differing: places(found.differing),
    withoutAddIn: places(found.withoutAddIn),
    busy: places(found.busy),
    uncovered: found.uncovered.map(({ cell, because }) => `${cell}: ${because}`),
  };
}

const NOTHING = { differing: "", withoutAddIn: "", busy: "", uncovered: [] };
const FORMAT = "it uses a number format that HCI Planner does not calculate";
const ITSELF = "it depends on itself";
const ARRAYS = "it calculates with arrays";
const NO_VALUE = "the file has no value for it";
const name = { error: "#NAME?" } as const;
/** Excel shows it while it waits; no formula gives it. */
const busy = { error: "#BUSY!" } as unknown as typeof name;

/** A date of a format that is not calculated: its saved value is the format of the next one. */
const date = (format: string, shows: CellValue) => ({ formula: `TEXT(45000,${format})`, shows });

test.each<[string, Cells, object]>([
  ["no formula", { A1: 1 }, { counts: [0, 0, 0] }],
  ["values as calculated", { A1: 1, B1: { formula: "A1+1", shows: 2 } }, { counts: [1, 1, 1] }],
  [
    "a value that differs, and one that follows from it",
    { A1: 1, B1: { formula: "A1+1", shows: 3 }, C1: { formula: "B1+1", shows: 3 } },
    { counts: [2, 2, 1], differing: "B1" },
  ],
  [
    "a formula in a row with more columns than the next",
    { A1: 1, E1: { formula: "A1+1", shows: 2 }, A2: { formula: "E1", shows: 2 } },
    { counts: [2, 2, 2] },
  ],
  [
    "a formula without a value",
    { A1: { formula: "1+1" } },
    { counts: [1, 0, 0], uncovered: [`A1: ${NO_VALUE}`] },
  ],
  [
    "a formula of a cell without a value of its own",
    { A1: { formula: "NoSuchName" }, B1: { formula: "A1+1", shows: 1 } },
    { counts: [2, 1, 1], uncovered: [`A1: ${NO_VALUE}`] },
  ],
  [
    "what follows from a formula that is not calculated",
    { A1: { formula: "XLOOKUP(1,D1,D2)", shows: 5 }, B1: { formula: "A1+1", shows: 6 } },
    { counts: [2, 1, 1], uncovered: ["A1: XLOOKUP is not calculated by HCI Planner"] },
  ],
  [
    "what follows from a format that is not calculated",
    { A1: date('"dd mmm yyyy"', "15 Mar 2023"), B1: { formula: "IFERROR(LEN(A1),0)", shows: 11 } },
    { counts: [2, 1, 1], uncovered: [`A1: ${FORMAT}`] },
  ],
  [
    "a value that differs behind such a format",
    { A1: date('"dd mmm yyyy"', "15 Mar 2023"), B1: { formula: "IFERROR(LEN(A1),0)", shows: 0 } },
    { counts: [2, 1, 0], differing: "B1", uncovered: [`A1: ${FORMAT}`] },
  ],
  [
    "such a format that Excel does not calculate, either",
    { A1: date('"dd mmm yyyy"', { error: "#VALUE!" }) },
    { counts: [1, 1, 1] },
  ],
  [
    "a formula that depends on itself",
    { A1: { formula: "A1+1", shows: 3 }, B1: { formula: "IFERROR(A1+1,0)", shows: 4 } },
    { counts: [2, 1, 1], uncovered: [`A1: ${ITSELF}`] },
  ],
  [
    "two formulas that depend on each other",
    { A1: { formula: "B1", shows: 3 }, B1: { formula: "A1", shows: 3 }, C1: { formula: "1+1", shows: 4 } },
    { counts: [3, 1, 0], differing: "C1", uncovered: [`A1: ${ITSELF}`, `B1: ${ITSELF}`] },
  ],
  [
    "a formula of ranges that fills several cells",
    { A1: 1, A2: 2, B1: { formula: "A1:A2*2", shows: 2, spill: { rows: 2, columns: 1 } }, B2: 4 },
    { counts: [1, 0, 0], uncovered: [`B1: ${ARRAYS}`] },
  ],
  [
    "a formula of ranges in one cell",
    { A1: 1, A2: 2, B1: { formula: "A1:A2*2", shows: 2 } },
    { counts: [1, 0, 0], uncovered: [`B1: ${ARRAYS}`] },
  ],
  [
    "a formula that is marked as one of arrays and is none",
    { A1: 1, B1: { formula: "A1*2", shows: 2, isArray: true } },
    { counts: [1, 1, 1] },
  ],
  [
    "a formula that is marked as one of arrays and is one",
    { A1: 1, A2: 2, B1: { formula: "SUM(A1:A2*2)", shows: 6, isArray: true } },
    { counts: [1, 0, 0], uncovered: [`B1: ${ARRAYS}`] },
  ],
  [
    "a formula of arrays that is not marked",
    { A1: 1, A2: 2, B1: { formula: "SUMPRODUCT(A1:A2*2)", shows: 6, isArray: false } },
    { counts: [1, 1, 1] },
  ],
])("%s", (_, cells, found) => {
  expect(known(cells)).toEqual({ ...NOTHING, ...found });
});

const two = (shows: CellValue, rows = 1, columns = 2) => ({
  ...{ formula: "TWO_NUMBERS(1)", custom: true, spill: { rows, columns }, shows },
});

test.each<[string, Cells, object]>([
  ["as calculated", { A1: two(1), B1: 2 }, { counts: [1, 1, 1] }],
  ["whose first cell differs", { A1: two(3), B1: 2 }, { counts: [1, 1, 0], differing: "A1" }],
  ["whose last cell differs", { A1: two(1), B1: 3 }, { counts: [1, 1, 0], differing: "B1" }],
  [
    "whose cells all differ, which is one formula",
    { A1: two(3), B1: 3 },
    { counts: [1, 1, 0], differing: "A1" },
  ],
  ["without a value in its last cell", { A1: two(1), B1: null }, { counts: [1, 1, 0], differing: "B1" }],
  ["beside another number", { A1: two(1), B1: 2, C1: 3 }, { counts: [1, 1, 1] }],
  ["with room for more", { A1: two(1, 2, 3), B1: 2, C1: null, A2: null }, { counts: [1, 1, 1] }],
  ["with a number in that room", { A1: two(1, 2, 3), B1: 2, A2: 4 }, { counts: [1, 1, 0], differing: "A2" }],
  [
    "that is larger than its cells",
    { A1: { ...two(1), formula: "THREE_NUMBERS(1)" }, B1: 2 },
    { counts: [1, 1, 0], differing: "A1" },
  ],
  [
    "that other cells follow from",
    { A1: two(1), B1: 2, C1: { formula: "B1+1", shows: 3 } },
    { counts: [2, 2, 2] },
  ],
  ["that Excel has no answer for", { A1: two(name), B1: name }, { counts: [1, 1, 0], withoutAddIn: "A1" }],
  ["that Excel waits for", { A1: two(busy), B1: 2 }, { counts: [1, 1, 0], busy: "A1" }],
  ["whose last cell waits", { A1: two(1), B1: busy }, { counts: [1, 1, 0], busy: "B1" }],
])("a block of a function %s", (_, cells, found) => {
  expect(known(cells)).toEqual({ ...NOTHING, ...found });
});

/** Formats that are not calculated, each given by the cell above. */
function chain(length: number): Cells {
  const first = ["A1", date('"dd mmm yyyy"', "dd mmm yyyy")] as const;
  const next = Array.from(
    { length: length - 1 },
    (_, i) => [`A${i + 2}`, date(`IFERROR(A${i + 1},"0")`, "dd mmm yyyy")] as const,
  );
  return Object.fromEntries([first, ...next]);
}

test.each([
  [1, ""],
  [2, ""],
  [10, ""],
  [11, "A11"],
])("of %s formats that follow from one another, ten are not recalculated", (length, differing) => {
  const found = known({
    ...chain(length),
    B1: { formula: `IFERROR(LEN(A${Math.min(length, 10)}),0)`, shows: 11 },
  });
  expect(found.differing).toBe(differing);
  expect(found.uncovered).toEqual(
    Array.from({ length: Math.min(length, 10) }, (_, i) => `A${i + 1}: ${FORMAT}`),
  );
  expect(found.counts).toEqual([length + 1, length > 10 ? 2 : 1, 1]);
});

test("a formula that the file lost, its sheet and its cell are named, and other sheets are recalculated", () => {
  const sheets = [sheetOf("Hosts", { A1: 5 }), sheetOf("Disks", { A1: { formula: "Hosts!A1", shows: 6 } })];
  const lost = [{ sheet: "Hosts", row: 0, column: 0, formula: "SUM(A:A)" }];
  expect(recalculate(workbookOf(sheets), lost, functions)).toEqual({
    ...{ formulas: 2, recalculated: 1, same: 0, withoutAddIn: [], busy: [] },
    differing: [{ sheet: "Disks", cell: "A1", formula: "=Hosts!A1", saved: 6, calculated: 5 }],
    uncovered: [
      {
        ...{ sheet: "Hosts", cell: "A1", formula: "=SUM(A:A)" },
        because: "it is in a form that HCI Planner does not calculate",
      },
    ],
  });
});
