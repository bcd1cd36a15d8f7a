/** Three significant digits: a finding is read, not calculated with. */
export function figure(value: number): string {
  const rounded = Number(value.toPrecision(3));
  return Math.abs(rounded) >= 1000 ? rounded.toLocaleString("en-US") : String(rounded);
}

/** A share as per cent, three significant digits. */
export function percent(share: number): string {
  return `${figure(share * 100)} %`;
}

/** A share near 1 as per cent, to one decimal: 100.2 % of a limit is not 100 %. */
export function percentOfLimit(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

/** A change as per cent with its sign: `+6.4 %`. */
export function change(share: number): string {
  return `${share > 0 ? "+" : ""}${percent(share)}`;
}

/** "1 VM", "2 VMs". */
export function count(number: number, what: string): string {
  return `${number.toLocaleString("en-US")} ${what}${number === 1 ? "" : "s"}`;
}

/** Names in a sentence: the first three, and how many more there are. */
export function names(all: readonly string[]): string {
  const named = all.slice(0, MOST_NAMED).join("; ");
  return all.length > MOST_NAMED ? `${named}; and ${all.length - MOST_NAMED} more` : named;
}

const MOST_NAMED = 3;
