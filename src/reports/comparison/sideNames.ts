import { plainNames } from "./plainNames";

/** What the two sides are called in sentences, and over figures. */
export interface SideNames {
  baseline: string;
  variant: string;
  heads: readonly [string, string];
}

/** Characters of a name over a column of figures. */
const MAX_HEAD_LENGTH = 12;

/**
 * The names of the first import and of a variant. Names that are too long for a column are not used there.
 *
 * @param imports Names of all imports.
 * @param variant Place of the variant among them.
 */
export function sideNames(imports: readonly string[], variant: number): SideNames {
  const names = plainNames(imports);
  const [before = "", after = ""] = [names[0], names[variant]];
  const fit = before.length <= MAX_HEAD_LENGTH && after.length <= MAX_HEAD_LENGTH;
  return { baseline: before, variant: after, heads: fit ? [before, after] : ["Baseline", "Variant"] };
}
