import { EVIDENCE_VERSION, METHOD_VERSION } from "../../src/model/evidence/version";
import {
  comparisonOf,
  isTemplate,
  isThisRelease,
  stateOf,
  templateOf,
} from "../../src/verify/planComparison";
import type { PlanRecord } from "../../src/workbook/planRecord";
import { VERSION } from "../../src/workbook/product";
import { type Cells, inputOf, sheetOf, workbookOf } from "./drawn";

/** A record of this release, but for what is given. */
function recordOf(more: Partial<PlanRecord> = {}): PlanRecord {
  return {
    ...{ plan: "hosts", product: VERSION, method: METHOD_VERSION, evidence: EVIDENCE_VERSION },
    ...{ sheets: ["Hosts", "Calculation"], names: [], inputs: [] },
    ...more,
  };
}

const [method, evidence] = [Number(METHOD_VERSION), Number(EVIDENCE_VERSION)];

test.each([
  [0, 0, "current"],
  [-1, 0, "older"],
  [0, -1, "older"],
  [-1, -1, "older"],
  [1, 0, "newer"],
  [0, 1, "newer"],
  [1, 1, "newer"],
  [1, -1, "newer"],
  [-1, 1, "newer"],
])("a plan whose method and evidence are %s and %s releases away is %s", (m, e, state) => {
  const record = recordOf({ method: String(method + m), evidence: String(evidence + e) });
  expect(stateOf(record)).toBe(state);
  expect(isThisRelease(record)).toBe(state === "current");
  expect(isThisRelease({ ...record, product: "0.0.9" })).toBe(false);
});

test.each([
  ["hosts", true, true],
  ["facts", true, false],
  ["report", false, false],
  ["comparison", false, false],
  ["", false, false],
])("the plan %j is of a template: %s, and of one that follows the facts: %s", (plan, isOne, follows) => {
  expect(isTemplate(plan)).toBe(isOne);
  expect(templateOf(plan)?.id).toBe(follows ? plan : undefined);
});

const both = workbookOf([sheetOf("Hosts", { A1: 1 }), sheetOf("Calculation", { A1: 1 })]);
const one = workbookOf([sheetOf("Hosts", { A1: 1 }), sheetOf("My calculation", { A1: 1 })]);
const none = workbookOf([sheetOf("Servers", { A1: 1 })]);

test.each<[string, Partial<PlanRecord>, typeof both | undefined, typeof both, string | null, boolean]>([
  ["of this release", {}, both, both, null, false],
  [
    "of another release",
    { product: "0.0.9" },
    both,
    both,
    `it was made by HCI Planner 0.0.9; this is ${VERSION}`,
    false,
  ],
  [
    "of another method",
    { method: "0" },
    both,
    both,
    `it was made with method 0 and evidence ${evidence}`,
    false,
  ],
  [
    "of another method and release",
    { evidence: "0", product: "0.0.9" },
    both,
    both,
    `it was made with method ${method} and evidence 0`,
    false,
  ],
  ["whose sheet was renamed", {}, both, one, "its sheets were renamed or removed: Calculation", false],
  [
    "whose sheets were removed",
    {},
    both,
    none,
    "its sheets were renamed or removed: Hosts, Calculation",
    false,
  ],
  [
    "whose sheets this release names in another way",
    {},
    one,
    both,
    "its sheets were renamed or removed: Calculation",
    false,
  ],
  [
    "of files whose sheet was renamed",
    { plan: "report" },
    undefined,
    one,
    "its sheets were renamed or removed: Calculation",
    false,
  ],
  [
    "of files and another release",
    { plan: "report", product: "0.0.9" },
    undefined,
    both,
    `it was made by HCI Planner 0.0.9; this is ${VERSION}`,
    false,
  ],
  ["of files", { plan: "report" }, undefined, both, "it depends on imported files", true],
  [
    "of a template next to plans of files",
    {},
    undefined,
    both,
    "it shares the workbook with plans that depend on imported files",
    true,
  ],
  [
    "of the facts next to plans of files",
    { plan: "facts" },
    undefined,
    both,
    "it shares the workbook with plans that depend on imported files",
    true,
  ],
])("a plan %s", (_, record, written, drawing, notCompared, isOfFiles) => {
  expect(comparisonOf(recordOf(record), written, drawing)).toEqual({ notCompared, isOfFiles });
});

/** Why a plan with the inputs Cores and RAM on a sheet is not compared. */
function movedSheet(now: Cells, then: Cells, label = "Cores"): string | null {
  const inputs = [inputOf("Hosts", "B2", label), inputOf("Disks", "B9", "Disks")];
  const record = recordOf({ sheets: ["Hosts"], inputs });
  const [drawing, written] = [now, then].map((cells) => workbookOf([sheetOf("Hosts", cells)]));
  if (!drawing || !written) throw new Error("there is no workbook");
  return comparisonOf(record, written, drawing).notCompared;
}

const MOVED = "cells of its sheet Hosts were moved";
const sum = { formula: "1+1" };
const FORMULAS = { A2: "Cores", B4: sum, B5: sum, B6: sum, B7: sum };
const VALUES = { A2: "Cores", B2: 8, A4: 1, A5: 2 };

test.each<[string, Cells, Cells, string | null]>([
  ["that are where they were", FORMULAS, FORMULAS, null],
  ["whose label is a row below", { A3: "Cores" }, FORMULAS, MOVED],
  ["whose label is a row above", { A1: "Cores" }, FORMULAS, MOVED],
  ["whose label is a column to the right", { B2: "Cores" }, FORMULAS, MOVED],
  ["whose label is where it was, without formulas", { A2: "Cores" }, FORMULAS, null],
  ["that are translated, with all formulas", { ...FORMULAS, A2: "Kerne" }, FORMULAS, null],
  ["that are translated, with most formulas", { A2: "Kerne", B4: sum, B5: sum, B6: sum }, FORMULAS, null],
  ["that are translated, with half of the formulas", { A2: "Kerne", B4: sum, B5: sum }, FORMULAS, MOVED],
  ["that are translated, with values for formulas", { A2: "Kerne", B4: 2, B5: 2, B6: 2 }, FORMULAS, MOVED],
  ["that are translated, without formulas", { A2: "Kerne" }, FORMULAS, MOVED],
  [
    "that are translated, with formulas in other rows",
    { A2: "Kerne", B8: sum, B9: sum, B10: sum, B11: sum },
    FORMULAS,
    MOVED,
  ],
  ["of a sheet of values that is translated", { ...VALUES, A2: "Kerne" }, VALUES, null],
  ["of a sheet of values that is translated, with most of them", { A2: "Kerne", B2: 1, A4: 1 }, VALUES, null],
  ["of a sheet of values that is translated, with half of them", { A2: "Kerne", B2: 1 }, VALUES, MOVED],
])("a plan with inputs %s", (_, now, then, because) => {
  expect(movedSheet(now, then)).toBe(because);
});

test("a sheet whose inputs have no labels is compared where it is", () => {
  expect(movedSheet({ B9: sum }, FORMULAS, "")).toBeNull();
});
