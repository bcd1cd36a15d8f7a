import type { Block } from "../../sheets/block";
import { MARK } from "../../sheets/mark";
import type { CellSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import type { Cause } from "./causes";
import { COLUMN, linesOf, PAGE_COLUMNS, rowHeight, SENTENCE_COLUMNS } from "./changeColumns";
import type { ComparedVariant } from "./comparedRows";
import { rulesLine } from "./rulesLine";

const HEADING_PT = 20;
const RULES_PT = 18;

const STYLES: Readonly<Record<Cause["mark"], StyleName>> = {
  [MARK.good]: "rowMarkGood",
  [MARK.caution]: "rowMarkCaution",
  [MARK.bad]: "rowMarkBad",
  [MARK.unknown]: "rowMarkNote",
  i: "rowMarkNote",
};

/** Why figures differ; a last line counts live what the rules on CPU and p95 say. `null` where there is nothing to say. */
export function whyBlock({ rows, pairing }: ComparedVariant, causes: readonly Cause[]): Block | null {
  const rules = rulesLine(rows, pairing.pairs.length);
  if (causes.length === 0 && rules === null) return null;
  return {
    height: 1 + causes.length + (rules === null ? 0 : 1),
    ids: () => ({}),
    draw: ({ row, formula }) => {
      const end = row + 1 + causes.length;
      return {
        cells: [
          {
            kind: "text",
            at: `A${row}`,
            text: "Why?",
            style: "question",
            columns: PAGE_COLUMNS,
          },
          ...causes.flatMap(({ mark, text }, i): CellSpec[] => [
            { kind: "text", at: `${COLUMN.mark}${row + 1 + i}`, text: mark, style: STYLES[mark] },
            {
              kind: "note",
              at: `${COLUMN.label}${row + 1 + i}`,
              text,
              columns: SENTENCE_COLUMNS,
              style: "rowSentence",
            },
          ]),
          ...(rules === null
            ? []
            : ([
                {
                  kind: "formula",
                  at: `${COLUMN.mark}${end}`,
                  formula: formula(rules.mark),
                  style: "rowMark",
                },
                {
                  kind: "formula",
                  at: `${COLUMN.label}${end}`,
                  formula: formula(rules.text),
                  columns: SENTENCE_COLUMNS,
                  style: "rowSentence",
                },
              ] satisfies CellSpec[])),
        ],
        rowHeights: [
          { rows: [row, row], points: HEADING_PT },
          ...causes.map((cause, i) => ({
            rows: [row + 1 + i, row + 1 + i] as [number, number],
            points: rowHeight(linesOf(cause.text, "sentence")),
          })),
          ...(rules === null ? [] : [{ rows: [end, end] as [number, number], points: RULES_PT }]),
        ],
      };
    },
  };
}
