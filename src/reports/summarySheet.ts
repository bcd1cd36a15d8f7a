import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../model/benchmark/diagnostic";
import { ADAPTIVE_RAID_5, RAID_LAYOUTS, type StoragePolicy } from "../model/raid/raidLayout";
import { titleBlock } from "../sheets/titleBlock";
import type { CellSpec, ChartSpec, SheetSpec } from "../workbook/spec";
import { findings, type Finding } from "./findings";
import { runLabels } from "./runLabel";

/** Runs that Summary lists and draws; the sheet Results has them all. */
const MOST_LISTED = 40;

/** Columns of the list of runs, A to E, with the column of Results that each shows. */
const LIST_COLUMNS = [
  { column: "B", header: "IOPS", format: "#,##0" },
  { column: "C", header: "MiB/s", format: "#,##0.0" },
  { column: "D", header: "Latency (ms)", format: "0.00" },
  { column: "E", header: "vSAN GHz (model)", format: "#,##0.0" },
] as const;

const HEADLINE_ROW = 4;
const LAYOUT_ROW = HEADLINE_ROW + 7;
const CHART_ROW = LAYOUT_ROW + 3;
const LEAST_CHART_ROWS = 12;

/** Cell of the layout that the model column assumes; its name is `Raid`. */
export const RAID_CELL = `B${LAYOUT_ROW + 1}`;

/** Sheet `Summary`: headline figures, the layout that is assumed, charts, findings in words, and the runs. */
export function summarySheet(
  runs: readonly BenchmarkRun[],
  diagnostics: readonly Diagnostic[],
  about: string,
  raid: StoragePolicy,
): SheetSpec {
  const sentences = findings(runs, diagnostics, raid);
  const labels = runLabels(runs).slice(0, MOST_LISTED);
  // A bar needs a row to be read, title and axis some more.
  const findingsRow = CHART_ROW + Math.max(LEAST_CHART_ROWS, labels.length + 7) + 1;
  const listRow = findingsRow + sentences.length + 2;
  const list = { first: listRow + 2, last: listRow + 1 + labels.length };
  return {
    name: "Summary",
    cells: [
      ...titleBlock("Benchmark report", about),
      ...headline(list),
      ...layoutInput(raid),
      ...findingCells(sentences, findingsRow),
      ...runList(labels, listRow, runs.length),
    ],
    charts: charts(list, findingsRow - 2),
    validations: [
      {
        range: RAID_CELL,
        rule: { kind: "list", values: [ADAPTIVE_RAID_5, ...RAID_LAYOUTS] },
        prompt: {
          title: "vSAN ESA layout",
          text: "The storage policy that the test VMs used. RAID-5 is 4+1 here.",
        },
        error: "Choose one of the vSAN ESA layouts.",
      },
    ],
    columnWidths: [34, 15, 13, 13, 17],
    print: { orientation: "portrait" },
  };
}

function headline(list: { first: number; last: number }): CellSpec[] {
  const best = (header: string): string => `MATCH(MAX(Results[${header}]),Results[${header}],0)`;
  const atBest = (header: string): string => `INDEX(Results[${header}],${best("IOPS")})`;
  const labelAt = (header: string): string => `INDEX($A$${list.first}:$A$${list.last},${best(header)})`;
  /** Nothing where no file says the figure, rather than 0 or an error. */
  const ifSaid = (header: string, formula: string): string => `IF(COUNT(Results[${header}])=0,"",${formula})`;
  const rows = [
    {
      label: "Highest IOPS",
      formula: ifSaid("IOPS", "MAX(Results[IOPS])"),
      format: "#,##0",
      unit: "IOPS",
      run: ifSaid("IOPS", labelAt("IOPS")),
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
    },
    {
      label: "Highest throughput",
      formula: ifSaid("MiB/s", "MAX(Results[MiB/s])"),
      format: "#,##0.0",
      unit: "MiB/s",
      run: ifSaid("MiB/s", labelAt("MiB/s")),
    },
    {
      label: "The same in decimal",
      formula: ifSaid("MiB/s", `B${HEADLINE_ROW + 4}*1.048576/1000`),
      format: "0.00",
      unit: "GB/s",
    },
  ];
  return [
    headingRow(HEADLINE_ROW, "Headline figures"),
    ...rows.flatMap(({ label, formula, format, unit, run }, i): CellSpec[] => {
      const row = HEADLINE_ROW + 1 + i;
      return [
        { kind: "text", at: `A${row}`, text: label },
        { kind: "formula", at: `B${row}`, formula, format, style: "headline" },
        { kind: "text", at: `C${row}`, text: unit, style: "unit" },
        ...(run === undefined
          ? []
          : [{ kind: "formula", at: `D${row}`, formula: run, style: "label" } as const]),
      ];
    }),
  ];
}

function layoutInput(raid: string): CellSpec[] {
  const row = LAYOUT_ROW + 1;
  return [
    headingRow(LAYOUT_ROW, "Assumption, for you to change"),
    { kind: "text", at: `A${row}`, text: "vSAN ESA layout of the test VMs" },
    { kind: "input", at: RAID_CELL, value: raid },
    { kind: "text", at: `C${row}`, text: "assumed: the files do not say", style: "unit" },
  ];
}

function findingCells(sentences: readonly Finding[], row: number): CellSpec[] {
  return [
    headingRow(row, "Findings"),
    ...sentences.map(({ severity, text }, i): CellSpec => {
      const marked =
        severity === "note" ? text : `${severity === "problem" ? "Problem" : "Caution"}: ${text}`;
      const at = `A${row + 1 + i}`;
      return { kind: "note", at, text: marked, columns: 5, style: severity };
    }),
  ];
}

function runList(labels: readonly string[], row: number, runCount: number): CellSpec[] {
  const title =
    runCount > labels.length ? `Runs: the first ${labels.length} of ${runCount}, all are in Results` : "Runs";
  return [
    headingRow(row, title),
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
  ];
}

function headingRow(row: number, text: string): CellSpec {
  return { kind: "text", at: `A${row}`, text, style: "heading", columns: 5 };
}

function charts({ first, last }: { first: number; last: number }, bottom: number): ChartSpec[] {
  const column = (letter: string) => ({ sheet: "Summary", range: `${letter}${first}:${letter}${last}` });
  const bars = (title: string, letter: string, axis: string, covers: string): ChartSpec => ({
    kind: "bar",
    title,
    description: `Bar chart of ${axis} of every run in the list below.`,
    covers,
    yTitle: axis,
    series: [{ name: axis, categories: column("A"), values: column(letter) }],
  });
  return [
    bars("IOPS by test", "B", "IOPS", `A${CHART_ROW}:B${bottom}`),
    bars("Throughput by test", "C", "MiB/s", `C${CHART_ROW}:E${bottom}`),
  ];
}
