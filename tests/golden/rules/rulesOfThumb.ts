import { call, figure, input, type Rule } from "../golden";

const rule = (medium: string): number => call("RULE_HZ_PER_BIT", medium);
const MEDIA: Readonly<Record<string, string>> = { nvme: "NVMe", net: "network", vsan: "vSAN", ram: "RAM" };
const capacity = (): number => call("CPU_CAPACITY_GHZ", 6, 2, 16, 3.6);

const PURE_TESTS = ["32k.r", "32k.w", "1m.r", "1m.w"].map((name) => figure(`bench.${name}.thr`));

/** GHz per bit/s over the four pure tests together. */
function weightedRule(): number {
  const ghz = PURE_TESTS.map((test) =>
    call(
      "VSAN_GHZ_IOPS",
      input(test, "iops"),
      `${input(test, "io_bytes")}B`,
      /read/.test(String(test.inputs.test)) ? 1 : 0,
    ),
  );
  const gbit = PURE_TESTS.map((test) =>
    call(
      "RATE_CONVERT",
      call("STORAGE_THROUGHPUT", input(test, "iops"), `${input(test, "io_bytes")}B`),
      "MB/s",
      "Gb/s",
    ),
  );
  const sum = (values: number[]): number => values.reduce((total, value) => total + value, 0);
  return sum(ghz) / sum(gbit);
}

const meanMibPerSecond = (): number =>
  PURE_TESTS.map((test) =>
    call("STORAGE_THROUGHPUT", input(test, "iops"), `${input(test, "io_bytes")}B`, "MiB/s"),
  ).reduce((sum, value) => sum + value / PURE_TESTS.length, 0);

/** CPU capacity, network, RAM and the rules of thumb with the ratios between them. */
export const RULE_OF_THUMB_RULES: readonly Rule[] = [
  { id: /^cpu\.core_hz$/, reproduce: () => call("CPU_CAPACITY_GHZ", 1, 1, 1, 3.6) * 1e9 },
  {
    id: /^cpu\.host_cores$/,
    reproduce: () => call("CPU_CORES", call("CPU_CAPACITY_GHZ", 1, 2, 16, 3.6), 3.6),
  },
  { id: /^cpu\.host_ghz$/, reproduce: () => call("CPU_CAPACITY_GHZ", 1, 2, 16, 3.6) },
  { id: /^cpu\.cluster_cores$/, reproduce: () => call("CPU_CORES", capacity(), 3.6) },
  { id: /^cpu\.cluster_ghz$/, reproduce: capacity },

  // The published coefficients stay the default on purpose; `decimal` gives the corrected ones.
  { id: /^net\.tx$/, reproduce: () => call("NET_GHZ", 1, "tx"), tolerance: 1e-3 },
  { id: /^net\.tx\.dec$/, reproduce: () => call("NET_GHZ", 1, "tx", "decimal") },
  { id: /^net\.rx$/, reproduce: () => call("NET_GHZ", 1, "rx"), tolerance: 2e-3 },
  { id: /^net\.rx\.dec$/, reproduce: () => call("NET_GHZ", 1, "rx", "decimal") },
  { id: /^net\.rule$/, reproduce: () => call("NET_GHZ", 1, null, "decimal") },
  { id: /^net\.10g_ghz$/, reproduce: () => call("NET_GHZ", 10) },
  { id: /^net\.10g_cores$/, reproduce: () => call("CPU_CORES", call("NET_GHZ", 10), 3.6) },
  { id: /^net\.30g_cores$/, reproduce: () => call("CPU_CORES", call("NET_GHZ", 60), 3.6) },
  {
    id: /^net\.30g_cores_precise$/,
    reproduce: () => call("CPU_CORES", call("NET_GHZ", 30, "tx") + call("NET_GHZ", 30, "rx"), 3.6),
  },
  { id: /^net\.20GBps$/, reproduce: () => call("STORAGE_THROUGHPUT", 721317.28, 32, "GB/s") },

  { id: /^vsan\.rule_kib$/, reproduce: () => call("RULE_HZ_PER_BIT", "vSAN", "corrected") },
  { id: /^vsan\.rule_corr_thr$/, reproduce: weightedRule },
  { id: /^vsan\.1GBps$/, reproduce: () => call("VSAN_GHZ", 1000) },
  { id: /^vsan\.1GBps_cores$/, reproduce: () => call("CPU_CORES", call("VSAN_GHZ", 1000), 3.6) },
  // The source averages figures that it had rounded before.
  { id: /^vsan\.avg_thr$/, reproduce: () => meanMibPerSecond() / 1000, tolerance: 2e-3 },
  { id: /^vsan\.avg_iops32$/, reproduce: () => call("STORAGE_IOPS", "17.2 GiB/s", "32K") },
  { id: /^vsan\.avg_iops1m$/, reproduce: () => call("STORAGE_IOPS", "17.2 GiB/s", "1M") },
  { id: /^vsan\.avg_ghz$/, reproduce: () => call("VSAN_GHZ", "17.2 GB/s") },
  { id: /^vsan\.avg_ghz_gib$/, reproduce: () => call("VSAN_GHZ", "17.2 GiB/s") },
  { id: /^vsan\.avg_cores$/, reproduce: () => call("CPU_CORES", 481, 3.6) },
  { id: /^vsan\.avg_pct$/, reproduce: () => call("CPU_SHARE", 134 * 3.6, capacity()) },

  { id: /^ram\.bits$/, reproduce: () => call("RATE_CONVERT", "4 KiB/s", null, "b/s") },
  { id: /^ram\.(hz|rule)$/, reproduce: () => call("RULE_HZ_PER_BIT", "RAM", "corrected") },
  {
    id: /^ratio\.(\w+)\/(\w+)$/,
    reproduce: (_, above = "", below = "") => rule(MEDIA[above] ?? "") / rule(MEDIA[below] ?? ""),
  },
  { id: /^plan\.60pct_ghz$/, reproduce: () => 0.6 * capacity() },
  { id: /^plan\.60pct_thr$/, reproduce: () => (0.6 * capacity()) / call("VSAN_GHZ", 1000) },
  { id: /^turbo\.ratio$/, reproduce: () => call("CPU_SHARE", 131.72, 115.2) },
  { id: /^turbo\.free$/, reproduce: () => 3.6 * call("CPU_SHARE", 131.72, 115.2) },
  { id: /^core\.iops32r$/, reproduce: () => call("VSAN_IOPS", 3.6, "32K", "read"), tolerance: 1e-5 },
  { id: /^core\.iops32w$/, reproduce: () => call("VSAN_IOPS", 3.6, "32K", "write"), tolerance: 1e-5 },
];
