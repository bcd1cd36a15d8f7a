import type { Block } from "../../sheets/block";
import type { CellSpec } from "../../workbook/spec";
import { count, figure } from "../findings/figure";
import { COLUMN, EFFECT_COLUMNS, linesOf, PAGE_COLUMNS, rowHeight, SENTENCE_COLUMNS } from "./changeColumns";
import type { ComparedVariant } from "./comparedRows";
import type { SharedDifference } from "./likeness";
import { sentenceCase } from "./sentenceCase";
import type { TraitValue } from "./setupTraits";
import type { SideNames } from "./sideNames";
import { firstCharacters } from "../../workbook/firstCharacters";

/** Differences that the page has room for. */
const MAX_DIFFERENCES = 8;

/** Characters of the names of what is alike. */
const SAME_CHARACTERS = 80;

/** Characters of a value; a column has room for twice two lines of it. */
const MAX_VALUE_LENGTH = 40;

const HEADING_PT = 20;
const HEADS_PT = 15.75;

/** What a difference is marked with, by its weight. */
const MARKS = {
  load: { text: "≠", style: "rowMarkBad" },
  percentiles: { text: "≠", style: "rowMarkBad" },
  cpu: { text: "≠", style: "rowMarkBad" },
  subject: { text: "→", style: "rowMarkNote" },
  harmless: { text: "i", style: "rowMarkNote" },
} as const;

/** The differences between the setups, and what each does to the figures. */
export function setupBlock({ likeness, pairing }: ComparedVariant, names: SideNames): Block {
  const { differences, same } = likeness;
  const shown = differences.slice(0, MAX_DIFFERENCES);
  const left = differences.length - shown.length;
  const tests = pairing.pairs.length;
  const lines = Math.max(1, shown.length) + (left > 0 ? 1 : 0);
  return {
    height: lines + 2,
    ids: () => ({}),
    draw: ({ row }) => {
      const head = (column: string, text: string): CellSpec => ({
        kind: "text",
        at: `${column}${row + 1}`,
        text,
        style: "headWords",
      });
      return {
        cells: [
          {
            kind: "text",
            at: `A${row}`,
            text: "Like for like?",
            style: "question",
            columns: PAGE_COLUMNS,
          },
          {
            kind: "text",
            at: `${COLUMN.before}${row}`,
            text: alike(same),
            style: "questionAnswer",
          },
          head(COLUMN.label, "Setup"),
          head(COLUMN.before, names.heads[0]),
          head(COLUMN.after, names.heads[1]),
          head(COLUMN.strip, "effect on the figures"),
          ...(shown.length === 0
            ? [
                {
                  kind: "text",
                  at: `${COLUMN.label}${row + 2}`,
                  text: tests === 0 ? "No test has a counterpart." : "The files state nothing that differs.",
                  style: "rowWords",
                  columns: SENTENCE_COLUMNS,
                } satisfies CellSpec,
              ]
            : []),
          ...shown.flatMap((difference, i) => rowCells(difference, row + 2 + i, tests)),
          ...(left > 0
            ? [
                {
                  kind: "text",
                  at: `${COLUMN.label}${row + 2 + shown.length}`,
                  text: `and ${count(left, "more difference")}, column Not comparable of the sheet Compared figures`,
                  style: "rowWords",
                } satisfies CellSpec,
              ]
            : []),
        ],
        rowHeights: [
          { rows: [row, row], points: HEADING_PT },
          { rows: [row + 1, row + 1], points: HEADS_PT },
          ...shown.map((difference, i) => ({
            rows: [row + 2 + i, row + 2 + i] as [number, number],
            points: heightOf(difference, tests),
          })),
        ],
      };
    },
  };
}

function alike(same: readonly string[]): string {
  if (same.length === 0) return "";
  const named = same.filter((_, i) => same.slice(0, i + 1).join(", ").length <= SAME_CHARACTERS);
  const more = same.length > named.length ? ` and ${same.length - named.length} more` : "";
  return `same: ${named.join(", ")}${more}`;
}

function rowCells(
  { trait, before, after, weight, does, pairs }: SharedDifference,
  row: number,
  tests: number,
): CellSpec[] {
  const value = (column: string, of: TraitValue): CellSpec => ({
    kind: "note",
    at: `${column}${row}`,
    text: spell(of),
    style: "rowSentence",
  });
  return [
    { kind: "text", at: `${COLUMN.mark}${row}`, ...MARKS[weight] },
    {
      kind: "note",
      at: `${COLUMN.label}${row}`,
      text: sentenceCase(trait),
      style: "rowSentence",
    },
    value(COLUMN.before, before),
    value(COLUMN.after, after),
    {
      kind: "blank",
      at: `${COLUMN.change}${row}`,
      columns: 2,
      style: "rowWords",
    },
    {
      kind: "note",
      at: `${COLUMN.strip}${row}`,
      text: effectOf({ does, pairs }, tests),
      columns: EFFECT_COLUMNS,
      style: "rowSentence",
    },
  ];
}

function effectOf({ does, pairs }: Pick<SharedDifference, "does" | "pairs">, tests: number): string {
  return pairs === tests ? does : `${does} (in ${pairs} of ${tests} tests)`;
}

function heightOf(difference: SharedDifference, tests: number): number {
  return rowHeight(
    Math.max(
      linesOf(difference.trait, "label"),
      linesOf(spell(difference.before), "value"),
      linesOf(spell(difference.after), "value"),
      linesOf(effectOf(difference, tests), "effect"),
    ),
  );
}

function spell(value: TraitValue): string {
  const text =
    typeof value === "string"
      ? value
      : Number.isInteger(value)
        ? value.toLocaleString("en-US")
        : figure(value);
  return text.length <= MAX_VALUE_LENGTH ? text : `${firstCharacters(text, MAX_VALUE_LENGTH - 1)}…`;
}
