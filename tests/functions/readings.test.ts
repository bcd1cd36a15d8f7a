import type { HostArgument, HostValue } from "../../src/functionsHost";
import { sourceFunctions } from "../sourceFunctions";

const only = (id: string, ...args: HostArgument[]): HostValue =>
  sourceFunctions.call(id, args)[0]?.[0] ?? null;
const TIB = 2 ** 40;
const GIB = 2 ** 30;

/** kHz of a 32 KiB read of the reference cluster: 6 hosts × 77 GHz ÷ 721,317.28 IOPS. */
const READ_32K = (6 * 77e6) / 721_317.28;

// What a bare number means, and what a text of the argument can say instead.
test.each<[id: string, args: HostArgument[], expected: number]>([
  ["DISK_TIB", [256], (256 * 1e12) / TIB],
  ["DISK_TIB", [300], (300 * 1e12) / TIB],
  ["DISK_TIB", ["960 TB"], (960 * 1e12) / TIB],
  ["DISK_TIB", ["1001 TB"], (1001 * 1e12) / TIB],
  ["DISK_TIB", ["960 GB"], 960e9 / TIB],
  ["VSAN_LICENSE_TIB", [1, 3], 2],
  ["VSAN_LICENSE_TIB", [1, "3298534883328 B"], 2],
  ["VSAN_LICENSE_TIB", [4, 3, " vvf "], 2],
  ["OSDATA_FREE_GIB", [32, 256, "none", "unknown"], 23.75 - 3.84],
  ["OSDATA_FREE_GIB", [`${String(32 * GIB)} B`, "0.25 TiB", "none"], 23.75 - 3.84],
  ["COREDUMP_GIB", ["0.25 TiB"], 3.84],
  ["COREDUMP_GIB", [256, "unknown"], 3.84],
  ["CPU_KHZ_PER_IO", [2, 0.5, 1000, 3], (3 * 1.5e9) / 1000 / 1e3],
  ["CPU_KHZ_PER_IO", ["2000 MHz", 0, "1k"], 2e9 / 1000 / 1e3],
  ["BENCH_P95_RATIO", ["1 s", 4], 250],
  ["BENCH_CHANGE", ["0", 4], -1],
  ["BENCH_CHANGE", ["1100", "1,000.0"], 0.1],
  ["STORAGE_OUTSTANDING", ["2k", "500 us"], 1],
  ["VSAN_KHZ_PER_IO", [32, "read", null, 1.2], 1.2 * READ_32K],
  ["VSAN_KHZ_PER_IO", [32, "read", null, "1.2"], 1.2 * READ_32K],
  ["VSAN_KHZ_PER_IO", [32, "read", null, "100"], 100 * READ_32K],
  ["VSAN_KHZ_PER_IO", [32, "read", null, 100], 100 * READ_32K],
  ["VSAN_KHZ_PER_IO", [32, 1.0000000000000002], READ_32K],
  ["VSAN_USABLE_TIB", [3, 5, 6.4, "RAID-0", "none", "none", "none"], (3 * 5 * 6.4e12) / TIB],
  ["VSAN_NET_GBIT", ["8 Gb/s", "1M", 1, 3, "RAID-0"], ((8 * 2) / 3 / 3) * 1.035],
  ["VSAN_TWO_NODE_TIB", [1, 6.4, "RAID-0", "none", "none"], 6.4e12 / TIB],
  ["VSAN_STRETCHED_TIB", [1, 1, 6.4, "RAID-0", "none", "none", "none"], (2 * 6.4e12) / TIB],
  ["VSAN_KHZ_PER_IO", [32, "read", null, [[""], [1.2]]], 1.2 * READ_32K],
  ["VSAN_KHZ_PER_IO", [32, "read", null, [[32, "100%", "700 kHz"]]], 700],
  ["VSAN_KHZ_PER_IO", ["32K", 1, null, [["Size", "Reads", "kHz"], ["32K", "read", 700]]], 700],
  ["IPV4_PREFIX", ["255.255.255.0", 0], 24],
  ["IPV4_PREFIX", ["/24", 0], 24],
  ["IPV4_PREFIX", [24, 0], 24],
  ["IPV4_PREFIX", ["10.1.2.3/24", 0], 24],
  ["IPV4_PREFIX", ["10.1.2.3", "24"], 24],
  ["IPV4_PREFIX", ["10.1.2.3", "/0"], 0],
  ["IPV4_TO_INT", ["0.0.1.0/24"], 256],
])("%s%j is %d", (id, args, expected) => {
  const answer = only(id, ...args);
  expect([typeof answer, Number(answer)]).toEqual(["number", expect.closeTo(expected, 6)]);
}); // prettier-ignore

test.each<[string, HostArgument, unknown]>([
  ["omitted", null, "plan"],
  ["plan", "plan", "plan"],
  ["in capitals, with spaces", " LOW ", "low"],
  ["high", "high", "high"],
])("an estimate is asked for: %s", (_, choice, expected) => {
  // 8 KiB reads lie between the line through the measurements and the smallest measurement.
  const small = READ_32K;
  const line = small - (((6 * 59e6) / 22_575.5 - small) * 24) / 992;
  const offAt = { measured: 0.07, twoDoublingsBelow: 0.07 + 2 * 0.055 };
  const [low, high] = [line * (1 - offAt.twoDoublingsBelow), small * (1 + offAt.measured)];
  const expectedKhz = { plan: Math.sqrt(line * small), low, high }[String(expected)];
  expect(only("VSAN_KHZ_PER_IO", 8, 1, null, null, choice)).toBeCloseTo(expectedKhz ?? NaN, 6);
});

test("an estimate reports how well it is known", () => {
  expect(only("VSAN_KHZ_PER_IO", 32, 1, null, null, "Label")).toBe("measured");
  expect(only("VSAN_KHZ_PER_IO", 32, 1, null, [[32, 1, 700]], "label")).toBe("calibrated");
});

test("networks are listed in their own spelling, with the network's address", () => {
  expect(sourceFunctions.call("IPV4_SUMMARIZE", [[["10.1.2.3/24"]]])).toEqual([["10.1.2.0/24"]]);
  expect(sourceFunctions.call("IPV4_SORT", [[[" 10.1.2.3/24 "]]])).toEqual([["10.1.2.3/24"]]);
});

test("names are texts without spaces around, and hosts may be spelled", () => {
  const [, row = []] = sourceFunctions.call("IPV4_VLSM", ["10.0.0.0/24", [[" vSAN "]], [["61"]]]);
  // 61 hosts and a gateway.
  expect(row.slice(0, 4)).toEqual(["vSAN", 61, 62, "10.0.0.0/26"]);
});
