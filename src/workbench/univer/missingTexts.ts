/**
 * Texts that Univer shows and has not.
 *
 * - Wrong in 0.25: the English locales of its packages lack texts that its code asks for, and the name of the text is shown
 *   instead: a long calculation is titled "sheets-formula.progress.calculating".
 * - Why it matters here: every large workbook shows it when it is opened.
 * - Upstream: no issue found. Text for one: "en-US lacks sheets-formula.progress.*, sheets-ui.merge.confirm.*,
 *   sheets-ui.filter.confirm.* and others that index.js passes to LocaleService.t."
 */
export const MISSING_TEXTS = {
  "sheets-formula": {
    progress: {
      analyzing: "Analyzing",
      calculating: "Calculating",
      "array-analysis": "Analyzing arrays",
      "array-calculation": "Calculating arrays",
      done: "Done",
    },
  },
  "sheets-ui": {
    merge: {
      confirm: {
        warning: "Merging keeps the value of the first cell only. Merge?",
        dismantleMergeCellWarning: "This splits merged cells. Split them?",
      },
    },
    filter: {
      confirm: {
        error: "Not possible here",
        notAllowedToInsertRange: "A filter covers these cells: remove the filter first.",
      },
    },
    info: { error: "Problem", forceStringInfo: "The number is stored as text" },
  },
  "sheets-filter-ui": { permission: { filterErr: "The range is protected: it cannot be filtered." } },
  "sheets-hyper-link-ui": { permission: { hyperLinkErr: "The range is protected: it cannot hold a link." } },
  sheet: {
    cf: { iconSet: { direction: "Directions", shape: "Shapes", mark: "Marks", rank: "Ratings" } },
  },
  formula: { operation: { pasteFormula: "Paste formulas" } },
  ui: { ribbon: { menu: "Tools" } },
  ribbon: { start: "Format" },
};
