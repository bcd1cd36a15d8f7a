import { presentRecords } from "../../src/workbench/read/presentRecords";
import type { SheetDrawing } from "../../src/workbook/drawing";
import type { PlanRecord } from "../../src/workbook/planRecord";
import type { UniverSnapshot } from "../../src/workbook/writers/univer/snapshot";

const recordOf = (plan: string, ...sheets: string[]): PlanRecord => ({
  plan,
  product: "0.1.0",
  method: "1",
  evidence: "1",
  sheets,
  names: [],
  inputs: sheets.map((sheet) => ({
    id: sheet,
    sheet,
    at: "B1",
    label: "Hosts",
    labelAt: "A1",
    default: 6,
  })),
});

/** Plans and names of sheets: what was drawn, and what the grid has of it by now (nothing for a removed sheet). */
function present(records: PlanRecord[], drawn: string[], now: (string | undefined)[]) {
  const sheets = drawn.map((name) => ({ name }) as SheetDrawing);
  const shown = now.flatMap((name, i) => (name === undefined ? [] : [[`sheet-${i}`, { name }]]));
  const snapshot = { sheetOrder: shown.map(([id]) => id), sheets: Object.fromEntries(shown) as object };
  const found = presentRecords({ sheets, records }, snapshot as UniverSnapshot);
  return [...found.values()].map(({ plan, sheets: names, inputs }) => [
    plan,
    names,
    inputs.map(({ sheet }) => sheet),
  ]);
}

const HOSTS = recordOf("hosts", "Hosts", "Basis");
const REPORT = recordOf("report", "Summary", "Hosts");

test("sheets have the names that the user gave them", () => {
  expect(present([HOSTS], ["Hosts", "Basis"], ["Our hosts", "Basis"])).toEqual([
    ["hosts", ["Our hosts", "Basis"], ["Our hosts", "Basis"]],
  ]);
});

test("removed sheets go with their inputs, and a record with the last of its sheets", () => {
  expect(present([HOSTS], ["Hosts", "Basis"], [undefined, "Basis"])).toEqual([
    ["hosts", ["Basis"], ["Basis"]],
  ]);
  expect(present([HOSTS], ["Hosts", "Basis"], [undefined, undefined])).toEqual([]);
});

test("a name that two plans have means the sheet of its own", () => {
  const drawn = ["Hosts", "Basis", "Summary", "Hosts"];
  expect(present([HOSTS, REPORT], drawn, ["Mine", "Basis", "Summary", "Hosts"])).toEqual([
    ["hosts", ["Mine", "Basis"], ["Mine", "Basis"]],
    ["report", ["Summary", "Hosts"], ["Summary", "Hosts"]],
  ]);
});

test("plans that were drawn together may share a sheet", () => {
  const other = recordOf("ip-plan", "IP plan", "Basis");
  expect(present([HOSTS, other], ["Hosts", "IP plan", "Basis"], ["Hosts", "IP plan", "Basis"])).toEqual([
    ["hosts", ["Hosts", "Basis"], ["Hosts", "Basis"]],
    ["ip-plan", ["IP plan", "Basis"], ["IP plan", "Basis"]],
  ]);
});
