import { groupBy } from "../../model/groupBy";
import type { MergedRun, OutputReport } from "./mergedRun";
import { VDBENCH_REPORTS } from "./reportKind";
import { RunIndex } from "./runIndex";

/** Reports, best first; equally good ones in their order. */
export function bestFirst(reports: readonly OutputReport[]): OutputReport[] {
  return VDBENCH_REPORTS.flatMap((kind) => reports.filter((report) => report.kind === kind));
}

/** The runs of reports, each once however many reports hold it, with those of better reports first. */
export function mergedRuns(reports: readonly OutputReport[]): MergedRun[] {
  const runs: MergedRun[] = [];
  const index = new RunIndex();
  let tests = 0;
  for (const report of bestFirst(reports)) {
    const found = report.rows.map((row) => ({ row, run: index.take(report, row) }));
    const test = found.find(({ run }) => run)?.run?.test ?? tests++;
    for (const { row, run } of found) {
      if (run) {
        run.others.push({ report, row, repeats: isRepeated(run, report) });
        continue;
      }
      const added: MergedRun = { report, row, others: [], test };
      runs.push(added);
      index.add(added);
    }
  }
  return runs;
}

/** Reports of several kinds hold the same runs in every output: that is no repetition. */
function isRepeated({ report: best, others }: MergedRun, report: OutputReport): boolean {
  if (report.kind === best.kind) return true;
  return [best, ...others.map((other) => other.report)].every(({ output }) => output !== report.output);
}

/** Runs by the outputs that hold them. A run of several outputs is listed with each. */
export function runsByOutput(runs: readonly MergedRun[]): ReadonlyMap<number, readonly MergedRun[]> {
  const found = runs.flatMap((run) => {
    const reports = [run.report, ...run.others.map(({ report }) => report)];
    return [...new Set(reports.map(({ output }) => output))].map((output) => ({ output, run }));
  });
  const groups = groupBy(found, ({ output }) => output);
  return new Map([...groups].map(([output, held]) => [output, held.map(({ run }) => run)]));
}
