import type { ResultBlock } from "../../../../src/importers/hcibench/text/resultText";
import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";

/** The block of a result text with these figures, each a line in the order given. */
export function resultBlock(figures: Readonly<Record<string, string>>): ResultBlock {
  const lines = Object.entries(figures).map(([label, value]) => `${label} = ${value}`);
  const [block] = parseResultText(lines.join("\n"), "x-res.txt").blocks;
  if (!block) throw new Error("no block");
  return block;
}
