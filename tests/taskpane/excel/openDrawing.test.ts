import { calculate } from "../../../src/calculator/calculate";
import type { TableCells } from "../../../src/explain/workbookCells";
import {
  keyOf,
  openDrawing,
  spillCandidates,
  type OpenWorkbook,
} from "../../../src/taskpane/excel/openDrawing";
import type { Template } from "../../../src/templates/template";
import { templates } from "../../../src/templates/templates";
import { verdictOf } from "../../../src/verify/verdict";
import { verifyWorkbook } from "../../../src/verify/verifyWorkbook";
import { absoluteAreaName, parseArea, quotedSheet } from "../../../src/workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../../../src/workbook/drawing";
import { formulaAt } from "../../../src/workbook/formulaText";
import { layout } from "../../../src/workbook/layout";
import type { CellValue } from "../../../src/workbook/spec";
import { sourceFunctions } from "../../sourceFunctions";
import { sampled } from "../../volume";

const { ids } = sourceFunctions;

/** What cells show that another one spills into: it differs from Excel to Excel. */
type Spilled = "values" | "the formula";

/** A workbook as Excel shows it. */
function asExcelShows({ sheets, names, records }: WorkbookDrawing, spilled: Spilled): OpenWorkbook {
  const spills = new Map<string, { rows: number; columns: number }>();
  return {
    spills,
    records,
    tables: sheets.flatMap(tablesOf),
    names: names.map(({ name, refersTo }) => ({
      name,
      formula:
        "formula" in refersTo
          ? `=${refersTo.formula}`
          : `=${quotedSheet(refersTo.sheet)}!${absoluteAreaName(areaAt(refersTo.range))}`,
    })),
    sheets: sheets.map(({ name, values, formulas }) => {
      const shown: (string | undefined)[][] = values.map(() => []);
      formulas.forEach((cells, row) =>
        cells.forEach((drawn, column) => {
          if (!drawn) return;
          const { rows, columns } = drawn.spill;
          if (rows * columns > 1) spills.set(keyOf({ sheet: name, row, column }), drawn.spill);
          const isEach = spilled === "the formula";
          for (let r = row; r < (isEach ? row + rows : row + 1); r++) {
            for (let c = column; c < (isEach ? column + columns : column + 1); c++)
              (shown[r] ??= [])[c] = drawn.columnFormula?.text ?? formulaAt(drawn, row);
          }
        }),
      );
      return {
        name,
        values: values.map((cells) => cells.map((value) => (value === "" ? null : value))),
        formulas: shown,
      };
    }),
  };
}

function tablesOf({ name: sheet, features }: SheetDrawing): TableCells[] {
  return features.flatMap((feature) => {
    if (feature.kind !== "table") return [];
    const { row, rows } = feature.area;
    const area = { ...feature.area, row: row + 1, rows: rows - 1 };
    const headers = feature.columns.map(({ header }) => header);
    return [{ name: feature.name, sheet, area, headers, hasHeaders: true, hasTotals: false }];
  });
}

function areaAt(text: string): NonNullable<ReturnType<typeof parseArea>> {
  const area = parseArea(text);
  if (!area) throw new Error(`${text} is no area`);
  return area;
}

/** Three quarters of the functions that templates use are in these, and results that spill. */
const SAMPLE = ["ip-plan", "core-dump"];
const TEMPLATES = sampled(templates, ({ id }) => SAMPLE.includes(id));

const CALCULATED = new Map<string, WorkbookDrawing>();

/** A template as it opens, calculated once. */
function calculated({ id, plan }: Template): WorkbookDrawing {
  const drawing = CALCULATED.get(id) ?? calculate(layout(plan().spec), sourceFunctions);
  CALCULATED.set(id, drawing);
  return drawing;
}

const verified = (open: OpenWorkbook) => verifyWorkbook(openDrawing(open, ids), sourceFunctions);

test.each(TEMPLATES.map((template) => [template.id, template] as const))(
  "%s is verified as Excel shows it, as many formulas as in its file",
  (_, template) => {
    const drawing = calculated(template);
    const { formulas } = verifyWorkbook({ drawing, lost: [] }, sourceFunctions);
    for (const spilled of ["values", "the formula"] as const) {
      const found = verified(asExcelShows(drawing, spilled));
      expect(found).toMatchObject({ formulas, recalculated: formulas, same: formulas });
      expect(verdictOf(found)).toBe("verified");
    }
  },
);

test("the cells that Excel must be asked for hold all formulas that fill more than a cell", () => {
  for (const template of TEMPLATES) {
    const drawing = calculated(template);
    for (const spilled of ["values", "the formula"] as const) {
      const open = asExcelShows(drawing, spilled);
      const asked = new Set(spillCandidates(open, ids).map(keyOf));
      expect([...open.spills.keys()].filter((key) => !asked.has(key))).toEqual([]);
      expect(asked.size).toBeLessThan(1100);
    }
  }
});

test("Excel is also asked for a formula that fills cells with empty texts", () => {
  const open = workbookOf([[["IPV4_SPLIT(B9,26)", "10.0.0.0/26"]], [null]]);
  expect(spillCandidates(open, ids)).toEqual([{ sheet: "My plan", row: 0, column: 0 }]);
});

/** A workbook of one sheet: per cell a formula with what it shows, or a value. */
function workbookOf(
  rows: ([formula: string, shown: CellValue] | CellValue)[][],
  more: Partial<OpenWorkbook> = {},
): OpenWorkbook {
  const isFormula = (cell: (typeof rows)[number][number]): cell is [string, CellValue] => Array.isArray(cell);
  const sheet = {
    name: "My plan",
    values: rows.map((cells) => cells.map((cell) => (isFormula(cell) ? cell[1] : cell))),
    formulas: rows.map((cells) => cells.map((cell) => (isFormula(cell) ? cell[0] : undefined))),
  };
  return { sheets: [sheet], spills: new Map(), names: [], tables: [], records: [], ...more };
}

const TABLE: TableCells = {
  ...{ name: "Loads", sheet: "My plan", headers: ["IOPS", "GHz"], hasHeaders: true, hasTotals: false },
  area: { row: 1, column: 0, rows: 3, columns: 2 },
};

test.each<[string, OpenWorkbook, object]>([
  ["shows what it makes", workbookOf([[["VSAN_GHZ(1000)", 28]]]), { same: 1 }],
  ["shows something else", workbookOf([[["VSAN_GHZ(1000)", 29]]]), { differing: [{ cell: "A1" }] }],
  ["shows an empty text", workbookOf([[['IF(TRUE,"","")', null]]]), { same: 1 }],
  ["is under its stored name", workbookOf([[["_xldudf_VSAN_GHZ(1000)", 28]]]), { same: 1 }],
  [
    "waits for its result",
    workbookOf([
      [
        ["VSAN_GHZ(1000)", { error: "#BUSY!" as "#NAME?" }],
        ["A1*2", { error: "#BUSY!" as "#NAME?" }],
      ],
    ]),
    { busy: [{ cell: "A1" }, { cell: "B1" }], withoutAddIn: [] },
  ],
  [
    "has no result of the add-in",
    workbookOf([[["VSAN_GHZ(1000)", { error: "#NAME?" }]]]),
    { withoutAddIn: [{ cell: "A1" }], busy: [] },
  ],
  [
    "is a text that begins with =",
    workbookOf([["=VSAN_GHZ(1000)"], [["=1+1".slice(1), "=1+1"]]]),
    { formulas: 0 },
  ],
  ["has a @ in front of a function", workbookOf([[["@INDEX(B1:C1,2)", 5], 4, 5]]), { same: 1 }],
  [
    "might return cells, and returns one",
    workbookOf([[['IF(B1=5,CHOOSE(2,"a","b"),"")', "b"], 5]]),
    { same: 1 },
  ],
  ["takes one cell of a range", workbookOf([[["@B1:B2", 5], 5]]), { uncovered: [{ cell: "A1" }] }],
  ["computes on ranges", workbookOf([[["SUM(B1:C1*2)", 18], 4, 5]]), { uncovered: [{ cell: "A1" }] }],
  [
    "uses names of cells, of a formula and of a column",
    workbookOf(
      [
        ["IOPS", "GHz"],
        [1000, ["VSAN_GHZ(Load)", 28]],
        [2, ["Twice*1", 2000]],
        [3, ["SUM(Own)", 1005]],
      ],
      {
        tables: [TABLE],
        names: [
          { name: "Load", formula: "='My plan'!$A$2" },
          { name: "Twice", formula: "=Load*2" },
          { name: "Own", formula: "=Loads[IOPS]" },
        ],
      },
    ),
    { same: 3 },
  ],
  [
    "uses a name of its sheet alone",
    workbookOf([[["Load*2", 4]]], {
      names: [
        { name: "Load", formula: "='My plan'!$Z$1" },
        { name: "load", formula: "=2", sheet: "My plan" },
      ],
    }),
    { uncovered: [{ cell: "A1" }], differing: [] },
  ],
  [
    "uses a name that Excel alone can follow",
    workbookOf([[["Load*2", 4]]], { names: [{ name: "Load", formula: "=[Prices.xlsx]Sheet1!$A$1" }] }),
    { uncovered: [{ because: "the name Load is not known" }] },
  ],
  [
    "refers to its row of a table and to a column",
    workbookOf(
      [
        ["IOPS", "GHz"],
        [1, ["[@IOPS]*2", 2]],
        [2, ["[@IOPS]*2", 4]],
        [3, ["SUM(Loads[IOPS])", 6]],
      ],
      {
        tables: [TABLE],
      },
    ),
    { same: 3 },
  ],
  [
    "refers to a column that is not there",
    workbookOf(
      [
        ["IOPS", "GHz"],
        [1, ["[@MHz]*2", 2]],
        [2, 4],
        [3, 6],
      ],
      { tables: [TABLE] },
    ),
    { uncovered: [{ cell: "B2" }] },
  ],
])("a formula that %s", (_, open, expected) => {
  expect(verified(open)).toMatchObject(expected);
});

test("a number in the first row of a table's column, where the others have a formula", () => {
  const rows = [
    ["IOPS", "GHz"],
    [1, 4711],
    [2, ["[@IOPS]*2", 4]],
    [3, ["[@IOPS]*2", 6]],
  ] as const;
  const record = {
    ...{ plan: "report", product: "0.1.0", method: "1", evidence: "1" },
    ...{ sheets: ["My plan"], names: [], inputs: [] },
  };
  const open = workbookOf(
    rows.map((cells) => cells.map((cell) => (typeof cell === "object" ? [...cell] : cell) as CellValue)),
    { tables: [TABLE], records: [record] },
  );
  expect(verified(open).changed).toEqual([
    { sheet: "My plan", cell: "B2", kind: "overwritten", holds: 4711, expected: "=[@IOPS]*2" },
  ]);
});
