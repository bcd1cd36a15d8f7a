import type { Accepts } from "../../sheets/accepts";
import { factInput, factLink } from "../../facts/fact";
import { FACTS } from "../../facts/facts";
import type { Block } from "../../sheets/block";
import { gridBlock } from "../../sheets/gridBlock";
import type { InputRow } from "../../sheets/inputBlock";
import { isNoAddress, isNoDomain, isNoNamePart, isNoServer } from "./names";

/** Networks that the plan takes. */
export const NETWORKS = 12;

/** Blocks in use that the plan is compared with. */
export const USED = 6;

/** Hosts that the address table lists at most. */
export const MAX_HOSTS = 64;

const MTU = FACTS.mtu.accepts.whole;

/** The plan compares addresses of IPv4 only: it could not tell what an IPv6 address collides with. */
const ADDRESS: Accepts = { text: "an IPv4 address", isRefused: isNoAddress };

/** The address space to divide, and what its networks run over. */
export const SITE: readonly InputRow[] = [
  {
    id: "supernet",
    label: "Site supernet",
    value: "172.31.216.0/22",
    unit: "",
    accepts: { text: "a network" },
    hint: "prefix or netmask: 172.31.216.0/22",
  },
  {
    id: "switchMtu",
    label: "MTU of the switches",
    value: MTU[1],
    unit: "bytes",
    accepts: { whole: MTU },
  },
  {
    id: "siteMtu",
    label: "MTU between the sites",
    value: 9000,
    unit: "bytes",
    accepts: { whole: MTU },
    hint: "counts for stretched networks",
  },
  { ...factInput(FACTS.dns1, { id: "dns1", value: "172.31.216.10" }), accepts: ADDRESS },
  { ...factInput(FACTS.dns2, { id: "dns2", value: "172.31.216.11" }), accepts: ADDRESS },
  {
    ...factInput(FACTS.ntp, { id: "ntp", value: "ntp.example.com" }),
    accepts: { text: "an IPv4 address or a host name", isRefused: isNoServer },
  },
  {
    ...factInput(FACTS.domain, { id: "domain", value: "example.com" }),
    accepts: { text: "a domain such as example.com", isRefused: isNoDomain },
  },
];

/** Number of the first host in each subnet. */
const FIRST_HOST = 11;

/** How many hosts there are, how they are called and where their addresses begin. */
export const HOST_NAMES: readonly InputRow[] = [
  // Two hosts with a witness have addresses too, and so has one that is added.
  { ...factInput(FACTS.hosts, { id: "clusterHosts" }), accepts: { whole: [1, MAX_HOSTS] } },
  {
    id: "prefix",
    label: "Name begins with",
    value: "esx",
    unit: "",
    accepts: { text: "letters, digits and hyphens", isRefused: isNoNamePart },
  },
  {
    id: "start",
    label: "First host's number",
    value: FIRST_HOST,
    unit: "in each subnet",
    accepts: { whole: [1, 1000] },
    hint: "gateway and other services come before it",
  },
];

const HOSTS = factLink(FACTS.hosts);

/** Addresses before those of the hosts. */
const BEFORE_HOSTS = FIRST_HOST - 1;

/** What each network has to hold. */
export function networks(): Block {
  const grid = gridBlock({
    id: "nets",
    heading: "Networks: fill in a row for each",
    rows: NETWORKS,
    columns: [
      {
        id: "name",
        header: "Network",
        accepts: { text: "a name" },
        values: ["VM", "NSX TEP", "Management", "vMotion", "vSAN", "Witness"],
        needed: true,
      },
      {
        id: "hosts",
        header: "Hosts now",
        accepts: { whole: [1, 65_534] },
        values: [300, 120, 100, 60, 60, 2],
        follows: [300, 120, HOSTS, HOSTS, HOSTS, 2],
        hint: "Addresses that the network needs today.",
        needed: true,
      },
      {
        id: "growth",
        header: "Growth",
        accepts: { share: [0, 4] },
        values: [0, 0, 0, 0, 0, 0],
        needed: true,
      },
      {
        id: "reserved",
        header: "Reserved",
        accepts: { whole: [0, 16] },
        values: [1, 1, 1, 1, 1, 1],
        follows: [1, 1, BEFORE_HOSTS, BEFORE_HOSTS, BEFORE_HOSTS, 1],
        needed: true,
        hint: "Addresses that hosts do not get: 1 for a gateway, 3 for a gateway of two routers (VRRP, HSRP). 0 if hosts count the gateway.",
      },
      {
        id: "stretched",
        header: "Stretched",
        accepts: { oneOf: ["yes", "no"] },
        values: ["no", "no", "no", "no", "no", "no"],
        needed: true,
      },
      {
        id: "vlan",
        header: "VLAN",
        accepts: { whole: [1, 4094] },
        format: "0",
        values: [10, 20, 30, 40, 50, 60],
      },
      {
        id: "mtu",
        header: "MTU",
        accepts: { whole: MTU },
        format: "0",
        values: [1500, 9000, 1500, 9000, 9000, 1500],
        follows: [1500, 9000, 1500, 9000, factLink(FACTS.mtu), 1500],
        needed: true,
      },
    ],
  });
  // The only free row: the table of blocks follows.
  return withRowsBelow(grid, "nets", 1);
}

/** Blocks of the address space that somebody has already. */
export function usedBlocks(): Block {
  const grid = gridBlock({
    id: "used",
    heading: "Blocks already in use",
    rows: USED,
    columns: [
      { id: "what", header: "In use by", accepts: { text: "a name" }, values: ["Office"] },
      {
        id: "block",
        header: "Block",
        accepts: { text: "a network" },
        values: ["172.31.220.0/24"],
        needed: true,
      },
    ],
  });
  return withRowsBelow(grid, "used", ROWS_BELOW);
}

/** Rows below the last table that are looked at: a longer list is pasted there. */
const ROWS_BELOW = 100;

/** A table's cells with those of the rows below it have an id too: what is typed there is read by no other formula. */
function withRowsBelow(grid: Block, id: string, rows: number): Block {
  return {
    ...grid,
    ids: (row) => {
      const ids = grid.ids(row);
      const [, first = "", lastColumn = ""] = /^(.+):([A-Z]+)/.exec(ids[id] ?? "") ?? [];
      return { ...ids, [`${id}AndBelow`]: `${first}:${lastColumn}${row + grid.height + rows - 1}` };
    },
  };
}
