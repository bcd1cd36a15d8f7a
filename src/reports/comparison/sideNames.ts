import type { ComparedVariant } from "./comparedRows";
import { firstCharacters } from "../../workbook/firstCharacters";

/** What the two sides are called in sentences, and over figures. */
export interface SideNames {
  baseline: string;
  variant: string;
  heads: readonly [string, string];
}

/** Characters of a name in a sentence, and over a column of figures. */
const MAX_NAME_LENGTH = 40;
const MAX_HEAD_LENGTH = 12;

/** The names of imports without what files are called for; names that are too long for a column are not used there. */
export function sideNames({ baseline, variant }: Pick<ComparedVariant, "baseline" | "variant">): SideNames {
  const [before, after] = [plain(baseline.name), plain(variant.name)];
  const fit = before.length <= MAX_HEAD_LENGTH && after.length <= MAX_HEAD_LENGTH && before !== after;
  return { baseline: before, variant: after, heads: fit ? [before, after] : ["Baseline", "Variant"] };
}

function plain(name: string): string {
  const bare = name.replace(/\.(zip|csv|json|txt)$/i, "");
  return bare.length <= MAX_NAME_LENGTH ? bare : `${firstCharacters(bare, MAX_NAME_LENGTH - 1)}…`;
}
