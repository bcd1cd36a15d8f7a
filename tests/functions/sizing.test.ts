import { isHostError, type HostArgument, type HostValue } from "../../src/functionsHost";
import { enumerationFor } from "../../src/functions/_enums";
import { sourceFunctions } from "../sourceFunctions";

const call = (id: string, ...args: HostArgument[]): HostValue[][] => sourceFunctions.call(id, args);

/** The only cell of an answer, an error as its message. */
function only(id: string, ...args: HostArgument[]): HostValue {
  const [[cell = null] = []] = call(id, ...args);
  return isHostError(cell) ? `${cell.error} ${cell.message ?? ""}` : cell;
}

const SEVERAL = "of one cluster: enter a part of it, plan several clusters one by one and add them up";

test.each<[string, HostArgument[], string]>([
  ["VSAN_HOSTS_FOR_TIB", ["5 PB", 5, 6.4], `usable_tib "5 PB" needs more than the 64 hosts ${SEVERAL}`],
  [
    "CPU_HOSTS_FOR_GHZ",
    ["5900 GHz", 2, 16, 3.6],
    `ghz "5900 GHz" with failures 1 needs more than the 64 hosts ${SEVERAL}`,
  ],
  [
    "CPU_HOSTS_FOR_VCPU",
    [16_129, 2, 32],
    `vcpu 16129 with failures 1 needs more than the 64 hosts ${SEVERAL}`,
  ],
  [
    "RAM_HOSTS_FOR_GIB",
    ["60 TB", 1024],
    `gib "60 TB" with failures 1 needs more than the 64 hosts ${SEVERAL}`,
  ],
  [
    "VSAN_STRETCHED_TIB",
    [21, 5, 6.4],
    "hosts_per_site 21 is more than a site has: enter 20 or fewer; calculate several clusters one by one and add them up",
  ],
  [
    "VSAN_TWO_NODE_TIB",
    [5, 6.4, "RAID-6"],
    "host_raid RAID-6 4+2 needs 6 disks or more, and disks_per_host is 5: use more disks or another layout",
  ],
  [
    "VSAN_STRETCHED_TIB",
    [2, 5, 6.4],
    "site_raid RAID-5 needs 3 hosts per site or more, and hosts_per_site is 2: use more hosts per site or another layout",
  ],
  [
    "VSAN_STRETCHED_TIB",
    [6, 5, 6.4, "FTT=1"],
    'site_raid "FTT=1" can be read as RAID-1 and as RAID-5: enter RAID-1 or RAID-5',
  ],
  [
    "VSAN_RESYNC_HOURS",
    [20, 6, 25_000],
    'nic_gbit 25000 can be read as 25000 Gb/s and as 25000 Mb/s: enter 25 or "25000 Mb/s"',
  ],
  ["VSAN_RESYNC_HOURS", [20, 6, 25, null, "0%"], "nic_share is 0%: enter a share such as 50%"],
  ["RAM_TIERED_GIB", [1024, 5], "nvme_ratio 5 is above 4: enter a smaller number"],
  ["RAM_TIERED_GIB", [1024, 1, "0%"], "active_share is 0%: enter a share such as 25%"],
  [
    "OSA_USABLE_TIB",
    [6, 8, 3.84, "RAID-5 4+1"],
    'raid "RAID-5 4+1" is an ESA layout; this function is for OSA, whose RAID-5 is 3+1: enter RAID-5',
  ],
  ["STORAGE_LATENCY_MS", [144, 0], "iops is 0 or blank: enter the I/O rate, such as 120000"],
  ["STORAGE_IO_KIB", [100, 0], "iops is 0 or blank: enter the I/O rate, such as 120000"],
  [
    "SIZE_CONVERT",
    [32, null, "GB"],
    'value 32 has no unit: enter from_unit, such as GiB, or a text such as "128 GiB"',
  ],
  [
    "SIZE_CONVERT",
    ["32 GiB", "GiB", "GB"],
    'value "32 GiB" has a unit: omit from_unit, or remove the unit from the value',
  ],
  ["SIZE_CONVERT", [32, "GB", "km"], 'to_unit "km" is not a unit of size: enter GiB'],
  [
    "IPV4_FREE",
    ["10.1.2.0/24", "10.1.2.5-10"],
    'used "10.1.2.5-10" is a range in its short form: enter 10.1.2.5-10.1.2.10',
  ],
  [
    "IPV4_NEXT_FREE",
    ["10.1.2.0/24", "10.1.2.5", 0],
    'new_prefix is 0 or blank: enter a prefix length such as 26, or "/0"',
  ],
  ["IPV4_SET_OCTET", ["10.1.2.3", 4, 256], "octet 256 is not 0 to 255"],
])("%s%j: %s", (id, args, message) => {
  expect(only(id, ...args)).toMatch(/^#(VALUE!|N\/A) /);
  expect(String(only(id, ...args)).replace(/^#\S+ /, "")).toBe(message);
});

// What the hosts of a full cluster still carry.
test.each<[string, HostArgument[]]>([
  ["CPU_HOSTS_FOR_GHZ", [5806, 2, 16, 3.6]],
  ["CPU_HOSTS_FOR_VCPU", [16_128, 2, 32]],
  ["RAM_HOSTS_FOR_GIB", [63 * 924, 1024]],
  ["VSAN_HOSTS_FOR_TIB", [1167, 5, 6.4]],
])("%s%j is 64", (id, args) => {
  expect(only(id, ...args)).toBe(64);
});

test("a demand of 0 is a blank cell in every mode", () => {
  const demands: [string, string, HostArgument[]][] = [
    ["VSAN_HOSTS_FOR_TIB", "usable_tib", [5, 6.4]],
    ["CPU_HOSTS_FOR_GHZ", "ghz", [2, 16, 3.6]],
    ["CPU_HOSTS_FOR_VCPU", "vcpu", [2, 32]],
    ["RAM_HOSTS_FOR_GIB", "gib", [1024]],
    ["VSAN_RESYNC_HOURS", "lost_tib", [6, 25]],
  ];
  for (const [id, name, rest] of demands) {
    for (const blank of [0, null, ""]) {
      expect(only(id, [[blank]], ...rest)).toMatch(new RegExp(`^#VALUE! ${name} is (0 or )?blank: enter `));
      expect(call(id, [[20], [blank]], ...rest)[1]).toEqual([""]);
    }
  }
});

test("a blank nvme_ratio is not a tier, an omitted one the default of the product", () => {
  expect(["", 0].map((blank) => only("RAM_TIERED_GIB", 1024, [[blank]]))).toEqual([1024, 1024]);
  expect(only("RAM_TIERED_GIB", 1024)).toBe(2048);
});

test("a host that ESXi and vSAN fill has no RAM for VMs", () => {
  expect(only("RAM_HOSTS_FOR_GIB", 100, 100)).toBe(
    "#VALUE! esxi_gib 100 leaves nothing of ram_gib 100: enter less, or the RAM of the host",
  );
  expect(only("RAM_HOSTS_FOR_GIB", 100, 100, "none", "none")).toBe(1);
});

test("the functions agree with each other", () => {
  // The capacity of six hosts asks for six; its rebuild is the slower the fewer hosts there are.
  expect(only("VSAN_HOSTS_FOR_TIB", only("VSAN_USABLE_TIB", 6, 5, 6.4) as number, 5, 6.4)).toBe(6);
  expect(Number(only("VSAN_RESYNC_HOURS", 20, 12, 25))).toBeLessThan(
    Number(only("VSAN_RESYNC_HOURS", 20, 6, 25)),
  );
  // One site with the share kept free instead of reserves.
  const site = only("VSAN_USABLE_TIB", 6, 5, 6.4, "RAID-5", "none", "25%");
  expect(only("VSAN_STRETCHED_TIB", 6, 5, 6.4)).toBeCloseTo(Number(site), 9);
  const iops = only("STORAGE_IOPS_AT", 144, 6.38) as number;
  expect(only("STORAGE_LATENCY_MS", 144, iops)).toBeCloseTo(6.38, 9);
  expect(only("STORAGE_IOPS", 1000, only("STORAGE_IO_KIB", 1000, 12_345) as number)).toBeCloseTo(12_345, 6);
});

test("overlaps are named as they are typed, blank cells omitted", () => {
  const list = [["10.1.0.0/16"], [""], ["10.2.0.0/24"], [" 10.1.2.5 - 10.1.2.9"], [0], ["10.1.2.9/32"]];
  expect(call("IPV4_OVERLAP_LIST", list)).toEqual([
    ["10.1.0.0/16", "10.1.2.5 - 10.1.2.9"],
    ["10.1.0.0/16", "10.1.2.9/32"],
    ["10.1.2.5 - 10.1.2.9", "10.1.2.9/32"],
  ]);
});

test("each size of a column gets its first free network", () => {
  expect(
    call("IPV4_NEXT_FREE", "10.1.2.0/24", [["10.1.2.0-10.1.2.9"], [null]], [[28], [25], [24]]),
  ).toMatchObject([
    ["10.1.2.16/28"],
    ["10.1.2.128/25"],
    [{ error: "#N/A", message: "no /24 is free in 10.1.2.0/24" }],
  ]);
});

test.each([
  ["VSAN_TWO_NODE_TIB", "host_raid", "RAID-5 4+1"],
  ["VSAN_STRETCHED_TIB", "site_raid", "RAID-5"],
  ["OSA_USABLE_TIB", "raid", "RAID-5 3+1"],
  ["VSAN_HOSTS_FOR_TIB", "state", "after failure"],
  ["SIZE_CONVERT", "to_unit", "TiB"],
  ["RATE_CONVERT", "to_unit", "MB/s"],
])("Excel offers for %s, argument %s, words that it reads, such as %s", (id, parameter, word) => {
  const words = enumerationFor(id, parameter)?.words.map(([one]) => one) ?? [];
  expect(words).toContain(word);
  const values: Record<string, (one: string) => HostArgument[]> = {
    host_raid: (one) => [7, 6.4, one],
    site_raid: (one) => [8, 5, 6.4, one],
    raid: (one) => [8, 8, 3.84, one],
    state: (one) => [100, 5, 6.4, null, null, null, null, null, one],
    to_unit: (one) => [1, id === "SIZE_CONVERT" ? "GB" : "MB/s", one],
  };
  const refused = words.filter((one) => typeof only(id, ...(values[parameter]?.(one) ?? [])) !== "number");
  expect(refused).toEqual([]);
});
