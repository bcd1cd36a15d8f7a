import { areaName, overlap } from "../../workbook/address";
import type { NameFeature, SheetDrawing, SheetFeature, WorkbookDrawing } from "../../workbook/drawing";
import type { FormulaScope } from "../../workbook/excelFormula";
import { nameFault } from "../../workbook/rules/checkNames";
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
import type { LostFormula } from "../../workbook/readers/xlsx/sheetCells";
import { RESOURCES } from "../../workbook/writers/univer/snapshot";
import type { GridContents } from "../grid/contents";
import { copiedFeatures, drawnSheets, isCopy } from "./drawnSheets";
import { formulaScope } from "./formulaScope";
import { presentRecords } from "./presentRecords";
import { readCells } from "./readCells";
import { readFeatures } from "./readFeatures";
import { readFormula } from "./readFormula";
import { readHidden } from "./readHidden";
import type { ReadLoss } from "./readLoss";
import { readReference } from "./readReference";
import { readSheetView } from "./readSheetView";
import { readTables } from "./readTables";
import { isMerge, refusedMerge } from "./refusedMerge";
import { StyleReader } from "./readStyle";

/** A drawing of what the grid holds, and what of it no drawing can hold. */
export interface ReadDrawing {
  drawing: WorkbookDrawing;
  losses: ReadLoss[];
  /** Formulas of which the drawing has the values only. */
  lost: LostFormula[];
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
  const lost: LostFormula[] = [];
  const styles = new StyleReader(snapshot);
  const pluginData = readPluginData(snapshot);
  const snapshots = snapshot.sheetOrder.flatMap((id) => snapshot.sheets[id] ?? []);
  const sheetNames = new Map(snapshots.map(({ id, name }) => [id, name]));
  const { drawnOf, sheetOf } = drawnSheets(opened, snapshots);
  const tablesOf = (sheet: SnapshotSheet) =>
    readTables(sheet, isCopy(sheet) ? undefined : drawnOf(sheet), pluginData.tables[sheet.id]?.tables ?? []);
  const tables = new Map(snapshots.map((sheet) => [sheet, tablesOf(sheet)]));
  const scope = formulaScope(
    pluginData.names,
    snapshots,
    [...tables.values()].flatMap(({ present }) => present),
    has,
  );

  const read = (sheet: SnapshotSheet): SheetDrawing => {
    const original = drawnOf(sheet);
    const drawn = isCopy(sheet) ? undefined : original;
    const found = tables.get(sheet) ?? { present: [], losses: [] };
    losses.push(...found.losses);
    const cells = readCells(sheet, {
      spills: spills[sheet.id] ?? [],
      styles,
      scope,
      tables: found.present,
      losses,
      lost,
      ...(drawn ? { drawn } : {}),
    });
    const ofSheet = {
      validations: pluginData.validations[sheet.id] ?? [],
      conditionalFormats: pluginData.conditionalFormats[sheet.id] ?? [],
      tables: pluginData.tables[sheet.id]?.tables ?? [],
    };
    const notes = Object.values(pluginData.notes[sheet.id] ?? {}).flatMap((row) => Object.values(row));
    const hidden = readHidden(sheet, pluginData.filters[sheet.id], losses).filter((filter) => {
      const isRefused =
        filter.kind === "filter" && found.present.some((table) => overlap(filter.area, table.area));
      if (isRefused)
        losses.push({ where: sheet.name, because: "a filter of a table's cells is not in the .xlsx" });
      return !isRefused;
    });
    const view = [...readSheetView(sheet, notes, sheetNames, losses), ...hidden];
    losses.push(...madeByHand(sheet, ofSheet, drawn));
    const features: SheetFeature[] = original
      ? readFeatures({
          sheet,
          drawn: drawn ?? copiedFeatures(original),
          pluginData: ofSheet,
          tables: found.present,
          sheetOf: (name) => sheetOf(sheet, name),
          losses,
        })
      : [{ kind: "print", print: { orientation: "portrait" } }];
    // The rows of table headers get their height from the table.
    const texts = cells.features.filter((text) => !features.some((table) => isHeaderOf(table, text)));
    const shown = view.filter((feature) => {
      if (!isMerge(feature)) return true;
      const because = refusedMerge(feature, found.present, spills[sheet.id] ?? []);
      if (because === undefined) return true;
      losses.push({ where: `${sheet.name}, ${areaName(feature.area)}`, because });
      return false;
    });
    return { name: sheet.name, ...cells, features: [...shown, ...texts, ...features] };
  };

  const drawing = {
    title: opened.title,
    subject: opened.subject,
    sheets: snapshots.map(read),
    names: readNames(pluginData.names, scope, losses),
    records: [...presentRecords(opened, snapshot).values()],
  };
  return { drawing, losses, lost };
}

function isHeaderOf(table: SheetFeature, text: SheetFeature): boolean {
  return (
    table.kind === "table" && text.kind === "wrappedNote" && overlap({ ...table.area, rows: 1 }, text.area)
  );
}

function readPluginData({ resources }: UniverSnapshot) {
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
  pluginData: {
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
    ["input rules", pluginData.validations.filter(({ uid }) => !uid.startsWith(`${id}.validation.`)).length],
    [
      "conditional formats",
      pluginData.conditionalFormats.filter(({ cfId }) => !cfId.startsWith(`${id}.format.`)).length,
    ],
    ["tables", pluginData.tables.filter((table) => !ours.has(table.id)).length],
  ];
  return found
    .filter(([, count]) => count > 0)
    .map(([what, count]) => ({ where: name, because: `${count} ${what} made by hand are not in the .xlsx` }));
}

function readNames(names: SnapshotNames, scope: FormulaScope, losses: ReadLoss[]): NameFeature[] {
  return Object.values(names).flatMap(({ name, formulaOrRefString, comment }): NameFeature[] => {
    const about = comment ? { comment } : {};
    const because = nameFault(name);
    if (because !== undefined) {
      losses.push({ where: `name ${name}`, because: `${because}, so Excel cannot have it` });
      return [];
    }
    const range = readReference(formulaOrRefString);
    if (range) return [{ kind: "name", name, refersTo: range, ...about }];
    const read = readFormula(formulaOrRefString, { rows: 1, columns: 1 }, scope);
    if ("formula" in read)
      return [{ kind: "name", name, refersTo: { formula: read.formula.formula }, ...about }];
    losses.push({ where: `name ${name}`, because: read.because });
    return [];
  });
}
