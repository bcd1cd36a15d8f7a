import { badInput } from "../errors";
import { evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import { MAX_CLUSTER_HOSTS, tooManyHosts } from "./clusterHosts";

/** Hosts that may fail while the demand is still met. */
export const FAILURES = evidence({
  value: 1,
  unit: "hosts",
  kind: "assumption",
  source: ownModel("hosts for a demand: failures"),
  because: "planning practice: one host may fail or be in maintenance; larger clusters plan with two",
});

/** Share of the CPU that may be used with the failed hosts gone. */
export const MAX_CPU_USE = evidence({
  value: 0.8,
  unit: "share of the GHz at base clock",
  kind: "assumption",
  source: ownModel("hosts for a demand: use of CPU"),
  because: "planning practice: the rest is for peaks; no vendor states a figure",
});

/** Share of the RAM that may be used with the failed hosts gone. */
export const MAX_RAM_USE = evidence({
  value: 1,
  unit: "share of the RAM that ESXi and vSAN leave",
  kind: "assumption",
  source: ownModel("hosts for a demand: use of RAM"),
  because: "RAM is planned as configured, without overcommitment, so that nothing has to be left over",
});

/** RAM of a host that ESXi and vSAN take. */
export const ESXI_RAM_GIB = evidence({
  value: 100,
  unit: "GiB per host",
  kind: "assumption",
  source: ownModel("hosts for a demand: RAM of ESXi and vSAN"),
  because: "a cautious round figure: the vendor names up to 100 GB for vSAN, and no formula for ESA",
});

/** A demand in any unit, and what one host has of it. */
export interface HostDemand {
  amount: number;
  perHost: number;
  /** Share of a host that may be used, 0 to 1. */
  maxUse: number;
  failures: number;
  /** The parameter and what was typed, for messages. */
  subject: string;
}

/** Binary fractions begin behind so many digits, and must not cost a host. */
const DIGITS = 12;

/**
 * The fewest hosts of one cluster that meet a demand with some of them gone.
 *
 * @throws DomainError above 64 hosts.
 * @example hostsForDemand({ amount: 461, perHost: 115.2, maxUse: 0.8, failures: 1, subject: "ghz 461" }) //=> 7
 */
export function hostsForDemand({ amount, perHost, maxUse, failures, subject }: HostDemand): number {
  if (maxUse === 0) throw badInput("max_use is 0%: enter a share such as 80%");
  const hosts = Math.ceil(Number((amount / (perHost * maxUse)).toPrecision(DIGITS))) + failures;
  if (hosts > MAX_CLUSTER_HOSTS.value) throw tooManyHosts(`${subject} with failures ${failures}`);
  return hosts;
}

/**
 * RAM of a host that is left for VMs, in the unit of both.
 *
 * @example ramForVms(1024, 100) //=> 924
 */
export function ramForVms(ram: number, taken: number): number {
  if (taken >= ram) {
    throw badInput(`esxi_gib ${taken} leaves nothing of ram_gib ${ram}: enter less, or the RAM of the host`);
  }
  return ram - taken;
}
