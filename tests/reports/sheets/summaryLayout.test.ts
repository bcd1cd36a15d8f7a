import { planWorkbook } from "../../../src/sheets/planWorkbook";
import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { summarySheet } from "../../../src/reports/sheets/summarySheet";
import { recalculate } from "../../templates/recalculate";
import { contextOf } from "../findings/say";
import { sampleRun } from "../sampleRuns";

const KIB = 2 ** 10;

/** Summary without findings, so that rows are known: title 1 and 2, headline figures 4 to 10, findings 12 to 15. */
function summaryOf(runs: readonly BenchmarkRun[], details: Parameters<typeof summarySheet>[4] = []) {
  const { checked } = contextOf(runs);
  const sheet = summarySheet(checked, "about", { given: NO_FACTS, completed: NO_FACTS }, [], details);
  const checks = {
    name: "Checks",
    blocks: [{ height: 1, ids: () => ({ "rules.state": "A1" }), draw: () => ({}) }],
  };
  const { spec, cells } = planWorkbook({ title: "t", subject: "s", sheets: [sheet, checks] });
  const [drawn] = spec.sheets;
  if (!drawn) throw new Error("no sheet");
  const at = (address: string) => drawn.cells.find((cell) => cell.at === address);
  return { sheet, drawn, cells, at, charts: drawn.charts ?? [] };
}

const runs = (count: number) => Array.from({ length: count }, (_, i) => sampleRun({ case: `c${i}` }));

test("figures are shown as they are read: whole IOPS, one digit of MiB/s and GHz, two of ms", () => {
  const { at } = summaryOf(runs(1));
  const formats = [5, 6, 7, 8, 9, 10].map((row) => {
    const [label, figure, unit, run] = ["A", "B", "C", "D"].map((column) => at(`${column}${row}`));
    return [
      label && "text" in label ? label.text : null,
      figure && "format" in figure ? figure.format : null,
      unit && "text" in unit ? unit.text : null,
      run?.kind,
    ];
  });
  expect(formats).toEqual([
    ["Highest IOPS", "#,##0", "IOPS", "formula"],
    ["Latency there", "0.00", "ms", undefined],
    ["vSAN CPU there (model)", "#,##0.0", "GHz", "formula"],
    ["Verdict there", "General", null, "formula"],
    ["Highest throughput", "#,##0.0", "MiB/s", "formula"],
    ["The same in decimal", "0.00", "GB/s", undefined],
  ]);
});

test("headings cover five columns, and the title stays in view", () => {
  const { drawn, at } = summaryOf(runs(1));
  expect(at("A4")).toMatchObject({ text: "Headline figures", columns: 5 });
  expect(drawn.freeze).toEqual({ rows: 2, columns: 0 });
  expect(at("A2")).toMatchObject({ text: "about" });
});

test.each([
  [1, "17:30"],
  [7, "17:30"],
  [8, "17:31"],
  [40, "17:63"],
  [41, "17:63"],
])("bars of %i runs have 14 rows or seven more than there are runs: %s", (count, rows) => {
  const { charts } = summaryOf(runs(count));
  const [top = "", bottom = ""] = rows.split(":");
  expect(charts.slice(0, 2).map(({ covers }) => covers)).toEqual([`A${top}:B${bottom}`, `C${top}:E${bottom}`]);
  // A blank row below, then 14 rows of scatter charts.
  const below = Number(bottom) + 2;
  expect(charts.slice(2).map(({ covers }) => covers)).toEqual([
    `A${below}:B${below + 13}`,
    `C${below}:E${below + 13}`,
  ]);
}); // prettier-ignore

test("charts of other sheets have 14 rows below the others", () => {
  const chart = (title: string) => ({
    kind: "column" as const,
    title,
    description: "d",
    xTitle: "x",
    yTitle: "y",
    series: [],
  });
  const { charts } = summaryOf(runs(1), [chart("a"), null, chart("b"), chart("c"), chart("d")]);
  expect(charts.slice(4).map(({ title, covers }) => [title, covers])).toEqual([
    ["a", "A47:B60"],
    ["b", "C47:E60"],
    ["c", "A62:B75"],
    ["d", "C62:E75"],
  ]);
});

describe("the list of runs", () => {
  // Charts end in 45; the ten facts are in 47 to 57 and the list begins in 59 with its heading.
  test.each([
    [1, "A61", "B61", "C61", "D61"],
    [2, "A61:A62", "B61:B62", "C61:C62", "D61:D62"],
  ])("of %i runs is what the bars draw", (count, labels, iops, mib, latency) => {
    const { cells, charts, at } = summaryOf(runs(count));
    const summary = (range: string) => ({ sheet: "Summary", range });
    expect(at("A59")).toMatchObject({ text: "Runs", columns: 5 });
    expect(cells.get("runs.latency")).toEqual(summary(latency));
    expect(charts[0]?.series).toEqual([{ name: "IOPS", categories: summary(labels), values: summary(iops) }]);
    expect(charts[1]?.series).toEqual([{ name: "MiB/s", categories: summary(labels), values: summary(mib) }]);
  });

  test("has the columns of Results by name, with their formats", () => {
    const { at } = summaryOf(runs(2));
    expect(["A", "B", "C", "D", "E"].map((column) => at(`${column}60`))).toMatchObject(
      ["Run", "IOPS", "MiB/s", "Latency (ms)", "vSAN GHz (model)"].map((text) => ({ text })),
    );
    expect(["A61", "A62"].map((address) => at(address))).toMatchObject([{ text: "c0" }, { text: "c1" }]);
    const cell = (header: string, row: number) => `INDEX(Results[${header}],${row})`;
    const formula = (header: string, row: number) =>
      `IF(ISNUMBER(${cell(header, row)}),${cell(header, row)},"")`;
    expect(["B62", "C62", "D62", "E62"].map((address) => at(address))).toMatchObject([
      { formula: formula("IOPS", 2), format: "#,##0" },
      { formula: formula("MiB/s", 2), format: "#,##0.0" },
      { formula: formula("Latency (ms)", 2), format: "0.00" },
      { formula: formula("vSAN GHz (model)", 2), format: "#,##0.0" },
    ]);
  });
});

test("charts say what they draw", () => {
  const { charts } = summaryOf(runs(1));
  const column = (header: string) => ({ table: "Results", column: header });
  expect(charts.map(({ description }) => description)).toEqual([
    "Bar chart of IOPS of every run in the list below.",
    "Bar chart of MiB/s of every run in the list below.",
    "Throughput of every run against its block size.",
    "Mean latency of every run against its IOPS.",
  ]);
  expect(charts[2]?.series).toEqual([
    { name: "MiB/s", categories: column("Block size (KiB)"), values: column("MiB/s") },
  ]);
});

test("the model's GHz are those of the run with the most IOPS", () => {
  // 32 KiB reads of the reference cluster cost 6 × 77 GHz at 721,317.28 IOPS; its 32 KiB writes 6 × 87 at 285,892.55.
  const at = (readPct: number, iops: number) =>
    sampleRun({ workload: { blockSizeBytes: 32 * KIB, readPct }, results: { iops } });
  const plan = reportPlan({
    imports: [{ name: "a.zip", runs: [at(0, 50_000), at(100, 100_000)] }],
    diagnostics: [],
  });
  const summary = recalculate(plan).drawing.sheets.find(({ name }) => name === "Summary")?.values ?? [];
  const line = (label: string) => summary.find(([first]) => first === label) ?? [];
  const read = (100_000 * 6 * 77) / 721_317.28;
  const write = (50_000 * 6 * 87) / 285_892.55;
  expect(line("vSAN CPU there (model)").slice(1, 3)).toEqual([expect.closeTo(read, 6), "GHz"]);
  expect(line("32 KiB, 0 % read")[4]).toBeCloseTo(write, 6);
  expect(line("32 KiB, 100 % read")[4]).toBeCloseTo(read, 6);
});
