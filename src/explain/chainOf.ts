import type { Cell } from "../workbook/address";
import type { CellValue } from "../workbook/spec";
import type { CellLabel } from "./cellLabel";
import { precedents, type Precedent } from "./precedents";
import type { SheetArea, WorkbookCells } from "./workbookCells";
import { placeKey, placeName, WorkbookReading } from "./workbookReading";

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
  /** Whether the cell shows its number as a share: 0.1 as 10%. */
  isShare: boolean;
  /** Whether its sheet is gone. */
  isGone: boolean;
  /** The name by which it is referred to. */
  name?: string;
}

/** Whether a cell holds what somebody entered: no formula gives its value. Of a range that is not known. */
export function isEntered({ formula, spilledFrom, cells, isGone }: ChainCell): boolean {
  return cells === 1 && !isGone && formula === undefined && spilledFrom === undefined;
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
  /** References that are not followed, as they are written: to other workbooks, over several sheets. */
  unfollowed: readonly string[];
}

/** Ranges up to this many cells are followed cell by cell. */
const MAX_RANGE = 40;

/** Cells of a chain. */
const MAX_LINKS = 10_000;

/** Requests for a chain, of which each cell that is behind the others may need one: Excel answers a few in a second. */
const MAX_REQUESTS = 300;

/**
 * Follows a cell to its inputs, nearest first. Each cell is listed once, where it is met first; blank cells of a range are left
 * out.
 *
 * @param signal Ends it: it rejects then.
 */
export async function chainOf(
  at: Cell & { sheet: string },
  workbook: WorkbookCells,
  signal?: AbortSignal,
): Promise<Chain> {
  const reading = new WorkbookReading(workbook);
  const first: SheetArea = { sheet: at.sheet, area: { row: at.row, column: at.column, rows: 1, columns: 1 } };
  const seen = new Set([placeKey(first)]);
  const links: ChainLink[] = [];
  const unfollowed = new Set<string>();
  let users: ChainCell[] = await chainCells([first], reading);
  for (let level = 1; users.length > 0 && links.length <= MAX_LINKS; level++) {
    signal?.throwIfAborted();
    if (reading.requests > MAX_REQUESTS) break;
    const next: { precedent: Precedent; usedBy: string; isOfRange: boolean }[] = [];
    for (const user of users) {
      for (const precedent of await precedentsOf(user, reading, unfollowed)) {
        const cells = cellByCell(precedent);
        for (const cell of cells) {
          if (seen.has(placeKey(cell))) continue;
          seen.add(placeKey(cell));
          next.push({ precedent: cell, usedBy: user.place, isOfRange: cells.length > 1 });
        }
      }
    }
    const cells = await chainCells(
      next.map(({ precedent }) => precedent),
      reading,
      { formats: false },
    );
    const found = cells
      .map((cell, i): ChainLink => ({ ...cell, level, usedBy: next[i]?.usedBy ?? "" }))
      .filter((link, i) => next[i]?.isOfRange !== true || !isBlank(link));
    links.push(...found);
    users = found;
  }
  return {
    links: await withShares(links.slice(0, MAX_LINKS), reading),
    isCut: users.length > 0,
    unfollowed: [...unfollowed],
  };
}

function isBlank({ value, formula }: ChainCell): boolean {
  return formula === undefined && (value === null || value === "");
}

/** Links with what their formats show: asked once, not for each level. */
async function withShares(links: readonly ChainLink[], reading: WorkbookReading): Promise<ChainLink[]> {
  const numbers = links.filter(({ value }) => typeof value === "number");
  const shares = await reading.shares(
    numbers.map(({ sheet, area: { row, column } }) => ({ sheet, row, column })),
  );
  const shown = new Set(numbers.filter((_, i) => shares[i]));
  return links.map((link) => ({ ...link, isShare: shown.has(link) }));
}

/** Cells with what they hold and their words. A sheet that is gone has none. */
export async function chainCells(
  areas: readonly Precedent[],
  reading: WorkbookReading,
  { formats = true }: { formats?: boolean } = {},
): Promise<ChainCell[]> {
  const read = await reading.cells(areas, { formats });
  return areas.map((precedent, i) => ({
    ...precedent,
    place: placeName(precedent),
    cells: precedent.area.rows * precedent.area.columns,
    isGone: read[i] === undefined,
    ...(read[i] ?? {
      value: { error: "#REF!" },
      formula: undefined,
      spilledFrom: undefined,
      isShare: false,
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
  unfollowed: Set<string>,
): Promise<readonly Precedent[]> {
  if (spilledFrom) return [{ sheet, area: { ...spilledFrom, rows: 1, columns: 1 } }];
  if (formula === undefined || cells > 1) return [];
  const read = await reading.dialect(formula, { sheet, row: area.row, column: area.column });
  const references = precedents(read, sheet, await reading.names());
  for (const text of references.unfollowed) unfollowed.add(text);
  return references.cells;
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
