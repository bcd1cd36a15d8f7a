import { calculateFormula } from "../calculateFormula";

/** Cycles per I/O of the published tests: GHz of six hosts, net of idle, divided by the IOPS. */
const READ_32K = (6 * 77e9) / 721_317.28; // 640,495
const WRITE_32K = (6 * 87e9) / 285_892.55; // 1,825,861
const READ_1M = (6 * 59e9) / 22_575.5; // 15,680,716
const WRITE_1M = (6 * 59e9) / 15_174.08; // 23,329,256

/** An 8 KiB I/O on the straight line from 32 KiB to 1 MiB, which is longer below 32 KiB by 24 of its 992 KiB. */
const below = (at32: number, at1M: number) => at32 - ((at1M - at32) * 24) / 992;
/** Planned read: the geometric mean of the line and the 32 KiB read. Planned write: the line. */
const READ_8K = Math.sqrt(below(READ_32K, READ_1M) * READ_32K); // 420,919
const WRITE_8K = below(WRITE_32K, WRITE_1M); // 1,305,617

/** Raw TiB of hosts with five disks of 6.4 TB. */
const raw = (hosts: number) => (hosts * 5 * 6.4e12) / 2 ** 40;

/** Cycles per I/O on local NVMe: share of a 4 GHz guest in use, divided by the IOPS. */
const NVME_256K_RANDOM = (0.0666 * 4e9) / 735;
const NVME_256K_SEQUENTIAL = (0.1526 * 4e9) / 2784;
const NVME_1M_SEQUENTIAL = (0.0993 * 4e9) / 966;

// An omitted argument means what its help says: each figure once more from published numbers.
test.each<[formula: string, omitted: string, expected: number]>([
  // 1000 MB/s ÷ 8 KiB = 122,070 IOPS, × (420,919 + 1,305,617) ÷ 2 cycles
  ["VSAN_GHZ(1000,8)", "half the I/Os are reads", ((1e9 / 8192) * (READ_8K + WRITE_8K)) / 2 / 1e9],
  ["VSAN_GHZ(1000,32)", "half the I/Os are reads", ((1e9 / 32768) * (READ_32K + WRITE_32K)) / 2 / 1e9],
  ["VSAN_GHZ_IOPS(100000,32)", "half the I/Os are reads", (1e5 * (READ_32K + WRITE_32K)) / 2 / 1e9],
  ["INDEX(VSAN_GHZ_RANGE(1000,8),1,2)", "half the I/Os are reads", ((1e9 / 8192) * (READ_8K + WRITE_8K)) / 2e9],
  ["VSAN_GHZ(1000)", "3.5 Hz per bit/s by the rule", 3.5 * 8],
  ["INDEX(VSAN_GHZ_RANGE(1000),1,2)", "3.5 Hz per bit/s by the rule", 3.5 * 8],
  ["VSAN_GHZ_IOPS(100000,32,0)", "RAID-5 4+1, as measured", (1e5 * WRITE_32K) / 1e9],
  ["VSAN_KHZ_PER_IO(32,0)", "RAID-5 4+1, as measured", WRITE_32K / 1e3],
  ["VSAN_KHZ_PER_IO(32,0,,2)", "RAID-5 4+1, as measured", (2 * WRITE_32K) / 1e3],
  ["VSAN_HZ_PER_BIT(32,0)", "RAID-5 4+1, as measured", WRITE_32K / (32768 * 8)],
  ["VSAN_IOPS(100,32,0)", "RAID-5 4+1, as measured", 100e9 / WRITE_32K],
  ["VSAN_KHZ_PER_IO(1024,1)", "built-in measurements", READ_1M / 1e3],
  // 8 Gb/s ÷ 6 hosts, 5/6 of it remote. A write: 2 copies in the log and 1.25 of the stripe, × 1.05 sent, × 1.18 received.
  ["INDEX(VSAN_NET_GBIT(1000,32,0,6),1,1)", "RAID-5 4+1 from six hosts on", (8 / 6) * (5 / 6) * 3.25 * 1.05],
  ["INDEX(VSAN_NET_GBIT(1000,32,0,6),1,2)", "RAID-5 4+1 from six hosts on", (8 / 6) * (5 / 6) * 3.25 * 1.18],
  ["INDEX(VSAN_NET_GBIT(1000,32,0,5),1,1)", "RAID-5 2+1 below six hosts", (8 / 5) * (4 / 5) * 3.5 * 1.05],
  ["RAID_OVERHEAD(5)", "RAID-5 4+1 without hosts", 1.25],
  // raw × hosts left ÷ hosts × 0.9 ÷ stripe ÷ 1.131
  ["VSAN_USABLE_TIB(6,5,6.4)", "RAID-5, 1 host, 10%, 13.1%, 0%", (raw(6) * (5 / 6) * 0.9) / 1.25 / 1.131],
  ["VSAN_USABLE_TIB(5,5,6.4)", "RAID-5 2+1 below six hosts", (raw(5) * (4 / 5) * 0.9) / 1.5 / 1.131],
  ["VSAN_USABLE_TIB(6,5,6.4,,2)", "10%, 13.1%, 0%", (raw(6) * (4 / 6) * 0.9) / 1.25 / 1.131],
  ["VSAN_USABLE_TIB(6,5,6.4,,,\"none\")", "1 host, 13.1%, 0%", (raw(6) * (5 / 6)) / 1.25 / 1.131],
  ["VSAN_USABLE_TIB(6,5,6.4,,,,\"none\")", "1 host, 10%, 0%", (raw(6) * (5 / 6) * 0.9) / 1.25],
  ["VSAN_RAW_TIB_NEEDED(100,6)", "RAID-5, 1 host, 10%, 13.1%, 0%", (100 * 1.131 * 1.25 * 6) / 5 / 0.9],
  ["VSAN_RAW_TIB_NEEDED(100,5)", "RAID-5 2+1 below six hosts", (100 * 1.131 * 1.5 * 5) / 4 / 0.9],
  ["VSAN_LICENSE_TIB(100,150)", "VCF: 1 TiB per core", 50],
  ["VSAN_LICENSE_BALANCE_TIB(100,40)", "VCF: 1 TiB per core", -60],
  ["CPU_KHZ_PER_IO(2,0,1000000)", "1 host", 2e9 / 1e6 / 1e3],
  ["COREDUMP_GIB(256)", "unknown release: 1.5% of the RAM", 256 * 0.015],
  ["COREDUMP_GIB(1536)", "unknown release: no limit of 15 GiB", 1536 * 0.015],
  // 23.75 GiB of ESX-OSData on a boot disk of 32 GiB, less the dump of 3.84
  ["OSDATA_FREE_GIB(32,256)", "20% kept free, release unknown", 23.75 * 0.8 - 3.84],
  ["OSDATA_FREE_GIB(32,256,\"none\")", "release unknown", 23.75 - 3.84],
  ["NET_GHZ(10)", "both directions by the rule: 0.25 Hz per bit/s", 2.5],
  ["NET_GHZ(10,\"tx\")", "as published: 0.163 Hz per bit/s", 1.63],
  ["NVME_GHZ(100,256,1)", "random up to 256 KiB", ((1e8 / 2 ** 18) * NVME_256K_RANDOM) / 1e9],
  // 512 KiB is a third of the way from 256 KiB to 1 MiB.
  ["NVME_GHZ(100,512,1)", "sequential above 256 KiB", ((1e8 / 2 ** 19) * ((2 * NVME_256K_SEQUENTIAL) / 3 + NVME_1M_SEQUENTIAL / 3)) / 1e9],
  ["NVME_GHZ(100,1024,1)", "sequential above 256 KiB", ((1e8 / 2 ** 20) * NVME_1M_SEQUENTIAL) / 1e9],
  ["RULE_HZ_PER_BIT(\"NVMe\")", "as published", 0.5],
  ["RDMA_MEASURED(100,90,120,90)", "CPU per I/O saved", 1 - 100 / 120],
  // Network's share of the CPU: 27.2 Gb/s each way of 77 GHz for reads, 35.5 sent and 40 received of 87 GHz for writes.
  ["RDMA_SAVING(32,,\"high\")", "half the I/Os are reads", ((27.2 * (0.163 + 0.373)) / 77 + (35.5 * 0.163 + 40 * 0.373) / 87) / 2],
  ["STORAGE_THROUGHPUT(1000,1024)", "MB/s", (1000 * 2 ** 20) / 1e6],
  ["STRETCHED_MBIT(10000,4)", "1.4 for metadata, 1.25 for resync, no compression", (10_000 * 4096 * 8 * 1.4 * 1.25) / 1e6],
  ["STRETCHED_MBIT(10000,4,1)", "1.25 for resync, no compression", (10_000 * 4096 * 8 * 1.25) / 1e6],
  ["STRETCHED_MBIT(10000,4,1,1)", "no compression", (10_000 * 4096 * 8) / 1e6],
  ["IPV4_PREFIX_FOR_HOSTS(125)", "one address for the gateway", 25],
  ["IPV4_PREFIX_FOR_HOSTS(126)", "one address for the gateway", 24],
  ["INDEX(IPV4_VLSM(\"10.0.0.0/24\",\"vSAN\",61),2,3)", "no growth, one address for the gateway", 62],
  ["IPV4_SIZE(\"10.0.0.1\")", "a single address", 1],
  ["IPV4_SIZE(\"10.0.0.1/24\")", "the mask in the text", 256],
])("%s: %s", (formula, _, expected) => {
  const [[value] = []] = calculateFormula(formula);
  expect(Number(value) / expected).toBeCloseTo(1, 9);
}); // prettier-ignore

test.each([
  ["VSAN_GHZ_EXPLAIN(1000,8)", ((1e9 / 8192) * (READ_8K + WRITE_8K)) / 2 / 1e9],
  ["VSAN_GHZ_EXPLAIN(1000)", 28],
  ["COREDUMP_GIB_EXPLAIN(256)", 3.84],
  ["VSAN_USABLE_TIB_EXPLAIN(6,5,6.4)", (raw(6) * (5 / 6) * 0.9) / 1.25 / 1.131],
  ["RDMA_SAVING_EXPLAIN(4)", 0.2],
])("%s: the steps lead to the same figure", (formula, expected) => {
  const [header, ...steps] = calculateFormula(formula);
  expect(header).toEqual(["Step", "Value", "Unit", "Evidence level", "Source"]);
  const values = steps.map(([, value]) => Number(value) / expected);
  expect(values).toContainEqual(expect.closeTo(1, 9));
});

test("a subnet without a mask or a field: all fields of the address by itself", () => {
  expect(calculateFormula('IPV4_SUBNET("10.1.2.3")')).toContainEqual(["Prefix length", 32]);
  expect(calculateFormula('IPV4_SUBNET("10.1.2.3",26)')).toContainEqual(["Prefix length", 26]);
  expect(calculateFormula('IPV4_SUPERNET("10.1.3.0/24")')).toEqual([["10.1.2.0/23"]]);
});
