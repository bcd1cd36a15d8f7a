import { parseInterface } from "../../src/model/ipv4/network";
import { planSubnets } from "../../src/model/ipv4/vlsm";
import { vlsmTable } from "../../src/model/ipv4/vlsmTable";
import { ipPlan } from "../../src/templates/ipPlan/ipPlan";
import { recalculate, type Entries } from "./recalculate";

const plan = ipPlan.plan();

const NONE = Array<null>(4).fill(null);

/** Networks with a reserved gateway, in place of the six of the example. */
function networks(hosts: readonly number[], names: readonly string[]): Entries {
  const each = (value: (i: number) => string | number) =>
    Array.from({ length: 6 }, (_, i) => (i < hosts.length ? value(i) : null));
  return {
    "nets.name": each((i) => names[i] ?? ""),
    "nets.hosts": each((i) => hosts[i] ?? 0),
    "nets.growth": each(() => 0),
    "nets.reserved": each(() => 1),
    "nets.stretched": each(() => "no"),
    "nets.vlan": each((i) => 10 * (i + 1)),
    "nets.mtu": each(() => 1500),
  };
}

/** What a column shows in its filled rows. */
function filled(id: string, entries: Entries = {}): unknown[] {
  return recalculate(plan, entries)
    .values(id)
    .filter((value) => value !== "" && value !== null);
}

const NONE_RESERVED: Entries = {
  "nets.reserved": [0, 0, 0, 0, 0, 0],
  "nets.hosts": [300, 126, 100, 62, 62, 2],
};

test("the example fits: six networks with their gateways take 904 of 1,024 addresses", () => {
  const sheet = recalculate(plan);
  expect(sheet.value("verdict")).toBe(
    "✔ Fits: the plan takes 904 of 1,024 addresses, and 6 hosts get theirs",
  );
  expect(filled("plan.finding")).toEqual(Array(6).fill("none"));
});

test("six networks without reserved addresses take 900 of 1,024 addresses", () => {
  const sheet = recalculate(plan, NONE_RESERVED);
  expect(sheet.values("plan.subnet").slice(0, 6)).toEqual([
    "172.31.216.0/23",
    "172.31.218.0/25",
    "172.31.218.128/25",
    "172.31.219.0/26",
    "172.31.219.64/26",
    "172.31.219.128/30",
  ]);
  expect(sheet.number("size")).toBe(1024);
  expect(sheet.number("total")).toBe(900);
  expect(sheet.value("verdict")).toBe(
    "▲ Fits, but check VM: no gateway reserved (findings on 6 of 6 networks)",
  );
  expect(filled("free.block", NONE_RESERVED)).toEqual([
    "172.31.219.132/30",
    "172.31.219.136/29",
    "172.31.219.144/28",
    "172.31.219.160/27",
    "172.31.219.192/26",
  ]);
});

test("with a gateway reserved in each they take 1,160 and no longer fit", () => {
  const sheet = recalculate(plan, { ...NONE_RESERVED, "nets.reserved": [1, 1, 1, 1, 1, 1] });
  expect(sheet.values("needs.prefix").slice(0, 6)).toEqual([23, 24, 25, 25, 25, 29]);
  expect(sheet.number("total")).toBe(1160);
  expect(sheet.number("missing")).toBe(136);
  expect(sheet.value("verdict")).toBe(
    "✖ Does not fit: the plan takes 1,160 of 1,024 addresses: 136 are missing",
  );
  expect(sheet.values("plan.subnet")).toEqual(Array(12).fill(""));
});

test.each([0, 5])("a network called Name in row %d gets a subnet of its own", (row) => {
  const names = ["VM", "NSX TEP", "Management", "vMotion", "vSAN", "Witness"].map((name, i) =>
    i === row ? "name" : name,
  );
  const sheet = recalculate(plan, { "nets.name": names });
  const subnets = sheet.values("plan.subnet").filter((subnet) => subnet !== "" && subnet !== null);
  expect(subnets).toHaveLength(names.length);
  expect(new Set(subnets).size).toBe(names.length);
  expect(subnets).not.toContain(0);
});

test.each([
  ["10.0.0.0/20", 0.2, 1],
  ["192.168.0.0/16", 1, 3],
  ["10.1.0.0 255.255.0.0", 0.07, 2],
])("in %s with growth %d and %d reserved it is the plan of the model", (supernet, growth, reserve) => {
  const sheet = recalculate(plan, {
    supernet,
    "nets.hosts": [300, 126, 100, 62, 62, 2],
    "nets.growth": Array<number>(6).fill(growth),
    "nets.reserved": Array<number>(6).fill(reserve),
  });
  const demands = [
    { name: "VM", hosts: 300 },
    { name: "NSX TEP", hosts: 126 },
    { name: "Management", hosts: 100 },
    { name: "vMotion", hosts: 62 },
    { name: "vSAN", hosts: 62 },
    { name: "Witness", hosts: 2 },
  ];
  const rows = vlsmTable(planSubnets(parseInterface(supernet), demands, { growth, reserve })).slice(1);
  for (const [name, , needed, network, , first, last, , usable] of rows) {
    const at = sheet.values("plan.name").indexOf(name ?? "");
    const cell = (column: string) => sheet.values(`plan.${column}`)[at];
    expect([name, cell("subnet"), cell("first"), cell("last")]).toEqual([name, network, first, last]);
    expect([cell("used"), cell("usable"), cell("free")]).toEqual([
      needed,
      usable,
      Number(usable) - Number(needed),
    ]);
    expect(cell("gateway")).toBe(first);
  }
});

test("the plan fits to the last address and not beyond it", () => {
  const entries = (hosts: number): Entries => ({
    supernet: "10.0.0.0/24",
    ...networks([126, hosts], ["a", "b"]),
    "nets.reserved": [0, 0, ...NONE],
  });
  const full = recalculate(plan, entries(126));
  expect(full.number("missing")).toBe(0);
  expect(full.value("free.block", 1)).toBe("nothing is left");
  expect(recalculate(plan, entries(127)).number("missing")).toBe(128);
});

/** A plan of one network, and of hosts in it alone, in which nothing is to be found. */
const QUIET: Entries = {
  ...networks([60], ["vSAN"]),
  dns1: null,
  dns2: null,
  "roles.network": ["vSAN", null, null, null],
  "roles.vmk": ["vmk0", null, null, null],
};

/** The quiet plan with its hosts' tunnel endpoints in the network, in place of vSAN. */
const TUNNELS: Entries = {
  "roles.network": [null, null, null, "vSAN"],
  "roles.vmk": [null, null, null, "vmk10, vmk11"],
};

/** The quiet plan with entries; columns of its networks are typed as far as they go, and empty below. */
function quiet(entries: Entries): Entries {
  const filledUp = Object.entries(entries).map(([id, value]) => [
    id,
    id.startsWith("nets.") && Array.isArray(value)
      ? [...value, ...Array<null>(6 - value.length).fill(null)]
      : value,
  ]);
  return { ...QUIET, ...(Object.fromEntries(filledUp) as Entries) };
}

describe("findings", () => {
  const finding = (entries: Entries) => recalculate(plan, quiet(entries)).value("plan.finding", 1);

  test.each<[string, Entries, string]>([
    ["nothing", {}, "none"],
    ["a full subnet", { "nets.hosts": [61 + 64] }, "exactly full"],
    ["one address short of full", { "nets.hosts": [60 + 64] }, "none"],
    ["no gateway", { "nets.reserved": [0], "nets.hosts": [60] }, "no gateway reserved"],
    ["MTU as the switches'", { "nets.mtu": [9000], switchMtu: 9000 }, "none"],
    ["MTU above the switches'", { "nets.mtu": [9000], switchMtu: 8999 }, "MTU above that of the switches"],
    ["MTU between sites, not stretched", { "nets.mtu": [9000], siteMtu: 1500 }, "none"],
    [
      "MTU between sites, stretched",
      { "nets.mtu": [9000], siteMtu: 8999, "nets.stretched": ["yes"] },
      "MTU above that between the sites",
    ],
    ["MTU between sites, enough", { "nets.mtu": [9000], siteMtu: 9000, "nets.stretched": ["yes"] }, "none"],
    ["no VLAN", { "nets.vlan": [null] }, "no VLAN"],
    ["overlap, named", { "used.block": ["172.31.216.32/27"] }, "overlaps Office"],
    ["a block beside it", { "used.block": ["172.31.216.64/27"] }, "none"],
    [
      "overlap with a block that nobody named",
      { "used.what": [null], "used.block": ["172.31.0.0/16"] },
      "overlaps 172.31.0.0/16",
    ],
    ["public addresses", { supernet: "8.8.0.0/22" }, "not private: Global Unicast"],
    ["shared addresses", { supernet: "100.64.0.0/22" }, "shared space (RFC 6598)"],
    ["multicast", { supernet: "224.0.0.0/22" }, "not usable by hosts: Multicast"],
    ["the last range before multicast", { supernet: "223.255.252.0/22" }, "not private: Global Unicast"],
    ["loopback", { supernet: "127.0.0.0/22" }, "not usable by hosts: Loopback"],
    ["this network", { supernet: "0.0.0.0/0" }, "not usable by hosts: This host on this network"],
    ["reserved addresses", { supernet: "240.0.0.0/22" }, "not usable by hosts: Reserved"],
    [
      "MTU that Geneve does not fit",
      { ...TUNNELS, "nets.mtu": [1599] },
      "MTU below the 1,600 that Geneve needs",
    ],
    [
      "MTU that Geneve needs",
      { ...TUNNELS, "nets.mtu": [1600] },
      "MTU below the 1,700 recommended for Geneve",
    ],
    [
      "MTU just below the recommended",
      { ...TUNNELS, "nets.mtu": [1699] },
      "MTU below the 1,700 recommended for Geneve",
    ],
    ["MTU recommended for Geneve", { ...TUNNELS, "nets.mtu": [1700] }, "none"],
    ["MTU of a network without tunnel endpoints", { "nets.mtu": [1500] }, "none"],
  ])("%s", (_, entries, expected) => {
    expect(finding(entries)).toBe(expected);
  });

  test("one VLAN for two networks", () => {
    const both = { ...networks([10, 10], ["a", "b"]), "nets.vlan": [10, 10] };
    expect(recalculate(plan, quiet(both)).value("plan.finding", 1)).toBe("VLAN used twice");
  });
});

const ALL_WELL =
  "✔ Fits: the plan takes 64 of 1,024 addresses, and 6 hosts get theirs (none for vMotion, vSAN, NSX TEP)";

const ROLE = (network: string): Entries => ({ "roles.network": [network, null, null, null] });

test.each<[string, Entries, string]>([
  ["all is well", {}, ALL_WELL],
  ["no supernet", { supernet: "172.31.216/22" }, "? Not known: Site supernet is 172.31.216/22: enter a network such as 172.31.216.0/22"],
  ["a blank supernet", { supernet: null }, "? Not known: Site supernet is empty"],
  ["no networks", networks([], []), "? Not known: no network is filled in"],
  ["two of one name", networks([60, 2], ["vSAN", "VSAN"]), "✖ Does not fit: more than one network is named vSAN"],
  ["an overlap", { "used.block": ["172.31.216.0/30"] }, "✖ Does not fit: vSAN overlaps Office (1 of 1 networks overlaps blocks in use)"],
  ["a finding", { "nets.vlan": [null] }, "▲ Fits, but check vSAN: no VLAN (findings on 1 of 1 networks)"],
  ["a row without hosts", { "nets.hosts": [null] }, "? Not known: Hosts now on sheet Networks (row 1) is empty"],
  ["a row without growth", { "nets.growth": [null] }, "? Not known: Growth on sheet Networks (row 1) is empty"],
  ["a block that is none", { "used.block": ["office"] }, "? Not known: Block on sheet Networks (row 1) is office: enter a network such as 10.1.2.0/24"],
  ["a name without a block", { "used.block": [null] }, "? Not known: Block on sheet Networks (row 1) is empty"],
  ["hosts in a network that is not planned", ROLE("VM"), "? Not known: Network on sheet Hosts (row 1) is VM: enter a network of the plan"],
  ["a supernet without a prefix", { supernet: "172.31.216.0" }, "? Not known: Site supernet is 172.31.216.0: enter a network such as 172.31.216.0/22"],
  ["a supernet with a netmask", { supernet: " 172.31.216.0  255.255.252.0 " }, ALL_WELL],
  ["multicast", { supernet: "239.0.0.0/22" }, "✖ Does not fit: vSAN is in a range that hosts cannot use (Multicast)"],
  ["a DNS server with a host's address", { dns1: "172.31.216.16" }, "✖ Does not fit: Management takes the address of DNS server 1 (sheet Hosts)"],
  ["an NTP server with a host's address", { ntp: "172.31.216.11" }, "✖ Does not fit: Management takes the address of NTP server (sheet Hosts)"],
  ["a DNS server behind the hosts", { dns1: "172.31.216.17", dns2: "172.31.216.10" }, ALL_WELL],
  ["the last address", { start: 57 }, ALL_WELL],
  ["one host too many", { start: 58 }, "✖ Does not fit: vSAN is short of 1 address for 6 hosts (sheet Hosts)"],
  ["the gateway's address", { start: 1 }, "✖ Does not fit: the hosts begin inside the reserved addresses of vSAN (sheet Hosts)"],
])("verdict: %s", (_, entries, verdict) => {
  expect(recalculate(plan, quiet(entries)).value("verdict")).toBe(verdict);
}); // prettier-ignore

test("64 hosts do not fit where a network lacks addresses for them, in a /16 either", () => {
  const verdict = (entries: Entries) =>
    recalculate(plan, { supernet: "10.1.0.0/16", clusterHosts: 64, ...entries }).value("verdict");
  expect(verdict({})).toBe("✖ Does not fit: vMotion is short of 12 addresses for 64 hosts (sheet Hosts)");
  expect(verdict({ "nets.hosts": [300, 250, 100, 100, 100, 2] })).toBe(
    "✔ Fits: the plan takes 1,160 of 65,536 addresses, and 64 hosts get theirs",
  );
});

test("what is not filled in stays empty, and of a row that is half filled in nothing follows", () => {
  const columns = ["subnet", "gateway", "first", "last", "usable", "used", "free", "finding"];
  const sheet = recalculate(plan, QUIET);
  for (const column of columns) expect(sheet.values(`plan.${column}`).slice(1)).toEqual(Array(11).fill(""));
  const half = recalculate(plan, quiet({ "nets.name": ["vSAN", "VM"] }));
  for (const column of columns) expect(half.values(`plan.${column}`)).toEqual(Array(12).fill(""));
});

describe("host addresses", () => {
  test("six hosts from .11 on, two TEPs each", () => {
    const sheet = recalculate(plan);
    const row = (i: number) =>
      ["name", "management", "vmotion", "vsan", "tep1", "tep2"].map(
        (id) => sheet.values(`addresses.${id}`)[i],
      );
    expect(row(0)).toEqual([
      "esx01.example.com",
      "172.31.218.139",
      "172.31.219.11",
      "172.31.219.75",
      "172.31.218.11",
      "172.31.218.12",
    ]);
    expect(row(5)).toEqual([
      "esx06.example.com",
      "172.31.218.144",
      "172.31.219.16",
      "172.31.219.80",
      "172.31.218.21",
      "172.31.218.22",
    ]);
    expect(row(6)).toEqual(Array(6).fill(""));
  });

  test("64 hosts fill 64 rows; what a subnet does not have is reported", () => {
    const sheet = recalculate(plan, { clusterHosts: 64 });
    expect(filled("addresses.management", { clusterHosts: 64 })).toHaveLength(64);
    expect(sheet.values("addresses.vsan")[51]).toBe("172.31.219.126");
    expect(sheet.values("addresses.vsan")[52]).toBe("none left");
    expect(sheet.values("roles.finding")).toEqual([
      "enough",
      "short of 12 addresses",
      "short of 12 addresses",
      "short of 12 addresses",
    ]);
  });

  test("the last address is enough, the reserved ones are not given away", () => {
    const finding = (entries: Entries) => recalculate(plan, entries).values("roles.finding")[2];
    expect(finding({ clusterHosts: 52 })).toBe("enough");
    expect(finding({ clusterHosts: 53 })).toBe("short of 1 address");
    const reserved = { supernet: "10.0.0.0/20", "nets.reserved": [3, 3, 3, 3, 3, 3] };
    expect(finding({ ...reserved, start: 4 })).toBe("enough");
    expect(finding({ ...reserved, start: 3 })).toBe("begins inside the reserved addresses");
  });

  test("two interfaces in one network do not share their addresses", () => {
    const sheet = recalculate(plan, { "roles.network": ["Management", "vSAN", " vsan", "NSX TEP"] });
    expect(sheet.values("roles.finding")).toEqual([
      "enough",
      "shares its addresses with vSAN",
      "shares its addresses with vMotion",
      "enough",
    ]);
    expect(sheet.value("verdict")).toBe(
      "✖ Does not fit: vMotion shares its addresses with vSAN (sheet Hosts)",
    );
  });

  test("a DNS server keeps its address: the second tunnel endpoint of a host does not get it", () => {
    const verdict = (dns2: string) => recalculate(plan, { dns2 }).value("verdict");
    expect(verdict("172.31.218.22")).toBe(
      "✖ Does not fit: NSX TEP takes the address of DNS server 2 (sheet Hosts)",
    );
    expect(verdict("172.31.218.23")).toMatch(/^✔/);
  });

  test("a network that the plan does not have has no addresses", () => {
    const sheet = recalculate(plan, { "roles.network": ["Mgmt"] });
    expect(sheet.value("roles.finding", 1)).toBe("no such network in the plan");
    expect(sheet.value("addresses.management", 1)).toBe("");
    expect(sheet.value("addresses.vsan", 1)).toBe("172.31.219.75");
  });
});

test("the cheat sheet moves from /0 to /32", () => {
  const cells = recalculate(plan).values("cheatSheet");
  expect(cells.slice(0, 2)).toEqual(["Prefix", "Netmask"]);
  expect(cells.slice(7, 9)).toEqual(["/0", "0.0.0.0"]);
  expect(cells.slice(33 * 7, 33 * 7 + 5)).toEqual(["/32", "255.255.255.255", "0.0.0.0", 1, 1]);
});

test("names are names: * and ? stand for nothing else", () => {
  const sheet = recalculate(plan, {
    "nets.name": ["V*", "VM", "Wit?ess", "vMotion", "vSAN", "Witness"],
    "roles.network": ["V*", "vMotion", "vSAN", "VM"],
  });
  expect(sheet.values("needs.twice").slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0]);
  expect(sheet.values("plan.subnet").slice(0, 3)).toEqual(["172.31.216.0/23", "172.31.218.0/25", "172.31.218.128/25"]);
  expect(sheet.values("roles.subnet")).toEqual(["172.31.216.0/23", "172.31.219.0/26", "172.31.219.64/26", "172.31.218.0/25"]);
}); // prettier-ignore

/** Cells that are neither blank nor empty by their formula. */
const given = (values: readonly unknown[]) => values.filter((value) => value !== "" && value !== null);

test("of more free blocks than the sheet lists, the last row has the number", () => {
  const used = (blocks: readonly string[]): Entries => ({
    supernet: "10.20.0.0/16",
    "used.what": Array.from({ length: 6 }, (_, i) => (i < blocks.length ? `block ${i + 1}` : null)),
    "used.block": Array.from({ length: 6 }, (_, i) => blocks[i] ?? null),
  });
  const blocks = [
    "10.20.32.8/29",
    "10.20.64.16/29",
    "10.20.96.40/29",
    "10.20.128.8/29",
    "10.20.160.40/29",
    "10.20.224.200/29",
  ];
  const sheet = recalculate(plan, used(blocks));
  expect([sheet.value("free.block", 1), sheet.value("free.size", 1)]).toEqual(["10.20.3.136/29", 8]);
  expect([
    sheet.value("free.block", 39),
    sheet.value("free.block", 40),
    sheet.value("free.size", 40),
  ]).toEqual(["10.20.128.16/28", "and 29 more", ""]);
  expect(given(sheet.values("allFree"))).toHaveLength(68);
  const few = recalculate(plan, used(blocks.slice(0, 3)));
  const listed = given(few.values("free.block"));
  expect(listed).toEqual(given(few.values("allFree")));
});

test.each([
  ["10.20.31.0/24", 40, "10.20.255.254/32", 1],
  ["10.20.31.128/25", 41, "and 2 more", ""],
])("with %s in use %d blocks are free: the last row is %s", (block, count, last, size) => {
  const sheet = recalculate(plan, {
    ...QUIET,
    supernet: "10.20.0.0/16",
    "used.what": ["a", "b", "c"],
    "used.block": ["10.20.255.255/32", "10.20.127.255/32", block],
  });
  expect(given(sheet.values("allFree"))).toHaveLength(count);
  expect([sheet.value("free.block", 40), sheet.value("free.size", 40)]).toEqual([last, size]);
});
