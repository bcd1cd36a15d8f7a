import { sourceFunctions } from "../../sourceFunctions";
import { call, figure, input, type Figure, type Rule } from "../golden";

const HOST_GHZ = 115.2;
const VDISKS = 144;
const LIMIT = 5000;

/** The test that a figure belongs to: its first figure holds all inputs. */
const testOf = (name: string): Figure => figure(`bench.${name}.thr`);
const sizeOf = (test: Figure): string => `${input(test, "io_bytes")}B`;
const network = (test: Figure): number =>
  call("NET_GHZ", input(test, "tx_Gbps"), "tx") + call("NET_GHZ", input(test, "rx_Gbps"), "rx");
const storageGhz = (test: Figure): number => input(test, "host_cpu_GHz") - network(test);
const hostGbit = (test: Figure): number =>
  call("RATE_CONVERT", call("STORAGE_THROUGHPUT", input(test, "iops"), sizeOf(test)), "MB/s", "Gb/s") / 6;
const hzPerBit = (test: Figure, hostGhz: number, bytes: number): number =>
  call("CPU_HZ_PER_BIT", hostGhz * 6, input(test, "idle_GHz") * 6, `${input(test, "iops") * bytes} B/s`);

/** What is said of each of the six tests, by the end of its id. */
const OF_A_TEST: Readonly<Record<string, (test: Figure, of: Figure) => number>> = {
  thr: (test) => call("STORAGE_THROUGHPUT", input(test, "iops"), sizeOf(test), "MiB/s"),
  thr_dec: (test) => call("STORAGE_THROUGHPUT", input(test, "iops"), sizeOf(test)),
  host_iops: (test) =>
    call("STORAGE_IOPS", call("STORAGE_THROUGHPUT", input(test, "iops"), sizeOf(test)) / 6, sizeOf(test)),
  cpu_net_idle: (test) => call("CPU_KHZ_PER_IO", input(test, "host_cpu_GHz"), input(test, "idle_GHz"), 1e6),
  cpu_pct: (test) => call("CPU_SHARE", input(test, "host_cpu_GHz"), HOST_GHZ),
  kHzPerIO: (test) =>
    call("CPU_KHZ_PER_IO", input(test, "host_cpu_GHz"), input(test, "idle_GHz"), input(test, "iops"), 6),
  HzPerBit: (test) => hzPerBit(test, input(test, "host_cpu_GHz"), input(test, "io_bytes")),
  HzPerBit_pub: (test) => hzPerBit(test, input(test, "host_cpu_GHz"), 32000),
  net_tx_ghz: (test) => call("NET_GHZ", input(test, "tx_Gbps"), "tx"),
  net_rx_ghz: (test) => call("NET_GHZ", input(test, "rx_Gbps"), "rx"),
  net_ghz: network,
  stor_ghz: (test) => storageGhz(test) - input(test, "idle_GHz"),
  stor_kHzPerIO: (test) =>
    call("CPU_KHZ_PER_IO", storageGhz(test), input(test, "idle_GHz"), input(test, "iops"), 6),
  stor_HzPerBit: (test) => hzPerBit(test, storageGhz(test), input(test, "io_bytes")),
  net_share: (test) =>
    call("CPU_SHARE", network(test), input(test, "host_cpu_GHz") - input(test, "idle_GHz")),
  data_Gbps: hostGbit,
  tx_factor: (test) => input(test, "tx_Gbps") / hostGbit(test),
  rx_factor: (test) => input(test, "rx_Gbps") / hostGbit(test),
  iops_per_vdisk: (test) => input(test, "iops") / VDISKS,
  norm_iops_per_vdisk: (test) =>
    (input(test, "iops") / VDISKS) * (LIMIT / call("VSAN_IOPS_AT_LIMIT", LIMIT, sizeOf(test))),
  outstanding: (test, of) => call("STORAGE_OUTSTANDING", input(test, "iops"), input(of, "lat_ms")),
  p95_read: (_, of) => call("BENCH_P95_RATIO", input(of, "p95"), input(of, "avg")),
  p95_write: (_, of) => call("BENCH_P95_RATIO", input(of, "p95"), input(of, "avg")),
};

/** A field of a decoded case name. */
function caseField(name: string): string | number {
  const rows = sourceFunctions.call("BENCH_CASE", [
    "fio-8vmdk-90ws-32k-100rdpct-100randompct-2500lt-1732885897",
  ]);
  const value = rows.find(([field]) => field === name)?.[1];
  if (typeof value !== "string" && typeof value !== "number") throw new Error(`no field ${name}`);
  return value;
}

/** The six vSAN tests of the reference cluster, and what the source drew from them. */
export const BENCHMARK_RULES: readonly Rule[] = [
  {
    id: /^bench\.((?:32k|1m)\.[rwm])\.(\w+)$/,
    reproduce: (of, name = "", what = "") => {
      const compute = OF_A_TEST[what];
      if (!compute) throw new Error(`nothing computes ${what}`);
      return compute(testOf(name), of);
    },
  },
  { id: /^bench\.mix32\.pred$/, reproduce: () => call("VSAN_KHZ_PER_IO", 32, 0.7) },
  { id: /^bench\.mix32\.ghz$/, reproduce: () => call("VSAN_GHZ_IOPS", 602702.73, 32, 0.7) / 6 },
  { id: /^bench\.mix1m\.pred$/, reproduce: () => call("VSAN_KHZ_PER_IO", "1M", 0.7) },
  { id: /^bench\.mix1m\.ghz$/, reproduce: () => call("VSAN_GHZ_IOPS", 19740.9, "1M", 0.7) / 6 },
  { id: /^bench\.vdisks$/, reproduce: () => 18 * Number(caseField("vDisks per VM")) },
  { id: /^bench\.limit_total$/, reproduce: () => VDISKS * call("VSAN_IOPS_AT_LIMIT", LIMIT, 32) },
  { id: /^bench\.limit_1m$/, reproduce: () => VDISKS * call("VSAN_IOPS_AT_LIMIT", LIMIT, "1M") },
  { id: /^bench\.limit_mibs$/, reproduce: () => call("STORAGE_THROUGHPUT", VDISKS * LIMIT, 32, "MiB/s") },
  { id: /^bench\.ws$/, reproduce: () => `${String(caseField("Started")).replace(" ", "T")}Z` },
];
