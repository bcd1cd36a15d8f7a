import type { BorderLine, Look } from "./look";

const NAVY = "1F3864";
const INK = "1F1F1F";
const GREY = "595959";

const NAVY_RULE: BorderLine = { style: "thin", color: NAVY };
/** Below each row of a table. */
const ROW_RULE: BorderLine = { style: "dotted", color: "BFBFBF" };
/** White lines that part the bars of a strip. */
const GAP: BorderLine = { style: "thick", color: "FFFFFF" };
const INPUT_LINE: BorderLine = { style: "thin", color: "B8A25A" };

const ROW = { sizePt: 10, color: INK, border: { bottom: ROW_RULE }, valign: "center" } as const;
const SMALL = { sizePt: 9, color: GREY, valign: "center" } as const;
const ENTRY = { sizePt: 10, color: INK, fill: "FFF2CC", valign: "center", unlocked: true } as const;
const TILE = { fill: "F3F6FB", align: "left", indent: 1 } as const;
const STRIP = { ...SMALL, border: { top: GAP, bottom: GAP } } as const;

/** The looks of pages that a customer reads, where rows have fixed heights. Their names begin with what they belong to. */
export const PAGE_STYLES = {
  /** Customer, and the one line below. */
  pageTitle: { bold: true, sizePt: 20, color: NAVY, valign: "center" },
  pageContext: { sizePt: 10, color: GREY, valign: "center" },
  /** Customer, project and version at the right end of a sheet's first row. */
  pageCustomer: { ...SMALL, align: "right" },
  /** The same on a sheet that is printed smaller. */
  sheetCustomer: { color: GREY, align: "right", valign: "center" },
  pageText: { sizePt: 10, color: INK, valign: "center", wrap: true },
  pageLabel: { sizePt: 10, color: INK, valign: "center" },
  pageFootnote: { sizePt: 8.5, color: GREY, valign: "center", wrap: true },
  /** The band of the verdict: its mark, and its sentence. What they say colors them, by the four looks below. */
  bandMark: { bold: true, sizePt: 16, color: INK, align: "center", valign: "center" },
  bandText: { bold: true, sizePt: 13, color: INK, valign: "center", wrap: true },
  bandGood: { color: "0B5D1E", fill: "E2F0D9" },
  bandCaution: { color: "5C4700", fill: "FFEB9C" },
  bandBad: { color: "FFFFFF", fill: "9C0006" },
  bandUnknown: { color: INK, fill: "D9D9D9" },
  /** A question over its rule, and its short answer on the same rule. */
  question: { bold: true, sizePt: 12, color: NAVY, border: { bottom: NAVY_RULE }, valign: "center" },
  questionAnswer: { ...SMALL, border: { bottom: NAVY_RULE } },
  /** Words on that rule that explain the colors of a chart: what matters, a second series, limits. */
  answerMain: { ...SMALL, color: NAVY, border: { bottom: NAVY_RULE } },
  answerSecond: { ...SMALL, color: "8FA8D0", border: { bottom: NAVY_RULE } },
  answerLimit: { ...SMALL, color: "C2410C", border: { bottom: NAVY_RULE } },
  /** Heads of columns, over figures and over words. */
  headFigures: { ...SMALL, align: "right" },
  headWords: { ...SMALL, align: "left" },
  /** Words that explain the colors of a strip or a chart. */
  legendLow: { ...SMALL, color: NAVY },
  legendPlan: { ...SMALL, color: "5B7DB1" },
  legendHigh: { ...SMALL, color: "8FA8D0" },
  legendLimit: { ...SMALL, color: "C2410C" },
  /** Cells of a table's row: mark, words, figures, the one that counts, what stands beside. */
  rowMark: { ...ROW, bold: true, align: "center" },
  rowMarkBad: { ...ROW, bold: true, align: "center", color: "9C0006" },
  rowMarkCaution: { ...ROW, bold: true, align: "center", color: "5C4700" },
  rowMarkGood: { ...ROW, bold: true, align: "center", color: "0B5D1E" },
  rowMarkNote: { ...ROW, bold: true, align: "center", color: GREY },
  rowWords: { ...ROW },
  rowTotalWords: { ...ROW, bold: true },
  rowSentence: { ...ROW, wrap: true },
  rowFigure: { ...ROW, align: "right" },
  rowTotal: { ...ROW, bold: true, align: "right" },
  /** Words behind a strip, off the bars that go on to its end. */
  rowLastWords: { ...ROW, align: "left", indent: 1 },
  headLastWords: { ...SMALL, align: "left", indent: 1 },
  rowAside: { ...SMALL, border: { bottom: ROW_RULE }, align: "right" },
  rowAsideWords: { ...SMALL, border: { bottom: ROW_RULE }, align: "left", indent: 1 },
  /** What a row's mark and its shares do to it. */
  markGood: { color: "0B5D1E" },
  rowLookedAt: { bold: true },
  figureOver: { bold: true, color: "9C0006" },
  /** What was found, by how much it matters. */
  problemTitle: { ...ROW, bold: true, color: "9C0006", wrap: true },
  cautionTitle: { ...ROW, bold: true, color: "5C4700", wrap: true },
  goodTitle: { ...ROW, bold: true, color: "0B5D1E", wrap: true },
  noteTitle: { ...ROW, bold: true, color: GREY, wrap: true },
  /** A row that stands over others. */
  group: { bold: true, sizePt: 10, color: NAVY, fill: "E4EAF4", valign: "center" },
  groupFigure: { sizePt: 9, color: INK, fill: "E4EAF4", align: "right", valign: "center" },
  /** What is chosen among rows. */
  chosen: { bold: true, fill: "F3F6FB" },
  /** Cells of a strip: below 100 %, the one at 100 %, those beyond; figures below it. */
  strip: { ...STRIP, fill: "EDEDED" },
  stripLimit: {
    ...STRIP,
    fill: "EDEDED",
    border: { top: GAP, bottom: GAP, right: { style: "medium", color: INK } },
  },
  stripBeyond: STRIP,
  stripWords: { ...STRIP, italic: true, fill: "EDEDED" },
  /** A row of strips without a bar. */
  stripNone: { fill: "FFFFFF" },
  stripScale: { sizePt: 8.5, color: GREY },
  /** Cells of a strip of changes from zero: the one right of zero has its line. */
  changeTrack: { ...STRIP, fill: "F3F3F3" },
  changeZero: {
    ...STRIP,
    fill: "F3F3F3",
    border: { top: GAP, bottom: GAP, left: { style: "medium", color: INK } },
  },
  /** What shades them: noise, and the change by its verdict; marks and words of verdicts. */
  changeNoise: { fill: "DCDCDC" },
  changeBetter: { fill: NAVY },
  changeWorse: { fill: "C2410C" },
  changeSame: { fill: "A6A6A6" },
  changeUnevaluated: { fill: "C9C9C9" },
  changeGood: { color: "0B5D1E" },
  changeBad: { color: "9C0006" },
  /** What shades them: up to the low, the plan and the high estimate, and plan and high beyond 100 %. */
  barLow: { fill: NAVY },
  barPlan: { fill: "5B7DB1" },
  barHigh: { fill: "C5D3EA" },
  barOver: { fill: "9C0006" },
  barOverHigh: { fill: "E8A3A3" },
  /** An input, one of words that runs on into empty cells, and those cells. */
  entry: {
    ...ENTRY,
    align: "right",
    border: { top: INPUT_LINE, right: INPUT_LINE, bottom: INPUT_LINE, left: INPUT_LINE },
  },
  entryWords: { ...ENTRY, align: "left", border: { top: INPUT_LINE, bottom: INPUT_LINE, left: INPUT_LINE } },
  /** The same with its end as the input, and its first cell. */
  entryWordsEnd: {
    ...ENTRY,
    align: "right",
    border: { top: INPUT_LINE, right: INPUT_LINE, bottom: INPUT_LINE },
  },
  entryStart: { ...ENTRY, border: { top: INPUT_LINE, bottom: INPUT_LINE, left: INPUT_LINE } },
  entryMiddle: { ...ENTRY, border: { top: INPUT_LINE, bottom: INPUT_LINE } },
  entryEnd: { ...ENTRY, border: { top: INPUT_LINE, right: INPUT_LINE, bottom: INPUT_LINE } },
  entryUnit: { ...SMALL, align: "left", indent: 1 },
  /** A tile from above: name, figure, unit, test, verdict. */
  tileName: {
    ...TILE,
    bold: true,
    sizePt: 9,
    color: GREY,
    valign: "center",
    border: { top: { style: "medium", color: NAVY } },
  },
  tileFigure: { ...TILE, bold: true, sizePt: 20, color: NAVY, valign: "center" },
  tileUnit: { ...TILE, sizePt: 9, color: INK, valign: "center" },
  tileTest: { ...TILE, sizePt: 9, color: GREY, wrap: true },
  tileVerdict: { ...TILE, bold: true, sizePt: 9, color: INK, valign: "center" },
} as const satisfies Record<string, Look>;
