import { evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import type { Estate, EstateVm } from "./estate";

/** By how much counts may differ before an export is called incomplete. */
export const COUNT_TOLERANCE = evidence({
  value: 0.02,
  unit: "of the count",
  kind: "assumption",
  source: ownModel("estate: completeness"),
  because: "VMs start and stop while an export is written",
});

/** Running VMs or vCPUs that an export lists on its hosts against what these count. */
export interface CountCheck {
  what: "running VMs" | "vCPUs of running VMs";
  /** On the hosts that count. */
  listed: number;
  counted: number;
  isComplete: boolean;
  /** Hosts that do not count: what runs on them is not compared. */
  hostsWithout: number;
  /** Listed on hosts that are not in the exports, or have another name there. */
  elsewhere: number;
}

/** What an export says about itself: does it list what its hosts count? Nothing where no host counts. */
export function completenessOf({ vms, hosts }: Estate): CountCheck[] {
  const running = vms.filter(({ power }) => power === "on");
  const isOnAny = isOnOneOf(hosts);
  const elsewhere = running.filter((vm) => !isOnAny(vm));
  const check = (
    what: CountCheck["what"],
    countOf: (host: Estate["hosts"][number]) => number | null,
    amountOf: (vms: readonly EstateVm[]) => number,
  ): CountCheck[] => {
    const counting = hosts.filter((host) => countOf(host) !== null);
    if (counting.length === 0) return [];
    const listed = amountOf(running.filter(isOnOneOf(counting)));
    const counted = counting.reduce((sum, host) => sum + (countOf(host) ?? 0), 0);
    return [
      {
        ...{ what, listed, counted },
        isComplete: Math.abs(listed - counted) <= COUNT_TOLERANCE.value * counted,
        hostsWithout: hosts.length - counting.length,
        elsewhere: amountOf(elsewhere),
      },
    ];
  };
  return [
    ...check(
      "running VMs",
      (host) => host.vms,
      (all) => all.length,
    ),
    ...check(
      "vCPUs of running VMs",
      (host) => host.vcpus,
      (all) => all.reduce((sum, { vcpu }) => sum + (vcpu ?? 0), 0),
    ),
  ];
}

/** May VMs on hosts of other names be all that is missing? Then it is not known whether the export is complete. */
export function isOpen({ listed, counted, isComplete, elsewhere }: CountCheck): boolean {
  return !isComplete && listed < counted && listed + elsewhere >= (1 - COUNT_TOLERANCE.value) * counted;
}

/** Running VMs whose host is not in the exports. */
export function runningElsewhere({ vms, hosts }: Estate): number {
  const running = vms.filter(({ power }) => power === "on");
  return running.length - running.filter(isOnOneOf(hosts)).length;
}

/** Names of hosts are the same in any case. */
function isOnOneOf(hosts: Estate["hosts"]): (vm: EstateVm) => boolean {
  const names = new Set(hosts.map(({ name }) => name.toLowerCase()));
  return ({ host }) => host !== null && names.has(host.toLowerCase());
}
