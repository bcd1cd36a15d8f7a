import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { COMPARED_METRICS, type ComparedMetric } from "../../model/benchmark/comparedMetrics";
import { changeAgainst } from "../../model/performance/benchmarkRatios";
import { cpuRuleFormula, p95RuleFormula, VERDICTS, verdictFormula } from "../../sheets/comparisonRules";
import { titleBlock } from "../../sheets/titleBlock";
import type { CellSpec, CellValue, ChartSpec, SheetSpec, TableSpec } from "../../workbook/spec";
import { runLabels } from "../runs/runLabel";
import { differencesInSetUp } from "./differencesInSetUp";
import { pairRuns, type NamedRuns, type Pairing, type RunPair } from "./pairRuns";

const METRICS: readonly ComparedMetric[] = COMPARED_METRICS;

/** The metric that the CPU rule judges; its rows know how IOPS changed. */
const CPU = "Host CPU" satisfies (typeof COMPARED_METRICS)[number]["name"];

/** Bars in a chart: more cannot be read. */
const MOST_BARS = 40;

/** The first row below the title. */
const TOP_ROW = 4;

/** Rows between the last line of text and the charts, and what they cover. */
const CHART_ROWS = 20;

/** Rows of the table that belong to one metric of one variant: a run of cells that charts and summaries refer to. */
interface Section {
  metric: ComparedMetric;
  variant: string;
  first: number;
  last: number;
}

/**
 * Sheet `Comparison`: one to five imports against the first, workload by workload. Change, better or worse by each
 * metric's own direction, the p95 rule and the CPU rule are live formulas over the thresholds' named cells.
 */
export function comparisonSheet(baseline: NamedRuns, variants: readonly NamedRuns[]): SheetSpec {
  const pairings = variants.map((variant) => ({ variant, pairing: pairRuns(baseline.runs, variant.runs) }));
  const remarks = [
    ...pairings.flatMap(({ variant, pairing }) => incomplete(variant.name, pairing)),
    ...pairings.flatMap(({ variant, pairing }) => setUp(variant.name, pairing)),
    ...pairings.flatMap(({ variant, pairing }) => unpaired(variant.name, pairing)),
  ];
  const summaryRows = METRICS.length * variants.length;
  const summaryRow = TOP_ROW + (remarks.length === 0 ? 0 : remarks.length + 2) + 1;
  const chartRow = summaryRow + 2 + summaryRows + 1;
  const tableRow = chartRow + CHART_ROWS + 1;
  const { rows, sections } = tableRows(pairings, tableRow + 1);
  return {
    name: "Comparison",
    cells: [
      ...titleBlock(
        "Comparison",
        `${baseline.name} (baseline) with ${variants.map(({ name }) => name).join(", ")}, workload by workload.`,
      ),
      ...remarkCells(remarks, TOP_ROW),
      ...summary(sections, summaryRow),
    ],
    tables: [table(rows, tableRow)],
    charts: charts(sections, baseline.name, chartRow),
    columnWidths: [34, 22, 15, 20, 13, 13, 11, 14, 13, 12, 11, 28, 28],
    freeze: { rows: 2, columns: 0 },
    print: { orientation: "landscape" },
  };
}

/** Why a run must not be compared: its figures are not those of a complete test. */
function notComparable({ vmsFinishedEarly, results: { errors } }: BenchmarkRun): string | null {
  if ((vmsFinishedEarly ?? 0) > 0) return "VMs finished early";
  return errors !== null && errors > 0 ? "errors" : null;
}

/** Why a pair has no verdict; `null` where it has one. */
function reasonOf({ baseline, variant }: RunPair): string | null {
  const [before, after] = [notComparable(baseline), notComparable(variant)];
  if (before !== null) return `baseline: ${before}`;
  return after === null ? null : `variant: ${after}`;
}

/** Pairs that must not be compared. */
function incomplete(variant: string, { pairs }: Pairing): string[] {
  const labels = runLabels(pairs.map((pair) => pair.baseline));
  return pairs.flatMap((pair, i) => {
    const reason = reasonOf(pair);
    return reason === null ? [] : [`${variant}, ${labels[i]}: no verdict (${reason}).`];
  });
}

/** What differs between the set-ups of the baseline and a variant, each difference once. */
function setUp(variant: string, { pairs }: Pairing): string[] {
  const differences = pairs.flatMap((pair) => differencesInSetUp(pair.baseline, pair.variant));
  return [...new Set(differences)].map((difference) => `${variant}: ${difference}`);
}

function unpaired(variant: string, { onlyBaseline, onlyVariant }: Pairing): string[] {
  const say = (runs: readonly BenchmarkRun[], where: string): string[] =>
    runs.length === 0 ? [] : [`Not compared, only in ${where}: ${runLabels(runs).join("; ")}.`];
  return [...say(onlyBaseline, `the baseline (no partner in ${variant})`), ...say(onlyVariant, variant)];
}

/** Change of IOPS between two runs: the CPU of a run that did more I/O is judged per I/O. */
function iopsChange({ baseline, variant }: RunPair): number | null {
  const [before, after] = [baseline.results.iops, variant.results.iops];
  return after === null || !before ? null : changeAgainst(after, before);
}

function tableRows(
  pairings: readonly { variant: NamedRuns; pairing: Pairing }[],
  firstRow: number,
): { rows: CellValue[][]; sections: Section[] } {
  const rows: CellValue[][] = [];
  const sections: Section[] = [];
  for (const metric of METRICS) {
    for (const { variant, pairing } of pairings) {
      const labels = runLabels(pairing.pairs.map((pair) => pair.baseline));
      const first = firstRow + rows.length;
      pairing.pairs.forEach((pair, i) => {
        const [before, after] = [metric.value(pair.baseline), metric.value(pair.variant)];
        if (before === null || after === null) return;
        rows.push([
          labels[i] ?? null,
          variant.name,
          metric.name,
          metric.unit,
          before,
          after,
          null,
          null,
          metric.average?.(pair.variant) ?? null,
          metric.percentile?.(pair.variant) ?? null,
          metric.name === CPU ? iopsChange(pair) : null,
          null,
          reasonOf(pair),
        ]);
      });
      const last = firstRow + rows.length - 1;
      if (last >= first) sections.push({ metric, variant: variant.name, first, last });
    }
  }
  return { rows, sections };
}

const HIGHER = METRICS.filter(({ better }) => better === "higher").map(({ name }) => `[@Metric]="${name}"`);

/** A pair that must not be compared has no change, no verdict and no rule. */
const comparable = (formula: string, otherwise = '""'): string =>
  `IF([@[Not comparable]]<>"",${otherwise},${formula})`;

const VERDICT = comparable(
  verdictFormula("[@Change]", `OR(${HIGHER.join(",")})`, "NoiseBand"),
  '"not compared"',
);

const CPU_RULE = cpuRuleFormula({
  cpuChange: "[@Change]",
  iopsChange: "[@[IOPS change]]",
  noiseBand: "NoiseBand",
  limit: "CpuChangeLimit",
});

const P95_RULE = p95RuleFormula({
  p95: "[@[Variant value]]",
  average: "[@Average]",
  limit: "P95Limit",
  wholeMs: '[@Percentile]="floored"',
  notMeasured: 'OR([@Percentile]="derived",[@Percentile]="")',
});

const RULE = comparable(`IF([@Metric]="${CPU}",${CPU_RULE},IF(LEFT([@Metric],3)="p95",${P95_RULE},""))`);

function table(rows: CellValue[][], row: number): TableSpec {
  return {
    name: "Comparison",
    at: `A${row}`,
    columns: [
      { header: "Workload" },
      { header: "Variant" },
      { header: "Metric" },
      { header: "Unit" },
      { header: "Baseline", format: "#,##0.00" },
      { header: "Variant value", format: "#,##0.00" },
      {
        header: "Change",
        format: "+0.0%;-0.0%;0.0%",
        formula: comparable('IF([@Baseline]=0,"",BENCH_CHANGE([@[Variant value]],[@Baseline]))'),
      },
      { header: "Verdict", formula: VERDICT },
      { header: "Average", format: "#,##0.00" },
      { header: "Percentile" },
      { header: "IOPS change", format: "+0.0%;-0.0%;0.0%" },
      { header: "Rule", formula: RULE },
      { header: "Not comparable" },
    ],
    rows,
  };
}

const SUMMARY_COLUMNS = [
  "Metric",
  "Variant",
  "Least change",
  "Median change",
  "Most change",
  "Better",
  "Worse",
];

/** One line a metric and variant: how far it moved, and how often for better and worse. */
function summary(sections: readonly Section[], top: number): CellSpec[] {
  const cell = (row: number, column: number): string => `${"ABCDEFG"[column] ?? "A"}${row}`;
  return [
    { kind: "text", at: `A${top - 1}`, text: "In short", style: "heading", columns: 8 },
    ...SUMMARY_COLUMNS.map((text, i): CellSpec => ({
      kind: "text",
      at: cell(top, i),
      text,
      style: i < 2 ? "header" : "numberHeader",
    })),
    ...sections.flatMap(({ metric, variant, first, last }, s): CellSpec[] => {
      const row = top + 1 + s;
      const changes = `$G$${first}:$G$${last}`;
      const verdicts = `$H$${first}:$H$${last}`;
      const figure = (column: number, formula: string, format: string): CellSpec => ({
        kind: "formula",
        at: cell(row, column),
        formula,
        format,
        style: "value",
      });
      const ofChanges = (name: string) => `IF(COUNT(${changes})=0,"",${name}(${changes}))`;
      return [
        { kind: "text", at: cell(row, 0), text: `${metric.name} (${metric.better} is better)` },
        { kind: "text", at: cell(row, 1), text: variant },
        figure(2, ofChanges("MIN"), PERCENT),
        figure(3, ofChanges("MEDIAN"), PERCENT),
        figure(4, ofChanges("MAX"), PERCENT),
        figure(5, `COUNTIF(${verdicts},"${VERDICTS.better}")`, "0"),
        figure(6, `COUNTIF(${verdicts},"${VERDICTS.worse}")`, "0"),
      ];
    }),
  ];
}

const PERCENT = "+0.0%;-0.0%;0.0%";

function remarkCells(remarks: readonly string[], row: number): CellSpec[] {
  if (remarks.length === 0) return [];
  return [
    { kind: "text", at: `A${row}`, text: "Not like for like", style: "heading", columns: 8 },
    ...remarks.map((text, i): CellSpec => ({
      kind: "note",
      at: `A${row + 1 + i}`,
      text,
      columns: 8,
      style: "caution",
    })),
  ];
}

/** IOPS side by side and the change of it, for the first variant. */
function charts(sections: readonly Section[], baseline: string, row: number): ChartSpec[] {
  const iops = sections.find(({ metric }) => metric.name === "IOPS");
  if (!iops) return [];
  const last = Math.min(iops.last, iops.first + MOST_BARS - 1);
  const cells = (column: string) => ({
    sheet: "Comparison",
    range: `${column}${iops.first}:${column}${last}`,
  });
  const bottom = row + CHART_ROWS - 1;
  return [
    {
      kind: "bar",
      title: "IOPS by workload",
      description: `IOPS of every workload in ${baseline} and ${iops.variant}, side by side.`,
      covers: `A${row}:C${bottom}`,
      yTitle: "IOPS",
      series: [
        { name: baseline, categories: cells("A"), values: cells("E") },
        { name: iops.variant, categories: cells("A"), values: cells("F") },
      ],
    },
    {
      kind: "bar",
      title: "Change of IOPS",
      description: `Change of IOPS of every workload from ${baseline} to ${iops.variant}.`,
      covers: `D${row}:H${bottom}`,
      yTitle: "Change",
      series: [{ name: "Change", categories: cells("A"), values: cells("G") }],
    },
  ];
}
