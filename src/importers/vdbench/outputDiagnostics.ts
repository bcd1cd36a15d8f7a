import type { Diagnostic } from "../../model/benchmark/diagnostic";
import { groupBy } from "../../model/groupBy";
import { counted } from "../../model/units/counted";
import type { AverageRow } from "./averageRow";
import type { MergedRun, OutputReport } from "./mergedRun";
import { bestFirst } from "./mergedRuns";
import { problemsOf } from "./parseVdbenchText";

const MAX_NAMES = 5;

/**
 * What the reports of one output lack, and how they differ.
 *
 * @param reports The reports of the output; one at least has a run.
 * @param runs The runs that they hold, some of which count in another output.
 */
export function outputDiagnostics(
  reports: readonly OutputReport[],
  runs: readonly MergedRun[],
): Diagnostic[] {
  const ofOutput = new Set(reports);
  const [best = [], ...others] = [...groupBy(bestFirst(reports), ({ kind }) => kind).values()].sort(
    (a, b) => Number(b.some(hasRuns)) - Number(a.some(hasRuns)),
  );
  return [
    ...best.flatMap((report) => problemsOf(report, report.path)),
    ...lostRuns(best, others.flat(), runs),
    ...addedRuns(
      best,
      runs.filter(({ report }) => ofOutput.has(report) && !best.includes(report)),
    ),
    ...repeatedRuns(runs, ofOutput),
  ];
}

function hasRuns({ rows }: OutputReport): boolean {
  return rows.length > 0;
}

/** Averages that the other reports lack, apart from those of runs that are known. */
function lostRuns(
  best: readonly OutputReport[],
  others: readonly OutputReport[],
  runs: readonly MergedRun[],
): Diagnostic[] {
  const shared = new Set(
    runs.flatMap(({ report, others: same }) =>
      same.length === 0 ? [] : [report, ...same.map((other) => other.report)],
    ),
  );
  const known = new Set([
    ...[...best, ...others].flatMap(({ rows }) => rows.map(({ run }) => run)),
    ...best.flatMap(({ lost }) => lost.map(({ run }) => run)),
  ]);
  const diagnostics: Diagnostic[] = [];
  const silent: OutputReport[] = [];
  for (const report of others) {
    // A report that shares no run may be of another test with the same run definitions.
    const isOfAnotherTest = hasRuns(report) && !shared.has(report);
    const lost = report.lost.filter(({ run }) => isOfAnotherTest || run === "" || !known.has(run));
    for (const { run, diagnostic } of lost) {
      known.add(run);
      diagnostics.push(diagnostic);
    }
    if (!hasRuns(report) && lost.length === 0) silent.push(report);
  }
  return [...diagnostics, ...unreadReports(silent, best)];
}

function unreadReports(reports: readonly OutputReport[], best: readonly OutputReport[]): Diagnostic[] {
  const [first] = reports;
  if (!first) return [];
  const message = `No averages were read from ${pathsOf(reports)}. If they are of another test than ${pathsOf(best)}, its runs are missing.`;
  return [{ severity: "info", code: "unused-report", message, file: first.path, line: null }];
}

/** Runs that the best reports lack: one warning per report that has them. */
function addedRuns(best: readonly OutputReport[], added: readonly MergedRun[]): Diagnostic[] {
  const lack = new Set(best.map(({ path }) => path)).size === 1 ? "lacks" : "lack";
  return [...groupBy(added, ({ report }) => report)].map(([{ path }, runs]) => {
    const which = describeRuns(runs);
    const message = `${pathsOf(best)} ${lack} ${which}: added from ${path}. Either a report is cut short, or the files are of different tests.`;
    return {
      severity: "warning",
      code: "missing-runs",
      message,
      file: path,
      line: runs[0]?.row.line ?? null,
    };
  });
}

/** Runs that count once although two outputs, or two copies of a report, hold them. */
function repeatedRuns(runs: readonly MergedRun[], reports: ReadonlySet<OutputReport>): Diagnostic[] {
  const repeated = runs.flatMap((run) =>
    run.others
      .filter(({ report, repeats }) => repeats && reports.has(report))
      .map((other) => ({ run, other })),
  );
  const ofReports = groupBy(repeated, ({ other }) => other.report);
  return [...ofReports].flatMap(([{ path }, ofReport]) =>
    [...groupBy(ofReport, ({ run }) => run.report)].map(([counts, same]) => {
      const rows = same.map(({ other }) => other);
      const copy = path === counts.path ? `Another ${path}` : path;
      const message = `${copy} repeats ${describeRuns(rows)} of ${counts.path}: counted once.`;
      return { severity: "info", code: "same-run", message, file: path, line: rows[0]?.row.line ?? null };
    }),
  );
}

function describeRuns(runs: readonly { row: AverageRow }[]): string {
  const names = listed(runs.map(({ row }) => row.run || "unnamed"));
  return runs.length === 1 ? `run ${names}` : `${counted(runs.length, "run")} (${names})`;
}

function pathsOf(reports: readonly OutputReport[]): string {
  return listed(reports.map(({ path }) => path));
}

function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)];
  const more = distinct.length - MAX_NAMES;
  return (
    distinct.slice(0, MAX_NAMES).join(", ") + (more > 0 ? ` and ${more.toLocaleString("en-US")} more` : "")
  );
}
