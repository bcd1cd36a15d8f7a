import { COMPARED_METRICS } from "../../model/benchmark/comparedMetrics";
import {
  cpuRuleFormula,
  p95RuleFormula,
  RULE_WORDS,
  VERDICTS,
  verdictFormula,
} from "../../sheets/comparisonRules";
import type { TableSpec } from "../../workbook/spec";
import { CPU, type ComparedVariant } from "./comparedRows";

/** Number format of a change. */
export const CHANGE_FORMAT = "+0.0%;-0.0%;0.0%";

const HIGHER = COMPARED_METRICS.filter(({ better }) => better === "higher").map(
  ({ name }) => `[@Metric]="${name}"`,
);

/** A pair that must not be compared has neither verdict nor rule; its change is shown. */
const comparable = (formula: string, otherwise = '""'): string =>
  `IF([@[Not comparable]]<>"",${otherwise},${formula})`;

/** Repeats that differ by more than the band of noise widen it: one of them against another would be a change. */
const NOISE = "MAX(NoiseBand,N([@[Repeats differ by]]))";

const VERDICT = comparable(
  verdictFormula("[@Change]", `OR(${HIGHER.join(",")})`, NOISE),
  `"${RULE_WORDS.notEvaluated}"`,
);

const CPU_RULE = cpuRuleFormula({
  cpuChange: "[@Change]",
  iopsChange: "[@[IOPS change]]",
  noiseBand: "NoiseBand",
  limit: "CpuChangeLimit",
});

const P95_RULE = p95RuleFormula({
  p95: "[@[Variant value]]",
  average: "[@Average]",
  limit: "P95Limit",
  wholeMs: '[@Percentile]="floored"',
  notMeasured: 'OR([@Percentile]="derived",[@Percentile]="")',
});

const RULE = comparable(`IF([@Metric]="${CPU}",${CPU_RULE},IF(LEFT([@Metric],3)="p95",${P95_RULE},""))`);

/** A change for better or worse as a number, 0 for any other: sums and extremes need numbers in all rows. */
const MOVED = `IF(OR([@Verdict]="${VERDICTS.better}",[@Verdict]="${VERDICTS.worse}"),[@Change],0)`;

/** The table Comparison: one row per metric that both runs of a pair state. */
export function comparisonTable(compared: readonly ComparedVariant[]): Omit<TableSpec, "at"> {
  return {
    name: "Comparison",
    columns: [
      { header: "Workload" },
      { header: "Variant" },
      { header: "Metric" },
      { header: "Unit" },
      { header: "Baseline", format: "#,##0.00" },
      { header: "Variant value", format: "#,##0.00" },
      {
        header: "Change",
        format: CHANGE_FORMAT,
        formula: 'IF([@Baseline]=0,"",BENCH_CHANGE([@[Variant value]],[@Baseline]))',
      },
      { header: "Verdict", formula: VERDICT },
      { header: "Average", format: "#,##0.00" },
      { header: "Percentile" },
      { header: "IOPS change", format: CHANGE_FORMAT },
      { header: "Rule", formula: RULE },
      { header: "Not comparable" },
      { header: "Moved", format: CHANGE_FORMAT, formula: MOVED },
      { header: "Number", format: "0" },
      { header: "Repeats differ by", format: "0.0%" },
    ],
    rows: compared.flatMap(({ variant, rows }) =>
      rows.map((row) => [
        row.test,
        variant.name,
        row.metric.name,
        row.unit,
        row.before,
        row.after,
        null,
        null,
        row.average,
        row.percentile,
        row.iopsChange,
        null,
        row.reason,
        null,
        row.number,
        row.repeatsBy,
      ]),
    ),
  };
}

/** The row of a number in the table Comparison, as formula text. */
export const rowOfNumber = (number: number | string): string => `MATCH(${number},Comparison[Number],0)`;
