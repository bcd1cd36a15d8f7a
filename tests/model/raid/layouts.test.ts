import { esaPolicy } from "../../../src/model/raid/esaPolicy";
import { LAYOUT_FACTS } from "../../../src/model/raid/layoutFacts";
import { canPlace, layoutForHosts } from "../../../src/model/raid/layoutForHosts";
import { osaBackendIo, osaLayout, OSA_WRITE_IO } from "../../../src/model/raid/osaBackendIo";
import { RAID_LAYOUTS, type RaidLayout, type StoragePolicy } from "../../../src/model/raid/raidLayout";
import { reprotectHosts } from "../../../src/model/raid/reprotectHosts";

// Layout, overhead, fewest hosts, hosts to protect again.
test.each<[RaidLayout, number, number, number | null]>([
  ["RAID-0", 1, 1, null],
  ["RAID-1 FTT1", 2, 3, 4],
  ["RAID-1 FTT2", 3, 5, 6],
  ["RAID-1 FTT3", 4, 7, 8],
  ["RAID-5 2+1", 1.5, 3, 4],
  ["RAID-5 4+1", 1.25, 6, 6],
  ["RAID-6 4+2", 1.5, 6, 7],
])("%s: overhead %d, %d hosts at least, %p to protect again", (layout, overhead, fewest, again) => {
  const facts = LAYOUT_FACTS[layout];
  expect(facts.overhead.value).toBe(overhead);
  expect(facts.minHosts.value).toBe(fewest);
  expect(facts.reprotectHosts?.value ?? null).toBe(again);
});

test("the facts cover every layout, and protecting again never takes fewer hosts than the layout", () => {
  expect(Object.keys(LAYOUT_FACTS)).toEqual([...RAID_LAYOUTS]);
  for (const { minHosts, reprotectHosts: again } of Object.values(LAYOUT_FACTS)) {
    expect(again?.value ?? Infinity).toBeGreaterThanOrEqual(minHosts.value);
  }
});

test.each<[StoragePolicy, number, RaidLayout]>([
  ["RAID-5", 3, "RAID-5 2+1"],
  ["RAID-5", 5, "RAID-5 2+1"],
  ["RAID-5", 6, "RAID-5 4+1"],
  ["RAID-5", 64, "RAID-5 4+1"],
  ["RAID-5 2+1", 6, "RAID-5 2+1"],
  ["RAID-5 4+1", 6, "RAID-5 4+1"],
  ["RAID-6 4+2", 6, "RAID-6 4+2"],
  ["RAID-1 FTT1", 3, "RAID-1 FTT1"],
  ["RAID-1 FTT2", 5, "RAID-1 FTT2"],
  ["RAID-1 FTT3", 7, "RAID-1 FTT3"],
  ["RAID-0", 3, "RAID-0"],
])("%s on %d hosts is %s", (policy, hosts, layout) => {
  expect(layoutForHosts(policy, hosts)).toBe(layout);
});

test.each<[StoragePolicy, number, RegExp]>([
  ["RAID-5", 2, /^raid RAID-5 needs 3 hosts or more, and hosts is 2: use more hosts or another layout$/],
  ["RAID-5 2+1", 2, /RAID-5 2\+1 needs 3 hosts or more, and hosts is 2: use more hosts or another layout$/],
  ["RAID-5 4+1", 5, /RAID-5 4\+1 needs 6 hosts or more, and hosts is 5: ESA uses 2\+1 there; enter RAID-5/],
  ["RAID-5 4+1", 2, /needs 6 hosts or more, and hosts is 2: use more hosts or another layout$/],
  ["RAID-6 4+2", 5, /RAID-6 4\+2 needs 6 hosts or more, and hosts is 5: use more hosts or another layout$/],
  ["RAID-1 FTT1", 2, /needs 3 hosts or more, and hosts is 2: two hosts with a witness are not covered/],
  [
    "RAID-0",
    2,
    /^a cluster needs 3 hosts or more, and hosts is 2: two hosts with a witness are not covered; VSAN_/,
  ],
  ["RAID-0", 1, /^a cluster needs 3 hosts or more, and hosts is 1: use more hosts or another layout$/],
  ["RAID-1 FTT2", 4, /needs 5 hosts or more, and hosts is 4: use more hosts or another layout$/],
  ["RAID-1 FTT3", 6, /needs 7 hosts or more, and hosts is 6: use more hosts or another layout$/],
])("%s on %d hosts is not answered, with the hosts needed", (policy, hosts, message) => {
  expect(() => layoutForHosts(policy, hosts)).toThrow(
    expect.objectContaining({ code: "no-evidence", message: expect.stringMatching(message) }),
  );
});

test("inside a host or a site RAID-0 is placed on one", () => {
  const site = { raid: "site_raid", count: "hosts_per_site", unit: "hosts per site" };
  expect(layoutForHosts("RAID-0", 1, site)).toBe("RAID-0");
  expect(canPlace("RAID-0", 1)).toBe(true);
});

test.each(["RAID-5 3+1", "raid5 (3 + 1)", "OSA RAID-6", "osa"])(
  "%s is reported as OSA, without a word on CPU",
  (input) => {
    expect(() => esaPolicy(input)).toThrow(
      expect.objectContaining({
        code: "no-evidence",
        message: expect.stringContaining(`"${input}" is an OSA layout`),
      }),
    );
    expect(() => esaPolicy(input)).not.toThrow(/CPU/);
  },
);

test("RAID-0 has nothing to rebuild from", () => {
  expect(reprotectHosts("RAID-6 4+2")).toBe(7);
  expect(() => reprotectHosts("RAID-0")).toThrow(/RAID-0 has no second copy/);
});

describe("back-end I/O on OSA", () => {
  test.each<[string | number, number]>([
    ["RAID-0", 1],
    ["FTT0", 1],
    ["RAID-1", 2],
    [1, 2],
    ["raid-1 ftt2", 3],
    ["RAID-1 FTT3", 4],
    ["RAID-5", 4],
    ["OSA RAID-5 (3+1)", 4],
    [5, 4],
    ["RAID-6", 6],
    ["RAID-6 4+2", 6],
    [6, 6],
  ])("a write on %s takes %d", (input, io) => {
    expect(OSA_WRITE_IO[osaLayout(input)].value).toBe(io);
    expect(osaBackendIo(osaLayout(input), 0)).toBe(io);
    expect(osaBackendIo(osaLayout(input), 1)).toBe(1);
    expect(osaBackendIo(osaLayout(input), 0.5)).toBeCloseTo((1 + io) / 2, 12);
  });

  test.each<[string | number, RegExp]>([
    [0, /raid is 0 or blank: enter RAID-5, or RAID-0/],
    ["RAID-5 4+1", /"RAID-5 4\+1" is an ESA layout/],
    ["RAID-5 2+1", /"RAID-5 2\+1" is an ESA layout/],
    ["RAID-50", /"RAID-50" is not a vSAN OSA layout/],
    ["toString", /"toString" is not a vSAN OSA layout/],
  ])("%s is refused", (input, message) => {
    expect(() => osaLayout(input)).toThrow(message);
  });
});
