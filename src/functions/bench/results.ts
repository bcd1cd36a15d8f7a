import { importPasted } from "../../importers/pasted/importPasted";
import { PASTE_AS_TEXT } from "../../importers/pasted/refusedPaste";
import { CELL_TOOLS } from "../../importers/textFormats";
import { RESULT_FIGURES } from "../../model/benchmark/resultFigures";
import { badInput, noEvidence } from "../../model/errors";
import { ErrorValue, readCell, type Argument, type Cell } from "../_cell";
import { whole } from "../_broadcast";

/** Digits of a per cent: a share of 0.7 is 70, whatever binary fractions make of it. */
const DIGITS = 12;

/** Excel waits for a cell: a text of so many million characters is read in a second or two. */
const MAX_MILLION_CHARACTERS = 4;

/** Characters of all cells. */
function charactersOf(cells: readonly (readonly Cell[])[]): number {
  return cells.flat().reduce<number>((sum, cell) => sum + String(cell ?? "").length, 0);
}

/** A figure as its header names it: shares in per cent, what no file says blank. */
function figure(header: string, value: string | number | null): string | number {
  if (value === null) return "";
  return typeof value === "number" && header.endsWith("%")
    ? Number((value * 100).toPrecision(DIGITS))
    : value;
}

/**
 * Whether zeros may be blank cells: desktop Excel passes blanks as 0, and then none as a blank. Pasted text leaves
 * blanks in all but a single column.
 */
function zerosMayBeBlank(cells: readonly (readonly Cell[])[]): boolean {
  return cells.some((row) => row.includes(0)) && !cells.some((row) => row.includes(null));
}

/** The cells of the text. An error among them was a text that the spreadsheet took for a formula. */
function cellsOf(text: unknown[][]): Cell[][] {
  const isRange = text.length > 1 || (text[0]?.length ?? 0) > 1;
  return text.map((row, r) =>
    row.map((raw, c) => {
      try {
        return readCell(raw);
      } catch (error) {
        if (!isRange || !(error instanceof ErrorValue)) throw error;
        throw badInput(
          `row ${r + 1}, column ${c + 1} of the text is ${error.errorCode}: pasted text such as "= job0" became a formula; ` +
            `${PASTE_AS_TEXT}, or select the cells and use Analyze selection`,
        );
      }
    }),
  );
}

/**
 * Table of the results in pasted benchmark text, one row per result, with the measured columns of the report's table Results, shares in %. HCIBench's "MB/s" are read as MiB/s, which they are.
 * @customfunction BENCH_RESULTS
 * @param text Text of a result of HCIBench, Iometer, fio, vdbench, diskspd or CrystalDiskMark, in one cell or a range, whole or split over columns.
 * @returns Table with header: case, datastore, job, VMs, block size, mix, IOPS, MiB/s, latencies (ms), 95th percentiles. Values missing in the text are blank.
 * @unit table
 * @source Result files of the tools, docs/formats.md
 * @example =BENCH_RESULTS("VMs = 18"&CHAR(10)&"IOPS = 721317.28 IO/S") //=> 2 rows x 19 columns
 * @example =BENCH_RESULTS("Number of VMs: 18") //=> #N/A
 */
export function BENCH_RESULTS(text: unknown[][]): unknown[][] {
  return whole(() => {
    const cells = cellsOf((text as Argument) ?? []);
    const characters = charactersOf(cells);
    if (characters > MAX_MILLION_CHARACTERS * 1e6) {
      const has = characters.toLocaleString("en-US");
      throw badInput(
        `text has ${has} characters, more than ${MAX_MILLION_CHARACTERS} million: import the file instead`,
      );
    }
    const isOpen = zerosMayBeBlank(cells);
    const lines = cells.map((row) => row.map((cell) => (isOpen && cell === 0 ? "" : (cell ?? ""))));
    const { runs, why } = importPasted(lines);
    if (runs.length === 0) {
      const reason = why ?? `the text contains no benchmark results of ${CELL_TOOLS}`;
      throw noEvidence(
        isOpen ? `${reason}; a 0 here may be a blank cell: enter the text in one column` : reason,
      );
    }
    return [
      RESULT_FIGURES.map(({ header }) => header),
      ...runs.map((run) => RESULT_FIGURES.map(({ header, value }) => figure(header, value(run)))),
    ];
  });
}
