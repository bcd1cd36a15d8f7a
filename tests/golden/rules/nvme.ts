import { call, figure, input, type Figure, type Rule } from "../golden";

const PATTERNS: Readonly<Record<string, string>> = { random: "random", seq: "sequential" };

const guestMhz = (of: Figure): string =>
  `${(input(of, "guest_cpu_pct") / 100) * input(of, "guest_vcpu_GHz") * 1000} MHz`;

function hzPerBit(id: string): number {
  const of = figure(id);
  return call("CPU_HZ_PER_BIT", guestMhz(of), 0, `${input(of, "MBps")} MB/s`);
}

const mean = (...ids: string[]): number =>
  ids.map(hzPerBit).reduce((sum, value) => sum + value, 0) / ids.length;

/** Mean of the four pure vSAN tests with KB as 1,000 bytes, as published. */
function publishedVsanMean(): number {
  const tests = ["32k.r", "32k.w", "1m.r", "1m.w"].map((name) => figure(`bench.${name}.thr`));
  const rates = tests.map((test) => {
    const bytes = input(test, "io_bytes") === 32768 ? 32000 : input(test, "io_bytes");
    return call("CPU_HZ_PER_BIT", input(test, "host_cpu_GHz") * 6, 6, `${input(test, "iops") * bytes} B/s`);
  });
  return rates.reduce((sum, rate) => sum + rate, 0) / rates.length;
}

/** Local NVMe: fourteen tests of one VM, and the rules drawn from them. */
export const NVME_RULES: readonly Rule[] = [
  {
    id: /^nvme\.(\d+)\.(read|write)\.(random|seq)\.MHz$/,
    reproduce: (of, bytes = "", direction = "", pattern = "") =>
      call(
        "NVME_GHZ",
        `${input(of, "iops") * Number(bytes)} B/s`,
        `${bytes}B`,
        direction,
        PATTERNS[pattern] ?? "",
      ) * 1000,
  },
  {
    id: /^nvme\.(\d+)\.\w+\.\w+\.MBps$/,
    reproduce: (of, bytes = "") => call("STORAGE_THROUGHPUT", input(of, "iops"), `${bytes}B`),
  },
  {
    id: /^nvme\.\d+\.\w+\.\w+\.bps$/,
    reproduce: (of) => call("RATE_CONVERT", input(of, "MBps"), "MB/s", "b/s"),
  },
  { id: /^nvme\.\d+\.\w+\.\w+\.HzPerBit$/, reproduce: ({ id }) => hzPerBit(id) },
  {
    id: /^nvme\.\d+\.\w+\.\w+\.kHzPerIO$/,
    reproduce: (of) => call("CPU_KHZ_PER_IO", guestMhz(of), 0, input(of, "iops")),
  },
  {
    id: /^nvme\.\d+\.\w+\.\w+\.littles$/,
    reproduce: (of) => call("STORAGE_OUTSTANDING", input(of, "iops"), input(of, "lat_ms")),
  },
  // Throughput from IOPS × size there, as printed in MB/s here.
  { id: /^nvme\.rule$/, reproduce: () => call("RULE_HZ_PER_BIT", "NVMe", "corrected"), tolerance: 1e-3 },
  {
    id: /^nvme\.small$/,
    reproduce: () => mean("nvme.512.read.random.MHz", "nvme.512.write.random.MHz"),
    tolerance: 1e-3,
  },
  {
    id: /^nvme\.norm$/,
    reproduce: () => mean("nvme.32768.read.random.MHz", "nvme.32768.write.random.MHz"),
    tolerance: 1e-3,
  },
  { id: /^nvme\.large$/, reproduce: () => mean("nvme.1048576.read.seq.MHz", "nvme.1048576.write.seq.MHz") },
  {
    id: /^nvme\.vsan_ratio$/,
    reproduce: () => call("RULE_HZ_PER_BIT", "vSAN") / call("RULE_HZ_PER_BIT", "NVMe"),
  },
  {
    id: /^nvme\.vsan_ratio_unrounded$/,
    reproduce: () => publishedVsanMean() / call("RULE_HZ_PER_BIT", "NVMe", "corrected"),
    tolerance: 2e-3,
  },
  { id: /^vsan\.rule$/, reproduce: publishedVsanMean, tolerance: 2e-3 },
];
