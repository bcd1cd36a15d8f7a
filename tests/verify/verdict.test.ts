import { isConclusive, type Verdict, verdictOf } from "../../src/verify/verdict";
import { type DifferingCell, differs, isWhole, type Verification } from "../../src/verify/verification";
import { planOf, verificationOf } from "./verificationOf";

const CELL: DifferingCell = { sheet: "Hosts", cell: "B3", formula: "=A1+1", saved: 3, calculated: 2 };
const GAP = { sheet: "Hosts", cell: "B5", formula: "=NOW()", because: "it changes" };
const OF_FILES = planOf({ plan: "report", notCompared: "it depends on imported files", isOfFiles: true });
const RENAMED = planOf({ notCompared: "its sheets were renamed or removed: Hosts" });
const compared = [planOf()];

test.each<[string, Partial<Verification>, Verdict, boolean]>([
  ["a plan that is as it was written", { plans: compared }, "verified", true],
  ["two such plans", { plans: [planOf(), planOf({ plan: "disks" })] }, "verified", true],
  ["no plan", {}, "recalculated", false],
  ["a plan of imported files", { plans: [OF_FILES] }, "recalculated", true],
  ["a plan of imported files and one of a template", { plans: [planOf(), OF_FILES] }, "recalculated", true],
  ["a plan whose sheet was renamed", { plans: [RENAMED] }, "recalculated", false],
  ["such a plan among others", { plans: [planOf(), OF_FILES, RENAMED] }, "recalculated", false],
  ["a damaged record", { damagedRecords: 1 }, "recalculated", false],
  ["a damaged record among others", { plans: compared, damagedRecords: 1 }, "recalculated", false],
  [
    "a damaged record and a plan of imported files",
    { plans: [OF_FILES], damagedRecords: 1 },
    "recalculated",
    false,
  ],
  ["a value that differs", { plans: compared, differing: [CELL] }, "differs", true],
  ["a result without the add-in", { plans: compared, withoutAddIn: [CELL] }, "differs", true],
  [
    "a constant that was changed",
    { plans: compared, changed: [{ sheet: "Hosts", cell: "B4", kind: "constant", holds: 2, expected: 1 }] },
    "differs",
    true,
  ],
  ["an older plan", { plans: [planOf({ state: "older" })] }, "differs", true],
  ["a newer plan among others", { plans: [planOf(), planOf({ state: "newer" })] }, "differs", true],
  ["a formula that waits", { plans: compared, busy: [CELL] }, "waiting", false],
  ["a formula that waits, and a value that differs", { busy: [CELL], differing: [CELL] }, "differs", true],
  ["a formula that waits, no other", { formulas: 1, recalculated: 0, busy: [CELL] }, "waiting", false],
  ["no formula", { plans: compared, formulas: 0, recalculated: 0 }, "unknown", false],
  ["formulas of which none was recalculated", { recalculated: 0 }, "unknown", false],
  ["formulas of which one was recalculated", { plans: compared, recalculated: 1 }, "partly", false],
  [
    "formulas of which all but one were recalculated",
    { plans: compared, recalculated: 3, uncovered: [GAP] },
    "partly",
    false,
  ],
])("%s", (_, found, verdict, conclusive) => {
  const verification = verificationOf(found);
  expect(verdictOf(verification)).toBe(verdict);
  expect(isConclusive(verification)).toBe(conclusive);
  expect(differs(verification)).toBe(verdict === "differs");
});

test.each([
  [4, 4, true],
  [4, 3, false],
  [0, 0, true],
])("of %s formulas %s were recalculated, which is all of them: %s", (formulas, recalculated, whole) => {
  expect(isWhole(verificationOf({ formulas, recalculated }))).toBe(whole);
});
