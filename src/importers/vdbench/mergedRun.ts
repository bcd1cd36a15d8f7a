import type { AverageRow } from "./averageRow";
import type { VdbenchReport } from "./flatfile";
import type { VdbenchReportKind } from "./reportKind";

/** A report, and the output that it is a file of. */
export interface OutputReport extends VdbenchReport {
  kind: VdbenchReportKind;
  path: string;
  caseName: string;
  /** The folder in its title; `null` where it has none. */
  folder: string | null;
  /** Number of the output, in the order of the files. */
  output: number;
}

/** The row of a run in another report than the one whose figures count. */
export interface OtherRow {
  report: OutputReport;
  row: AverageRow;
  /** Whether the run would be counted twice, as in a copy of a report or in another output. */
  repeats: boolean;
}

/** A run, as the best report that holds it has it. */
export interface MergedRun {
  report: OutputReport;
  row: AverageRow;
  /** Its rows in the other reports, best first. */
  others: OtherRow[];
  /** Number of its test: reports that share a run are of one test. */
  test: number;
}
