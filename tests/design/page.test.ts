import { VSAN_IOPS } from "../../src/functions/vsan/iops";
import type { DesignParts } from "../../src/design/designWorkbook";
import { designPlan } from "../../src/design/designWorkbook";
import type { TestedLoad } from "../../src/model/benchmark/testedLoad";
import type { Plan } from "../../src/sheets/planWorkbook";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import type { SheetSpec } from "../../src/workbook/spec";
import { recalculate, type Entries, type Recalculated } from "../templates/recalculate";
import { longTest } from "../volume";

/** Classes of which everything is typed, so that nothing is open. */
const TYPED = {
  ...{ target: "Cluster", profile: null, vmVcpu: 4, vmGhz: 1, vmRamGib: 16, vmUsedGib: 100 },
  ...{ peakIops: 20000, ioSizeKib: 8, readShare: 0.7, perCoreMax: 4 },
} as const;
const MANAGEMENT = { name: "Management", ...TYPED, vms: 10, peakIops: 500 } as const;
const GENERAL = { name: "General", ...TYPED, vms: 300 } as const;
const TARGETS = [{ name: "Cluster", largestVcpu: 8, largestRamGib: 64 }] as const;

/** The classes as they are, in one target cluster: planned and calculated once. */
let whole: Plan | undefined;
const wholePlan = (): Plan => (whole ??= designPlan({ classes: [GENERAL, MANAGEMENT], targets: TARGETS }));
let calculated: Recalculated | undefined;
const wholeDesign = (): Recalculated => (calculated ??= recalculate(wholePlan()));

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
    expect(value("verdict")).toMatch(/check CPU: \d+% at the plan estimate, \d+% at the high estimate/);
  });

  longTest("does not speak of peaks at once where the peak is typed", () => {
    const { value } = designed({ peakIops: 300000, vmRamGib: 4, vmVcpu: 1 });
    expect(value("verdict")).toMatch(/check CPU: 98% at the plan estimate, 117% at the high estimate\. /);
  });

  test("reports what RAM and capacity need, not the hosts of a CPU that is not known", () => {
    const { value, number } = designed({ peakIops: null });
    const needed = Math.max(number("A.ramAll"), number("A.capacityAll"), number("A.layoutAll"));
    expect(value("verdict")).toMatch(new RegExp(`^\\? .* By RAM and capacity at least ${needed} hosts`));
  });

  test("reports no hosts by RAM and capacity where one of them does not fit or is not known", () => {
    expect(designed({ peakIops: null, vmRamGib: null }).value("verdict")).not.toMatch(/By RAM and capacity/);
  });

  test("is without failed hosts where no failure is planned for", () => {
    expect(wholeDesign().value("verdict")).toMatch(
      /for 3 years, with failed hosts and at the high estimate\./,
    );
    expect(designed({}, { options: { A: { failures: 0 } } }).value("verdict")).toMatch(
      /for 3 years, at the high estimate\./,
    );
  });

  test.each([
    [0, "without growth", "needed today, against"],
    [1, "for 1 year", "needed after 1 year, against"],
    [2, "for 2 years", "needed after 2 years, against"],
  ])("of a plan of %d years ends in whole sentences", (years, words, needed) => {
    const read = recalculate(wholePlan(), { years });
    expect(read.value("verdict")).toMatch(
      new RegExp(
        `can run the 310 VMs ${words}, with failed hosts and at the high estimate\\. (vCPU|RAM) limits first$`,
      ),
    );
    expect(pageTexts(read).filter((text) => text.startsWith(needed))).toHaveLength(1);
  });

  test("begins each sentence with a capital letter, but for vCPU", () => {
    const classes = [
      { ...GENERAL, vms: 1 },
      { ...MANAGEMENT, vms: 0, peakIops: null },
    ];
    const { value } = recalculate(designPlan({ classes, targets: TARGETS }));
    expect(value("verdict")).toMatch(/at the high estimate\. Layout limits first$/);
  });

  longTest("takes a memory tier into the RAM that a host has for the largest VM", () => {
    const targets = [{ ...TARGETS[0], largestRamGib: 1500, activeShare: 0.3 }];
    const tiered = designed({}, { targets, options: { A: { tierRatio: 1 } } });
    expect(tiered.number("solveA.vmRam", 1)).toBeGreaterThan(1500);
    expect(tiered.value("verdict")).not.toMatch(/largest VM/);
    expect(designed({}, { targets }).value("verdict")).toMatch(
      /^✖ Does not fit: the largest VM has 1,500 GiB of RAM, a host [\d,]+ GiB for VMs/,
    );
  });

  longTest("names a VM that is typed and fits no host where the largest of its cluster is not known", () => {
    const targets = [{ name: "Cluster" }];
    expect(designed({ vmVcpu: 256 }, { targets }).value("verdict")).toMatch(
      /^✖ Does not fit: the largest VM has 256 vCPU, a host 64 cores/,
    );
    expect(designed({ vms: 3, vmRamGib: 1500 }, { targets }).value("verdict")).toMatch(
      /^✖ Does not fit: the largest VM of a cluster has more RAM than its hosts have for VMs/,
    );
  });

  test("measures the network by what may be used of the ports", () => {
    const wide = { nicPorts: 1, nicGbit: 10, hosts: 8, coresPerSocket: 64, clockGhz: 4, cpuMax: 1 };
    const { value } = designed({ peakIops: 600000 }, { options: { A: wide } });
    expect(value("verdict")).toMatch(/the ports would be used to \d+% of their usable speed/);
  });

  test("names one VM as one", () => {
    const { value } = recalculate(designPlan({ classes: [{ ...MANAGEMENT, vms: 1 }], targets: TARGETS }));
    expect(value("verdict")).toMatch(/can run the 1 VM for /);
  });
});

longTest("where no capacity is used and the layout cannot be placed nothing is an error", () => {
  const classes = [GENERAL, MANAGEMENT].map((one) => ({ ...one, vmUsedGib: 0 }));
  for (const hosts of [3, null]) {
    const plan = designPlan({ classes, targets: TARGETS, options: { A: { raid: "RAID-1 FTT2", hosts } } });
    const { drawing } = recalculate(plan);
    const errors = drawing.sheets.flatMap(({ name, values }) =>
      values.flatMap((row) =>
        row.filter((cell) => typeof cell === "object" && cell !== null).map((cell) => [name, cell]),
      ),
    );
    expect(errors).toEqual([]);
  }
});

test("without a selected option nothing is an error, and no risk is claimed", () => {
  const plan = wholePlan();
  const { values, value } = recalculate(plan, { chosen: null });
  expect(value("verdict")).toMatch(/^\? Not known: select an option/);
  for (const id of plan.cells.keys()) {
    expect(values(id).filter((one) => typeof one === "object" && one !== null)).toEqual([]);
  }
});

describe("today and new", () => {
  const page = ({ drawing }: Recalculated, label: string): unknown[] => {
    const rows = drawing.sheets.find(({ name }) => name === "Design")?.values ?? [];
    return [...rows].reverse().find((row) => row?.[1] === label) ?? [];
  };

  test("today's GHz and RAM are those of the clusters that count, as hosts and cores are", () => {
    const vms = [knownVm(), knownVm({ name: "t", cluster: "Test" })];
    const hosts = [knownHost(), knownHost({ name: "esx02", cluster: "Test" })];
    const plan = designPlan({ estate: imported(vms, hosts) });
    const today = (label: string, read: Recalculated): unknown => page(read, label)[2];
    const both = recalculate(plan);
    expect(["Hosts", "CPU, GHz at base clock", "RAM, GiB"].map((of) => today(of, both))).toEqual([
      2, 160, 1024,
    ]);
    const one = recalculate(plan, { "clusters.counts": ["in", "out"] });
    expect(["Hosts", "CPU, GHz at base clock", "RAM, GiB"].map((of) => today(of, one))).toEqual([1, 80, 512]);
  });

  longTest("a cluster without a host leaves today's GHz and RAM open", () => {
    const vms = [knownVm(), knownVm({ name: "t", cluster: "Test" })];
    const read = recalculate(designPlan({ estate: imported(vms) }));
    expect(page(read, "CPU, GHz at base clock")[2]).toBe("?");
    expect(page(read, "RAM, GiB")[2]).toBe("?");
  });

  test("the NVMe of a memory tier is ordered, too", () => {
    const disks = (tierRatio: number): unknown => {
      const targets = [{ ...TARGETS[0], activeShare: 0.3 }];
      const read = designed({}, { targets, options: { A: { tierRatio, hosts: 7, existingHosts: 2 } } });
      const row = read.drawing.sheets[0]?.values.find((cells) => cells?.includes("NVMe disks")) ?? [];
      return row.slice(row.indexOf("NVMe disks") + 1).find((cell) => typeof cell === "string" && cell !== "");
    };
    expect(disks(0)).toBe("30 × 7.68 TB");
    expect(disks(0.5)).toBe("30 × 7.68 TB, 5 × 512 GiB memory tier");
    expect(disks(1)).toBe("30 × 7.68 TB, 5 × 1,024 GiB memory tier");
  });

  test("where no number of hosts fits nothing is ordered or licensed", () => {
    const read = designed({}, { options: { A: { ramGib: 64, hostRamGib: 64 } } });
    expect(read.value("A.clusters")).toBe(1);
    for (const option of ["A", "chosen"])
      for (const id of COUNTED) expect([id, read.value(`${option}.${id}`)]).toEqual([id, "none"]);
    expect(read.value("A.capacityAll")).toBeLessThanOrEqual(64);
    for (const label of [
      "Hosts",
      "Cores",
      "CPU, GHz at base clock",
      "RAM, GiB",
      "Capacity, TiB",
      "Cores to license",
    ]) {
      expect(page(read, label)[2]).toBe("none");
    }
    const shown = read.drawing.sheets.find(({ name }) => name === "Design")?.values.flat() ?? [];
    expect(shown).not.toContain(65);
    expect(read.value("lever")).toBe("");
  });
});

test("capacity is full when the fullest cluster is, not when the sum over clusters is", () => {
  const read = recalculate(
    designPlan({
      classes: [
        { ...GENERAL, name: "Full", target: "Cluster", vmUsedGib: 700 },
        { ...GENERAL, name: "Empty", target: "Other", vmUsedGib: 10 },
        MANAGEMENT,
      ],
      targets: [...TARGETS, { ...TARGETS[0], name: "Other" }],
      options: { A: { hosts: 12 } },
    }),
  );
  const use = Math.max(...read.values("now.capacity").map(Number));
  const fits = Array.from({ length: 7 }, (_, year) => (use * 1.15 ** (year - 3) <= 1 ? "yes" : "no"));
  expect(fits).toContain("no");
  expect(read.values("byYear.fits")).toEqual(fits);
  const summed = read
    .values("byYear.needed")
    .map((needed, i) => Number(needed) <= Number(read.values("byYear.usable")[i]));
  expect(summed).not.toEqual(fits.map((one) => one === "yes"));
});

longTest("the fullest resource is not known where one of the resources is not", () => {
  const read = designed({ peakIops: null });
  const page = read.drawing.sheets.find(({ name }) => name === "Design")?.values ?? [];
  const cluster = page.findIndex((row) => row?.[1] === "Target cluster");
  expect(page[cluster + 1]).toContain("?");
  expect(page[cluster + 1]).not.toContain(read.value("now.ram", 1));
  const option = page.find((row) => row?.[0] === "A");
  expect(option).not.toContain(read.value("now.ram", 1));
});

/** What sheet Options counts by hosts. */
const COUNTED = [
  ...["allHosts", "allHigh", "hostsToBuy", "ramAll", "coresAll", "licenseCores", "rawTib", "usableTib"],
  ...[
    "licenseAddTib",
    "licenseAddWhole",
    "storageGhz",
    "storageGhzLow",
    "storageGhzHigh",
    "cost",
    "costWhole",
    "costPerVm",
    "costPerVmWhole",
  ],
];

/** The sentence of a risk; "" where it is none. */
const riskOf = ({ values }: Recalculated, name: string): unknown =>
  values("risks.sentence")[values("risks.name").indexOf(name)];

describe("cluster by cluster", () => {
  /** Names of target clusters as the page shows them. */
  const shownOf = (...names: string[]): unknown[] => {
    const vms = names.map((cluster, i) => knownVm({ name: `vm${i}`, cluster }));
    const { drawing } = recalculate(designPlan({ estate: imported(vms) }));
    const rows = drawing.sheets[0]?.values ?? [];
    const head = rows.findIndex((row) => row?.[1] === "Target cluster");
    return rows.slice(head + 1, head + 1 + names.length).map((row) => row?.[1]);
  };

  test("clusters whose long names begin alike are not shown as one: the end of a name stays", () => {
    const room = "Berlin Rechenzentrum N";
    const long = (end: string): string => `Berlin Rechenzentrum Nord Produktion ${end}`;
    expect(shownOf(room, `${room}o`, long("Fileserver"), long("Terminal"))).toEqual([
      ...[room, "Berlin Rech…zentrum No", "Berlin Rech…Fileserver", "Berlin Rech…n Terminal"],
    ]);
  });

  longTest("long names that begin and end alike have their place before them", () => {
    const long = (middle: string): string => `Berlin Nord ${middle} Produktion`;
    expect(shownOf("Prod", long("Datenbank"), long("Terminal"), long("Fileserver"))).toEqual([
      ...["Prod", "2 Berlin No…Produktion", "3 Berlin No…Produktion", "4 Berlin No…Produktion"],
    ]);
  });
});

describe("what can go wrong", () => {
  test("the high estimate reports that no count fits only where one of 3 to 64 does not", () => {
    const read = designed({ vms: 2500, peakIops: 3000000, vmRamGib: 4 });
    expect(read.number("A.allHigh")).toBeGreaterThan(64);
    expect(riskOf(read, "High estimate")).toMatch(
      /^At the high estimate \d+ hosts are needed, \d+ are planned/,
    );
  });

  longTest("vCPU per core does not claim fewer hosts by GHz that are not known", () => {
    expect(riskOf(designed({ vmRamGib: 4, vmGhz: null }), "vCPU per core")).toBe(
      "vCPU per core requires most hosts, and the ratio is a rule of thumb",
    );
    expect(riskOf(designed({ vmRamGib: 4 }), "vCPU per core")).toMatch(
      /rule of thumb: the GHz require fewer$/,
    );
  });

  test("NUMA is not a risk of a design without a selected option", () => {
    const plan = wholePlan();
    expect(riskOf(recalculate(plan, { chosen: null }), "NUMA")).toBe("");
    expect(riskOf(recalculate(plan, { "targets.largestVcpu": [40] }), "NUMA")).toMatch(/spans NUMA nodes/);
  });

  test("storage I/O that is left is asked for with the release and the layout of the hosts", () => {
    const few = designed({ peakIops: null, vms: 20 }, { options: { A: { hosts: 4, release: "9.1.x" } } });
    const ghz = few.number("ghzLeft");
    const [[iops] = []] = VSAN_IOPS([[ghz]], [[8]], [[0.7]], [["RAID-5 2+1"]], [[]], [["plan"]], [["9.1"]]);
    expect(few.value("ioLeft")).toMatch(` ${Math.round(Number(iops)).toLocaleString("en-US")} IOPS`);
  });
});

longTest("templates follow I/O size and reads of the target that is shown, not of all", () => {
  const plan = designPlan({
    classes: [
      { ...GENERAL, ioSizeKib: 8, readShare: 0.7 },
      { ...GENERAL, name: "Backup", target: "Other", ioSizeKib: 64, readShare: 0.2 },
      { ...MANAGEMENT, vms: 0, peakIops: null },
    ],
    targets: [...TARGETS, { ...TARGETS[0], name: "Other" }],
  });
  const of = (shown: string): unknown[] => {
    const { value } = recalculate(plan, { shown });
    return [value("plan.ioSizeKib"), value("plan.readShare")];
  };
  expect(of("Cluster")).toEqual([expect.closeTo(8, 9), expect.closeTo(0.7, 9)]);
  expect(of("Other")).toEqual([expect.closeTo(64, 9), expect.closeTo(0.2, 9)]);
});

longTest("ports of one and of several, in words", () => {
  const words = (nicPorts: number): unknown[] =>
    designed({}, { options: { A: { nicPorts } } })
      .drawing.sheets.find(({ name }) => name === "Design")
      ?.values.flat() ?? [];
  expect(words(1)).toContain("1 port carries vSAN");
  expect(words(2)).toContain("2 ports carry vSAN");
});

/** Every text of the page. */
const pageTexts = ({ drawing }: Recalculated): string[] =>
  (drawing.sheets[0]?.values ?? []).flat().flatMap((value) => (typeof value === "string" ? [value] : []));

test("GHz that a class leaves open are named, and asked for", () => {
  const read = designed({ vmGhz: null });
  expect(pageTexts(read).join("\n")).toMatch(/CPU in use of 1 class is not known/);
  expect(pageTexts(read)).toContain("How many GHz do the VMs use at the peak?");
  expect(pageTexts(wholeDesign()).join("\n")).not.toMatch(/CPU in use of/);
});

test("typed peaks of I/O do not rest on a share of the sum of peaks", () => {
  expect(pageTexts(wholeDesign())).toContain("all peaks at once");
  expect(pageTexts(wholeDesign()).join("\n")).not.toMatch(/of the sum of peaks/);
});

describe("a calibration next to the design", () => {
  const CALIBRATING: TestedLoad = {
    ...{ name: "8 KiB, 70% read", hosts: 4, ioSizeKib: 8, readShare: 0.7, layout: "RAID-5 2+1", iops: 1e5 },
    ...{ latencyMs: 1, targetMs: null, mostMs: 15, heldTo: null, against: [], showsCost: true },
  };

  /** A design that takes a calibration of one test, of this cost and I/O size. */
  function calibrated(khz: number | null, parts: DesignParts = {}, sizeKib = 8): Recalculated {
    const plan = designPlan({
      classes: [GENERAL, MANAGEMENT],
      targets: TARGETS,
      calibration: { name: "Profile", isTaken: true },
      tests: [CALIBRATING],
      ...parts,
    });
    const row = khz === null ? ["", "", ""] : [sizeKib, 0.7, khz];
    const sheet: SheetSpec = {
      name: "Calibration",
      cells: row.map((value, i) => ({ kind: "value", at: `${"ABC"[i] ?? ""}1`, value })),
      print: { orientation: "landscape" },
    };
    const { spec } = plan;
    const names = [...spec.names, { name: "Profile", refersTo: { sheet: "Calibration", range: "A1:C1" } }];
    return recalculate({ ...plan, spec: { ...spec, sheets: [...spec.sheets, sheet], names } });
  }

  test("is what storage CPU rests on", () => {
    const [cheap, dear] = [calibrated(100), calibrated(300)];
    expect(dear.number("storageA.wideGhz", 1)).toBeCloseTo(3 * cheap.number("storageA.wideGhz", 1), 6);
    expect(pageTexts(dear)).toContain(
      "the benchmark's own tests, sheet Calibration; asked for RAID-5 on 9.0.x",
    );
  });

  const storageRow = ({ drawing }: Recalculated): unknown[] =>
    drawing.sheets[0]?.values.find((row) => row?.[1] === "Storage CPU")?.filter((cell) => cell !== null) ??
    [];

  test("from a test that may fit in a cache left the design green", () => {
    const whole = calibrated(100);
    expect([whole.value("A.cpuRank"), storageRow(whole)[0]]).toEqual([0, "○"]);
    expect(whole.drawing.sheets[0]?.values[3]?.[0]).toBe("✔");
    const short = { ...CALIBRATING, name: "short", against: ["Too short" as const] };
    const tests = [{ ...CALIBRATING, against: ["May fit cache" as const] }, CALIBRATING, short];
    const read = calibrated(100, { tests });
    const doubt = "calibrated with questionable tests: 2 of 3 (too short, and others)";
    expect(read.value("A.cpuRank")).toBe(1);
    expect(storageRow(read)).toEqual(expect.arrayContaining(["▲", doubt]));
    expect(pageTexts(read).join("\n")).toMatch(`▲ Fits, but storage CPU is ${doubt}. `);
    expect(pageTexts(read)).toContain(
      `Storage CPU is ${doubt}. Compare with the reference cluster (sheet Options)`,
    );
  });

  test("from questionable tests changes nothing where the reference cluster is taken", () => {
    const tests = [{ ...CALIBRATING, against: ["Invalid" as const] }];
    const read = calibrated(100, { tests, calibration: { name: "Profile", isTaken: false } });
    expect([read.value("A.cpuRank"), storageRow(read)[0]]).toEqual([0, "○"]);
    expect(pageTexts(read).join("\n")).not.toMatch(/questionable tests: \d/);
  });

  test("from tests that came without the design is of unknown verdict, not green", () => {
    for (const tests of [[], [{ ...CALIBRATING, showsCost: false }]]) {
      const read = calibrated(100, { tests });
      expect(read.value("A.cpuRank")).toBe(1);
      expect(storageRow(read)).toContain("calibrated with tests of unknown verdict: 1 of 1");
    }
  });

  /** How storage CPU is known, on the page: of 32 KiB as tested, but for what Management has. */
  function levelOf(option: Record<string, unknown>, management: Record<string, unknown> = {}): unknown {
    const of32 = { ioSizeKib: 32 };
    const classes = [
      { ...GENERAL, ...of32 },
      { ...MANAGEMENT, ...of32, ...management },
    ];
    const options = { A: { raid: "RAID-5 4+1", release: "8.0 U3", ...option } };
    const { drawing } = calibrated(200, { classes, options }, 32);
    return drawing.sheets[0]?.values.find((row) => row?.[1] === "Storage CPU")?.[2];
  }

  test("has the level of what is asked, not that of the tests", () => {
    expect(levelOf({})).toBe("interpolated");
    expect(levelOf({ raid: "RAID-6 4+2" })).toBe("estimated");
    expect(levelOf({ release: "9.0.x" })).toBe("assumption");
  });

  test("has the level of its weakest class, of those with I/O", () => {
    expect(levelOf({}, { ioSizeKib: 512 })).toBe("extrapolated");
    expect(levelOf({}, { ioSizeKib: 512, peakIops: 0 })).toBe("interpolated");
  });

  longTest("has the level of the layout that the hosts of a cluster get", () => {
    expect(levelOf({ raid: "RAID-5", hosts: 6 })).toBe("interpolated");
    expect(levelOf({ raid: "RAID-5", hosts: 5 })).toBe("estimated");
  });

  longTest("without a cost is not replaced by the reference cluster: nothing is known", () => {
    const read = calibrated(null);
    expect(read.value("verdict")).toMatch(
      /^\? Not known: storage CPU is taken from the calibration, and the sheet Calibration has no CPU cost per I\/O/,
    );
    expect(read.value("storageA.wideGhz", 1)).toBe("");
    expect(pageTexts(read)).toContain("the sheet Calibration has no CPU cost per I/O");
  });
});

describe("what the figures rest on", () => {
  /** Evidence levels of "Does it fit?", and signs and levels of what the figures rest on. */
  function evidence(
    entries: Entries,
    vms = [knownVm(), knownVm({ name: "b", cluster: "Test" })],
    hosts = [knownHost(), knownHost({ name: "esx02", cluster: "Test" })],
  ) {
    const management = { ...MANAGEMENT, target: "Prod", vms: 0, peakIops: 0 };
    const plan = designPlan({ estate: imported(vms, hosts), classes: [management] });
    const rows = recalculate(plan, entries).drawing.sheets[0]?.values ?? [];
    const of = (label: string): unknown[] => rows.find((row) => row?.[1] === label) ?? [];
    const levels = ["CPU, GHz", "vCPU", "RAM, GiB", "Capacity, TiB", "Network, Gb/s per port"].map((label) =>
      [...of(label)].reverse().find((cell) => typeof cell === "string" && cell !== ""),
    );
    const signs = ["VMs, vCPU, RAM", "Used capacity", "CPU in use", "IOPS"].map((label) =>
      of(label).slice(0, 3),
    );
    return { levels, signs: signs.map(([sign, , known]) => `${String(sign)} ${String(known)}`) };
  }
  const columns = ["vmVcpu", "vmGhz", "vmRamGib", "vmUsedGib", "peakIops"];
  const typed = (...rows: (number | null)[]): Entries =>
    Object.fromEntries(columns.map((column) => [`typed.${column}`, rows]));

  test("is the estate where only a class without VMs is typed", () => {
    expect(evidence({})).toEqual({
      levels: [
        ...["estate and model", "estate; rule of thumb", "estate", "estate, estimate", "estate, ± 20%"],
      ],
      signs: ["● estate", "● estate", "● estate", "● estate"],
    });
  });

  test("is typed in part where one class with VMs of two is typed", () => {
    expect(evidence(typed(2, null))).toEqual({
      levels: [
        ...["partly entered and model", "partly entered; rule of thumb", "partly entered"],
        ...["partly entered, estimate", "partly entered, ± 20%"],
      ],
      signs: Array(4).fill("● estate, entered in part"),
    });
  });

  test("is typed where all classes with VMs are, whatever those without VMs are", () => {
    expect(evidence(typed(2, 2, null))).toEqual({
      levels: [
        "entered and model",
        "entered; rule of thumb",
        "entered",
        "entered, estimate",
        "entered, ± 20%",
      ],
      signs: Array(4).fill("✎ entered"),
    });
  });

  test("is typed in part where VMs that do not run add the capacity that the estate has", () => {
    const off = knownVm({ name: "off", power: "off", scope: "capacity", why: "powered off" });
    const { levels, signs } = evidence(typed(2, 2), [
      knownVm(),
      knownVm({ name: "b", cluster: "Test" }),
      off,
    ]);
    expect(levels[3]).toBe("partly entered, estimate");
    expect(signs).toEqual(["✎ entered", "● estate, entered in part", "✎ entered", "✎ entered"]);
  });

  test("is not the customer's data where CPU in use is not known, or known of hosts only", () => {
    const vms = [knownVm({ cpuGhz: null }), knownVm({ name: "b", cluster: "Test" })];
    const used = [knownHost({ cpuUsageShare: 0.2 }), knownHost({ name: "esx02", cluster: "Test" })];
    expect(evidence({}, [knownVm({ cpuGhz: null })]).signs[2]).toBe("? not known");
    expect(evidence({}, vms).signs[2]).toBe("? partly known");
    expect(evidence({}, vms, used).signs[2]).toBe("? partly known");
    expect(evidence({ "typed.vmGhz": [2, null] }, vms).signs[2]).toBe("● estate, entered in part");
  });

  longTest("is not an assumed profile for CPU in use: no profile has GHz", () => {
    const cpuOf = (vmGhz: number | null): unknown[] => {
      const profile = { name: "General", target: "Cluster", profile: "general", vms: 300, vmGhz } as const;
      const read = recalculate(designPlan({ classes: [profile, MANAGEMENT], targets: TARGETS }));
      return read.drawing.sheets[0]?.values.find((row) => row?.[1] === "CPU in use") ?? [];
    };
    expect(cpuOf(null).slice(0, 3)).toEqual(["?", "CPU in use", "not known"]);
    expect(cpuOf(1).slice(0, 3)).toEqual(["✎", "CPU in use", "entered"]);
  });

  longTest("is never the estate of a design without one", () => {
    const profile = {
      name: "General",
      target: "Cluster",
      profile: "general",
      vms: 300,
      confirmed: "yes",
    } as const;
    const read = recalculate(designPlan({ classes: [profile, MANAGEMENT], targets: TARGETS }));
    expect(pageTexts(read).filter((text) => /^(partly )?estate/.test(text))).toEqual([]);
  });
});
