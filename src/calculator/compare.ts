import type { Scalar } from "./coerce";
import { sameDigits } from "./decimal";

/** Types sort in this order when values of two types are compared. */
const TYPE_ORDER = ["number", "string", "boolean"];

/** Words in their order in a dictionary, `é` between `e` and `f`. */
const COLLATOR = new Intl.Collator("en");

/** Compares two values as `=`, `<` and `>` do: negative, 0 or positive. A blank equals 0, "" and FALSE. */
export function compareValues(left: Scalar, right: Scalar): number {
  const a = left ?? blankAs(right);
  const b = right ?? blankAs(left);
  if (typeof a === "number" && typeof b === "number") return sameDigits(a, b) ? 0 : a - b;
  if (typeof a === "string" && typeof b === "string") return compareTexts(a, b);
  if (typeof a === typeof b) return Number(a) - Number(b);
  return TYPE_ORDER.indexOf(typeof a) - TYPE_ORDER.indexOf(typeof b);
}

/** Compares two texts without regard to case. */
export function compareTexts(left: string, right: string): number {
  const a = left.toLowerCase();
  const b = right.toLowerCase();
  if (a === b) return 0;
  // The dictionary may hold different texts to be equal; Excel does not.
  return COLLATOR.compare(a, b) || (a < b ? -1 : 1);
}

function blankAs(other: Scalar): Exclude<Scalar, null> {
  if (typeof other === "string") return "";
  return typeof other === "boolean" ? false : 0;
}
