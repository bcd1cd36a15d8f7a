import { badInput } from "../errors";
import { prefixForHosts } from "./hosts";
import {
  formatNetwork,
  lastAddress,
  networkAddress,
  networkSize,
  usableHosts,
  type Interface,
} from "./network";

/** What a subnet has to hold. */
export interface SubnetDemand {
  name: string;
  /** Hosts today, 1 or more. */
  hosts: number;
}

/** What a plan adds to the hosts of today. */
export interface Headroom {
  /** Share by which hosts grow: 0.2 is 20%. */
  growth: number;
  /** Addresses of each subnet that hosts do not get: 1 for a gateway, 3 for a gateway of two routers. */
  reserve: number;
}

/** A subnet of a plan. */
export interface PlannedSubnet extends SubnetDemand {
  /** Addresses needed: hosts with growth, and the reserve. */
  needed: number;
  network: Interface;
}

/** Names in an error message before it becomes too long for Excel's card. */
const MAX_NAMED = 5;

/**
 * Divides a network into subnets of different sizes (VLSM), each with the longest prefix that holds its hosts. The
 * largest comes first and equal ones stay in their order, so that every subnet begins where it may and no gaps arise.
 *
 * @throws DomainError that names what does not fit.
 * @example planSubnets(parseInterface("10.0.0.0/24"), [{ name: "vSAN", hosts: 62 }], { growth: 0, reserve: 0 })
 *   //=> [{ name: "vSAN", hosts: 62, needed: 62, network: { address: 167772160, prefixLength: 26 } }]
 */
export function planSubnets(
  network: Interface,
  demands: readonly SubnetDemand[],
  headroom: Headroom,
): PlannedSubnet[] {
  const sized = demands.map((demand) => sizedDemand(demand, headroom)).sort((a, b) => b.needed - a.needed);
  const end = lastAddress(network) + 1;
  const planned: PlannedSubnet[] = [];
  const left: SizedDemand[] = [];
  let address = networkAddress(network);
  for (const { prefixLength, ...demand } of sized) {
    if (address + networkSize(prefixLength) > end) left.push({ prefixLength, ...demand });
    else {
      planned.push({ ...demand, network: { address, prefixLength } });
      address += networkSize(prefixLength);
    }
  }
  if (left.length > 0) throw doesNotFit(network, left, end - address, sized);
  return planned;
}

interface SizedDemand extends SubnetDemand {
  needed: number;
  prefixLength: number;
}

function sizedDemand(demand: SubnetDemand, { growth, reserve }: Headroom): SizedDemand {
  // 100 hosts and 7% are 107 hosts, not 108 because 0.07 * 100 is 7.000000000000001.
  const grown = Math.ceil(Number((demand.hosts * growth).toPrecision(12)));
  const hosts = demand.hosts + grown;
  return { ...demand, needed: hosts + reserve, prefixLength: prefixForHosts(hosts, reserve) };
}

function doesNotFit(
  network: Interface,
  left: readonly SizedDemand[],
  free: number,
  all: readonly SizedDemand[],
): Error {
  const names = left
    .slice(0, MAX_NAMED)
    .map(({ name, needed, prefixLength }) => `"${name}" (${needed} addresses, a /${prefixLength})`);
  const more = left.length > MAX_NAMED ? ` and ${left.length - MAX_NAMED} more` : "";
  const size = networkSize(network.prefixLength);
  const wanted = all.reduce((sum, { prefixLength }) => sum + networkSize(prefixLength), 0);
  return badInput(
    `${names.join(", ")}${more} ${left.length === 1 ? "does" : "do"} not fit in ${formatNetwork(network)}: ${free} of ${size} addresses are left, the plan takes ${wanted}`,
  );
}

/** Share of a subnet's usable addresses that the plan needs: 1 is an exactly full subnet. */
export function usedShare({ needed, network }: PlannedSubnet): number {
  return needed / usableHosts(network.prefixLength);
}
