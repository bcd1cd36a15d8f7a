import { MARK } from "../../sheets/mark";
import type { Block } from "../../sheets/block";
import type { CellSpec } from "../../workbook/spec";
import { count } from "../findings/figure";
import type { Finding } from "../findings/finding";
import { titleOf } from "../findings/rules/rules";
import { NO_LONGER, SEVERITY_MARKS, stateId } from "../sheets/findingsBlock";

/** Findings of the first page; the sheet Findings has all. */
const MAX_MATTERS = 3;

/** Longer sentences are cut here: the sheet Findings has them in full. */
const MAX_SENTENCE_LENGTH = 180;

/** A sentence that ends before this says too little. */
const MIN_SENTENCE = 50;

/** The findings that matter most, with what to do: the sentences of the sheet Findings, as far as they still hold. */
export function mattersBlock(found: readonly Finding[]): Block {
  const matters = found
    .map((finding, place) => ({ finding, place }))
    .filter(({ finding }) => finding.severity === "problem" || finding.severity === "caution")
    .slice(0, MAX_MATTERS);
  return {
    height: Math.max(1, matters.length) + 1,
    ids: () => ({}),
    draw: ({ row, columns, formula }) => ({
      cells: [
        { kind: "text", at: `A${row}`, text: "What matters", style: "question", columns },
        { kind: "text", at: `C${row}`, text: "what was found", style: "questionAnswer" },
        { kind: "text", at: `G${row}`, text: "what to do", style: "questionAnswer" },
        ...(matters.length === 0
          ? [
              {
                kind: "note",
                at: `A${row + 1}`,
                text: "The rules found neither a problem nor anything doubtful.",
                columns,
              } as const,
            ]
          : []),
        ...matters.flatMap(({ finding, place }, i): CellSpec[] => {
          const at = row + 1 + i;
          const { severity, rule, text, also = [], advice } = finding;
          const title = `${SEVERITY_MARKS[severity]} ${titleOf(rule)}`;
          const more = also.length === 0 ? "" : ` This also applies to ${count(also.length, "more test")}.`;
          const state = `{${stateId(place)}}`;
          return [
            finding.runs.length === 0
              ? { kind: "text", at: `A${at}`, text: title, style: `${severity}Title` }
              : {
                  kind: "formula",
                  at: `A${at}`,
                  formula: formula(
                    `IF(${state}="${NO_LONGER}","${MARK.unknown} ${titleOf(rule)}: ${NO_LONGER}","${title}")`,
                  ),
                  style: `${severity}Title`,
                },
            // The line below the row goes on over the gutters.
            { kind: "blank", at: `B${at}`, style: "rowWords" },
            { kind: "blank", at: `F${at}`, style: "rowWords" },
            {
              kind: "note",
              at: `C${at}`,
              text: `${shortened(text)}${more}`,
              columns: 3,
              style: "rowSentence",
            },
            {
              kind: "note",
              at: `G${at}`,
              text: advice ?? "See the sheet Findings.",
              columns: 3,
              style: "rowSentence",
            },
          ];
        }),
      ],
    }),
  };
}

/** A finding of the first page: where it is too long for it, its first sentences, or else cut behind a word. */
function shortened(text: string): string {
  if (text.length <= MAX_SENTENCE_LENGTH) return text;
  const cut = text.slice(0, MAX_SENTENCE_LENGTH);
  const end = cut.lastIndexOf(". ");
  if (end >= MIN_SENTENCE) return cut.slice(0, end + 1);
  return `${cut.slice(0, cut.lastIndexOf(" "))} …`;
}
