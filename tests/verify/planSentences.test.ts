import { EVIDENCE_VERSION, METHOD_VERSION } from "../../src/model/evidence/version";
import { inputCounts, namedInputs, notComparedSentence, planSentences } from "../../src/verify/planSentences";
import type { FoundInput, InputStates } from "../../src/verify/verification";
import { planOf, verificationOf } from "./verificationOf";

const RELEASE = `this release (method ${METHOD_VERSION}, evidence ${EVIDENCE_VERSION})`;
const DAMAGED = "with a damaged record. Changes of their formulas and inputs are not known.";
const COMPARED = "formulas compared with the template, and the names, units and texts that they use";

test.each([
  [planOf(), `Plan hosts: HCI Planner 0.2.0, method 1, evidence 1, as in this release; ${COMPARED}.`],
  [
    planOf({ plan: "report", notCompared: "it depends on imported files", isOfFiles: true }),
    "Plan report: HCI Planner 0.2.0, method 1, evidence 1, as in this release; formulas compared with their neighbors only, because it depends on imported files.",
  ],
  [
    planOf({ method: "0", state: "older", notCompared: "it was made before" }),
    `Plan hosts: HCI Planner 0.2.0, method 0, evidence 1, older than ${RELEASE}; formulas compared with their neighbors only, because it was made before.`,
  ],
  [
    planOf({ product: "9.1.0", evidence: "9", state: "newer" }),
    `Plan hosts: HCI Planner 9.1.0, method 1, evidence 9, newer than ${RELEASE}; ${COMPARED}.`,
  ],
])("of the plan %j: %s", (plan, sentence) => {
  const one = verificationOf({ plans: [plan] });
  expect(planSentences(one, true)).toEqual([sentence]);
  expect(planSentences({ ...one, damagedRecords: 1 }, true)).toEqual([sentence, `Plans: 1 ${DAMAGED}`]);
});

test("each plan has its sentence, in their order", () => {
  const plans = [planOf(), planOf({ plan: "disks" })];
  expect(planSentences({ plans, damagedRecords: 0 }, undefined)).toEqual([
    expect.stringMatching(/^Plan hosts: /),
    expect.stringMatching(/^Plan disks: /),
  ]);
});

test.each([
  [true, 0, /^Plans: no record\. The workbook is of HCI Planner 0\.1\.0, or its record was removed: /],
  [false, 0, /^Plans: none\. The workbook was not made by HCI Planner: /],
  [undefined, 0, /^Plans: no record\. Inputs, changed formulas and the age of the evidence are not known\.$/],
  [true, 1, new RegExp(`^Plans: 1 ${DAMAGED}$`)],
  [false, 1, new RegExp(`^Plans: 1 ${DAMAGED}$`)],
  [undefined, 1200, new RegExp(`^Plans: 1,200 ${DAMAGED}$`)],
])(
  "of a workbook without plans, of HCI Planner: %s, with %s damaged records: %s",
  (isOwn, records, sentence) => {
    expect(planSentences({ plans: [], damagedRecords: records }, isOwn)).toEqual([
      expect.stringMatching(sentence),
    ]);
  },
);

test.each([
  [[], false],
  [[planOf({ notCompared: "it depends on imported files" })], false],
  [[planOf()], true],
  [[planOf({ notCompared: "it depends on imported files" }), planOf()], true],
])("of the plans %j, what is never compared is listed: %s", (plans, isSaid) => {
  const sentence = notComparedSentence({ plans });
  expect(sentence.startsWith("Not compared with the template")).toBe(isSaid);
  expect(sentence === "").toBe(!isSaid);
});

const input = (label: string): FoundInput => ({ id: label.toLowerCase(), label, sheet: "Hosts", cell: "B3" });
const inputsOf = (...counts: [number, number, number, number, number, number]): InputStates => {
  const [unchanged, entered, blank, overtyped, failed, missing] = counts;
  const some = (count: number) => Array.from({ length: count }, (_, i) => input(`Input ${i + 1}`));
  return {
    unchanged,
    entered: some(entered).map((one) => ({ ...one, value: 1 })),
    blank: some(blank),
    overtyped: some(overtyped).map((one) => ({ ...one, value: 1, formula: null })),
    failed: some(failed).map((one) => ({ ...one, content: "#N/A" })),
    missing: some(missing),
  };
};

test.each([
  [inputsOf(0, 0, 0, 0, 0, 0), ""],
  [
    inputsOf(3, 0, 0, 0, 0, 0),
    "Inputs: 3: 3 as drawn, 0 entered, 0 blank, 0 overtyped, 0 with an error, 0 not found.",
  ],
  [
    inputsOf(0, 0, 0, 0, 0, 1),
    "Inputs: 1: 0 as drawn, 0 entered, 0 blank, 0 overtyped, 0 with an error, 1 not found.",
  ],
  [
    inputsOf(10, 1, 2, 3, 4, 5),
    "Inputs: 25: 10 as drawn, 1 entered, 2 blank, 3 overtyped, 4 with an error, 5 not found.",
  ],
  [
    inputsOf(1200, 1, 0, 0, 0, 0),
    "Inputs: 1,201: 1,200 as drawn, 1 entered, 0 blank, 0 overtyped, 0 with an error, 0 not found.",
  ],
])("of inputs their number and states are given: %#", (inputs, sentence) => {
  expect(inputCounts(inputs)).toBe(sentence);
});

test.each([
  [inputsOf(3, 2, 0, 0, 0, 0), []],
  [inputsOf(0, 0, 1, 0, 0, 0), ["blank: Input 1"]],
  [inputsOf(0, 0, 0, 1, 0, 0), ["overtyped: Input 1"]],
  [
    inputsOf(1, 1, 1, 2, 1, 1),
    ["overtyped: Input 1, Input 2", "with an error: Input 1", "not found: Input 1", "blank: Input 1"],
  ],
])("inputs to look at are named by their state: %#", (inputs, names) => {
  const found = namedInputs(inputs).map(
    (one) => `${one.state}: ${one.inputs.map(({ label }) => label).join(", ")}`,
  );
  expect(found).toEqual(names);
});
