/**
 * The rules of a comparison as formula text, for tables (`[@Change]`) and for planning grids (`[change]`) alike. The
 * arguments are cells or expressions; every answer is a word, or "" where a figure is missing.
 */

/** What a change is called. */
export const VERDICTS = { better: "better", worse: "worse", noise: "within noise" } as const;

/** What the rules answer. `*above*` finds a broken rule of any kind. */
export const RULE_WORDS = {
  cpuAbove: "above the CPU limit",
  cpuWithin: "within the CPU limit",
  cpuAbovePerIo: "per I/O above the CPU limit",
  cpuWithinPerIo: "per I/O within the CPU limit",
  p95Above: "p95 above the limit",
  p95Within: "p95 within the limit",
  p95Undecided: "p95 undecided",
  latencyAbove: "above the limit",
  latencyWithin: "within the limit",
  notEvaluated: "not evaluated",
} as const;

const quoted = (word: string): string => `"${word}"`;

/** Change of a figure against its baseline, as a share. */
export function changeFormula(value: string, baseline: string): string {
  return `IF(COUNT(${value},${baseline})<2,"",IF(${baseline}=0,"",${value}/${baseline}-1))`;
}

/** Better, worse or within noise, by the direction of the metric; `higherIsBetter` is a condition. */
export function verdictFormula(change: string, higherIsBetter: string, noiseBand: string): string {
  const moved = `IF((${change}>0)=${higherIsBetter},${quoted(VERDICTS.better)},${quoted(VERDICTS.worse)})`;
  return `IF(ISNUMBER(${change}),IF(ABS(${change})<=${noiseBand},${quoted(VERDICTS.noise)},${moved}),"")`;
}

/** What the CPU rule looks at. */
interface CpuRule {
  cpuChange: string;
  iopsChange: string;
  noiseBand: string;
  limit: string;
}

/** May the CPU rise by this? Where IOPS moved by more than noise, CPU per I/O is evaluated in place of CPU. */
export function cpuRuleFormula({ cpuChange, iopsChange, noiseBand, limit }: CpuRule): string {
  const { cpuAbove, cpuWithin, cpuAbovePerIo, cpuWithinPerIo } = RULE_WORDS;
  const perIo = `IF(1+${cpuChange}>(1+${limit})*(1+N(${iopsChange})),${quoted(cpuAbovePerIo)},${quoted(cpuWithinPerIo)})`;
  const plain = `IF(${cpuChange}>${limit},${quoted(cpuAbove)},${quoted(cpuWithin)})`;
  return `IF(ISNUMBER(${cpuChange}),IF(ABS(N(${iopsChange}))>${noiseBand},${perIo},${plain}),"")`;
}

/** What the p95 rule looks at. */
interface P95Rule {
  p95: string;
  average: string;
  limit: string;
  /** Condition: the tool cut the percentile to whole milliseconds. */
  wholeMs: string;
  /** Condition: it is no measured percentile. */
  notMeasured: string;
}

/**
 * Is the 95th percentile at most this many times the average? A percentile cut to whole milliseconds may be up to 1 ms
 * higher: the rule is decided only where that cannot change the answer. One below the average allows no statement.
 */
export function p95RuleFormula({ p95, average, limit, wholeMs, notMeasured }: P95Rule): string {
  const { p95Above, p95Within, p95Undecided, notEvaluated } = RULE_WORDS;
  const most = `${limit}*${average}`;
  return [
    `IF(ISNUMBER(${p95}),IF(OR(${notMeasured},N(${average})<=0,${p95}<N(${average})),${quoted(notEvaluated)},`,
    `IF(${p95}>${most},${quoted(p95Above)},IF(AND(${wholeMs},${p95}+1>${most}),${quoted(p95Undecided)},${quoted(p95Within)}))),"")`,
  ].join("");
}

/** Is an average latency at most this? */
export function latencyRuleFormula(latency: string, limit: string): string {
  const { latencyAbove, latencyWithin } = RULE_WORDS;
  return `IF(ISNUMBER(${latency}),IF(${latency}>${limit},${quoted(latencyAbove)},${quoted(latencyWithin)}),"")`;
}
