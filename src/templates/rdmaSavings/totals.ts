import { PUBLISHED_RULE } from "../../model/rdma/publishedRule";
import type { Block } from "../../sheets/block";
import { sumOf, unlessError } from "../../sheets/formulaText";
import { resultBlock } from "../../sheets/resultBlock";
import { FROM_OWN_TESTS } from "./ownTests";

const HOURS_A_YEAR = 8760;
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
        formula: `IF(AND(${FROM_OWN_TESTS},{published}=0),"measured","estimated, one 4-node cluster")`,
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
      id: "clusterGhz",
      label: "CPU of the cluster",
      formula: "{hosts}*{ghzPerHost}",
      unit: "GHz",
      format: "#,##0.0",
      known: "definition",
    },
    {
      id: "minHosts",
      label: "Minimum hosts for the layouts",
      formula: unlessError("{save.minHosts}", 'IF(COUNT({save.minHosts})=0,"",MAX({save.minHosts}))'),
      unit: "hosts",
      format: "#,##0",
      known: "vendor-stated",
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
      ...three((of) => `${of("ghzSaved")}/{clusterGhz}`),
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
