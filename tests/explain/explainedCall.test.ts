import { explainedCall, type ExplainedCall } from "../../src/explain/explainedCall";
import type { MadeCall } from "../../src/explain/callsOf";
import type { FunctionDoc } from "../../src/explain/ownFunctions";
import { STEP_HEADINGS } from "../../src/model/evidence/step";
import type { CellError, CellValue } from "../../src/workbook/spec";

type Args = MadeCall["args"];

const FAILED: CellError = { error: "#VALUE!", message: "the hosts must be a number" };
const STEPS: CellValue[][] = [
  ["hosts", 3, "hosts", "given", "your input"],
  ["price", "10", "USD", "assumption", "price list"],
  ["MY_COST", 30, "USD", "definition", "from the steps above"],
];

const docOf = (...parameters: string[]): FunctionDoc => ({
  id: "MY_COST",
  description: "Costs of hosts.",
  unit: "USD",
  parameters: parameters.map((name) => ({ name })),
});

/** Functions of which MY_COST has an estimate, and steps for what `explained` accepts; what they were asked for is in `asked`. */
function functions(
  doc: FunctionDoc,
  steps: (args: Args) => CellValue[][] = () => [[...STEP_HEADINGS], ...STEPS],
) {
  const asked: [id: string, args: Args][] = [];
  const ends: Readonly<Record<string, CellValue>> = { low: 27, plan: 30, high: 36, label: "estimated" };
  const host = {
    has: () => true,
    call(id: string, args: Args): CellValue[][] {
      asked.push([id, args]);
      if (id === "HCI_EXPLAIN") return steps(args);
      const end = args.find((arg) => typeof arg === "string" && arg in ends);
      return [[ends[String(end)] ?? 30]];
    },
  };
  return {
    own: { host, help: [docOf("other"), doc].map((one, i) => (i === 0 ? { ...one, id: "OTHER" } : one)) },
    asked,
  };
}

/** Explains a call of MY_COST that gave a result. */
function explain(
  call: Partial<MadeCall> = {},
  doc = docOf("hosts", "estimate"),
  steps?: (args: Args) => CellValue[][],
): ExplainedCall & { asked: [string, Args][] } {
  const { own, asked } = functions(doc, steps);
  return { ...explainedCall({ id: "MY_COST", args: [3], result: [[30]], ...call }, own), asked };
}

test("a call has what its function is for, its unit, its range and its steps", () => {
  expect(explain()).toMatchObject({
    ...{ id: "MY_COST", written: "MY_COST(3)", description: "Costs of hosts.", value: 30, unit: "USD" },
    ...{ size: undefined, range: { low: 27, plan: 30, high: 36 }, known: "estimated", stepsOf: "" },
    steps: [
      { step: "hosts", value: 3, unit: "hosts", known: "given", source: "your input" },
      { step: "price", value: "10", unit: "USD", known: "assumption", source: "price list" },
      { step: "MY_COST", value: 30, unit: "USD", known: "definition", source: "from the steps above" },
    ],
  });
});

test("a function without a doc block has neither description, unit nor range", () => {
  expect(explain({ id: "NEW_COST" })).toMatchObject({
    ...{ written: "NEW_COST(3)", description: "", unit: "", range: undefined, known: "definition" },
  });
});

test.each<[parameters: string[], args: Args, asked: Args]>([
  [["estimate"], [], ["low"]],
  [["estimate"], ["high"], ["low"]],
  [
    ["estimate", "hosts"],
    [null, 3],
    ["low", 3],
  ],
  [["hosts", "estimate"], [3], [3, "low"]],
  [["hosts", "price", "estimate"], [3], [3, null, "low"]],
  [
    ["hosts", "estimate", "price"],
    [3, "plan", 10],
    [3, "low", 10],
  ],
])(
  "a function of the parameters %j that is given %j is asked for its low end with %j",
  (parameters, args, low) => {
    const { range, asked } = explain({ args }, docOf(...parameters));
    expect(range).toEqual({ low: 27, plan: 30, high: 36 });
    expect(asked).toContainEqual(["MY_COST", low]);
  },
);

test("a function without estimates has no range, and the evidence level of its last step", () => {
  expect(explain({}, docOf("hosts"))).toMatchObject({ range: undefined, known: "definition" });
});

test.each<[what: string, result: CellValue[][], expected: Partial<ExplainedCall>]>([
  ["a number", [[30]], { value: 30, size: undefined, unit: "USD", known: "estimated" }],
  ["a text", [["RAID-5"]], { value: "RAID-5", size: undefined, unit: "", known: "estimated" }],
  ["an error", [[FAILED]], { value: FAILED, size: undefined, unit: "", known: "" }],
  ["two columns", [[30, 40]], { value: 30, size: "1 row x 2 columns", unit: "", range: undefined }],
  ["two rows", [[30], [40]], { value: 30, size: "2 rows x 1 column", unit: "", range: undefined }],
  ["no cells", [], { value: null, size: "0 rows x 0 columns", unit: "", range: undefined }],
])("the result of %s is shown with its size or its unit", (_what, result, expected) => {
  expect(explain({ result })).toMatchObject(expected);
});

test.each<[args: Args, written: string]>([
  [[], "MY_COST()"],
  [[null, null], "MY_COST()"],
  [[3, null, "low", null], 'MY_COST(3, , "low")'],
  [[[[1], [2]], [[5]], true], "MY_COST(2 rows x 1 column, 5, TRUE)"],
])("a call with %j is written %s", (args, written) => {
  expect(explain({ args }).written).toBe(written);
});

test("sources are listed once, without those in the workbook, and with their addresses", () => {
  const title = "Storage space utilization calculation for VM's objects on vSAN ESA datastore (KB 394410)";
  const sources = ["your input", title, "", "price list", "from the steps above", "price list"];
  const rows = sources.map((source) => ["step", 1, "", "given", source]);
  expect(explain({}, undefined, () => [[...STEP_HEADINGS], ...rows]).sources).toEqual([
    { title, url: "https://knowledge.broadcom.com/external/article/394410" },
    { title: "price list" },
  ]);
});

describe("a call without steps for several cells", () => {
  /** Steps for single values alone. */
  const ofOne = (args: Args): CellValue[][] =>
    args.some(Array.isArray) ? [[FAILED]] : [[...STEP_HEADINGS], ...STEPS];

  test.each<[args: Args, firsts: Args]>([
    [
      [
        [
          [4, 5],
          [6, 7],
        ],
      ],
      [4],
    ],
    [
      [[[4], [6]], "read"],
      [4, "read"],
    ],
    [
      ["read", [[4]]],
      ["read", 4],
    ],
    [
      [[], null],
      [null, null],
    ],
    [[[[]]], [null]],
  ])("that is given %j has the steps for %j", (args, firsts) => {
    const { steps, stepsOf, asked } = explain({ args, result: [[30], [40]] }, undefined, ofOne);
    expect([steps.length, stepsOf]).toEqual([3, "the first of 2 rows x 1 column"]);
    expect(asked.filter(([id]) => id === "HCI_EXPLAIN").at(-1)).toEqual([
      "HCI_EXPLAIN",
      ["MY_COST", ...firsts],
    ]);
  });

  test("has them also where its result is not known", () => {
    expect(explain({ args: [[[4]]], result: [] }, undefined, ofOne).stepsOf).toBe(
      "the first of 0 rows x 0 columns",
    );
  });

  test("has what it was given where the first of its results is an error", () => {
    const { steps, stepsOf } = explain(
      { args: [[[4], [5]], null, "read"], result: [[FAILED], [40]] },
      undefined,
      ofOne,
    );
    expect(stepsOf).toBe("");
    expect(steps).toEqual([
      { step: "argument 1", value: "2 rows x 1 column", unit: "", known: "given", source: "your input" },
      { step: "argument 3", value: '"read"', unit: "", known: "given", source: "your input" },
      { step: "MY_COST", value: "#VALUE!", unit: "", known: "", source: "the hosts must be a number" },
    ]);
  });
});

test.each<[what: string, steps: CellValue[][]]>([
  ["an error", [[FAILED]]],
  ["titles alone", [[...STEP_HEADINGS]]],
  [
    "fewer columns",
    [
      ["Step", "Value"],
      ["hosts", 3],
    ],
  ],
  ["nothing", []],
])("a call whose steps are %s has what it was given, and the size of its result", (_what, steps) => {
  expect(explain({}, undefined, () => steps).steps).toEqual([
    { step: "argument 1", value: "3", unit: "", known: "given", source: "your input" },
    { step: "MY_COST", value: "1 row x 1 column", unit: "", known: "", source: "" },
  ]);
});

test("an error without a message has no source", () => {
  const { steps } = explain({ result: [[{ error: "#N/A" }]] }, undefined, () => []);
  expect(steps.at(-1)).toEqual({ step: "MY_COST", value: "#N/A", unit: "", known: "", source: "" });
});

test("the function that gives steps is asked for those of the call that it explains", () => {
  const { asked, steps } = explain({ id: "HCI_EXPLAIN", args: ["MY_COST", 3] });
  expect(asked[0]).toEqual(["HCI_EXPLAIN", ["MY_COST", 3]]);
  expect(steps).toHaveLength(3);
});
