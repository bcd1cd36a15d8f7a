import type { ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import type { Block } from "../../sheets/block";
import { latencyRuleFormula, p95RuleFormula } from "../../sheets/comparisonRules";
import { gridBlock } from "../../sheets/gridBlock";
import { figureOf } from "./asRead";
import { PERCENTILES } from "./inputs";
import { BASELINE, SETS, TESTS, VARIANTS, type ResultSet } from "./sets";

/** A limit that single tests are held against. */
export interface Rule {
  id: string;
  name: string;
  /** The tables that it evaluates. */
  sets: readonly ResultSet[];
  /** The cells with what it says of every test, and the table whose order they have. */
  cells(set: ResultSet): string;
  order(set: ResultSet): ResultSet;
}

/** A limit on the tests of a table by themselves. */
interface OwnRule extends Rule {
  formula(set: ResultSet): string;
}

const ownRule = (id: string, name: string, formula: OwnRule["formula"]): OwnRule => ({
  id,
  name,
  sets: SETS,
  cells: (set) => `{rule_${set.id}.${id}}`,
  order: (set) => set,
  formula,
});

const latency = (id: ComparedMetricId, name: string, limit: string) =>
  ownRule(id, name, (set) => latencyRuleFormula(figureOf(set, id), limit));

const p95 = (id: ComparedMetricId, name: string, average: ComparedMetricId) =>
  ownRule(id, name, (set) => {
    const kind = `INDEX({setup.percentiles},${set.row})`;
    return p95RuleFormula({
      p95: figureOf(set, id),
      average: figureOf(set, average),
      limit: "{p95Limit}",
      wholeMs: `${kind}<>"${PERCENTILES.decimals}"`,
      notMeasured: `${kind}="${PERCENTILES.derived}"`,
    });
  });

const OWN_RULES: readonly OwnRule[] = [
  latency("readLatency", "Read latency", "{readLimit}"),
  latency("writeLatency", "Write latency", "{writeLimit}"),
  p95("readP95", "p95 read", "readLatency"),
  p95("writeP95", "p95 write", "writeLatency"),
];

/** Every rule, in the order of the sheets. The CPU rule stands beside the changes. */
export const RULES: readonly Rule[] = [
  ...OWN_RULES,
  {
    id: "cpu",
    name: "Host CPU",
    sets: VARIANTS,
    cells: ({ id }) => `{chg_${id}.cpuRule}`,
    order: () => BASELINE,
  },
];

/** What the rules say of every test of a table, in its own order. */
export function ruleGrid(set: ResultSet): Block {
  return gridBlock({
    id: `rule_${set.id}`,
    gaps: true,
    heading: `${set.sheet}: limits, test by test`,
    rows: TESTS,
    columns: [
      { id: "label", header: "Workload", formula: `[read_${set.id}.label]` },
      ...OWN_RULES.map(({ id, name, formula }) => ({ id, header: name, formula: formula(set) })),
    ],
  });
}
