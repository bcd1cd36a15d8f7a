import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { formatBlockSize } from "../../model/units/blockSize";

/**
 * Says in a few words what a run did: "4 KiB, 70 % read, random". What the files do not say is left out; the case
 * name stands in where nothing is known.
 */
export function runLabel(run: BenchmarkRun): string {
  const { blockSizeBytes, readPct, randomPct } = run.workload;
  const parts = [
    blockSizeBytes === null ? null : formatBlockSize(blockSizeBytes),
    readPct === null ? null : `${Number(readPct.toPrecision(3))} % read`,
    randomPct === null ? null : randomness(randomPct),
  ].filter((part) => part !== null);
  return parts.length === 0 ? run.case : parts.join(", ");
}

function randomness(randomPct: number): string {
  if (randomPct === 100) return "random";
  return randomPct === 0 ? "sequential" : `${Number(randomPct.toPrecision(3))} % random`;
}

/** Labels of several runs, told apart by datastore, job, day or number where the words alone do not. */
export function runLabels(runs: readonly BenchmarkRun[]): string[] {
  const plain = runs.map(runLabel);
  const detailed = runs.map((run, i) => {
    const alike = runs.filter((_, j) => plain[j] === plain[i]);
    const datastore = differs(alike, (other) => other.datastore) ? run.datastore : null;
    const job = differs(alike, (other) => other.job) ? run.job : null;
    const day = differs(alike, dayOf) ? dayOf(run) : null;
    return [plain[i] ?? "", datastore, job, day].filter((part) => part !== null).join(", ");
  });
  const seen = new Map<string, number>();
  return detailed.map((label) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return detailed.filter((other) => other === label).length > 1 ? `${label} (${count})` : label;
  });
}

/** Day on which a run started, `2024-11-29`. */
function dayOf(run: BenchmarkRun): string | null {
  return run.startedAt?.slice(0, "2024-11-29".length) ?? null;
}

function differs(runs: readonly BenchmarkRun[], key: (run: BenchmarkRun) => string | null): boolean {
  return new Set(runs.map(key)).size > 1;
}
