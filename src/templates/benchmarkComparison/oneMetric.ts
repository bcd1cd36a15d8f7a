import { COMPARED_METRICS } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { verdictFormula } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import { inputBlock } from "../../sheets/inputBlock";
import { CHANGE, CHANGES_BEFORE_METRICS } from "./changes";
import { READ_BEFORE_METRICS } from "./asRead";
import { BASELINE, TESTS, VARIANTS } from "./sets";

const FIGURE = "#,##0.00";

/** Which metric the sheet shows: by its number, in the order of the metrics. */
export function metricShown(): Block {
  return inputBlock("Metric that is shown", [
    {
      id: "shown",
      label: "Number of the metric",
      value: 1,
      unit: "",
      accepts: { whole: [1, COMPARED_METRICS.length] },
      hint: COMPARED_METRICS.map(({ name }, i) => `${i + 1} ${name}`).join(", "),
    },
  ]);
}

const HIGHER = `OR(${COMPARED_METRICS.flatMap(({ better }, i) => (better === "higher" ? [`{shown}=${i + 1}`] : [])).join(",")})`;

/** Change and verdict of one metric for every test and variant. */
export function verdictsOfMetric(): Block {
  return gridBlock({
    id: "oneMetric",
    gaps: true,
    heading: "Change against the baseline, and verdict",
    rows: TESTS,
    columns: [
      { id: "label", header: "Workload", formula: `[read_${BASELINE.id}.label]` },
      ...VARIANTS.flatMap(({ id, sheet }) => [
        {
          id: `${id}Change`,
          header: sheet,
          formula: `INDEX({chg_${id}},[read_${BASELINE.id}.no],{shown}+${CHANGES_BEFORE_METRICS})`,
          format: CHANGE,
        },
        {
          id: `${id}Verdict`,
          header: "Verdict",
          formula: verdictFormula(`[${id}Change]`, HIGHER, "{noise}"),
        },
      ]),
    ],
  });
}

/** The figures of one metric for every test and table; of variants where a partner was found. */
export function figuresOfMetric(): Block {
  const figure = (id: string, row: string) =>
    `IF(${row}="","",INDEX({read_${id}},${row},{shown}+${READ_BEFORE_METRICS}))`;
  return gridBlock({
    id: "figures",
    gaps: true,
    heading: "Figures (Host CPU as a share of 1)",
    rows: TESTS,
    columns: [
      { id: "label", header: "Workload", formula: `[read_${BASELINE.id}.label]` },
      {
        id: BASELINE.id,
        header: BASELINE.sheet,
        formula: figure(BASELINE.id, `[read_${BASELINE.id}.no]`),
        format: FIGURE,
      },
      ...VARIANTS.map(({ id, sheet }) => ({
        id,
        header: sheet,
        formula: figure(id, `[chg_${id}.row]`),
        format: FIGURE,
      })),
    ],
  });
}
