import { formatted } from "../../../calculator/numberFormat";

/** A format that depends on the number: from a bound on the one, else the other. */
const BY_SIZE = /^\[>=(\d+)\]([^;[]*);([^;[]*)$/;

/** A number as a chart shows it with a format; formats that HCI Planner does not write show it as General does. */
export function formatNumber(value: number, format: string): string {
  const [, bound, large = "", small = ""] = BY_SIZE.exec(format) ?? [];
  try {
    if (bound !== undefined) return formatted(value, value >= Number(bound) ? large : small);
    return formatted(value, format);
  } catch {
    return formatted(value, "General");
  }
}
