import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import { formatBlockSize } from "../../model/units/blockSize";
import { groupBy } from "../../model/groupBy";

/**
 * Says in a few words what a run did: "4 KiB, 70 % read, random". What the files do not say is left out; the case
 * name stands in where nothing is known.
 */
export function runLabel(run: BenchmarkRun): string {
  const { blockSizeBytes, readPct, randomPct } = run.workload;
  const parts = [
    blockSizeBytes === null ? null : formatBlockSize(blockSizeBytes),
    readPct === null ? null : `${Number(readPct.toPrecision(3))}% read`,
    randomPct === null ? null : randomness(randomPct),
  ].filter((part) => part !== null);
  return parts.length === 0 ? run.case : parts.join(", ");
}

function randomness(randomPct: number): string {
  if (randomPct === 100) return "random";
  return randomPct === 0 ? "sequential" : `${Number(randomPct.toPrecision(3))}% random`;
}

/**
 * Labels of several runs, distinguished by import, or else also by datastore, job, requested rate, day, short name or number
 * where the words alone do not.
 *
 * @param importOf The name of the import that a run is of, where they are of several.
 */
export function runLabels(
  runs: readonly BenchmarkRun[],
  importOf: ReadonlyMap<BenchmarkRun, string> = new Map<BenchmarkRun, string>(),
): string[] {
  const detailed = new Map<BenchmarkRun, string>();
  const ofImport: Detail = (run) => importOf.get(run) ?? null;
  for (const [plain, alike] of groupBy(runs, runLabel)) {
    const kinds = (detail: Detail): number => new Set(alike.map(detail)).size;
    const differs = (detail: Detail): boolean => kinds(detail) > 1;
    const isEnough = alike.length > 1 && kinds(ofImport) === alike.length;
    const details = isEnough ? [ofImport] : [ofImport, ...DETAILS].filter(differs);
    const parts = details.length > 0 || !differs(nameOf) || plain === alike[0]?.case ? details : [nameOf];
    for (const run of alike) {
      const known = parts.map((part) => part(run)).filter((part) => part !== null);
      detailed.set(run, [plain, ...known].join(", "));
    }
  }
  const labels = runs.map((run) => detailed.get(run) ?? "");
  const groups = groupBy(labels, (label) => label);
  const seen = new Map<string, number>();
  return labels.map((label) => {
    const count = (seen.get(label) ?? 0) + 1;
    seen.set(label, count);
    return (groups.get(label)?.length ?? 0) > 1 ? `${label} (${count})` : label;
  });
}

type Detail = (run: BenchmarkRun) => string | null;

/** What tells runs of one label apart, as far as it differs among them. */
const DETAILS: readonly Detail[] = [({ datastore }) => datastore, ({ job }) => job, rateOf, dayOf];

/** The rate that the load generator was held to. */
function rateOf({ workload: { requestedIops } }: BenchmarkRun): string | null {
  return requestedIops === null
    ? null
    : `${Math.round(requestedIops).toLocaleString("en-US")} IOPS requested`;
}

/** A longer name, as HCIBench makes them, repeats the workload. */
const MAX_NAME = 40;

/** The name of a run where nothing else tells it apart: the heading of its results in a document. */
function nameOf(run: BenchmarkRun): string | null {
  return run.case.length <= MAX_NAME ? run.case : null;
}

/** Day on which a run started, `2024-11-29`. */
function dayOf(run: BenchmarkRun): string | null {
  return run.startedAt?.slice(0, "2024-11-29".length) ?? null;
}
