import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { MARK } from "../../sheets/pageTop";
import { resultBlock } from "../../sheets/resultBlock";
import { NETWORKS, USED } from "./inputs";

/** A column of this network's row in the table of subnets. */
const fromTable = (column: number): string =>
  `IF([name]="","",IFERROR(VLOOKUP([name],{vlsm},${column},0),""))`;

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
      { id: "mtu", header: "MTU", formula: ifPlanned('IF([nets.mtu]="","",[nets.mtu])'), format: "0" },
      { id: "usable", header: "Usable", formula: fromTable(9), format: "#,##0" },
      { id: "used", header: "Used", formula: ifPlanned("[needs.needed]"), format: "#,##0" },
      { id: "free", header: "Free", formula: ifPlanned("[usable]-[used]"), format: "#,##0" },
      { id: "scope", header: "Scope", formula: ifPlanned("[findings.scope]") },
      {
        id: "finding",
        header: "Finding",
        formula: ifPlanned('IF([findings.all]="","none",LEFT([findings.all],LEN([findings.all])-2))'),
      },
    ],
  });
}

/** Ranges of the address registry that a site may use without owning them. */
const PRIVATE = "Private-Use";
const SHARED = "Shared Address Space";

/** What there is to say about each network, every part with a trailing separator. */
export function findings(): Block {
  const overlapped = Array.from({ length: USED }, (_, i) => {
    const what = `INDEX({used.what},${i + 1})`;
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
      {
        id: "overlap",
        header: "Overlaps",
        formula: `IF([plan.subnet]="","",${overlapped.join("&")})`,
      },
      {
        id: "all",
        header: "All",
        formula: [
          'IF([plan.subnet]="","",',
          '[overlap]&IF([plan.free]=0,"exactly full; ","")',
          '&IF([nets.reserved]>0,"","no gateway reserved; ")',
          '&IF([nets.mtu]>{switchMtu},"MTU above that of the switches; ","")',
          '&IF(AND([nets.stretched]="yes",[nets.mtu]>{siteMtu}),"MTU above that between the sites; ","")',
          '&IF([nets.vlan]="","no VLAN; ",IF(COUNTIF({plan.vlan},[nets.vlan])>1,"VLAN used twice; ",""))',
          `&IF([scope]="${PRIVATE}","",IF([scope]="${SHARED}","shared space (RFC 6598); ","not private: "&[scope]&"; ")))`,
        ].join(""),
      },
    ],
  });
}

/** Whether the plan fits, in addresses. */
export function figures(): Block {
  const count = { format: "#,##0", known: "derived" };
  return resultBlock("Addresses", [
    {
      id: "size",
      label: "Supernet",
      formula: 'IF({supernet}="",0,IF(IPV4_IS_VALID({supernet}),IPV4_SIZE({supernet}),0))',
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
      formula: 'COUNTIF({findings.overlap},"overlaps*")',
      unit: "networks",
      ...count,
    },
    {
      id: "withFindings",
      label: "Networks with findings",
      formula: 'COUNTIF({findings.all},"?*")',
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
      id: "half",
      label: "Half-filled rows",
      formula: "COUNTA({nets.name})+COUNT({nets.hosts})-2*{count}",
      unit: "",
      format: "0",
      known: "derived",
    },
    {
      id: "unread",
      label: "Blocks that are no networks",
      formula: 'COUNTIF({taken.block},"~?")',
      unit: "",
      format: "0",
      known: "derived",
    },
  ]);
}

const number = (id: string): string => `TEXT({${id}},"#,##0")`;

/** The verdict of the plan. */
export const VERDICT = [
  `IF({size}=0,"${MARK.bad} Does not fit, because the supernet is no network: "&{supernet},`,
  `IF({count}=0,"${MARK.caution} Enter at least one network with its hosts",`,
  `IF(SUM({needs.twice})>0,"${MARK.bad} Does not fit, because two networks have the same name",`,
  `IF({missing}>0,"${MARK.bad} Does not fit, because the plan takes "&${number("total")}&" of "&${number("size")}&" addresses: "&${number("missing")}&" are missing",`,
  `IF({overlapping}>0,"${MARK.bad} Does not fit, because "&{overlapping}&" of "&{count}&" networks overlap blocks in use",`,
  `IF({half}>0,"${MARK.caution} A row has a name without hosts, or hosts without a name: it is not in the plan",`,
  `IF({unread}>0,"${MARK.caution} A block in use is no network such as 10.1.2.0/24: it is not compared",`,
  `IF({withFindings}>0,"${MARK.caution} Fits: "&${number("total")}&" of "&${number("size")}&" addresses, with findings on "&{withFindings}&" of "&{count}&" networks",`,
  `"${MARK.good} Fits: the plan takes "&${number("total")}&" of "&${number("size")}&" addresses"))))))))`,
].join("");
