import { outdatedPlans } from "../../src/taskpane/health/outdatedPlans";
import { wordsOfStale } from "../../src/taskpane/health/wordsOfStale";
import { EVIDENCE_VERSION, METHOD_VERSION } from "../../src/model/evidence/version";

const NOTHING = { current: 0, stale: [], unchecked: 0, isManual: false };
const stale = (count: number) =>
  Array.from({ length: count }, (_, row) => ({ sheet: "My plan", row, column: 1, formula: "=VSAN_GHZ(1)" }));

test.each([
  [undefined, "not known: Microsoft's library does not list the functions"],
  [NOTHING, "not known: no formula to check"],
  [{ ...NOTHING, unchecked: 2 }, "not known: no formula to check; 2 formulas could not be checked"],
  [{ ...NOTHING, current: 1 }, "none: 1 formula shows what this build calculates"],
  [
    { ...NOTHING, current: 1, stale: stale(3) },
    "3 formulas ('My plan'!B1, 'My plan'!B2, 'My plan'!B3): press Ctrl+Alt+F9 to recalculate the workbook",
  ],
  [
    { ...NOTHING, stale: stale(1004), isManual: true },
    "1,004 formulas ('My plan'!B1, 'My plan'!B2, 'My plan'!B3 and 1,001 more): Excel calculates manually: " +
      "press F9, or set Calculation Options on the Formulas tab to Automatic",
  ],
])("%j", (found, words) => {
  expect(wordsOfStale(found)).toBe(words);
});

test.each([
  [0, 0, "none: evidence 1 and method 1, as in this build"],
  [-1, 0, "press Update report on the Import tab"],
  [0, -1, "press Update report on the Import tab"],
  [1, 0, "restart Excel to load the newer build"],
  // Older in one of the two: an update makes both of this build.
  [1, -1, "press Update report on the Import tab"],
])("a plan whose evidence is %d and whose method is %d versions ahead", (evidence, method, words) => {
  const record = {
    plan: "report",
    product: "",
    evidence: String(Number(EVIDENCE_VERSION) + evidence),
    method: String(Number(METHOD_VERSION) + method),
    sheets: ["Summary"],
    names: [],
    inputs: [],
  };
  expect(outdatedPlans({ sheets: ["Summary"], names: [], records: [{ record }] })).toContain(words);
});

test("a workbook without a plan has a message", () => {
  expect(outdatedPlans({ sheets: ["Sheet1"], names: [], records: [] })).toBe(
    "no plan in this workbook states its version",
  );
});

test.each([
  ["report", "press Update report on the Import tab"],
  ["design", "import its exports on the Import tab and press Update design"],
  ["estate", "import its exports on the Import tab and press Update estate sheets"],
  ["hosts", "open it in the workbench and select Upgrade, or use hci-planner upgrade: your inputs are kept"],
])("an outdated plan %s shows how it is brought to this release", (plan, words) => {
  const record = { plan, product: "0.1.0", method: "0", evidence: "0", sheets: ["A"], names: [], inputs: [] };
  const found = outdatedPlans({ sheets: ["A"], names: [], records: [{ record }] });
  expect(found.endsWith(words)).toBe(true);
});
