import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { recalculate } from "../../templates/recalculate";
import { sampleRun, sampleUse, type RunFacts } from "../sampleRuns";

const CORES = 32;

/** A run with vCenter's figure, and what esxtop recorded: per cent of base clock. */
function run(iops: number, usagePct: number | null, recordedPct: number | null = null): BenchmarkRun {
  const facts: RunFacts = {
    vms: 4,
    durationSeconds: 3600,
    workload: { blockSizeBytes: 8192, readPct: 70, randomPct: 100 },
    results: { iops, latencyMs: 1 },
    cpu: { usagePct },
    measuredUse:
      recordedPct === null ? null : [sampleUse({ cpuUsedPct: recordedPct, logicalProcessors: CORES })],
  };
  return sampleRun(facts);
}

function workbookOf(baseline: BenchmarkRun | readonly BenchmarkRun[], variant: BenchmarkRun) {
  const { drawing, value } = recalculate(
    reportPlan({
      imports: [
        { name: "base", runs: [baseline].flat() },
        { name: "new", runs: [variant] },
      ],
      diagnostics: [],
      facts: { ...NO_FACTS, coresPerHost: CORES },
      compare: true,
    }),
  );
  const rowsOf = (sheet: string) => drawing.sheets.find(({ name }) => name === sheet)?.values ?? [];
  return {
    outcome: String(value("outcome0")),
    like: String(value("like0")),
    page: rowsOf("Comparison"),
    texts: rowsOf("Comparison")
      .flat()
      .filter((cell) => typeof cell === "string"),
    figures: rowsOf("Compared figures"),
    results: rowsOf("Results"),
  };
}

test("recordings of the hosts were ignored: vCenter's figure made a green verdict against them", () => {
  const { outcome, figures, texts } = workbookOf(run(1300, 45, 40), run(1500, 45, 87.5));
  expect(outcome).toBe("▲ new is better in 1 figure and worse in 1: IOPS +15%, CPU per I/O +90%");
  const cpu = figures.find((row) => row[2] === "Host CPU");
  expect(cpu?.slice(3, 6)).toEqual(["% of base clock", 40, 87.5]);
  expect(texts).not.toContain("Host CPU stays within the limits of the sheet Checks.");
  expect(texts).toContain("Host CPU, % of base clock, less is better");
});

test("without recordings the CPU is vCenter's", () => {
  const { figures } = workbookOf(run(1300, 45), run(1500, 45));
  const cpu = figures.find((row) => row[2] === "Host CPU");
  expect(cpu?.slice(3, 6)).toEqual(["% of logical CPU", 45, 45]);
});

test("CPU of two sources was compared: it is not evaluated, with that reason", () => {
  const { outcome, like, figures, texts } = workbookOf(run(1300, 45), run(1500, 45, 87.5));
  const rows = figures.filter((row) => /CPU/.test(String(row[2])) && row[1] === "new");
  expect(rows.map((row) => [row[2], row[7], row[12]])).toEqual([
    ["Host CPU", "not evaluated", "source of host CPU: cpu.usage, recorded"],
    ["CPU per I/O", "not evaluated", "source of host CPU: cpu.usage, recorded"],
    ["IOPS per CPU", "not evaluated", "source of host CPU: cpu.usage, recorded"],
  ]);
  expect(figures.find((row) => row[2] === "IOPS")?.[7]).toBe("better");
  expect(like).toBe(
    "▲ Like for like: the files show no relevant difference. But host CPU cannot be compared.",
  );
  expect(outcome).toBe("▲ new is better (host CPU cannot be compared): IOPS +15%");
  expect(texts.join(" ")).not.toMatch(/freed CPU|Host CPU stays/);
});

test("Results showed vCenter's figure next to a verdict on the recorded one", () => {
  const { results } = workbookOf(run(1300, 45), run(1500, 45, 87.5));
  const headers = results.find((row) => row.includes("Host CPU %")) ?? [];
  const rows = results.slice(results.indexOf(headers) + 1, results.indexOf(headers) + 3);
  const of = (header: string) => rows.map((row) => row[headers.indexOf(header)]);
  expect(of("Host CPU %")).toEqual([0.45, 0.875]);
  expect(of("Host CPU from")).toEqual(["cpu.usage", "recorded"]);
  expect(of("Verdict")[1]).toBe("CPU close");
});

test("a repeat whose CPU is from another source does not count as noise of CPU", () => {
  // Recorded 60% to 50% is a sixth less; 45% of the repeat is of logical processors.
  const { texts, outcome } = workbookOf([run(100_000, 45, 60), run(100_000, 45)], run(100_000, 45, 50));
  expect(texts.join("\n")).not.toMatch(/Repeats of one test differ/);
  expect(outcome).toMatch(/CPU per I\/O −17%/);
});
