import { VERDICTS, RULE_WORDS } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import type { Block } from "../../sheets/block";
import { sheetTop } from "../../sheets/pageTop";
import type { PlanSheet } from "../../sheets/planWorkbook";
import { tableBlock } from "../../sheets/tableBlock";
import type { ComparedRow, ComparedVariant } from "./comparedRows";
import { CHANGE_FORMAT, comparisonTable } from "./comparisonTable";

/** Rows of the sheet's title and of the blank row below it. */
const TOP_ROWS = 3;

/** Metrics of a variant in their order, each with the first and the last number of its rows. */
export interface Section {
  metric: ComparedRow["metric"];
  first: number;
  last: number;
}

/** The rows of each metric follow each other. */
export function sectionsOf(rows: readonly ComparedRow[]): Section[] {
  const sections: Section[] = [];
  for (const { metric, number } of rows) {
    const last = sections.at(-1);
    if (last?.metric === metric) last.last = number;
    else sections.push({ metric, first: number, last: number });
  }
  return sections;
}

/** Id of a cell that says how a metric of a variant moved. */
export const shortId = (variant: number, column: "better" | "worse" | "same" | "least" | "most"): string =>
  `short${variant}.${column}`;

/** "CPU per I/O, less is better". */
export function metricLabel({ name, better }: ComparedRow["metric"]): string {
  return `${name}, ${better === "higher" ? "more" : "less"} is better`;
}

/** Larger than any change: extremes are looked for from here. */
const BEYOND = 1_000_000;

/** How often each metric of a variant moved for better and worse, and between which changes. */
function shortBlock({ variant, rows }: ComparedVariant, place: number): Block {
  const sections = sectionsOf(rows);
  const within = ({ first, last }: Section): string =>
    `Comparison[Number],">=${first}",Comparison[Number],"<=${last}"`;
  const count = (word: string): string[] =>
    sections.map((section) => `COUNTIFS(${within(section)},Comparison[Verdict],"${word}")`);
  const moved = ({ first, last }: Section): string =>
    `(Comparison[Number]>=${first})*(Comparison[Number]<=${last})*(Comparison[Moved]<>0)`;
  const ifMoved = (formula: string): string => `IF([better]+[worse]=0,"",${formula})`;
  return gridBlock({
    id: `short${place}`,
    heading: `In short: ${variant.name}`,
    rows: sections.length,
    columns: [
      {
        id: "metric",
        header: "Metric",
        texts: sections.map(({ metric }) => metricLabel(metric)),
      },
      { id: "better", header: "Better", format: "0", formula: count(VERDICTS.better) },
      { id: "worse", header: "Worse", format: "0", formula: count(VERDICTS.worse) },
      { id: "same", header: "No difference", format: "0", formula: count(VERDICTS.noise) },
      { id: "unjudged", header: "Not judged", format: "0", formula: count(RULE_WORDS.notJudged) },
      {
        id: "least",
        header: "Changes from",
        format: CHANGE_FORMAT,
        formula: sections.map((section) =>
          ifMoved(`${BEYOND}-SUMPRODUCT(MAX(${moved(section)}*(${BEYOND}-Comparison[Moved])))`),
        ),
      },
      {
        id: "most",
        header: "to",
        format: CHANGE_FORMAT,
        formula: sections.map((section) =>
          ifMoved(`SUMPRODUCT(MAX(${moved(section)}*(${BEYOND}+Comparison[Moved])))-${BEYOND}`),
        ),
      },
    ],
  });
}

/** Sheet `Compared figures`: every figure of every pair, with what each metric did in short. Printed up to the verdict. */
export function comparedFiguresSheet(compared: readonly ComparedVariant[]): PlanSheet {
  const short = compared.flatMap((one, i) => (one.rows.length === 0 ? [] : [shortBlock(one, i)]));
  const header = short.reduce((row, { height }) => row + height + 1, TOP_ROWS + 1) + 1;
  return {
    name: "Compared figures",
    blocks: [
      sheetTop("Compared figures", "Every figure that both runs of a pair state, and how it changed."),
      ...short,
      tableBlock("By metric", comparisonTable(compared)),
    ],
    columnWidths: [40, 22, 15, 20, 14, 14, 12, 15, 13, 12, 11, 28, 28, 11, 9],
    columns: 8,
    freezeRows: 2,
    print: { orientation: "landscape", repeatRows: [header, header] },
    printThrough: "H",
  };
}
