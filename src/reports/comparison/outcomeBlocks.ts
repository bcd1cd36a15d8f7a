import type { Block } from "../../sheets/block";
import { RULE_WORDS, VERDICTS } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import type { ComparedRow, ComparedVariant } from "./comparedRows";
import { CHANGE_FORMAT } from "./comparisonTable";

/** Metrics that a result is made of, and what it calls them: CPU alone says nothing where IOPS moved. */
const EVALUATED: readonly { id: string; name: string }[] = [
  { id: "iops", name: "IOPS" },
  { id: "latency", name: "latency" },
  { id: "cpuPerIo", name: "CPU per I/O" },
  { id: "readP95", name: "p95 read" },
  { id: "writeP95", name: "p95 write" },
];

/** Metrics of a variant in their order, each with the first and the last number of its rows. */
interface Section {
  metric: ComparedRow["metric"];
  first: number;
  last: number;
}

/** The rows of each metric follow each other. */
function sectionsOf(rows: readonly ComparedRow[]): Section[] {
  const sections: Section[] = [];
  for (const { metric, number } of rows) {
    const last = sections.at(-1);
    if (last?.metric === metric) last.last = number;
    else sections.push({ metric, first: number, last: number });
  }
  return sections;
}

/** Id of a cell that says what the evaluated metrics of a variant did together. */
export const totalId = (variant: number, column: "better" | "worse" | "same" | "words"): string =>
  `total${variant}.${column}`;

/** The evaluated metrics that a variant has, with their places among its sections. */
function evaluatedOf(sections: readonly Section[]): { name: string; at: number }[] {
  return EVALUATED.flatMap(({ id, name }) => {
    const at = sections.findIndex(({ metric }) => metric.id === id) + 1;
    return at === 0 ? [] : [{ name, at }];
  });
}

/** Whether a variant has figures that make a result. */
export function hasResult({ rows }: ComparedVariant): boolean {
  return evaluatedOf(sectionsOf(rows)).length > 0;
}

/** How often each metric of a variant moved and between which changes, and what that comes to. */
export function outcomeBlocks(compared: ComparedVariant, place: number): Block[] {
  const sections = sectionsOf(compared.rows);
  if (sections.length === 0) return [];
  const blocks = [metricsBlock(compared.variant.name, sections, place)];
  return hasResult(compared) ? [...blocks, totalBlock(sections, place)] : blocks;
}

/** A change in a sentence, with the minus sign of sentences. */
const signed = (change: string): string => `SUBSTITUTE(TEXT(${change},"+0%;-0%;0%"),"-","−")`;

/** Larger than any change: extremes are looked for from here. */
const BEYOND = 1_000_000;

function metricsBlock(variant: string, sections: readonly Section[], place: number): Block {
  const within = ({ first, last }: Section): string =>
    `Comparison[Number],">=${first}",Comparison[Number],"<=${last}"`;
  const count = (word: string): string[] =>
    sections.map((section) => `COUNTIFS(${within(section)},Comparison[Verdict],"${word}")`);
  const moved = ({ first, last }: Section): string =>
    `(Comparison[Number]>=${first})*(Comparison[Number]<=${last})*(Comparison[Moved]<>0)`;
  const ifMoved = (formula: string): string => `IF([better]+[worse]=0,"",${formula})`;
  const extreme = (id: string, header: string, formula: (section: Section) => string) => ({
    id,
    header,
    format: CHANGE_FORMAT,
    formula: sections.map((section) => ifMoved(formula(section))),
  });
  const [least, most] = ["[least]", "[most]"].map(signed);
  return gridBlock({
    id: `short${place}`,
    heading: `Summary by metric: ${variant}`,
    rows: sections.length,
    columns: [
      { id: "metric", header: "Metric", texts: sections.map(({ metric }) => metricLabel(metric)) },
      { id: "better", header: "Better", format: "0", formula: count(VERDICTS.better) },
      { id: "worse", header: "Worse", format: "0", formula: count(VERDICTS.worse) },
      { id: "same", header: "No difference", format: "0", formula: count(VERDICTS.noise) },
      { id: "unevaluated", header: "Not evaluated", format: "0", formula: count(RULE_WORDS.notEvaluated) },
      extreme("least", "Changes from", (section) => `${BEYOND}-SUMPRODUCT(MAX(${moved(section)}*(${BEYOND}-Comparison[Moved])))`),
      extreme("most", "to", (section) => `SUMPRODUCT(MAX(${moved(section)}*(${BEYOND}+Comparison[Moved])))-${BEYOND}`),
      { id: "words", header: "As text", formula: `IF(ISNUMBER([least]),IF(${least}=${most},${least},${least}&" to "&${most}),"")` },
    ],
  }); // prettier-ignore
}

/** The evaluated metrics together: the second band of the first page. */
function totalBlock(sections: readonly Section[], place: number): Block {
  const evaluated = evaluatedOf(sections);
  const sum = (column: string): string =>
    evaluated.map(({ at }) => `{short${place}.${column}#${at}}`).join("+");
  const words = evaluated.map(({ name, at }) => {
    const cell = `{short${place}.words#${at}}`;
    return `IF(${cell}="","",", ${name} "&${cell})`;
  });
  return gridBlock({
    id: `total${place}`,
    heading: "The result of the first page",
    rows: 1,
    columns: [
      { id: "what", header: "Figures of", texts: [evaluated.map(({ name }) => name).join(", ")] },
      { id: "better", header: "Better", format: "0", formula: sum("better") },
      { id: "worse", header: "Worse", format: "0", formula: sum("worse") },
      { id: "same", header: "No difference", format: "0", formula: sum("same") },
      { id: "words", header: "As text", formula: `MID(${words.join("&")},3,200)`, spread: 4 },
    ],
  });
}

/** "CPU per I/O, less is better". */
function metricLabel({ name, better }: ComparedRow["metric"]): string {
  return `${name}, ${better === "higher" ? "more" : "less"} is better`;
}
