import { hosts } from "../../src/templates/hosts/hosts";
import { stretchedCluster } from "../../src/templates/stretchedCluster/stretchedCluster";
import { planStates } from "../../src/verify/planStates";
import { changeOf } from "../../src/verify/sentences";
import { cellName } from "../../src/workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import { sourceFunctions } from "../sourceFunctions";

/** What was changed in a plan, calculated or not. */
function changesIn(drawing: WorkbookDrawing): string[] {
  const { changed } = planStates(drawing, sourceFunctions.ids);
  return changed.map((one) => `${one.sheet}!${one.cell}: ${changeOf(one)}`);
}

function sheetOf({ sheets }: WorkbookDrawing, name: string): SheetDrawing {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`there is no sheet ${name}`);
  return found;
}

function hide(sheet: SheetDrawing, rows: number[], isSheet = false): void {
  sheet.features.push({ kind: "hidden", rows, columns: [], sheet: isSheet });
}

test.each([
  ["0.1.9", "Capacity", ["Capacity!A1: hidden: sheet"]],
  ["0.1.9", "Storage", ["Storage!A1: hidden: sheet"]],
])("a plan of release %s has the sheets of its record, %s among them", (product, name, changes) => {
  const drawing = layout(stretchedCluster.plan().spec);
  const sheet = sheetOf(drawing, "Capacity");
  sheet.name = name;
  hide(sheet, [], true);
  for (const record of drawing.records) {
    record.product = product;
    record.sheets = record.sheets.map((one) => (one === "Capacity" ? name : one));
  }
  expect(changesIn(drawing)).toEqual(changes);
});

test("a plan of this release has the sheets that it was written with, whatever its record has", () => {
  const drawing = layout(stretchedCluster.plan().spec);
  hide(sheetOf(drawing, "Capacity"), [], true);
  for (const record of drawing.records) record.sheets = record.sheets.filter((one) => one !== "Capacity");
  expect(changesIn(drawing)).toEqual(["Capacity!A1: hidden: sheet"]);
});

test.each([
  ["an input of its record", true, []],
  ["in place of a formula", false, ["Hosts!AZ13: a formula was overwritten with 4711: =B13*2"]],
])("a number in a plan of another release that is %s", (_, isInput, changes) => {
  const drawing = layout(hosts.plan().spec);
  const [record] = drawing.records;
  const sheet = sheetOf(drawing, "Hosts");
  for (const row of [11, 13]) {
    const spill = { rows: 1, columns: 1 };
    (sheet.formulas[row] ??= [])[51] = { formula: `B${row + 1}*2`, custom: false, spill };
  }
  (sheet.values[12] ??= [])[51] = 4711;
  if (!record) throw new Error("there is no record");
  record.product = "0.1.9";
  const at = cellName(12, 51);
  if (isInput) record.inputs.push({ id: "more", sheet: "Hosts", at, label: "", labelAt: at, default: null });
  expect(changesIn(drawing)).toEqual(changes);
});

test.each([
  ["report", ["Hosts!A11: hidden: row 11", "Hosts!A16: hidden: row 16"]],
  ["comparison", ["Hosts!A11: hidden: row 11", "Hosts!A16: hidden: row 16"]],
  ["hosts", ["Hosts!A11: hidden: rows 11 to 12", "Hosts!A14: hidden: row 14", "Hosts!A16: hidden: row 16"]],
])("of a table in rows 11 to 15 of a plan %s that is filtered, %j", (plan, changes) => {
  const drawing = layout(hosts.plan().spec);
  for (const record of drawing.records) record.plan = plan;
  const sheet = sheetOf(drawing, "Hosts");
  sheet.features.push({
    ...{ kind: "table", name: "T", area: { row: 10, column: 51, rows: 5, columns: 1 } },
    columns: [{ header: "C", custom: false }],
  });
  hide(sheet, [10, 11, 13, 15]);
  expect(changesIn(drawing)).toEqual(changes);
});
