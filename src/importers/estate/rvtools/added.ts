/** A sum with one more value: what is not known adds nothing, and a sum of nothing known is `null`. */
export function added(sum: number | null, value: number | null): number | null {
  return value === null ? sum : (sum ?? 0) + value;
}
