import type { ReportedFigure } from "../../model/benchmark/benchmarkRun";
import { PERCENTILES } from "./fioDirection";
import type { FioResultJob } from "./fioResult";
import type { JobLines } from "./jobLines";

/** A job, its name in the test, and where it stands. */
export interface NamedJob {
  name: string;
  job: FioResultJob;
  lines: JobLines;
}

/**
 * The figures under fio's own keys; beside them fio prints no units, only `lat_ns` has one in its name.
 *
 * @param named Jobs of one test: with several, the name of its job stands before each key.
 */
export function reportedFigures(named: readonly NamedJob[], file: string): ReportedFigure[] {
  return named.flatMap((one) => figuresOf(one, named.length > 1 ? `${one.name}: ` : "", file));
}

/** Less than a hundred: directions, keys and percentiles are those of this module, never words of a file. */
const LABELS = new Map<string, string>();

/** A label that was made before, if it was: thousands of jobs have the same few, which would take a third of their figures. */
function sharedLabel(label: string): string {
  const known = LABELS.get(label);
  if (known === undefined) LABELS.set(label, label);
  return known ?? label;
}

const DIRECTIONS = ["read", "write", "mixed"] as const;

function figuresOf({ job, lines }: NamedJob, prefix: string, file: string): ReportedFigure[] {
  const figures: ReportedFigure[] = [];
  const add = (label: string, value: number | null, ...keys: string[]) => {
    if (value === null) return;
    const text = prefix === "" ? sharedLabel(label) : prefix + label;
    figures.push({ label: text, value, unit: "", file, line: lines.of(...keys) });
  };
  for (const direction of DIRECTIONS) {
    const side = job.directions[direction];
    if (!side) continue;
    add(`${direction} iops`, side.iops, direction, "iops");
    add(`${direction} bw`, side.bw, direction, "bw");
    add(`${direction} bw_bytes`, side.bwBytes, direction, "bw_bytes");
    if (!side.latency) continue;
    const { kind, unit, mean, max, percentiles, percentileKind } = side.latency;
    const keyOf = (of: string) => (unit === "ns" ? `${of}_ns` : of);
    const [key, percentileKey] = [keyOf(kind), keyOf(percentileKind)];
    add(`${direction} ${key} mean`, mean, direction, key, "mean");
    add(`${direction} ${key} max`, max, direction, key, "max");
    for (const percentile of PERCENTILES) {
      const label = `${direction} ${percentileKey} percentile ${percentile}`;
      add(label, percentiles[percentile], direction, percentileKey, percentile);
    }
  }
  // Shares of the CPU time of the job itself, not of the host.
  add("usr_cpu", job.usrCpu, "usr_cpu");
  add("sys_cpu", job.sysCpu, "sys_cpu");
  return figures;
}
