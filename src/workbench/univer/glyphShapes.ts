import type { ReplacedModule } from "./replacedModule";

/**
 * Univer's text layout can read the files of fonts, for documents that are printed the same everywhere.
 *
 * - Wrong in 0.25: the page loads the reader of fonts, 67 KB gzipped, although it is asked only where an application has handed
 *   over fonts (`fontLibrary.isReady`), which nothing in Univer's open packages does.
 * - Why it matters here: it is loaded before the first sheet is shown.
 * - Upstream: no issue found. Text for one: "Import opentype.js when fontLibrary gets its first font."
 */
export const GLYPH_SHAPES: ReplacedModule = {
  module: "opentype.js",
  importer: "@univerjs/engine-render",
  contents: 'export const parse = () => { throw new Error("The workbench reads no files of fonts."); };',
};
