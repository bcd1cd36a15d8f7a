import path from "node:path";
import { calculate } from "../../src/calculator/calculate";
import type { BenchmarkRun } from "../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../src/model/benchmark/diagnostic";
import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../src/reports/inputs/clusterFacts";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { formulaAt } from "../../src/workbook/formulaText";
import { layout } from "../../src/workbook/layout";
import { validate } from "../../src/workbook/validate";
import { writeText } from "../../src/workbook/writers/text/text";
import { expectGolden } from "../expectGolden";
import { sourceFunctions } from "../sourceFunctions";
import { REFERENCE_RUNS, sampleRun } from "./sampleRuns";

const DIAGNOSTICS: readonly Diagnostic[] = [
  {
    severity: "warning",
    code: "damaged-json",
    message: "the file ends inside a document",
    file: "hci-fio-1-1.json",
    line: 9,
  },
];

function drawn(runs: readonly BenchmarkRun[], raid?: string): WorkbookDrawing {
  const spec = benchmarkReport({
    imports: [{ name: "easy-run.zip", runs }],
    diagnostics: DIAGNOSTICS,
    facts: { ...NO_FACTS, raid: raid ?? null },
  });
  validate(spec, { customFunctions: sourceFunctions.ids });
  return calculate(layout(spec), sourceFunctions);
}

function sheetOf(drawing: WorkbookDrawing, name: string) {
  const sheet = drawing.sheets.find((one) => one.name === name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
}

test("the report on two tests of the reference cluster reads like this", () => {
  expectGolden(writeText(drawn(REFERENCE_RUNS)).output, path.join(__dirname, "benchmarkReport.golden.txt"));
});

test("sheets and table headers are the ones that others rely on", () => {
  const drawing = drawn(REFERENCE_RUNS);
  expect(drawing.sheets.map(({ name }) => name)).toEqual([
    "Summary",
    "Findings",
    "Charts",
    "Results",
    "Checks",
    "Check figures",
    "Members",
    "Hosts",
    "Calibration",
    "Facts",
    "Sources",
  ]);
  expect(sheetOf(drawing, "Results").values[3]).toEqual([
    "Case", "Tool", "Datastore", "Job", "VMs", "Block size (KiB)", "Read %", "Random %", "Outstanding I/O", "IOPS",
    "Read IOPS", "Write IOPS", "MiB/s", "Gb/s", "Latency (ms)", "Read latency (ms)", "Write latency (ms)",
    "p95 read (ms)", "p95 write (ms)", "p95 / average", "Host CPU %", "Storage", "vSAN GHz (model)", "Verdict", "Not known", "Test",
  ]); // prettier-ignore
});

test("the derived columns are live: the model reports 462 GHz for 32K reads, as measured", () => {
  const [, , , header = [], first = []] = sheetOf(drawn(REFERENCE_RUNS), "Results").values;
  const cell = (name: string) => first[header.indexOf(name)];
  expect(cell("vSAN GHz (model)")).toBeCloseTo(462, 6);
  expect(cell("Gb/s")).toBeCloseTo((721317.28 * 32768 * 8) / 1e9, 9);
  expect(cell("p95 / average")).toBeCloseTo(2 / 2.03, 12);
  const formula = sheetOf(drawn(REFERENCE_RUNS), "Results").formulas[4]?.[header.indexOf("vSAN GHz (model)")];
  expect(formula && formulaAt(formula, 4)).toMatch(/^VSAN_GHZ_IOPS\(J5,F5,G5,IF\(.*"RAID-5 2\+1"/);
});

test("another layout changes the writes", () => {
  const model = (raid: string): unknown => {
    const [, , , header = [], , second = []] = sheetOf(drawn(REFERENCE_RUNS, raid), "Results").values;
    return second[header.indexOf("vSAN GHz (model)")];
  };
  expect(Number(model("RAID-6")) / Number(model("RAID-5"))).toBeCloseTo(1.18, 9);
});

test("runs whose files report little make a report without errors or invented zeros", () => {
  const drawing = drawn([
    sampleRun({ results: { iops: 1000 } }),
    sampleRun({ case: "other", results: { iops: 500 } }),
  ]);
  const cells = drawing.sheets.flatMap(({ values }) => values.flat());
  expect(cells.filter((cell) => typeof cell === "object" && cell !== null)).toEqual([]);
  const [, , , header = [], first = []] = sheetOf(drawing, "Results").values;
  const firstRow = Object.fromEntries(header.map((name, i) => [name, first[i]]));
  expect(firstRow["MiB/s"]).toBeNull();
  expect(firstRow["Gb/s"]).toBe("");
  expect(firstRow["vSAN GHz (model)"]).toBe("");
  expect(firstRow["p95 / average"]).toBe("");
  expect(drawing.sheets.map(({ name }) => name)).toEqual([
    "Summary",
    "Findings",
    "Charts",
    "Results",
    "Checks",
    "Check figures",
    "Facts",
    "Sources",
  ]);
});

test("names from a stranger's file stay text, and what no cell can hold is replaced", () => {
  const drawing = drawn([
    sampleRun({ case: "=cmd|' /C calc'!A0", datastore: "\u0007bell", job: "\ud800", results: { iops: 1 } }),
  ]);
  const [, , , , first = []] = sheetOf(drawing, "Results").values;
  expect(first.slice(0, 4)).toEqual(["=cmd|' /C calc'!A0", "hcibench-fio", "\ufffdbell", "\ufffd"]);
  expect(sheetOf(drawing, "Results").formulas[4]?.[0]).toBeUndefined();
});

test("hundreds of runs: Charts lists forty and is marked so, Results has them all", () => {
  const runs = Array.from({ length: 300 }, (_, i) =>
    sampleRun({
      case: `case-${i}`,
      workload: { blockSizeBytes: 4096 * (1 + (i % 5)), readPct: 70, randomPct: 100 },
      results: { iops: 1000 + i, throughputBytesPerSecond: 1e8 },
    }),
  );
  const drawing = drawn(runs);
  expect(sheetOf(drawing, "Results").values).toHaveLength(304);
  expect(sheetOf(drawing, "Charts").values.flat()).toContain("Runs: the first 40 of 300, all are in Results");
});

test("nothing to report on is refused by name", () => {
  expect(() => benchmarkReport({ imports: [{ name: "a.zip", runs: [] }], diagnostics: [] })).toThrow(
    /no benchmark results in a.zip/,
  );
});

describe("a report is described by what it is made from", () => {
  const one = [sampleRun({ toolVersion: "2.8.3" })];
  const specOf = (imports: Parameters<typeof benchmarkReport>[0]["imports"], compare = false) =>
    benchmarkReport({ imports, diagnostics: [], compare });
  const aboutOf = (spec: ReturnType<typeof specOf>) =>
    calculate(layout(spec), sourceFunctions).sheets[0]?.values[1]?.[0];

  test("tools, runs and inputs", () => {
    expect(aboutOf(specOf([{ name: "a.zip", runs: one }]))).toBe("hcibench-fio 2.8.3 · 1 test");
    const two = specOf([
      { name: "a.zip", runs: [...one, sampleRun({ toolVersion: "2.8.3" })] },
      { name: "b.csv", runs: [sampleRun({ tool: "iometer" })] },
    ]);
    expect(aboutOf(two)).toBe("hcibench-fio 2.8.3, iometer · 3 tests");
    expect([two.title, two.subject]).toEqual([
      "Benchmark report",
      "3 benchmark runs, analyzed by HCI Planner",
    ]);
  });

  test("names for facts, thresholds and, where there is one, the profile", () => {
    const named = (spec: ReturnType<typeof specOf>, name: string) =>
      spec.names?.find((known) => known.name === name);
    const bare = specOf([{ name: "a", runs: one }]);
    expect(named(bare, "Raid")?.comment).toBe("vSAN ESA layout of the test VMs");
    expect(named(bare, "HostRam")?.comment).toBe("RAM, GiB per host");
    expect(named(bare, "CpuBound")?.refersTo).toMatchObject({ sheet: "Checks" });
    expect(named(bare, "Profile")).toBeUndefined();
    const profiled = named(specOf([{ name: "a", runs: REFERENCE_RUNS }]), "Profile");
    expect(profiled?.refersTo).toMatchObject({ sheet: "Calibration" });
    expect(JSON.stringify(profiled?.refersTo)).toMatch(/"B\d+:F\d+"/);
  });

  test("a comparison needs two imports", () => {
    expect(() => specOf([{ name: "a", runs: one }], true)).toThrow(/at least two imports/);
    const both = specOf(
      ["a", "b"].map((name) => ({ name, runs: one })),
      true,
    );
    expect(both.sheets.map(({ name }) => name).slice(0, 4)).toEqual([
      "Comparison",
      "Compared figures",
      "Summary",
      "Findings",
    ]);
  });
});
