import type { ResultColumns } from "./resultColumns";

/**
 * The rows of a block as Iometer writes them, matched where a row starts in a larger text: most of a file are rows
 * of which a few figures are read, or only the name, and taking all of them apart would be most of the work. A row
 * that matches none, such as one with a comma in its name, is for `rowFields`.
 */
export interface RowPatterns {
  /** A target's row up to its first figure; captures the name. */
  target: RegExp;
  processor: RegExp;
  /** A manager's or worker's row; captures its type and the columns of `memberColumns`. */
  member: RegExp;
  memberColumns: readonly number[];
}

const MEMBER_FIGURES = ["disks", "iops", "latency", "rawRunTime", "queueDepth", "cpu", "timer"] as const;

/** Gap, five shares of the processor, its clock or timer and its interrupts, and four empty fields. */
const PROCESSOR = /PROCESSOR,[^,\n]*,{43,}(?:[\d.]+,){7},,,\r?$/my;

/** The patterns below a header; `null` below one that a spreadsheet saved or that has other columns in front. */
export function rowPatterns({ count, delimiter, at, throughput }: ResultColumns): RowPatterns | null {
  if (delimiter !== "," || at.name !== 1 || at.iops < 3) return null;
  const read = [at.name, at.spec, throughput?.index ?? -1, ...MEMBER_FIGURES.map((figure) => at[figure])];
  const memberColumns = [...new Set(read)].filter((index) => index >= 0).sort((a, b) => a - b);
  const fields = Array.from({ length: count }, (_, index) =>
    memberColumns.includes(index) ? "([^,\\n]*)" : "[^,\\n]*",
  );
  return {
    // Between the name and the first figure all columns are empty.
    target: new RegExp(`DISK,([^,\\n]*),{${at.iops - at.name}}[\\d.]`, "y"),
    processor: PROCESSOR,
    member: new RegExp(["(MANAGER|WORKER)", ...fields.slice(1)].join(",") + "$", "my"),
    memberColumns,
  };
}
