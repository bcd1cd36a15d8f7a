import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";
import type { Diagnostic } from "../model/benchmark/diagnostic";

/** What an import found. Nothing is silently dropped: what could not be read is a diagnostic. */
export interface ParseResult {
  runs: BenchmarkRun[];
  diagnostics: Diagnostic[];
}
