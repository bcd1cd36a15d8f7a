import path from "node:path";
import { estatePlan } from "../../src/estate/estateWorkbook";
import { layout } from "../../src/workbook/layout";
import { validate } from "../../src/workbook/validate";
import { writeText } from "../../src/workbook/writers/text/text";
import { expectGolden } from "../expectGolden";
import { sourceFunctions } from "../sourceFunctions";
import { calculate } from "../../src/calculator/calculate";
import { recalculate } from "../templates/recalculate";
import type { EstateHost, EstateVm } from "../../src/model/estate/estate";
import { GIB, generated, imported, knownHost, knownVm } from "./sampleEstate";

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

test("the workbook reads like this", async () => {
  const { read } = await generated(11, 12);
  const { spec } = estatePlan(read);
  validate(spec, { customFunctions: sourceFunctions.ids });
  expectGolden(
    writeText(calculate(layout(spec), sourceFunctions)).output,
    path.join(__dirname, "estateWorkbook.golden.txt"),
  );
});

test("a host counts once by CPU model and version of ESX, although formulas ignore capitals and zeros at the end", () => {
  const hosts = [
    knownHost({ name: "a", cpuModel: "Xeon Gold", esxVersion: "8.0" }),
    knownHost({ name: "b", cpuModel: "XEON GOLD", esxVersion: "8" }),
    knownHost({ name: "c", cpuModel: "EPYC", esxVersion: "8.00" }),
  ];
  const { values } = recalculate(estatePlan(imported([knownVm()], hosts)));
  expect([values("models.name"), values("models.hosts")]).toEqual([
    ["Xeon Gold", "EPYC"],
    [2, 1],
  ]);
  expect([values("versions.name"), values("versions.hosts")]).toEqual([["8.0"], [3]]);
});

test("figures by cluster and in all are the truth", async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const { truth, read } = await generated(seed, 30 + seed * 7);
    const plan = recalculate(estatePlan(read));
    const full = truth.vms.filter(({ scope }) => scope === "full");
    const withCapacity = truth.vms.filter(({ scope }) => scope !== "out");
    expect(plan.value("today.vms")).toBe(full.length);
    expect(plan.value("today.vcpu")).toBe(sum(full.map(({ vcpu }) => vcpu)));
    expect(plan.number("today.ram") * 1024).toBeCloseTo(sum(full.map(({ ramMib }) => ramMib / 1024)), 6);
    expect(plan.number("today.ghz")).toBeCloseTo(sum(full.map(({ mhz }) => mhz / 1000)), 6);
    expect(plan.value("today.hosts")).toBe(truth.hosts.length);
    expect(plan.value("today.cores")).toBe(sum(truth.hosts.map(({ sockets, cores }) => sockets * cores)));
    expect(plan.value("today.license")).toBe(
      sum(truth.hosts.map(({ sockets, cores }) => sockets * Math.max(16, cores))),
    );
    const names = plan.values("clusters.name");
    for (const [i, name] of names.entries()) {
      const row = i + 1;
      const own = full.filter(({ cluster }) => cluster === name);
      expect(plan.value("clusters.full", row)).toBe(own.length);
      expect(plan.value("clusters.vcpu", row) || 0).toBe(sum(own.map(({ vcpu }) => vcpu)));
    }
    expect(sum(names.map((_, i) => plan.number("clusters.vms", i + 1)))).toBe(truth.vms.length);
    const used = read.estate.vms.filter(({ scope }) => scope !== "out");
    expect(used).toHaveLength(withCapacity.length);
    const known = used.flatMap(({ usedBytes }) => (usedBytes ? [usedBytes.plan] : []));
    if (known.length > 0) expect(plan.number("today.used") * 1024).toBeCloseTo(sum(known) / GIB, 3);
  }
});

describe("what counts is the planner's choice", () => {
  const vms = [
    knownVm({ name: "a" }),
    knownVm({ name: "b", cluster: "Test", vcpu: 2 }),
    knownVm({ name: "c", power: "off", scope: "capacity", why: "powered off", vcpu: 8 }),
    knownVm({ name: "vCLS-1", scope: "out", why: "agent", vcpu: 1 }),
  ];
  const plan = () => estatePlan(imported(vms, [knownHost(), knownHost({ name: "esx02", cluster: "Test" })]));
  const figures = (entries: Parameters<typeof recalculate>[1]) => {
    const { value } = recalculate(plan(), entries);
    return [value("today.vms"), value("today.vcpu"), value("today.used"), value("today.cores")];
  };

  test.each([
    ["as the rules decide", {}, [2, 6, 150 / 1024, 64]],
    ["a cluster is out", { "clusters.counts": ["in", "out"] }, [1, 4, 100 / 1024, 32]],
    ["powered-off VMs in full", { "rules.counts": ["full"] }, [3, 14, 150 / 1024, 64]],
    [
      "a VM by hand wins over its rule",
      { "vms.setScope": [null, null, null, "full"] },
      [3, 7, 200 / 1024, 64],
    ],
    [
      "a VM by hand wins over its cluster",
      { "clusters.counts": ["in", "out"], "vms.setScope": [null, "capacity"] },
      [1, 4, 150 / 1024, 32],
    ],
  ])("%s", (_, entries, expected) => {
    expect(figures(entries)).toEqual(expected);
  });

  test("an invalid typed scope counts for nothing, and the verdict states it", () => {
    const { value } = recalculate(plan(), { "vms.setScope": ["all"] });
    expect(value("vms.scope", 1)).toBe("unknown");
    expect(value("checks.mark", 2)).toBe("?");
    expect(String(value("verdict"))).toMatch(/^\? 1 VM on 2 hosts/);
  });

  test("nothing that counts is not a figure to plan with", () => {
    const { value } = recalculate(plan(), { "clusters.counts": ["out", "out"] });
    expect(value("verdict")).toBe("? No VM counts in full");
    expect(value("checks.mark", 2)).toBe("?");
  });
});

test("what the exports do not state is a question mark, never 0", () => {
  const nothing = knownVm({
    ...{ vcpu: null, cpuGhz: null, ramBytes: null, ramActiveBytes: null, diskBytes: null, usedBytes: null },
    ...{ usedBasis: null, provisionedBytes: null, iopsAverage: null, iopsPeak: null, hasTools: null },
    ...{ snapshotBytes: null, obstacles: null },
  });
  const { value, values } = recalculate(estatePlan(imported([nothing], [])));
  for (const id of ["hosts", "cores", "vcpu", "ghz", "ram", "used", "iops", "license"])
    expect([id, value(`today.${id}`)]).toEqual([id, "?"]);
  expect(value("clusters.vcpu", 1)).toBe("");
  expect(values("checks.mark").join("")).toBe("✔✔?▲??????????");
  expect(String(value("verdict"))).toMatch(/^\? 1 VM/);
});

describe("next to the figures of today", () => {
  /** Unit, range and note of a figure. */
  function nextTo(id: string, vms: EstateVm[], hosts: EstateHost[]): unknown[] {
    const { place, drawing } = recalculate(estatePlan(imported(vms, hosts)));
    const { sheet, area } = place(`today.${id}`);
    const row = drawing.sheets.find(({ name }) => name === sheet)?.values[area.row] ?? [];
    return row.slice(area.column + 1, area.column + 4);
  }
  const vm = (over: Partial<EstateVm> = {}) => knownVm({ vcpu: 48, ...over });

  test.each([
    ["cores", vm(), knownHost(), ["cores", null, "one model of CPU"]],
    [
      "cores",
      vm(),
      knownHost({ sockets: null }),
      ["cores", null, "hosts of a cluster, or their cores, are not in the exports"],
    ],
    ["vcpu", vm(), knownHost(), ["vCPU", null, "1.5 per core"]],
    ["vcpu", vm(), knownHost({ sockets: 1, coresPerSocket: 1 }), ["vCPU", null, "48.0 per core"]],
    ["vcpu", vm(), knownHost({ sockets: null }), ["vCPU", null, "per core not known"]],
    ["iops", vm(), knownHost(), ["IOPS on average", "peaks up to 100", "peaks are not simultaneous"]],
    ["iops", vm({ iopsPeak: null }), knownHost(), ["IOPS on average", "", "peaks are not simultaneous"]],
    ["used", vm(), knownHost(), ["TiB", "0.039 to 0.098", "110 GiB provisioned"]],
    [
      "used",
      vm({ provisionedBytes: null }),
      knownHost(),
      ["TiB", "0.039 to 0.098", "provisioned is not known"],
    ],
  ] as const)("%s %#", (id, one, host, expected) => {
    expect(nextTo(id, [one], [host])).toEqual(expected);
  });

  test("two models of CPU are counted", () => {
    const hosts = [knownHost(), knownHost({ name: "esx02", cpuModel: "EPYC" })];
    expect(nextTo("cores", [vm()], hosts)[2]).toBe("2 models of CPU");
  });
});

test("charts of ten clusters show all, those of eleven the ten with the most VMs", () => {
  const titles = (clusters: number) => {
    const vms = Array.from({ length: clusters }, (_, i) => knownVm({ cluster: `c${i}` }));
    const { charts = [] } = estatePlan(imported(vms, [knownHost({ cluster: "c0" })])).spec.sheets[0] ?? {};
    return charts.map(({ title }) => title);
  };
  expect(titles(10)).toEqual(["Used capacity by cluster", "vCPU per core by cluster", "VMs by vCPU"]);
  expect(titles(11).slice(0, 2)).toEqual([
    "Used capacity by cluster, the 10 with the most VMs",
    "vCPU per core by cluster, the 10 with the most VMs",
  ]);
});

test("charts have room for the names of their clusters, and begin at 0", () => {
  const charts = (clusters: number) => {
    const vms = Array.from({ length: clusters }, (_, i) => knownVm({ cluster: `c${i}` }));
    return estatePlan(imported(vms, [knownHost({ cluster: "c0" })])).spec.sheets[0]?.charts ?? [];
  };
  const rows = (covers: string) => {
    const [from = 0, to = 0] = covers.match(/\d+/g)?.map(Number) ?? [];
    return to - from + 1;
  };
  expect([5, 6, 28].map((clusters) => rows(charts(clusters)[0]?.covers ?? ""))).toEqual([11, 17, 17]);
  expect(charts(2).map(({ yAxis }) => yAxis?.minimum)).toEqual([0, 0, undefined]);
});

test("names never become formulas", () => {
  const name = '=HYPERLINK("http://example.com","x")';
  const { drawing } = recalculate(
    estatePlan(
      imported(
        [knownVm({ name, cluster: "+1", host: "@x", os: "-2" })],
        [knownHost({ name, cluster: "+1", cpuModel: "=1" })],
      ),
    ),
  );
  const sheet = drawing.sheets.find((one) => one.name === "VMs");
  expect(sheet?.values[4]?.slice(0, 2)).toEqual([name, "+1"]);
  expect(sheet?.formulas[4]?.slice(0, 2).filter(Boolean)).toEqual([]);
  const { value } = recalculate(
    estatePlan(imported([knownVm({ cluster: "+1" })], [knownHost({ cluster: "+1" })])),
  );
  expect([value("clusters.vms", 1), value("clusters.cores", 1)]).toEqual([1, 32]);
});
