import { factName } from "../../src/facts/fact";
import { FACTS } from "../../src/facts/facts";
import { planFacts } from "../../src/templates/planFacts/planFacts";
import { type Entries, recalculate } from "./recalculate";

const plan = planFacts.plan();

const VMS: Entries = {
  vms: 90,
  vmVcpu: 4,
  vmRamGib: 32,
  vmUsedGib: 500,
  peakIops: 60_000,
  ioSizeKib: 16,
  readShare: 0.7,
};

/** The line below the title. */
function waiting(entries: Entries): unknown {
  return recalculate(plan, entries).drawing.sheets[0]?.values[3]?.[0];
}

test("every fact has a name for its one cell, which does not depend on the template that asks", () => {
  const names = new Map(plan.spec.names.map(({ name, refersTo }) => [name, refersTo]));
  expect([...names.keys()]).toEqual(Object.values(FACTS).map(factName));
  for (const [id, { id: same }] of Object.entries(FACTS)) {
    expect(same).toBe(id);
    expect(names.get(factName({ id }))).toEqual(plan.cells.get(id));
    expect(plan.cells.get(id)).toEqual({ sheet: "Plan", range: expect.stringMatching(/^B\d+$/) });
  }
});

test.each<[Entries, string]>([
  [{}, "? Not known: VMs is empty"],
  [{ vms: 90 }, "? Not known: vCPU is empty"],
  [{ ...VMS, readShare: null }, "? Not known: Reads is empty"],
  [VMS, "✔ Complete: templates have all they ask for"],
  [
    { ...VMS, hosts: 65 },
    "? Not known: Hosts is 65: enter a whole number from 3 to 64; more than 64 are several clusters, a copy of this workbook for each",
  ],
  [
    { ...VMS, raid: "RAID 5" },
    "? Not known: Storage layout (RAID) is RAID 5: enter one of RAID-5, RAID-0, RAID-1 FTT1, RAID-1 FTT2, RAID-1 FTT3, RAID-5 2+1, RAID-5 4+1, RAID-6 4+2",
  ],
])("with %j its line reports %s", (entries, words) => {
  expect(waiting(entries)).toBe(words);
});

test("calculates what follows, by hand: 2 × 32 cores of 2.8 GHz, 36 disks of 7.68 TB, 45,000 GB of data in 4+1", () => {
  const sheet = recalculate(plan, VMS);
  expect(sheet.number("coresPerHost")).toBe(64);
  expect(sheet.number("ghzPerHost")).toBeCloseTo(179.2, 9);
  expect(sheet.number("nicGbitPerHost")).toBe(25);
  expect(sheet.value("layout")).toBe("RAID-5 4+1");
  expect(sheet.number("rawTib")).toBeCloseTo((36 * 7.68e12) / 2 ** 40, 9);
  expect(sheet.number("rawUsedTib")).toBeCloseTo((45_000 / 1024) * 1.25 * 1.131, 9);
  expect(sheet.number("usableTib")).toBeCloseTo(133.4, 1);
  expect(sheet.number("usableTib.low")).toBeLessThan(sheet.number("usableTib"));
  expect(sheet.number("usableTib.high")).toBeGreaterThan(sheet.number("usableTib"));
});

test("no figure follows from a fact that is empty", () => {
  const sheet = recalculate(plan, { ...VMS, hosts: null, clockGhz: null, vms: null });
  const derived = ["ghzPerHost", "layout", "rawTib", "usableTib", "usableTib.low", "rawUsedTib"];
  expect(derived.map((id) => sheet.value(id))).toEqual(derived.map(() => ""));
  expect(sheet.number("coresPerHost")).toBe(64);
});

test("too few hosts for a layout have no usable capacity", () => {
  expect(recalculate(plan, { ...VMS, hosts: 5, raid: "RAID-6 4+2" }).number("usableTib")).toBe(0);
  expect(recalculate(plan, { ...VMS, hosts: 6, raid: "RAID-6 4+2" }).number("usableTib")).toBeGreaterThan(0);
});
