import type { Evidence } from "../../model/evidence/evidence";
import { GENEVE_MTU } from "../../model/network/geneveMtu";
import type { Block } from "../../sheets/block";
import { unlessError } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { resultBlock } from "../../sheets/resultBlock";
import { TUNNELS } from "./roles";
import { NETWORKS, USED } from "./inputs";
import { NO_TABLE } from "./subnets";

/** A column of this network's row in the table of subnets. */
const fromTable = (column: number): string =>
  `IF(OR([name]="",${NO_TABLE}),"",IF(N([needs.place])=0,"",INDEX({vlsm},[needs.place],${column})))`;

/** Range of the address registry that a site may use without owning it. */
const PRIVATE = "Private-Use";

/** Does a subnet begin in a private range and end beyond it? Its scope is that of its first address. */
const IS_PARTLY_PRIVATE = `AND([findings.scope]="${PRIVATE}",[findings.private]=(1=0))`;

const ifPlanned = (formula: string): string => `IF([subnet]="","",${formula})`;

/** The plan in the planner's order of networks. */
export function plan(): Block {
  return gridBlock({
    id: "plan",
    heading: "Plan",
    rows: NETWORKS,
    columns: [
      { id: "name", header: "Network", formula: "[needs.name]" },
      { id: "subnet", header: "Subnet", formula: fromTable(4), style: "words" },
      {
        id: "gateway",
        header: "Gateway",
        formula: ifPlanned(`IF([nets.reserved]>0,${fromTable(6)},"none reserved")`),
      },
      { id: "first", header: "First address", formula: fromTable(6) },
      { id: "last", header: "Last address", formula: fromTable(7) },
      { id: "vlan", header: "VLAN", formula: ifPlanned('IF([nets.vlan]="","",[nets.vlan])'), format: "0" },
      { id: "mtu", header: "MTU", formula: ifPlanned("[nets.mtu]"), format: "0" },
      { id: "usable", header: "Usable", formula: fromTable(9), format: "#,##0" },
      { id: "used", header: "Used", formula: ifPlanned("[needs.needed]"), format: "#,##0" },
      { id: "free", header: "Free", formula: ifPlanned("[usable]-[used]"), format: "#,##0" },
      {
        id: "scope",
        header: "Scope",
        formula: ifPlanned(`IF(${IS_PARTLY_PRIVATE},"partly private",[findings.scope])`),
      },
      {
        id: "finding",
        header: "Finding",
        formula: ifPlanned(
          `IF(OR([findings.all]="",[findings.all]="${NO_FINDING}"),[findings.all],LEFT([findings.all],LEN([findings.all])-2))`,
        ),
      },
    ],
  });
}

const SHARED = "Shared Address Space";

/** Ranges of the registry whose addresses no host can have. */
const UNUSABLE = [
  "This network",
  "This host on this network",
  "Loopback",
  "Multicast",
  "Reserved",
  "Limited Broadcast",
];

/** What the finding of a network in such a range begins with. */
export const NOT_USABLE = "not usable by hosts";

/** Is this row the network of the tunnel endpoints, and is its MTU less than so many bytes? */
const tunnelBelow = ({ value }: Evidence): string =>
  `AND([needs.name]=TRIM(INDEX({roles.network},${TUNNELS})),[nets.mtu]<${value})`;
const { minimum, recommended } = GENEVE_MTU;
const bytes = ({ value }: Evidence): string => value.toLocaleString("en-US");

/** What a network without findings says: an empty cell is one that is not known. */
export const NO_FINDING = "none";

/** What each finding ends with. */
export const SEPARATOR = "; ";

/** Findings, or that there are none. */
const orNone = (findings: string): string => `IF(${findings}="","${NO_FINDING}",${findings})`;

/** What there is to say about each network, every part with a trailing separator. */
export function findings(): Block {
  const overlapped = Array.from({ length: USED }, (_, i) => {
    // A semicolon separates findings: one in a name would cut it.
    const what = `SUBSTITUTE(INDEX({used.what},${i + 1}),";",",")`;
    const block = `INDEX({used.block},${i + 1})`;
    return `IF(N([overlaps.o${i + 1}])=1,"overlaps "&IF(${what}="",${block},${what})&"; ","")`;
  });
  return gridBlock({
    id: "findings",
    heading: "Findings, part by part",
    rows: NETWORKS,
    columns: [
      { id: "name", header: "Network", formula: "[needs.name]" },
      {
        id: "scope",
        header: "Scope",
        spill: "IPV4_SCOPE({plan.subnet})",
        style: "words",
      },
      { id: "private", header: "Private", spill: "IPV4_IS_PRIVATE({plan.subnet})", style: "words" },
      { id: "broadcast", header: "Broadcast", formula: fromTable(8), style: "words" },
      {
        id: "overlap",
        header: "Overlaps",
        formula: `IF([plan.subnet]="","",${unlessError("{overlaps}", orNone(overlapped.join("&")))})`,
      },
      {
        id: "all",
        header: "All",
        formula: allFindings([
          `IF(${isUnusable("[scope]")},"${NOT_USABLE}: "&[scope]&"; ","")`,
          '&IF([overlap]="none","",[overlap])&IF([plan.free]=0,"exactly full; ","")',
          '&IF([nets.reserved]>0,"","no gateway reserved; ")',
          '&IF([nets.mtu]>{switchMtu},"MTU above that of the switches; ","")',
          '&IF(AND([nets.stretched]="yes",[nets.mtu]>{siteMtu}),"MTU above that between the sites; ","")',
          `&IF(${tunnelBelow(minimum)},"MTU below the ${bytes(minimum)} that Geneve needs; ",IF(${tunnelBelow(recommended)},"MTU below the ${bytes(recommended)} recommended for Geneve; ",""))`,
          '&IF([nets.vlan]="","no VLAN; ",IF(COUNTIF({plan.vlan},[nets.vlan])>1,"VLAN used twice; ",""))',
          `&IF(AND([scope]="${PRIVATE}",[private]=(1=0)),"not private: larger than its private range; ","")`,
          `&IF(OR([scope]="${PRIVATE}",${isUnusable("[scope]")}),"",IF([scope]="${SHARED}","shared space (RFC 6598); ","not private: "&[scope]&"; "))`,
        ]),
      },
    ],
  });
}

/** Is it a range whose addresses no host can have? A condition. */
export const isUnusable = (scope: string): string =>
  `OR(${UNUSABLE.map((name) => `${scope}="${name}"`).join(",")})`;

/** All findings of a network that is planned, the scope of its subnet among them. */
function allFindings(parts: readonly string[]): string {
  return `IF([plan.subnet]="","",${unlessError("{findings.scope}", orNone(parts.join("")))})`;
}

/** How many networks of a plan that fits have such a finding. */
const ofPlan = (cells: string, finding: string): string =>
  `IF({fits}=1,${unlessError(cells, `COUNTIF(${cells},"${finding}")`)},"")`;

/** Does the supernet have a prefix or a netmask? */
const HAS_PREFIX = 'ISNUMBER(FIND("/",SUBSTITUTE(TRIM({supernet})," ","/")))';

/** Whether the plan fits, in addresses. */
export function figures(): Block {
  const count = { format: "#,##0", known: "derived" };
  return resultBlock("Addresses", [
    {
      id: "size",
      label: "Supernet",
      // An address alone would be a network of one.
      formula: `IF(AND(IPV4_IS_VALID({supernet}),${HAS_PREFIX}),IPV4_SIZE({supernet}),"")`,
      unit: "addresses",
      ...count,
      known: "definition",
    },
    { id: "total", label: "Taken by the plan", formula: "SUM({needs.size})", unit: "addresses", ...count },
    {
      id: "missing",
      label: "Missing",
      formula: "MAX(0,{total}-{size})",
      unit: "addresses",
      ...count,
    },
    {
      id: "overlapping",
      label: "Networks that overlap",
      formula: ofPlan("{findings.overlap}", "overlaps*"),
      unit: "networks",
      ...count,
    },
    {
      id: "unusable",
      label: "Networks that hosts cannot use",
      formula: ofPlan("{findings.all}", `${NOT_USABLE}*`),
      unit: "networks",
      ...count,
    },
    {
      id: "withFindings",
      label: "Networks with findings",
      formula: ofPlan("{findings.all}", `*${SEPARATOR}`),
      unit: "networks",
      ...count,
    },
  ]);
}

/** 1 where the table of subnets can be made. */
export function fits(): Block {
  return resultBlock("Can it be planned?", [
    {
      id: "count",
      label: "Networks",
      formula: "COUNT({needs.needed})",
      unit: "",
      format: "0",
      known: "derived",
    },
    {
      id: "fits",
      label: "Fits (1) or not (0)",
      formula: "IF(AND({size}>0,{count}>0,SUM({needs.twice})=0,{missing}=0),1,0)",
      unit: "",
      format: "0",
      known: "derived",
    },
    {
      id: "unread",
      label: "Blocks that are not networks",
      formula: unlessError("{taken.block}", 'COUNTIF({taken.block},"~?")'),
      needs: ["supernet"],
      unit: "",
      format: "0",
      known: "derived",
    },
  ]);
}
