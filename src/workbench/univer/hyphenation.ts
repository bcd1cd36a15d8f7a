/**
 * Univer's text layout can load the hyphenation of 70 languages.
 *
 * - Wrong in 0.25: a build puts all of them, 5 MB, beside the page, although cells do not hyphenate.
 * - Why it matters here: the page keeps all of its files in the browser for working offline.
 * - Upstream: no issue found. Text for one: "Load hyphenation patterns through a service that an application can leave out:
 *   @univerjs/engine-render imports 70 files that no spreadsheet uses."
 */
export const HYPHENATION = {
  /** The modules that import the patterns. */
  importer: /@univerjs[\\/]engine-render[\\/]/,
  /** A pattern's path, as they import it. */
  pattern: /^\.\//,
  /** The module that the build puts in place of each. */
  replacement: "export default {};",
};
