import type { AverageRow } from "./averageRow";
import type { MergedRun, OutputReport } from "./mergedRun";
import type { PrintedRow } from "./sameRun";
import { copyKey, isSameRun, rateOf } from "./sameRun";

/** Runs of one rate that are compared with a row: only a hostile file has more. */
const MAX_CANDIDATES = 1000;

/** Runs that may be the same. */
interface Bucket {
  runs: MergedRun[];
  /** The report whose rows are looked up, and the place of the first run that it has not found. */
  report: OutputReport | null;
  begin: number;
}

/** Finds runs by what they have in common, as long reports would take too long to compare row by row. */
export class RunIndex {
  private readonly buckets = new Map<string, Bucket>();
  /** The report that found a run last: no report finds a run twice. */
  private readonly finders = new Map<MergedRun, OutputReport>();

  add(run: MergedRun): void {
    const rate = wholeRate(run.row);
    for (const key of [
      ofOutput(run.report, rate),
      copyKey({ kind: run.report.kind, row: run.row }),
      ofRate(rate),
    ]) {
      const bucket = this.buckets.get(key);
      if (bucket) bucket.runs.push(run);
      else this.buckets.set(key, { runs: [run], report: null, begin: 0 });
    }
  }

  /** Finds the run of a row, of the same output if possible. Other rows of the report do not find it again. */
  take(report: OutputReport, row: AverageRow): MergedRun | null {
    const printed = { kind: report.kind, row };
    const rate = wholeRate(row);
    // Rounding may carry a rate to the next whole number.
    const rates = [rate, rate - 1, rate + 1];
    const keys = [...rates.map((near) => ofOutput(report, near)), copyKey(printed), ...rates.map(ofRate)];
    for (const key of keys) {
      const found = this.find(key, report, printed);
      if (!found) continue;
      this.finders.set(found, report);
      return found;
    }
    return null;
  }

  private find(key: string, report: OutputReport, printed: PrintedRow): MergedRun | null {
    const bucket = this.buckets.get(key);
    if (!bucket) return null;
    const isFound = (run: MergedRun) => this.finders.get(run) === report;
    const { runs } = bucket;
    if (bucket.report !== report) [bucket.report, bucket.begin] = [report, 0];
    for (let place = bucket.begin; place < bucket.begin + MAX_CANDIDATES; place += 1) {
      const run = runs[place];
      if (!run) return null;
      if (isFound(run)) {
        if (place === bucket.begin) bucket.begin += 1;
      } else if (isSameRun({ kind: run.report.kind, row: run.row }, printed)) return run;
    }
    return null;
  }
}

const ofOutput = ({ output }: OutputReport, rate: number): string => `output ${output}: ${rate}`;

const ofRate = (rate: number): string => `rate ${rate}`;

/** The I/O rate without its fraction; far from all others where a row has none. */
function wholeRate(row: AverageRow): number {
  return Math.floor(rateOf(row) ?? -1000);
}
