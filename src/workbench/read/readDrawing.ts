import { type Area, areaName, overlap, parseArea } from "../../workbook/address";
import type { NameFeature, SheetDrawing, SheetFeature, WorkbookDrawing } from "../../workbook/drawing";
import type { FormulaWords } from "../../workbook/excelFormula";
import type {
  SnapshotConditionalFormat,
  SnapshotFilter,
  SnapshotNames,
  SnapshotNote,
  SnapshotSheet,
  SnapshotTable,
  SnapshotValidation,
  UniverSnapshot,
} from "../../workbook/writers/univer/snapshot";
import { RESOURCES } from "../../workbook/writers/univer/snapshot";
import type { GridContents } from "../grid/contents";
import { copiedFeatures, drawnSheets, isCopy } from "./drawnSheets";
import { presentRecords } from "./presentRecords";
import { readCells } from "./readCells";
import { readFeatures } from "./readFeatures";
import { readFormula } from "./readFormula";
import { readHidden } from "./readHidden";
import type { ReadLoss } from "./readLoss";
import { readSheetView } from "./readSheetView";
import { StyleReader } from "./readStyle";

/** A drawing of what the grid holds, and what of it no drawing can hold. */
export interface ReadDrawing {
  drawing: WorkbookDrawing;
  losses: ReadLoss[];
}

/** What a plug-in keeps: by sheet id. */
type BySheet<T> = Record<string, T | undefined>;

/**
 * Reads the grid back: values, formulas and looks as they are now, with the results that the grid shows. What the
 * grid does not hold (charts, page setup) comes from the drawing that was opened.
 *
 * @param has Whether a custom function of this id exists.
 */
export function readDrawing(
  { snapshot, spills }: GridContents,
  opened: WorkbookDrawing,
  has: (id: string) => boolean,
): ReadDrawing {
  const losses: ReadLoss[] = [];
  const styles = new StyleReader(snapshot);
  const kept = keptByPlugins(snapshot);
  const namedCells = namesOfCells(kept.names);
  const words = { hasFunction: has, isOneCell: (name: string) => namedCells.has(name.toLowerCase()) };
  const snapshots = snapshot.sheetOrder.flatMap((id) => snapshot.sheets[id] ?? []);
  const sheetNames = new Map(snapshots.map(({ id, name }) => [id, name]));
  const { drawnOf, sheetOf } = drawnSheets(opened, snapshots);

  const read = (sheet: SnapshotSheet): SheetDrawing => {
    const original = drawnOf(sheet);
    const drawn = isCopy(sheet) ? undefined : original;
    const cells = readCells(sheet, {
      spills: spills[sheet.id] ?? [],
      styles,
      words,
      losses,
      ...(drawn ? { drawn } : {}),
    });
    const keptHere = {
      validations: kept.validations[sheet.id] ?? [],
      conditionalFormats: kept.conditionalFormats[sheet.id] ?? [],
      tables: kept.tables[sheet.id]?.tables ?? [],
    };
    const notes = Object.values(kept.notes[sheet.id] ?? {}).flatMap((row) => Object.values(row));
    const view = [
      ...readSheetView(sheet, notes, sheetNames, losses),
      ...readHidden(sheet, kept.filters[sheet.id], losses),
    ];
    losses.push(...madeByHand(sheet, keptHere, drawn));
    const features: SheetFeature[] = original
      ? readFeatures({
          sheet,
          drawn: drawn ?? copiedFeatures(original),
          kept: keptHere,
          sheetOf: (name) => sheetOf(sheet, name),
          losses,
        })
      : [{ kind: "print", print: { orientation: "portrait" } }];
    // The rows of table headers get their height from the table.
    const texts = cells.features.filter((text) => !features.some((table) => isHeaderOf(table, text)));
    const shown = view.filter((merge) => {
      const isRefused = merge.kind === "merge" && features.some((table) => isOfTable(merge, table));
      if (isRefused)
        losses.push({
          where: `${sheet.name}, ${areaName(merge.area)}`,
          because: "Excel merges no cells of a table",
        });
      return !isRefused;
    });
    return { name: sheet.name, ...cells, features: [...shown, ...texts, ...features] };
  };

  const drawing = {
    title: opened.title,
    subject: opened.subject,
    sheets: snapshots.map(read),
    names: readNames(kept.names, words, losses),
    records: [...presentRecords(opened, snapshot).values()],
  };
  return { drawing, losses };
}

function isOfTable(merge: { area: Area }, table: SheetFeature): boolean {
  return table.kind === "table" && overlap(merge.area, table.area);
}

function isHeaderOf(table: SheetFeature, text: SheetFeature): boolean {
  return (
    table.kind === "table" && text.kind === "wrappedNote" && overlap({ ...table.area, rows: 1 }, text.area)
  );
}

function keptByPlugins({ resources }: UniverSnapshot) {
  const part = <T>(name: string): T =>
    JSON.parse(resources.find((resource) => resource.name === name)?.data || "{}") as T;
  return {
    names: part<SnapshotNames>(RESOURCES.names),
    validations: part<BySheet<SnapshotValidation[]>>(RESOURCES.validations),
    conditionalFormats: part<BySheet<SnapshotConditionalFormat[]>>(RESOURCES.conditionalFormats),
    tables: part<BySheet<{ tables: SnapshotTable[] }>>(RESOURCES.tables),
    filters: part<BySheet<SnapshotFilter>>(RESOURCES.filters),
    notes: part<BySheet<Record<string, Record<string, SnapshotNote>>>>(RESOURCES.notes),
  };
}

/** Tables, input rules and conditional formats that the user made in the grid: no drawing has them. */
function madeByHand(
  { id, name }: SnapshotSheet,
  kept: {
    validations: readonly SnapshotValidation[];
    conditionalFormats: readonly SnapshotConditionalFormat[];
    tables: readonly SnapshotTable[];
  },
  drawn: SheetDrawing | undefined,
): ReadLoss[] {
  const ours = new Set(
    drawn?.features.flatMap((feature) => (feature.kind === "table" ? [feature.name] : [])),
  );
  const found: [string, number][] = [
    ["input rules", kept.validations.filter(({ uid }) => !uid.startsWith(`${id}.validation.`)).length],
    [
      "conditional formats",
      kept.conditionalFormats.filter(({ cfId }) => !cfId.startsWith(`${id}.format.`)).length,
    ],
    ["tables", kept.tables.filter((table) => !ours.has(table.id)).length],
  ];
  return found
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ where: name, because: `${count} ${what} made by hand are not in the .xlsx` }));
}

/** Names that stand for one cell, in lower case. */
function namesOfCells(names: SnapshotNames): Set<string> {
  const isCell = ({ formulaOrRefString }: SnapshotNames[string]) => {
    const area = parseArea(readReference(formulaOrRefString)?.range ?? "");
    return area?.rows === 1 && area.columns === 1;
  };
  return new Set(Object.values(names).flatMap((name) => (isCell(name) ? [name.name.toLowerCase()] : [])));
}

function readNames(names: SnapshotNames, words: FormulaWords, losses: ReadLoss[]): NameFeature[] {
  return Object.values(names).flatMap(({ name, formulaOrRefString, comment }): NameFeature[] => {
    const about = comment ? { comment } : {};
    const range = readReference(formulaOrRefString);
    if (range) return [{ kind: "name", name, refersTo: range, ...about }];
    const read = readFormula(formulaOrRefString, { rows: 1, columns: 1 }, words);
    if ("formula" in read)
      return [{ kind: "name", name, refersTo: { formula: read.formula.formula }, ...about }];
    losses.push({ where: `name ${name}`, because: read.because });
    return [];
  });
}

/** `'Test results'!$A$1:$B$9` as a sheet and a range; `undefined` for anything else. */
function readReference(text: string): { sheet: string; range: string } | undefined {
  const match = /^(?:'((?:[^']|'')+)'|([^'!=]+))!([$A-Z0-9:]+)$/.exec(text);
  const area = parseArea((match?.[3] ?? "").replaceAll("$", ""));
  const sheet = match?.[1]?.replaceAll("''", "'") ?? match?.[2];
  return area && sheet !== undefined ? { sheet, range: areaName(area) } : undefined;
}
