import { benchmarkReport, reportPlan } from "../../../src/reports/benchmarkReport";
import { recalculate } from "../../templates/recalculate";
import { sampleRun } from "../sampleRuns";

const side = (name: string, iops: number) => ({
  name,
  runs: [
    sampleRun({
      case: `${name} ${iops}`,
      workload: { blockSizeBytes: 4096, readPct: 70, randomPct: 100 },
      results: { iops, latencyMs: 1 },
    }),
  ],
});

const aboutOf = (imports: ReturnType<typeof side>[]): string =>
  benchmarkReport({ imports, diagnostics: [], compare: true })
    .sheets.filter(({ name }) => name === "Summary")
    .flatMap(({ cells }) => cells.map((cell) => JSON.stringify(cell)))
    .join("\n");

test("Summary named one of several sheets of comparisons", () => {
  expect(aboutOf([side("base", 1), side("new", 2)])).toContain("Compared with base: sheet Comparison");
  expect(aboutOf([side("base", 1), side("new", 2)])).not.toContain("sheets Comparison");
  expect(aboutOf([side("base", 1), side("new", 2), side("third", 3)])).toContain(
    "Compared with base: sheets Comparison to Comparison 2",
  );
});

test("two variants of one name were both better and worse, and one variant in Compared figures", () => {
  const imports = [side("base", 1000), side("run", 1200), side("run", 700)];
  const { value, drawing } = recalculate(reportPlan({ imports, diagnostics: [], compare: true }));
  expect(value("outcome0")).toBe("✔ run (1) is better: IOPS +20%");
  expect(value("outcome1")).toBe("✖ run (2) is worse: IOPS −30%");
  const figures = drawing.sheets.find(({ name }) => name === "Compared figures")?.values ?? [];
  const variants = figures.flatMap((row) => (row[2] === "IOPS" ? [row[1]] : []));
  expect(variants).toEqual(["run (1)", "run (2)"]);
});

test("the first page labels tests of several imports by their import", () => {
  const imports = [side("base.zip", 1000), side("new.zip", 1200)];
  const { drawing } = recalculate(reportPlan({ imports, diagnostics: [], compare: true }));
  const summary = drawing.sheets.find(({ name }) => name === "Summary")?.values ?? [];
  expect(summary.flat()).toContain("4 KiB, 70% read, random, new");
});
