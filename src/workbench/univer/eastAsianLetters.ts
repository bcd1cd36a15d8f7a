import type { ReplacedModule } from "./replacedModule";

/** A set of characters, as the package has it. */
type Characters = () => { toRegExp(): RegExp };

/** The sets that it exports. */
const SETS = ["letters", "all", "punctuations"];

/**
 * Univer's text layout asks which characters are Chinese, Japanese or Korean.
 *
 * - Wrong in 0.25: the page loads tables of all Unicode blocks, scripts and categories, 470 KB, and calculates three regular
 *   expressions of 2 KB from them at every start.
 * - Why it matters here: it happens before the first sheet is shown. The build calculates them instead.
 * - Upstream: no issue found. Text for one: "Replace cjk-regex by regular expressions with \p{Script=Han} and its like, which
 *   browsers have."
 */
export const EAST_ASIAN_LETTERS: ReplacedModule = {
  module: "cjk-regex",
  importer: "@univerjs/engine-render",
  contents: (exported) =>
    SETS.map((name) => {
      const { source, flags } = (exported[name] as Characters)().toRegExp();
      const expression = `new RegExp(${JSON.stringify(source)}, ${JSON.stringify(flags)})`;
      return `export const ${name} = () => ({ toRegExp: () => ${expression} });`;
    }).join("\n"),
};
