import { designPlan } from "../../src/design/designWorkbook";
import { OPTION_NAMES } from "../../src/design/optionInputs";
import { type Entries, recalculate, type Recalculated } from "../templates/recalculate";
import { KNOWN_DESIGN } from "./knownDesign";

const HOST = {
  ...{ clockGhz: 3, ramGib: 1024, hostRamGib: 64, disks: 8, diskTb: 3.84, nicPorts: 2, nicGbit: 25 },
  ...{ edition: "VVF", release: "8.0 U3" },
};

/** Four options, of which each needs another number of hosts. */
const PLAN = designPlan({
  ...KNOWN_DESIGN,
  options: {
    A: {},
    B: { ...HOST, sockets: 1, coresPerSocket: 24, raid: "RAID-1 FTT1" },
    C: { ...HOST, sockets: 2, coresPerSocket: 24, raid: "RAID-6 4+2", hosts: 14 },
    D: { ...HOST, sockets: 2, coresPerSocket: 16, raid: "RAID-5 2+1", failures: 0 },
  },
});

const withChosen = (chosen: string | null, entries: Entries = {}): Recalculated =>
  recalculate(PLAN, { chosen, ...entries });

test("the options differ in their hosts", () => {
  const { value } = withChosen("A");
  const hosts = OPTION_NAMES.map((option) => value(`${option}.allHosts`));
  expect(new Set(hosts).size).toBe(OPTION_NAMES.length);
});

const INPUTS_AND_RESULTS = [
  ...[
    "sockets",
    "coresPerSocket",
    "clockGhz",
    "hostRamGib",
    "disks",
    "diskTb",
    "nicPorts",
    "raid",
    "edition",
  ],
  ...["cores", "ghz", "narrow", "wide", "layoutHosts", "allHosts", "allHigh", "clusters", "first", "second"],
  ...["rawTib", "usableTib", "storageGhz", "licenseAddTib", "licenseAddWhole", "verdict", "verdictWords"],
];

const OF_CLUSTERS = [
  ...["clusters", "hosts", "allHosts", "allHigh", "solved", "first", "second", "nextHosts", "atNext", "left"],
  ...["storageGhz", "usableTib", "cpuVerdict", "ramVerdict", "capacityVerdict", "networkVerdict", "verdict"],
  ...["vcpu", "ghz", "ram", "capacity", "network", "layout"].flatMap((id) => [id, `${id}High`]),
];

test.each(OPTION_NAMES)("option %s is what the selected one shows", (option) => {
  const { value } = withChosen(option);
  const of = (place: (id: string) => unknown, ids: readonly string[]): unknown[] =>
    ids.map((id) => [id, place(id)]);
  expect(value("chosenNumber")).toBe(OPTION_NAMES.indexOf(option) + 1);
  expect(of((id) => value(`chosen.${id}`), INPUTS_AND_RESULTS)).toEqual(
    of((id) => value(`${option}.${id}`), INPUTS_AND_RESULTS),
  );
  expect(of((id) => value(`now.${id}`, 1), OF_CLUSTERS)).toEqual(
    of((id) => value(`solved${option}.${id}`, 1), OF_CLUSTERS),
  );
  expect(value("now.vmRam", 1)).toBe(value(`solve${option}.vmRam`, 1));
});

test("no option selected shows nothing", () => {
  const { value, values } = withChosen(null);
  expect(value("chosenNumber")).toBe("");
  expect(INPUTS_AND_RESULTS.map((id) => value(`chosen.${id}`)).join("")).toBe("");
  expect(OF_CLUSTERS.flatMap((id) => values(`now.${id}`)).join("")).toBe("");
  expect(
    ["ghzLeft", "ioLeft", "leverFirst", "leverUse", "leverHosts", "lever"].map((id) => value(id)),
  ).toEqual(Array.from({ length: 6 }, () => ""));
});

describe("needed and available", () => {
  const IDS = ["ghz", "vcpu", "ram", "capacity", "network"];
  const of = ({ value }: Recalculated, column: "Need" | "Room"): unknown[] =>
    IDS.map((id) => value(`now.${id}${column}`, 1));

  test("are the demand, and what the hosts after a failure have, by use", () => {
    const read = withChosen("A");
    const storage = read.number("now.storageGhz", 1);
    const needed = [310 * 1.3 * 1.05 ** 3 + storage, 1240 * 1.05 ** 3, 4960 * 1.05 ** 3];
    expect(of(read, "Need").slice(0, 3)).toEqual(needed.map((one) => expect.closeTo(one, 6)));
    expect(of(read, "Need")[3]).toBeCloseTo((31_000 * 1.15 ** 3) / 1024, 6);
    expect(of(read, "Room")).toEqual([
      expect.closeTo(7 * 64 * 2.8 * 0.8, 6),
      expect.closeTo((7 * 64 - storage / 2.8) * 4, 6),
      expect.closeTo(7 * (1024 - 100), 6),
      expect.closeTo(read.number("A.usableTib"), 6),
      expect.closeTo(25 * 0.8, 6),
    ]);
  });

  test("of VMs need less GHz of hosts that do more work per GHz", () => {
    const [one, more] = [1, 1.25].map((workPerGhz) => {
      const read = withChosen("A", { "A.workPerGhz": workPerGhz });
      return read.number("now.ghzNeed", 1) - read.number("now.storageGhz", 1);
    });
    expect(more).toBeCloseTo((one ?? NaN) / 1.25, 9);
  });
});

describe("the chart of capacity by year", () => {
  const chart = (entries: Entries, columns: readonly string[]): unknown[][] => {
    const { values } = withChosen("A", entries);
    return columns.map((column) => values(`byYear.${column}`));
  };
  const USED_TIB = 31_000 / 1024;
  const near = (all: number[]): unknown[] => all.map((one) => expect.closeTo(one, 6));

  test("has what is needed in each of seven years, against what is usable, by plan and at the low estimate", () => {
    const [years, needed, usable, low, fits] = chart({}, ["year", "needed", "usable", "low", "fits"]);
    expect(years).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(needed).toEqual(near([0, 1, 2, 3, 4, 5, 6].map((year) => USED_TIB * 1.15 ** year)));
    const tib = (7 * 6 * (7.68e12 / 2 ** 40) * 0.9) / 1.25 / 1.131;
    expect(usable).toEqual(near(Array<number>(7).fill(tib)));
    expect(low).toEqual(near(Array<number>(7).fill(tib * 0.9)));
    expect(fits).toEqual(Array(7).fill("yes"));
  });

  test.each<[perVm: number, title: string]>([
    [500, "in year 2"],
    [650, "today"],
    [100, "not within 6 years"],
  ])("is full with %d GiB per VM: %s", (perVm, title) => {
    const read = withChosen("A", { "A.hosts": 8, "typed.vmUsedGib": [perVm, perVm] });
    const use = (310 * perVm) / 1024 / read.number("A.usableTib");
    const fits = Array.from({ length: 7 }, (_, year) => (use * 1.15 ** year <= 1 ? "yes" : "no"));
    expect(read.values("byYear.fits")).toEqual(fits);
    const texts = read.drawing.sheets[0]?.values.flat() ?? [];
    expect(texts).toContain(`When is capacity full? ${title}`);
  });

  test("is empty where used capacity is not known, and not full in any year", () => {
    const empty = Array(7).fill("");
    expect(chart({ "typed.vmUsedGib": [null] }, ["needed", "usable", "low", "fits"])).toEqual([
      ...[empty, empty, empty, empty],
    ]);
    const { drawing } = withChosen("A", { "typed.vmUsedGib": [null] });
    expect(drawing.sheets[0]?.values.flat()).toContain("When is capacity full? not known");
  });
});

describe("the lever", () => {
  const lever = (entries: Entries): unknown => withChosen("A", entries).value("lever");

  test.each<[what: string, entries: Entries, words: RegExp | ""]>([
    ["RAM", {}, /^1,057 GiB of RAM in each host would save 1 host and 64 cores$/],
    ["vCPU", { "typed.vmRamGib": [4] }, /^\d+ cores a socket would save \d+ hosts? and \d+ cores$/],
    [
      "CPU",
      { "typed.vmRamGib": [4], "typed.vmGhz": [8] },
      /^\d+ cores a socket would save \d+ hosts and [\d,]+ cores$/,
    ],
    [
      "capacity",
      { "typed.vmUsedGib": [900] },
      /^\d+ disks in each host would save \d+ hosts? and \d+ cores$/,
    ],
    [
      "network",
      { "A.nicGbit": 10, "A.coresPerSocket": 128, "typed.peakIops": [2_000_000], "A.ramGib": 4096 },
      /^\d+ Gb\/s per port would save \d+ hosts and [\d,]+ cores$/,
    ],
    ["layout", { "A.raid": "RAID-6 4+2", "typed.vmRamGib": [1], "typed.vmVcpu": [1] }, ""],
    ["hosts that are entered", { "A.hosts": 9 }, ""],
  ])("of %s, in words", (_, entries, words) => {
    if (words === "") expect(lever(entries)).toBe("");
    else expect(lever(entries)).toMatch(words);
  });
});
