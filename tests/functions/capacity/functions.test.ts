import { isHostError, type HostArgument, type HostValue } from "../../../src/functionsHost";
import { sourceFunctions } from "../../sourceFunctions";

const call = (id: string, ...args: HostArgument[]): HostValue[][] => sourceFunctions.call(id, args);
const only = (id: string, ...args: HostArgument[]): HostValue | undefined => call(id, ...args)[0]?.[0];

/** Trailing arguments of VSAN_USABLE_TIB that are left out before `estimate`. */
const DEFAULTS = [null, null, null, null, null];

// What the design states, as a cell gives it.
test.each<[string, HostArgument[], number, number]>([
  ["VSAN_USABLE_TIB", [6, 5, 6.4], 92.6, 1],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, "RAID-5", 1, 0.05], 97.8, 1],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, "RAID-5", 1, "5%"], 97.8, 1],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, ...DEFAULTS, "low"], 83.4, 1],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, ...DEFAULTS, "high"], 97.8, 1],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, "RAID-5", 1, "10%", "13.1%", 0, "low"], 83.4, 1],
  ["RAID_OVERHEAD", ["RAID-0"], 1, 9],
  ["RAID_OVERHEAD", ["RAID-1"], 2, 9],
  ["RAID_OVERHEAD", ["RAID-1 FTT2"], 3, 9],
  ["RAID_OVERHEAD", ["RAID-1 FTT3"], 4, 9],
  ["RAID_OVERHEAD", ["RAID-5 2+1"], 1.5, 9],
  ["RAID_OVERHEAD", ["RAID-5"], 1.25, 9],
  ["RAID_OVERHEAD", ["RAID-6"], 1.5, 9],
  ["RAID_OVERHEAD", [5, 5], 1.5, 9],
  ["RAID_REPROTECT_HOSTS", ["RAID-1"], 4, 9],
  ["RAID_REPROTECT_HOSTS", ["RAID-5 2+1"], 4, 9],
  ["RAID_REPROTECT_HOSTS", ["RAID-5 4+1"], 6, 9],
  ["RAID_REPROTECT_HOSTS", ["RAID-6 4+2"], 7, 9],
  ["RAID_MIN_HOSTS", ["RAID-1 FTT3"], 7, 9],
  ["OSA_BACKEND_IO", ["RAID-1", "write"], 2, 9],
  ["OSA_BACKEND_IO", ["RAID-5", "write"], 4, 9],
  ["OSA_BACKEND_IO", ["RAID-6", 0], 6, 9],
  ["DISK_TIB", [6.4], 5.82, 2],
  ["VSAN_IOPS_AT_LIMIT", [5000, "64K"], 2500, 9],
  ["VSAN_IOPS_AT_LIMIT", [5000, "1M"], 156.25, 9],
  ["VSAN_IOPS_AT_LIMIT", [5000, "4K"], 5000, 9],
  ["COREDUMP_GIB", [256], 3.84, 9],
  ["COREDUMP_GIB", [256, "8.0.3"], 3.62, 2],
  ["COREDUMP_GIB", [256, 8], 3.62, 2],
  ["COREDUMP_GIB", ["1.5 TB", "7.0"], 15, 9],
  ["OSDATA_FREE_GIB", [32, 1536, "20%", "7.0"], 4, 9],
  ["OSDATA_FREE_GIB", [32, 1536, null, "7.0"], 4, 9],
  ["OSDATA_FREE_GIB", [32, 1536, "none", "7.0"], 8.75, 9],
  ["VCF_CORES", [3, 1, 8], 48, 9],
  ["VCF_CORES", [6, 2, 16], 192, 9],
  ["VSAN_LICENSE_TIB", [192, 174.62, "VVF"], 127, 9],
  ["VSAN_LICENSE_TIB", [192, 174.62, "VCF"], 0, 9],
  ["VSAN_LICENSE_TIB", [192, 174.62], 0, 9],
  ["VSAN_LICENSE_TIB", [192, "192 TB", "VVF"], 127, 9],
  ["STRETCHED_MBIT", [10000, "4K"], 573.4, 1],
  ["STRETCHED_MBIT", [10000, "4000B"], 560, 9],
  ["WITNESS_MBIT", [600], 1.2, 9],
  ["RDMA_MEASURED", [939790.5, 96.54, 1135752.6, 96.59], 0.172, 3],
  ["RDMA_MEASURED", [939790.5, 96.54, 1135752.6, 96.59, "gain"], 0.208, 3],
  ["BENCH_CHANGE", [110, 100], 0.1, 9],
  ["BENCH_P95_RATIO", ["6 ms", "2000 us"], 3, 9],
  ["STORAGE_THROUGHPUT", [32000, "32K"], 1048.576, 9],
  ["STORAGE_IOPS", ["1000 MiB/s", 32], 32000, 9],
  ["LATENCY_NS", ["gRPC", "high"], 300e6, 0],
])("%s%j is %d", (id, args, value, digits) => {
  expect(only(id, ...args)).toBeCloseTo(value, digits);
});

test("the raw capacity that is needed for the usable one is the raw one", () => {
  const raw = (192 * 1e12) / 2 ** 40;
  for (const args of [[], ["RAID-1", "none", "0%", "0", "2%"], ["RAID-6", 2, "20%"]]) {
    const usable = only("VSAN_USABLE_TIB", 6, 5, 6.4, ...args);
    expect(only("VSAN_RAW_TIB_NEEDED", Number(usable), 6, ...args)).toBeCloseTo(raw, 9);
  }
});

test("transmit and receive are side by side, a column of loads gives a row each", () => {
  const [row] = call("VSAN_NET_GBIT", "4000 MiB/s", "32K", "write", 6);
  expect(row).toHaveLength(2);
  expect(row?.[1]).toBeCloseTo(17.87, 2);
  const block = call("VSAN_NET_GBIT", [[1000], ["x"], [""]], "32K", "write", 6);
  expect(block.map((cells) => cells.length)).toEqual([2, 2, 2]);
  expect(block[2]).toEqual(["", ""]);
  expect(call("VSAN_NET_GBIT", 1000, "32K", "write", 6, null, "label")).toEqual([["measured", "measured"]]);
});

test("what takes no estimate otherwise takes it last", () => {
  expect(only("VSAN_USABLE_TIB", 6, 5, 6.4, ...DEFAULTS, "label")).toBe("estimated");
  expect(only("COREDUMP_GIB", 256, "8.0", "label")).toBe("interpolated");
  expect(only("RDMA_SAVING", 4, null, "label")).toBe("estimated");
  expect(only("LATENCY_NS", "function call", "label")).toBe("measured");
  expect(only("COREDUMP_GIB", 256, null, "best")).toMatchObject({
    message: expect.stringContaining('estimate "best" is not known'),
  });
});

// Every refusal quotes what it refuses, or says that a 0 may be a blank cell.
test.each<[string, HostArgument[], string, string]>([
  ["VSAN_USABLE_TIB", [0, 5, 6.4], "#VALUE!", "hosts is 0 or blank"],
  ["VSAN_USABLE_TIB", [6, 0, 6.4], "#VALUE!", "disks_per_host is 0 or blank"],
  ["VSAN_USABLE_TIB", [6, 5, 0], "#VALUE!", "disk_tb is 0 or blank"],
  ["VSAN_USABLE_TIB", [6.5, 5, 6.4], "#VALUE!", "hosts 6.5 is not a whole number"],
  ["VSAN_USABLE_TIB", [6, 5, "6.4 tbit"], "#VALUE!", 'disk_tb "6.4 tbit"'],
  ["VSAN_USABLE_TIB", [65, 5, 6.4], "#VALUE!", "hosts 65 is more than one cluster has: enter 64 or fewer"],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, "RAID-9"], "#VALUE!", '"RAID-9"'],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, "RAID-5", 6], "#VALUE!", "host_reserve 6 leaves none of 6 hosts"],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, "RAID-5", -1], "#VALUE!", "host_reserve -1"],
  [
    "VSAN_USABLE_TIB",
    [6, 5, 6.4, "RAID-5", 1, 5],
    "#VALUE!",
    "ops_reserve 5 is not a share of 0% to 100%: enter 5% or 0.05",
  ],
  [
    "VSAN_USABLE_TIB",
    [6, 5, 6.4, "RAID-5", 1, 0.1, 13.1],
    "#VALUE!",
    "lfs_overhead 13.1 is not a share of 0% to 100%: enter 13.1% or 0.131",
  ],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, "RAID-5", 1, 0.1, 0.1, "101%"], "#VALUE!", 'other_overhead "101%"'],
  ["VSAN_USABLE_TIB", [5, 5, 6.4, "RAID-5 4+1"], "#N/A", "RAID-5 4+1 needs 6 hosts or more, and hosts is 5"],
  ["VSAN_USABLE_TIB", [2, 5, 6.4], "#N/A", "RAID-5 needs 3 hosts or more, and hosts is 2"],
  ["VSAN_USABLE_TIB", [4, 5, 6.4, "RAID-5 3+1"], "#N/A", '"RAID-5 3+1" is an OSA layout'],
  ["VSAN_RAW_TIB_NEEDED", [-1, 6], "#VALUE!", "is negative"],
  ["VSAN_RAW_TIB_NEEDED", [1, 6, "RAID-6", 1, 1], "#VALUE!", "100% leaves no usable capacity"],
  ["VSAN_NET_GBIT", [1000, 0, "read", 6], "#VALUE!", "0 or blank"],
  ["VSAN_NET_GBIT", [1000, 32, "read", 0], "#VALUE!", "hosts is 0 or blank"],
  ["VSAN_NET_GBIT", [1000, 32, 33147, 6], "#VALUE!", "33147"],
  [
    "VSAN_NET_GBIT",
    [1000, 32, "read", 5, "RAID-6"],
    "#N/A",
    "RAID-6 4+2 needs 6 hosts or more, and hosts is 5",
  ],
  ["VSAN_IOPS_AT_LIMIT", [0, 4], "#VALUE!", "limit is 0 or blank"],
  ["VSAN_LICENSE_TIB", [0, 10], "#VALUE!", "cores is 0 or blank"],
  ["VSAN_LICENSE_TIB", [16, 10, "VVS"], "#VALUE!", 'edition "VVS" is not known'],
  ["RAID_OVERHEAD", ["RAID-5 4+1", 5], "#N/A", "ESA uses 2+1 there"],
  ["RAID_OVERHEAD", [-5], "#VALUE!", 'raid "-5" is not a vSAN ESA layout'],
  ["RAID_REPROTECT_HOSTS", ["RAID-0"], "#N/A", "RAID-0 has no second copy"],
  ["OSA_BACKEND_IO", ["RAID-5 4+1", 0], "#N/A", '"RAID-5 4+1" is an ESA layout'],
  ["OSA_BACKEND_IO", ["RAID-5", 101], "#VALUE!", "101"],
  ["DISK_TIB", ["6,400 GB"], "#VALUE!", '"6,400 GB" can be read as'],
  ["COREDUMP_GIB", [0], "#VALUE!", "ram_gib is 0 or blank"],
  ["COREDUMP_GIB", [256, "6.7"], "#N/A", '"6.7"'],
  ["COREDUMP_GIB", [256, "soon"], "#VALUE!", '"soon" is not an ESXi version'],
  ["OSDATA_GIB", [7], "#N/A", "boot_disk_gib 7 is too small"],
  ["OSDATA_GIB", [0], "#VALUE!", "boot_disk_gib is 0 or blank"],
  [
    "OSDATA_FREE_GIB",
    [32, 256, 20],
    "#VALUE!",
    "keep_free 20 is not a share of 0% to 100%: enter 20% or 0.2",
  ],
  ["VCF_CORES", [3, 1, 7.5], "#VALUE!", "cores_per_socket 7.5"],
  ["STRETCHED_MBIT", [10000, "4K", 0.4], "#VALUE!", "md 0.4 is below 1"],
  ["STRETCHED_MBIT", [10000, "4K", 1.4, 0.9], "#VALUE!", "mr 0.9 is below 1"],
  ["STRETCHED_MBIT", [10000, 4096], "#VALUE!", "4096 KiB and as 4096 bytes"],
  ["WITNESS_MBIT", [1.5], "#VALUE!", "components 1.5"],
  ["STORAGE_IOPS", ["10 mb/s", 4], "#VALUE!", '"10 mb/s"'],
  ["STORAGE_THROUGHPUT", [1, 4, "furlongs"], "#VALUE!", "furlongs"],
  ["STORAGE_OUTSTANDING", [1, 0], "#VALUE!", "latency_ms is 0 or blank"],
  ["STORAGE_IOPS_AT", [1, 0], "#VALUE!", "latency_ms is 0 or blank"],
  ["RATE_CONVERT", [10, null, "MB/s"], "#VALUE!", "10 has no unit"],
  ["RATE_CONVERT", ["10 Gb/s", "Gb/s", "MB/s"], "#VALUE!", '"10 Gb/s" has a unit: omit from_unit'],
  ["BENCH_CHANGE", [1, 0], "#VALUE!", "baseline is 0 or blank"],
  ["BENCH_CHANGE", [-1, 1], "#VALUE!", "test -1 is negative"],
  ["BENCH_P95_RATIO", [1, 0], "#VALUE!", "average_ms is 0 or blank"],
  ["LATENCY_NS", ["pigeon"], "#VALUE!", 'kind "pigeon" is not known'],
  ["RDMA_SAVING", [0], "#VALUE!", "0 or blank"],
  ["RDMA_MEASURED", [1, 0, 1, 1], "#VALUE!", "cpu_tcp is 0 or blank"],
  ["RDMA_MEASURED", [1, 1, 1, 1, "both"], "#VALUE!", '"both" is not known'],
])("%s%j is %s: %s", (id, args, error, message) => {
  const answer = only(id, ...args);
  expect(isHostError(answer ?? null)).toBe(true);
  expect(answer).toMatchObject({ error, message: expect.stringContaining(message) });
});

test("0 is an answer where it means something", () => {
  expect(only("VSAN_NET_GBIT", 0, 32, 0, 6)).toBe(0);
  expect(only("VSAN_USABLE_TIB", 6, 5, 6.4, "RAID-5", "none", "none", "0%", 0)).toBeCloseTo(
    174.623 / 1.25,
    2,
  );
  expect(only("STRETCHED_MBIT", 0, 4)).toBe(0);
  expect(only("WITNESS_MBIT", 0)).toBe(0);
  expect(only("VSAN_LICENSE_TIB", 16, 0)).toBe(0);
  expect(only("BENCH_CHANGE", 0, 10)).toBe(-1);
});

const EXPLAINED: [string, HostArgument[], string, HostArgument[]][] = [
  ["VSAN_USABLE_TIB_EXPLAIN", [6, 5, 6.4], "VSAN_USABLE_TIB", [6, 5, 6.4]],
  [
    "VSAN_USABLE_TIB_EXPLAIN",
    [4, 5, 6.4, "RAID-5", "none", "5%"],
    "VSAN_USABLE_TIB",
    [4, 5, 6.4, "RAID-5", "none", "5%"],
  ],
  ["COREDUMP_GIB_EXPLAIN", [512, "8.0"], "COREDUMP_GIB", [512, "8.0"]],
  ["RDMA_SAVING_EXPLAIN", ["64K", 0.7], "RDMA_SAVING", ["64K", 0.7]],
];

test.each(EXPLAINED)("%s%j spills steps that end at the figure of %s", (id, args, figure, its) => {
  const [headings, ...steps] = call(id, ...args);
  expect(headings).toEqual(["Step", "Value", "Unit", "Evidence level", "Source"]);
  expect(steps.map((row) => row[1])).toContain(only(figure, ...its));
  for (const [step, , , known, source] of steps) expect([step, known, source]).not.toContain("");
});

test("a table takes single cells only", () => {
  expect(only("COREDUMP_GIB_EXPLAIN", [[256], [512]])).toMatchObject({
    message: expect.stringContaining("single cells"),
  });
});

test("a column of hosts is answered in one call, errors stay in their row", () => {
  const column = call("VSAN_USABLE_TIB", [[6], [2], [4]], 5, 6.4);
  expect(column[0]?.[0]).toBeCloseTo(92.6, 1);
  expect(column[1]?.[0]).toMatchObject({ error: "#N/A" });
  expect(column[2]?.[0]).toBeCloseTo(46.3, 1);
});
