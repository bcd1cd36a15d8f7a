import type { NameSpec, TableSpec } from "../../src/workbook/spec";
import type { Cells } from "./calculated";
import { calculated, shown } from "./calculated";

const names: NameSpec[] = [
  { name: "Rate", refersTo: { sheet: "Sheet", range: "B1" } },
  { name: "Data", refersTo: { sheet: "Bob's data", range: "A1:A3" } },
  { name: "Share", refersTo: { formula: "96%" } },
  { name: "Total", refersTo: { formula: "SUM(Data)*Share" } },
  { name: "Twice", refersTo: { formula: "LAMBDA(x,x*2)" } },
  { name: "Blend", refersTo: { formula: "LAMBDA(a,b,w,a*w+b*(1-w))" } },
  { name: "Outer", refersTo: { formula: "LAMBDA(x,Inner(1)+x)" } },
  { name: "Inner", refersTo: { formula: "LAMBDA(y,x+y)" } },
  { name: "SumTo", refersTo: { formula: "LAMBDA(n,IF(n<1,0,n+SumTo(n-1)))" } },
  {
    name: "Deep",
    refersTo: { formula: `LAMBDA(n,IF(n<1,0,${"ABS(".repeat(55)}Deep(n-1)${")".repeat(55)}))` },
  },
];

const CELLS: Cells = { B1: { formula: "B2/2" }, B2: 8 };
const OTHER: Cells = { A1: { formula: "Rate" }, A2: 2, A3: 3 };

test.each([
  ["Rate*2", 8],
  ["rate*2", 8],
  ["SUM(Data)", 9],
  ["SUM(Data,Rate)", 13],
  ["Total", 8.64],
  ["Share", 0.96],
  ["INDEX(Data,2)", 2],
  ["Twice(4)", 8],
  ["TWICE(Rate)", 8],
  ["Twice(Twice(3))", 12],
  ["Blend(10,20,0.25)", 17.5],
  ["Twice(SUM(Data))", 18],
  ["Twice(1/0)", "#DIV/0!"],
  ["Twice()", "#VALUE!"],
  ["Twice(1,2)", "#VALUE!"],
  ["Outer(5)", "#NAME?"],
  ["SumTo(100)", 5050],
  ["SumTo(100000)", "#NUM!"],
  ["Deep(3)", 0],
  ["Deep(1000)", "#NUM!"],
  ["Share(1)", "#NAME?"],
  ["Twice", "#NAME?"],
  ["Missing", "#NAME?"],
])("%s is %p", (formula, expected) => {
  const at = calculated({ Sheet: { ...CELLS, T1: { formula } }, "Bob's data": OTHER }, { names });
  expect(shown(at("Sheet", "T1"))).toBe(expected);
});

describe("tables", () => {
  const table: TableSpec = {
    name: "Results",
    at: "A1",
    columns: [
      { header: "IOPS" },
      { header: "Twice", formula: "[@IOPS]*2" },
      { header: "Share", formula: "[@Twice]/SUM(Results[Twice])" },
      { header: "Latency (ms)" },
      { header: "Fast", formula: 'IF([@[Latency (ms)]]<$H$1,"yes","no")' },
    ],
    rows: [
      [10, null, null, 1, null],
      [30, null, null, 5, null],
    ],
  };

  test("a column's formula is calculated row by row, and other cells refer to the column", () => {
    const cells: Cells = { H1: 2, H2: { formula: "MAX(Results[Share])" } };
    const at = calculated({ Sheet: cells }, { tables: [table] });
    const addresses = ["B2", "B3", "C2", "C3", "E2", "E3", "H2"];
    expect(addresses.map((address) => at("Sheet", address))).toEqual([20, 60, 0.25, 0.75, "yes", "no", 0.75]);
  });
});
