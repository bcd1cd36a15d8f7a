import type { ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import { quoted, sentence, shown } from "../../sheets/formulaText";
import { metricRow } from "./byMetric";
import { CHANGE } from "./changes";
import { OVER } from "./counts";
import { OUTCOMES } from "./outcome";
import { VARIANTS } from "./sets";

/** A figure of the first variant with this outcome. A formula. */
export const first = (words: string, column: string): string =>
  `INDEX({outcome.${column}},MATCH("${words}",{outcome.outcome},0))`;

/** Has a variant this outcome? A formula. */
export const some = (words: string): string => `COUNTIF({outcome.outcome},"${words}")>0`;

/** The median change of a metric for the first variant with this outcome. A formula. */
export function medianOf(metric: ComparedMetricId, words: string): string {
  return shown(
    `INDEX({metric.median},${metricRow(metric, 0)}+MATCH("${words}",{outcome.outcome},0))`,
    CHANGE,
  );
}

/** Limits are those of variants: tests of the baseline over a limit are listed on sheet Limits. */
export const NO_LIMIT = "no variant exceeds a limit";

const FASTER = sentence`Faster: ${first(OUTCOMES.faster, "variant")}, IOPS ${medianOf("iops", OUTCOMES.faster)} (median); ${quoted(NO_LIMIT)}`;
/** A median within noise is not a difference only where no test is better either. */
const NO_DIFFERENCE = `IF(SUM({worse.better})>0,${quoted(`No test worse beyond noise, and ${NO_LIMIT}`)},${quoted(`No difference beyond noise, and ${NO_LIMIT}`)})`;

/** What is found where no test is worse and no limit exceeded: the faster variant, or that there is none. */
export const FINDING_FORMULA = `IF(OR(${OVER}>0,SUM({worse.count})>0),"",IF(${some(OUTCOMES.faster)},${FASTER},${NO_DIFFERENCE}))`;

/** Its row among the sentences of the conclusion: below the first one, and that of each variant. */
export const FINDING_ROW = VARIANTS.length + 2;

/** The cell of it. */
export const FINDING = `{said.sentence#${FINDING_ROW}}`;
