import { formulaFaults } from "../../src/explain/formulaFaults";
import type { CellValue } from "../../src/workbook/spec";

const IDS = ["VSAN_GHZ", "VSAN_KHZ", "CPU_CORES"];
const WORDS = {
  ids: IDS,
  isOurs: (id: string) => IDS.includes(id),
  isName: (name: string) => name === "Rate",
};
const UNNAMED = { error: "#NAME?" } as const;

const unknown = (name: string, hint: string) => [
  `${name} is not a function of Excel or HCI Planner: ${hint}`,
];
const NO_HINT = "check its spelling, or load its add-in.";

test.each([
  ["CPU_COREXY", "did you mean CPU_CORES?"],
  ["CPU_COREXYZ", NO_HINT],
  ["VSAN_HZ", NO_HINT],
  ["VSAN_GHZZ", "did you mean VSAN_GHZ?"],
])("suggests for %s the one function that differs by two characters at most: %s", (name, hint) => {
  expect(formulaFaults([`${name}(1)`], UNNAMED, WORDS)).toEqual(unknown(name, hint));
});

test("names each unknown word once, also of names that the formula uses", () => {
  const texts = ["Rate*MY_PRICE(Price)+MY_PRICE(Price)", "Other*2"];
  const faults = formulaFaults(texts, UNNAMED, WORDS);
  expect(faults.map((fault) => fault.split(" ", 1)[0])).toEqual(["MY_PRICE", "Price", "Other"]);
});

test.each([
  ["SUM({1;2})", false],
  ["SUM({A1;B1})", false],
  ['VSAN_GHZ("1;2")', false],
  ["A1;B1", false],
  ["SUM(A1)*(1;2)", true],
  ["SUM({1;2};3)", true],
])("finds in %s semicolons between arguments: %s", (formula, isFound) => {
  expect(formulaFaults([formula], 5, WORDS)).toHaveLength(isFound ? 1 : 0);
});

test.each<[shown: CellValue, faults: number]>([
  [UNNAMED, 2],
  [{ error: "#VALUE!" }, 0],
  [{ error: "#N/A" }, 0],
  ["#NAME?", 0],
  [5, 0],
  [null, 0],
])("a cell that shows %j has %d unknown words", (shown, faults) => {
  expect(formulaFaults(["VSAN_GHZZ(Price)"], shown, WORDS)).toHaveLength(faults);
});

test.each([
  ["Price*2", ["Price"]],
  ["A1:Price", []],
  ["Price:A1", []],
  ["SUM(A1:Price)+Other", ["Other"]],
  ["Rate*2", []],
  ["sum+Vsan_Ghz", []],
  ["read", ["read"]],
  ['"read"', []],
  ["RATE(1)", []],
  ["ROUND(1)", []],
  ["XLOOKUP(1)", []],
  ["VSAN_GHZ(1)", []],
  ["VSANGHZ(1)", ["VSANGHZ"]],
  ["LET(my_cost,LAMBDA(x,x),my_cost(1))+MY_PRICE(1)", ["MY_PRICE"]],
])("the unknown words of %s are %j", (formula, words) => {
  const faults = formulaFaults([formula], UNNAMED, WORDS);
  expect(faults.map((fault) => fault.split(" ", 1)[0])).toEqual(words);
});

test("five unknown words are named at most, and a word that is in two formulas once", () => {
  const words = (count: number) => Array.from({ length: count }, (_, i) => `Price${"abcdefg"[i] ?? ""}`);
  const named = (count: number) => formulaFaults([words(count).join("+"), "Pricea"], UNNAMED, WORDS);
  expect([4, 5, 6].map((count) => named(count).length)).toEqual([4, 5, 5]);
});

test("a name that is not in the workbook is quoted as it is written", () => {
  expect(formulaFaults(["Price*2"], UNNAMED, WORDS)).toEqual([
    'Price is not a name in this workbook: correct it, or enter "Price" for a text.',
  ]);
});

test("separators are reported in front of unknown words", () => {
  const faults = formulaFaults(["VSAN_GHZ(1;Price)"], UNNAMED, WORDS);
  expect(faults.map((fault) => fault.split(" ", 2).join(" "))).toEqual(["The formula", "Price is"]);
});
