import { PUBLISHED_RULE } from "../../model/rdma/publishedRule";
import type { Block } from "../../sheets/block";
import { MARK } from "../../sheets/pageTop";
import { resultBlock } from "../../sheets/resultBlock";
import { MODES } from "./inputs";

const HOURS_A_YEAR = 8760;
const SAVES =
  'TEXT({ghzSaved},"#,##0")&" GHz, "&TEXT({share},"0%")&" of the CPU per I/O ("&TEXT({share.low},"0%")&" to "&TEXT({share.high},"0%")&")"';

/** A prerequisite that is missing comes first, then what is not known, then what it is worth. */
export const VERDICT = [
  `IF(COUNTIF({need.answer},"no")>0,"${MARK.bad} Prerequisite missing: "&INDEX({need.what},MATCH("no",{need.answer},0))&" ("&COUNTIF({need.answer},"no")&" of "&ROWS({need.answer})&" are not in place)",`,
  `IF(COUNT({save.ghz})=0,"${MARK.caution} Not proven: enter at least one workload",`,
  `IF(NOT(ISNUMBER({share})),"${MARK.caution} Not proven: enter your tests on sheet Own tests",`,
  `IF(COUNTIF({need.answer},"yes")<ROWS({need.answer}),"${MARK.caution} Not proven: it would save "&${SAVES}&", but "&ROWS({need.answer})-COUNTIF({need.answer},"yes")&" of "&ROWS({need.answer})&" prerequisites are not confirmed (sheet Checklist)",`,
  `IF({share.low}<{least},"${MARK.caution} Not proven: it saves "&${SAVES}&", and the low end is below "&TEXT({least},"0.0%"),`,
  `"${MARK.good} Worth it: it saves "&${SAVES}&", and every prerequisite is in place")))))`,
].join("");

/** A formula of the three figures of a row, where there are such figures. */
const three = (formula: (of: (id: string) => string) => string) => ({
  formula: formula((id) => `{${id}}`),
  low: formula((id) => `{${id}.low}`),
  high: formula((id) => `{${id}.high}`),
});

const KNOWN = { formula: `IF({mode}="${MODES.measured}","measured","estimated")` };

/** Nothing where the saving, or a price, is not entered. */
const ifEntered = (input: string, figure: string, formula: string): string =>
  `IF(AND(ISNUMBER({${input}}),ISNUMBER(${figure})),${formula},"")`;

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
        return `IF(ISNUMBER(${figure}),IF(${now}>0,${figure}/${now},0),"")`;
      }),
      unit: "of the storage CPU",
      format: "0.0%",
      style: "headline",
      known: { formula: `IF({mode}="${MODES.measured}","measured","estimated, one 4-node cluster")` },
    },
    {
      id: "ghzNow",
      label: "CPU of the I/O over TCP",
      formula: "SUM({save.ghz})",
      low: "SUM({save.ghzLow})",
      high: "SUM({save.ghzHigh})",
      unit: "GHz",
      format: "#,##0.0",
      known: "estimated",
    },
    {
      id: "ghzSaved",
      label: "CPU saved at the same load",
      formula: 'IF(COUNT({save.plan})=0,"",SUMPRODUCT({save.ghz},{save.plan}))',
      low: 'IF(COUNT({save.plan})=0,"",SUMPRODUCT({save.ghzLow},{save.low}))',
      high: 'IF(COUNT({save.plan})=0,"",SUMPRODUCT({save.ghzHigh},{save.high}))',
      unit: "GHz",
      format: "#,##0.0",
      style: "headline",
      known: KNOWN,
    },
    {
      id: "cores",
      label: "The same in cores",
      ...three((of) => `IF(ISNUMBER(${of("ghzSaved")}),${of("ghzSaved")}/{clock},"")`),
      unit: "cores",
      format: "#,##0.0",
      known: "derived",
    },
    {
      id: "ofCluster",
      label: "The same of the cluster's CPU",
      ...three((of) => `IF(ISNUMBER(${of("ghzSaved")}),${of("ghzSaved")}/({hosts}*{ghzPerHost}),"")`),
      unit: "per cent",
      format: "0.0%",
      known: "derived",
    },
    {
      id: "gain",
      label: "Or more I/O at the same CPU: 1 ÷ (1 − saved) − 1",
      ...three((of) => `IF(ISNUMBER(${of("share")}),1/(1-${of("share")})-1,"")`),
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
      id: "licences",
      label: "Licences or price of these cores",
      ...three((of) => ifEntered("corePrice", of("cores"), `${of("cores")}*{corePrice}`)),
      unit: "money",
      format: "#,##0",
      known: entered("corePrice"),
    },
    {
      id: "power",
      label: "Power of these cores",
      ...three((of) => ifEntered("watts", of("cores"), `${of("cores")}*{watts}`)),
      unit: "W",
      format: "#,##0",
      known: entered("watts"),
    },
    {
      id: "energy",
      label: "Energy a year, before cooling",
      ...three((of) => `IF(ISNUMBER(${of("power")}),${of("power")}*${HOURS_A_YEAR}/1000,"")`),
      unit: "kWh",
      format: "#,##0",
      known: entered("watts"),
    },
    {
      id: "energyCost",
      label: "Cost of this energy a year",
      ...three((of) => ifEntered("kwhPrice", of("energy"), `${of("energy")}*{kwhPrice}`)),
      unit: "money",
      format: "#,##0",
      known: entered("watts", "kwhPrice"),
    },
  ]);
}
