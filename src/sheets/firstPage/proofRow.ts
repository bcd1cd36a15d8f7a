import type { CellSpec, ConditionalFormatSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import type { Place } from "../block";
import { MARK } from "../mark";
import { firstOf } from "../formulaText";
import { BAND_LOOKS, markFormats } from "../markFormats";
import { STRIP_CELLS } from "../strip";
import { COLUMN, stripCell, WORDS_COLUMN } from "./pageColumns";

/** A cell of the table: its formula, and the number format of a figure. Words have none. */
export interface ProofCell {
  formula: string;
  format?: string;
}

/** A row of the table, one resource or one condition. Every formula may name ids. */
export interface ProofRow {
  /** Is there something to show? A formula that asks inputs and is never an error; the row is empty where it is FALSE. */
  when?: string;
  /** Words, or a formula that gives them. */
  name: string | { formula: string };
  /** Figures from the first figure column on: two where the row has a strip, up to three where not. */
  figures: readonly ProofCell[];
  /** Shares of what is available; low and high equal the plan where there is no range. */
  share?: { low?: string; plan: string; high?: string };
  /** One of the four marks, as a formula; by the shares if not given. A row without shares needs one. */
  mark?: string;
  /** What stands where a strip would. A formula. */
  note?: string;
  /** What is said of the row at its end. */
  last?: ProofCell;
}

/** What a table shows of its shares: strips, and ranges where any row has one. */
export interface ProofForm {
  hasStrips: boolean;
  hasRanges: boolean;
}

/** The cells of a row; where the table has strips, words stand in their place. */
export function proofRowCells(
  row: ProofRow,
  at: number,
  { hasStrips, hasRanges }: ProofForm,
  place: Place,
): CellSpec[] {
  const { name, figures, share, note, last } = row;
  const ifShown = (formula: string): string =>
    row.when === undefined ? formula : `IF(${place.formula(row.when)},${formula},"")`;
  /** What a formula gives, or `unknown` where an input is unknown. */
  const known = (formula: string, unknown: string): string => place.guarded(formula, undefined, [], unknown);
  const cell = (column: string, formula: string, style: StyleName, format?: string): CellSpec => ({
    kind: "formula",
    at: `${column}${at}`,
    formula: ifShown(formula),
    style,
    ...(format === undefined ? {} : { format }),
  });
  const markFormula = (): string => {
    if (row.mark === undefined) return markOf(plan, high);
    return share ? `IF(${plan}="",${UNKNOWN},${known(row.mark, UNKNOWN)})` : known(row.mark, UNKNOWN);
  };
  const [low, plan, high] = [`$${COLUMN.low}${at}`, `$${COLUMN.plan}${at}`, `$${COLUMN.high}${at}`];
  const shares = share && { low: share.plan, high: share.plan, ...share };
  return [
    ...ruled(at, [
      ...figures.map((_, i) => COLUMN.figures[i]),
      ...(shares ? [COLUMN.used, ...(hasRanges ? [COLUMN.range] : [])] : []),
    ]),
    ...(hasStrips
      ? []
      : [
          rule(stripCell(note === undefined ? 0 : 2), at, note === undefined ? STRIP_CELLS : STRIP_CELLS - 2),
        ]),
    ...(last ? [] : [rule(COLUMN.last, at)]),
    rule(COLUMN.words, at),
    cell(COLUMN.mark, markFormula(), "rowMark"),
    typeof name === "string"
      ? { kind: "text", at: `${COLUMN.label}${at}`, text: name, style: "rowWords" }
      : cell(COLUMN.label, known(name.formula, '""'), "rowWords"),
    ...figures.map(({ formula, format }, i) =>
      cell(
        COLUMN.figures[i] ?? "",
        known(formula, UNKNOWN),
        format === undefined ? "rowWords" : "rowFigure",
        format,
      ),
    ),
    ...(shares
      ? [
          cell(COLUMN.used, `IF(${plan}="",${UNKNOWN},${plan})`, "rowTotal", "0%"),
          ...(hasRanges ? [cell(COLUMN.range, rangeText(low, plan, high), "rowAside")] : []),
          cell(WORDS_COLUMN, `IF(${plan}="","not known","")`, "stripWords"),
          cell(COLUMN.low, known(shares.low, '""'), "stripScale", "0%"),
          cell(COLUMN.plan, known(shares.plan, '""'), "stripScale", "0%"),
          cell(COLUMN.high, known(shares.high, '""'), "stripScale", "0%"),
        ]
      : []),
    ...(note === undefined || (hasStrips && shares)
      ? []
      : [cell(WORDS_COLUMN, known(note, '""'), hasStrips ? "stripWords" : "rowAsideWords")]),
    ...(last
      ? [
          cell(
            COLUMN.last,
            known(last.formula, UNKNOWN),
            last.format !== undefined ? "rowFigure" : hasStrips ? "rowLastWords" : "rowWords",
            last.format,
          ),
        ]
      : []),
  ];
}

/** An empty cell with the rule of its row. */
const rule = (column: string, row: number, columns = 1): CellSpec => ({
  kind: "blank",
  at: `${column}${row}`,
  columns,
  style: "rowWords",
});

/** The rule of a row in the columns of figures that hold none. */
function ruled(row: number, filled: readonly (string | undefined)[]): CellSpec[] {
  return [...COLUMN.figures, COLUMN.range]
    .filter((column) => !filled.includes(column))
    .map((column) => rule(column, row));
}

/** What stands in place of a figure that an unknown input leaves open, as a formula. */
export const UNKNOWN = `"${MARK.unknown}"`;

/** The mark that shares have by themselves. */
function markOf(plan: string, high: string): string {
  return `IF(${plan}="",${UNKNOWN},IF(${plan}>1,"${MARK.bad}",IF(${high}>1,"${MARK.caution}","${MARK.good}")))`;
}

/** Low to high in percent, with a decimal where whole ones are the same; a dash where there is no range to be seen. */
function rangeText(low: string, plan: string, high: string): string {
  const range = (digits: string): string => `TEXT(${low}*100,"${digits}")&" to "&TEXT(${high},"${digits}%")`;
  const isSame = (digits: string): string => `TEXT(${low},"${digits}%")=TEXT(${high},"${digits}%")`;
  return firstOf(
    [
      [`${plan}=""`, '""'],
      [isSame("0.0"), '"–"'],
      [isSame("0"), range("0.0")],
    ],
    range("0"),
  );
}

/** What rows' marks do to their look. */
export function markedRowFormats(first: number, last: number): ConditionalFormatSpec[] {
  const rows = (column: string): string => `${column}${first}:${column}${last}`;
  return [
    ...markFormats(rows(COLUMN.mark), `$A${first}`, { ...BAND_LOOKS, good: "markGood" }),
    {
      range: rows(COLUMN.label),
      formula: `AND($A${first}<>"",$A${first}<>"${MARK.good}")`,
      style: "rowLookedAt",
    },
  ];
}

/** What a row's mark and shares do to its look. */
export function proofRowFormats(first: number, last: number, hasStrips: boolean): ConditionalFormatSpec[] {
  const rows = (column: string): string => `${column}${first}:${column}${last}`;
  const isOver = (column: string): string => `AND(ISNUMBER($${column}${first}),$${column}${first}>1)`;
  return [
    ...markedRowFormats(first, last),
    ...(hasStrips
      ? [
          { range: rows(COLUMN.used), formula: isOver(COLUMN.plan), style: "figureOver" as const },
          {
            range: rows(COLUMN.range),
            formula: `AND(${isOver(COLUMN.high)},$${COLUMN.low}${first}<>$${COLUMN.high}${first})`,
            style: "figureOver" as const,
          },
        ]
      : []),
  ];
}

/** A row without a mark has nothing to compare, and no track of a bar. */
export function withoutTrack(first: number, last: number): ConditionalFormatSpec {
  return {
    range: `${COLUMN.strip}${first}:${stripCell(STRIP_CELLS - 1)}${last}`,
    formula: `$${COLUMN.mark}${first}=""`,
    style: "stripNone",
  };
}
