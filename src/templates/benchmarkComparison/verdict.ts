import { COMPARED_METRICS, type ComparedMetricId } from "../../model/benchmark/comparedMetrics";
import { quoted, sentence, shown } from "../../sheets/formulaText";
import { type Outcome, verdict } from "../../sheets/verdict";
import { beyond } from "./asRead";
import { OUTCOMES } from "./outcome";
import { RULES } from "./rules";
import { BASELINE, SETS, TESTS, VARIANTS } from "./sets";

const first = (words: string, column: string): string =>
  `INDEX({outcome.${column}},MATCH("${words}",{outcome.outcome},0))`;
const some = (words: string): string => `COUNTIF({outcome.outcome},"${words}")>0`;
const plural = (count: string, one: string, more: string): string =>
  `IF(${count}=1,${quoted(one)},${quoted(more)})`;

/** The median change of a metric for the first variant with this outcome. */
function medianOf(metric: ComparedMetricId, words: string): string {
  const place = COMPARED_METRICS.findIndex(({ id }) => id === metric) * VARIANTS.length;
  return shown(`INDEX({metric.median},${place}+MATCH("${words}",{outcome.outcome},0))`, "+0.0%;-0.0%");
}

/** Tests beyond those that a table may have, of all tables. */
export const TOO_MANY = SETS.map(beyond).join("+");
/** Rows of all pasted tables that are no test. */
export const UNREAD = "SUM({tables.unread})";
const DIFFERS = 'MATCH("?*",{outcome.differs},0)';
const OVER = "SUM({outcome.over})";
const ALONE = "SUM({outcome.alone})";

/** The limits that are not evaluated, each after a comma. */
export const OPEN_RULES = `MID(${RULES.map(({ name }, i) => `IF(INDEX({evaluated.open},${i + 1})>0,", ${name}","")`).join("&")},3,200)`;

const FASTER = sentence`Faster: ${first(OUTCOMES.faster, "variant")}, IOPS ${medianOf("iops", OUTCOMES.faster)} (median); no limit exceeded`;
const NO_DIFFERENCE = quoted("No difference beyond noise, and no limit exceeded");
const ALL_EVALUATED = "SUM({evaluated.open})=0";
const notEvaluated = (says: string): string =>
  sentence`${says}, but not evaluated: ${OPEN_RULES} (sheet Limits)`;

/** The faster variant, or that there is none: approved only where every limit is evaluated. */
const APPROVALS: readonly Outcome[] = [
  {
    mark: "good",
    when: `AND(${ALL_EVALUATED},${some(OUTCOMES.faster)})`,
    says: `${FASTER}&", no variant slower"`,
  },
  { mark: "good", when: ALL_EVALUATED, says: NO_DIFFERENCE },
  { mark: "caution", when: some(OUTCOMES.faster), says: notEvaluated(FASTER) },
];

/** What spoils the comparison comes first, then what is over a limit, then what is slower. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: `${UNREAD}>0`,
      says: sentence`Not known: ${UNREAD} ${plural(UNREAD, "row of the pasted tables has", "rows of the pasted tables have")} no IOPS (sheet As read)`,
    },
    {
      mark: "unknown",
      when: `COUNT({read_${BASELINE.id}.iops})=0`,
      says: quoted(`Not known: no results of the baseline are pasted on sheet ${BASELINE.sheet}`),
    },
    {
      mark: "unknown",
      when: "SUM({outcome.paired})=0",
      says: quoted("Not known: no test of a variant has a partner in the baseline"),
    },
    {
      mark: "caution",
      when: 'COUNTIF({outcome.differs},"?*")>0',
      says: sentence`Not like for like: ${`INDEX({outcome.variant},${DIFFERS})`} differs in ${`INDEX({outcome.differs},${DIFFERS})`}, so that the change has more than one cause`,
    },
    {
      mark: "bad",
      when: some(OUTCOMES.over),
      says: sentence`A limit is exceeded in ${OVER}${plural(OVER, " case", " cases")}, first in ${first(OUTCOMES.over, "variant")} (sheet Limits)`,
    },
    {
      mark: "caution",
      when: `${TOO_MANY}>0`,
      says: sentence`Not complete: ${`(${TOO_MANY})`} tests beyond the first ${String(TESTS)} of a table are not compared`,
    },
    {
      mark: "caution",
      when: `${ALONE}>0`,
      says: sentence`Not complete: ${ALONE}${plural(ALONE, " test has", " tests have")} no partner (sheet Limits)`,
    },
    {
      mark: "caution",
      when: some(OUTCOMES.slower),
      says: sentence`Slower: ${first(OUTCOMES.slower, "variant")}, IOPS ${medianOf("iops", OUTCOMES.slower)} (median); no limit exceeded`,
    },
    {
      mark: "caution",
      when: some(OUTCOMES.dearer),
      says: sentence`More CPU: ${first(OUTCOMES.dearer, "variant")}, CPU per I/O ${medianOf("cpuPerIo", OUTCOMES.dearer)} (median); no limit exceeded`,
    },
    ...APPROVALS,
  ],
  { mark: "caution", says: notEvaluated(NO_DIFFERENCE) },
);
