import { isHostError, type HostArgument } from "../../src/functionsHost";
import { sourceFunctions } from "../sourceFunctions";

/** The code and the message of a call's only cell. */
function refusal(id: string, ...args: HostArgument[]): string {
  const [[answer = null] = []] = sourceFunctions.call(id, args);
  return isHostError(answer) ? `${answer.error} ${answer.message ?? ""}` : `no error: ${String(answer)}`;
}

// The words for people, whole: what is wrong with which value, and what to enter instead.
test.each<[id: string, args: HostArgument[], message: string]>([
  ["VSAN_GHZ", [true, 32], "throughput is TRUE: enter a number or text"],
  ["VSAN_GHZ", [1000, false], "io_size is FALSE: enter a number or text"],
  ["VSAN_GHZ", [1000, 32, 0.5, null, null, 7], "estimate is 7: enter plan, low, high or label"],
  ["VSAN_GHZ", [1000, 32, 0.5, null, null, true], "estimate is TRUE: enter plan, low, high or label"],
  ["VSAN_GHZ", [1000, 32, 0.5, null, null, " best "], 'estimate "best" is not known: use plan, low, high, label'],
  ["VSAN_GHZ", [1000, null, 0.5], "rw, raid, profile and release require io_size: enter one such as 32K, or omit them all to use the rule of thumb"],
  ["DISK_TIB", [960], 'tb 960 can be read as 960 TB and as 960 GB: enter 0.96, "960 GB" or "960 TB"'],
  ["DISK_TIB", ["301"], 'tb 301 can be read as 301 TB and as 301 GB: enter 0.301, "301 GB" or "301 TB"'],
  ["VSAN_LICENSE_TIB", [16, 10, 7], "edition is 7: enter VCF, VVF or other"],
  ["RATE_CONVERT", [10, "MB/s", 7], 'to_unit "7" is not a unit of throughput: use MB/s, MiB/s, GB/s, GiB/s, Mb/s, Gb/s'],
  ["RATE_CONVERT", [10, 7, "MB/s"], 'from_unit "7" is not a unit of throughput: use MB/s, MiB/s, GB/s, GiB/s, Mb/s, Gb/s'],
  ["RATE_CONVERT", [null, "MB/s", "GB/s"], "value is blank: enter a number, or a text with its unit"],
  ["SIZE_CONVERT", [1, 1, "TB"], 'from_unit "1" is not a unit of size: use GB, GiB, TB, TiB, MB, MiB, PB, PiB'],
  ["SIZE_CONVERT", [null, "GB", "TB"], "value is blank: enter a number, or a text with its unit"],
  ["SIZE_CONVERT", [1, "GB", null], "to_unit is blank: enter the unit of the result"],
  ["CPU_HOSTS_FOR_VCPU", [100, 2, 16, -4], "vcpu_per_core -4 is negative: enter a number such as 4"],
  ["RDMA_MEASURED", [1, 1, 1, -90], "cpu_rdma -90 is negative: enter what the test showed"],
  ["CPU_HOSTS_FOR_GHZ", [100, 2, 16, 3, 1, 1.1], "max_use 1.1 is not a share of 0% to 100%: enter 1.1% or 0.011, 100% at most"],
  ["IPV4_VLSM", ["10.0.0.0/22", [["a"]], [[10]], 1.5], "growth 1.5 is not a share of 0% to 100%: enter 1.5% or 0.015, 100% at most"],
  ["VSAN_GHZ", [1000, 32, 1.5], "rw 1.5 can be read as 1.5% and as 150%: enter 1.5% or 0.015"],
  ["VSAN_RAW_TIB_NEEDED", [0, 6], "usable_tib is 0 or blank: enter TiB such as 100"],
  ["VSAN_RAW_TIB_NEEDED", ["0 TB", 6], "usable_tib is 0 or blank: enter TiB such as 100"],
  ["VSAN_HOSTS_FOR_TIB", [100_000, 5, 6.4], "usable_tib 100000 needs more than the 64 hosts of one cluster: enter a part of it, plan several clusters one by one and add them up"],
  ["VSAN_HOSTS_FOR_TIB", [100_000, 5, 6.4, null, null, null, null, null, null, "label"], "usable_tib 100000 needs more than the 64 hosts of one cluster: enter a part of it, plan several clusters one by one and add them up"],
  ["VSAN_RESYNC_HOURS", [20, 6, "0 Gb/s"], 'nic_gbit "0 Gb/s" is 0: enter the Gb/s of a host such as 25'],
  ["VSAN_RESYNC_HOURS", [20, 6, "0"], 'nic_gbit "0" is 0: enter the Gb/s of a host such as 25'],
  ["LATENCY_NS", [7], "kind is 7: enter RAM, function call, 25GbE, RoCE or gRPC"],
  ["BENCH_CHANGE", [1, "0"], "baseline is 0 or blank: enter the figure of the baseline"],
  ["BENCH_P95_RATIO", [1, null], "average_ms is blank: enter a latency in ms such as 0.5"],
  ["RDMA_MEASURED", [1, 1, 1, "0"], "cpu_rdma is 0 or blank: enter what the test showed"],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, null, null, 0], "ops_reserve is 0 or blank: enter none for no reserve, or a share such as 10%; or omit it"],
  ["VSAN_USABLE_TIB", [6, 5, 6.4, null, null, null, 0], "lfs_overhead is 0 or blank: enter none for no overhead, or a share such as 13.1%; or omit it"],
  ["OSDATA_FREE_GIB", [32, 256, 0], "keep_free is 0 or blank: enter none for no reserve, or a share such as 10%; or omit it"],
  ["STRETCHED_MBIT", [10_000, "4K", "0"], "md is 0 or blank: enter 1 or more, or omit it"],
  ["STORAGE_THROUGHPUT", [1e308, 1024], "the result is too large or not a number: check the sizes of the arguments"],
  ["VSAN_GHZ_RANGE", [[[1000, 2000]]], "this function returns a row: use single cells or one column"],
  ["VSAN_GHZ_EXPLAIN", [[[1000, 2000]]], "this function returns a table: use single cells, not ranges"],
  ["IPV4_CLASS", [10.1], "address 10.1 is a number, not an address (Excel turns 10.1 into one): enter it with an apostrophe, '10.1.2.3"],
  ["IPV4_CLASS", [101], "address 101 is a number, not an address (Excel turns 10.1 into one): enter it with an apostrophe, '10.1.2.3; IPV4_FROM_INT reads an address that is one number"],
  ["IPV4_CLASS", [true], "address is TRUE: enter an address such as 10.1.2.3"],
  ["IPV4_CLASS", [0], "address is 0 or blank: enter an address such as 10.1.2.3"],
  ["IPV4_CLASS", [null], "address is blank: enter an address such as 10.1.2.3"],
  ["IPV4_NETWORK", [0, 24], "address is 0 or blank: enter an address such as 10.1.2.3"],
  ["IPV4_NETWORK", ["10.1.2.3", false], "mask is FALSE: enter a prefix length or mask"],
  ["IPV4_NETWORK", [" 10.1.2.3/26 ", 26], 'address "10.1.2.3/26" has a mask: omit the mask argument, or remove the mask from the text'],
  ["IPV4_NETWORK", ["10.1.2.3\t255.0.0.0", 26], 'address "10.1.2.3<tab>255.0.0.0" has a mask: omit the mask argument, or remove the mask from the text'],
  ["IPV4_NTH_SUBNET", ["10.0.0.0/24", 0, 1], 'new_prefix is 0 or blank: enter a prefix length such as 26, or "/0"'],
  ["IPV4_PREFIX", ["10.1.2.3", 0], 'mask is 0 or blank: enter /24 or 255.255.255.0, or "/0"'],
  ["IPV4_PREFIX", [" 10.1.2.3 ", 0], 'mask is 0 or blank: enter /24 or 255.255.255.0, or "/0"'],
  ["IPV4_PREFIX", [true], "address is TRUE: enter a number"],
  ["IPV4_ADD", ["10.1.2.3", true], "n is TRUE: enter a number"],
  ["IPV4_SUMMARIZE", [[[""], [null]]], "networks is blank: enter addresses or networks"],
  ["IPV4_VLSM", ["10.0.0.0/22", [[""]], [[0]]], "names and hosts are blank: enter a name and its hosts"],
  ["IPV4_LOOKUP", ["10.1.1.1", [["10.0.0.0/8"], [""]], [["a"]]], "results has 1 cells and networks 2: use ranges of the same size"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, "x"], 'profile "x" is not a number or range: enter 1.2, or a range of block size KiB, read %, kHz per I/O'],
  ["VSAN_KHZ_PER_IO", [32, 1, null, true], 'profile "true" is not a number or range: enter 1.2, or a range of block size KiB, read %, kHz per I/O'],
  ["VSAN_KHZ_PER_IO", [32, 1, null, "101"], 'profile "101" is above 100: enter a smaller number'],
  ["VSAN_KHZ_PER_IO", [32, 1, null, 101], "profile 101 is above 100: enter a smaller number"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, 100.1], "profile 100.1 is above 100: enter a smaller number"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[32, 100, 700], [64, 100, ""]]], "profile row 2 lacks one of block size KiB, read %, kHz per I/O: enter all three"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[32, 100, "0.7 MHz"]]], 'profile row 1: kHz per I/O "0.7 MHz" has the unit "MHz", which is not a unit of kHz per I/O: enter 640'],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[32, 1, 700], [64, 101, 700]]], "profile row 2: read % 101 is not 0% to 100%: enter read, write, 70%, 0.7 or 70/30"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[32, 100, 700, "RAID-9"]]], 'profile row 1: raid "RAID-9" is not a vSAN ESA layout: enter RAID-5, RAID-0, RAID-1 FTT1, RAID-1 FTT2, RAID-1 FTT3, RAID-5 2+1, RAID-5 4+1, RAID-6 4+2'],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[32, 100, 700, true]]], "profile row 1: raid is TRUE: enter a number or text"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[true, 100, 700]]], "profile row 1: block size is TRUE: enter a number or text"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[32, 100, 0]]], "profile row 1 lacks one of block size KiB, read %, kHz per I/O: enter all three"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [["KiB", "Read %", "kHz"]]], "profile has no tests: enter rows of block size KiB, read %, kHz per I/O"],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [["KiB", "Read %", "kHz 1"]]], 'profile row 1: kHz per I/O "kHz 1" cannot be read as kHz per I/O: enter 640'],
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[32, 100, "0"]]], "profile row 1: kHz per I/O is 0: enter what was measured"],
])("%s%j: %s", (id, args, message) => {
  expect(refusal(id, ...args)).toBe(`#VALUE! ${message}`);
}); // prettier-ignore

test.each<[id: string, args: HostArgument[], message: string]>([
  ["VSAN_KHZ_PER_IO", [32, 1, null, [[32, 100, 700, "RAID-5 3+1"]]], 'profile row 1: raid "RAID-5 3+1" is an OSA layout without a measured CPU cost: calibrate with your own test (the profile argument)'],
  ["IPV4_LOOKUP", ["11.0.0.1", [["10.0.0.0/8"]], [["a"]]], "address 11.0.0.1 is in none of the 1 networks"],
  ["VSAN_USABLE_TIB", [2, 5, 6.4, "RAID-0"], "a cluster needs 3 hosts or more, and hosts is 2: two hosts with a witness are not covered; VSAN_TWO_NODE_TIB has their capacity"],
  ["VSAN_USABLE_TIB", [2, 5, 6.4, "RAID-1"], "raid RAID-1 FTT1 needs 3 hosts or more, and hosts is 2: two hosts with a witness are not covered; VSAN_TWO_NODE_TIB has their capacity"],
  ["VSAN_USABLE_TIB", [1, 5, 6.4, "RAID-0", "none"], "a cluster needs 3 hosts or more, and hosts is 1: use more hosts or another layout"],
  ["VSAN_RAW_TIB_NEEDED", [10, 1, "RAID-0", "none"], "a cluster needs 3 hosts or more, and hosts is 1: use more hosts or another layout"],
  ["VSAN_NET_GBIT", [1000, 32, 0.7, 1, "RAID-0"], "a cluster needs 3 hosts or more, and hosts is 1: use more hosts or another layout"],
  ["RAID_OVERHEAD", ["RAID-0", 2], "a cluster needs 3 hosts or more, and hosts is 2: two hosts with a witness are not covered; VSAN_TWO_NODE_TIB has their capacity"],
  ["OSA_USABLE_TIB", [2, 8, 3.84, "RAID-0"], "raid RAID-0 needs 3 hosts or more, and hosts is 2: use more hosts or another layout"],
  ["IPV4_LOOKUP", ["11.0.0.0/24", [["10.0.0.0/8"], ["10.1.0.0/16"]], [["a"], ["b"]]], "address 11.0.0.0/24 is in none of the 2 networks"],
])("%s%j is #N/A: %s", (id, args, message) => {
  expect(refusal(id, ...args)).toBe(`#N/A ${message}`);
}); // prettier-ignore

describe("a bad cell of a range is named by its place", () => {
  const bad = '"x" is not an IPv4 address';
  const summarize = (networks: HostArgument) => refusal("IPV4_SUMMARIZE", networks);

  test.each<[string, HostArgument, string]>([
    ["a single cell by the name alone", [["x"]], `networks ${bad}`],
    ["a column by its row", [["10.0.0.1"], ["x"]], `networks, row 2: ${bad}`],
    ["a row by its column", [["10.0.0.1", "10.0.0.2", "x"]], `networks, column 3: ${bad}`],
    [
      "a block by both",
      [
        ["10.0.0.1", "10.0.0.2"],
        ["10.0.0.3", "x"],
      ],
      `networks, row 2, column 2: ${bad}`,
    ],
    [
      "the first of a row of a block",
      [
        ["10.0.0.1", "10.0.0.2"],
        ["x", ""],
      ],
      `networks, row 2, column 1: ${bad}`,
    ],
    ["blank cells are counted", [[""], [null], ["x"]], `networks, row 3: ${bad}`],
  ])("%s", (_, networks, message) => {
    expect(summarize(networks).startsWith(`#VALUE! ${message}`)).toBe(true);
  });

  test("and the name is not reported twice", () => {
    expect(summarize([["10.0.0.1"], [10.1]])).toBe(
      "#VALUE! networks, row 2: 10.1 is a number, not an address (Excel turns 10.1 into one): enter it with an apostrophe, '10.1.2.3",
    );
  });
});
