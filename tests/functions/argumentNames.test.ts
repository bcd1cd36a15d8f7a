import { isHostError, type HostArgument } from "../../src/functionsHost";
import { sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";

/** A valid value for each argument, by its name. */
const VALID: Readonly<Record<string, HostArgument>> = {
  ram_gib: 256, esxi: "8.0", estimate: "plan", hosts: 6, sockets: 2, cores: 32, core_ghz: 3.6, ghz: 10, cpu: 2,
  idle_cpu: 0, throughput: 100, iops: 1000, capacity_ghz: 100, tb: 1, address: "10.0.0.1", n: 1, mask: 24,
  network: "10.0.0.0/24", a: "10.0.0.1", b: "10.0.0.2", new_prefix: 24, reserve: 1, first: "10.0.0.1",
  last: "10.0.0.9", field: "netmask", growth: 0, kind: "RAM", direction: "tx", basis: "decimal", io_size: 32, rw: 0.5,
  pattern: "random", raid: "RAID-5", boot_disk_gib: 128, keep_free: 0.2, value: 1, from_unit: "MB/s", to_unit: "Gb/s",
  iops_tcp: 100, cpu_tcp: 90, iops_rdma: 120, cpu_rdma: 90, what: "saved", medium: "vSAN", which: "published",
  outstanding: 8, latency_ms: 1, unit: "MB/s", write_iops: 100, md: 1.4, mr: 1.25, compression: 1,
  sockets_per_host: 2, cores_per_socket: 16, limit: 5000, raw_tib: 100, edition: "VCF", usable_tib: 10,
  host_reserve: 1, ops_reserve: 0.1, lfs_overhead: 0.1, other_overhead: 0, disks_per_host: 5, disk_tb: 6.4,
  active_share: 0.3, capacity_disks_per_host: 8, dram_gib: 1024, esxi_gib: 100, failures: 1, gib: 8000,
  host_raid: "RAID-1", hosts_per_site: 6, lost_tib: 20, max_use: 0.8, mirrored: 0.7, nic_gbit: 25, nic_share: 0.5,
  nvme_ratio: 1, octet: 1, reduction: 1.5, site_raid: "RAID-5", state: "steady", vcpu: 1200, vcpu_per_core: 4,
  components: 600, test: 110, baseline: 100, p95_ms: 6, average_ms: 2,
}; // prettier-ignore

/** Ranges: TRUE may be a value of theirs. */
const RANGES: Readonly<Record<string, HostArgument>> = {
  networks: [["10.0.0.0/24"]],
  results: [["a"]],
  names: [["a"]],
  used: [["10.0.0.0/26"]],
};

/** Errors about these arguments say only what the value is: IOPS, or a number of hosts. */
const UNNAMED = ["n", "iops_tcp", "iops_rdma", "write_iops", "limit"];

const cases = sourceHelp
  // An address that is not valid is its answer, not its error.
  .filter(({ id }) => id !== "IPV4_IS_VALID")
  .flatMap(({ id, parameters }) =>
    parameters
      .filter(({ name }) => Object.hasOwn(VALID, name) && !UNNAMED.includes(name))
      .map(({ name }) => [id, name, parameters] as const),
  );

test.each(cases)("%s: TRUE as %s is an error that names the argument", (id, wrong, parameters) => {
  const args = parameters.map(({ name }) => {
    if (name === wrong) return true;
    if (id === "SIZE_CONVERT" && name.endsWith("_unit")) return "GB";
    return id === "IPV4_VLSM" && name === "hosts" ? [[6]] : (VALID[name] ?? RANGES[name] ?? null);
  });
  const [[answer = null] = []] = sourceFunctions.call(id, args);
  const message = isHostError(answer) ? (answer.message ?? "") : `no error: ${String(answer)}`;
  expect(message).toMatch(new RegExp(`\\b${wrong}\\b`));
});
