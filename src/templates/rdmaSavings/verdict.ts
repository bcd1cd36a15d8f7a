import { quoted, sentence, shown, shownApart } from "../../sheets/formulaText";
import { plural } from "../../sheets/plural";
import { shownSmall } from "../../sheets/shownSmall";
import { verdict } from "../../sheets/verdict";
import { FROM_OWN_TESTS, IS_NOISE, NO_SAVING, NOISE_IN_WORDS, ONE_TEST } from "./ownTests";

const GHZ = "#,##0";
/** Does the saving come from one test, so that its range is not known? A condition. */
export const NO_RANGE = `AND(${FROM_OWN_TESTS},${ONE_TEST})`;
const share = (id: string): string => shown(`{${id}}`, "0%");
const RANGE = `IF(${NO_RANGE},${quoted("one test")},${sentence`${share("share.low")} to ${share("share.high")}`})`;
const SAVES = sentence`${shownSmall("{ghzSaved}", 1, shown("{ghzSaved}", GHZ))} GHz, ${share("share")} of the CPU per I/O (${RANGE})`;
/** How many prerequisites there are. A formula. */
export const ANSWERS = "ROWS({need.answer})";
/** How many of them have an answer. A formula. */
export const answered = (answer: string): string => `COUNTIF({need.answer},"${answer}")`;

/** Has no workload any I/O? A formula. */
export const NO_IO = "{ghzNow}=0";
/** Are there published tests among the own ones that the saving comes from? A formula. */
export const IS_EXAMPLE = `AND(${FROM_OWN_TESTS},{published}>0)`;

/** May the saving of the own tests be noise? A condition. */
export const MAY_BE_NOISE = `AND(${FROM_OWN_TESTS},${IS_NOISE})`;
/** Does a layout need more hosts than there are? A condition. */
export const TOO_FEW_HOSTS = "N({minHosts})>{hosts}";
/** Does the I/O need more CPU than the cluster has, even over RDMA? A condition. */
export const OVER_CPU = "{ghzNow}-{ghzSaved}>{clusterGhz}";
/** May it need more over TCP? Nothing is saved of a load that the cluster cannot have. A condition. */
export const MAY_BE_OVER_CPU = "{ghzNow.high}>{clusterGhz}";

const NOT_CONFIRMED = `(${ANSWERS}-${answered("yes")})`;
const OWN_TEST_COUNT = "COUNT({test.tcpIops})";
const [OVER_RDMA, CLUSTER_OF_RDMA] = shownApart("({ghzNow}-{ghzSaved})", "{clusterGhz}", GHZ);
const [OVER_TCP, CLUSTER_OF_TCP] = shownApart("{ghzNow.high}", "{clusterGhz}", GHZ);

/** A prerequisite that is missing comes first, then what does not fit, what is not known, then what it is worth. */
export const VERDICT = verdict(
  [
    {
      mark: "bad",
      when: `${answered("no")}>0`,
      says: sentence`Prerequisite missing: ${'INDEX({need.what},MATCH("no",{need.answer},0))'} (${answered("no")} of ${ANSWERS} ${plural(answered("no"), "is", "are")} not in place)`,
    },
    {
      mark: "unknown",
      when: "COUNT({save.iops})=0",
      says: quoted("Not known: no workload is filled in"),
    },
    {
      mark: "bad",
      when: TOO_FEW_HOSTS,
      says: sentence`Does not fit: ${"INDEX({work.layout},MATCH({minHosts},{save.minHosts},0))"} needs ${"{minHosts}"} hosts or more, and ${"{hosts}"} are planned`,
    },
    { mark: "unknown", when: NO_IO, says: quoted("Not known: no workload has any I/O") },
    {
      mark: "unknown",
      when: `AND(${FROM_OWN_TESTS},{measured}="${NO_SAVING.noTest}")`,
      says: quoted("Not known: sheet Own tests has no test"),
    },
    {
      mark: "unknown",
      when: `AND(${FROM_OWN_TESTS},{measured}="${NO_SAVING.notComplete}")`,
      says: sentence`Not known: a test on sheet Own tests has no ${"{counter}"} for both transports`,
    },
    {
      mark: "bad",
      when: "{ghzSaved}<0",
      says: sentence`Not worth it: RDMA uses ${shown("-{ghzSaved}", "#,##0.0")} GHz more than TCP, ${shown("-{share}", "0.0%")} more CPU per I/O`,
    },
    {
      mark: "bad",
      when: OVER_CPU,
      says: sentence`Does not fit: the I/O takes ${OVER_RDMA} GHz even over RDMA, and the cluster has ${CLUSTER_OF_RDMA} GHz`,
    },
    {
      mark: "bad",
      when: "{share.high}<{least}",
      says: sentence`Not worth it: it saves ${SAVES}, and ${`IF(${NO_RANGE},${quoted("that is")},${quoted("even the high end is")})`} below ${shown("{least}", "0.0%")}`,
    },
    {
      mark: "caution",
      when: MAY_BE_OVER_CPU,
      says: sentence`Not proven: the I/O takes up to ${OVER_TCP} GHz over TCP, and the cluster has ${CLUSTER_OF_TCP} GHz`,
    },
    {
      mark: "caution",
      when: `${answered("yes")}<${ANSWERS}`,
      says: sentence`Not proven: it would save ${SAVES}, but ${NOT_CONFIRMED} of ${ANSWERS} prerequisites ${plural(NOT_CONFIRMED, "is", "are")} not confirmed (sheet Checklist)`,
    },
    {
      mark: "caution",
      when: IS_EXAMPLE,
      says: sentence`Not proven: it would save ${SAVES}, but ${"{published}"} of ${OWN_TEST_COUNT} own ${plural(OWN_TEST_COUNT, "test", "tests")} ${plural("{published}", "is a published one", "are published ones")} (sheet Own tests)`,
    },
    {
      mark: "caution",
      when: "{share.low}<{least}",
      says: sentence`Not proven: it saves ${SAVES}, and the low end is below ${shown("{least}", "0.0%")}`,
    },
    {
      mark: "caution",
      when: MAY_BE_NOISE,
      says: sentence`Not proven: it saves ${SAVES}, and ${quoted(NOISE_IN_WORDS)} (sheet Own tests)`,
    },
    {
      mark: "caution",
      when: NO_RANGE,
      says: sentence`Not proven: it saves ${SAVES}, and one test shows no range: repeat it (sheet Own tests)`,
    },
  ],
  { mark: "good", says: sentence`Worth it: it saves ${SAVES}, and every prerequisite is in place` },
);
