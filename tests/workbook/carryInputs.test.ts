import { carryInputs } from "../../src/workbook/carryInputs";
import type { CellSpec, CellValue, WorkbookSpec } from "../../src/workbook/spec";

type Row = readonly [label: string | number, ...values: (string | number | null)[]];

/** A sheet `Plan` with a label in A and inputs beside it, a row each. */
function plan(...rows: Row[]): WorkbookSpec {
  const cells = rows.flatMap(([label, ...values], r): CellSpec[] => [
    typeof label === "string"
      ? { kind: "text", at: `A${r + 1}`, text: label }
      : { kind: "value", at: `A${r + 1}`, value: label },
    ...values.map((value, c): CellSpec => ({ kind: "input", at: `${"BCD"[c]}${r + 1}`, value })),
  ]);
  const sheet = { name: "Plan", cells, print: { orientation: "portrait" as const } };
  return { title: "T", subject: "S", names: [], sheets: [sheet] };
}

const carried = (spec: WorkbookSpec, earlier: WorkbookSpec, ...shown: CellValue[][]) =>
  carryInputs(spec, earlier, new Map([["Plan", shown]]));

const BEFORE = plan(["Hosts", 6], ["Limit", 0.8]);

const CASES: [
  what: string,
  spec: WorkbookSpec,
  shown: CellValue[][],
  expected: WorkbookSpec,
  count: number,
][] = [
  [
    "nothing changed",
    BEFORE,
    [
      ["Hosts", 6],
      ["Limit", 0.8],
    ],
    BEFORE,
    0,
  ],
  [
    "what was typed stays",
    BEFORE,
    [
      ["Hosts", 8],
      ["Limit", 0.8],
    ],
    plan(["Hosts", 8], ["Limit", 0.8]),
    1,
  ],
  [
    "what was emptied stays empty",
    BEFORE,
    [
      ["Hosts", 6],
      ["Limit", null],
    ],
    plan(["Hosts", 6], ["Limit", null]),
    1,
  ],
  [
    "rows in another order are found by their label",
    plan(["About"], ["Limit", 0.8], ["Hosts", 6]),
    [
      ["Hosts", 8],
      ["Limit", 0.9],
    ],
    plan(["About"], ["Limit", 0.9], ["Hosts", 8]),
    2,
  ],
  [
    "rows that the user moved are found by their label",
    BEFORE,
    [["a row of mine"], ["Hosts", 8], ["Limit", 0.9]],
    plan(["Hosts", 8], ["Limit", 0.9]),
    2,
  ],
  [
    "another value of the new plan is newer than what was typed",
    plan(["Hosts", 12], ["Limit", 0.8]),
    [
      ["Hosts", 8],
      ["Limit", 0.9],
    ],
    plan(["Hosts", 12], ["Limit", 0.9]),
    1,
  ],
  [
    "an error is nothing to keep",
    BEFORE,
    [
      ["Hosts", { error: "#N/A" }],
      ["Limit", 0.8],
    ],
    BEFORE,
    0,
  ],
  ["a row that is gone has nothing to keep", BEFORE, [["Limit", 0.9]], plan(["Hosts", 6], ["Limit", 0.9]), 1],
  [
    "a new row has its own value",
    plan(["Hosts", 6], ["VMs", 4]),
    [
      ["Hosts", 8],
      ["VMs", 9],
    ],
    plan(["Hosts", 8], ["VMs", 4]),
    1,
  ],
];

test.each(CASES)("%s", (_what, spec, shown, expected, count) => {
  expect(carried(spec, BEFORE, ...shown)).toEqual({ spec: expected, carried: count });
});

test("inputs of the same label are told apart by their column and their place", () => {
  const spec = plan([1, "a", "b"], [2, "c", "d"], [1, "e", "f"]);
  const found = carried(spec, spec, [1, "a", "B"], [2, "c", "d"], [1, "E", "f"]);
  expect(found).toEqual({ spec: plan([1, "a", "B"], [2, "c", "d"], [1, "E", "f"]), carried: 2 });
  // Which of two rows of one label has moved, nobody knows.
  expect(carried(spec, spec, ["mine"], [1, "A", "b"], [2, "c", "d"], [1, "e", "f"]).carried).toBe(0);
});

test("a sheet that is gone, or was not there before, keeps its own values", () => {
  expect(carryInputs(BEFORE, BEFORE, new Map())).toEqual({ spec: BEFORE, carried: 0 });
  const other = { ...BEFORE, sheets: BEFORE.sheets.map((sheet) => ({ ...sheet, name: "Other" })) };
  expect(carried(BEFORE, other, ["Hosts", 8]).carried).toBe(0);
});

test("an input that moved to a sheet of its own is found by its label, where it is the only one", () => {
  const moved = (...rows: Row[]): WorkbookSpec => {
    const spec = plan(...rows);
    return { ...spec, sheets: spec.sheets.map((sheet) => ({ ...sheet, name: "Facts" })) };
  };
  const typed = carried(moved(["Hosts", 6], ["Limit", 0.8]), BEFORE, ["Hosts", 8], ["Limit", 0.8]);
  expect(typed).toEqual({ spec: moved(["Hosts", 8], ["Limit", 0.8]), carried: 1 });
  const [sheet] = BEFORE.sheets;
  if (!sheet) throw new Error("no sheet");
  const twice = { ...BEFORE, sheets: [sheet, { ...sheet, name: "Copy" }] };
  const shown = new Map(
    ["Plan", "Copy"].map((name) => [
      name,
      [
        ["Hosts", 8],
        ["Limit", 0.8],
      ],
    ]),
  );
  expect(carryInputs(moved(["Hosts", 6], ["Limit", 0.8]), twice, shown).carried).toBe(0);
});
