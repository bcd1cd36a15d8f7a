import type { BenchmarkRun } from "../../../model/benchmark/benchmarkRun";
import { figure, names, percent } from "../figure";
import { limitsReached } from "../policyLimit";
import { runRule } from "../runRule";
import { median, spread } from "../spread";

/** Some VMs got much less than others. Where an IOPS limit holds them, their spread says nothing about the cluster. */
export const unevenMembers = runRule({
  id: "uneven-members",
  cause: "spread",
  knows: ({ runs, facts, thresholds }) => limitsReached(runs, facts.iopsLimitPerVdisk, thresholds.LimitBand),
  says: (run, { thresholds }, limitReached: number | null) => {
    if (limitReached !== null) return null;
    const members = ioOfMembers(run);
    const [slowest] = members;
    const fastest = members.at(-1);
    const uneven = spread(members.map(({ iops }) => iops));
    if (!slowest || !fastest || uneven === null || uneven <= thresholds.VmSpread) return null;
    const middle = median(members.map(({ iops }) => iops));
    const off = members.filter(({ iops }) => Math.abs(iops - middle) > thresholds.VmSpreadProblem * middle);
    const listed =
      off.length === 0
        ? ""
        : ` More than ${percent(thresholds.VmSpreadProblem)} off the median: ${names(off.map(({ name }) => name))}.`;
    const what = run.tool.startsWith("hcibench") ? "VMs" : "workers";
    return {
      severity: uneven > thresholds.VmSpreadProblem ? "problem" : "caution",
      text: `uneven ${what}: ${figure(slowest.iops)}–${figure(fastest.iops)} IOPS (standard deviation ${percent(uneven)} of the mean), slowest ${slowest.name}.${listed}`,
      advice: "Check placement, and whether all have the same number of vDisks.",
      weight: uneven,
    };
  },
});

/** The members in the totals with their IOPS, the slowest first. */
function ioOfMembers({ members }: BenchmarkRun): { name: string; iops: number }[] {
  return members
    .flatMap(({ name, iops, finishedEarly }) => (finishedEarly || iops === null ? [] : [{ name, iops }]))
    .sort((a, b) => a.iops - b.iops);
}
