import type { SourcePatch } from "./sourcePatch";

const ENGINE = { package: "@univerjs/engine-formula", version: "0.25.1" };

/**
 * Univer keeps the parsed form of 5,000 formulas.
 *
 * - Wrong in 0.25: a workbook with one more is parsed again on every edit, because formulas are asked for in the same order
 *   each time, and the cache drops the one that was asked for longest ago.
 * - Why it matters here: the largest template has 6,300 formulas, a design of 5,000 VMs 52,000, and users add sheets to it. An
 *   edit of that design takes 12 s where it is parsed again.
 * - Upstream: no issue found; the number is the same in the main branch of March 2026. Text for one: "Make
 *   FORMULA_CACHE_LRU_COUNT of generate-ast-node a setting, or as large as the workbook's number of formulas."
 */
export const FORMULA_CACHE_SIZE: SourcePatch = {
  ...ENGINE,
  declaration: "const FORMULA_CACHE_LRU_COUNT = 5e3;",
  sha256: "ccbdad6e76f17cdef0ad17ef1e5522946ac345b0259ebbe228c52be276f064e0",
  from: "5e3",
  to: "2e5",
};

/**
 * Univer keeps parsed formulas of more than 64 characters by a hash of 32 bits.
 *
 * - Wrong in 0.25: of two formulas with the same hash, the second gets the results of the first. A name in a hashed formula
 *   is not found, so that the formula does not follow the name.
 * - Why it matters here: of 6,300 formulas, two have the same hash in one of 200 workbooks.
 * - Upstream: no issue found; the code is the same in the main branch of March 2026. Text for one: "FormulaAstLRU keeps
 *   formulas by 32 bits: =LEN("xxx…")+453103686 and =LEN("xxx…")+440058555, 60 times x, show the same result. Use the
 *   formula itself as the key."
 */
export const FORMULA_CACHE_KEY: SourcePatch = {
  ...ENGINE,
  declaration: "_hash(formulaString) {",
  sha256: "4dc1c42ad18756278bb0c759a6b3fd060b3843f2a29b9af2f6ac73d18d6699dc",
  from: "if (formulaString.length <= 64) ",
  to: "",
};
