import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import type { Plan } from "../../../src/sheets/planWorkbook";
import type { CellValue } from "../../../src/workbook/spec";
import { recalculate } from "../../templates/recalculate";
import { sampleRun } from "../sampleRuns";

const KIB = 2 ** 10;

/** Tests of which each is best or worst in another figure, so that no tile may show the figure of another one. */
const RUNS: readonly BenchmarkRun[] = [
  test_("most", 4, { iops: 90_000, latencyMs: 1.5, mib: 350 }, { usagePct: 40 }),
  test_("widest", 256, { iops: 8000, latencyMs: 4, mib: 2000 }, { usagePct: 91 }),
  test_("missed", 32, { iops: 20_000, latencyMs: 8, mib: 625, readP95Ms: 17 }, { usagePct: 62 }, 2500),
  test_("met", 16, { iops: 30_000, latencyMs: 1, mib: 468, readP95Ms: 2 }, { usagePct: 55 }, 2500),
  test_("silent", 8, { iops: 500, latencyMs: 20, mib: 4 }, { usagePct: null }),
];

function test_(
  name: string,
  kib: number,
  { mib, ...results }: { iops: number; latencyMs: number; mib: number; readP95Ms?: number },
  cpu: { usagePct: number | null },
  latencyTargetUs: number | null = null,
): BenchmarkRun {
  return sampleRun({
    case: name,
    durationSeconds: kib,
    workload: { blockSizeBytes: kib * KIB, readPct: 100, outstandingIo: 64, latencyTargetUs },
    results: {
      ...results,
      throughputBytesPerSecond: mib * KIB * KIB,
      readLatencyMs: results.latencyMs,
      percentiles: results.readP95Ms === undefined ? null : "measured",
    },
    cpu,
  });
}

const plan = reportPlan({
  imports: [{ name: "a.zip", runs: RUNS }],
  diagnostics: [],
  facts: { ...NO_FACTS, hosts: 4, ghzPerHost: 100, idleGhzPerHost: 2, raid: "RAID-5" },
});

/** The report after somebody sorted the rows of a table by hand: formulas of its columns calculate anew. */
function sorted(table: "Results" | "Checks", order: (rows: CellValue[][]) => CellValue[][]): Plan {
  const sheets = plan.spec.sheets.map((sheet) => ({
    ...sheet,
    tables: (sheet.tables ?? []).map((one) => (one.name === table ? { ...one, rows: order(one.rows) } : one)),
  }));
  return { ...plan, spec: { ...plan.spec, sheets } };
}

/** What pages show, without the order of the tables, and the rows in which a test is found. */
function shown(of: Plan) {
  const { drawing, values } = recalculate(of);
  const sheet = (name: string) => drawing.sheets.find((one) => one.name === name)?.values;
  return {
    summary: sheet("Summary"),
    findings: sheet("Findings"),
    charts: ["best.label", "best.test", "runs.iops", "runs.mib", "points.iops", "points.latency"].map(values),
    verdicts: new Map(
      (sheet("Results") ?? []).slice(4).map((row) => [row[0], row.slice(1).map((value) => value ?? "")]),
    ),
  };
}

const asReported = shown(plan);

test("each tile has its own test", () => {
  const tiles = [0, 1, 2, 3, 4].map((place) => recalculate(plan).values(`tile.${place}`).slice(1, 4));
  expect(tiles.map(([figure, , name]) => [Math.round(Number(figure)), name])).toEqual([
    [90_000, "4 KiB, 100% read"],
    [2, "4 KiB, 100% read"],
    [2000, "256 KiB, 100% read"],
    [17, "32 KiB, 100% read"],
    // (40 GHz - 2) × 4 hosts ÷ 90,000
    [1689, "4 KiB, 100% read"],
  ]);
});

test.each<["Results" | "Checks", string, (rows: CellValue[][]) => CellValue[][]]>([
  ["Results", "turned round", (rows) => [...rows].reverse()],
  ["Checks", "turned round", (rows) => [...rows].reverse()],
  ["Results", "begun with another test", (rows) => [...rows.slice(2), ...rows.slice(0, 2)]],
  ["Checks", "begun with another test", (rows) => [...rows.slice(3), ...rows.slice(0, 3)]],
])("after the rows of %s are %s, every label still has the figures of its test", (table, _, order) => {
  expect(shown(sorted(table, order))).toEqual(asReported);
});

test("a test that is deleted from Results leaves nothing behind that names another one", () => {
  const left = recalculate(sorted("Results", (rows) => rows.filter(([name]) => name !== "missed")));
  expect(left.values("tile.3").slice(1)).toEqual(["", "ms, target 2.5 ms", "32 KiB, 100% read", "? not in the files"]);
  expect(left.values("tile.0")[1]).toBe(90_000);
  expect(left.values("points.iops")).toContain("");
}); // prettier-ignore
