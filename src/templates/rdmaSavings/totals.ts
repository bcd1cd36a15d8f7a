import { PUBLISHED_RULE } from "../../model/rdma/publishedRule";
import type { Block } from "../../sheets/block";
import { quoted, sentence, shown, sumOf, unlessError } from "../../sheets/formulaText";
import { resultBlock } from "../../sheets/resultBlock";
import { verdict } from "../../sheets/verdict";
import { MODES } from "./inputs";
import { NO_SAVING, PUBLISHED } from "./ownTests";

const HOURS_A_YEAR = 8760;
const share = (id: string): string => shown(`{${id}}`, "0%");
const SAVES = sentence`${shown("{ghzSaved}", "#,##0")} GHz, ${share("share")} of the CPU per I/O (${share("share.low")} to ${share("share.high")})`;
/** How many prerequisites there are. A formula. */
export const ANSWERS = "ROWS({need.answer})";
/** How many of them have an answer. A formula. */
export const answered = (answer: string): string => `COUNTIF({need.answer},"${answer}")`;
const OWN_TESTS = `{mode}="${MODES.measured}"`;

/** Has no workload any I/O? A formula. */
export const NO_IO = "{ghzNow}=0";
/** Are there published tests among the own ones that the saving comes from? A formula. */
export const IS_EXAMPLE = `AND(${OWN_TESTS},${PUBLISHED}>0)`;

/** A prerequisite that is missing comes first, then what is not known, then what it is worth. */
export const VERDICT = verdict(
  [
    {
      mark: "bad",
      when: `${answered("no")}>0`,
      says: sentence`Prerequisite missing: ${'INDEX({need.what},MATCH("no",{need.answer},0))'} (${answered("no")} of ${ANSWERS} are not in place)`,
    },
    {
      mark: "unknown",
      when: "COUNT({save.iops})=0",
      says: quoted("Not known: no workload is filled in"),
    },
    { mark: "unknown", when: NO_IO, says: quoted("Not known: no workload has any I/O") },
    {
      mark: "unknown",
      when: `AND(${OWN_TESTS},{measured}="${NO_SAVING.noTest}")`,
      says: quoted("Not known: sheet Own tests has no test"),
    },
    {
      mark: "unknown",
      when: `AND(${OWN_TESTS},{measured}="${NO_SAVING.notComplete}")`,
      says: sentence`Not known: a test on sheet Own tests has no ${"{counter}"} for both transports`,
    },
    {
      mark: "bad",
      when: "{ghzSaved}<0",
      says: sentence`Not worth it: RDMA uses ${shown("-{ghzSaved}", "#,##0.0")} GHz more than TCP, ${shown("-{share}", "0.0%")} more CPU per I/O`,
    },
    {
      mark: "bad",
      when: "{share.high}<{least}",
      says: sentence`Not worth it: it saves ${SAVES}, and even the high end is below ${shown("{least}", "0.0%")}`,
    },
    {
      mark: "caution",
      when: `${answered("yes")}<${ANSWERS}`,
      says: sentence`Not proven: it would save ${SAVES}, but ${`(${ANSWERS}-${answered("yes")})`} of ${ANSWERS} prerequisites are not confirmed (sheet Checklist)`,
    },
    {
      mark: "caution",
      when: IS_EXAMPLE,
      says: sentence`Not proven: it would save ${SAVES}, but ${PUBLISHED} of ${"COUNT({test.tcpIops})"} own tests are published ones (sheet Own tests)`,
    },
    {
      mark: "caution",
      when: "{share.low}<{least}",
      says: sentence`Not proven: it saves ${SAVES}, and the low end is below ${shown("{least}", "0.0%")}`,
    },
  ],
  { mark: "good", says: sentence`Worth it: it saves ${SAVES}, and every prerequisite is in place` },
);

/** A formula of the three figures of a row, where there are such figures. */
const three = (formula: (of: (id: string) => string) => string) => ({
  formula: formula((id) => `{${id}}`),
  low: formula((id) => `{${id}.low}`),
  high: formula((id) => `{${id}.high}`),
});

/** CPU that all workloads save, or nothing where none of them has a saving. */
const saved = (ghz: string, share: string): string =>
  unlessError(share, `IF(COUNT(${share})=0,"",SUMPRODUCT(${ghz},${share}))`);

/** Nothing where a price is not entered. */
const ifEntered = (input: string, formula: string): string => `IF(ISNUMBER({${input}}),${formula},"")`;

const entered = (...inputs: string[]) => ({
  formula: `IF(COUNT(${inputs.map((id) => `{${id}}`).join(",")})=${inputs.length},"from your figures","not entered")`,
});

/** The whole cluster. */
export function totals(): Block {
  return resultBlock("What RDMA is worth", [
    {
      id: "share",
      label: "CPU saved per I/O, over all workloads",
      ...three((of) => {
        const figure = of("ghzSaved");
        const now = of("ghzNow");
        return `IF(${now}>0,${figure}/${now},0)`;
      }),
      unit: "of the storage CPU",
      format: "0.0%",
      style: "headline",
      known: {
        formula: `IF(AND(${OWN_TESTS},${PUBLISHED}=0),"measured","estimated, one 4-node cluster")`,
      },
    },
    {
      id: "ghzNow",
      label: "CPU of the I/O over TCP",
      formula: sumOf("{save.ghz}"),
      low: sumOf("{save.ghzLow}"),
      high: sumOf("{save.ghzHigh}"),
      unit: "GHz",
      format: "#,##0.0",
      known: "estimated",
    },
    {
      id: "ghzSaved",
      label: "CPU saved at the same load",
      formula: saved("{save.ghz}", "{save.plan}"),
      low: saved("{save.ghzLow}", "{save.low}"),
      high: saved("{save.ghzHigh}", "{save.high}"),
      unit: "GHz",
      format: "#,##0.0",
      style: "headline",
      // The GHz over TCP are estimated even where the share is measured: the level is that of the weakest part.
      known: "estimated",
    },
    {
      id: "cores",
      label: "In cores",
      ...three((of) => `${of("ghzSaved")}/{clock}`),
      unit: "cores",
      format: "#,##0.0",
      known: "derived",
    },
    {
      id: "ofCluster",
      label: "Share of the cluster's CPU",
      ...three((of) => `${of("ghzSaved")}/({hosts}*{ghzPerHost})`),
      unit: "%",
      format: "0.0%",
      known: "derived",
    },
    {
      id: "gain",
      label: "Or more I/O at the same CPU: 1 ÷ (1 − saved) − 1",
      ...three((of) => `1/(1-${of("share")})-1`),
      unit: "IOPS",
      format: "+0.0%;-0.0%",
      known: "derived",
    },
    {
      id: "rule",
      label: "For contrast, the published rule",
      formula: `TEXT(${PUBLISHED_RULE.low.value},"0%")&" to "&TEXT(${PUBLISHED_RULE.high.value},"0%")`,
      unit: "gain + drop",
      style: "words",
      known: "adds two different shares",
    },
    {
      id: "licenses",
      label: "License or price of these cores",
      ...three((of) => ifEntered("corePrice", `${of("cores")}*{corePrice}`)),
      unit: "money",
      format: "#,##0",
      known: entered("corePrice"),
    },
    {
      id: "power",
      label: "Power of these cores",
      ...three((of) => ifEntered("watts", `${of("cores")}*{watts}`)),
      unit: "W",
      format: "#,##0",
      known: entered("watts"),
    },
    {
      id: "energy",
      label: "Energy per year, before cooling",
      ...three((of) => `${of("power")}*${HOURS_A_YEAR}/1000`),
      unit: "kWh",
      format: "#,##0",
      known: entered("watts"),
    },
    {
      id: "energyCost",
      label: "Cost of this energy per year",
      ...three((of) => ifEntered("kwhPrice", `${of("energy")}*{kwhPrice}`)),
      unit: "money",
      format: "#,##0",
      known: entered("watts", "kwhPrice"),
    },
  ]);
}
