import type { ParseResult } from "../parseResult";
import { joinLogs } from "./joinLogs";
import { ResultReader } from "./resultReader";

/**
 * Reads the results in a text, such as a pasted one.
 *
 * @param name What the text is called in diagnostics, and the case where the text names none.
 */
export function parseIometerText(text: string, name: string): ParseResult {
  const reader = new ResultReader(name);
  reader.push(text);
  const { runs, logged, diagnostics } = reader.end();
  return { runs: joinLogs(runs, logged), diagnostics };
}
