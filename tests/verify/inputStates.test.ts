import { inputStates } from "../../src/verify/inputStates";
import type { FoundInput } from "../../src/verify/verification";
import type { PlanRecord, RecordedInput } from "../../src/workbook/planRecord";
import { type Cells, inputOf, sheetOf } from "./drawn";

const record = (inputs: RecordedInput[]): PlanRecord => ({
  ...{ plan: "hosts", product: "0.2.0", method: "1", evidence: "1", sheets: ["Hosts"], names: [], inputs },
});

const NONE = { unchanged: 0, blank: [], entered: [], overtyped: [], failed: [], missing: [] };
const ON: FoundInput = { id: "cores", label: "Cores", sheet: "Hosts", cell: "B2" };
const linked = { formula: 'IF(Plan_Hosts="","",Plan_Hosts)' };

/** The states of an input Cores in B2, under others that tell where the sheet is. */
function statesOf(cells: Cells, more: Partial<RecordedInput>) {
  const sheet = sheetOf("Hosts", { A2: "Cores", ...cells });
  return inputStates({ sheets: [sheet], records: [record([inputOf("Hosts", "B2", "Cores", more)])] });
}

test.each<[string, Cells, Partial<RecordedInput>, object]>([
  ["its first number", { B2: 8 }, { default: 8 }, { unchanged: 1 }],
  ["its first text, but for a blank", { B2: "ESA " }, { default: "ESA" }, { unchanged: 1 }],
  ["its first truth", { B2: false }, { default: false }, { unchanged: 1 }],
  ["another number", { B2: 9 }, { default: 8 }, { entered: [{ ...ON, value: 9 }] }],
  ["zero", { B2: 0 }, { default: 8 }, { entered: [{ ...ON, value: 0 }] }],
  ["a number where it was blank", { B2: 9 }, {}, { entered: [{ ...ON, value: 9 }] }],
  ["nothing where it was blank", { B2: null }, {}, { blank: [ON] }],
  ["nothing where it had a number", { B2: null }, { default: 8 }, { blank: [ON] }],
  ["an empty text", { B2: "" }, { default: 8 }, { blank: [ON] }],
  [
    "a formula of the planner",
    { B2: { formula: "4*2", shows: 8 } },
    { default: 8 },
    { overtyped: [{ ...ON, value: 8, formula: "=4*2" }] },
  ],
  [
    "a formula of the planner that shows nothing",
    { B2: { formula: '""', shows: "" } },
    {},
    { overtyped: [{ ...ON, value: "", formula: '=""' }] },
  ],
  [
    "a number in place of its fact",
    { B2: 9 },
    { fact: "Plan_Hosts" },
    { overtyped: [{ ...ON, value: 9, formula: null }] },
  ],
  [
    "nothing in place of its fact",
    { B2: null },
    { fact: "Plan_Hosts" },
    { overtyped: [{ ...ON, value: null, formula: null }] },
  ],
  ["an error", { B2: { error: "#N/A" } }, { default: 8 }, { failed: [{ ...ON, content: "#N/A" }] }],
  [
    "a formula that shows an error",
    { B2: { formula: "1/0", shows: { error: "#DIV/0!" } } },
    { default: 8 },
    { failed: [{ ...ON, content: "=1/0" }] },
  ],
])("an input that holds %s", (_, cells, more, states) => {
  expect(statesOf(cells, more)).toEqual({ ...NONE, ...states });
});

test("an input that still follows its fact is as drawn", () => {
  const cells = { B2: { ...linked, shows: 8 } };
  expect(statesOf(cells, { fact: linked.formula })).toEqual({ ...NONE, unchanged: 1 });
});

test("an input whose sheet was removed is missing, under the name that the sheet had", () => {
  const inputs = [inputOf("Hosts", "B2", "Cores")];
  const sheets = [sheetOf("Notes", { A1: "My notes" })];
  expect(inputStates({ sheets, records: [record(inputs)] })).toEqual({
    ...NONE,
    missing: [{ ...ON, cell: null }],
  });
});

test("inputs of a sheet that has another name by now are found there, and where their rows were moved to", () => {
  const inputs = [
    inputOf("Hosts", "B2", "Cores"),
    inputOf("Hosts", "B3", "Sockets", { default: 2 }),
    inputOf("Hosts", "B4", "RAM", { default: 512 }),
  ];
  const sheets = [sheetOf("Servers", { A3: "Cores", B3: 9, A4: "Sockets", B4: 2, A5: "RAM", B5: 512 })];
  expect(inputStates({ sheets, records: [record(inputs)] })).toEqual({
    ...NONE,
    unchanged: 2,
    entered: [{ ...ON, sheet: "Servers", cell: "B3", value: 9 }],
  });
});

test("the inputs of all plans count", () => {
  const cells = { A2: "Cores", B2: 8, A3: "RAM", B3: null, A4: "Sockets", B4: 2, A5: "Disks", B5: 7 };
  const ofHosts = [
    inputOf("Hosts", "B2", "Cores", { default: 8 }),
    inputOf("Hosts", "B3", "RAM"),
    inputOf("Hosts", "B4", "Sockets", { default: 2 }),
    inputOf("Hosts", "B5", "Disks", { default: 6 }),
  ];
  const ofDisks = [inputOf("Disks", "B2", "Cores", { default: 8 }), inputOf("Disks", "B3", "RAM")];
  const sheets = [sheetOf("Hosts", cells), sheetOf("Disks", { ...cells, B2: { error: "#N/A" } })];
  const found = inputStates({ sheets, records: [record(ofHosts), record(ofDisks)] });
  expect(found).toMatchObject({ unchanged: 2, missing: [], overtyped: [] });
  expect(found.blank.map(({ sheet, cell }) => `${sheet}!${cell}`)).toEqual(["Hosts!B3", "Disks!B3"]);
  expect(found.entered).toEqual([{ id: "disks", label: "Disks", sheet: "Hosts", cell: "B5", value: 7 }]);
  expect(found.failed).toEqual([{ ...ON, sheet: "Disks", content: "#N/A" }]);
});

test("a workbook without plans has no inputs", () => {
  expect(inputStates({ sheets: [sheetOf("Hosts", { A2: "Cores", B2: 8 })], records: [] })).toEqual(NONE);
});
