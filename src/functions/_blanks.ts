import { badInput } from "../model/errors";
import type { Cell, Value } from "./_cell";

/*
 * The rule for blank cells, for all functions. Excel on the web passes a blank cell as null or "", desktop Excel as the
 * number 0 (docs/decisions: blank cells), so that each argument must have one answer for all three:
 *
 * "omitted": 0 is never a value, so it is a blank cell, and a blank cell is an omitted argument.
 * "zero":    0 is a value, and a blank cell is 0, as for Excel's own functions.
 * "refused": 0 is a value that takes a safety margin away. A blank cell and a 0 are refused; `none` says it.
 * "reader":  the function that reads it looks at other arguments first: a mask may stand in the address.
 */
type Blank = "omitted" | "zero" | "refused" | "reader";

const omitted = (enter: string) => ({ blank: "omitted", enter }) as const;
const zero = (enter: string) => ({ blank: "zero", enter }) as const;
const refused = (enter: string) => ({ blank: "refused", enter }) as const;
const reader = (enter: string) => ({ blank: "reader", enter }) as const;

const GHZ = zero("GHz such as 3.6");
const IOPS = zero("IOPS such as 120000");
const HOSTS = omitted("a number of hosts such as 6");
const ADDRESS = omitted("an address such as 10.1.2.3");
const EITHER = omitted("an address or network such as 10.1.2.0/26");
const NETWORK = omitted("a network such as 10.1.2.0/26");
const SHARE = refused("none for no reserve, or a share such as 10%");

/** Every argument of every function: what a blank cell means there, and what to enter. */
export const ARGUMENTS = {
  a: EITHER,
  active_share: omitted("a share such as 25%"),
  address: ADDRESS,
  average_ms: omitted("a latency in ms such as 0.5"),
  b: EITHER,
  baseline: omitted("the figure of the baseline"),
  basis: omitted("published or decimal"),
  boot_disk_gib: omitted("the size of the boot disk in GiB such as 128"),
  capacity_disks_per_host: omitted("a number of disks such as 8"),
  capacity_ghz: omitted("the GHz of the cluster"),
  components: zero("a number of components such as 600"),
  compression: omitted("1 or more"),
  core_ghz: omitted("the base clock such as 3.6"),
  cores: omitted("a number of cores such as 16"),
  cores_per_socket: omitted("a number of cores such as 16"),
  cpu: GHZ,
  cpu_rdma: omitted("what the test showed"),
  cpu_tcp: omitted("what the test showed"),
  direction: omitted("tx or rx"),
  disk_tb: omitted("the size of a disk in TB such as 6.4"),
  disks_per_host: omitted("a number of disks such as 5"),
  dram_gib: omitted("the GiB of DRAM such as 1024"),
  edition: omitted("VCF, VVF or other"),
  esxi_gib: refused("none, or GiB such as 100"),
  esxi: omitted("8.0, 7.0 or unknown"),
  estimate: omitted("plan, low, high or label"),
  failures: refused("none for no failure, or 1"),
  field: omitted("a field such as network"),
  first: ADDRESS,
  from_unit: omitted("the unit of the value"),
  function_name: omitted("a name such as VSAN_GHZ"),
  ghz: GHZ,
  gib: omitted("the GiB of all VMs such as 8000"),
  growth: zero("a share such as 20%"),
  host_raid: omitted("a layout such as RAID-5"),
  host_reserve: refused("none for no host, or 1"),
  hosts: HOSTS,
  hosts_per_site: omitted("a number of hosts such as 4"),
  idle_cpu: GHZ,
  io_size: omitted("a size such as 32K"),
  iops: IOPS,
  iops_rdma: omitted("IOPS such as 120000"),
  iops_tcp: omitted("IOPS such as 120000"),
  keep_free: SHARE,
  kind: omitted("RAM, function call, 25GbE, RoCE or gRPC"),
  last: ADDRESS,
  latency_ms: zero("a latency in ms such as 0.5"),
  lfs_overhead: refused("none for no overhead, or a share such as 13.1%"),
  limit: omitted("an IOPS limit such as 5000"),
  lost_tib: omitted("the TiB to rebuild such as 20"),
  mask: reader("/24 or 255.255.255.0"),
  max_use: omitted("a share such as 80%"),
  md: omitted("1 or more"),
  medium: omitted("RAM, network, NVMe or vSAN"),
  mirrored: refused("none for no mirror, or a share such as 70%"),
  mr: omitted("1 or more"),
  n: zero("a number such as 1"),
  name: omitted("the name of an HCIBench test case"),
  network: NETWORK,
  new_prefix: reader("a prefix length such as 26"),
  nic_gbit: omitted("the Gb/s of a host such as 25"),
  nic_share: omitted("a share such as 50%"),
  nvme_ratio: zero("a ratio such as 1"),
  octet: zero("a number from 0 to 255"),
  ops_reserve: SHARE,
  other_overhead: zero("a share such as 10%"),
  outstanding: zero("outstanding I/O such as 144"),
  p95_ms: zero("a latency in ms such as 2"),
  pattern: omitted("random or sequential"),
  raid: omitted("a layout such as RAID-5"),
  ram_gib: omitted("the GiB of the host such as 512"),
  raw_tib: zero("TiB such as 174.6"),
  reduction: omitted("1 or more"),
  release: omitted("a vSAN release such as 9.1"),
  reserve: zero("a number of addresses such as 1"),
  rw: zero("read, write, 70% or 70/30"),
  site_raid: omitted("a layout such as RAID-5"),
  sockets: omitted("a number of sockets such as 2"),
  sockets_per_host: omitted("a number of sockets such as 2"),
  state: omitted("steady or after failure"),
  tb: omitted("the size of a disk in TB such as 6.4"),
  test: zero("the figure of the test"),
  throughput: zero("a throughput such as 22541 MiB/s"),
  to_unit: omitted("the unit of the result"),
  unit: omitted("a unit such as MB/s"),
  usable_tib: omitted("TiB such as 100"),
  value: zero("a number, or a text with its unit"),
  vcpu: omitted("a number of vCPU such as 1200"),
  vcpu_per_core: omitted("a number such as 4"),
  what: omitted("saved or gain"),
  which: omitted("published or corrected"),
  write_iops: IOPS,
} as const satisfies Readonly<Record<string, { blank: Blank; enter: string }>>;

/** The name of an argument that is read cell by cell. */
export type ArgumentName = keyof typeof ARGUMENTS;

/** A required argument is blank; an array shows such an element as an empty text. */
export class BlankArgument extends Error {}

/**
 * What a required argument holds.
 *
 * @throws BlankArgument for a blank cell.
 */
export function required(name: ArgumentName, cell: Cell): Value {
  if (cell !== null && cell !== 0) return cell;
  const { blank, enter } = ARGUMENTS[name];
  if (cell === null) throw new BlankArgument(`${name} is blank: enter ${enter}`);
  if (blank === "omitted") throw new BlankArgument(`${name} is 0 or blank: enter ${enter}`);
  return cell;
}

/**
 * A demand. 0 is a blank cell, though the argument of other functions may be 0.
 *
 * @throws BlankArgument for 0.
 */
export function demanded(name: ArgumentName, amount: number): number {
  if (amount !== 0) return amount;
  throw new BlankArgument(`${name} is 0 or blank: enter ${ARGUMENTS[name].enter}`);
}

/**
 * What a cell of an optional argument holds; `null` is an omitted argument.
 *
 * @throws DomainError where a blank cell could be taken for a 0 that takes a safety margin away.
 */
export function optional(name: ArgumentName, cell: Cell): Cell {
  if (cell !== null && cell !== 0) return cell;
  const { blank, enter } = ARGUMENTS[name];
  switch (blank) {
    case "omitted":
      return null;
    case "zero":
      return 0;
    case "refused":
      throw badInput(`${name} is 0 or blank: enter ${enter}; or omit it`);
    case "reader":
      return cell;
  }
}

/** Whether a cell of a list is blank: a list of addresses, names or tests never holds a number 0. */
export function isBlankInList(cell: Cell): cell is null | 0 {
  return cell === null || cell === 0;
}

/** Whether nothing is given for an argument: it is omitted, or its cells are blank. */
export function isOmitted(cells: readonly (readonly Cell[])[]): boolean {
  return cells.every((row) => row.every(isBlankInList));
}
