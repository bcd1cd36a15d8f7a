import { planFacts } from "../../../src/templates/planFacts/planFacts";
import { factsOfWorkbook } from "../../../src/taskpane/estate/factsOfWorkbook";
import type { WorkbookOutline } from "../../../src/taskpane/spreadsheet";
import { designPlan } from "../../../src/design/designWorkbook";
import { parseCell } from "../../../src/workbook/address";
import { layout } from "../../../src/workbook/layout";
import { shownSheet } from "../../../src/workbook/shownSheet";
import type { CellValue } from "../../../src/workbook/spec";

const { spec, cells } = planFacts.plan();

/** A workbook of the facts, with what is typed into them. */
function workbook(typed: Readonly<Record<string, CellValue>> = {}, changed: Partial<WorkbookOutline> = {}) {
  const drawing = layout(spec);
  for (const [id, value] of Object.entries(typed)) {
    const place = cells.get(id);
    const at = parseCell(place?.range ?? "");
    const row = drawing.sheets.find(({ name }) => name === place?.sheet)?.values[at?.row ?? -1];
    if (!row || !at) throw new Error(`no fact ${id}`);
    row[at.column] = value;
  }
  const names = drawing.names.map(({ name, refersTo }) => ({
    name,
    formula: "formula" in refersTo ? "" : `=${refersTo.sheet}!${refersTo.range}`,
  }));
  const records = drawing.records.map((record) => ({ record }));
  const outline = { sheets: drawing.sheets.map(({ name }) => name), names, records, ...changed };
  return {
    outline: () => Promise.resolve(outline),
    read: (sheets: readonly string[]) =>
      Promise.resolve(
        new Map(
          drawing.sheets
            .filter(({ name }) => sheets.includes(name))
            .map((sheet) => [sheet.name, shownSheet(sheet)]),
        ),
      ),
  };
}

test("a design takes the names of facts, and what was typed into them", async () => {
  const found = await factsOfWorkbook(workbook({ ramGib: 2048, hosts: 11 }));
  expect(found?.parts.options).toEqual({ A: { ramGib: 2048 } });
  expect(found?.replaced.takenNames).toContain("Plan_Hosts");
  expect(found?.replaced.takenNames).toHaveLength(spec.names.length);
  expect(found?.notices).toEqual([
    "Templates follow sheet Options now, not sheet Plan.",
    "It has 1 value of sheet Plan: RAM.",
    "Not used, because the design calculates or does not accept them: Hosts.",
  ]);
});

test("where nothing was typed, only the names are taken", async () => {
  const found = await factsOfWorkbook(workbook());
  expect(found?.parts).toEqual({ plan: {}, cover: {} });
  expect(found?.notices).toEqual(["Templates follow sheet Options now, not sheet Plan."]);
});

test("names whose sheet was deleted are taken too, without values", async () => {
  const names = [{ name: "Plan_Hosts", formula: "=#REF!" }];
  const found = await factsOfWorkbook(workbook({}, { names }));
  expect([found?.replaced.takenNames, found?.notices]).toEqual([["Plan_Hosts"], []]);
});

test("facts of a design stay its own, and other names are not touched", async () => {
  const [record] = designPlan({ classes: [{ name: "General", target: "Cluster" }] }).spec.records ?? [];
  if (!record) throw new Error("a design has no record");
  const records = [{ record }];
  expect(await factsOfWorkbook(workbook({}, { records, sheets: [...record.sheets] }))).toBeUndefined();
  expect(await factsOfWorkbook(workbook({}, { names: [{ name: "Plan_B", formula: "=Plan!$A$1" }] }))).toBeUndefined();
}); // prettier-ignore
