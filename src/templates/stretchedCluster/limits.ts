import {
  MIN_SITE_GBIT,
  MAX_HOSTS_PER_SITE,
  REPORTED_HOSTS_PER_SITE,
} from "../../model/stretchedCluster/siteLimits";
import { MAX_VCPU_PER_CORE } from "../../model/cpuCost/vcpuPerCore";
import { SITE_RTT_MS, WITNESS_RTT } from "../../model/stretchedCluster/rttLimits";
import type { Block } from "../../sheets/block";
import { sentence, shown, shownApart } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { TOO_MANY_COMPONENTS } from "./linkLoad";

const { oneHost, few, fewHosts, many } = WITNESS_RTT;

/** What is planned must be this or more. */
export const AT_LEAST = "at least";
const AT_MOST = "at most";
const BELOW = "below";
const DOCUMENTED = "documented to";

/** A limit of a stretched cluster. Its formulas may name ids. */
export interface Limit {
  what: string;
  /** What the first page calls it, with the unit. */
  short: string;
  /** Number format of its figures there. */
  format: string;
  yours: string;
  sense: string;
  limit: string;
  unit: string;
  /** How the limit, or what it is compared with, is known. */
  known: string;
}

/** What must hold, in this order. */
export const LIMITS: readonly Limit[] = [
  {
    what: "link between the sites",
    short: "Minimum link, Gb/s",
    format: "#,##0.0",
    yours: "{linkGbit}",
    sense: AT_LEAST,
    limit: `${MIN_SITE_GBIT.value}`,
    unit: "Gb/s",
    known: MIN_SITE_GBIT.kind,
  },
  {
    what: "link against the writes",
    short: "Link for writes, Gb/s",
    format: "#,##0.0",
    yours: "{linkGbit}",
    sense: AT_LEAST,
    limit: "{needGbit}",
    unit: "Gb/s",
    known: "vendor-stated",
  },
  {
    what: "round trip between the sites",
    short: "Round trip, sites, ms",
    format: "#,##0.0",
    yours: "{siteRtt}",
    sense: AT_MOST,
    limit: `${SITE_RTT_MS.value}`,
    unit: "ms",
    known: SITE_RTT_MS.kind,
  },
  {
    what: "link to the witness",
    short: "Witness link, Mb/s",
    format: "#,##0.0",
    yours: "{witnessMbit}",
    sense: AT_LEAST,
    limit: "{witnessNeed}",
    unit: "Mb/s",
    known: "vendor-stated",
  },
  {
    what: "round trip to the witness",
    short: "Round trip, witness, ms",
    format: "#,##0.0",
    yours: "{witnessRtt}",
    sense: BELOW,
    limit: `IF({hosts}=1,${oneHost.value},IF({hosts}<=${fewHosts.value},${few.value},${many.value}))`,
    unit: "ms",
    known: few.kind,
  },
  {
    what: "witness components",
    short: "Witness components",
    format: "#,##0",
    yours: "{witnessComponents}",
    sense: AT_MOST,
    limit: `${TOO_MANY_COMPONENTS}`,
    unit: "components",
    known: "vendor-stated",
  },
  {
    what: "hosts per site for the layout",
    short: "Hosts for the layout",
    format: "#,##0",
    yours: "{hosts}",
    sense: AT_LEAST,
    limit: "{minHosts}",
    unit: "hosts",
    known: "vendor-stated",
  },
  {
    what: "hosts per site",
    short: "Hosts per site",
    format: "#,##0",
    yours: "{hosts}",
    sense: DOCUMENTED,
    limit: `${MAX_HOSTS_PER_SITE.value}`,
    unit: "hosts",
    known: MAX_HOSTS_PER_SITE.kind,
  },
  {
    what: "capacity",
    short: "Capacity, TiB",
    format: "#,##0.0",
    yours: "{usablePlan}",
    sense: AT_LEAST,
    limit: "{neededEnd}",
    unit: "TiB",
    known: "estimated",
  },
  {
    what: "RAM of one site for all VMs",
    short: "RAM, one site, GiB",
    format: "#,##0",
    yours: "{siteRam}",
    sense: AT_LEAST,
    limit: "{allRam}",
    unit: "GiB",
    known: "entered",
  },
  {
    what: "vCPU per core with one site",
    short: "vCPU per core, one site",
    format: "#,##0.0",
    yours: "{perCore}",
    sense: AT_MOST,
    limit: "{perCoreMost}",
    unit: "vCPU",
    known: MAX_VCPU_PER_CORE.kind,
  },
];

/** What is planned and what must hold, in words; whole figures have no decimals. */
function inWords(): string {
  const [yours, limit] = shownApart("[yours]", "[limit]", "#,##0.0");
  const figure = (id: string, apart: string): string => `IF(MOD(${id},1)=0,${shown(id, "#,##0")},${apart})`;
  return sentence`${"[what]"} (${figure("[yours]", yours)} ${"[unit]"}, ${"[sense]"} ${figure("[limit]", limit)})`;
}

/** One row a limit: what is planned, what must hold, and whether it does. */
export function limits(): Block {
  const each = (key: keyof Limit): string[] => LIMITS.map((limit) => limit[key]);
  return gridBlock({
    id: "limits",
    heading: "Limits",
    rows: LIMITS.length,
    columns: [
      { id: "what", header: "What", texts: each("what") },
      { id: "yours", header: "Planned", formula: each("yours"), format: "#,##0.0", style: "result" },
      { id: "sense", header: "Required", texts: each("sense") },
      { id: "limit", header: "Limit", formula: each("limit"), format: "#,##0.0" },
      { id: "unit", header: "Unit", texts: each("unit") },
      {
        id: "verdict",
        header: "Holds?",
        formula: `IF(OR(AND([sense]="${AT_LEAST}",[yours]>=[limit]),AND([sense]="${BELOW}",[yours]<[limit]),AND(OR([sense]="${AT_MOST}",[sense]="${DOCUMENTED}"),[yours]<=[limit])),"yes",IF(AND([sense]="${DOCUMENTED}",[yours]<=${REPORTED_HOSTS_PER_SITE.value}),"check","no"))`,
      },
      { id: "words", header: "In words", formula: inWords() },
    ],
  });
}
