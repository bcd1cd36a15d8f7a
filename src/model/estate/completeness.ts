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
  listed: number;
  counted: number;
  isComplete: boolean;
}

/** What an export says about itself: does it list what its hosts count? Nothing where the hosts do not count. */
export function completenessOf({ vms, hosts }: Estate): CountCheck[] {
  const running = vms.filter(({ power }) => power === "on").filter(isOnOneOf(hosts));
  const check = (
    what: CountCheck["what"],
    listed: number,
    counts: readonly (number | null)[],
  ): CountCheck[] => {
    if (counts.length === 0 || counts.includes(null)) return [];
    const counted = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
    const isComplete = Math.abs(listed - counted) <= COUNT_TOLERANCE.value * counted;
    return [{ what, listed, counted, isComplete }];
  };
  return [
    ...check(
      "running VMs",
      running.length,
      hosts.map((host) => host.vms),
    ),
    ...check(
      "vCPUs of running VMs",
      running.reduce((sum, { vcpu }) => sum + (vcpu ?? 0), 0),
      hosts.map((host) => host.vcpus),
    ),
  ];
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
