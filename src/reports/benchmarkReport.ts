import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { badInput } from "../model/errors";
import { planWorkbook, type Plan } from "../sheets/planWorkbook";
import { fitText } from "../workbook/fitText";
import { MAX_TEXT_LENGTH } from "../workbook/rules/checkValue";
import type { WorkbookSpec } from "../workbook/spec";
import { checkedRuns, type CheckedRun } from "./checks/checkedRun";
import { comparedRun } from "./comparison/comparedRun";
import { comparisonSheets } from "./comparison/comparisonSheets";
import { plainNames } from "./comparison/plainNames";
import type { NamedRuns } from "./comparison/pairRuns";
import { count } from "./findings/figure";
import { findings } from "./findings/findings";
import { rules } from "./findings/rules/rules";
import { CLUSTER_FACT_INPUTS, clusterFactRows } from "./inputs/clusterFactInputs";
import { NO_FACTS, type ClusterFacts } from "./inputs/clusterFacts";
import { DEFAULT_THRESHOLDS } from "./inputs/thresholds";
import { completedFacts } from "./measures/completedFacts";
import { factsOfRun } from "./measures/factsOfRun";
import { hostCpu } from "./measures/hostCpu";
import { failures } from "./measures/importerReports";
import { latencyTurn } from "./measures/latencyTurn";
import { statedFacts } from "./measures/statedFacts";
import { ownLayouts, storageOf } from "./measures/storageOf";
import { distinctNames } from "./runs/distinctNames";
import { runLabels } from "./runs/runLabel";
import { calibrationSheet } from "./sheets/calibrationSheet";
import { checkFiguresSheet } from "./sheets/checkFiguresSheet";
import { chartsSheet } from "./sheets/chartsSheet";
import { CHECKS_NAMES, checksSheet } from "./sheets/checksSheet";
import { factsSheet } from "./sheets/factsSheet";
import { findingsSheet } from "./sheets/findingsSheet";
import { hostsSheet } from "./sheets/hostsSheet";
import { histogramChart, latencyBinsSheet } from "./sheets/latencyBinsSheet";
import { membersSheet, spreadChart } from "./sheets/membersSheet";
import { PROFILE_NAME } from "./sheets/profileName";
import { resultsSheet } from "./sheets/resultsSheet";
import { sourcesSheet } from "./sheets/sourcesSheet";
import { chartPoints, pointBlocks } from "./summary/chartPoints";
import { firstPageFigures } from "./summary/firstPageFigures";
import { queueBlocks, queueCurves } from "./summary/queueCurves";
import { summarySheet } from "./summary/summarySheet";
import { seriesChart, timeSeriesSheet } from "./sheets/timeSeriesSheet";

/** What a report is made from. */
export interface ReportInput {
  /** What the user handed over, import by import; the first is the baseline of a comparison. */
  imports: readonly NamedRuns[];
  diagnostics: readonly Diagnostic[];
  /** What no file knows. */
  facts?: ClusterFacts;
  /** Compares the imports behind the first with it. */
  compare?: boolean;
}

/** Describes the report on some benchmark runs as a workbook. */
export function benchmarkReport(input: ReportInput): WorkbookSpec {
  return reportPlan(input).spec;
}

/** The same with the places of the cells that have an id. */
export function reportPlan(input: ReportInput): Plan {
  const { imports: named, diagnostics, facts: given = NO_FACTS, compare = false } = withFitTexts(input);
  const names = distinctNames(named.map(({ name }) => name));
  const imports = named.map((one, i) => ({ ...one, name: names[i] ?? one.name }));
  const sides = imports.map((one) => one.runs.map((run) => (given.raid === null ? run : asEntered(run))));
  const runs = sides.flat();
  if (runs.length === 0) throw badInput(`there are no benchmark results in ${names.join(", ")}`);
  const short = plainNames(names);
  const importOf = new Map(sides.flatMap((side, i) => side.map((run) => [run, short[i] ?? ""] as const)));
  const labels = runLabels(runs, importOf);
  const facts = completedFacts(given, runs);
  const checked = checkedRuns(runs, labels, facts, diagnostics, compare ? sides : [runs]);
  const context = { runs, labels, checked, facts, diagnostics, thresholds: DEFAULT_THRESHOLDS };
  const found = findings(rules, context);
  const turn = latencyTurn(runs, DEFAULT_THRESHOLDS.SaturatedLatency);
  const drawn = chartPoints(turn, checked);
  const curves = queueCurves(turn);
  const calibration = calibrationSheet(runs, labels, facts);
  return planWorkbook({
    plan: compare ? "comparison" : "report",
    title: "Benchmark report",
    subject: `${runs.length} benchmark runs, analyzed by HCI Planner`,
    titleRows: true,
    defaults: defaultFacts(imports.flatMap((one) => one.runs)),
    sheets: [
      ...(compare ? comparison(imports, checked, facts) : []),
      summarySheet(
        checked,
        `${about(runs, facts)}${compare ? comparedWith(names) : ""}`,
        found,
        turn,
        drawn,
        curves,
      ),
      findingsSheet(found.findings, checked),
      chartsSheet(
        checked,
        [spreadChart(runs, labels), seriesChart(runs, labels), histogramChart(runs, labels)],
        [...firstPageFigures(checked), ...pointBlocks(drawn, checked), ...queueBlocks(curves)],
      ),
      resultsSheet(runs, ownLayouts(runs, facts), facts),
      checksSheet(context),
      checkFiguresSheet(context),
      membersSheet(runs),
      hostsSheet(runs),
      timeSeriesSheet(runs, labels),
      latencyBinsSheet(runs, labels),
      calibration?.sheet ?? null,
      factsSheet({ given, completed: facts, places: places(runs) }),
      sourcesSheet(runs, diagnostics, names, found, facts),
    ].filter((sheet) => sheet !== null),
    names: [
      ...CLUSTER_FACT_INPUTS.map(({ name, label, unit }) => ({
        name,
        id: name,
        comment: unit === "" ? label : `${label}, ${unit}`,
      })),
      ...CHECKS_NAMES,
      ...(calibration?.profile
        ? [
            {
              name: PROFILE_NAME,
              id: "profile.size",
              through: "profile.level",
              comment:
                "block size KiB, read %, kHz per I/O, layout, evidence level: the profile argument of VSAN_GHZ",
            },
          ]
        : []),
    ],
  });
}

/** Where a report compares its imports with the first. */
function comparedWith([baseline, ...variants]: readonly string[]): string {
  const sheets =
    variants.length < 2 ? "sheet Comparison" : `sheets Comparison to Comparison ${variants.length}`;
  return `. Compared with ${baseline}: ${sheets}`;
}

/** What the cells of the facts hold where the user gives none of them. */
function defaultFacts(runs: readonly BenchmarkRun[]): Map<string, string | number | null> {
  const rows = clusterFactRows(completedFacts(NO_FACTS, runs));
  return new Map(rows.map(({ id, value }) => [id, value]));
}

/** With a layout that the user entered, a run is on vSAN unless its files show another storage for sure. */
function asEntered(run: BenchmarkRun): BenchmarkRun {
  if (storageOf(run) !== "probably not vSAN") return run;
  return {
    ...run,
    setup: run.setup?.filter(({ name }) => name !== "storage") ?? null,
  };
}

/** Where the files state the facts that they complete. */
function places(runs: readonly BenchmarkRun[]) {
  const first = statedFacts(runs).reverse();
  return Object.fromEntries(first.map(({ key, place }) => [key, place]));
}

/** @param checked All runs of the imports, in their order. */
function comparison(imports: readonly NamedRuns[], checked: readonly CheckedRun[], facts: ClusterFacts) {
  const compared = imports.map((one) => ({
    ...one,
    runs: one.runs.map((run) => comparedRun(run, hostCpu(run, facts))),
  }));
  const [baseline, ...variants] = compared;
  if (!baseline || variants.length === 0) {
    throw badInput("a comparison needs at least two imports: specify the baseline first, then the variants");
  }
  const isFailed = checked.map(({ diagnostics }) => failures(diagnostics).length > 0);
  const runs = compared.flatMap((one) => one.runs);
  return comparisonSheets(baseline, variants, new Set(runs.filter((_run, i) => isFailed[i])));
}

/** A sentence names several runs, each by several names, and has to fit a cell: longer names are cut. */
const MAX_NAME_CHARACTERS = 1000;

/**
 * Names of VMs, hosts and datastores come from strangers' files: they are made fit for cells once, here. Messages of
 * diagnostics are sentences of their own. What fits is taken as it is: copies of all runs would fill the memory.
 */
function withFitTexts<T>(value: T, longest = MAX_NAME_CHARACTERS): T {
  if (typeof value === "string") return fitText(value, longest) as T;
  if (typeof value !== "object" || value === null) return value;
  let fit: Record<string, unknown> | null = null;
  for (const [key, part] of Object.entries(value) as [string, unknown][]) {
    const fitPart = withFitTexts(part, key === "diagnostics" ? MAX_TEXT_LENGTH : longest);
    if (fitPart === part) continue;
    fit ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    fit[key] = fitPart;
  }
  return fit === null ? value : (fit as T);
}

/** One line about the tests: their tools, the cluster as far as it is known, how many there are and when they ran. */
function about(runs: readonly BenchmarkRun[], facts: ClusterFacts): string {
  const tools = [
    ...new Set(runs.map(({ tool, toolVersion }) => [tool, toolVersion].filter(Boolean).join(" "))),
  ];
  const vms = [...new Set(runs.map((run) => run.vms))];
  const days = [...new Set(runs.map(({ startedAt }) => startedAt?.slice(0, DAY.length) ?? null))].sort();
  const [first, last] = [days[0], days.at(-1)];
  const when =
    days.includes(null) || !first ? "" : first === last ? ` on ${first}` : ` from ${first} to ${last}`;
  return [
    tools.join(", "),
    hostsIn(runs, facts),
    vms.length === 1 && vms[0] ? count(vms[0], "VM") : null,
    facts.raid,
    `${count(runs.length, "test")}${when}`,
  ]
    .filter((part) => part !== null)
    .join(" · ");
}

/** "4 hosts", or "4 to 6 hosts" of tests on clusters of several sizes. */
function hostsIn(runs: readonly BenchmarkRun[], facts: ClusterFacts): string | null {
  const counts = runs.flatMap((run) => factsOfRun(run, { runs, facts }).hosts ?? []).sort((a, b) => a - b);
  const [least, most] = [counts[0], counts.at(-1)];
  if (least === undefined || most === undefined) return null;
  return least === most ? count(most, "host") : `${least} to ${count(most, "host")}`;
}

const DAY = "2024-11-29";
