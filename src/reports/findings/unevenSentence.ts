import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { membersByIops } from "../measures/membersByIops";
import { median, spread } from "../measures/spread";
import { figure, names, percent } from "./figure";
import type { Finding } from "./finding";
import type { RunFinding } from "./runRule";

/** What is said of VMs of which some got less than others; `farOff` is the share off the median from which they are named. */
export function unevenSentence(
  run: BenchmarkRun,
  severity: Finding["severity"],
  farOff: number,
): RunFinding | null {
  const members = membersByIops(run);
  const [slowest] = members;
  const fastest = members.at(-1);
  const uneven = spread(members.map(({ iops }) => iops));
  if (!slowest || !fastest || uneven === null) return null;
  const middle = median(members.map(({ iops }) => iops));
  const off = members.filter(({ iops }) => Math.abs(iops - middle) > farOff * middle);
  const listed =
    off.length === 0
      ? ""
      : ` More than ${percent(farOff)} from the median: ${names(off.map(({ name }) => name))}.`;
  const what = run.tool.startsWith("hcibench") ? "VMs" : "workers";
  return {
    severity,
    text: `uneven ${what}: ${figure(slowest.iops)}–${figure(fastest.iops)} IOPS (standard deviation ${percent(uneven)} of the mean), slowest ${slowest.name}.${listed}`,
    advice: "Check placement, and whether all have the same number of vDisks.",
    weight: uneven,
  };
}
