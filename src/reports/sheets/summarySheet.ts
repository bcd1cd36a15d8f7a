import type { Block } from "../../sheets/block";
import { chartBlock, type PlannedChart } from "../../sheets/chartBlock";
import { headingCell } from "../../sheets/headingCell";
import { inputBlock } from "../../sheets/inputBlock";
import { sheetTop } from "../../sheets/pageTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import type { CellSpec } from "../../workbook/spec";
import type { CheckedRun } from "../checks/checkedRun";
import type { Finding } from "../findings/finding";
import { clusterFactRows, type Places } from "../inputs/clusterFactInputs";
import type { ClusterFacts } from "../inputs/clusterFacts";
import { NOT_MODELLED } from "../measures/storageOf";
import { findingsBlock } from "./findingsBlock";

/** Runs that Summary lists and draws; the sheet Results has them all. */
const MOST_LISTED = 40;

/** Columns of the list of runs, with the column of Results that each shows. */
const LIST_COLUMNS = [
  { id: "iops", column: "B", header: "IOPS", format: "#,##0" },
  { id: "mib", column: "C", header: "MiB/s", format: "#,##0.0" },
  { id: "latency", column: "D", header: "Latency (ms)", format: "0.00" },
  { id: "ghz", column: "E", header: "vSAN GHz (model)", format: "#,##0.0" },
] as const;

/** A bar needs a row to be read, title and axis some more. */
const LEAST_CHART_ROWS = 14;

/** Sheet `Summary`: headline figures, findings in words, charts, what the files cannot know, and the runs. */
export function summarySheet(
  checked: readonly CheckedRun[],
  about: string,
  facts: { given: ClusterFacts; completed: ClusterFacts; places?: Places },
  found: readonly Finding[],
  details: readonly (Omit<PlannedChart, "columns"> | null)[],
): PlanSheet {
  const listed = checked.slice(0, MOST_LISTED).map(({ label }) => label);
  return {
    name: "Summary",
    blocks: [
      sheetTop("Benchmark report", about),
      headlines(),
      findingsBlock(found, checked),
      chartBlock(Math.max(LEAST_CHART_ROWS, listed.length + 7), [
        barsOfRuns("IOPS by test", "runs.iops", "IOPS", "A:B"),
        barsOfRuns("Throughput by test", "runs.mib", "MiB/s", "C:E"),
      ]),
      chartBlock(LEAST_CHART_ROWS, [
        scatter(
          "Throughput by block size",
          ["Block size (KiB)", "MiB/s"],
          "A:B",
          "Throughput of every run against its block size.",
        ),
        scatter(
          "Latency against IOPS",
          ["IOPS", "Latency (ms)"],
          "C:E",
          "Mean latency of every run against its IOPS.",
        ),
      ]),
      ...detailCharts(details),
      inputBlock(
        "What the files cannot know: fill in and change",
        clusterFactRows(facts.given, facts.completed, facts.places),
      ),
      runList(listed, checked.length),
    ],
    columnWidths: [38, 15, 18, 13, 19],
    columns: 5,
    freezeRows: 2,
  };
}

/** Charts of what other sheets hold, two in a row. */
function detailCharts(details: readonly (Omit<PlannedChart, "columns"> | null)[]): Block[] {
  const there = details.filter((chart) => chart !== null);
  return there.flatMap((left, i) => {
    if (i % 2 === 1) return [];
    const right = there[i + 1];
    return [
      chartBlock(LEAST_CHART_ROWS, [
        { ...left, columns: right ? "A:B" : "A:E" },
        ...(right ? [{ ...right, columns: "C:E" }] : []),
      ]),
    ];
  });
}

const NOT_MODELLED_AT = (storage: string): string =>
  `OR(${NOT_MODELLED.map((kind) => `${storage}="${kind}"`).join(",")})`;

function headlines(): Block {
  const best = (header: string): string => `MATCH(MAX(Results[${header}]),Results[${header}],0)`;
  const atBest = (header: string): string => `INDEX(Results[${header}],${best("IOPS")})`;
  const labelAt = (header: string): string => `INDEX({runs.label},${best(header)})`;
  /** Nothing where no file says the figure, rather than 0 or an error. */
  const ifSaid = (header: string, formula: string): string => `IF(COUNT(Results[${header}])=0,"",${formula})`;
  const rows = [
    {
      label: "Highest IOPS",
      formula: ifSaid("IOPS", "MAX(Results[IOPS])"),
      format: "#,##0",
      unit: "IOPS",
      run: ifSaid("IOPS", `IFERROR(${labelAt("IOPS")},"")`),
    },
    {
      label: "Latency there",
      formula: ifSaid("IOPS", `IF(ISNUMBER(${atBest("Latency (ms)")}),${atBest("Latency (ms)")},"")`),
      format: "0.00",
      unit: "ms",
    },
    {
      label: "vSAN CPU there (model)",
      formula: ifSaid("IOPS", atBest("vSAN GHz (model)")),
      format: "#,##0.0",
      unit: "GHz",
      run: ifSaid(
        "IOPS",
        `IF(${NOT_MODELLED_AT(atBest("Storage"))},${atBest("Storage")}&": no model of it","")`,
      ),
    },
    {
      label: "Verdict there",
      formula: ifSaid("IOPS", atBest("Verdict")),
      format: "General",
      unit: "",
      run: ifSaid("IOPS", `IF(${atBest("Not known")}="","","not known: "&${atBest("Not known")})`),
    },
    {
      label: "Highest throughput",
      formula: ifSaid("MiB/s", "MAX(Results[MiB/s])"),
      format: "#,##0.0",
      unit: "MiB/s",
      run: ifSaid("MiB/s", `IFERROR(${labelAt("MiB/s")},"")`),
    },
    {
      label: "The same in decimal",
      formula: ifSaid("MiB/s", "MAX(Results[MiB/s])*1.048576/1000"),
      format: "0.00",
      unit: "GB/s",
    },
  ];
  return {
    height: rows.length + 1,
    ids: () => ({}),
    draw: (place) => ({
      cells: [
        headingCell("Headline figures", place.row, place.columns),
        ...rows.flatMap(({ label, formula, format, unit, run }, i): CellSpec[] => {
          const row = place.row + 1 + i;
          return [
            { kind: "text", at: `A${row}`, text: label },
            { kind: "formula", at: `B${row}`, formula: place.formula(formula), format, style: "headline" },
            ...(unit === "" ? [] : [{ kind: "text", at: `C${row}`, text: unit, style: "unit" } as const]),
            ...(run === undefined
              ? []
              : [{ kind: "formula", at: `D${row}`, formula: place.formula(run), style: "label" } as const]),
          ];
        }),
      ],
    }),
  };
}

function barsOfRuns(title: string, values: string, axis: string, columns: string): PlannedChart {
  return {
    kind: "bar",
    title,
    description: `Bar chart of ${axis} of every run in the list below.`,
    columns,
    yTitle: axis,
    series: [{ name: axis, categories: "runs.label", values }],
  };
}

function scatter(
  title: string,
  [x, y]: readonly [string, string],
  columns: string,
  description: string,
): PlannedChart {
  const column = (header: string) => ({ table: "Results", column: header });
  return {
    kind: "scatter",
    title,
    description,
    columns,
    xTitle: x,
    yTitle: y,
    series: [{ name: y, categories: column(x), values: column(y) }],
  };
}

function runList(labels: readonly string[], runCount: number): Block {
  const title =
    runCount > labels.length ? `Runs: the first ${labels.length} of ${runCount}, all are in Results` : "Runs";
  const range = (column: string, row: number): string => {
    const first = row + 2;
    return labels.length === 1
      ? `${column}${first}`
      : `${column}${first}:${column}${first + labels.length - 1}`;
  };
  return {
    height: labels.length + 2,
    ids: (row) => ({
      "runs.label": range("A", row),
      ...Object.fromEntries(LIST_COLUMNS.map(({ id, column }) => [`runs.${id}`, range(column, row)])),
    }),
    draw: ({ row, columns }) => ({
      cells: [
        headingCell(title, row, columns),
        { kind: "text", at: `A${row + 1}`, text: "Run", style: "header" },
        ...LIST_COLUMNS.map(({ column, header }): CellSpec => ({
          kind: "text",
          at: `${column}${row + 1}`,
          text: header,
          style: "numberHeader",
        })),
        ...labels.flatMap((label, i): CellSpec[] => [
          { kind: "text", at: `A${row + 2 + i}`, text: label },
          ...LIST_COLUMNS.map(({ column, header, format }): CellSpec => {
            const cell = `INDEX(Results[${header}],${i + 1})`;
            const formula = `IF(ISNUMBER(${cell}),${cell},"")`;
            return { kind: "formula", at: `${column}${row + 2 + i}`, formula, format, style: "value" };
          }),
        ]),
      ],
    }),
  };
}
