import type { RecordedInterval, UplinkRate } from "../../model/benchmark/hostRecording";
import { meanOfKnown } from "../../model/benchmark/meanOfKnown";
import type { HostColumn } from "./hostColumns";

/** Network units are decimal: esxtop's MBits are taken as 1,000,000 bits. */
const BITS_PER_MBIT = 1_000_000;

/** The figures of a row, without its time. */
export interface RowFigures extends Omit<RecordedInterval, "startMs" | "endMs"> {
  /** Mean over the processors' own columns beside a column for all, to tell whether processors are missing. */
  processorMeanPct: number | null;
}

/** @param values The values of the columns, `null` where a field is empty or no number. */
export function rowFigures(columns: readonly HostColumn[], values: readonly (number | null)[]): RowFigures {
  const used = cpuFigure(columns, values, "used");
  const uplinks = new Map<string, UplinkRate>();
  columns.forEach(({ counter }, index) => {
    if (!("uplink" in counter)) return;
    const name = counter.uplink;
    const rate = uplinks.get(name) ?? { name, transmitBitsPerSecond: null, receiveBitsPerSecond: null };
    uplinks.set(name, rate);
    const mbits = values[index] ?? null;
    if (mbits === null) return;
    // An uplink that moved to another switch has a column in each.
    const key = counter.figure === "transmit" ? "transmitBitsPerSecond" : "receiveBitsPerSecond";
    rate[key] = (rate[key] ?? 0) + mbits * BITS_PER_MBIT;
  });
  return {
    cpuUsedPct: used.total ?? used.mean,
    cpuUtilPct: cpuUtil(columns, values),
    uplinks: [...uplinks.values()],
    processorMeanPct: used.total === null ? null : used.mean,
  };
}

/** The mean of several rows, for rows that cannot be told apart in time. */
export function meanFigures(rows: readonly RowFigures[]): RowFigures {
  const [first] = rows;
  if (first && rows.length === 1) return first;
  const names = [...new Set(rows.flatMap(({ uplinks }) => uplinks.map(({ name }) => name)))];
  const of = (row: RowFigures, name: string) => row.uplinks.find((uplink) => uplink.name === name);
  return {
    cpuUsedPct: meanOfKnown(rows.map(({ cpuUsedPct }) => cpuUsedPct)),
    cpuUtilPct: meanOfKnown(rows.map(({ cpuUtilPct }) => cpuUtilPct)),
    processorMeanPct: meanOfKnown(rows.map(({ processorMeanPct }) => processorMeanPct)),
    uplinks: names.map((name) => ({
      name,
      transmitBitsPerSecond: meanOfKnown(rows.map((row) => of(row, name)?.transmitBitsPerSecond ?? null)),
      receiveBitsPerSecond: meanOfKnown(rows.map((row) => of(row, name)?.receiveBitsPerSecond ?? null)),
    })),
  };
}

function cpuUtil(columns: readonly HostColumn[], values: readonly (number | null)[]): number | null {
  const { total, mean } = cpuFigure(columns, values, "util");
  return total ?? mean;
}

/** A mean over some processors only would be none of the host: each must have its figure. */
function cpuFigure(
  columns: readonly HostColumn[],
  values: readonly (number | null)[],
  figure: "used" | "util",
): { total: number | null; mean: number | null } {
  let total: number | null = null;
  let sum = 0;
  let processors = 0;
  let complete = true;
  columns.forEach(({ counter }, index) => {
    if (!("processor" in counter) || counter.figure !== figure) return;
    const value = values[index] ?? null;
    if (counter.processor === "total") total = value;
    else if (value === null) complete = false;
    else {
      sum += value;
      processors += 1;
    }
  });
  return { total, mean: complete && processors > 0 ? sum / processors : null };
}
