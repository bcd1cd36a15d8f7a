import { calculate } from "../../src/calculator/calculate";
import { templates } from "../../src/templates/templates";
import { hosts } from "../../src/templates/hosts/hosts";
import { stretchedCluster } from "../../src/templates/stretchedCluster/stretchedCluster";
import { together } from "../../src/templates/together/together";
import { changeOf } from "../../src/verify/sentences";
import { decidingTexts } from "../../src/verify/decidingTexts";
import { verdictOf } from "../../src/verify/verdict";
import type { Verification } from "../../src/verify/verification";
import { verifyWorkbook } from "../../src/verify/verifyWorkbook";
import { cellName, parseCell } from "../../src/workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import type { CellValue } from "../../src/workbook/spec";
import { sourceFunctions } from "../sourceFunctions";
import { sampled } from "../volume";

const withFacts = together([hosts], new Map(), { customFunctions: sourceFunctions.ids });

/** A workbook with something changed in it, calculated again as who changes it would see to. */
function verified(
  drawn: Pick<WorkbookDrawing, "sheets" | "names" | "records">,
  change: (drawing: WorkbookDrawing) => void,
): Verification {
  const drawing = structuredClone({ title: "", subject: "", ...drawn });
  change(drawing);
  return verifyWorkbook({ drawing: calculate(drawing, sourceFunctions), lost: [] }, sourceFunctions);
}

function sheetOf({ sheets }: WorkbookDrawing, name: string): SheetDrawing {
  const found = sheets.find((sheet) => sheet.name === name);
  if (!found) throw new Error(`there is no sheet ${name}`);
  return found;
}

/** Writes a text in place of the first one of a sheet that is as asked; answers with its cell. */
function write(sheet: SheetDrawing, before: string, now: string): string {
  for (const [row, cells] of sheet.values.entries()) {
    const column = cells.indexOf(before);
    if (column < 0) continue;
    cells[column] = now;
    return `${sheet.name}!${cellName(row, column)}`;
  }
  throw new Error(`${sheet.name} has no ${before}`);
}

const changesOf = ({ changed }: Verification) =>
  changed.map((one) => `${one.sheet}!${one.cell}: ${changeOf(one)}`);

test("the senses of limits that were exchanged are found, also where all values follow from them", () => {
  const cells: string[] = [];
  const found = verified(layout(stretchedCluster.plan().spec), (drawing) => {
    const sheet = sheetOf(drawing, "Calculation");
    // The blank tells it from the others for the second call; it counts for no comparison.
    cells.push(write(sheet, "at least", "at most "), write(sheet, "at most", "at least"));
  });
  expect(found.differing).toEqual([]);
  expect(verdictOf(found)).toBe("differs");
  expect(changesOf(found)).toEqual([
    `${cells[0] ?? ""}: text "at most ", the plan has "at least"`,
    `${cells[1] ?? ""}: text "at least", the plan has "at most"`,
  ]);
});

test.each([
  ["a unit next to an input", "Hosts", "GiB per host", "TiB per host"],
  ["a unit of a result", "Calculation", "GHz", "MHz"],
  ["an evidence level", "Calculation", "assumption", "measured"],
  ["an evidence level on Basis", "Basis", "vendor-stated", "measured"],
  ["a name that a verdict shows", "Calculation", "RAM", "Disks"],
])("%s that was changed is found", (_, sheet, before, now) => {
  const drawn = layout(hosts.plan().spec);
  const found = verified(drawn, (drawing) => void write(sheetOf(drawing, sheet), before, now));
  expect(found.changed).toMatchObject([{ kind: "text", sheet, holds: now, expected: before }]);
});

const IDS = sampled(
  templates.map(({ id }) => id),
  (id) => ["hosts", "latency-budget"].includes(id),
);

test.each(IDS)("%s stays verified when all texts are translated that no formula uses", (id) => {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`there is no template ${id}`);
  const drawn = layout(template.plan().spec);
  const deciding = decidingTexts(drawn);
  const inputs = new Set(drawn.records.flatMap((one) => one.inputs.map(({ sheet, at }) => `${sheet}!${at}`)));
  let translated = 0;
  const found = verified(drawn, ({ sheets }) => {
    for (const { name, values, formulas } of sheets) {
      values.forEach((row, r) =>
        row.forEach((value, column) => {
          const place = `${name}!${cellName(r, column)}`;
          const isText = typeof value === "string" && value.trim() !== "" && !formulas[r]?.[column];
          if (!isText || deciding.has(place) || inputs.has(place)) return;
          row[column] = `übersetzt ${value}`;
          translated += 1;
        }),
      );
    }
  });
  expect(translated).toBeGreaterThan(50);
  expect(found.changed).toEqual([]);
  expect(verdictOf(found)).toBe("verified");
});

test("a name of a fact that means another cell is found, and one that is missing", () => {
  const moved = verified(withFacts, ({ names }) => {
    const name = names.find((one) => one.name === "Plan_Hosts");
    if (!name || !("range" in name.refersTo)) throw new Error("there is no such name");
    const cell = parseCell(name.refersTo.range);
    name.refersTo = { ...name.refersTo, range: cellName((cell?.row ?? 0) + 1, cell?.column ?? 0) };
  });
  expect(changesOf(moved)).toEqual([
    expect.stringMatching(/^Plan!B\d+: the name Plan_Hosts means =Plan!B\d+, the plan has =Plan!B\d+$/),
  ]);
  expect(verdictOf(moved)).toBe("differs");
  const gone = verified(withFacts, (drawing) => {
    drawing.names = drawing.names.filter(({ name }) => name !== "Plan_Hosts");
  });
  expect(changesOf(gone)).toEqual([
    expect.stringMatching(/: the name Plan_Hosts is missing, the plan has it for =Plan!B\d+$/),
  ]);
  expect(verdictOf(gone)).toBe("differs");
});

test("hidden sheets, rows and columns of a plan are listed, those of the planner's sheets are not", () => {
  const hide = (sheet: SheetDrawing, rows: number[], columns: number[], isHidden: boolean) =>
    sheet.features.push({ kind: "hidden", rows, columns, sheet: isHidden });
  const found = verified(layout(hosts.plan().spec), (drawing) => {
    hide(sheetOf(drawing, "Hosts"), [9, 10, 12], [2], false);
    hide(sheetOf(drawing, "Basis"), [], [], true);
    const own = { name: "Mine", rows: 0, columns: 0, values: [], formulas: [], styles: [], features: [] };
    drawing.sheets.push(own);
    hide(own, [1], [], true);
  });
  expect(changesOf(found)).toEqual([
    "Hosts!A10: hidden: rows 10 to 11",
    "Hosts!A13: hidden: row 13",
    "Hosts!C1: hidden: column C",
    "Basis!A1: hidden: sheet",
  ]);
  expect(verdictOf(found)).toBe("differs");
});

test("a record that was changed along with the workbook hides no change", () => {
  const found = verified(layout(hosts.plan().spec), (drawing) => {
    const [record] = drawing.records;
    const sheet = sheetOf(drawing, "Calculation");
    const row = sheet.formulas.findIndex((cells) => cells?.some(Boolean));
    const column = sheet.formulas[row]?.findIndex(Boolean) ?? 0;
    const value: CellValue = 4711;
    const cells = sheet.values[row];
    if (!record || !cells) throw new Error("there is no formula");
    delete sheet.formulas[row]?.[column];
    cells[column] = value;
    const at = cellName(row, column);
    record.inputs.push({
      ...{ id: "more", sheet: "Calculation", at },
      label: "",
      labelAt: at,
      default: value,
    });
    record.sheets = record.sheets.filter((name) => name !== "Calculation");
  });
  expect(found.changed).toMatchObject([{ kind: "overwritten", sheet: "Calculation", holds: 4711 }]);
});
