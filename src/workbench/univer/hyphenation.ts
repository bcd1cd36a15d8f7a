import type { ReplacedModule } from "./replacedModule";

/**
 * Univer's text layout can load the hyphenation of 70 languages.
 *
 * - Wrong in 0.25: a build puts all of them, 5 MB, beside the page, although cells do not hyphenate.
 * - Why it matters here: the page keeps all of its files in the browser for working offline.
 * - Upstream: no issue found. Text for one: "Load hyphenation patterns through a service that an application can leave out:
 *   @univerjs/engine-render imports 70 files that no spreadsheet uses."
 */
export const HYPHENATION: ReplacedModule = {
  module: "./",
  importer: "@univerjs/engine-render",
  contents: "export default {};",
};

/**
 * Univer's text layout finds out the language of a text, for hyphenation.
 *
 * - Wrong in 0.25: the page loads how often three letters follow each other in 82 languages, 50 KB gzipped, although cells do
 *   not hyphenate.
 * - Why it matters here: it is loaded before the first sheet is shown.
 * - Upstream: as above.
 */
export const LANGUAGES: ReplacedModule = {
  module: "franc-min",
  importer: "@univerjs/engine-render",
  // What it answers where a text is too short to know.
  contents: 'export const franc = () => "und";',
};
