import { formatAddress } from "./address";
import { firstHost, formatNetwork, lastAddress, lastHost, usableHosts } from "./network";
import { netmask } from "./prefix";
import { usedShare, type PlannedSubnet } from "./vlsm";

type Fact = string | number;

/** The columns of a plan: its title, and what stands in it. */
const COLUMNS: Readonly<Record<string, (subnet: PlannedSubnet) => Fact>> = {
  Name: ({ name }) => name,
  Hosts: ({ hosts }) => hosts,
  Needed: ({ needed }) => needed,
  Network: ({ network }) => formatNetwork(network),
  Netmask: ({ network }) => formatAddress(netmask(network.prefixLength)),
  "First host": ({ network }) => formatAddress(firstHost(network)),
  "Last host": ({ network }) => formatAddress(lastHost(network)),
  Broadcast: ({ network }) => formatAddress(lastAddress(network)),
  "Usable hosts": ({ network }) => usableHosts(network.prefixLength),
  Used: usedShare,
  Note: (subnet) => (usedShare(subnet) === 1 ? "full: no address is left" : ""),
};

/** A plan as a table with a header: one row a subnet, the largest first. */
export function vlsmTable(plan: readonly PlannedSubnet[]): Fact[][] {
  const columns = Object.values(COLUMNS);
  return [Object.keys(COLUMNS), ...plan.map((subnet) => columns.map((column) => column(subnet)))];
}
