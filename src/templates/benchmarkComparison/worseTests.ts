import type { ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { cut, firstOf, quoted, shown } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { metricRow } from "./byMetric";
import { CHANGE } from "./changes";
import { NOISE } from "./noise";
import { DECISIVE, setback } from "./setback";
import { BASELINE, changes, ifPasted, nameOf, VARIANTS, type ResultSet } from "./sets";

/** Characters of a workload that the verdict has room for. */
const WORKLOAD_ROOM = 48;

/** The setbacks of a variant's tests, in the order of the baseline's, and the place of the largest. */
const setbacks = ({ id }: ResultSet): string => `{chg_${id}.setback}`;
const largest = (variant: ResultSet): string => `MAX(${setbacks(variant)})`;
const worst = (variant: ResultSet): string => `MATCH(${largest(variant)},${setbacks(variant)},0)`;

/** The change that makes the worst test the worst: "latency +90.0%". */
function worstChange(variant: ResultSet): string {
  const changeOf = (metric: ComparedMetricId) => `INDEX(${changes(variant, metric)},${worst(variant)})`;
  return firstOf(
    DECISIVE.map(({ id, name }) => [
      `${setback(id, changeOf(id))}=${largest(variant)}`,
      `${quoted(`${name} `)}&${shown(changeOf(id), CHANGE)}`,
    ]),
    '""',
  );
}

/** How many tests of each variant are worse beyond noise, and which one is worst: a median hides both. */
export function worseTests(): Block {
  const each = (formula: (variant: ResultSet) => string) =>
    VARIANTS.map((variant) => ifPasted(variant, formula(variant)));
  const ifAny = (formula: (variant: ResultSet) => string) =>
    each((variant) => `IF([count]=0,"",${formula(variant)})`);
  const betterCount = (metric: ComparedMetricId, { row }: ResultSet) =>
    `N(INDEX({metric.betterCount},${metricRow(metric, row - BASELINE.row)}))`;
  return gridBlock({
    id: "worse",
    gaps: true,
    heading: "Tests that are worse beyond noise in IOPS, latency (of reads and writes too) or CPU per I/O",
    rows: VARIANTS.length,
    columns: [
      { id: "variant", header: "Variant", formula: each(nameOf) },
      {
        id: "count",
        header: "Tests worse",
        formula: each((variant) => `COUNTIF(${setbacks(variant)},">"&${NOISE})`),
        format: "0",
      },
      {
        id: "better",
        header: "Figures better",
        formula: each((variant) => DECISIVE.map(({ id }) => betterCount(id, variant)).join("+")),
        format: "0",
      },
      { id: "change", header: "Worst change", formula: ifAny(worstChange) },
      {
        id: "test",
        header: "Worst test",
        formula: ifAny((variant) =>
          cut(`INDEX({read_${BASELINE.id}.label},${worst(variant)})`, WORKLOAD_ROOM),
        ),
        spread: 5,
      },
    ],
  });
}
