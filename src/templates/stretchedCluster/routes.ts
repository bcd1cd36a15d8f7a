import { PING_HEADERS } from "../../model/network/pingHeaders";
import type { Block } from "../../sheets/block";
import { firstOf, quoted } from "../../sheets/formulaText";
import { gridBlock } from "../../sheets/gridBlock";
import { noteBlock } from "../../sheets/noteBlock";
import { isVmk } from "../runbooks/addressTest";

/** Rows of the networks, in this order. */
const SITES = ["Site A", "Site B", "Witness"];
const [A, B, WITNESS] = [1, 2, 3] as const;

/** vSAN networks of the three sites, to be filled in. */
export function siteNetworks(): Block {
  return gridBlock({
    id: "net",
    heading: "vSAN networks",
    rows: SITES.length,
    columns: [
      { id: "site", header: "Site", texts: SITES },
      {
        id: "network",
        header: "vSAN network",
        accepts: { text: "a network" },
        values: ["172.31.216.0/25", "172.31.216.0/25", "192.168.1.0/24"],
        needed: true,
      },
      {
        id: "gateway",
        header: "Router of its VLAN",
        accepts: { text: "an address" },
        values: ["172.31.216.1", "172.31.216.1", "192.168.1.1"],
        needed: true,
      },
      {
        id: "vmk",
        header: "vmk of vSAN traffic",
        accepts: { text: "a vmk" },
        values: ["vmk1", "vmk1", "vmk1"],
        needed: true,
      },
      {
        id: "address",
        header: "A host's address",
        accepts: { text: "an address" },
        values: ["172.31.216.10", "172.31.216.60", "192.168.1.10"],
        needed: true,
      },
    ],
  });
}

/** The network of a site as it is routed, without host bits. */
const network = (row: number): string => `INDEX({networks.network},${row})`;
const gateway = (row: number): string => `TRIM(INDEX({net.gateway},${row}))`;
const vmk = (row: number): string => `INDEX({net.vmk},${row})`;
const address = (row: number): string => `TRIM(INDEX({net.address},${row}))`;

const isNetwork = (cell: string): string => `LEFT(${cell},1)<>"?"`;
const inNetwork = (cell: string): string =>
  `IF(IPV4_IS_VALID(${cell},32),IPV4_CONTAINS([network],${cell}),1=0)`;

/** Is an address the first or the last one of its network, which no router and no host can have? A /31 has neither. */
const isReserved = (cell: string): string =>
  `IF(IPV4_PREFIX([network])<31,OR(TRIM(${cell})=IPV4_NETWORK([network]),TRIM(${cell})=IPV4_BROADCAST([network])),1=0)`;

/** How many cells of a column hold the address of this row's host; spaces around an address do not count. */
const sameAsHost = (column: string): string => `SUMPRODUCT((TRIM({${column}})=TRIM([net.address]))*1)`;

/** Do two sites share an address? */
const overlap = (a: number, b: number): string =>
  `IF(AND(${isNetwork(network(a))},${isNetwork(network(b))}),IPV4_OVERLAPS(${network(a)},${network(b)}),1=0)`;

/** Is the network of each site one, and do router and host lie in it? */
export function networkChecks(): Block {
  const rest = (row: string): string =>
    firstOf(
      [
        [`NOT(${isNetwork("[network]")})`, quoted("enter a network such as 172.31.216.0/25")],
        [`NOT(${inNetwork("[net.gateway]")})`, quoted("the router is not in this network")],
        [isReserved("[net.gateway]"), quoted("the router has the network or broadcast address")],
        [
          "TRIM([net.gateway])=TRIM([net.address])",
          quoted("the router is the host itself: enter the VLAN's router"),
        ],
        [`NOT(${inNetwork("[net.address]")})`, quoted("the host's address is not in this network")],
        [isReserved("[net.address]"), quoted("the host has the network or broadcast address")],
        [`${sameAsHost("net.address")}>1`, quoted("two sites have this host's address")],
        [`${sameAsHost("net.gateway")}>0`, quoted("the host has the address of another site's router")],
        [`NOT(${isVmk("[net.vmk]")})`, quoted("enter a vmk such as vmk1")],
      ],
      row,
    );
  return gridBlock({
    id: "networks",
    heading: "Network checks",
    rows: SITES.length,
    columns: [
      { id: "site", header: "Site", texts: SITES },
      {
        id: "network",
        header: "Network as routed",
        formula:
          'IF(IPV4_IS_VALID([net.network]),IF(IPV4_PREFIX([net.network])=32,"?",IPV4_NETWORK([net.network])&"/"&IPV4_PREFIX([net.network])),"?")',
      },
      {
        id: "finding",
        header: "Finding",
        spread: 4,
        formula: [
          rest('"in order"'),
          rest(
            `IF(AND({layer}="L2",[network]<>${network(A)}),"L2: both sites have one network",IF(AND({layer}="L3",${overlap(A, B)}),"L3: the sites need networks of their own","in order"))`,
          ),
          rest(
            `IF(OR(${overlap(A, WITNESS)},${overlap(B, WITNESS)}),"the witness needs a network of its own","in order")`,
          ),
        ],
      },
    ],
  });
}

interface Route {
  on: string;
  to: string;
  from: number;
  target: number;
  needed: string;
}

const TO_WITNESS = '{separated}="no"';
const BETWEEN_SITES = '{layer}="L3"';

const ROUTES: readonly Route[] = [
  { on: "every host of site A", to: "witness", from: A, target: WITNESS, needed: TO_WITNESS },
  { on: "every host of site B", to: "witness", from: B, target: WITNESS, needed: TO_WITNESS },
  { on: "the witness", to: "site A", from: WITNESS, target: A, needed: TO_WITNESS },
  {
    on: "the witness",
    to: "site B",
    from: WITNESS,
    target: B,
    needed: `AND(${TO_WITNESS},${BETWEEN_SITES})`,
  },
  { on: "every host of site A", to: "site B", from: A, target: B, needed: BETWEEN_SITES },
  { on: "every host of site B", to: "site A", from: B, target: A, needed: BETWEEN_SITES },
];

/** Why a route is left out. */
const reason = ({ from, target }: Route): string =>
  from !== WITNESS && target !== WITNESS
    ? '"not needed: one network"'
    : 'IF({separated}="yes","not needed: witness traffic takes vmk0","not needed: one network")';

/** A command, where both of its sites are in order: it is copied into a shell. */
const whereInOrder = ({ from, target }: Route, formula: string): string =>
  `IF(AND(${[from, target].map((row) => `INDEX({networks.finding},${row})="in order"`).join(",")}),${formula},${quoted("correct the networks above")})`;

const command = (route: Route): string =>
  `IF(${route.needed},${whereInOrder(route, `"esxcli network ip route ipv4 add -n "&${network(route.target)}&" -g "&${gateway(route.from)}`)},${reason(route)})`;

const TAG = 'IF({separated}="yes","esxcli vsan network ip add -i vmk0 -T=witness","not needed")';

/** The routes to add, each on the hosts that need it. */
export function routeCommands(): Block {
  return gridBlock({
    id: "routes",
    heading: "Commands: network to reach, and the router in the host's own vSAN VLAN",
    rows: ROUTES.length + 2,
    columns: [
      {
        id: "on",
        header: "Run on",
        texts: [...ROUTES.map(({ on }) => on), "every data host", "every host and the witness"],
      },
      {
        id: "to",
        header: "To reach",
        texts: [...ROUTES.map(({ to }) => to), "witness, by vmk0", "check the list"],
      },
      {
        id: "command",
        header: "Command",
        spread: 4,
        formula: [...ROUTES.map(command), TAG, '"esxcli network ip route ipv4 list"'],
      },
    ],
  });
}

function ping(route: Route): string {
  const { from, target } = route;
  const mtu = from === WITNESS || target === WITNESS ? "{witnessMtu}" : "{siteMtu}";
  const via = (interfaceName: string): string =>
    whereInOrder(
      route,
      `"vmkping -I "&${interfaceName}&" -d -s "&(${mtu}-${PING_HEADERS.value})&" "&${address(target)}`,
    );
  if (from === WITNESS) {
    return `IF({separated}="yes","ping the management addresses of the data hosts",${via(vmk(from))})`;
  }
  return target === WITNESS ? via(`IF({separated}="yes","vmk0",${vmk(from)})`) : via(vmk(from));
}

/** The check of every direction, with packets that fill a frame. */
export function pings(): Block {
  return gridBlock({
    id: "pings",
    heading: "Check every direction with full-MTU packets, not fragmented",
    rows: ROUTES.length,
    columns: [
      { id: "on", header: "Run on", texts: ROUTES.map(({ on }) => on) },
      { id: "to", header: "To reach", texts: ROUTES.map(({ to }) => to) },
      { id: "command", header: "Command", spread: 4, formula: ROUTES.map(ping) },
    ],
  });
}

/** What is often done wrong. */
export function routeNotes(): Block {
  return noteBlock("Before you run them", [
    "The router is the one in the vSAN VLAN, not the host's own address; the command specifies no interface. ESXi finds it by the router's network.",
    "With witness traffic on vmk0 add no route to the witness through the vSAN interface: packets get the wrong source address, and the cluster partitions at times (Broadcom KB 437464).",
    "Where the vSAN adapters have their own gateway (vSAN 7.0 and later can override the default one), no static routes are needed.",
  ]);
}
