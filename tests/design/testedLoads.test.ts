import type { DesignParts } from "../../src/design/designWorkbook";
import type { GivenClass } from "../../src/design/classInputs";
import { designPlan } from "../../src/design/designWorkbook";
import type { TestedLoad } from "../../src/model/benchmark/testedLoad";
import { linesOfText, shownLines } from "../sheets/shownLines";
import { recalculate, type Entries, type Recalculated } from "../templates/recalculate";
import { longTest } from "../volume";
import { KNOWN_DESIGN } from "./knownDesign";

/** Classes of which everything is typed: 20,000 IOPS at 8 KiB and 70% reads, and 5% growth a year. */
const TYPED: Omit<GivenClass, "name"> = {
  ...{ target: "Cluster", profile: null, vmVcpu: 4, vmGhz: 1, vmRamGib: 16, vmUsedGib: 100 },
  ...{ ioSizeKib: 8, readShare: 0.7, perCoreMax: 4, confirmed: "yes" },
};
const GENERAL: GivenClass = { name: "General", ...TYPED, vms: 300, peakIops: 20000 };
const CLASSES: readonly GivenClass[] = [GENERAL, { name: "Management", ...TYPED, vms: 0 }];
/** Eight hosts of which one fails, for three years. */
const PER_HOST = (20000 * 1.05 ** 3) / 7;

const TEST: TestedLoad = {
  ...{ name: "8 KiB, 70% read", hosts: 4, ioSizeKib: 8, readShare: 0.7, layout: "RAID-5 4+1" },
  ...{ iops: 4 * PER_HOST, latencyMs: 2, mostMs: 2.2 },
  ...{ targetMs: 2, heldTo: null, against: [], showsCost: true },
};

/** A design of eight hosts, or of four as option B. */
function designed(
  tests: readonly TestedLoad[],
  parts: DesignParts = {},
  entries: Entries = {},
): Recalculated {
  const options = { A: { hosts: 8 }, B: { hosts: 4 } };
  return recalculate(
    designPlan({
      ...{ classes: CLASSES, targets: [{ name: "Cluster", largestVcpu: 8, largestRamGib: 64 }] },
      ...{ options, tests, ...parts },
    }),
    entries,
  );
}

const SHOWN = designed([{ ...TEST, iops: 4 * (PER_HOST + 0.01) }]);
const BEYOND = designed([
  { ...TEST, name: "4 KiB", ioSizeKib: 4, iops: 1e6 },
  { ...TEST, iops: 4 * (PER_HOST - 0.01) },
]);
const pageOf = ({ drawing }: Recalculated): string => drawing.sheets[0]?.values.flat().join("\n") ?? "";

test("as many IOPS per host as a test reached are shown by it, fewer are beyond it", () => {
  expect(SHOWN.value("testedSays")).toBe("shown by test");
  expect(BEYOND.value("testedSays")).toBe("beyond the test");
});

test("the nearest test counts, whatever others reached", () => {
  expect(BEYOND.value("tested.test", 1)).toBe(TEST.name);
  expect(BEYOND.number("tested.reached", 1)).toBeCloseTo(PER_HOST - 0.01, 6);
});

test("it is on the page, and what is not shown is a risk there", () => {
  expect(pageOf(SHOWN)).toMatch(/3,308 needed, 3,308 reached: 8 KiB, 70% read/);
  expect(pageOf(SHOWN)).not.toMatch(/Cluster needs 3,308/);
  expect(pageOf(BEYOND)).toMatch(/Cluster needs 3,308 IOPS per host after failures; the nearest test/);
});

/** Each test of other hosts: of one load only the best is listed. */
const NEAR: readonly Partial<TestedLoad>[] = [
  ...[{ ioSizeKib: 16 }, { ioSizeKib: 4 }, { readShare: 0.9 }, { readShare: 0.5 }],
  ...[{ hosts: 5, latencyMs: 2.2 }, { hosts: 6 }],
];
const FAR: readonly Partial<TestedLoad>[] = [
  ...[{ ioSizeKib: 16.1 }, { ioSizeKib: 3.9 }, { readShare: 0.91 }, { readShare: 0.49 }],
  ...[{ layout: "RAID-6 4+2" as const }, { hosts: null }, { layout: null }, { hosts: 7, latencyMs: null }],
];

test("a test stands for a load of near size and reads on the same layout, of known hosts and latency", () => {
  const named = (prefix: string, all: readonly Partial<TestedLoad>[]) =>
    all.map((one, i) => ({ ...TEST, ...one, name: `${prefix} ${i}` }));
  const { values } = designed([...named("far", FAR), ...named("near", NEAR)]);
  const far = values("tests.near1");
  const isNear = values("tests.name").map((name, i) => `${String(name)}: ${typeof far[i]}`);
  expect(isNear.sort()).toEqual([
    ...FAR.map((_, i) => `far ${i}: string`),
    ...NEAR.map((_, i) => `near ${i}: number`),
  ]);
});

test("a test beyond its latency target stands for nothing, and is counted where the tests are listed", () => {
  const late = { ...TEST, iops: 1e6, latencyMs: 2.21 };
  const { value, values, drawing } = designed([late, TEST, { ...TEST, iops: 100 }, { ...TEST, iops: 200 }]);
  expect([values("tests.iops"), value("testedSays")]).toEqual([[TEST.iops], "shown by test"]);
  const reasons = drawing.sheets.find(({ name }) => name === "Reasons")?.values.flat();
  expect(reasons).toEqual(
    expect.arrayContaining([
      "Tests of the benchmark that are not listed",
      "1 test: latency above the target, or above the usual limit without one.",
      "2 tests: a better test has the same I/O size, reads, layout and hosts.",
    ]),
  );
  const all = SHOWN.drawing.sheets.find(({ name }) => name === "Reasons")?.values.flat();
  expect(all).not.toContain("Tests of the benchmark that are not listed");
});

longTest("where no test is near, the page states that, and the I/O", () => {
  const { value } = designed([{ ...TEST, ioSizeKib: 64 }]);
  expect(value("testedSays")).toBe("not tested");
  expect(value("testedFrom")).toBe("no test is near 8 KiB, 70% reads, RAID-5 4+1");
});

longTest("what keeps all tests from being compared is named", () => {
  const from = (lack: Partial<TestedLoad>): unknown => designed([{ ...TEST, ...lack }]).value("testedFrom");
  expect(from({ hosts: null, layout: null })).toBe("the hosts of the tested cluster are not known");
  expect(from({ layout: null })).toBe("the layout of the tested cluster is not known");
  expect(from({ latencyMs: 3 })).toBe("no test met its latency target");
});

longTest("a latency that is not known is not a latency target that was missed", () => {
  const from = (...tests: Partial<TestedLoad>[]): unknown =>
    designed(tests.map((one) => ({ ...TEST, ...one }))).value("testedFrom");
  expect(from({ latencyMs: null })).toBe("the latency of the tests is not known");
  expect(from({ latencyMs: null }, { layout: null })).toBe("the latency of some tests is not known");
});

longTest("a test on one host and on two is named in grammar", () => {
  const sentence = (hosts: number): unknown =>
    designed([{ ...TEST, hosts, iops: hosts * (PER_HOST - 1) }]).value("testedSentence");
  expect(sentence(1)).toContain(`${TEST.name} on 1 host) reached`);
  expect(sentence(2)).toContain(`${TEST.name} on 2 hosts) reached`);
});

longTest("the judgment follows the selected option and the failures that are planned for", () => {
  const both = [
    { ...TEST, iops: 4 * (PER_HOST + 1) },
    { ...TEST, layout: "RAID-5 2+1" as const, iops: 4 * (PER_HOST + 1) },
  ];
  const narrow = designed(both, {}, { chosen: "B" });
  expect([narrow.value("tested.layout", 1), narrow.value("testedSays")]).toEqual([
    "RAID-5 2+1",
    "beyond the test",
  ]);
  expect(designed(both, {}, { "A.failures": 2 }).value("testedSays")).toBe("beyond the test");
});

longTest("I/O that is not known is not evaluated, and without tests nothing is reported", () => {
  const classes = CLASSES.map((one) => ({ ...one, peakIops: null }));
  expect(designed([TEST], { classes }).value("testedSays")).toBe("");
  expect(designPlan({ classes: CLASSES }).cells.has("testedSays")).toBe(false);
});

longTest("of several target clusters beyond the tests the farthest is named, the first or the last", () => {
  const of = (target: string, peakIops: number) => ({ ...GENERAL, name: target, target, vms: 100, peakIops });
  for (const [small, big, name] of [
    [30000, 90000, "Big"],
    [90000, 30000, "Small"],
  ] as const) {
    const { values, value } = designed([TEST], {
      classes: [of("Small", small), of("Big", big)],
      targets: [{ name: "Small" }, { name: "Big" }],
    });
    expect(values("tested.says")).toEqual(["beyond the test", "beyond the test", ""]);
    expect(value("testedSentence")).toMatch(`${name} needs 14,884 IOPS`);
  }
});

longTest("of target clusters that no test is near the first is named, whatever is shown of others", () => {
  const { values, value } = designed([TEST], {
    classes: [
      { ...GENERAL, vms: 100, peakIops: 10000 },
      { ...GENERAL, name: "Far", target: "Far", vms: 100, ioSizeKib: 64 },
    ],
    targets: [{ name: "Cluster" }, { name: "Far" }],
  });
  expect(values("tested.says")).toEqual(["shown by test", "not tested", ""]);
  expect(value("testedSentence")).toMatch(/^Far needs .* no test of the benchmark is near its I\/O \(64 KiB/);
});

test("the worst target cluster speaks, and no verdict changes by it", () => {
  const parts: DesignParts = {
    classes: [...CLASSES, { ...GENERAL, name: "Big", target: "Big", vms: 100, peakIops: 90000 }],
    targets: [{ name: "Cluster" }, { name: "Big" }],
  };
  const tested = designed([{ ...TEST, iops: 4 * (PER_HOST + 1) }], parts);
  expect(tested.values("tested.says")).toEqual(["shown by test", "beyond the test", ""]);
  expect(tested.value("testedSentence")).toMatch(
    /^Big needs 14,884 IOPS per host after failures; the nearest test \(8 KiB, 70% read on 4 hosts\) reached [\d,]+ within/,
  );
  const plain = designed([], parts);
  expect(tested.value("A.verdict")).toBe(plain.value("A.verdict"));
  expect(tested.value("verdict")).toBe(plain.value("verdict"));
});

/** Designs of one test that shows what is needed. */
const reached = (facts: Partial<TestedLoad>): Recalculated =>
  designed([{ ...TEST, iops: 4 * (PER_HOST + 1), ...facts }]);

test("a test without a latency target was reported as within it", () => {
  const { value } = reached({ targetMs: null, mostMs: 15, latencyMs: 1.234 });
  expect(value("testedSentence")).toMatch(/reached 3,309 IOPS per host at 1.23 ms$/);
  expect(reached({}).value("testedSentence")).toMatch(/reached 3,309 within its latency target$/);
});

test("a test that was held to a rate was reported as all that the cluster reaches", () => {
  const held = { targetMs: null, heldTo: 4 * (PER_HOST + 2) };
  const { value } = reached(held);
  expect(value("testedSays")).toBe("shown by test");
  expect(value("testedSentence")).toMatch(/was held to 3,310 IOPS per host, so it shows at least that$/);
  expect(value("testedFrom")).toBe("3,308 needed, test held to 3,310: 8 KiB, 70% read");
  const beyond = reached({ ...held, iops: 4 * (PER_HOST - 1) });
  expect(beyond.value("testedSays")).toBe("beyond the test");
  expect(beyond.value("testedSentence")).toMatch(/the nearest test .* was held to .* at least that$/);
});

test("a test that may fit in a cache was shown as the customer's own data", () => {
  const doubtful = reached({ name: "8 KiB, 70% read, random", against: ["May fit cache"] });
  const rowOf = ({ drawing }: Recalculated) =>
    drawing.sheets[0]?.values.find((row) => row?.[1] === "IOPS per host")?.slice(0, 3);
  expect(rowOf(doubtful)).toEqual(["▲", "IOPS per host", "questionable test"]);
  expect(doubtful.value("testedFrom")).toBe(
    "3,308 needed, 3,309 reached (may fit in cache): 8 KiB, 70% read, ra…",
  );
  expect(pageOf(doubtful)).toMatch(
    /reached 3,309 within its latency target, but is questionable \(may fit in cache\)/,
  );
  expect(rowOf(reached({ against: ["Rate limit"] }))).toEqual(["●", "IOPS per host", "shown by test"]);
});

test("of two tests of one load the one that nothing speaks against counts, and beyond it the worst is named", () => {
  const tests = [
    { ...TEST, name: "short", iops: 1e6, against: ["Too short" as const] },
    { ...TEST, name: "whole", iops: 4 * (PER_HOST + 1) },
  ];
  const { values, value } = designed(tests);
  expect([values("tests.name"), value("testedSays")]).toEqual([["whole"], "shown by test"]);
});

test("where no test has a target, none is reported as missed", () => {
  const late = { latencyMs: 16, mostMs: 15 };
  expect(reached({ ...late, targetMs: null }).value("testedFrom")).toBe(
    "every test exceeds its latency target or the usual limit",
  );
});

/** 20,500 IOPS × 1.157625 on seven hosts are 3,390; the load of 16 KiB is twice as large, which is as far as a near test may be. */
test("what a planner reads of the tests on the sheet Reasons", () => {
  const tests: readonly TestedLoad[] = [
    { ...TEST, iops: 16_000, latencyMs: 1.5, heldTo: 16_000 },
    { ...TEST, name: "16 KiB, 70% read", ioSizeKib: 16, iops: 9000, latencyMs: 1.5, against: ["Too short"] },
    {
      ...{ ...TEST, name: "256 KiB, 100% read", ioSizeKib: 256, readShare: 1, hosts: null, layout: null },
      ...{ iops: 16_000, latencyMs: null, targetMs: null, heldTo: 16_000 },
    },
  ];
  const shown = shownLines(recalculate(designPlan({ ...KNOWN_DESIGN, tests })), "Reasons");
  const from = shown.indexOf("What the tests of the benchmark reached");
  const to = shown.findIndex((line) => line.startsWith("Risks and questions"));
  expect(shown.slice(from, to)).toEqual(
    linesOfText(`
    What the tests of the benchmark reached
    Test | Hosts | I/O size (KiB) | Reads | Layout | IOPS | Latency (ms) | Latency target (ms) | Counts up to (ms) | IOPS per host at a latency that counts | Held to (IOPS) | Questionable | Because | How far from target cluster 1; empty: not near | How far from target cluster 2; empty: not near | How far from target cluster 3; empty: not near
    8 KiB, 70% read | 4 | 8 | 70% | RAID-5 4+1 | 16,000 | 1.50 | 2.00 | 2.20 | 4,000 | 16,000 | no | 0.00
    16 KiB, 70% read | 4 | 16 | 70% | RAID-5 4+1 | 9,000 | 1.50 | 2.00 | 2.20 | 2,250 | too short | not shown that the cluster sustains it | 1.00
    256 KiB, 100% read | 256 | 100% | 16,000 | 2.20 | 16,000 | no
    The selected option against the nearest test
    Target cluster | Hosts after failures | IOPS per host | I/O size (KiB) | Reads | Layout | How far the nearest test is | Nearest test | On hosts | IOPS per host reached | Needed, of what was reached | IOPS per host are | Questionable | At (ms) | Latency target (ms) | Held to (IOPS)
    Cluster | 7 | 3,390 | 8.0 | 70% | RAID-5 4+1 | 0.00 | 8 KiB, 70% read | 4 | 4,000 | 85% | shown by test | no | 1.50 | 2.00 | 16,000
    The target cluster that the tests show least
    Value | Unit | Low | High | Evidence level
    Its IOPS per host are | shown by test | measured
    Its row among the target clusters | 1 | measured
    Why no test counts | measured
    Short name | 3,390 needed, test held to 4,000: 8 KiB, 70% read | measured
    In a sentence | Cluster needs 3,390 IOPS per host after failures; a test (8 KiB, 70% read on 4 hosts) was held to 4,000 IOPS per host, so it shows at least that | measured
    `),
  );
});
