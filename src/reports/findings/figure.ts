/** No test reaches a figure like this: a damaged file does, and its digits are not worth reading. */
const BEYOND_ALL_TESTS = 1e15;

/** Three significant digits: a finding is read, not calculated with. */
export function figure(value: number): string {
  return withDigits(value, DIGITS);
}

/** The same, with as many digits more as it takes to differ from a limit: 15.01 next to 15. */
export function figureNextTo(limit: number, value: number): string {
  let digits = DIGITS;
  while (digits < MAX_DIGITS && value !== limit && Number(value.toPrecision(digits)) === limit) digits += 1;
  return withDigits(value, digits);
}

const DIGITS = 3;

/** As many as Excel has. */
const MAX_DIGITS = 15;

function withDigits(value: number, digits: number): string {
  if (!Number.isFinite(value)) return "(not a finite number)";
  const rounded = Number(value.toPrecision(digits));
  const size = Math.abs(rounded);
  return size >= 1000 && size < BEYOND_ALL_TESTS
    ? rounded.toLocaleString("en-US", { maximumFractionDigits: digits })
    : String(rounded);
}

/** A throughput in decimal units, bytes and bits by name: "1.05 GB/s (gigabytes), 8.39 Gb/s (gigabits)". */
export function rate(bytesPerSecond: number): string {
  const [bytes, bits] = [bytesPerSecond / 1e9, (bytesPerSecond * 8) / 1e9];
  return `${figure(bytes)} GB/s (gigabytes), ${figure(bits)} Gb/s (gigabits)`;
}

/** A share as per cent, three significant digits. */
export function percent(share: number): string {
  return `${figure(share * 100)}%`;
}

/** A share near 1 as per cent, to one decimal: 100.2 % of a limit is not 100 %. */
export function percentOfLimit(share: number): string {
  return `${(share * 100).toFixed(1)}%`;
}

/** A change as per cent with its sign, to one decimal where it is small: `+6.4 %`. */
export function change(share: number): string {
  const size = Math.abs(share * 100);
  const digits = size < 100 ? size.toFixed(1) : figure(size);
  if (Number(digits) === 0) return "0.0%";
  return `${share > 0 ? "+" : "−"}${digits}%`;
}

/** "1 VM", "2 VMs". */
export function count(number: number, what: string): string {
  return `${number.toLocaleString("en-US")} ${what}${number === 1 ? "" : "s"}`;
}

/** Names in a sentence: the first three, and how many more there are. */
export function names(all: readonly string[]): string {
  const named = all.slice(0, MAX_NAMED).join("; ");
  return all.length > MAX_NAMED ? `${named}; and ${all.length - MAX_NAMED} more` : named;
}

const MAX_NAMED = 3;
