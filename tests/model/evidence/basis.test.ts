import { networkGhz } from "../../../src/model/cpuCost/networkCpu";
import { nvmeGhz } from "../../../src/model/cpuCost/nvmeCpu";
import { ramGhz, vsanGhzByRule } from "../../../src/model/cpuCost/rulesOfThumb";
import { BUILT_IN_MODEL } from "../../../src/model/cpuCost/vsanCostModel";
import { vsanGhzOfIops, vsanIops, type VsanIo } from "../../../src/model/cpuCost/vsanCpu";
import type { Estimate } from "../../../src/model/evidence/estimate";
import { latencyOf } from "../../../src/model/latency/latencies";
import { vsanTraffic, type VsanTrafficLoad } from "../../../src/model/network/vsanTraffic";
import { rdmaSaving } from "../../../src/model/rdma/rdmaSaving";

/** The figures that an estimate rests on, in its order: value and unit. */
const basisOf = ({ basis }: Estimate): string[] => basis.map(({ value, unit }) => `${String(value)} ${unit}`);

const vsan = (readShare: number, raid: VsanIo["raid"] = "RAID-5 4+1"): Estimate =>
  vsanGhzOfIops(BUILT_IN_MODEL, 1000, { blockSizeBytes: 32_768, readShare, raid });

const IDLE_AND_HOSTS = ["1 GHz per host", "6 hosts"];
const READS = [
  "721317.28 IOPS",
  "78 GHz per host",
  ...IDLE_AND_HOSTS,
  "22575.5 IOPS",
  "60 GHz per host",
  ...IDLE_AND_HOSTS,
];
const WRITES = [
  "285892.55 IOPS",
  "88 GHz per host",
  ...IDLE_AND_HOSTS,
  "15174.08 IOPS",
  "60 GHz per host",
  ...IDLE_AND_HOSTS,
];

test("vSAN CPU rests on the tests of the directions that occur", () => {
  expect(basisOf(vsan(1)).slice(0, 8)).toEqual(READS);
  expect(basisOf(vsan(0)).slice(0, 8)).toEqual(WRITES);
  expect(basisOf(vsan(0.5))).toEqual([...basisOf(vsan(1)), ...basisOf(vsan(0))]);
});

test("a layout that was not measured adds its factors to writes, and nothing to reads", () => {
  expect(vsan(1, "RAID-6 4+2").basis).toEqual(vsan(1).basis);
  const more = basisOf(vsan(0, "RAID-6 4+2")).slice(vsan(0).basis.length);
  expect(more.length).toBeGreaterThan(0);
  expect(basisOf(vsan(0.5, "RAID-6 4+2"))).toEqual([...basisOf(vsan(0.5)), ...more]);
});

test("NVMe rests on the tests of its pattern and directions", () => {
  const basis = (readShare: number): string[] => basisOf(nvmeGhz(1e9, 262_144, readShare, "sequential"));
  expect(basis(1)).not.toEqual(basis(0));
  expect(basis(1).filter((figure) => figure.endsWith("IOPS"))).toHaveLength(2);
  expect(basis(0).filter((figure) => figure.endsWith("IOPS"))).toHaveLength(2);
  expect(basis(0.5)).toEqual([...basis(1), ...basis(0)]);
});

const load = (change: Partial<VsanTrafficLoad>): VsanTrafficLoad => ({
  bytesPerSecond: 1e9,
  blockSizeBytes: 32_768,
  readShare: 1,
  hosts: 6,
  raid: "RAID-5 4+1",
  ...change,
});

test("vSAN traffic rests on the factor of reads, on those of writes, and always on its spread", () => {
  const basis = (readShare: number): string[] => basisOf(vsanTraffic(load({ readShare })).transmit);
  const [reads, writes] = [basis(1), basis(0)];
  expect(reads).toHaveLength(2);
  expect(writes).toHaveLength(5);
  expect(reads.at(-1)).toBe(writes.at(-1));
  expect(basis(0.5)).toEqual([...reads.slice(0, 1), ...writes]);
});

test.each<[string, () => Estimate, number, string]>([
  ["GHz of an I/O rate", () => vsan(1), 10, "GHz"],
  [
    "IOPS of some GHz",
    () => vsanIops(BUILT_IN_MODEL, 1e9, { blockSizeBytes: 32_768, readShare: 1, raid: "RAID-5 4+1" }),
    10,
    "IOPS",
  ],
  ["NVMe", () => nvmeGhz(1e9, 4096, 1, "random"), 12, "GHz"],
  ["sent network traffic", () => networkGhz(1e9, "tx", "published"), 3, "GHz"],
  ["the rule for vSAN", () => vsanGhzByRule(1e9), 17, "GHz"],
  ["the rule for RAM", () => ramGhz(1e9), 2, "GHz"],
  ["RDMA's saving", () => rdmaSaving(4096, 0.7), 0, "share of CPU per I/O"],
  ["a step's latency", () => latencyOf("RAM"), 1, "ns"],
])("%s names its unit and its figures", (_, estimated, least, unit) => {
  const estimate = estimated();
  expect(estimate.unit).toBe(unit);
  expect(estimate.basis.length).toBeGreaterThanOrEqual(Math.max(1, least));
  for (const { value, source } of estimate.basis) {
    expect([Number.isFinite(value), source.title]).toEqual([true, expect.stringMatching(/\S/)]);
  }
});
