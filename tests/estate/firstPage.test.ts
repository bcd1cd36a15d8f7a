import { estatePlan } from "../../src/estate/estateWorkbook";
import type { ImportedEstate } from "../../src/importers/estate/importEstate";
import type { EstateHost, EstateVm } from "../../src/model/estate/estate";
import { recalculate } from "../templates/recalculate";
import { GIB, imported, knownHost, knownVm } from "./sampleEstate";

const HOSTS = [knownHost({ vms: 21, vcpus: 84 })];
const OFF = knownVm({
  name: "off",
  power: "off",
  scope: "capacity",
  why: "powered off",
  usedBytes: { low: 0, plan: 0, high: 0 },
});

/** 21 VMs of which all is known, with some of them changed, and one that is powered off. */
const vmsOf = (...changed: Partial<EstateVm>[]): EstateVm[] => [
  ...Array.from({ length: 21 }, (_, i) => knownVm({ name: `vm${i}`, ...changed[i] })),
  OFF,
];

const pageOf = (vms: EstateVm[], hosts: EstateHost[] = HOSTS) =>
  recalculate(estatePlan(imported(vms, hosts)));

/** What is beside a figure of the first page: its range, and what belongs to it. */
function beside({ place, drawing }: ReturnType<typeof recalculate>, id: string): unknown[] {
  const { sheet, area } = place(id);
  const row = drawing.sheets.find(({ name }) => name === sheet)?.values[area.row] ?? [];
  return row.slice(area.column + 2, area.column + 4);
}

describe("the verdict has the mark of what stands out most, and counts it", () => {
  test.each([
    [[], HOSTS, /^✔ 21 VMs on 1 host,.* TiB used$/],
    [[{ usedBasis: "disks" }], HOSTS, /^▲ 21 VMs .*; one point to check$/],
    [[{ usedBasis: "disks" }], [knownHost()], /^\? 21 VMs .*; one point to check; one point not known$/],
    [[], [knownHost()], /^\? 21 VMs .* TiB used; one point not known$/],
    [[{ ramBytes: null }], [knownHost()], /^\? 21 VMs .* TiB used; 2 points not known$/],
  ] as [Partial<EstateVm>[], EstateHost[], RegExp][])("of %j", (changed, hosts, verdict) => {
    expect(pageOf(vmsOf(...changed), hosts).value("verdict")).toMatch(verdict);
  });

  test("without a VM that counts in full nothing is known", () => {
    expect(pageOf([OFF]).value("verdict")).toBe("? No VM counts in full");
  });
});

describe("a figure of today", () => {
  const UNKNOWN = { usedBytes: null };

  test.each([
    [[], ""],
    [[UNKNOWN], "; not known for one VM"],
    [[UNKNOWN, UNKNOWN], "; not known for 2 VMs"],
  ] as [Partial<EstateVm>[], string][])("reports for how many VMs it is not known: %j", (changed, words) => {
    const [, note] = beside(pageOf(vmsOf(...changed)), "today.used");
    expect(String(note).replace(/^.* provisioned/, "")).toBe(words);
  });

  test.each([
    [48, 0.7 * 1024, ", 48 GiB of RAM, 717 GiB used", "0.700 to 1.4", "6 GiB of it active"],
    [10 * 1024 - 1, 1023, ", 10,239 GiB of RAM, 1,023 GiB used", "0.999 to 2.0", "1,280 GiB of it active"],
    [10 * 1024, 1024, ", 10.0 TiB of RAM, 1.0 TiB used", "1.0 to 2.0", "1,280 GiB of it active"],
    [80 * 1024, 2048, ", 80.0 TiB of RAM, 2.0 TiB used", "2.0 to 4.0", "10.0 TiB of it active"],
  ])("of %d GiB of RAM and %d GiB used is not 0.0 TiB", (ram, gib, words, range, active) => {
    const usedBytes = { low: gib * GIB, plan: gib * GIB, high: 2 * gib * GIB };
    const one = knownVm({ ramBytes: ram * GIB, ramActiveBytes: (ram / 8) * GIB, usedBytes });
    const page = pageOf([one]);
    expect(page.value("verdict")).toContain(words);
    expect([beside(page, "today.used")[0], beside(page, "today.ram")[1]]).toEqual([range, active]);
  });

  test("of I/O names no tool where there is none", () => {
    const [, note] = beside(pageOf([knownVm({ iopsAverage: null, iopsPeak: null })]), "today.iops");
    expect(note).toBe("not in the exports");
  });

  test("has its range only where it is known", () => {
    const TIB = 1024 * GIB;
    const usedBytes = { low: TIB, plan: 2 * TIB, high: 4 * TIB };
    expect(beside(pageOf([knownVm({ usedBytes })]), "today.used")[0]).toBe("1.0 to 4.0");
    const unknown = pageOf([knownVm({ usedBytes: null })]);
    expect([unknown.value("today.used"), beside(unknown, "today.used")[0]]).toEqual(["?", ""]);
  });
});

test.each(["<8", "=", "Xeon*", "5"])("hosts of the model %j count as those of that name", (cpuModel) => {
  const hosts = [knownHost({ name: "a", cpuModel }), knownHost({ name: "b", cpuModel: "Xeon Gold 7" })];
  const { values } = pageOf([knownVm()], hosts);
  expect(values("models.name")).toContain("Xeon Gold 7");
  expect(values("models.hosts")).toEqual([1, 1]);
});

describe("the sources", () => {
  const sources = (over: Partial<ImportedEstate>): unknown[] => {
    const { drawing } = recalculate(estatePlan({ ...imported([knownVm()]), ...over }));
    return drawing.sheets.find(({ name }) => name === "Sources")?.values.flat() ?? [];
  };

  test("state the version of the tool, or that the export does not", () => {
    const [source] = imported([knownVm()]).sources;
    if (!source) throw new Error("no source");
    expect(sources({ sources: [source] })).toContain("4.7.1.4");
    const without = sources({ sources: [{ ...source, version: null }] });
    expect(without).toContain("not stated");
    expect(without).not.toContain("4.7.1.4");
  });

  test("list what is to be known of the estate, next to what its readers report", () => {
    const found = sources({ estate: imported([knownVm({ connection: "disconnected" })]).estate });
    expect(found).toContainEqual(expect.stringMatching(/^One VM is disconnected/));
  });

  test("do not call an export complete, or not, where hosts do not count or are not found", () => {
    const words = (vms: EstateVm[], hosts: EstateHost[]): unknown[] => {
      const { drawing } = recalculate(estatePlan(imported(vms, hosts)));
      const rows = drawing.sheets.find(({ name }) => name === "Sources")?.values ?? [];
      return rows.filter(([first]) => /^(vCPUs of )?running VMs$/.test(String(first))).map((row) => row[3]);
    };
    const silent = knownHost({ name: "b" });
    const one = knownVm();
    expect(words([one], [knownHost({ vms: 1, vcpus: 4 }), silent])).toEqual(["not known", "not known"]);
    expect(words([one], [knownHost({ vms: 2, vcpus: 8 }), silent])).toEqual(["no", "no"]);
    const other = knownVm({ host: "elsewhere" });
    expect(words([one, other], [knownHost({ vms: 2, vcpus: 8 })])).toEqual(["not known", "not known"]);
    expect(words([one], [knownHost({ vms: 1, vcpus: 4 })])).toEqual(["yes", "yes"]);
  });

  test("list diagnostics where there are some", () => {
    const place = { file: "export.xlsx", sheet: "vInfo", row: 7 };
    const found = sources({ diagnostics: [{ severity: "warning", message: "no memory", ...place }] });
    expect(found.slice(found.indexOf("Diagnostics"))).toEqual(
      expect.arrayContaining(["Message", "no memory", "warning", "vInfo", 7, "export.xlsx"]),
    );
    expect(sources({})).not.toContain("Diagnostics");
  });
});
