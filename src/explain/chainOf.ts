import { areaName, type Cell } from "../workbook/address";
import type { CellValue } from "../workbook/spec";
import type { CellLabel } from "./cellLabel";
import { referencesIn, precedents, type Precedent } from "./precedents";
import { refersToTables, resolveTables } from "./resolveTables";
import type { SheetArea, WorkbookCells } from "./workbookCells";
import { placeName, WorkbookReading } from "./workbookReading";

/** A cell that a figure rests on, or a range that is too large to be taken cell by cell. */
export interface ChainCell extends CellLabel, SheetArea {
  /** `Options!B12`, `VMs!N5:N310` */
  place: string;
  /** How many cells it is. */
  cells: number;
  /** Of the first cell of a range. */
  value: CellValue;
  formula: string | undefined;
  /** The cell whose formula fills this one, if another one does. */
  spilledFrom: Cell | undefined;
  /** The name by which it is referred to. */
  name?: string;
}

/** Whether a cell, or the first of a range, holds what somebody entered: no formula gives its value. */
export function isEntered({ formula, spilledFrom }: ChainCell): boolean {
  return formula === undefined && spilledFrom === undefined;
}

/** A cell of a chain, and how far from the figure it is. */
export interface ChainLink extends ChainCell {
  /** 1 for what the formula itself refers to. */
  level: number;
  /** Place of the cell that refers to it. */
  usedBy: string;
}

/** Everything that a figure rests on. */
export interface Chain {
  links: ChainLink[];
  /** Whether there is more than is followed. */
  isCut: boolean;
}

/** Ranges up to this many cells are followed cell by cell. */
const MAX_RANGE = 40;

/** Cells of a chain. */
const MAX_LINKS = 10_000;

/**
 * Follows a cell to its inputs, nearest first. Each cell is listed once, where it is met first; blank cells of a range are left
 * out.
 */
export async function chainOf(at: Cell & { sheet: string }, workbook: WorkbookCells): Promise<Chain> {
  const reading = new WorkbookReading(workbook);
  const first: SheetArea = { sheet: at.sheet, area: { row: at.row, column: at.column, rows: 1, columns: 1 } };
  const seen = new Set([keyOf(first)]);
  const links: ChainLink[] = [];
  let users: ChainCell[] = await chainCells([first], reading);
  for (let level = 1; users.length > 0; level++) {
    const next: { precedent: Precedent; usedBy: string; isOfRange: boolean }[] = [];
    for (const user of users) {
      for (const precedent of await precedentsOf(user, reading)) {
        const cells = cellByCell(precedent);
        for (const cell of cells) {
          if (seen.has(keyOf(cell))) continue;
          seen.add(keyOf(cell));
          next.push({ precedent: cell, usedBy: user.place, isOfRange: cells.length > 1 });
        }
      }
    }
    const cells = await chainCells(
      next.map(({ precedent }) => precedent),
      reading,
    );
    const found = cells
      .map((cell, i) => ({ ...cell, level, usedBy: next[i]?.usedBy ?? "" }))
      .filter(({ value }, i) => !next[i]?.isOfRange || (value !== null && value !== ""));
    links.push(...found);
    if (links.length > MAX_LINKS) return { links: links.slice(0, MAX_LINKS), isCut: true };
    users = found;
  }
  return { links, isCut: false };
}

/** Cells with what they hold and their words. A sheet that is gone has none. */
export async function chainCells(
  areas: readonly Precedent[],
  reading: WorkbookReading,
): Promise<ChainCell[]> {
  const read = await reading.cells(areas);
  return areas.map((precedent, i) => ({
    ...precedent,
    place: placeName(precedent),
    cells: precedent.area.rows * precedent.area.columns,
    ...(read[i] ?? {
      value: { error: "#REF!" },
      formula: undefined,
      spilledFrom: undefined,
      label: "",
      unit: "",
      known: "",
    }),
  }));
}

/** What the formula of a cell refers to. Those of a large range are too many. */
async function precedentsOf(
  { sheet, area, formula, spilledFrom, cells }: ChainCell,
  reading: WorkbookReading,
): Promise<Precedent[]> {
  if (spilledFrom) return [{ sheet, area: { ...spilledFrom, rows: 1, columns: 1 } }];
  if (formula === undefined || cells > 1) return [];
  const at = { sheet, row: area.row, column: area.column };
  const resolved = refersToTables(formula) ? resolveTables(formula, at, await reading.tables()) : formula;
  return precedents(referencesIn(resolved), sheet, await reading.names());
}

function cellByCell(precedent: Precedent): Precedent[] {
  const { area } = precedent;
  if (area.rows * area.columns > MAX_RANGE) return [precedent];
  return Array.from({ length: area.rows * area.columns }, (_, i) => ({
    ...precedent,
    area: {
      row: area.row + Math.floor(i / area.columns),
      column: area.column + (i % area.columns),
      rows: 1,
      columns: 1,
    },
  }));
}

function keyOf({ sheet, area }: SheetArea): string {
  return `${sheet.toLowerCase()}!${areaName(area)}`;
}
