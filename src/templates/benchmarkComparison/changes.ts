import { COMPARED_METRICS } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { changeFormula, cpuRuleFormula } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import { figureOf } from "./asRead";
import { MAX_SETBACK } from "./setback";
import { BASELINE, TESTS, type ResultSet } from "./sets";

/** A signed share. */
export const CHANGE = "+0.0%;-0.0%;0.0%";

/** Columns of a grid of changes before those of the metrics. */
export const CHANGES_BEFORE_METRICS = 1;

/**
 * Change of every metric of a variant against the baseline, in the order of the baseline's tests, and the CPU rule. A
 * test without a partner stays empty.
 */
export function changeGrid(set: ResultSet): Block {
  const base = `read_${BASELINE.id}`;
  return gridBlock({
    id: `chg_${set.id}`,
    gaps: true,
    heading: `${set.sheet}: change against the baseline`,
    rows: TESTS,
    columns: [
      { id: "label", header: "Workload", formula: `[${base}.label]` },
      ...COMPARED_METRICS.map(({ id, name }) => ({
        id,
        header: name,
        formula: `IF([row]="","",${changeFormula(figureOf(set, id, "[row]"), figureOf(BASELINE, id))})`,
        format: CHANGE,
      })),
      {
        id: "row",
        header: "Counterpart in row",
        formula: `IF([${base}.key]="","",IFERROR(MATCH([${base}.key],{read_${set.id}.key},0),""))`,
        format: "0",
      },
      {
        id: "setback",
        header: "Worse by",
        formula: `IF(OR([row]="",{cpuColumn}=""),"",${MAX_SETBACK})`,
        format: "0.0%",
      },
      {
        id: "cpuRule",
        header: "Host CPU rule",
        formula: cpuRuleFormula({
          cpuChange: "[cpu]",
          iopsChange: "[iops]",
          noiseBand: "{noise}",
          limit: "{cpuLimit}",
        }),
      },
    ],
  });
}
