import type { Block } from "../../sheets/block";
import { quoted, sentence, shown } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { plural } from "../../sheets/plural";
import { NOT_DESCRIBED } from "./counts";
import { NOT_DESCRIBED_NAMES } from "./described";
import { NOISE } from "./noise";
import { SETS, TESTS, type ResultSet } from "./sets";

/** How many runs a table has of each test, and how many of them are higher by more than noise in IOPS or latency. */
export function runs(): Block {
  const ofTest = ({ id }: ResultSet, formula: string) =>
    `SUMPRODUCT(({read_${id}.workload}=[read_${id}.workload])*${formula})`;
  const ifPaired = ({ id }: ResultSet, formula: string) => `IF([read_${id}.workload]="","",${formula})`;
  const higher = (set: ResultSet, metric: string) => {
    const [all, own] = [`{read_${set.id}.${metric}}`, `[read_${set.id}.${metric}]`];
    return `IF(ISNUMBER(${own}),${ofTest(set, `ISNUMBER(${all})*(${all}>${own}*(1+${NOISE}))`)},0)`;
  };
  return gridBlock({
    id: "runs",
    gaps: true,
    heading: "Runs of each test, and how many of them are higher than this one by more than noise",
    rows: TESTS,
    columns: [
      { id: "no", header: "Row", texts: Array.from({ length: TESTS }, (_, i) => i + 1) },
      ...SETS.flatMap((set) => [
        { id: set.id, header: set.sheet, formula: ifPaired(set, ofTest(set, "1")), format: "0" },
        {
          id: `${set.id}Apart`,
          header: "Higher",
          formula: ifPaired(set, `${higher(set, "iops")}+${higher(set, "latency")}`),
          format: "0",
        },
      ]),
    ],
  });
}

/** Tables with another number of runs of a test than is entered: that number, and the test. */
export function otherNumbers(): Block {
  const ofSet = (formula: (cells: string, set: ResultSet) => string): string[] =>
    SETS.map((set) => formula(`{runs.${set.id}}`, set));
  return gridBlock({
    id: "other",
    gaps: true,
    heading: "Tests with another number of runs than is entered",
    rows: SETS.length,
    columns: [
      { id: "sheet", header: "Sheet", texts: SETS.map(({ sheet }) => sheet) },
      {
        id: "runs",
        header: "Runs",
        formula: ofSet(
          (cells) =>
            `IF(COUNT(${cells})=COUNTIF(${cells},{repeats}),"",IF(MAX(${cells})>{repeats},MAX(${cells}),MIN(${cells})))`,
        ),
        format: "0",
      },
      {
        id: "test",
        header: "Test",
        formula: ofSet(
          (cells, { id }) => `IF([runs]="","",INDEX({read_${id}.label},MATCH([runs],${cells},0)))`,
        ),
        spread: 6,
      },
    ],
  });
}

/** Whether a table has another number of runs of a test than is entered, with the sentence that names it. */
export function otherRuns({ sheet }: ResultSet, place: number): readonly [condition: string, words: string] {
  const ofTable = (column: string): string => `INDEX({other.${column}},${place + 1})`;
  const [runs, test] = [ofTable("runs"), ofTable("test")];
  const without = `IF(AND(${runs}>{repeats},${NOT_DESCRIBED}>0)," (without "&${NOT_DESCRIBED_NAMES}&")","")`;
  return [
    `${runs}<>""`,
    sentence`Repeats of every test is ${"{repeats}"}, but sheet ${quoted(sheet)} has ${runs} ${plural(runs, "run", "runs")} of ${test}${without}`,
  ];
}

/** Whether the runs of a test differ by more than noise, with the sentence that names it. */
export function runsApart({ id, sheet }: ResultSet): readonly [condition: string, words: string] {
  const cells = `{runs.${id}Apart}`;
  const test = `INDEX({read_${id}.label},MATCH(MAX(${cells}),${cells},0))`;
  return [
    `SUM(${cells})>0`,
    sentence`Repeats differ by more than the noise of ${shown("{noise}", "0.0%")}: ${test} on sheet ${quoted(sheet)}`,
  ];
}
