import { plausible } from "../../figures/plausible";

/** Reads `74187.20 IO/S`: value, unit text and printed decimals; `null` where it is no figure that a test can have. */
export function parseFigure(text: string): { value: number; unit: string; decimals: number } | null {
  // Digits behind a blank or a comma would be taken for the unit, and the figure for a thousandth of itself.
  const match = /^(\d+(?:\.(\d+))?(?:e[+-]?\d+)?)(?![\s.,'’]*\d)(.*)$/i.exec(text);
  const value = plausible(Number(match?.[1]));
  if (!match || value === null) return null;
  return { value, unit: (match[3] ?? "").trim(), decimals: match[2]?.length ?? 0 };
}
