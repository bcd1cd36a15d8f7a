import { COMPARED_METRICS, type ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { cut } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { CHANGE } from "./changes";
import { NOISE } from "./noise";
import { changes, ifPasted, nameOf, VARIANTS } from "./sets";

const ROWS = COMPARED_METRICS.flatMap((metric) =>
  VARIANTS.map((variant) => ({ metric, variant, cells: changes(variant, metric.id) })),
);

/** The row of this grid, from 1, for a metric and a variant by its number; 0 is the row before the first variant. */
export function metricRow(metric: ComparedMetricId, variant: number): number {
  return COMPARED_METRICS.findIndex(({ id }) => id === metric) * VARIANTS.length + variant;
}

/** How far every metric of every variant moved, how often for better and worse, and the variants' ranking. */
export function byMetric(): Block {
  const ifAny = (formula: (cells: string, row: (typeof ROWS)[number]) => string) =>
    ROWS.map((row) => `IF(COUNT(${row.cells})=0,"",${formula(row.cells, row)})`);
  const moved = (cells: string, up: boolean) =>
    up ? `COUNTIF(${cells},">"&${NOISE})` : `COUNTIF(${cells},"<"&-${NOISE})`;
  return gridBlock({
    id: "metric",
    gaps: true,
    heading:
      "Change against the baseline, over the paired tests; 1 is the best of the variants by the median",
    rows: ROWS.length,
    columns: [
      { id: "metric", header: "Metric", texts: ROWS.map(({ metric }) => metric.name) },
      { id: "better", header: "Better", texts: ROWS.map(({ metric }) => metric.better) },
      { id: "variant", header: "Variant", formula: ifAny((_, { variant }) => nameOf(variant)) },
      { id: "least", header: "Least", formula: ifAny((cells) => `MIN(${cells})`), format: CHANGE },
      {
        id: "median",
        header: "Median",
        formula: ifAny((cells) => `MEDIAN(${cells})`),
        format: CHANGE,
        style: "result",
      },
      { id: "most", header: "Most", formula: ifAny((cells) => `MAX(${cells})`), format: CHANGE },
      {
        id: "betterCount",
        header: "Tests better",
        formula: ifAny((cells, { metric }) => moved(cells, metric.better === "higher")),
        format: "0",
      },
      {
        id: "worseCount",
        header: "Tests worse",
        formula: ifAny((cells, { metric }) => moved(cells, metric.better === "lower")),
        format: "0",
      },
      {
        id: "noiseCount",
        header: "Within noise",
        formula: ifAny((cells) => `IF([betterCount]="","",COUNT(${cells})-[betterCount]-[worseCount])`),
        format: "0",
      },
      {
        id: "rank",
        header: "Rank",
        formula: ifAny(
          (_, { metric }) =>
            `1+SUMPRODUCT(({metric.metric}=[metric])*({metric.median}<>"")*({metric.median}${metric.better === "higher" ? ">" : "<"}[median]))`,
        ),
        format: "0",
        style: "result",
      },
      { id: "number", header: "No.", texts: ROWS.map(({ variant }) => variant.row - 1) },
    ],
  });
}

/** Characters of a name that a column of medians has room for. */
const NAME_ROOM = 15;

/** The row of IOPS in the grid of medians, below that of the names. */
export const IOPS_ROW = 2 + COMPARED_METRICS.findIndex(({ id }) => id === "iops");

/** Median changes of all metrics on one page, and the variant that is best in each. */
export function medians(): Block {
  const ids = VARIANTS.map(({ id }) => id);
  const all = ids.map((id) => `[${id}]`).join(",");
  return gridBlock({
    id: "medians",
    gaps: true,
    heading: "Median change of the paired tests, and the best variant",
    rows: COMPARED_METRICS.length + 1,
    columns: [
      { id: "metric", header: "Metric", texts: ["", ...COMPARED_METRICS.map(({ name }) => name)] },
      ...VARIANTS.map((variant, v) => ({
        id: variant.id,
        header: variant.sheet,
        format: CHANGE,
        formula: [
          ifPasted(variant, cut(nameOf(variant), NAME_ROOM)),
          ...COMPARED_METRICS.map(({ id }) => {
            const median = `INDEX({metric.median},${metricRow(id, v + 1)})`;
            // Of a cell that is empty by its formula, Univer's INDEX gives something that COUNT takes for a number.
            return `IF(ISNUMBER(${median}),${median},"")`;
          }),
        ],
      })),
      { id: "better", header: "Better", texts: ["", ...COMPARED_METRICS.map(({ better }) => better)] },
      {
        id: "best",
        header: "Best variant",
        formula: [
          '""',
          ...COMPARED_METRICS.map(({ better }) => {
            const beyond = better === "higher" ? `MAX(${all})>{noise}` : `MIN(${all})<-{noise}`;
            const first = "SUMPRODUCT(MAX(({metric.metric}=[metric])*({metric.rank}=1)*{metric.number}))";
            return `IF(COUNT(${all})=0,"",IF(${beyond},INDEX({setup.name},1+${first}),"none beyond noise"))`;
          }),
        ],
      },
    ],
  });
}
