import type { Look } from "./look";
import { PAGE_STYLES } from "./pageStyles";

export type { BorderLine, Look, OwnLook } from "./look";

/**
 * The looks of all our workbooks, by the role a cell plays. Color is never the only signal: inputs have a border,
 * verdicts a word.
 */
export const STYLES = {
  plain: {},
  title: { bold: true, sizePt: 18, color: "1F3864" },
  subtitle: { sizePt: 11, color: "595959" },
  heading: { bold: true, sizePt: 12, color: "1F3864", border: "bottom" },
  label: {},
  unit: { color: "595959", align: "left", indent: 1 },
  input: { fill: "FFF2CC", border: "thin", color: "1F1F1F", unlocked: true },
  /** Takes the place of an input's color while the cell follows one elsewhere. */
  linked: { color: "375623", fill: "E2EFDA" },
  result: { bold: true },
  headline: { bold: true, sizePt: 12, color: "1F3864", align: "right" },
  value: {},
  /** Text beside figures: they stand right, it stands off them. */
  words: { align: "left", indent: 1 },
  paragraph: { wrap: true },
  /** A paragraph beside another one: it stands off it. */
  wrappedWords: { wrap: true, align: "left", indent: 1 },
  note: { color: "595959", wrap: true },
  caution: { color: "7F6000", fill: "FFEB9C", wrap: true },
  problem: { color: "9C0006", fill: "FFC7CE", wrap: true },
  inputWords: { fill: "FFF2CC", border: "thin", color: "1F1F1F", unlocked: true, align: "left", indent: 1 },
  /** A cell to be filled in by hand, on paper too: its line stays where nothing shades it. */
  sign: { border: "thin", color: "1F1F1F", wrap: true, unlocked: true },
  column: { color: "595959", italic: true, align: "left", indent: 1 },
  columnNumber: { color: "595959", italic: true, align: "right" },
  verdict: { bold: true, sizePt: 12 },
  wrappedVerdict: { bold: true, sizePt: 12, wrap: true },
  missing: { bold: true, color: "9C0006" },
  goodNote: { color: "0B5D1E", fill: "E2F0D9", wrap: true },
  header: { bold: true, color: "FFFFFF", fill: "1F3864", wrap: true },
  wordsHeader: { bold: true, color: "FFFFFF", fill: "1F3864", wrap: true, align: "left", indent: 1 },
  numberHeader: { bold: true, color: "FFFFFF", fill: "1F3864", wrap: true, align: "right" },
  link: { underline: true, color: "0563C1" },
  good: { color: "0B5D1E", fill: "E2F0D9" },
  bad: { color: "9C0006", fill: "FFC7CE" },
  unknown: { color: "1F1F1F", fill: "D9D9D9" },
  ...PAGE_STYLES,
} as const satisfies Record<string, Look>;

export type StyleName = keyof typeof STYLES;
