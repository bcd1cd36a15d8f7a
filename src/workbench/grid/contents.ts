import type { FormulaDataModel } from "@univerjs/preset-sheets-core";
import type { Area } from "../../workbook/address";
import type {
  SnapshotCell,
  SnapshotRange,
  SnapshotSheet,
  UniverSnapshot,
} from "../../workbook/writers/univer/snapshot";

/** A formula's block of results, its own cell included. */
export interface Spill extends Area {
  cells: SnapshotCell[][];
}

/** What the grid holds now: the snapshot, and the spilled blocks by sheet id, which Univer keeps outside of it. */
export interface GridContents {
  snapshot: UniverSnapshot;
  spills: Record<string, Spill[]>;
}

/**
 * Reads what a workbook of Univer holds.
 *
 * @param formulas Univer's formulas and their results.
 */
export function contentsOf(workbook: { save(): object }, formulas: FormulaDataModel): GridContents {
  // Univer's own type allows more; what is read of it is checked where it is read.
  const snapshot = workbook.save() as unknown as UniverSnapshot;
  for (const sheet of Object.values(snapshot.sheets)) spellSharedFormulas(snapshot.id, sheet, formulas);
  const ranges = formulas.getArrayFormulaRange()[snapshot.id] ?? {};
  const spills = Object.entries(ranges).map(([sheetId, rows]) => [
    sheetId,
    Object.values(rows ?? {}).flatMap((columns) =>
      Object.values<SnapshotRange>(columns)
        // Univer keeps the range of a block that another cell is in the way of, too.
        .filter((range) => !isRefused(snapshot.sheets[sheetId], range))
        .map((range) => spillOf(snapshot.id, sheetId, range, formulas)),
    ),
  ]);
  return { snapshot, spills: Object.fromEntries(spills) };
}

/** Filled cells share the first one's formula by an id: here each gets its own text. */
function spellSharedFormulas(
  unitId: string,
  { id, cellData }: SnapshotSheet,
  formulas: FormulaDataModel,
): void {
  for (const [row, cells] of Object.entries(cellData)) {
    for (const [column, cell] of Object.entries(cells)) {
      if (!cell.si) continue;
      cell.f = formulas.getFormulaStringByCell(Number(row), Number(column), id, unitId) ?? null;
      delete cell.si;
    }
  }
}

function spillOf(unitId: string, sheetId: string, range: SnapshotRange, formulas: FormulaDataModel): Spill {
  const results = formulas.getArrayFormulaCellData()[unitId]?.[sheetId];
  const { startRow: row, startColumn: column } = range;
  const rows = range.endRow - row + 1;
  const columns = range.endColumn - column + 1;
  const cells = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c): SnapshotCell => {
      const { v = null, t = null } = results?.[row + r]?.[column + c] ?? {};
      return { v, t };
    }),
  );
  return { row, column, rows, columns, cells };
}

function isRefused(sheet: SnapshotSheet | undefined, { startRow, startColumn }: SnapshotRange): boolean {
  return sheet?.cellData[startRow]?.[startColumn]?.v === "#SPILL!";
}
