import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { inFull } from "../../../src/reports/findings/finding";
import { findings } from "../../../src/reports/findings/findings";
import { rules } from "../../../src/reports/findings/rules/rules";
import { REFERENCE_RUNS, sampleRun, type RunFacts } from "../sampleRuns";
import { contextOf, type Known } from "./say";

const idsOf = (runs: readonly BenchmarkRun[], known?: Known): string[] =>
  findings(rules, contextOf(runs, known)).findings.map(({ rule }) => rule);
const textOf = (id: string, runs: readonly BenchmarkRun[], known?: Known): string | undefined =>
  findings(rules, contextOf(runs, known))
    .findings.filter(({ rule }) => rule === id)
    .map(inFull)[0];

test("every rule has a title that fits next to its sentence", () => {
  for (const { id, title } of rules) expect([id, title.length > 3 && title.length <= 22]).toEqual([id, true]);
});

test("every rule has an id of its own", () => {
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

test("the reference runs: problems first, the standing sentences last", () => {
  const found = findings(rules, contextOf(REFERENCE_RUNS, { facts: { iopsLimitPerVdisk: 5000 } })).findings;
  expect(found.map(({ severity }) => severity)).toEqual([
    "problem", "problem", "caution", "note", "note", "note", "note", "note",
  ]); // prettier-ignore
  expect(found[0]?.text).toMatch(/^1 MiB, 0% read, sequential: 1 of 18 VMs finished early/);
  expect(found[1]?.text).toMatch(/measured 100\.2%\. This is the policy's ceiling/);
  expect(found.slice(-2).map(({ rule }) => rule)).toEqual(["reference-cluster", "planning-estimate"]);
});

test("at most eight sentences, the standing ones always among them", () => {
  const bad = sampleRun({
    tool: "iometer",
    vms: 1,
    vmsFinishedEarly: 1,
    workload: { blockSizeBytes: 4096, readPct: 100 },
    results: {
      errors: 1,
      iops: 1e5,
      throughputBytesPerSecond: 1e6,
      latencyMs: 40,
      readLatencyMs: 40,
      readP95Ms: 400,
      maxLatencyMs: 9000,
      percentiles: "measured",
    },
    cpu: { usagePct: 99 },
    durationSeconds: 5,
    members: [100, 1].map((iops, i) => ({
      name: `vm-${i}`,
      iops,
      throughputBytesPerSecond: null,
      latencyMs: null,
      finishedEarly: false,
    })),
  });
  const ids = idsOf([bad]);
  expect(ids).toHaveLength(8);
  expect(ids.slice(0, 4)).toEqual([
    "finished-early",
    "generator-errors",
    "generator-busy",
    "very-uneven-members",
  ]);
  expect(ids.slice(-2)).toEqual(["reference-cluster", "planning-estimate"]);
});

describe("a stronger explanation suppresses the weaker ones", () => {
  /** Explanations from the strongest to the weakest, and what a run is that has it. */
  const EXPLANATIONS: readonly [string, RunFacts][] = [
    ["generator-errors", { results: { errors: 1 } }],
    ["policy-limit", { vdisks: 10 }],
    ["latency-target-missed", { workload: { latencyTargetUs: 500 } }],
    ["cpu-bound", { cpu: { usagePct: 95 } }],
    ["network-near", { results: { throughputBytesPerSecond: 20e9 } }],
    ["saturated", { workload: { outstandingIo: 64 } }],
    ["cpu-close", { cpu: { usagePct: 75 } }],
  ];
  const known: Known = { facts: { iopsLimitPerVdisk: 1000, nicGbitPerHost: 25, hosts: 6 } };
  const base: RunFacts = {
    workload: { blockSizeBytes: 32768, readPct: 100, randomPct: 100 },
    results: { iops: 10_000, latencyMs: 2 },
    cpu: { usagePct: 75 },
  };
  /** The run with half the outstanding I/O that the saturated one is compared with. */
  const half = sampleRun({
    ...base,
    workload: { ...base.workload, outstandingIo: 32 },
    results: { iops: 9_900, latencyMs: 1 },
    cpu: {},
  });
  const withAll = (explanations: readonly [string, RunFacts][]): BenchmarkRun =>
    sampleRun(
      // The strongest last: where two say the same field, it wins.
      [...explanations].reverse().reduce<RunFacts>(
        (all, [, facts]) => ({
          ...all,
          ...facts,
          workload: { ...all.workload, ...facts.workload },
          results: { ...all.results, ...facts.results },
          cpu: { ...all.cpu, ...facts.cpu },
        }),
        base,
      ),
    );

  test.each(EXPLANATIONS.map(([id], i) => [id, i] as const))("%s above all below it", (id, i) => {
    const run = withAll(EXPLANATIONS.slice(i));
    const ids = idsOf([run, half], known);
    expect(EXPLANATIONS.map(([one]) => one).filter((one) => ids.includes(one))).toEqual([id]);
  });

  test("without any of them no limit is found", () => {
    const free = sampleRun({ ...base, cpu: { usagePct: 40 } });
    expect(idsOf([free], known)).toContain("no-limit-found");
    const limited = sampleRun({ ...base, cpu: { usagePct: 40 }, vdisks: 10 });
    expect(idsOf([limited], known)).not.toContain("no-limit-found");
  });

  test("of other runs it suppresses nothing", () => {
    const limited = sampleRun({ ...base, cpu: { usagePct: 40 }, vdisks: 10 });
    const bound = sampleRun({ ...base, cpu: { usagePct: 95 } });
    expect(idsOf([limited, bound], known)).toEqual(expect.arrayContaining(["policy-limit", "cpu-bound"]));
  });

  test("a bandwidth limit of two sizes is not reported where one of them is at the policy's limit", () => {
    const at = (blockSizeBytes: number, vdisks: number | null) =>
      sampleRun({
        vdisks,
        workload: { blockSizeBytes, readPct: 100 },
        results: { iops: 1e9 / blockSizeBytes, throughputBytesPerSecond: 1e9 },
      });
    const limit = { facts: { iopsLimitPerVdisk: 1e9 / 4096 } };
    expect(idsOf([at(4096, null), at(8192, null)], limit)).toContain("flat-throughput");
    expect(idsOf([at(4096, 1), at(8192, null)], limit)).not.toContain("flat-throughput");
  });
});

describe("one sentence a rule", () => {
  const early = (count: number, datastore: string) =>
    sampleRun({ vms: 10, vmsFinishedEarly: count, datastore });

  test("the worst run's, with the names of the others", () => {
    expect(textOf("finished-early", [early(1, "a"), early(3, "b")])).toMatch(
      /^fio-case-1732885165, b: 3 of 13 VMs .* Also: fio-case-1732885165, a\.$/,
    );
  });

  test("three are named, more are counted", () => {
    const runs = [1, 2, 3, 4, 5, 6].map((count) => early(count, `d${count}`));
    expect(textOf("finished-early", runs)).toMatch(
      /Also: fio-case-1732885165, d5; fio-case-1732885165, d4; fio-case-1732885165, d3; and 2 more\.$/,
    );
  });

  test("a good run is not counted among the bad", () => {
    const known: Known = { facts: { ghzPerHost: 100, idleGhzPerHost: 0 } };
    const run = (usagePct: number) => sampleRun({ case: `cpu-${usagePct}`, cpu: { usagePct } });
    const text = textOf("storage-share", [run(40), run(65), run(75)], known);
    expect(text).toMatch(/^cpu-75: .* Also: cpu-65\.$/);
    expect(textOf("storage-share", [run(40), run(50)], known)).toMatch(/^cpu-50: .* Also: cpu-40\.$/);
  });
});

test("rules without what they need are listed with the reason", () => {
  const { notEvaluated } = findings(rules, contextOf([sampleRun()]));
  expect(notEvaluated).toContainEqual({ rule: "policy-limit", because: "IOPS limit per vDisk" });
  expect(notEvaluated).toContainEqual({ rule: "storage-share", because: "CPU capacity of a host in GHz" });
  expect(notEvaluated.every(({ because }) => because !== "")).toBe(true);
});

test("a changed threshold changes what is found", () => {
  const context = contextOf([sampleRun({ cpu: { usagePct: 75 } })]);
  const found = (CpuBound: number) =>
    findings(rules, { ...context, thresholds: { ...context.thresholds, CpuBound } }).findings.map(
      ({ rule }) => rule,
    );
  expect(found(0.9)).not.toContain("cpu-bound");
  expect(found(0.7)).toContain("cpu-bound");
});
