import type { SheetDrawing, WorkbookDrawing } from "../../workbook/drawing";
import type { SnapshotSheet } from "../../workbook/writers/univer/snapshot";
import { sheetId } from "../../workbook/writers/univer/writeUniver";
import type { PlacedSheet } from "./chartNow";
import { Places } from "./places";

type DrawnSheet = Pick<SnapshotSheet, "id" | "name" | "rowData" | "columnData" | "custom">;

/** Which sheets of the grid were drawn as which sheets of a drawing. */
export interface DrawnSheets<T> {
  /** The drawing of a sheet, also of a copy of it; `undefined` where a user made the sheet. */
  drawnOf(sheet: T): SheetDrawing | undefined;
  /**
   * The sheet that a name meant when it was drawn, as a sheet sees it: to a copy, the name of its original means the copy
   * itself.
   */
  sheetOf(from: T, drawn: string): PlacedSheet | undefined;
}

/** Is it a copy that the user made of a drawn sheet? */
export function isCopy({ id, custom }: Pick<SnapshotSheet, "id" | "custom">): boolean {
  return custom?.drawnAs !== undefined && custom.drawnAs !== id;
}

/** What a copy of a sheet has of its drawing: what the grid holds of a sheet is read from the copy itself. */
export function copiedFeatures(original: SheetDrawing): SheetDrawing {
  const features = original.features.filter(({ kind }) => kind === "chart" || kind === "print");
  return { ...original, features };
}

/** Finds the drawings of sheets by the mark that their writer left on them. */
export function drawnSheets<T extends DrawnSheet>(
  { sheets: drawn }: Pick<WorkbookDrawing, "sheets">,
  sheets: readonly T[],
): DrawnSheets<T> {
  const byId = new Map(drawn.map((sheet, i) => [sheetId(i), sheet]));
  const drawnOf = ({ id, custom }: T) => byId.get(custom?.drawnAs ?? id);
  const originals = sheets.filter((sheet) => !isCopy(sheet));
  const places = new Map<T, Places>();
  return {
    drawnOf,
    sheetOf(from, name) {
      // A sheet that was drawn at another time may have had the same name.
      const isMeant = (sheet: T) =>
        drawnOf(sheet)?.name === name && sheet.custom?.first === from.custom?.first;
      const sheet = isMeant(from) ? from : originals.filter(isMeant).at(-1);
      if (!sheet) return undefined;
      const known = places.get(sheet) ?? new Places(sheet);
      places.set(sheet, known);
      return { name: sheet.name, places: known };
    },
  };
}
