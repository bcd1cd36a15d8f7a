import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";

/**
 * CPU of the machine that offered the load, as a share of its capacity.
 *
 * @returns `null` where the files do not say it; what HCIBench reports is the CPU of the hosts.
 */
export function generatorCpu({ tool, cpu }: BenchmarkRun): number | null {
  return tool.startsWith("hcibench") || cpu.usagePct === null ? null : cpu.usagePct / 100;
}
