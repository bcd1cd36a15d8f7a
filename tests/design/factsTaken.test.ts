import { designPlan } from "../../src/design/designWorkbook";
import { factsTaken } from "../../src/design/factsTaken";
import type { Fact } from "../../src/facts/fact";
import { FACTS } from "../../src/facts/facts";
import type { CellValue } from "../../src/workbook/spec";

const of = (values: Readonly<Record<string, CellValue>>) => factsTaken(new Map(Object.entries(values)));

test("facts that were typed are those of option A, of growth, of the templates, and of the cover", () => {
  const { parts, taken, left } = of({
    ...{ ramGib: 2048, failures: 2, raid: "RAID-6 4+2", years: 5, growthCapacity: 0.2 },
    ...{ mtu: 1500, domain: "example.com", customer: "Nordwind", date: 46_000 },
  });
  expect(parts).toEqual({
    options: { A: { ramGib: 2048, failures: 2, raid: "RAID-6 4+2" } },
    plan: { years: 5, growthCapacity: 0.2, mtu: 1500, domain: "example.com" },
    cover: { customer: "Nordwind", planDate: 46_000 },
  });
  expect([taken.length, left]).toEqual([9, []]);
});

test("they are in the cells of the design", () => {
  const { parts } = of({ ramGib: 2048, years: 5, mtu: 1500, customer: "Nordwind" });
  const { spec, cells } = designPlan(parts);
  const valueOf = (id: string): unknown => {
    const place = cells.get(id);
    const cell = spec.sheets
      .find(({ name }) => name === place?.sheet)
      ?.cells.find(({ at }) => at === place?.range);
    return cell?.kind === "input" ? cell.value : undefined;
  };
  expect(["A.ramGib", "years", "mtu", "customer"].map(valueOf)).toEqual([2048, 5, 1500, "Nordwind"]);
});

test("defaults, empty cells, errors and derived values are not taken as facts", () => {
  const defaults = Object.fromEntries(Object.values<Fact>(FACTS).map(({ id, value }) => [id, value]));
  for (const values of [defaults, {}, { ramGib: "", customer: null, disks: { error: "#REF!" } as const }, { coresPerHost: 48 }])
    expect(of(values)).toEqual({ parts: { plan: {}, cover: {} }, taken: [], left: [] });
}); // prettier-ignore

test("what a design solves, takes from the estate or does not accept is left, by name", () => {
  const { parts, left } = of({ hosts: 11, vms: 120, peakIops: 9000, ramGib: 8, release: "7.0" });
  expect(parts).toEqual({ plan: {}, cover: {} });
  expect(left.map(({ id }) => id).sort()).toEqual(["hosts", "peakIops", "ramGib", "release", "vms"]);
});

test("every fact that a user types has a place, or is of the hosts and VMs that a design knows", () => {
  const typed = Object.values<Fact>(FACTS).filter(({ derived }) => derived !== true);
  const another = ({ accepts, value }: Fact): CellValue => {
    if ("oneOf" in accepts) return accepts.oneOf.find((one) => one !== value) ?? "";
    if ("text" in accepts) return "any";
    const bounds = "whole" in accepts ? accepts.whole : "decimal" in accepts ? accepts.decimal : accepts.share;
    return bounds.find((one) => one !== value) ?? 0;
  };
  const { left } = of(Object.fromEntries(typed.map((fact) => [fact.id, another(fact)])));
  expect(left.map(({ id }) => id).sort()).toEqual([
    ...["hosts", "ioSizeKib", "peakIops", "perCoreMax", "readShare"],
    "release", // Storage CPU was measured on a release: a design accepts fewer.
    ...["vmRamGib", "vmUsedGib", "vmVcpu", "vms"],
  ]);
}); // prettier-ignore
