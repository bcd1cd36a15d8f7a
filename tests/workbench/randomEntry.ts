import type { Entry, Input } from "./model";
import type { Random } from "./randomNumbers";

/** Share of the entries that empty an input, where that is allowed. */
const EMPTIED = 0.15;

/** A value that an input accepts, or what it holds. */
export function randomEntry({ value, rule, allowBlank }: Input, random: Random): Entry["value"] {
  if (allowBlank && random() < EMPTIED) return null;
  if (rule.kind === "list") return rule.values[Math.floor(random() * rule.values.length)] ?? value;
  const { minimum, maximum } = rule;
  // Where the range spans orders of magnitude, small values count as much as large ones.
  const wide = minimum >= 0 && maximum / Math.max(minimum, 1) > 1000;
  const low = Math.max(minimum, 1e-3);
  const drawn = wide
    ? low * Math.exp(random() * Math.log(maximum / low))
    : minimum + random() * (maximum - minimum);
  const rounded = rule.kind === "whole" ? Math.round(drawn) : Number(drawn.toPrecision(4));
  return Math.min(maximum, Math.max(minimum, rounded));
}
