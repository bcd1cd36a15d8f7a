import type { Table, TableRow } from "../tables/row";
import type { HeadedTable } from "./estateFormat";
import { knownColumns } from "./knownColumns";
import { sheetOf } from "./sheetName";

/** Rows in which a header is looked for: Live Optics leaves some blank, and planners put titles above it. */
const HEADER_WITHIN = 20;

/** A row with so many columns of exports is the header: nothing below it is looked at. */
const CERTAIN = 3;

/** A row of more cells is not a title. Damage may make a row of millions: so many are looked at. */
const MAX_TITLE_CELLS = 64;

/** A row of several texts, and how many of these exports use as headers. */
interface Candidate {
  table: HeadedTable;
  known: number;
}

/**
 * A table with its header: the row with the most columns of exports, or, where no row has two of them, the first row of several
 * texts; `null` where there is none.
 */
export async function headedTable(table: Table, signal?: AbortSignal): Promise<HeadedTable | null> {
  const candidates: Candidate[] = [];
  try {
    await table.rows(
      (row) => {
        const header = textsOf(row);
        const texts = header.filter((text) => text !== "").length;
        const isLast = row.number >= HEADER_WITHIN;
        const isAlone = isLast && candidates.length === 0 && texts > 0;
        if (texts < 2 && header[0] !== "VM" && !isAlone) return isLast ? "enough" : undefined;
        const headed = { ...table, header, headerRow: row.number, sheet: sheetOf(table.name) };
        const known = knownColumns({ ...headed, header: header.slice(0, MAX_TITLE_CELLS) });
        candidates.push({ table: headed, known });
        return isLast || known >= CERTAIN || row.length > MAX_TITLE_CELLS ? "enough" : undefined;
      },
      signal ? { signal } : {},
    );
  } catch (error) {
    signal?.throwIfAborted();
    // Those who read the rows below the header find the damage, too.
    if (candidates.length === 0) throw error;
  }
  return likeliest(candidates)?.table ?? null;
}

/** The first of those with the most known columns. One may be a word by chance. */
function likeliest(candidates: readonly Candidate[]): Candidate | undefined {
  const [first, ...others] = candidates;
  if (!first) return undefined;
  return others.reduce((best, one) => (one.known > Math.max(1, best.known) ? one : best), first);
}

function textsOf(row: TableRow): string[] {
  return Array.from({ length: row.length }, (_, column) => {
    const cell = row.cell(column);
    return typeof cell === "string" ? cell.trim() : "";
  });
}
