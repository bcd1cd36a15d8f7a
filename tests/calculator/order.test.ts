import { calculate } from "../../src/calculator/calculate";
import { layout } from "../../src/workbook/layout";
import type { TableSpec } from "../../src/workbook/spec";
import type { Cells } from "./calculated";
import { calculated, shown, workbookOf } from "./calculated";

const NO_FUNCTIONS = { call: () => [[0]] };

test("formulas are calculated after those they refer to, in any order and across sheets", () => {
  const at = calculated({
    First: { A1: { formula: "Second!A1+A2" }, A2: { formula: "A3*2" }, A3: 5 },
    Second: { A1: { formula: "'Third one'!B2+First!A2" } },
    "Third one": { B2: { formula: "SUM(First!A2:A3)" } },
  });
  expect(at("First", "A1")).toBe(35);
});

describe("circular references", () => {
  test("give an error value in every cell of the circle, and report which", () => {
    const at = calculated({
      Sheet: { A1: { formula: "B1+1" }, B1: { formula: "C1+1" }, C1: { formula: "A1" } },
    });
    expect(at("Sheet", "A1")).toEqual({
      error: "#REF!",
      message: "the formula depends on itself: A1, B1, C1, A1",
    });
    expect([at("Sheet", "B1"), at("Sheet", "C1")].map(shown)).toEqual(["#REF!", "#REF!"]);
  });

  test.each(["A1", "A1+1", "SUM(A1:A3)", "IFERROR(A1,5)", "INDEX(A1:A3,2)"])("%s in A1 is one", (formula) => {
    expect(shown(calculated({ Sheet: { A1: { formula } } })("Sheet", "A1"))).toBe("#REF!");
  });

  test("cannot be hidden by the order of calculation", () => {
    const guarded = { formula: "IFERROR(B1,5)" };
    const at = calculated({
      Sheet: { A1: guarded, B1: { formula: "A1+1" }, C1: { formula: "IFERROR(A1,7)" } },
    });
    const other = calculated({ Sheet: { B1: guarded, A1: { formula: "B1+1" } } });
    expect([at("Sheet", "A1"), at("Sheet", "B1"), other("Sheet", "A1")].map(shown)).toEqual(
      Array(3).fill("#REF!"),
    );
    expect(at("Sheet", "C1")).toBe(7);
  });

  test("a branch that is not calculated makes none, the size of a range neither", () => {
    const at = calculated({ Sheet: { A1: { formula: "IF(TRUE,1,A1)" }, A2: { formula: "ROWS(A$1:A2)" } } });
    expect(at("Sheet", "A1")).toBe(1);
    expect(at("Sheet", "A2")).toBe(2);
  });

  test("through sheets and long circles end, too", () => {
    const rows = 5000;
    const cells: Cells = {};
    for (let row = 1; row <= rows; row++) cells[`A${row}`] = { formula: `A${(row % rows) + 1}+1` };
    const at = calculated({
      Sheet: { ...cells, B1: { formula: "Other!A1" } },
      Other: { A1: { formula: "Sheet!B1" } },
    });
    expect(shown(at("Sheet", "A4711"))).toBe("#REF!");
    expect(at("Sheet", "B1")).toEqual({
      error: "#REF!",
      message: "the formula depends on itself: Sheet!B1, Other!A1, Sheet!B1",
    });
  });

  test("through names end, too", () => {
    const names = [
      { name: "One", refersTo: { formula: "Two+1" } },
      { name: "Two", refersTo: { formula: "One+1" } },
    ];
    expect(shown(calculated({ Sheet: { A1: { formula: "One" } } }, { names })("Sheet", "A1"))).toBe("#NUM!");
  });
});

describe("the formula of a table's column", () => {
  const table = (columns: TableSpec["columns"], rows: number): TableSpec => ({
    name: "T",
    at: "A1",
    columns,
    rows: Array.from({ length: rows }, (_, row) => columns.map(({ formula }) => (formula ? null : row))),
  });

  test("takes its own row's cells, and absolute ones and those of names as they are", () => {
    const column = { header: "Sum", formula: "[@Number]*10+$F$1+Fixed+Twice([@Number])" };
    const at = calculated(
      { Sheet: { F1: 1000, F2: 20_000 } },
      {
        tables: [table([{ header: "Number" }, column], 3)],
        names: [
          { name: "Fixed", refersTo: { sheet: "Sheet", range: "F2" } },
          { name: "Twice", refersTo: { formula: "LAMBDA(x,2*x+Sheet!$F$1)" } },
        ],
      },
    );
    expect(["B2", "B3", "B4"].map((address) => at("Sheet", address))).toEqual([22_000, 22_012, 22_024]);
  });

  test("is evaluated once in each row, also where it needs columns to its right", () => {
    let calls = 0;
    const functions = { call: (_id: string, [value = null]: unknown[]) => ((calls += 1), [[Number(value)]]) };
    const columns = [
      { header: "First", formula: "NET_GBIT([@Second]+[@Third]+[@Number])" },
      { header: "Second", formula: "[@Third]+1" },
      { header: "Third", formula: "[@Number]+1" },
      { header: "Number" },
    ];
    const at = calculated({ Sheet: {} }, { tables: [table(columns, 4)], functions });
    expect(["A2", "A5"].map((address) => at("Sheet", address))).toEqual([3, 12]);
    expect(calls).toBe(4);
  });

  test("refers to columns that refer to it in a branch that is not calculated", () => {
    const columns = [
      { header: "First", formula: "IF([@Number]=1,[@Second],5)" },
      { header: "Second", formula: "IF([@Number]=1,7,[@First])" },
      { header: "Number" },
    ];
    const at = calculated({ Sheet: {} }, { tables: [table(columns, 3)] });
    expect(["A2", "B2", "A3", "B3"].map((address) => at("Sheet", address))).toEqual([5, 5, 7, 7]);
  });

  test("that depends on itself through another column is a circle in each row", () => {
    const columns = [
      { header: "First", formula: "[@Second]+1" },
      { header: "Second", formula: "[@First]+1" },
    ];
    const at = calculated({ Sheet: {} }, { tables: [table(columns, 2)] });
    expect(["A2", "B2", "A3", "B3"].map((address) => shown(at("Sheet", address)))).toEqual(
      Array(4).fill("#REF!"),
    );
  });
});

describe("large sheets", () => {
  const ROWS = 20_000;

  function chain(formula: (row: number) => string, start: number): Cells {
    const cells: Cells = {};
    for (let row = 1; row <= ROWS; row++) cells[`A${row}`] = row === start ? 1 : { formula: formula(row) };
    return cells;
  }

  test("20,000 rows that refer to the row above", () => {
    const at = calculated({ Sheet: chain((row) => `A${row - 1}+1`, 1) });
    expect(at("Sheet", `A${ROWS}`)).toBe(ROWS);
  });

  test("20,000 rows that refer to the row below do not overflow the stack", () => {
    const at = calculated({ Sheet: chain((row) => `IF(TRUE,A${row + 1}+1)`, ROWS) });
    expect(at("Sheet", "A1")).toBe(ROWS);
  });

  test("a sum above a column of formulas waits for all of them at once", () => {
    const cells: Cells = { B1: { formula: `SUM(A1:A${ROWS})` } };
    for (let row = 1; row <= ROWS; row++) cells[`A${row}`] = { formula: `2*${row}` };
    expect(calculated({ Sheet: cells })("Sheet", "B1")).toBe(ROWS * (ROWS + 1));
  });

  test("20,000 formulas of their own are calculated", () => {
    const cells: Cells = {};
    for (let row = 1; row <= ROWS; row++) {
      cells[`A${row}`] = row;
      cells[`B${row}`] = { formula: `IF(A${row}>10,ROUND(A${row}*1.5,1),"small")` };
    }
    const result = calculate(layout(workbookOf({ Sheet: cells })), NO_FUNCTIONS);
    expect(result.sheets[0]?.values[ROWS - 1]?.[1]).toBe(30_000);
  });
});

test("the drawing that was handed in stays as it was", () => {
  const drawing = layout(workbookOf({ Sheet: { A1: 1, A2: { formula: "A1+1" } } }));
  const before = structuredClone(drawing);
  calculate(drawing, NO_FUNCTIONS);
  expect(drawing).toEqual(before);
});
