import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { DiagnosticList } from "./diagnosticList";

/** Where the rows of a section leave what they hold. */
export interface StepOutput {
  /** Takes the run of a step that is complete. */
  found: (run: BenchmarkRun) => void;
  diagnostics: DiagnosticList;
  /** The copy of a name that is kept. */
  names: (name: string) => string;
}
