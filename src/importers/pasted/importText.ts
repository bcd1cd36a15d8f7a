import { finiteRuns } from "../finiteRuns";
import { latencyShares } from "../latencyShares";
import type { ParseResult } from "../parseResult";
import { textFormats } from "../textFormats";
import { withoutFloatNoise } from "../withoutFloatNoise";

/**
 * Reads the benchmark results of every tool from a text.
 *
 * @param name What the text is called in diagnostics, and the case where the text names none.
 * @returns `null` where no format claims the text.
 */
export function importText(text: string, name: string): ParseResult | null {
  const formats = textFormats.filter(({ looksLike }) => looksLike(text));
  if (formats.length === 0) return null;
  const parsed = formats.map((format) => latencyShares(finiteRuns(format.parse(text, name))));
  return {
    runs: parsed.flatMap(({ runs }) => runs.map(withoutFloatNoise)),
    diagnostics: parsed.flatMap(({ diagnostics }) => diagnostics),
  };
}
