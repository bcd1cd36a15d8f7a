import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { checkedRuns } from "../../../src/reports/checks/checkedRun";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { runLabels } from "../../../src/reports/runs/runLabel";
import { testOfP95 } from "../../../src/reports/summary/shownTests";
import { recalculate } from "../../templates/recalculate";
import { sampleHost, sampleRun, type RunFacts } from "../sampleRuns";

/** What the band and the first three tiles of the first page show. */
function pageOf(runs: readonly BenchmarkRun[], facts: Partial<ClusterFacts> = {}) {
  const imports = [{ name: "a.zip", runs }];
  const plan = reportPlan({ imports, diagnostics: [], facts: { ...NO_FACTS, ...facts } });
  const { value, values } = recalculate(plan);
  return { band: value("verdict"), tiles: [0, 1, 2].map((place) => values(`tile.${place}`)) };
}

const tested = (name: string, iops: number | null, facts: RunFacts = {}): BenchmarkRun =>
  sampleRun({
    case: name,
    ...facts,
    results: {
      iops,
      throughputBytesPerSecond: iops === null ? null : iops * 4096,
      latencyMs: iops,
      ...facts.results,
    },
  });

describe("a report without I/O", () => {
  test.each<[string, BenchmarkRun[], string]>([
    ["of one test", [tested("a", 0)], "✖ The test made no I/O (0 IOPS): nothing can be concluded from it"],
    ["of two tests", [tested("a", 0), tested("b", 0)], "✖ No test made I/O (0 IOPS): nothing can be concluded from these tests"],
    ["of a test and one of unknown IOPS", [tested("a", 0), tested("b", null)], "✖ 1 of 2 tests made no I/O (0 IOPS); the files state no IOPS for the rest"],
  ])("%s states that instead of a peak, and no tile is green", (_, runs, band) => {
    const page = pageOf(runs);
    expect(page.band).toBe(band);
    for (const tile of page.tiles) expect(tile.slice(1)).toEqual(["", "", "", "✖ no I/O"]);
  }); // prettier-ignore

  test("of unknown IOPS is not known", () => {
    const page = pageOf([tested("a", null)]);
    expect(page.band).toBe("? Not known: the files state no IOPS");
    for (const tile of page.tiles) expect(tile.at(-1)).toBe("? not in the files");
  });
});

test("a test without I/O next to others makes the verdict bad, and the peak is another test's", () => {
  const { band, tiles } = pageOf([tested("idle", 0), tested("busy", 100, { results: { latencyMs: 2 } })]);
  expect(band).toMatch(
    /^✖ Up to 100 IOPS at 2\.0 ms, but not yet a figure to plan with: 1 of 2 tests: invalid/,
  );
  expect(tiles.map((tile) => tile[3])).toEqual(["busy", "busy", "busy"]);
});

test("less than 1 IOPS is still a peak", () => {
  const { band, tiles } = pageOf([tested("slow", 0.6, { results: { latencyMs: 2 } })]);
  expect(band).toBe("? Up to 1 IOPS at 2.0 ms, but not all checks could be made: p95 not known");
  expect(tiles[1]?.at(-1)).toBe("✔ below the usual limit");
});

test.each([
  [0, undefined],
  [1, 2],
])("p95 of a test of %s IOPS against its target: %s times", (iops, times) => {
  const results = { iops, readP95Ms: 2, percentiles: "measured" } as const;
  const runs = [sampleRun({ workload: { latencyTargetUs: 1000 }, results })];
  const shown = testOfP95(checkedRuns(runs, runLabels(runs), NO_FACTS, []));
  expect(shown?.times || undefined).toBe(times);
});

test.each([
  [3, "▲ Up to 1,000 IOPS at 1.0 ms, but check the findings: Facts contradict; p95 not known"],
  [4, "? Up to 1,000 IOPS at 1.0 ms, but not all checks could be made: p95 not known"],
])("%s entered hosts where a table lists 4: the band is %s", (hosts, band) => {
  const listed = ["a", "b", "c", "d"].map((name) => ({ ...sampleHost(name, 20), cluster: "ESA" }));
  const run = tested("a", 1000, { durationSeconds: 7200, hosts: listed, results: { latencyMs: 1 } });
  expect(pageOf([run], { hosts }).band).toBe(band);
});
