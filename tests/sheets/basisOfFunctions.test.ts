import { designPlan } from "../../src/design/designWorkbook";
import { MIN_OPERATIONS_RESERVE, OPERATIONS_RESERVE } from "../../src/model/capacity/capacityRules";
import { ACTIVE_LIMIT } from "../../src/model/capacity/memoryTier";
import { usableCapacity } from "../../src/model/capacity/usableCapacity";
import { coreDumpSize } from "../../src/model/coreDump/coreDumpSize";
import { ESXI_RELEASES } from "../../src/model/coreDump/esxiRelease";
import { BOOT_DISK } from "../../src/model/coreDump/osData";
import { NETWORK_COEFFICIENTS } from "../../src/model/cpuCost/networkCpu";
import { RULE_MEDIA, RULE_VERSIONS, ruleHzPerBit } from "../../src/model/cpuCost/rulesOfThumb";
import { BUILT_IN_MODEL } from "../../src/model/cpuCost/vsanCostModel";
import { vsanCyclesPerIo } from "../../src/model/cpuCost/vsanCpu";
import { VSAN_RELEASES, type VsanRelease } from "../../src/model/cpuCost/vsanRelease";
import type { Evidence } from "../../src/model/evidence/evidence";
import { LATENCY_KINDS, latencyOf } from "../../src/model/latency/latencies";
import { MIN_CORES_PER_SOCKET } from "../../src/model/licensing/licensedCores";
import { VSAN_ENTITLEMENT } from "../../src/model/licensing/vsanLicense";
import { vsanTraffic } from "../../src/model/network/vsanTraffic";
import { LIMIT_UNIT } from "../../src/model/performance/iopsLimit";
import { LAYOUT_FACTS } from "../../src/model/raid/layoutFacts";
import { RAID_LAYOUTS } from "../../src/model/raid/raidLayout";
import { rdmaSaving } from "../../src/model/rdma/rdmaSaving";
import { SAVING_TESTS } from "../../src/model/rdma/savingTests";
import {
  LINK_COMPRESSION,
  METADATA_FACTOR,
  RESYNC_FACTOR,
} from "../../src/model/stretchedCluster/siteBandwidth";
import { WITNESS_MBIT_PER_COMPONENT } from "../../src/model/stretchedCluster/witnessBandwidth";
import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { basisTable } from "../../src/sheets/basisTable";
import { gallery } from "../../src/templates/gallery";
import type { WorkbookSpec } from "../../src/workbook/spec";
import { KNOWN_DESIGN } from "../design/knownDesign";
import { REFERENCE_RUNS } from "../reports/sampleRuns";
import { sourceFunctions } from "../sourceFunctions";

/*
 * Whatever a custom function of a workbook rests on is on that workbook's sheet Basis, or Sources of a report, with its source.
 */

const SIZES_BYTES = [4096, 2 ** 15, 2 ** 18, 2 ** 20, 2 ** 21];
const MIXES = [0, 0.7, 1];

/** The evidence of every layout, I/O size and mix that a planner may enter. */
const ofEveryIo = (basisOf: (io: Parameters<typeof vsanCyclesPerIo>[1]) => readonly Evidence[]): Evidence[] =>
  RAID_LAYOUTS.flatMap((raid) =>
    SIZES_BYTES.flatMap((blockSizeBytes) =>
      MIXES.flatMap((readShare) => [...basisOf({ blockSizeBytes, readShare, raid })]),
    ),
  );

const costOn = (releases: readonly VsanRelease[]): Evidence[] =>
  releases.flatMap((release) => ofEveryIo((io) => vsanCyclesPerIo(BUILT_IN_MODEL, { ...io, release }).basis));

const TRAFFIC = ofEveryIo((io) => {
  const { transmit, receive } = vsanTraffic({ ...io, bytesPerSecond: 1e9, hosts: 6 });
  return [...transmit.basis, ...receive.basis];
});

const LAYOUTS = Object.values(LAYOUT_FACTS);
const USABLE = RAID_LAYOUTS.flatMap((raid) => [
  ...usableCapacity(
    { disksPerHost: 6, diskBytes: 7.68e12 },
    { hosts: 8, raid, hostReserve: 1, operationsReserve: 0.1, lfsOverhead: 0.131, otherOverhead: 0 },
  ).basis,
]);

/** Not offered on stretched clusters: the template calculates without them. */
const RESERVES: readonly Evidence[] = [OPERATIONS_RESERVE, MIN_OPERATIONS_RESERVE];

/** What each function rests on. A function that only calculates what it is given rests on nothing. */
const RESTS_ON: Readonly<Record<string, readonly Evidence[]>> = {
  VSAN_GHZ: costOn(["8.0"]),
  VSAN_GHZ_IOPS: costOn(["8.0"]),
  VSAN_IOPS: costOn(["8.0"]),
  VSAN_KHZ_PER_IO: costOn(["8.0"]),
  VSAN_IOPS_AT_LIMIT: [LIMIT_UNIT],
  VSAN_NET_GBIT: TRAFFIC,
  VSAN_USABLE_TIB: USABLE,
  VSAN_LICENSE_TIB: Object.values(VSAN_ENTITLEMENT),
  VSAN_LICENSE_BALANCE_TIB: Object.values(VSAN_ENTITLEMENT),
  VCF_CORES: [MIN_CORES_PER_SOCKET],
  NET_GHZ: [NETWORK_COEFFICIENTS.published.tx, NETWORK_COEFFICIENTS.published.rx],
  RULE_HZ_PER_BIT: RULE_MEDIA.flatMap((medium) =>
    RULE_VERSIONS.map((version) => ruleHzPerBit(medium, version)),
  ),
  RAID_OVERHEAD: LAYOUTS.map(({ overhead }) => overhead),
  RAID_MIN_HOSTS: LAYOUTS.map(({ minHosts }) => minHosts),
  RAID_REPROTECT_HOSTS: LAYOUTS.flatMap(({ reprotectHosts }) => reprotectHosts ?? []),
  RDMA_SAVING: SIZES_BYTES.flatMap((bytes) => [...rdmaSaving(bytes, 1).basis]),
  RDMA_MEASURED: SAVING_TESTS.flatMap(({ tcpIops, rdmaIops, tcpUsage, rdmaUsage }) => [
    ...[tcpIops, rdmaIops, tcpUsage, rdmaUsage],
  ]),
  RAM_TIERED_GIB: [ACTIVE_LIMIT],
  COREDUMP_GIB: ESXI_RELEASES.flatMap((release) => [...coreDumpSize(1024, release).basis]),
  OSDATA_GIB: [
    ...[BOOT_DISK.bootOfSmall, BOOT_DISK.bootOfMedium, BOOT_DISK.bootOfLarge, BOOT_DISK.largestUsed],
  ],
  LATENCY_NS: LATENCY_KINDS.flatMap((kind) => [...latencyOf(kind).basis]),
  STRETCHED_MBIT: [METADATA_FACTOR, RESYNC_FACTOR, LINK_COMPRESSION],
  WITNESS_MBIT: [WITNESS_MBIT_PER_COMPONENT],
};
const CALCULATES = /^(IPV4_\w+|BENCH_\w+|DISK_TIB|CPU_\w+|STORAGE_THROUGHPUT)$/;

const WORKBOOKS: readonly (readonly [name: string, spec: () => WorkbookSpec])[] = [
  ...gallery.map(({ id, plan }) => [id, () => plan().spec] as const),
  ["design", () => designPlan(KNOWN_DESIGN).spec],
  [
    "benchmark report",
    () => benchmarkReport({ imports: [{ name: "easy-run.zip", runs: REFERENCE_RUNS }], diagnostics: [] }),
  ],
];

describe.each(WORKBOOKS)("%s", (name, spec) => {
  const text = JSON.stringify(spec());
  const used = sourceFunctions.ids.filter((id) => new RegExp(`\\b${id}\\(`).test(text));

  test("shows what each of its functions rests on, with the source", () => {
    expect(used).not.toEqual([]);
    const missing = used.flatMap((id) => {
      if (CALCULATES.test(id)) return [];
      const rests = RESTS_ON[id];
      if (rests === undefined) return [`${id} is not in the list of this test`];
      const listed = name === "stretched-cluster" ? rests.filter((one) => !RESERVES.includes(one)) : rests;
      return basisTable("Basis", listed)
        .rows.filter((row) => !text.includes(JSON.stringify(row)))
        .map(([what, value]) => `${id}: ${what}, ${value}`);
    });
    expect(missing).toEqual([]);
  });
});

test("a design shows what is assumed of releases that were not measured", () => {
  const text = JSON.stringify(designPlan(KNOWN_DESIGN).spec);
  const missing = basisTable("Basis", costOn(VSAN_RELEASES)).rows.filter(
    (row) => !text.includes(JSON.stringify(row)),
  );
  expect(missing).toEqual([]);
});
