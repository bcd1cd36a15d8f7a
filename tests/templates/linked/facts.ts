import { factName } from "../../../src/facts/fact";
import { FACTS } from "../../../src/facts/facts";
import type { Links } from "../../../src/sheets/links";
import { FACTS_SHEET, planFacts } from "../../../src/templates/planFacts/planFacts";
import { type Entries, recalculate } from "../recalculate";

/** The id of a fact. */
export type FactId = keyof typeof FACTS;

/** Every fact that is asked for, with another value than its default and than any example of a template. */
export const ENTERED: Entries = {
  ...{ customer: "Example Ltd.", project: "Refresh", author: "A. Planner", date: 46_500 },
  ...{ hosts: 9, sockets: 1, coresPerSocket: 48, clockGhz: 2.5, ramGib: 1536, hostRamGib: 120 },
  ...{ disks: 8, diskTb: 3.84, bootGib: 960, bootKind: "SAN LUN", nicPorts: 3, nicGbit: 100, mtu: 8900 },
  ...{ raid: "RAID-6 4+2", failures: 2, hostReserve: 0, opsReserve: 0.05, lfs: 0.1, other: 0.02 },
  ...{ reduction: 1.5, storageShare: 0.5, perCoreMax: 5 },
  ...{ vms: 200, vmVcpu: 6, vmRamGib: 24, vmUsedGib: 300, peakIops: 90_000, ioSizeKib: 12, readShare: 0.65 },
  ...{ growthCapacity: 0.2, growthIops: 0.1, years: 4 },
  ...{ release: "7.0 U3", architecture: "OSA", nsx: "yes", edition: "VVF" },
  ...{ corePrice: 100, wattsPerCore: 7, kwhPrice: 0.3 },
  ...{ clusterName: "cluster07", datacenter: "dc07", vcenter: "vc.plan.example", domain: "plan.example" },
  ...{ dns1: "10.0.0.1", dns2: "10.0.0.2", ntp: "ntp.plan.example" },
};

const plan = planFacts.plan();

/** What templates follow in a workbook whose facts are these. */
export function linksOf(entries: Entries): Links {
  const facts = recalculate(plan, entries);
  return {
    source: FACTS_SHEET,
    values: new Map(Object.values(FACTS).map((fact) => [factName(fact), facts.value(fact.id)])),
  };
}
