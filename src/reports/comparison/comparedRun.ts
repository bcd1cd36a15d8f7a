import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { CpuKnown } from "../runs/cpuSources";

/** A run that is compared: its CPU is the host CPU that the whole report uses. */
export interface ComparedRun extends BenchmarkRun {
  cpuKnown?: CpuKnown;
}

/** The run with the host CPU of the report as a share; without one where the report knows none. */
export function comparedRun(run: BenchmarkRun, cpu: { share: number; known: CpuKnown } | null): ComparedRun {
  return {
    ...run,
    cpu: { ...run.cpu, usagePct: cpu === null ? null : cpu.share * 100 },
    ...(cpu === null ? {} : { cpuKnown: cpu.known }),
  };
}
