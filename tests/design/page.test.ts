import type { DesignParts } from "../../src/design/designWorkbook";
import { designPlan } from "../../src/design/designWorkbook";
import { recalculate, type Entries, type Recalculated } from "../templates/recalculate";

/** Classes of which everything is typed, so that nothing is open. */
const TYPED = {
  ...{ target: "Cluster", profile: null, vmVcpu: 4, vmGhz: 1, vmRamGib: 16, vmUsedGib: 100 },
  ...{ peakIops: 20000, ioSizeKib: 8, readShare: 0.7, perCoreMax: 4 },
} as const;
const MANAGEMENT = { name: "Management", ...TYPED, vms: 10, peakIops: 500 } as const;
const GENERAL = { name: "General", ...TYPED, vms: 300 } as const;
const TARGETS = [{ name: "Cluster", largestVcpu: 8, largestRamGib: 64 }] as const;

/** A design of two classes in one target cluster, calculated. */
function designed(
  general: Partial<typeof GENERAL | Record<string, unknown>> = {},
  parts: DesignParts = {},
  entries: Entries = {},
): Recalculated {
  return recalculate(
    designPlan({ classes: [{ ...GENERAL, ...general }, MANAGEMENT], targets: TARGETS, ...parts }),
    entries,
  );
}

describe("the verdict", () => {
  test("has its figures where the GHz are not known", () => {
    const { value } = designed({ peakIops: 400000, vmRamGib: 4, vmGhz: null });
    expect(value("verdict")).toMatch(/look at CPU: \d+% by plan, \d+% at the high estimate/);
  });

  test("does not speak of peaks at once where the peak is typed", () => {
    const { value } = designed({ peakIops: 300000, vmRamGib: 4, vmVcpu: 1 });
    expect(value("verdict")).toMatch(/look at CPU: 98% by plan, 117% at the high estimate\. /);
  });

  test("says what RAM and capacity need, not the hosts of a CPU that is not known", () => {
    const { value, number } = designed({ peakIops: null });
    const needed = Math.max(number("A.ramAll"), number("A.capacityAll"), number("A.layoutAll"));
    expect(value("verdict")).toMatch(new RegExp(`^\\? .* By RAM and capacity at least ${needed} hosts`));
  });

  test("says no hosts by RAM and capacity where one of them does not fit or is not known", () => {
    expect(designed({ peakIops: null, vmRamGib: null }).value("verdict")).not.toMatch(/By RAM and capacity/);
  });

  test("is without hosts down where no failure is planned for", () => {
    expect(designed().value("verdict")).toMatch(/for 3 years, with hosts down and at the high estimate\./);
    expect(designed({}, { options: { A: { failures: 0 } } }).value("verdict")).toMatch(
      /for 3 years, at the high estimate\./,
    );
  });

  test("takes a memory tier into the RAM that a host has for the largest VM", () => {
    const targets = [{ ...TARGETS[0], largestRamGib: 1500, activeShare: 0.3 }];
    const tiered = designed({}, { targets, options: { A: { tierRatio: 1 } } });
    expect(tiered.number("solveA.vmRam", 1)).toBeGreaterThan(1500);
    expect(tiered.value("verdict")).not.toMatch(/largest VM/);
    expect(designed({}, { targets }).value("verdict")).toMatch(
      /^✖ Does not fit: the largest VM has 1,500 GiB of RAM, a host [\d,]+ GiB for VMs/,
    );
  });

  test("measures the network by what may be used of the ports", () => {
    const wide = { nicPorts: 1, nicGbit: 10, hosts: 8, coresPerSocket: 64, clockGhz: 4, cpuMax: 1 };
    const { value } = designed({ peakIops: 600000 }, { options: { A: wide } });
    expect(value("verdict")).toMatch(/the ports would be used to \d+% of what may be used of them/);
  });

  test("names one VM as one", () => {
    const { value } = recalculate(designPlan({ classes: [{ ...MANAGEMENT, vms: 1 }], targets: TARGETS }));
    expect(value("verdict")).toMatch(/carry the 1 VM for /);
  });
});

test("without a chosen option nothing is an error, and no risk is claimed", () => {
  const plan = designPlan({ classes: [GENERAL, MANAGEMENT], targets: TARGETS });
  const { values, value } = recalculate(plan, { chosen: null });
  expect(value("verdict")).toMatch(/^\? Not known: choose an option/);
  for (const id of plan.cells.keys()) {
    expect(values(id).filter((one) => typeof one === "object" && one !== null)).toEqual([]);
  }
});
