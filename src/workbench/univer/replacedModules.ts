import { EAST_ASIAN_LETTERS } from "./eastAsianLetters";
import { GLYPH_SHAPES } from "./glyphShapes";
import { HYPHENATION, LANGUAGES } from "./hyphenation";
import type { ReplacedModule } from "./replacedModule";

/** What the build puts in place of modules that Univer imports. */
export const REPLACED_MODULES: readonly ReplacedModule[] = [
  EAST_ASIAN_LETTERS,
  GLYPH_SHAPES,
  HYPHENATION,
  LANGUAGES,
];
