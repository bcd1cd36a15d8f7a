import { sharedCopy } from "../../src/verify/sharedCopy";
import type { ChangedCell } from "../../src/verify/verification";
import type { NameFeature, SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import { type Cells, cellAt, drawn, sheetNamed, sheetOf, workbookOf } from "./drawn";

/** A sheet whose cells have notes. */
function noted(name: string, cells: Cells, notes: Readonly<Record<string, string>>): SheetDrawing {
  const features = Object.entries(notes).map(([address, text]) => ({
    ...{ kind: "cellNote" as const, area: { ...cellAt(address), rows: 1, columns: 1 }, text },
  }));
  return sheetOf(name, cells, { features });
}

const overwritten = (sheet: string, cell: string): ChangedCell => ({
  ...{ kind: "overwritten", sheet, cell, holds: 8, expected: "=VSAN_GHZ(A1)" },
});

const NAMES: [string, NameFeature["refersTo"]][] = [
  ["Total_GHz", { formula: "Host_GHz*Plan_Hosts" }],
  ["Host_GHz", { formula: "VSAN_GHZ(Hosts!$A$1)" }],
  ["Twice_GHz", { formula: "LAMBDA(x,x*2*total_ghz)" }],
  ["Plan_Hosts", { sheet: "Hosts", range: "A1" }],
  ["Share", { formula: "0.75" }],
];

/** A plan with one formula in B2 of its sheet Hosts. */
const planWith = (formula: string): WorkbookDrawing =>
  workbookOf([sheetOf("Hosts", { A1: 4, B2: { formula } })], NAMES);

test.each([
  ["VSAN_GHZ(A1)", true],
  ["1+ROUND(VSAN_GHZ(A1),1)", true],
  ["Host_GHz*2", true],
  ["HOST_GHZ*2", true],
  ["Total_GHz", true],
  ["Twice_GHz(2)", true],
  ["twice_ghz(2)", true],
  ["A1*2", false],
  ["SUM(A1)", false],
  ["Plan_Hosts*2", false],
  ["Share*A1", false],
  ['"VSAN_GHZ(A1)"', false],
])("in a copy without the add-in, %s in place of a value needs it: %s", (formula, needsAddIn) => {
  const copy = workbookOf([noted("Hosts", { A1: 4, B2: 8 }, { B2: `=${formula}` })]);
  const changed = [overwritten("Hosts", "B2")];
  const found = sharedCopy(copy, changed, planWith(formula));
  expect(found.restored).toBe(needsAddIn ? 1 : 0);
  expect(found.changed).toEqual(needsAddIn ? [] : changed);
  expect(found.uncovered).toHaveLength(needsAddIn ? 0 : 1);
  const { formulas, values } = sheetNamed(found.drawing, "Hosts");
  expect(formulas[1]?.[1]).toEqual(needsAddIn ? drawn({ formula }) : undefined);
  expect(values).toEqual([[4], [null, 8]]);
  // The copy itself stays as it is.
  expect(copy.sheets[0]?.formulas).toEqual([]);
});

const plan = workbookOf([
  sheetOf("Hosts", { A1: 4, B2: { formula: "VSAN_GHZ(A1)" }, C2: { formula: "A1+1" } }),
  sheetOf("Hosts 2", { A1: 4, B2: { formula: "VSAN_GHZ(A1)+1" } }),
]);

test("what else was changed stays changed", () => {
  const changed: ChangedCell[] = [
    { ...overwritten("Hosts", "A1"), kind: "constant" },
    { ...overwritten("Hosts", "B2"), kind: "formula" },
    overwritten("Hosts", "C2"),
    overwritten("Hosts", "D9"),
    overwritten("Disks", "B2"),
    { kind: "name", name: "Share", sheet: "", cell: "", holds: null, expected: "=0.75" },
  ];
  const copy = workbookOf([noted("Hosts", { A1: 4, B2: 8 }, { B2: "=VSAN_GHZ(A1)" })]);
  const found = sharedCopy(copy, [...changed, overwritten("Hosts", "B2")], plan);
  expect(found.changed).toEqual(changed);
  expect(found.restored).toBe(1);
});

test("each sheet gets its own formulas back, also where one name begins with another", () => {
  const copy = workbookOf([
    noted("Hosts", { A1: 4, B2: 8 }, { B2: "=VSAN_GHZ(A1)" }),
    noted("Hosts 2", { A1: 4, B2: 9 }, { B2: "=VSAN_GHZ(A1)+1" }),
  ]);
  const found = sharedCopy(copy, [overwritten("Hosts", "B2"), overwritten("Hosts 2", "B2")], plan);
  expect(found.restored).toBe(2);
  expect(found.drawing.sheets.map(({ formulas }) => formulas[1]?.[1]?.formula)).toEqual([
    "VSAN_GHZ(A1)",
    "VSAN_GHZ(A1)+1",
  ]);
});

test.each<[string, Cells, unknown[][]]>([
  ["a row with other formulas", { A1: 4, A2: { formula: "1+1", shows: 2 }, B2: 8 }, [[4], [2, 8]]],
  ["a blank cell, which an empty text is in the copy", { A1: 4, A2: 1 }, [[4], [1, ""]]],
  ["a row that the copy lacks", { A1: 4 }, [[4], [undefined, ""]]],
  ["zero, which stays", { A1: 4, B2: 0 }, [[4], [null, 0]]],
])("a formula comes back into %s", (_, cells, values) => {
  const copy = workbookOf([noted("Hosts", cells, { B2: "=VSAN_GHZ(A1)" })]);
  const found = sharedCopy(copy, [overwritten("Hosts", "B2")], plan);
  const sheet = sheetNamed(found.drawing, "Hosts");
  expect(sheet.values).toEqual(values);
  const [first, restored] = [sheet.formulas[1]?.at(0), sheet.formulas[1]?.at(1)];
  expect(first).toEqual(values[1]?.[0] === 2 ? drawn({ formula: "1+1" }) : undefined);
  expect(restored).toEqual(drawn({ formula: "VSAN_GHZ(A1)" }));
  expect(sheet.formulas[1]).toHaveLength(2);
});

test.each<[string, SheetDrawing]>([
  ["without notes", sheetOf("Hosts", { A1: 4, B2: 8 })],
  ["with a note that is not a formula", noted("Hosts", { A1: 4, B2: 8 }, { B2: "GHz of a host" })],
  [
    "with a note on a cell that has its formula",
    noted("Hosts", { A1: 4, B2: 8, C2: { formula: "A1+1", shows: 5 } }, { C2: "=A1+1" }),
  ],
])("a workbook %s is not a copy without the add-in", (_, sheet) => {
  const drawing = workbookOf([sheet]);
  const changed = [overwritten("Hosts", "B2")];
  expect(sharedCopy(drawing, changed, plan)).toEqual({ drawing, restored: 0, changed, uncovered: [] });
});

test.each([
  ["no plan", undefined],
  ["another plan", workbookOf([sheetOf("Disks", { B2: { formula: "VSAN_GHZ(A1)" } })])],
])("formulas that only a note shows are not recalculated: %s", (_, written) => {
  const copy = workbookOf([
    noted("Hosts", { A1: 4, B2: 8, C3: 9 }, { B2: "=VSAN_GHZ(A1)", C3: "=VSAN_GHZ(A1)+1" }),
  ]);
  const changed = [overwritten("Hosts", "B2")];
  const because = "it is a value in this copy without the add-in";
  expect(sharedCopy(copy, changed, written)).toEqual({
    ...{ drawing: copy, restored: 0, changed },
    uncovered: [
      { sheet: "Hosts", cell: "B2", formula: "=VSAN_GHZ(A1)", because },
      { sheet: "Hosts", cell: "C3", formula: "=VSAN_GHZ(A1)+1", because },
    ],
  });
});
