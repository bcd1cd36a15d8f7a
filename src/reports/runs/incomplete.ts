import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { madeNoIo } from "./madeNoIo";

/** Why the figures of a run are not those of a complete test, which nothing can be compared with; `null` where they are. */
export function whyIncomplete(run: BenchmarkRun): string | null {
  const { vmsFinishedEarly, results } = run;
  if (madeNoIo(run)) return "no I/O";
  if ((vmsFinishedEarly ?? 0) > 0) return "VMs finished early";
  return results.errors !== null && results.errors > 0 ? "errors" : null;
}
