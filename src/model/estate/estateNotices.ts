import { evidence } from "../evidence/evidence";
import { ownModel } from "../evidence/sources";
import type { Estate, EstateHost, EstateVm } from "./estate";

/** Above how many vCPU a VM is named as one that cannot be. */
export const MAX_VCPU = evidence({
  value: 1024,
  unit: "vCPU",
  kind: "assumption",
  source: ownModel("estate: notices"),
  because: "ESX 8 allows 768 vCPU for each VM, and releases so far have raised the limit step by step",
});

/** What is to be known of an estate, whatever it was read from. */
export interface EstateNotice {
  severity: "warning" | "info";
  message: string;
}

/** A number of things in words, such as "One VM is", "1,024 VMs are". */
function counted(count: number, noun: string, one: string, more: string): string {
  return count === 1 ? `One ${noun} ${one}` : `${count.toLocaleString("en-US")} ${noun}s ${more}`;
}

/** What counts, and may not be what a planner expects. */
export function estateNotices({ vms, hosts, datastores }: Estate): EstateNotice[] {
  const counting = vms.filter(({ scope }) => scope !== "out");
  const notice = (
    severity: EstateNotice["severity"],
    count: number,
    message: (count: number) => string,
  ): EstateNotice[] => (count === 0 ? [] : [{ severity, message: message(count) }]);
  const unknown = counting.filter(({ connection }) => connection === "unknown");
  const wrong = counting.filter(isImpossible);
  return [
    ...notice(
      "info",
      disconnectedOf(vms),
      (count) =>
        `${counted(count, "VM", "is disconnected (Connection state): it counts", "are disconnected (Connection state): they count")} like connected VMs, with figures that may be old.`,
    ),
    ...notice(
      "warning",
      unknown.length,
      (count) =>
        `${counted(count, "VM", "has a connection state that is not known: it counts", "have a connection state that is not known: they count")} like connected VMs. ${firstOf(unknown)}.`,
    ),
    ...notice(
      "warning",
      wrong.length,
      (count) =>
        `${counted(count, "VM", "has a number of vCPU that a VM cannot have: it counts", "have a number of vCPU that a VM cannot have: they count")} as the export has it. ${firstOf(wrong)}, ${wrong[0]?.vcpu ?? 0} vCPU.`,
    ),
    ...notice(
      "warning",
      vms.filter(({ hasOtherSize }) => hasOtherSize).length,
      (count) =>
        `${counted(count, "VM", "has", "have")} another number of vCPU, or another size of RAM, in a Live Optics export: the other export counts. Check whether the exports are of one time.`,
    ),
    ...notice(
      "warning",
      namesakesOf(hosts),
      (count) =>
        `${counted(count, "host", "has", "have")} the name of another host, and no vCenter to identify it: counted twice.`,
    ),
    ...notice(
      "info",
      datastores.filter(({ isNamesake }) => isNamesake).length,
      (count) =>
        `${counted(count, "datastore", "has", "have")} the name of a datastore in another export, and no vCenter to identify it: each holds the VMs of its own export.`,
    ),
    ...notice(
      "info",
      repeated(hosts),
      (count) =>
        `${counted(count, "host", "is", "are")} in more than one export: counted once, as the first export has it.`,
    ),
    ...notice(
      "info",
      repeated(datastores),
      (count) =>
        `${counted(count, "datastore", "is", "are")} in more than one export: counted once, as the first export has it.`,
    ),
  ];
}

/** How many VMs are disconnected, and count nevertheless. */
export function disconnectedOf(vms: Estate["vms"]): number {
  return vms.filter(({ scope, connection }) => scope !== "out" && connection === "disconnected").length;
}

const firstOf = ([first]: readonly EstateVm[]): string => `The first is ${JSON.stringify(first?.name ?? "")}`;

const isImpossible = ({ vcpu }: EstateVm): boolean =>
  vcpu !== null && (!Number.isInteger(vcpu) || vcpu > MAX_VCPU.value);

const repeated = (all: readonly { repeats?: number }[]): number =>
  all.filter(({ repeats = 0 }) => repeats > 0).length;

/** Hosts with the name of one before, where the vCenter of either is not known. */
function namesakesOf(hosts: readonly EstateHost[]): number {
  const named = new Map<string, { count: number; isOpen: boolean }>();
  for (const { name, vcenter } of hosts) {
    const same = named.get(name.toLowerCase()) ?? { count: 0, isOpen: false };
    named.set(name.toLowerCase(), { count: same.count + 1, isOpen: same.isOpen || vcenter === null });
  }
  return [...named.values()].reduce((sum, { count, isOpen }) => sum + (isOpen ? count - 1 : 0), 0);
}
