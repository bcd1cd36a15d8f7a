import type { ParseResult } from "../parseResult";
import { parseDiskspdText } from "./diskspdText";
import { parseDiskspdXml } from "./diskspdXml";

const XML = /<Results>\s*<System>/;
/** Results with their headings, or, where only a part was copied, a table of I/O. */
const TEXT =
  /^[ \t]*(?:Results for timespan \d+:|Input parameters:\s+timespan:\s+\d|thread[ \t]*\|[ \t]*bytes[ \t]*\|)/m;

/** Whether a text, or the beginning of one, is a result of diskspd as text or XML. */
export function looksLikeDiskspd(text: string): boolean {
  return (XML.test(text) && /<Tool>|<Profile>|<TimeSpan/.test(text)) || TEXT.test(text);
}

/**
 * Reads a result of diskspd, as text or XML.
 *
 * @param name What the text is called: the file of diagnostics and, without its extension, the case.
 * @param series Whether the time series is read too, which only the XML holds.
 */
export function parseDiskspd(text: string, name: string, series = false): ParseResult {
  return XML.test(text) ? parseDiskspdXml(text, name, series) : parseDiskspdText(text, name);
}
