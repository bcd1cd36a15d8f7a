import { closing, formulaParts, parsed } from "../../src/explain/formulaParts";
import { tokenize } from "../../src/workbook/tokens";

/** Names of a workbook. */
const NAMES: Readonly<Record<string, string>> = {
  rate: "Sheet!$B$1",
  cost: "VSAN_GHZ(Rate)",
  newest: "INDIRECT(Rate)",
  loop: "Loop+1",
  text: '"a',
  costof: "LAMBDA(x,y,VSAN_GHZ(x,y)*Rate)",
  five: "LAMBDA(5)",
  newer: "LAMBDA(x,INDIRECT(x))",
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`level${i + 1}`, i < 8 ? `Level${i + 2}` : "1"]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 9 }, (_, i) => [`call${i + 1}`, `LAMBDA(x,${i < 8 ? `Call${i + 2}(x)` : "x"})`]),
  ),
};

const parts = (formula: string) =>
  formulaParts(formula, {
    isOurs: (id) => id === "VSAN_GHZ" || id === "CPU_CORES",
    isCalculated: (native) => native === "SUM" || native === "ROUND",
    meaning: (name) => parsed(NAMES[name.toLowerCase()] ?? ""),
  });

test.each([
  ["a number", "5"],
  ["cells", "A1:B2"],
  ["operations", "-A1*(2+3)%"],
  ["functions that are known", "ROUND(SUM(A1:A9),1)"],
  ["a call", "VSAN_GHZ(A1,,3)"],
  ["calls in each other", "CPU_CORES(VSAN_GHZ(A1),2)"],
  ["a name of cells", "Rate*2"],
  ["a name of a call", "Cost*2"],
  ["a LAMBDA of two parameters", "COSTOF(A1,2)"],
  ["a LAMBDA without parameters", "FIVE()"],
  ["names inside of names, eight deep", "Level2"],
  ["LAMBDAs inside of LAMBDAs, eight deep", "Call2(1)"],
])("a formula of %s, %s, is evaluated as a whole", (_what, formula) => {
  expect(parts(formula)).toEqual({ evaluated: [parsed(formula)], isWhole: true, unread: [] });
});

test.each([
  ["a function of Excel", "XLOOKUP(1,A1,B1)", [], []],
  ["a name that is not defined", "Price*2", [], []],
  ["a name that only Excel can read", "Text*2", [], []],
  ["a name of what only Excel calculates", "VSAN_GHZ(Newest)", [], ["VSAN_GHZ"]],
  ["a name that refers to itself", "Loop+VSAN_GHZ(1)", ["VSAN_GHZ(1)"], []],
  ["a LAMBDA of what only Excel calculates", "NEWER(1)+VSAN_GHZ(1)", ["VSAN_GHZ(1)"], []],
  ["a call of a name that is not a LAMBDA", "RATE(1)+VSAN_GHZ(1)", ["VSAN_GHZ(1)"], []],
  ["names inside of names, nine deep", "Level1+VSAN_GHZ(1)", ["VSAN_GHZ(1)"], []],
  ["LAMBDAs inside of LAMBDAs, nine deep", "Call1(1)+VSAN_GHZ(1)", ["VSAN_GHZ(1)"], []],
  ["a function of another add-in", "MY_PRICE(1)+VSAN_GHZ(1)", ["VSAN_GHZ(1)"], []],
  ["two calls", "VSAN_GHZ(1)+XLOOKUP(1,A1,B1)+CPU_CORES(2)", ["VSAN_GHZ(1)", "CPU_CORES(2)"], []],
  ["a call around another one", "@CPU_CORES(VSAN_GHZ(1),2)", ["CPU_CORES(VSAN_GHZ(1),2)"], []],
  [
    "a call inside one that cannot be made",
    "CPU_CORES(VSAN_GHZ(1),INDIRECT(A1))",
    ["VSAN_GHZ(1)"],
    ["CPU_CORES"],
  ],
  ["two calls that cannot be made", "VSAN_GHZ(INDIRECT(A1))+CPU_CORES({1})", [], ["VSAN_GHZ", "CPU_CORES"]],
  ["brackets that do not close", "VSAN_GHZ((1)", [], ["VSAN_GHZ"]],
  ["a column of a table", "SUM(Loads[GHz])", [], []],
])(
  "of a formula with %s, %s, the calls that can be made are evaluated: %j, not %j",
  (_what, formula, evaluated, unread) => {
    expect(parts(formula)).toEqual({ evaluated: evaluated.map(parsed), isWhole: false, unread });
  },
);

test.each([
  ["A(1)+2", 1, 3],
  ["A(B(1),2)+3", 1, 8],
  ["A(B(1),2)+3", 3, 5],
  ["A((1", 1, 3],
])("in the tokens of %s, the bracket at %d closes at %d", (formula, open, close) => {
  expect(closing(tokenize(formula), open)).toBe(close);
});
