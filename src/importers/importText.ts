import {
  looksLikeCrystalDiskMark,
  parseCrystalDiskMarkText,
} from "./crystaldiskmark/parseCrystalDiskMarkText";
import { looksLikeDiskspd, parseDiskspd } from "./diskspd/parseDiskspd";
import { finiteRuns } from "./finiteRuns";
import { looksLikeFio, parseFioText } from "./fio/parseFioText";
import { holdsResults } from "./hcibench/holdsResults";
import { runsOfResultText } from "./hcibench/textRuns";
import { looksLikeIometer } from "./iometer/looksLikeIometer";
import { parseIometerText } from "./iometer/parseIometerText";
import { looksLikeVdbench, parseVdbenchText } from "./vdbench/parseVdbenchText";
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
  { label: "Iometer", detect: looksLikeIometer, parse: parseIometerText },
  { label: "fio", detect: looksLikeFio, parse: parseFioText },
  { label: "vdbench", detect: looksLikeVdbench, parse: parseVdbenchText },
  { label: "diskspd", detect: looksLikeDiskspd, parse: parseDiskspd },
  { label: "CrystalDiskMark", detect: looksLikeCrystalDiskMark, parse: parseCrystalDiskMarkText },
];

/**
 * Reads benchmark results from a text.
 *
 * @param name What the text is called in diagnostics, and the case where the text names none.
 * @returns `null` where no reader claims the text.
 */
export function importText(text: string, name: string): ParseResult | null {
  const importer = textImporters.find(({ detect }) => detect(text));
  return importer ? finiteRuns(importer.parse(text, name)) : null;
}

/** The tools whose text is read, for messages. */
export const TEXT_TOOLS = textImporters.map(({ label }) => label).join(", ");
