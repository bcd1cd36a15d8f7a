import fc from "fast-check";
import { emptyRun, type BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import type { HostMeasuredUse } from "../../../src/model/benchmark/hostMeasuredUse";
import type { Finding } from "../../../src/reports/findings/finding";
import { findings } from "../../../src/reports/findings/findings";
import { rules } from "../../../src/reports/findings/rules/rules";
import { contextOf } from "./say";

describe("whatever the files hold", () => {
  const NO_FIGURE = /NaN|Infinity|∞|undefined|\bnull\b|\[object|excellent|poor\b/;
  const textOf = ({ text, advice }: Finding): string => `${text} ${advice ?? ""}`;
  const amount = fc.option(
    fc.oneof(
      fc.constantFrom(0, 1, 2, 100, 4096, 1e-300, 1e300),
      fc.double({ min: 0, max: 1e9, noNaN: true }),
    ),
    { nil: null },
  );
  const share = fc.option(fc.double({ min: 0, max: 100, noNaN: true }), { nil: null });
  const known = fc.double({ min: 0, max: 1e9, noNaN: true });
  const name = fc.constantFrom("a", "b", "", "=1+1");

  /** Any value of a record's field by the field's own kind: a number or nothing, for the fields that are numbers. */
  const numbers = <T extends object>(like: T): fc.Arbitrary<T> =>
    fc.record(
      Object.fromEntries(Object.keys(like).map((key) => [key, key.endsWith("Pct") ? share : amount])),
    ) as unknown as fc.Arbitrary<T>;

  const blank = emptyRun("fio", "c", { file: "f", line: null });
  const run: fc.Arbitrary<BenchmarkRun> = fc
    .record({
      tool: fc.constantFrom("hcibench-fio", "hcibench-vdbench", "iometer", "vdbench"),
      case: name,
      job: fc.option(name, { nil: null }),
      datastore: fc.option(name, { nil: null }),
      vms: amount,
      vmsFinishedEarly: fc.option(fc.nat(3), { nil: null }),
      vdisks: amount,
      durationSeconds: amount,
      warmupSeconds: amount,
      workload: numbers(blank.workload),
      results: numbers(blank.results),
      percentiles: fc.constantFrom("measured", "floored", "derived", null),
      cpu: numbers(blank.cpu),
      hosts: fc.array(
        fc.record({
          name,
          cluster: fc.constant(null),
          cpuUsagePct: share,
          cpuUtilizationPct: share,
          memUsagePct: share,
        }),
        { maxLength: 3 },
      ),
      measuredUse: fc.option(
        fc.array(
          fc.record({
            host: name,
            cpuUsedPct: amount,
            cpuUtilPct: share,
            idleCpuPct: amount,
            logicalProcessors: amount,
            transmitBitsPerSecond: amount,
            receiveBitsPerSecond: amount,
            uplinks: fc.constant<HostMeasuredUse["uplinks"]>([]),
            coveredSeconds: known,
            source: name,
          }),
          { maxLength: 2 },
        ),
        { nil: null },
      ),
      members: fc.array(
        fc.record({
          name,
          iops: amount,
          throughputBytesPerSecond: amount,
          latencyMs: amount,
          finishedEarly: fc.boolean(),
        }),
        { maxLength: 4 },
      ),
      series: fc.option(
        fc.array(
          fc.record({ second: known, iops: known, throughputBytesPerSecond: known, latencyMs: amount }),
          { maxLength: 8 },
        ),
        { nil: null },
      ),
    })
    .map(({ percentiles, results, ...facts }) => ({
      ...blank,
      ...facts,
      tool: facts.tool as BenchmarkRun["tool"],
      results: { ...results, percentiles: percentiles as BenchmarkRun["results"]["percentiles"] },
    }));
  const runs = fc
    .array(run, { minLength: 1, maxLength: 4 })
    // Repeats of a run with another rate make pairs, which random runs never are.
    .chain((some) =>
      fc.tuple(fc.constant(some), fc.array(fc.tuple(fc.nat(3), amount, amount), { maxLength: 3 })),
    )
    .map(([some, repeats]) => [
      ...some,
      ...repeats.flatMap(([which, iops, size]) => {
        const one = some[which % some.length];
        return one
          ? [
              {
                ...one,
                job: null,
                workload: { ...one.workload, blockSizeBytes: size },
                results: { ...one.results, iops },
              },
            ]
          : [];
      }),
    ]);
  const above = (least: number) =>
    fc.option(fc.double({ min: least, max: 5000, noNaN: true }), { nil: null });
  const facts = fc.record({
    hosts: fc.option(fc.integer({ min: 1, max: 96 }), { nil: null }),
    ghzPerHost: above(1),
    coresPerHost: fc.option(fc.integer({ min: 1, max: 1024 }), { nil: null }),
    idleGhzPerHost: above(0),
    nicGbitPerHost: above(0.1),
    iopsLimitPerVdisk: above(1),
    ramGibPerHost: above(1),
    usableTib: above(0.01),
    storageShare: fc.option(fc.double({ min: 0.01, max: 1, noNaN: true }), { nil: null }),
    raid: fc.constantFrom(null, "RAID-5", "RAID-1", "RAID-6 4+2"),
  });

  test("a sentence never holds what is not a figure, and calls nothing excellent or poor", () => {
    fc.assert(
      fc.property(runs, facts, (some, given) => {
        const context = contextOf(some, { facts: given });
        const texts = rules.flatMap((rule) => [rule.missing(context), ...rule.find(context).map(textOf)]);
        expect(texts.filter((words) => words === "" || (words !== null && NO_FIGURE.test(words)))).toEqual(
          [],
        );
        expect(findings(rules, context).findings.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 150, seed: 7 },
    );
  });
});
