import type { Block, Place } from "../../sheets/block";
import {
  changeCells,
  changeScale,
  changeShades,
  type ChangeStrip,
  changeStripEnd,
} from "../../sheets/changeStrip";
import { RULE_WORDS, VERDICTS } from "../../sheets/comparisonRules";
import { MARK } from "../../sheets/mark";
import type { CellSpec, ConditionalFormatSpec } from "../../workbook/spec";
import type { StyleName } from "../../workbook/styles";
import { groupBy } from "../../model/groupBy";
import { COLUMN, PAGE_COLUMNS, STRIP_CELLS, STRIP_COLUMN, stripColumn } from "./changeColumns";
import type { ComparedRow } from "./comparedRows";
import { CHANGE_FORMAT, rowOfNumber } from "./comparisonTable";
import { GROUP_PT, groupHeight, labelOf, rowPoints, SHOWN_METRICS } from "./shownMetrics";

/** Heights in points: helper row, heading, heads, scale. */
const PT = { helper: 4, heading: 20, heads: 15.75, scale: 13 };

/** Rows above the first group: scale, heading, heads. */
const ROWS_ABOVE = 3;

/** What the block says beside its heads. */
interface ChangesText {
  heading: string;
  about: string;
  heads: readonly [string, string];
}

/** A block that knows where each of its tests begins, and how high it is with the row of its name. */
export interface ChangesBlock extends Block {
  groups(row: number): { row: number; points: number }[];
}

/** Changes grouped by test: figures, change, a strip from zero, and the verdict. They find their rows by number. */
export function changesBlock(rows: readonly ComparedRow[], text: ChangesText): ChangesBlock {
  const groups = [...groupBy(rows, ({ pair }) => pair).values()];
  const lines = groups.flatMap((group): (ComparedRow | string)[] => [group[0]?.test ?? "", ...group]);
  return {
    height: ROWS_ABOVE + lines.length + 1,
    ids: () => ({}),
    groups: (row) => {
      let next = row + ROWS_ABOVE;
      return groups.map((group) => {
        const begins = next;
        next += group.length + 1;
        return { row: begins, points: groupHeight(group) };
      });
    },
    draw: (place) => {
      const first = place.row + ROWS_ABOVE;
      const end = first + lines.length;
      const strip = stripBelow(place.row);
      const stretches = stretchesOf(lines).map(([from, to]): readonly [number, number] => [
        first + from,
        first + to,
      ]);
      return {
        cells: [
          ...changeScale(strip),
          noiseCell(place.row),
          ...heads(place.row + 1, text),
          ...lines.flatMap((line, i) =>
            typeof line === "string" ? [groupCell(line, first + i)] : rowCells(line, first + i, place),
          ),
          ...stretches.flatMap((stretch) => changeCells(strip, stretch)),
          ...scaleLabels(end),
        ],
        conditionalFormats: [
          ...stretches.flatMap((stretch) => changeShades(strip, stretch)),
          ...stretches.flatMap((stretch) => wordFormats(stretch, place.row)),
        ],
        rowHeights: [
          { rows: [place.row, place.row], points: PT.helper },
          { rows: [place.row + 1, place.row + 1], points: PT.heading },
          { rows: [place.row + 2, place.row + 2], points: PT.heads },
          ...lines.map((line, i) => ({
            rows: [first + i, first + i] as [number, number],
            points: typeof line === "string" ? GROUP_PT : rowPoints(line),
          })),
          { rows: [end, end], points: PT.scale },
        ],
      };
    },
  };
}

/** Where the limit of noise stands: in the row of the scale, beside the numbers. */
const NOISE_COLUMN = COLUMN.number;

function noiseCell(row: number): CellSpec {
  return {
    kind: "formula",
    at: `${NOISE_COLUMN}${row}`,
    formula: "NoiseBand",
    format: "0.0%",
    style: "value",
  };
}

/** The strips below a row of what their cells stand for. */
function stripBelow(scaleRow: number): ChangeStrip {
  return {
    column: STRIP_COLUMN,
    cells: STRIP_CELLS,
    scaleRow,
    change: COLUMN.change,
    word: COLUMN.word,
    noise: `$${NOISE_COLUMN}$${scaleRow}`,
  };
}

/** First and last line of each run of rows with figures. */
function stretchesOf(lines: readonly (ComparedRow | string)[]): [number, number][] {
  const stretches: [number, number][] = [];
  lines.forEach((line, i) => {
    if (typeof line === "string") return;
    const last = stretches.at(-1);
    if (last?.[1] === i - 1) last[1] = i;
    else stretches.push([i, i]);
  });
  return stretches;
}

function heads(row: number, { heading, about, heads: [before, after] }: ChangesText): CellSpec[] {
  const head = (column: string, text: string, style: StyleName): CellSpec => ({
    kind: "text",
    at: `${column}${row + 1}`,
    text,
    style,
  });
  return [
    {
      kind: "text",
      at: `A${row}`,
      text: heading,
      style: "question",
      columns: PAGE_COLUMNS,
    },
    {
      kind: "text",
      at: `${COLUMN.before}${row}`,
      text: about,
      style: "questionAnswer",
    },
    head(COLUMN.label, "Test and metric", "headWords"),
    head(COLUMN.before, before, "headFigures"),
    head(COLUMN.after, after, "headFigures"),
    head(COLUMN.change, "Change", "headFigures"),
    head(stripColumn(0), "◄ less", "headWords"),
    head(stripColumn(23), "more ►", "headWords"),
    head(COLUMN.verdict, "Verdict", "headWords"),
  ];
}

function groupCell(test: string, row: number): CellSpec {
  return {
    kind: "text",
    at: `A${row}`,
    text: test,
    style: "group",
    columns: PAGE_COLUMNS,
  };
}

function rowCells(compared: ComparedRow, row: number, { formula }: Place): CellSpec[] {
  const { number, metric } = compared;
  const format = SHOWN_METRICS[metric.id]?.format ?? "#,##0.00";
  const at = `$${COLUMN.row}${row}`;
  const word = `$${COLUMN.word}${row}`;
  const of = (header: string): string => formula(`IF(${at}="","",INDEX(Comparison[${header}],${at}))`);
  const figure = (column: string, header: string, format: string): CellSpec => ({
    kind: "formula",
    at: `${column}${row}`,
    formula: of(header),
    format,
    style: "rowFigure",
  });
  const words = (same: string, unknown: string, better: string, worse: string): string =>
    `IF(${word}="${VERDICTS.better}",${better},IF(${word}="${VERDICTS.worse}",${worse},IF(${word}="${VERDICTS.noise}",${same},${unknown})))`;
  return [
    {
      kind: "formula",
      at: `${COLUMN.mark}${row}`,
      formula: words('"="', `"${MARK.unknown}"`, `"${MARK.good}"`, `"${MARK.bad}"`),
      style: "rowMark",
    },
    {
      kind: "note",
      at: `${COLUMN.label}${row}`,
      text: labelOf(compared),
      style: SHOWN_METRICS[metric.id]?.style ?? "rowSentence",
    },
    figure(COLUMN.before, "Baseline", format),
    figure(COLUMN.after, "Variant value", format),
    figure(COLUMN.change, "Change", CHANGE_FORMAT),
    {
      kind: "formula",
      at: `${COLUMN.verdict}${row}`,
      formula: words(
        '"no difference"',
        `"${RULE_WORDS.notEvaluated}"`,
        `"${VERDICTS.better}"`,
        `"${VERDICTS.worse}"`,
      ),
      style: "rowAsideWords",
    },
    {
      kind: "value",
      at: `${COLUMN.number}${row}`,
      value: number,
      format: "0",
      style: "stripScale",
    },
    {
      kind: "formula",
      at: `${COLUMN.row}${row}`,
      formula: formula(`IFERROR(${rowOfNumber(number)},"")`),
      format: "0",
      style: "stripScale",
    },
    {
      kind: "formula",
      at: `${COLUMN.word}${row}`,
      formula: of("Verdict"),
      style: "stripScale",
    },
  ];
}

function scaleLabels(row: number): CellSpec[] {
  const end = `${Math.round(changeStripEnd(STRIP_CELLS) * 100)}%`;
  const word = (column: string, text: string): CellSpec => ({
    kind: "text",
    at: `${column}${row}`,
    text,
    style: "stripScale",
  });
  return [
    word(COLUMN.label, `Bars end at ${end}. Gray middle: noise (sheet Checks).`),
    word(stripColumn(0), `-${end}`),
    word(stripColumn(15), "0"),
    word(stripColumn(26), `+${end}`),
  ];
}

/** Marks and verdicts in the color of what they say; a change beyond noise is bold. */
function wordFormats([first, last]: readonly [number, number], scaleRow: number): ConditionalFormatSpec[] {
  const word = `$${COLUMN.word}${first}`;
  const colored = (column: string): ConditionalFormatSpec[] => [
    {
      range: `${column}${first}:${column}${last}`,
      formula: `${word}="${VERDICTS.better}"`,
      style: "changeGood",
    },
    {
      range: `${column}${first}:${column}${last}`,
      formula: `${word}="${VERDICTS.worse}"`,
      style: "changeBad",
    },
  ];
  const change = `$${COLUMN.change}${first}`;
  return [
    ...colored(COLUMN.mark),
    ...colored(COLUMN.verdict),
    {
      range: `${COLUMN.change}${first}:${COLUMN.change}${last}`,
      formula: `AND(OR(${word}="${VERDICTS.better}",${word}="${VERDICTS.worse}"),ABS(N(${change}))>$${NOISE_COLUMN}$${scaleRow})`,
      style: "result",
    },
  ];
}
