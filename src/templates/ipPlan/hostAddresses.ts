import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { firstOf, quoted, sentence, unlessRefused } from "../../sheets/formulaText";
import { MAX_HOSTS } from "./inputs";
import { NO_TABLE } from "./subnets";

interface Role {
  id: string;
  use: string;
  vmk: string;
  network: string;
  /** Addresses of each host. */
  each: number;
}

/** Uses of a host's interfaces, in this order. */
export const ROLES: readonly Role[] = [
  { id: "management", use: "Management", vmk: "vmk0", network: "Management", each: 1 },
  { id: "vmotion", use: "vMotion", vmk: "vmk1", network: "vMotion", each: 1 },
  { id: "vsan", use: "vSAN", vmk: "vmk2", network: "vSAN", each: 1 },
  { id: "tep", use: "NSX TEP", vmk: "vmk10, vmk11", network: "NSX TEP", each: 2 },
];

/** The place of this row's network among those of the plan. */
const PLACE = "MATCH(TRIM([network]),{needs.name},0)";

/** A column of the table of subnets for this row's network. */
const ofNetwork = (column: number): string =>
  `IF(${NO_TABLE},"",IFNA(VLOOKUP(TRIM([network]),{vlsm},${column},0),""))`;

/** Which network each interface is in, and whether it has addresses for all hosts. */
export function roles(): Block {
  return gridBlock({
    id: "roles",
    heading: "Interfaces and their networks",
    rows: ROLES.length,
    columns: [
      { id: "use", header: "Use", texts: ROLES.map(({ use }) => use) },
      {
        id: "network",
        header: "Network",
        accepts: { text: "a network of the plan; clear the row if hosts have no such interface" },
        values: ROLES.map(({ network }) => network),
        needed: true,
      },
      { id: "vmk", header: "Interface", accepts: { text: "a vmk" }, values: ROLES.map(({ vmk }) => vmk) },
      { id: "subnet", header: "Subnet", formula: ofNetwork(4) },
      { id: "each", header: "Addresses a host", texts: ROLES.map(({ each }) => each), format: "0" },
      { id: "usable", header: "Usable", formula: ofNetwork(9), format: "#,##0" },
      {
        id: "last",
        header: "Last number",
        formula: 'IF([network]="","",{start}-1+{clusterHosts}*[each])',
        format: "#,##0",
      },
      {
        id: "finding",
        header: "Finding",
        formula: firstOf(
          [
            ['OR([network]="",{count}="")', '""'],
            [`ISNA(${PLACE})`, quoted("no such network in the plan")],
            ['OR([last]="",[usable]="")', '""'],
            [`{start}<=INDEX({nets.reserved},${PLACE})`, quoted("begins inside the reserved addresses")],
            ["[last]>[usable]", sentence`short of ${"([last]-[usable])"} addresses`],
          ],
          quoted("enough"),
        ),
        unguarded: true,
        spread: 3,
      },
    ],
  });
}

/** Height of a host's row: with it all hosts have room on a page. */
const HOST_PT = 13.5;

/** The addresses of every interface of every host. */
export function addresses(): Block {
  const rows = Array.from({ length: MAX_HOSTS }, (_, i) => i + 1);
  const spill = (role: number, numbers: string): string => {
    const subnet = `INDEX({roles.subnet},${role})`;
    return `IF(${subnet}="","",${unlessRefused(`IPV4_HOST(${subnet},{addresses.${numbers}})`, "none left")})`;
  };
  const grid = gridBlock({
    id: "addresses",
    heading: "Addresses",
    rows: MAX_HOSTS,
    columns: [
      {
        id: "host",
        header: "Host",
        formula: rows.map((k) => `IF(${k}>{clusterHosts},"",${k})`),
        format: "0",
      },
      {
        id: "name",
        header: "Name",
        formula: '{prefix}&TEXT([host],"00")&IF({domain}="","","."&{domain})',
      },
      ...ROLES.slice(0, 3).map(({ id, use }, i) => ({
        id,
        header: use,
        style: "words" as const,
        spill: spill(i + 1, "at"),
      })),
      { id: "tep1", header: "NSX TEP 1", style: "words", spill: spill(4, "tepAt1") },
      { id: "tep2", header: "NSX TEP 2", style: "words", spill: spill(4, "tepAt2") },
      { id: "at", header: "Number in subnet", formula: "{start}+[host]-1", format: "0" },
      { id: "tepAt1", header: "TEP 1 number", formula: "{start}+2*([host]-1)", format: "0" },
      { id: "tepAt2", header: "TEP 2 number", formula: "[tepAt1]+1", format: "0" },
    ],
  });
  return {
    ...grid,
    draw: (place) => {
      const [first, last] = [place.row + grid.height - MAX_HOSTS, place.row + grid.height - 1];
      return { ...grid.draw(place), rowHeights: [{ rows: [first, last], points: HOST_PT }] };
    },
  };
}
