import { FACTS } from "../../facts/facts";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import { type Case, firstOf, quoted, sentence, unlessRefused } from "../../sheets/formulaText";
import { FLAG, flagOf } from "../../sheets/inputCheck";
import { plural } from "../../sheets/plural";
import { MAX_HOSTS } from "./inputs";
import { portsOf } from "./ports";
import { type Role, ROLES } from "./roles";
import { NO_TABLE, placeOf } from "./subnets";

/** The place of this row's network among those of the plan, and a column of the plan for it. */
const PLACE = placeOf("[network]");
const ofNetwork = (column: "subnet" | "usable"): string =>
  `IF(${NO_TABLE},"",IF(${PLACE}=0,"",INDEX({plan.${column}},${PLACE})))`;

/** Servers that hosts need, whose addresses no host may get. */
const SERVERS = [FACTS.dns1, FACTS.dns2, FACTS.ntp] as const;

/** An interface whose network another one is in: both begin at the first host's number. */
const sharing = (role: Role): Case[] =>
  ROLES.flatMap((other, i) =>
    other === role
      ? []
      : [
          [
            `TRIM(INDEX({roles.network},${i + 1}))=TRIM([network])`,
            quoted(`shares its addresses with ${other.use}`),
          ] as const,
        ],
  );

/** An interface that gives a host the address of a server. */
const ofServers = ({ columns }: Role): Case[] =>
  SERVERS.map(({ id, label }) => {
    const same = columns.map((column) => `SUMPRODUCT(1*({addresses.${column}}=TRIM({${id}})))`);
    return [`AND({${id}}<>"",${same.join("+")}>0)`, quoted(`takes the address of ${label}`)];
  });

/** Is a server entered whose address cannot be compared? A condition. */
const UNKNOWN_SERVER = SERVERS.map(({ id }) => `{${flagOf(id)}}=${FLAG.problem}`).join(",");

/** What the finding of an interface begins with whose network, or whose own name, is not known. */
export const NO_NETWORK = "no such network";
export const NO_INTERFACE = "no such interface";

/** Whether an interface has an address of its own for every host. */
const finding = (role: Role): string =>
  firstOf(
    [
      [`OR([network]="",[vmk]="",{count}="",${UNKNOWN_SERVER})`, '""'],
      [`${PLACE}=0`, quoted(`${NO_NETWORK} in the plan`)],
      [
        `OR(${portsOf(role)
          .map((port) => `{ports.valid#${port}}=0`)
          .join(",")})`,
        quoted(`${NO_INTERFACE}: enter ${role.vmk}`),
      ],
      ['OR([last]="",[usable]="")', '""'],
      [`{start}<=INDEX({nets.reserved},${PLACE})`, quoted("begins inside the reserved addresses")],
      ...sharing(role),
      ...portsOf(role).map((port): Case => [
        `{ports.twice#${port}}=1`,
        sentence`shares ${`{ports.name#${port}}`} with another interface`,
      ]),
      [
        "[last]>[usable]",
        sentence`short of ${"([last]-[usable])"} ${plural("([last]-[usable])", "address", "addresses")}`,
      ],
      ...ofServers(role),
    ],
    quoted("enough"),
  );

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
      {
        id: "vmk",
        header: "Interface",
        accepts: { text: "a vmk" },
        values: ROLES.map(({ vmk }) => vmk),
        needed: true,
      },
      { id: "subnet", header: "Subnet", formula: ofNetwork("subnet") },
      {
        id: "each",
        header: "Addresses a host",
        texts: ROLES.map(({ columns }) => columns.length),
        format: "0",
      },
      { id: "usable", header: "Usable", formula: ofNetwork("usable"), format: "#,##0" },
      {
        id: "last",
        header: "Last number",
        formula: 'IF([network]="","",{start}-1+{clusterHosts}*[each])',
        format: "#,##0",
      },
      {
        id: "finding",
        header: "Finding",
        formula: ROLES.map(finding),
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
        formula: '{prefix}&TEXT([host],"00")&IF({domain}="","","."&TRIM({domain}))',
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
