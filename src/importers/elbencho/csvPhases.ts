import { append } from "../append";
import type { Diagnostic, Severity } from "../../model/benchmark/diagnostic";
import { textLines } from "../reading/textLines";
import type { Columns } from "./csvLayouts";
import { AMBIGUOUS_COLUMNS, LAYOUTS, columnsOf } from "./csvLayouts";
import { csvPhase } from "./csvPhase";
import type { ElbenchoPhase } from "./elbenchoPhase";
import { printedFigure } from "./printedFigure";

const HEADER = /^"?ISO date"?([,;\t])/;
const ROW = /^"?\d{4}-\d\d-\d\dT\d[^,;\t]*([,;\t])/;
const OPERATION = /^[A-Z][\w+-]*$/;
const PATH_TYPE = /^(?:dir|file|blockdev|bucket|object|hdfs)$/;

const QUOTED_CHARACTERS = 40;

/** elbencho's CPU% is that of all processors together. */
const MAX_CPU_PCT = 100;
/** I/Os by time and IOPS of one row agree but for what is cut of the time, which matters in phases of a few milliseconds. */
const CLEARLY = 2;

/** What the rows of a text hold. */
export interface ReadPhases {
  phases: ElbenchoPhase[];
  diagnostics: Diagnostic[];
}

/**
 * Reads the rows of `--csvfile`, of which a text may hold those of several versions, with or without their headers. Cells are
 * never quoted by elbencho, which has no separator in them; a spreadsheet that saves the file again quotes the command.
 *
 * @param isAlone Whether other lines are worth a word: nothing else is read from the text.
 */
export function csvPhases(text: string, file: string, isAlone: boolean): ReadPhases {
  const found: ReadPhases = { phases: [], diagnostics: [] };
  const others = { count: 0, line: 0, text: "" };
  const note = (severity: Severity, code: string, message: string, line: number) =>
    found.diagnostics.push({ severity, code, message, file, line });
  let header: Columns | null = null;
  textLines(text).forEach((content, index) => {
    const line = index + 1;
    const separator = (HEADER.exec(content) ?? ROW.exec(content))?.[1];
    if (separator === undefined) {
      if (content.trim() === "") return;
      if (others.count === 0) Object.assign(others, { line, text: content });
      others.count += 1;
      return;
    }
    const cells = content.split(separator);
    if (HEADER.test(content)) {
      header = columnsOf(cells.map(plainCell));
      return;
    }
    const columns = columnsOfRow(cells, header, separator);
    const operation = columns && plainCell(cells[columns.get("operation") ?? -1] ?? "");
    if (!columns || operation === null || !OPERATION.test(operation)) {
      note("warning", "unreadable-row", whyUnreadable(cells.length, header, line), line);
      return;
    }
    if (header !== null && columns !== header) {
      const message = `Line ${line} has ${cells.length} columns under a header of ${header.size}: it is read as another version of elbencho writes it.`;
      note("info", "other-columns", message, line);
    }
    const cell = (name: string) => {
      const place = columns.get(name);
      return place === undefined ? null : plainCell(cells[place] ?? "");
    };
    if (cells.length === AMBIGUOUS_COLUMNS && isOfOtherOrder(cell)) {
      const message = `Line ${line} has its columns in another order than its header: versions 1.0 to 1.3 and 1.4 to 1.9 write as many. It is skipped. Put the line of names of its own version above it.`;
      note("warning", "unreadable-row", message, line);
      return;
    }
    const { phase, diagnostics } = csvPhase({ file, line, cell });
    found.phases.push(phase);
    append(found.diagnostics, diagnostics);
  });
  if (others.count > 0 && isAlone) {
    const { count, line } = others;
    const many = count === 1 ? "One line is" : `${count.toLocaleString("en-US")} lines are`;
    const quoted = JSON.stringify(others.text.trim().slice(0, QUOTED_CHARACTERS));
    note("info", "other-lines", `${many} not elbencho's, from line ${line}, which begins ${quoted}.`, line);
  }
  return found;
}

/** The columns of a row: those of the header, or, where it has other ones, of the version that writes so many. */
function columnsOfRow(cells: readonly string[], header: Columns | null, separator: string): Columns | null {
  if (header === null) return layoutOf(cells);
  const more = cells.length - header.size;
  const fits =
    more === 0 ||
    // Blank cells at the end are lost where cells are pasted. Since 2.0-7 the last ones, version and command, are never blank.
    (more < 0 && separator === "\t" && !header.has("version")) ||
    // A path of the command, which stands last, may hold the separator of a spreadsheet.
    (more > 0 && separator !== "," && header.has("command"));
  return fits ? header : layoutOf(cells);
}

/** The columns of the version that writes so many; not where a row that was cut has as many by chance. */
function layoutOf(cells: readonly string[]): Columns | null {
  const columns = LAYOUTS.get(cells.length);
  const pathType = cells[columns?.get("path type") ?? -1] ?? "";
  return columns && PATH_TYPE.test(plainCell(pathType)) ? columns : null;
}

/** Whether figures of a row of 1.0 to 1.9 cannot be those of its header: CPU% where I/Os are in the other order. */
function isOfOtherOrder(cell: (name: string) => string | null): boolean {
  const figure = (name: string) => printedFigure(cell(`${name} [last]`) ?? "") ?? null;
  const [cpuPct, ios, iops, ms] = [figure("CPU%"), figure("I/Os"), figure("IOPS"), figure("time ms")];
  if (cpuPct !== null && cpuPct > MAX_CPU_PCT) return true;
  if (ios === null || iops === null || !ms) return false;
  const counted = (ios / ms) * 1000;
  return counted > (iops + 1) * CLEARLY || iops > (counted + 1) * CLEARLY;
}

function whyUnreadable(cells: number, header: Columns | null, line: number): string {
  if (header !== null)
    return `Line ${line} has ${cells} of the ${header.size} columns, or no phase: it is cut or damaged, and skipped.`;
  if (cells === AMBIGUOUS_COLUMNS)
    return `Line ${line} has no header, and versions 1.0 to 1.9 write ${cells} columns in two orders: it is skipped. Put the line of names above it that this version prints without --nocsvlabels.`;
  return `Line ${line} has no header, and its ${cells} columns are not those of any version of elbencho: it is skipped.`;
}

/** A cell without the quotes of a spreadsheet. */
function plainCell(cell: string): string {
  const text = cell.trim();
  const quoted = /^"(.*)"$/.exec(text)?.[1];
  return (quoted === undefined ? text : quoted.replaceAll('""', '"')).trim();
}
