import { finiteRuns } from "../finiteRuns";
import type { ParseResult } from "../parseResult";
import { textFormats } from "../textFormats";

/**
 * Reads benchmark results from a text.
 *
 * @param name What the text is called in diagnostics, and the case where the text names none.
 * @returns `null` where no format claims the text.
 */
export function importText(text: string, name: string): ParseResult | null {
  const format = textFormats.find(({ looksLike }) => looksLike(text));
  return format ? finiteRuns(format.parse(text, name)) : null;
}
