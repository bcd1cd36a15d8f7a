import type { CheckedRun } from "../checks/checkedRun";
import { madeNoIo } from "../runs/madeNoIo";
import { targetMs } from "../measures/targetMs";
import { sharesHosts } from "../runs/sharesHosts";
import { testNumber } from "../checks/testNumber";

/** The test that the files show to be worst against its latency target. */
export interface TargetedTest {
  test: number;
  targetMs: number;
  /** p95 as a multiple of the target; 0 where the files have no measured p95. */
  times: number;
}

/** The test whose 95th percentile is worst against its latency target; `undefined` where no test has a target. */
export function testOfP95(checked: readonly CheckedRun[]): TargetedTest | undefined {
  const tests = checked.flatMap(({ run }, i): TargetedTest[] => {
    const target = targetMs(run);
    const { readP95Ms, writeP95Ms, percentiles } = run.results;
    const isMeasured =
      percentiles !== null && percentiles !== "derived" && !run.vmsFinishedEarly && !madeNoIo(run);
    const worst = isMeasured ? Math.max(readP95Ms ?? 0, writeP95Ms ?? 0) : 0;
    return target === null ? [] : [{ test: testNumber(i), targetMs: target, times: worst / target }];
  });
  return tests.sort((a, b) => b.times - a.times)[0];
}

/** The number of the test with the most IOPS of which the CPU is known, else of the one with the most IOPS. */
export function testOfCpu(checked: readonly CheckedRun[]): number | undefined {
  const runs = checked.map(({ run }) => run);
  const usable = checked
    .map(({ run }, i) => ({ run, test: testNumber(i) }))
    .filter(
      ({ run }) => (run.results.iops ?? 0) > 0 && !(run.vmsFinishedEarly ?? 0) && !sharesHosts(run, runs),
    )
    .sort((a, b) => (b.run.results.iops ?? 0) - (a.run.results.iops ?? 0));
  const known = usable.find(({ run }) => run.measuredUse !== null || run.cpu.usagePct !== null) ?? usable[0];
  return known?.test;
}
