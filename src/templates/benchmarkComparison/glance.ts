import { COMPARED_METRICS, type ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { RULE_WORDS, verdictFormula } from "../../sheets/comparisonRules";
import { cut, firstOf, quoted } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { INPUT_PROBLEM } from "../../sheets/inputCheck";
import { MARK } from "../../sheets/mark";
import { ANY_DIFFERS, DOUBTS, NOT_DESCRIBED, PROBLEMS, UNREAD } from "./counts";
import { openLimits } from "./limitsSheet";
import { median, OUTCOMES } from "./outcome";
import { BASELINE, ifPasted, nameOf, VARIANTS, type ResultSet } from "./sets";
import { STATE, traitsIn } from "./traits";

/** Characters of a name that the column of names has room for. */
const NAME_ROOM = 20;

/** What is neither better nor worse. */
const SAME = "=";

const of = (column: string, { row }: ResultSet): string => `INDEX({outcome.${column}},${row - BASELINE.row})`;

/** What the first page shows of each variant besides its outcome: marks, words of its medians, and limits. */
export function atAGlance(): Block {
  const each = (formula: (variant: ResultSet) => string) =>
    VARIANTS.map((variant) => ifPasted(variant, formula(variant)));
  const word = (metric: ComparedMetricId, header: string) => ({
    id: metric,
    header,
    formula: each((variant) => evaluated(variant, metric)),
  });
  return gridBlock({
    id: "glance",
    gaps: true,
    heading: "First-page result of each variant",
    rows: VARIANTS.length,
    columns: [
      { id: "variant", header: "Variant", formula: each((variant) => cut(nameOf(variant), NAME_ROOM)) },
      { id: "open", header: "Limits open", formula: each(openLimits), format: "0" },
      word("iops", "IOPS"),
      word("latency", "Latency"),
      word("cpuPerIo", "CPU per I/O"),
      { id: "mark", header: "Mark", formula: VARIANTS.map(mark), unguarded: true },
    ],
  });
}

/** What a median is called; none is evaluated where a setup differs, or where rows of a table were not read. */
function evaluated(variant: ResultSet, metric: ComparedMetricId): string {
  const change = median(variant, metric);
  const higher = COMPARED_METRICS.find(({ id }) => id === metric)?.better === "higher";
  const verdict = verdictFormula(change, higher ? "TRUE" : "FALSE", "{noise}");
  return `IF(ISNUMBER(${change}),IF(OR(${UNREAD}>0,${PROBLEMS}>0,${of("differs", variant)}<>""),${quoted(RULE_WORDS.notEvaluated)},${verdict}),"")`;
}

/** The mark of a variant: never better than what the verdict of the page would say of it alone. */
function mark(variant: ResultSet): string {
  const outcome = of("outcome", variant);
  const marks = firstOf(
    [
      [`OR({${INPUT_PROBLEM}}<>"",${UNREAD}>0,${PROBLEMS}>0)`, quoted(MARK.unknown)],
      [`OR(N(${of("paired", variant)})=0,${of("differs", variant)}<>"")`, quoted(MARK.unknown)],
      [`${of("over", variant)}>0`, quoted(MARK.bad)],
      [
        `OR(${[OUTCOMES.slower, OUTCOMES.latency, OUTCOMES.dearer, OUTCOMES.mixed].map((one) => `${outcome}="${one}"`).join(",")})`,
        quoted(MARK.caution),
      ],
      [
        `OR(${of("alone", variant)}>0,[open]>0,${of("noChange", variant)}>0,${traitsIn(STATE.open)}>0)`,
        quoted(MARK.caution),
      ],
      [
        `OR({tables.beyond#${BASELINE.row}}+{tables.beyond#${variant.row}}>0,${ANY_DIFFERS})`,
        quoted(MARK.caution),
      ],
      [`${DOUBTS}+${NOT_DESCRIBED}>0`, quoted(MARK.caution)],
      [`${outcome}="${OUTCOMES.faster}"`, quoted(MARK.good)],
    ],
    quoted(SAME),
  );
  return ifPasted(variant, `IFERROR(${marks},${quoted(MARK.unknown)})`);
}
