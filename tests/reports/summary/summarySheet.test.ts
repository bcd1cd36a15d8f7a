import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS, type ClusterFacts } from "../../../src/reports/inputs/clusterFacts";
import { recalculate, type Entries } from "../../templates/recalculate";
import { sampleRun } from "../sampleRuns";

const KIB = 2 ** 10;
const MIB = 2 ** 20;

interface Known {
  facts?: Partial<ClusterFacts>;
  diagnostics?: readonly Diagnostic[];
  entries?: Entries;
}

/** What the first page shows. */
function pageOf(runs: readonly BenchmarkRun[], { facts = {}, diagnostics = [], entries = {} }: Known = {}) {
  const plan = reportPlan({
    imports: [{ name: "a.zip", runs }],
    diagnostics,
    facts: { ...NO_FACTS, ...facts },
  });
  const calculated = recalculate(plan, entries);
  const sheet = calculated.drawing.sheets.find(({ name }) => name === "Summary");
  const values = sheet?.values ?? [];
  const texts = values.flat().filter((value) => typeof value === "string");
  return {
    verdict: calculated.value("verdict"),
    /** Name, figure, unit, test and verdict of a tile. */
    tile: (place: number) => calculated.values(`tile.${place}`),
    texts,
    title: values[0]?.[0],
    about: values[1]?.[0],
    charts: plan.spec.sheets.find(({ name }) => name === "Summary")?.charts ?? [],
  };
}

type Facts = Parameters<typeof sampleRun>[0];

/** A test that nothing speaks against, of which everything is known. */
const sound = (more: Facts = {}): BenchmarkRun => {
  const steady = Array.from({ length: 60 }, (_, i) => ({
    second: i * 60,
    iops: 1000,
    throughputBytesPerSecond: 1000 * 4 * KIB,
    latencyMs: 1,
  }));
  return sampleRun({
    durationSeconds: 3600,
    warmupSeconds: 1800,
    series: steady,
    ...more,
  });
};

test("the highest IOPS and throughput are with their tests, in both units", () => {
  const page = pageOf([
    sampleRun({ workload: { blockSizeBytes: 4 * KIB, readPct: 100 }, results: { iops: 90_000, throughputBytesPerSecond: 90_000 * 4 * KIB, latencyMs: 1.5, readLatencyMs: 1.5, readP95Ms: 3, percentiles: "measured" } }),
    sampleRun({ workload: { blockSizeBytes: 256 * KIB, readPct: 0 }, results: { iops: 8000, throughputBytesPerSecond: 2000 * MIB, latencyMs: 4 } }),
    sampleRun({ case: "silent", cpu: { usagePct: 95 } }),
  ]); // prettier-ignore
  expect(page.tile(0).slice(0, 4)).toEqual(["Highest IOPS", 90_000, "IOPS", "4 KiB, 100% read"]);
  expect(page.tile(1).slice(0, 4)).toEqual([
    "Latency at highest IOPS",
    1.5,
    "ms, read 1.50",
    "4 KiB, 100% read",
  ]);
  // 2,000 × 1,048,576 bytes are 2.10 GB
  expect(page.tile(2).slice(0, 4)).toEqual([
    "Highest throughput",
    2000,
    "MiB/s, or 2.10 GB/s",
    "256 KiB, 0% read",
  ]);
  expect(page.verdict).toBe(
    "▲ Up to 90,000 IOPS at 1.5 ms, but not yet a figure to plan with: 1 of 3 tests: limited by CPU; 1 of 3 tests: p95 not known; more on sheet Findings",
  );
  expect(pageOf([sampleRun({ results: { iops: 5, latencyMs: 2 } })]).verdict).toBe(
    "? Up to 5 IOPS at 2.0 ms, but not all checks could be made: p95 not known",
  );
});

test("the tile of a test that the CPU limits began with cPU", () => {
  const tileOf = (usagePct: number) =>
    pageOf([sampleRun({ results: { iops: 1000, latencyMs: 1 }, cpu: { usagePct } })]).tile(0)[4];
  expect(tileOf(95)).toBe("▲ CPU");
  expect(tileOf(85)).toBe("▲ CPU close");
  const short = sampleRun({ durationSeconds: 60, warmupSeconds: 60, results: { iops: 1000, latencyMs: 1 } });
  expect(pageOf([short]).tile(0)[4]).toBe("▲ too short");
});

test("without IOPS the page states that, and shows no figure", () => {
  const page = pageOf([sampleRun()]);
  expect(page.verdict).toBe("? Not known: the files state no IOPS");
  for (const place of [0, 1, 2, 3, 4]) expect([place, page.tile(place)[1]]).toEqual([place, ""]);
  expect([0, 1, 2, 3, 4].map((place) => page.tile(place)[4])).toEqual([
    "? not in the files",
    "? not in the files",
    "? not in the files",
    "? no target given",
    "? no test shows it",
  ]);
  expect(page.charts).toEqual([]);
});

test("a test that the charts have no room for is named as all others", () => {
  const runs = Array.from({ length: 41 }, (_, i) =>
    sampleRun({ case: `c${i}`, results: { iops: i + 1, throughputBytesPerSecond: (i + 1) * MIB } }),
  );
  expect(pageOf(runs).tile(0).slice(1, 4)).toEqual([41, "IOPS", "c40"]);
});

test("an invalid test makes the verdict bad, whichever has the most IOPS", () => {
  const early = sampleRun({
    case: "early",
    vms: 4,
    vmsFinishedEarly: 2,
    results: { iops: 10, latencyMs: 1 },
  });
  const page = pageOf([sampleRun({ results: { iops: 100, latencyMs: 2 } }), early]);
  expect(page.verdict).toMatch(
    /^✖ Up to 100 IOPS at 2\.0 ms, but not yet a figure to plan with: 1 of 2 tests: invalid/,
  );
});

test("the verdict follows the thresholds: a test that is long enough is not too short", () => {
  const runs = [sound({ durationSeconds: 600, warmupSeconds: 60, results: { iops: 1000, latencyMs: 1 } })];
  expect(pageOf(runs).verdict).toMatch(/^▲ .*: too short/);
  expect(pageOf(runs, { entries: { LeastSeconds: 300 } }).verdict).not.toMatch(/too short/);
});

test("problem in reading the files is never green", () => {
  const diagnostics: Diagnostic[] = [
    { severity: "error", code: "damaged-json", message: "cut", file: "b.json", line: 3 },
  ];
  for (const known of [{ diagnostics }, {}]) {
    const { verdict } = pageOf([sound({ results: { iops: 1000, latencyMs: 1 } })], known);
    expect(String(verdict).startsWith("✔")).toBe(false);
  }
});

describe("a caution that no test's verdict reports", () => {
  const health = (value: string): BenchmarkRun["setup"] => [
    { name: "health", value, file: "vsan-health.txt", line: 1 },
  ];
  const fine = { results: { iops: 1000, latencyMs: 1 } };
  const verdictOf = (setup: BenchmarkRun["setup"], more: Facts = {}) =>
    pageOf([sampleRun({ ...fine, durationSeconds: 7200, warmupSeconds: 60, ...more, setup })]).verdict;

  test("stays in the verdict where only something is not known", () => {
    expect(verdictOf(health("red"))).toBe(
      "▲ Up to 1,000 IOPS at 1.0 ms, but check the findings: vSAN not healthy; p95 not known",
    );
    expect(verdictOf(health("green"))).toBe(
      "? Up to 1,000 IOPS at 1.0 ms, but not all checks could be made: p95 not known",
    );
  });

  test("comes behind a word that speaks against the test, and before what is not known", () => {
    expect(verdictOf(health("red"), { cpu: { usagePct: 95 } })).toBe(
      "▲ Up to 1,000 IOPS at 1.0 ms, but not yet a figure to plan with: limited by CPU; vSAN not healthy",
    );
    expect(verdictOf(health("green"), { cpu: { usagePct: 95 } })).toBe(
      "▲ Up to 1,000 IOPS at 1.0 ms, but not yet a figure to plan with: limited by CPU",
    );
    const two = pageOf([
      sampleRun({ ...fine, cpu: { usagePct: 95 }, setup: health("red") }),
      sampleRun({ ...fine, case: "b", durationSeconds: 60, setup: health("red") }),
    ]).verdict;
    expect(two).toMatch(/1 of 2 tests: limited by CPU; 1 of 2 tests: too short; more on sheet Findings$/);
  });
});

test.each([
  [16, "▲ above the usual limit"],
  [5.1, "▲ high for flash"],
  [5, "✔ below the usual limit"],
])("a latency of %d ms: the tile reports what the verdict of the test reports", (latency, verdict) => {
  const results = { iops: 1000, latencyMs: latency, readLatencyMs: latency };
  const run = sampleRun({ workload: { blockSizeBytes: 4 * KIB, readPct: 100 }, results });
  expect(pageOf([run]).tile(1)[4]).toBe(verdict);
});

test("a finding that is too long for the page ends behind a sentence, or behind a word", () => {
  const found = (message: string) =>
    pageOf([sampleRun({ results: { iops: 1, latencyMs: 1 } })], {
      diagnostics: [{ severity: "warning", code: "options-differ", message, file: "a", line: 1 }],
    }).texts;
  const first = `${"word ".repeat(20)}end.`;
  expect(found(`${first} ${"more ".repeat(40)}`)).toContain(first);
  expect(found(`${first} Short.`)).toContain(`${first} Short.`);
  const cut = found("long ".repeat(60)).find((text) => text.endsWith(" …")) ?? "";
  expect(cut).toMatch(/^(long )+…$/);
  expect(cut.length).toBeGreaterThan(170);
});

describe("p95 against its target", () => {
  const run = (readP95Ms: number | null, target: number | null, more: Facts = {}) =>
    sampleRun({
      workload: {
        blockSizeBytes: 4 * KIB,
        readPct: 100,
        latencyTargetUs: target === null ? null : target * 1000,
      },
      results: { iops: 1000, latencyMs: 1, readP95Ms, percentiles: readP95Ms === null ? null : "measured" },
      ...more,
    });
  test.each<[string, BenchmarkRun, string]>([
    ["no target", run(3, null), "? no target given"],
    ["no percentile", run(null, 2.5), "? p95 not in the files"],
    ["at the target", run(2.5, 2.5), "✔ within its target"],
    ["above it", run(5, 2.5), "✖ 2.0 times its target"],
  ])("%s", (_, one, verdict) => {
    expect(pageOf([one]).tile(3)[4]).toBe(verdict);
  });

  test("is that of the test which is worst", () => {
    const { tile } = pageOf([run(3, 2.5), run(20, 10, { case: "b" })]);
    expect(tile(3).slice(1, 3)).toEqual([20, "ms, target 10 ms"]);
  });
});

describe("CPU per I/O", () => {
  const run = sampleRun({
    cpu: { usagePct: 50 },
    workload: { blockSizeBytes: 4 * KIB, readPct: 100 },
    results: { iops: 100_000, latencyMs: 1 },
  });
  test.each<[string, Partial<ClusterFacts>, string | number, string]>([
    ["needs the GHz of a host", {}, "", "? enter GHz of a host"],
    ["needs the hosts", { ghzPerHost: 100 }, "", "? enter the hosts"],
    // 50 GHz × 4 hosts ÷ 100,000
    ["holds idle CPU where nobody gave it", { ghzPerHost: 100, hosts: 4 }, 2000, "▲ includes idle CPU"],
    [
      "is compared with the model",
      { ghzPerHost: 100, hosts: 4, idleGhzPerHost: 10 },
      1600,
      "▲ above the model",
    ],
    [
      "is not known where the hosts are no busier than an idle one",
      { ghzPerHost: 100, hosts: 4, idleGhzPerHost: 50 },
      "",
      "? CPU not above idle",
    ],
    ["below it too", { ghzPerHost: 100, hosts: 4, idleGhzPerHost: 49 }, 40, "▲ below the model"],
  ])("%s", (_, facts, figure, verdict) => {
    const tile = pageOf([run], { facts }).tile(4);
    expect([tile[1] === "" ? "" : Math.round(Number(tile[1])), tile[4]]).toEqual([figure, verdict]);
  });
});

describe("where latency turns", () => {
  const at = (outstandingIo: number, iops: number, latencyMs: number) =>
    sampleRun({
      case: `oio-${outstandingIo}`,
      workload: { blockSizeBytes: 4 * KIB, readPct: 70, randomPct: 100, outstandingIo },
      results: { iops, latencyMs },
    });

  test("two loads show nothing: the page reports what to run", () => {
    const { texts } = pageOf([at(8, 8000, 1), at(16, 10_000, 1.6)]);
    expect(texts).toContain("Where does latency turn? Not within these tests.");
    expect(
      texts.some((text) => text.startsWith("? Where latency turns: no workload was run at three loads")),
    ).toBe(true);
  });

  test("of three loads the best point is the last one before latency rises too much", () => {
    const { texts, charts } = pageOf([at(8, 8000, 1), at(16, 12_000, 1.33), at(32, 13_000, 2.46)]);
    expect(texts).toContain("Where does latency turn? Beyond 16 outstanding I/Os: 12,000 IOPS at 1.33 ms.");
    expect(charts[0]?.series.map(({ name }) => name)).toEqual(["Loads", "8", "16", "32"]);
  });

  test("a curve that does not turn reports up to where", () => {
    const { texts } = pageOf([at(8, 8000, 1), at(16, 16_000, 1), at(32, 32_000, 1)]);
    expect(texts).toContain("Where does latency turn? Not up to 32 outstanding I/Os.");
  });

  describe("of many tests", () => {
    /** Tests of which the last but one has the most IOPS, and the last one is the slowest. */
    const runs = (tests: number, missed: readonly number[] = []) =>
      Array.from({ length: tests }, (_, i) => ({
        ...sampleRun({
          case: `case-${i}`,
          workload: {
            blockSizeBytes: 4 * KIB,
            readPct: 70,
            outstandingIo: 8,
            latencyTargetUs: missed.includes(i) ? 100 + i : null,
          },
          results: { iops: 8000 + (i === tests - 1 ? 0 : i), latencyMs: 1 + i / 100 },
        }),
        datastore: `d${i}`,
      }));
    const names = (page: ReturnType<typeof pageOf>) =>
      page.charts[0]?.series.map(({ name }) => name.replace("4 KiB, 70% read, ", "")) ?? [];
    const about = ({ texts }: ReturnType<typeof pageOf>) =>
      texts.find((text) => text.startsWith("Gray lines")) ?? "";

    test("twelve have names, of thirteen the one with the most IOPS and the slowest, and all are drawn", () => {
      expect(names(pageOf(runs(12)))).toHaveLength(13);
      expect(names(pageOf(runs(12)))).not.toContain("All tests");
      expect(about(pageOf(runs(12)))).not.toMatch(/Named of|Not drawn/);
      const page = pageOf(runs(13));
      expect(names(page)).toEqual(["8 outstanding", "All tests", "d11", "d12"]);
      expect(about(page)).toMatch(
        /Labeled where there is room, of 13 tests: highest IOPS, slowest, furthest above its target\. Orange: target missed\.$/,
      );
      expect(page.charts[0]?.series[1]).toMatchObject({
        categories: { table: "Results", column: "IOPS" },
        values: { table: "Results", column: "Latency (ms)" },
      });
    });

    test.each([60, 1000])("those of %i that matter have names, wherever they are", (tests) => {
      const page = pageOf(runs(tests, [50, tests - 3]));
      const named = [tests - 2, tests - 1, 50, tests - 3].map((i) => `d${i}`);
      expect(names(page).slice(2).sort()).toEqual(named.sort());
    });

    test("missed targets that there is no room to name are counted, the worst are named", () => {
      const missed = Array.from({ length: 11 }, (_, i) => 20 + i);
      expect(about(pageOf(runs(60, missed.slice(0, 10))))).not.toContain("more test missed it");
      const page = pageOf(runs(60, missed));
      expect(about(page)).toContain(
        "furthest above its target (1 more test missed it). Orange: target missed.",
      );
      // 1.20 ms are 10.0 times 0.120 ms, 1.30 ms 10.0 times 0.130 ms: the last one is not as bad as all others.
      expect(names(page)).not.toContain("d30");
      expect(names(page)).toContain("d29");
    });

    test("of points that are together only the first has a name", () => {
      const labeled = (latency: readonly number[]) => {
        const near = latency.map((latencyMs, i) => ({
          ...sampleRun({
            case: `n${i}`,
            workload: { blockSizeBytes: 4 * KIB, latencyTargetUs: 1000 },
            results: { iops: 9000, latencyMs },
          }),
          datastore: `n${i}`,
        }));
        const series = pageOf([...runs(60), ...near]).charts[0]?.series ?? [];
        return series.filter(({ name, labels }) => name.startsWith("4 KiB, n") && labels).length;
      };
      expect(labeled([9, 9.5])).toBe(1);
      expect(labeled([7, 9.5])).toBe(2);
    });

    test("labels of few tests are not over each other: those without room are counted", () => {
      const at = (iops: number, latencyMs: number, name: string) =>
        sampleRun({ case: name, results: { iops, latencyMs } });
      const placesOf = (...drawn: ReturnType<typeof at>[]) => {
        const page = pageOf(drawn);
        const shown = (page.charts[0]?.series ?? []).map(({ labels }) => labels?.place ?? null);
        return [...shown, page.texts.find((text) => text.includes("Labeled"))];
      };
      const long = "n".repeat(40);
      const far = [at(10_000, 10, "most IOPS of all"), at(5000, 1, "far")];
      expect(placesOf(...far)).toEqual(["left", "right", undefined]);
      expect(placesOf(...far, at(5000, 1.8, "b"))).toEqual(["left", "right", "right", undefined]);
      expect(placesOf(...far, at(5000, 1.6, "b"))).toEqual(["left", "right", "left", undefined]);
      const [, , , , , about] = placesOf(...far, ...["a", "b", "c"].map((name) => at(5001, 1, name + long)));
      expect(about).toMatch(/ Labeled where there is room: 3 of 5 tests\.$/);
    });

    test("tests without latency are reported not to be drawn", () => {
      const silent = sampleRun({ case: "silent", results: { iops: 5 } });
      expect(about(pageOf([...runs(3), silent]))).toMatch(
        /Not drawn: 1 test without IOPS or latency in the files\.$/,
      );
    });

    test("a long name is cut at 40 characters, a shorter one is not", () => {
      const named = (length: number) => [
        sampleRun({ case: "n".repeat(length), results: { iops: 5, latencyMs: 1 } }),
      ];
      expect(names(pageOf(named(40)))).toEqual(["n".repeat(40)]);
      expect(names(pageOf(named(41)))).toEqual([`${"n".repeat(39)}…`]);
    });
  });

  test("a target of all loads is a line, and other tests are counted", () => {
    const loads = (target: (i: number) => number | null) =>
      [at(8, 8000, 1), at(16, 12_000, 1.33), at(32, 13_000, 2.46)].map((run, i) => {
        const ms = target(i);
        return { ...run, workload: { ...run.workload, latencyTargetUs: ms === null ? null : ms * 1000 } };
      });
    const names = (page: ReturnType<typeof pageOf>) => page.charts[0]?.series.map(({ name }) => name);
    expect(names(pageOf(loads(() => 2)))?.[0]).toBe("target 2 ms");
    expect(names(pageOf(loads(() => null)))?.[0]).toBe("Loads");
    const other = sampleRun({ case: "other", workload: { blockSizeBytes: KIB }, results: { iops: 9 } });
    expect(pageOf([...loads(() => 2), other]).texts).toContainEqual(
      expect.stringMatching(
        /Orange: the latency target of 2 ms\..* 1 other test of the report: sheet Results\.$/,
      ),
    );
  });
});

test("customer, project and version come from the sheet Facts", () => {
  const runs = [sampleRun({ toolVersion: "2.8.3", results: { iops: 1, latencyMs: 1 } })];
  const plain = pageOf(runs);
  expect([plain.title, plain.about]).toEqual(["Benchmark report", "hcibench-fio 2.8.3 · 1 test"]);
  const named = pageOf(runs, { entries: { customer: "=Nordwind", project: "Renewal", planVersion: "1.0" } });
  expect(named.title).toBe("=Nordwind");
  expect(named.about).toBe("Benchmark report · Renewal · hcibench-fio 2.8.3 · 1 test · version 1.0");
});

test("facts that are empty are named, and no more once they are filled in", () => {
  const facts = {
    hosts: 4,
    ghzPerHost: 100,
    coresPerHost: 32,
    idleGhzPerHost: 5,
    nicGbitPerHost: 25,
    ramGibPerHost: 512,
  };
  const run = sampleRun({ results: { iops: 1, latencyMs: 1 } });
  const empty = pageOf([run], { facts }).texts.find((text) =>
    text.startsWith("? Anything that depends on facts"),
  );
  expect(empty).toMatch(/missing from the files: usable capacity\. Fill them in on the sheet Facts\./);
  expect(pageOf([run], { facts: { ...facts, usableTib: 9 } }).texts).toContain(
    "All facts about the cluster are filled in.",
  );
});
