import path from "node:path";
import { calmEstate } from "../../bench/generate/estate/calmEstate";
import {
  ALL_SHEETS,
  type RvtoolsDialect,
  rvtoolsFiles,
  WIDE,
} from "../../bench/generate/estate/writeRvtools";
import { designDocument, designSummary } from "../../src/cli/designDocument";
import { designParts } from "../../src/cli/designParts";
import { designLines } from "../../src/cli/designLines";
import { designFile, type DesignFile, NO_DESIGN_FILE } from "../../src/cli/designFile";
import { type PlanCells, planCells } from "../../src/cli/planCells";
import { designPlan } from "../../src/design/designWorkbook";
import { importEstate, type ImportedEstate } from "../../src/importers/estate/importEstate";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { folderOf } from "../importers/sources";
import { recalculate } from "../templates/recalculate";
import { longTest } from "../volume";

const VMS = [
  ...Array.from({ length: 30 }, (_, i) => knownVm({ name: `vm${i}` })),
  ...Array.from({ length: 20 }, (_, i) => knownVm({ name: `test${i}`, cluster: "Test", vcpu: 2 })),
  knownVm({ name: "off", power: "off", scope: "capacity", why: "powered off" }),
];
const IN_FILES: RvtoolsDialect = { ...WIDE, sheets: ALL_SHEETS, container: "csv" };
const HOSTS = [knownHost(), knownHost({ name: "esx02", cluster: "Test" })];
const MANAGEMENT = {
  ...{ name: "Management", target: null, vms: 2, vmVcpu: 4, vmGhz: 1, vmRamGib: 16, vmUsedGib: 100 },
  ...{ peakIops: 200, ioSizeKib: 8, readShare: 0.7 },
};
const ESTATE = imported(VMS, HOSTS);

function cellsOf(file: Partial<DesignFile>, estate?: ImportedEstate): PlanCells {
  const parts = designParts({ ...NO_DESIGN_FILE, ...file }, "options.json", { estate, pseudonyms: [] });
  const plan = designPlan(parts);
  return planCells(plan, recalculate(plan).drawing);
}

const documentOf = (file: Partial<DesignFile>, estate?: ImportedEstate) =>
  designDocument(cellsOf(file, estate));

describe("an estate of two clusters, of which everything is known", () => {
  const cells = cellsOf({ classes: [MANAGEMENT], options: { A: {}, C: { hosts: 8 } }, chosen: "C" }, ESTATE);
  const document = designDocument(cells);

  test("reports what runs today: sizes with VMs whose capacity counts", () => {
    expect(document.estate).toEqual({
      ...{ vms: 51, full: 50, capacityOnly: 1, out: 0, vcpu: 160, ramGib: 400, diskGib: 5100 },
      usedGib: { low: 2040, plan: 2550, high: 5100 },
      ...{ iopsPeakSum: 5000, hosts: 2, clusters: 2 },
    });
    expect(Object.keys(document.estate ?? {})).toEqual([
      ...["vms", "full", "capacityOnly", "out", "vcpu", "ramGib", "diskGib", "usedGib"],
      ...["iopsPeakSum", "hosts", "clusters"],
    ]);
  });

  test("reports what is needed at the end of the plan", () => {
    const [compute, capacity] = [1.05 ** 3, 1.15 ** 3];
    const near = (value: number): unknown => expect.closeTo(value, 6);
    expect(document.demand).toEqual({
      ...{ vcpu: near(168 * compute), cpuGhz: near(67.6 * compute), ramGib: near(432 * compute) },
      usedTib: {
        low: near((2240 / 1024) * capacity),
        plan: near((2750 / 1024) * capacity),
        high: near((5300 / 1024) * capacity),
      },
      ...{ peakIops: near(2700 * compute), ioSizeKib: near(8), readShare: near(0.7) },
    });
  });

  test("has an option for each that is filled in, with the fields of the contract", () => {
    expect(document.options.map(({ name }) => name)).toEqual(["A", "C"]);
    expect(document.chosen).toBe("C");
    const [a, c] = document.options;
    expect(a).toEqual({
      name: "A",
      hosts: 8,
      clusters: ["Prod", "Test"].map((name) => ({
        name,
        hosts: 4,
        limitedBy: "layout",
        hostsFor: {
          vcpu: expect.any(Number),
          ghz: expect.any(Number),
          ram: expect.any(Number),
          capacity: 3,
          network: expect.any(Number),
          layout: 4,
        },
        doesNotFit: [],
      })),
      limitedBy: "layout",
      nextLimit: expect.stringMatching(/^(vcpu|ghz|ram|capacity|network)$/),
      usableTib: expect.any(Number),
      storageGhz: { low: expect.any(Number), plan: expect.any(Number), high: expect.any(Number) },
      licenseCores: 512,
      licenseAddTib: 0,
      verdicts: { cpu: "fits", ram: "fits", capacity: "fits", network: "fits" },
      verdict: "fits",
      why: "fits, at the high estimate too",
    });
    expect(Object.keys(a ?? {})).toEqual([
      ...["name", "hosts", "clusters", "limitedBy", "nextLimit", "usableTib", "storageGhz", "licenseCores"],
      ...["licenseAddTib", "verdicts", "verdict", "why"],
    ]);
    expect([c?.hosts, c?.clusters.map(({ hosts }) => hosts)]).toEqual([16, [8, 8]]);
  });

  test("is reported in at most 15 plain lines", () => {
    const lines = designLines(document, cells);
    expect(lines.length).toBeLessThan(15);
    expect(lines.slice(0, 6)).toEqual([
      "Today: 51 VMs (50 in full, 1 for its capacity only, 0 out), 2 hosts, 2 clusters",
      expect.stringMatching(/^✔ Fits: 16 hosts of option C can run the 52 VMs for 3 years/),
      "Option C, 16 hosts: Prod 8, Test 8",
      expect.stringMatching(/^Layout limits first, then /),
      expect.stringMatching(/^1,024 cores to license, 0 TiB of vSAN to add, \d+ TiB usable$/),
      "Option A: ✔ fits (8 hosts)",
    ]);
    expect(lines.slice(6).every((line) => line.startsWith("Ask the customer: "))).toBe(true);
  });
});

describe("an estate without I/O", () => {
  const estate = imported(
    VMS.map((vm) => ({ ...vm, iopsAverage: null, iopsPeak: null, readShare: null, ioSizeBytes: null })),
    HOSTS,
  );
  const cells = cellsOf({ classes: [MANAGEMENT] }, estate);
  const { demand, options } = designDocument(cells);

  test("has no figure for the network and none for storage CPU, and is not known", () => {
    expect([demand.peakIops, demand.ioSizeKib, demand.readShare]).toEqual([null, null, null]);
    const [a] = options;
    expect([a?.storageGhz, a?.clusters.map(({ hostsFor }) => hostsFor.network)]).toEqual([
      null,
      [null, null],
    ]);
    expect([a?.verdict, a?.verdicts.network, a?.verdicts.cpu]).toEqual(["unknown", "unknown", "unknown"]);
    expect(a?.clusters[0]?.doesNotFit).toEqual([]);
    expect(a?.clusters[0]?.hostsFor).toMatchObject({ vcpu: expect.any(Number), ghz: expect.any(Number) });
  });

  test("is reported, with the question to the customer", () => {
    const lines = designLines(designDocument(cells), cells);
    expect(lines[1]).toMatch(/^\? Not known: /);
    expect(lines).toContainEqual(expect.stringMatching(/^Not known: I\/O of 2 classes is not known/));
    expect(lines).toContainEqual(expect.stringMatching(/^Ask the customer: How many IOPS /));
  });
});

test("a design without an estate has none in the document, and rests on a profile", () => {
  const { estate, options } = documentOf({
    classes: [{ name: "VDI", target: "Desktops", profile: "VDI", vms: 500 }, MANAGEMENT],
  });
  expect(estate).toBeNull();
  expect(options.map(({ clusters, verdict }) => [clusters.map(({ name }) => name), verdict])).toEqual([
    [["Desktops"], "check"],
  ]);
});

longTest("a target cluster that is split has an entry for each of its clusters, which add up", () => {
  const cells = cellsOf({
    classes: [{ name: "VDI", target: "Desktops", profile: "VDI", vms: 20_000 }, MANAGEMENT],
  });
  const document = designDocument(cells);
  const [a] = document.options;
  expect(designLines(document, cells)).toContain(
    `Option A, ${a?.hosts} hosts: Desktops ${a?.hosts} in ${a?.clusters.length} clusters`,
  );
  expect(a?.clusters.map(({ name }) => name).slice(0, 2)).toEqual([
    `Desktops (1 of ${a?.clusters.length})`,
    `Desktops (2 of ${a?.clusters.length})`,
  ]);
  expect(a?.clusters.reduce((sum, { hosts }) => sum + (hosts ?? 0), 0)).toBe(a?.hosts);
});

describe("a demand of many clusters", () => {
  const cells = cellsOf({ classes: [{ name: "VDI", target: "Desktops", profile: "VDI", vms: 9 }] });
  const inClusters = (count: number): PlanCells => ({
    ...cells,
    number: (id, row) => (id === "solvedA.clusters" ? count : cells.number(id, row)),
  });

  test("is listed cluster by cluster up to 10,000 clusters, and refused above", () => {
    expect(designDocument(inClusters(10_000)).options[0]?.clusters).toHaveLength(10_000);
    expect(() => designDocument(inClusters(10_001))).toThrow(
      /^option A needs 10,001 clusters, and --json lists up to 10,000: check the VMs of each class/,
    );
  });

  test("is reported in words, however many clusters it needs", () => {
    const many = inClusters(1e12);
    expect(designLines(designSummary(many), many).join("\n")).toMatch(
      /: Desktops \d+ in 1,000,000,000,000 clusters$/m,
    );
  });
});

test("hosts are null, and reported as none, where no number of them fits", () => {
  const cells = cellsOf({
    classes: [
      { name: "Analytics", target: "Lab", vms: 300, vmVcpu: 4, vmRamGib: 2000, vmUsedGib: 100 },
      MANAGEMENT,
    ],
    options: { A: { ramGib: 64 }, B: { ramGib: 96 } },
  });
  const document = designDocument(cells);
  const [a] = document.options;
  expect(a).toMatchObject({
    ...{ hosts: null, usableTib: null, storageGhz: null, licenseCores: null, licenseAddTib: null },
    verdict: "no",
    verdicts: { ram: "no" },
  });
  expect(a?.clusters.filter(({ name }) => name.startsWith("Lab"))).toEqual([
    expect.objectContaining({
      ...{ name: "Lab", hosts: null, limitedBy: "ram" },
      hostsFor: expect.objectContaining({ ram: null, layout: expect.any(Number) }),
      doesNotFit: ["ram"],
    }),
  ]);
  const noun = designLines(document, cells).join("\n");
  expect(noun).toContain("\nOption A: no number of hosts fits Lab\n");
  expect(noun).toMatch(/\nOption B: ✖ .* \(no number of hosts fits Lab\)\n/);
  expect(noun).not.toContain("65");
});

test("what is not usable of an option is reported without a space at its end", () => {
  const whyOf = (input: Record<string, number | null>): string | undefined =>
    documentOf({ classes: [MANAGEMENT], options: { A: input } }, ESTATE).options[0]?.why;
  expect(whyOf({ ramGib: null })).toBe("RAM is empty.");
  expect(whyOf({ ramGib: null, disks: null })).toBe("RAM is empty. Disks for vSAN is empty.");
});

describe("a row of Demand that is not complete", () => {
  const incomplete = { name: "SQL", target: "Prod", vmVcpu: 8 };

  test("leaves the demand and storage CPU open: what the others need is not the sum", () => {
    const { demand, options } = documentOf({ classes: [incomplete, MANAGEMENT] }, ESTATE);
    const { usedTib, ...others } = demand;
    expect(usedTib).toEqual({ low: null, plan: null, high: null });
    expect(new Set(Object.values(others))).toEqual(new Set([null]));
    expect(options[0]).toMatchObject({ storageGhz: null, verdict: "unknown" });
    expect(options[0]?.why).toBe("a row of Demand: VMs is empty.");
  });

  test("leaves no cluster where it is the only one: nothing that is counted is 0", () => {
    const { options } = documentOf({ classes: [{ ...incomplete, target: null }] });
    expect(options[0]).toMatchObject({
      ...{ hosts: null, clusters: [], usableTib: null, storageGhz: null, licenseCores: null },
      ...{ licenseAddTib: null, verdict: "unknown" },
    });
  });
});

test("a class General in other capitals corrects that of the estate", () => {
  const classes = [MANAGEMENT, { name: "general", target: "Prod", vmVcpu: 8 }];
  const { demand } = documentOf({ classes }, ESTATE);
  expect(demand.vcpu).toBeCloseTo((30 * 8 + 20 * 2 + 2 * 4) * 1.05 ** 3, 6);
});

test("an option without what it needs is not known, and reports what is missing", () => {
  const [a] = documentOf({ options: { A: { ramGib: null } }, classes: [MANAGEMENT] }, ESTATE).options;
  expect(a).toMatchObject({ hosts: null, clusters: [], storageGhz: null, verdict: "unknown" });
  expect(a?.why).toContain("RAM");
});

describe("today's clusters", () => {
  const names = (file: Partial<DesignFile>) =>
    documentOf(file, ESTATE).options[0]?.clusters.map(({ name }) => name);

  // The options of the estate of two clusters have both, too.
  longTest("stay their own", () => expect(names({})).toEqual(["Prod", "Test"]));
  test("go to the largest with merge", () => expect(names({ merge: true })).toEqual(["Prod"]));
  longTest("go where targets report, capital letters aside", () => {
    expect(names({ targetOf: new Map([["prod", "test"]]) })).toEqual(["Test"]);
    expect(
      names({
        targetOf: new Map([
          ["Prod", "New"],
          ["Test", "new"],
        ]),
      }),
    ).toEqual(["New"]);
  });
  test("have pseudonyms where names are replaced, whatever the file calls them", () => {
    const estate = imported(
      VMS.map((vm) => ({ ...vm, cluster: vm.cluster === "Prod" ? "cluster-0001" : "cluster-0002" })),
      [],
    );
    const pseudonyms = [
      { kind: "cluster", name: "Prod", pseudonym: "cluster-0001" },
      { kind: "cluster", name: "Test", pseudonym: "cluster-0002" },
    ];
    const file = { ...NO_DESIGN_FILE, targetOf: new Map([["Test", "Prod"]]) };
    expect(designParts(file, "options.json", { estate, pseudonyms }).targetOf).toEqual({
      "cluster-0002": "cluster-0001",
    });
  });
});

test.each<[Partial<DesignFile>, ImportedEstate | undefined, string]>([
  [
    { targetOf: new Map([["Prodd", "Test"]]) },
    ESTATE,
    '"Prodd" in options.json is not one of today\'s clusters: did you mean Prod?',
  ],
  [
    { targetOf: new Map([["DMZ", "Test"]]) },
    ESTATE,
    '"DMZ" in options.json is not one of today\'s clusters: use Prod, Test',
  ],
  [
    {
      targetOf: new Map([
        ["Prod", "Test"],
        ["PROD", "New"],
      ]),
    },
    ESTATE,
    'targets in options.json contain "Prod" twice: name each once',
  ],
  [
    { merge: true, targetOf: new Map([["Prod", "Test"]]) },
    ESTATE,
    'options.json has "merge" and "targets": use one of them',
  ],
  [
    { classes: [{ name: "SQL", target: "SQL" }] },
    ESTATE,
    '"SQL" in options.json is not a target cluster of this design: use Prod, Test',
  ],
  [{ clusters: [{ name: "Tests" }] }, ESTATE, "did you mean Test?"],
  [
    { merge: true, clusters: [{ name: "Test" }] },
    ESTATE,
    '"Test" in options.json is not a target cluster of this design',
  ],
  [{}, undefined, 'no estate: name an export of RVTools or Live Optics, or write "classes" in options.json'],
  [
    { merge: true, classes: [MANAGEMENT] },
    undefined,
    '"merge" in options.json moves today\'s clusters: specify an export of them',
  ],
  [
    { patterns: [{ pattern: "a*", class: "A" }], classes: [MANAGEMENT] },
    undefined,
    '"patterns" in options.json match VMs by name: specify an export of them',
  ],
  [{ targetOf: new Map([["A", "B"]]), classes: [MANAGEMENT] }, undefined, '"targets" in options.json moves'],
])("%j is refused by name", (file, estate, noun) => {
  expect(() =>
    designParts({ ...NO_DESIGN_FILE, ...file }, "options.json", { estate, pseudonyms: [] }),
  ).toThrow(noun);
});

test("eight target clusters are designed, nine are refused with what to do", () => {
  const clusters = (count: number) =>
    imported(
      Array.from({ length: count }, (_, i) => knownVm({ name: `vm${i}`, cluster: `C${i}` })),
      [],
    );
  const parts = (count: number) =>
    designParts(NO_DESIGN_FILE, "", { estate: clusters(count), pseudonyms: [] });
  expect(() => designPlan(parts(8))).not.toThrow();
  expect(() => designPlan(parts(9))).toThrow(/there are 9 target clusters; the limit is 8: .*"targets":\{/);
  const classes = Array.from({ length: 9 }, (_, i) => ({ name: "X", target: `C${i}`, vms: 1 }));
  const typed = (count: number) =>
    designParts({ ...NO_DESIGN_FILE, classes: classes.slice(0, count) }, "", {
      estate: undefined,
      pseudonyms: [],
    });
  expect(() => designPlan(typed(8))).not.toThrow();
  expect(() => designPlan(typed(9))).toThrow(/there are 9 target clusters; the limit is 8/);
});

longTest("the demo's estate and options are a design that fits", async () => {
  const estate = await importEstate([folderOf(rvtoolsFiles(calmEstate(), IN_FILES))]);
  const { options, chosen } = documentOf(
    await designFile(path.join(__dirname, "../../samples/design.json")),
    estate,
  );
  // Without Live Optics the I/O is not known.
  expect(options.map(({ name, verdict, hosts }) => [name, verdict, hosts])).toEqual([
    ["A", "unknown", 8],
    ["B", "unknown", 6],
  ]);
  expect(chosen).toBe("B");
});
