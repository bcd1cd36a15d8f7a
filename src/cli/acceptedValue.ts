import { badInput } from "../model/errors";
import { type Accepts, describeAccepted, isAccepted } from "../sheets/accepts";

/**
 * A value from the command line or a file, if its cell would accept it.
 *
 * @param where What the value is called where it comes from.
 */
export function acceptedValue(given: unknown, accepts: Accepts, where: string): string | number {
  if ("text" in accepts) {
    if (typeof given === "string" || typeof given === "number") return String(given);
  } else if ("oneOf" in accepts) {
    if (typeof given === "string" && accepts.oneOf.includes(given)) return given;
  } else {
    const value = numberOf(given, "share" in accepts);
    if (isAccepted(value, accepts)) return value;
  }
  const quoted = typeof given === "string" ? given : JSON.stringify(given);
  throw badInput(`${where} is "${quoted}": use ${describeAccepted(accepts)}`);
}

/** `0.6` or `"0.6"`, and of a share `"60%"`. */
function numberOf(given: unknown, isShare: boolean): number {
  const text = String(given).trim();
  if (!/^[\d.]+\s*%?$/.test(text)) return NaN;
  if (!text.endsWith("%")) return Number(text);
  return isShare ? Number(text.slice(0, -1)) / 100 : NaN;
}
