import { quoted, sentence } from "../../sheets/formulaText";
import { type Outcome, verdict } from "../../sheets/verdict";
import {
  ALONE,
  ANY_DIFFERS,
  DOUBT,
  DOUBTS,
  listOf,
  NO_CHANGE,
  NOT_DESCRIBED,
  OPEN_LIMITS,
  OVER,
  PAIRED,
  PROBLEM,
  PROBLEMS,
  TOO_MANY,
  UNREAD,
} from "./counts";
import { NOT_DESCRIBED_NAMES } from "./described";
import { plural } from "../../sheets/plural";
import { FINDING, first, medianOf, NO_LIMIT, some } from "./finding";
import { OUTCOMES } from "./outcome";
import { RULES } from "./rules";
import { BASELINE, TESTS } from "./sets";
import { namesIn, STATE, traitsIn } from "./traits";

/** A figure of the first variant that is worse in some tests. */
const mixed = (column: string): string =>
  `INDEX({worse.${column}},MATCH("${OUTCOMES.mixed}",{outcome.outcome},0))`;

const DIFFERS = 'MATCH("?*",{outcome.differs},0)';
const CASES = `${OVER}&${plural(OVER, " case", " cases")}`;

/** The limits that are not evaluated. */
export const OPEN_RULES = listOf(
  RULES.map(({ name }, i) => `IF(INDEX({evaluated.open},${i + 1})>0,", ${name}","")`),
);

const SET_UPS_OPEN = `${traitsIn(STATE.open)}>0`;
const NOR_SET_UPS = `IF(${SET_UPS_OPEN},", nor whether the setups match","")`;

/** The faster variant, or that there is none: approved only where nothing is unknown. */
const APPROVALS: readonly Outcome[] = [
  {
    mark: "caution",
    when: `${OPEN_LIMITS}>0`,
    says: sentence`${FINDING}, but not evaluated: ${OPEN_RULES} (sheet Limits)${NOR_SET_UPS}`,
  },
  {
    mark: "caution",
    when: `${NO_CHANGE}>0`,
    says: sentence`${FINDING}, but not compared: IOPS or latency of ${NO_CHANGE}${plural(NO_CHANGE, " test", " tests")} (sheet Changes)${NOR_SET_UPS}`,
  },
  {
    mark: "caution",
    when: SET_UPS_OPEN,
    says: sentence`${FINDING}, but not known whether the setups match: ${namesIn(STATE.open)} (sheet Setups)`,
  },
  {
    mark: "caution",
    when: `${NOT_DESCRIBED}>0`,
    says: sentence`${FINDING}, but not known whether the tests match: ${NOT_DESCRIBED_NAMES} (sheet As read)`,
  },
  {
    mark: "good",
    when: some(OUTCOMES.faster),
    says: sentence`${FINDING}, no test worse beyond noise in IOPS, latency or CPU per I/O`,
  },
];

/** What spoils the comparison comes first, then what is over a limit, then what is slower. */
export const VERDICT = verdict(
  [
    {
      mark: "unknown",
      when: `${UNREAD}>0`,
      says: sentence`Not known: ${UNREAD} ${plural(UNREAD, "row of the pasted tables has", "rows of the pasted tables have")} no IOPS (sheet As read)`,
    },
    { mark: "unknown", when: `${PROBLEMS}>0`, says: sentence`Not known: ${PROBLEM}` },
    {
      mark: "unknown",
      when: `COUNT({read_${BASELINE.id}.iops})=0`,
      says: quoted(`Not known: no results of the baseline are pasted on sheet ${BASELINE.sheet}`),
    },
    {
      mark: "unknown",
      when: `${PAIRED}=0`,
      says: quoted("Not known: no test of a variant has a counterpart in the baseline"),
    },
    {
      mark: "caution",
      when: ANY_DIFFERS,
      says: sentence`Not like for like: ${`INDEX({outcome.variant},${DIFFERS})`} differs in ${`INDEX({outcome.differs},${DIFFERS})`}, so that the change has more than one cause${`IF(${OVER}>0,"; "&${CASES}&" over a limit (sheet Limits)","")`}`,
    },
    {
      mark: "bad",
      when: some(OUTCOMES.over),
      says: sentence`A limit is exceeded in ${CASES}, first in ${first(OUTCOMES.over, "variant")} (sheet Limits)${`IF(${DOUBTS}>0,"; questionable (sheet Calculation)","")`}`,
    },
    {
      mark: "caution",
      when: `${TOO_MANY}>0`,
      says: sentence`Not complete: ${TOO_MANY}${plural(TOO_MANY, " row", " rows")} after the first ${String(TESTS)} of a table ${plural(TOO_MANY, "is", "are")} not compared`,
    },
    {
      mark: "caution",
      when: `${ALONE}>0`,
      says: sentence`Not complete: ${ALONE}${plural(ALONE, " test has", " tests have")} no counterpart (sheet Limits)`,
    },
    { mark: "caution", when: `${DOUBTS}>0`, says: DOUBT },
    {
      mark: "caution",
      when: some(OUTCOMES.slower),
      says: sentence`Slower: ${first(OUTCOMES.slower, "variant")}, IOPS ${medianOf("iops", OUTCOMES.slower)} (median); ${quoted(NO_LIMIT)}`,
    },
    {
      mark: "caution",
      when: some(OUTCOMES.latency),
      says: sentence`Higher latency: ${first(OUTCOMES.latency, "variant")}, latency ${medianOf("latency", OUTCOMES.latency)}, IOPS ${medianOf("iops", OUTCOMES.latency)} (medians); ${quoted(NO_LIMIT)}`,
    },
    {
      mark: "caution",
      when: some(OUTCOMES.dearer),
      says: sentence`More CPU: ${first(OUTCOMES.dearer, "variant")}, CPU per I/O ${medianOf("cpuPerIo", OUTCOMES.dearer)} (median); ${quoted(NO_LIMIT)}`,
    },
    {
      mark: "caution",
      when: some(OUTCOMES.mixed),
      says: sentence`Mixed: ${first(OUTCOMES.mixed, "variant")}, IOPS ${medianOf("iops", OUTCOMES.mixed)} (median), but ${mixed("count")} of ${first(OUTCOMES.mixed, "paired")} tests worse, most ${mixed("test")} (${mixed("change")})`,
    },
    ...APPROVALS,
  ],
  { mark: "good", says: FINDING },
);
