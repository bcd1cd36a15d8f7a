import { EVIDENCE_VERSION, METHOD_VERSION } from "../../src/model/evidence/version";
import { outdatedPlans } from "../../src/taskpane/health/outdatedPlans";

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
