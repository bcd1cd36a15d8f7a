import type { TextSection } from "../../../../src/importers/hcibench/text/textSections";
import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";
import { textSections } from "../../../../src/importers/hcibench/text/textSections";

/** The first section of a result text. */
export function textSection(text: string): TextSection {
  const [section] = textSections(parseResultText(text, "x-res.txt"));
  if (!section) throw new Error("no section");
  return section;
}
