import type { HostColumns } from "./hostColumns";
import type { DiagnosticKinds } from "./diagnosticKinds";
import type { RowFigures } from "./rowFigures";

/** What the checks need of a header and its rows. */
interface Checked {
  columns: HostColumns;
  columnCount: number;
  line: number;
  rows: readonly { figures: RowFigures }[];
}

/** Columns of a sheet: a spreadsheet drops what lies beyond. */
const SHEET_COLUMNS = 16_384;

const EXPECTED = [
  ["used", "Physical Cpu(...)\\% Processor Time"],
  ["util", "Physical Cpu(...)\\% Util Time"],
  ["transmit", "Network Port(...:vmnic...)\\MBits Transmitted/sec"],
  ["receive", "Network Port(...:vmnic...)\\MBits Received/sec"],
] as const;

/** Names the columns that a header lacks; false where it has none that is read. */
export function reportMissing(
  diagnostics: DiagnosticKinds,
  { columns, columnCount, line }: Checked,
): boolean {
  const missing = EXPECTED.filter(([figure]) => !columns.has(figure)).map(([, name]) => `"${name}"`);
  if (missing.length === 0) return true;
  const cut =
    (columns.someProcessors ? " Columns of only some processors do not represent the host." : "") +
    (columnCount === SHEET_COLUMNS ? ` It has ${columnCount} columns, where a spreadsheet cuts a file.` : "");
  if (missing.length === EXPECTED.length) {
    const message = `The header has no column of an ESXi host's processors or uplinks: ${missing.join(", ")}.${cut}`;
    diagnostics.add("warning", "esxtop-no-columns", message, line);
    return false;
  }
  const message = `The header lacks ${missing.join(", ")}: these figures remain empty.${cut} "esxtop -b -a" writes all columns.`;
  diagnostics.add("warning", "esxtop-missing", message, line);
  return true;
}

/** Means that differ by more than this are not over the same processors: points, and share of the mean. */
const SAME_POINTS = 0.5;
const SAME_SHARE = 0.02;

/**
 * Number of logical processors, or `null` where the columns of the processors and the one for all of them do not agree:
 * then processors are missing from the file, and their number with them.
 */
export function countProcessors(
  diagnostics: DiagnosticKinds,
  { columns, line, rows }: Checked,
): number | null {
  const processors = columns.logicalProcessors;
  if (processors !== null && columns.has("used") && !columns.hasTotal("used")) {
    const message = `There is no column for all processors: the CPU use is the mean of the ${processors} that have one.`;
    diagnostics.add("info", "esxtop-no-total", message, line);
    return processors;
  }
  if (processors === null) {
    const message = "The header does not name every processor: their number remains unknown.";
    if (columns.has("used")) diagnostics.add("info", "esxtop-processors", message, line);
    return null;
  }
  let total = 0;
  let mean = 0;
  const compared = rows.flatMap(({ figures: { cpuUsedPct, processorMeanPct } }) =>
    cpuUsedPct === null || processorMeanPct === null ? [] : [{ cpuUsedPct, processorMeanPct }],
  );
  for (const { cpuUsedPct, processorMeanPct } of compared) {
    total += cpuUsedPct / compared.length;
    mean += processorMeanPct / compared.length;
  }
  if (Math.abs(total - mean) <= Math.max(SAME_POINTS, SAME_SHARE * total)) return processors;
  const message = `All processors together used ${total.toFixed(1)}%, those with a column of their own ${mean.toFixed(1)}%: some are missing, and their number remains unknown.`;
  diagnostics.add("warning", "esxtop-processors", message, line);
  return null;
}
