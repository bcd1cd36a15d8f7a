/** What a report calls a column, in the words of flatfile.html. */
export type VdbenchColumn =
  // Block layout.
  | "rate"
  | "MB/sec"
  | "bytes/io"
  | "read%"
  | "resp"
  | "read_resp"
  | "write_resp"
  | "resp_max"
  | "read_max"
  | "write_max"
  | "xfersize"
  | "threads"
  | "rdpct"
  | "seekpct"
  | "queue_depth"
  | "cpu_used"
  // File-system layout.
  | "Rate"
  | "Resp"
  | "Read_rate"
  | "Read_resp"
  | "Read_resp_max"
  | "Write_rate"
  | "Write_resp"
  | "Write_resp_max"
  | "Xfersize"
  | "Threads";

/** A figure of a row under the label that the file prints above it. */
export interface VdbenchFigure {
  label: string;
  unit: string;
  value: number;
}

/** An `avg_` row: the mean of a run definition's intervals, without those that vdbench leaves out. */
export interface AverageRow {
  /** Run definition (RD). */
  run: string;
  line: number;
  figures: Partial<Record<VdbenchColumn, VdbenchFigure>>;
  /** From the line that starts the run definition; `null` where the report has none. */
  elapsedSeconds: number | null;
  warmupSeconds: number | null;
  version: string | null;
}

const NUMBER = /^-?\d+(\.\d+)?$/;

/** Collects the figures of a row; `n/a` and what is no number are left out. */
export function figuresOf(
  columns: readonly (readonly [column: string, label: string])[],
  cells: readonly string[],
): AverageRow["figures"] {
  const figures: Record<string, VdbenchFigure> = {};
  columns.forEach(([column, label], index) => {
    const text = cells[index] ?? "";
    if (column === "" || !NUMBER.test(text)) return;
    const unit = /^(MB\/sec)\b/.exec(label)?.[1] ?? "";
    figures[column] = { label, unit, value: Number(text) };
  });
  return figures;
}
