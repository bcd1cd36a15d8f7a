import { formulaFaults } from "../../src/explain/formulaFaults";

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
