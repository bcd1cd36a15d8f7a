import { holdsResults } from "./hcibench/holdsResults";
import { runsOfResultText } from "./hcibench/textRuns";
import type { ParseResult } from "./parseResult";

/** A reader of one tool's text output at once: what a cell function and a paste need, without streams. */
interface TextImporter {
  label: string;
  detect(text: string): boolean;
  parse(text: string, name: string): ParseResult;
}

/** Every reader of text, in the order in which they are asked. */
const textImporters: TextImporter[] = [
  { label: "HCIBench", detect: holdsResults, parse: (text, name) => runsOfResultText(text, name, name) },
];

/**
 * Reads benchmark results from a text.
 *
 * @param name What the text is called in diagnostics, and the case where the text names none.
 * @returns `null` where no reader claims the text.
 */
export function importText(text: string, name: string): ParseResult | null {
  return textImporters.find(({ detect }) => detect(text))?.parse(text, name) ?? null;
}

/** The tools whose text is read, for messages. */
export const TEXT_TOOLS = textImporters.map(({ label }) => label).join(", ");
