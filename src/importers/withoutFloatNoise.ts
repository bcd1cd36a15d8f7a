import type { BenchmarkRun } from "../model/benchmark/benchmarkRun";

/** Digits that every number holds exactly. */
const EXACT_DIGITS = 15;

/** Digits of a figure that sums and divisions leave tidy; with more of them the last ones may be figures. */
const TIDY_DIGITS = 12;

/** A side of the I/O that is this much smaller than the whole is what subtracting left over: no test does so many I/Os. */
const LEFT_OVER = 1e-12;

/**
 * A run without the noise of binary fractions: 531457999.99999994 is 531458000, and 7.1e-15 write IOPS of 1,000 are 0. A
 * figure of up to 15 digits is not touched. What the tool printed is kept as it is.
 */
export function withoutFloatNoise(run: BenchmarkRun): BenchmarkRun {
  const tidy = tidyValue(run, "reported");
  const { iops, readIops, writeIops } = tidy.results;
  const [readNone, writeNone] = [isLeftOver(readIops, iops), isLeftOver(writeIops, iops)];
  if (!readNone && !writeNone) return tidy;
  const sides = { readIops: readNone ? 0 : readIops, writeIops: writeNone ? 0 : writeIops };
  return { ...tidy, results: { ...tidy.results, ...sides } };
}

function isLeftOver(side: number | null, whole: number | null): boolean {
  return side !== null && side !== 0 && whole !== null && Math.abs(side) < whole * LEFT_OVER;
}

/** A value in which nothing changes is not copied: files have tens of thousands of runs. What `untouched` names stays as it is. */
function tidyValue<Value>(value: Value, untouched?: keyof Value): Value {
  if (typeof value === "number") return tidyNumber(value) as Value;
  if (typeof value !== "object" || value === null) return value;
  const before = value as Readonly<Record<string, unknown>>;
  let tidy: Record<string, unknown> | null = null;
  for (const key in before) {
    if (key === untouched) continue;
    const untidy = before[key];
    const each = tidyValue(untidy);
    if (each === untidy) continue;
    tidy ??= (Array.isArray(value) ? [...(value as unknown[])] : { ...value }) as Record<string, unknown>;
    tidy[key] = each;
  }
  return (tidy ?? value) as Value;
}

function tidyNumber(value: number): number {
  if (Number.isInteger(value) || !Number.isFinite(value) || isShort(value)) return value;
  const rounded = Number(value.toPrecision(EXACT_DIGITS));
  if (rounded === value) return value;
  return rounded === Number(value.toPrecision(TIDY_DIGITS)) ? rounded : value;
}

/** Nearly all figures have few decimals, and are tidy without their digits being written. */
function isShort(value: number): boolean {
  return Math.abs(value) < 1e9 && Math.round(value * 1e6) / 1e6 === value;
}
