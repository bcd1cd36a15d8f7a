import { parseInterface } from "../../src/model/ipv4/network";
import { planSubnets } from "../../src/model/ipv4/vlsm";
import { vlsmTable } from "../../src/model/ipv4/vlsmTable";
import { ipPlan } from "../../src/templates/ipPlan/ipPlan";
import { recalculate, type Entries } from "./recalculate";

const plan = ipPlan.plan();

/** What a column shows in its filled rows. */
function filled(id: string, entries: Entries = {}): unknown[] {
  return recalculate(plan, entries)
    .values(id)
    .filter((value) => value !== "" && value !== null);
}

test("six networks without reserved addresses take 900 of 1,024 addresses", () => {
  const sheet = recalculate(plan);
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
  expect(sheet.value("verdict")).toBe("▲ Fits: 900 of 1,024 addresses, with findings on 6 of 6 networks");
  expect(filled("free.block")).toEqual([
    "172.31.219.132/30",
    "172.31.219.136/29",
    "172.31.219.144/28",
    "172.31.219.160/27",
    "172.31.219.192/26",
  ]);
});

test("with a gateway reserved in each they take 1,160 and no longer fit", () => {
  const sheet = recalculate(plan, { "nets.reserved": [1, 1, 1, 1, 1, 1] });
  expect(sheet.values("needs.prefix").slice(0, 6)).toEqual([23, 24, 25, 25, 25, 29]);
  expect(sheet.number("total")).toBe(1160);
  expect(sheet.number("missing")).toBe(136);
  expect(sheet.value("verdict")).toBe(
    "✖ Does not fit, because the plan takes 1,160 of 1,024 addresses: 136 are missing",
  );
  expect(sheet.values("plan.subnet")).toEqual(Array(12).fill(""));
});

test.each([
  ["10.0.0.0/20", 0.2, 1],
  ["192.168.0.0/16", 1, 3],
  ["10.1.0.0 255.255.0.0", 0.07, 2],
])("in %s with growth %d and %d reserved it is the plan of the model", (supernet, growth, reserve) => {
  const sheet = recalculate(plan, {
    supernet,
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
    "nets.name": ["a", "b", null, null, null, null],
    "nets.hosts": [126, hosts, null, null, null, null],
  });
  const full = recalculate(plan, entries(126));
  expect(full.number("missing")).toBe(0);
  expect(full.value("free.block", 1)).toBe("nothing is left");
  expect(recalculate(plan, entries(127)).number("missing")).toBe(128);
});

/** A plan of one network in which nothing is to be found. */
const QUIET: Entries = {
  "nets.name": ["vSAN", null, null, null, null, null],
  "nets.hosts": [60, null, null, null, null, null],
  "nets.reserved": [1],
};

describe("findings", () => {
  const finding = (entries: Entries) => recalculate(plan, { ...QUIET, ...entries }).value("plan.finding", 1);

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
  ])("%s", (_, entries, expected) => {
    expect(finding(entries)).toBe(expected);
  });

  test("one VLAN for two networks", () => {
    const both = { "nets.name": ["a", "b"], "nets.hosts": [10, 10], "nets.reserved": [1, 1] };
    expect(recalculate(plan, { ...QUIET, ...both, "nets.vlan": [10, 10] }).value("plan.finding", 1)).toBe(
      "VLAN used twice",
    );
  });
});

test.each<[string, Entries, string]>([
  ["all is well", {}, "✔ Fits: the plan takes 64 of 1,024 addresses"],
  [
    "no supernet",
    { supernet: "172.31.216/22" },
    "✖ Does not fit, because the supernet is no network: 172.31.216/22",
  ],
  ["a blank supernet", { supernet: null }, "✖ Does not fit, because the supernet is no network: "],
  [
    "no networks",
    { "nets.name": Array(6).fill(null), "nets.hosts": Array(6).fill(null) },
    "▲ Enter at least one network with its hosts",
  ],
  [
    "two of one name",
    { "nets.name": ["vSAN", "VSAN"], "nets.hosts": [60, 2] },
    "✖ Does not fit, because two networks have the same name",
  ],
  [
    "an overlap",
    { "used.block": ["172.31.216.0/30"] },
    "✖ Does not fit, because 1 of 1 networks overlap blocks in use",
  ],
  [
    "a row without hosts",
    { "nets.name": ["vSAN", "VM"] },
    "▲ A row has a name without hosts, or hosts without a name: it is not in the plan",
  ],
  [
    "a block that is none",
    { "used.block": ["office"] },
    "▲ A block in use is no network such as 10.1.2.0/24: it is not compared",
  ],
])("verdict: %s", (_, entries, verdict) => {
  expect(recalculate(plan, { ...QUIET, ...entries }).value("verdict")).toBe(verdict);
});

test("half-filled and empty rows stay empty", () => {
  const sheet = recalculate(plan, { ...QUIET, "nets.name": ["vSAN", "VM"] });
  for (const column of ["subnet", "gateway", "first", "last", "usable", "used", "free", "finding"]) {
    expect(sheet.values(`plan.${column}`).slice(1)).toEqual(Array(11).fill(""));
  }
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

  test("64 hosts fill 64 rows; what a subnet does not have is said", () => {
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
    expect(finding({ clusterHosts: 53 })).toBe("short of 1 addresses");
    const reserved = { supernet: "10.0.0.0/20", "nets.reserved": [3, 3, 3, 3, 3, 3] };
    expect(finding({ ...reserved, start: 4 })).toBe("enough");
    expect(finding({ ...reserved, start: 3 })).toBe("begins inside the reserved addresses");
  });

  test("a network that the plan does not have has no addresses", () => {
    const sheet = recalculate(plan, { "roles.network": ["Mgmt"] });
    expect(sheet.value("roles.finding", 1)).toBe("no such network in the plan");
    expect(sheet.value("addresses.management", 1)).toBe("");
    expect(sheet.value("addresses.vsan", 1)).toBe("172.31.219.75");
  });
});

test("the cheat sheet goes from /0 to /32", () => {
  const cells = recalculate(plan).values("cheatSheet");
  expect(cells.slice(0, 2)).toEqual(["Prefix", "Netmask"]);
  expect(cells.slice(7, 9)).toEqual(["/0", "0.0.0.0"]);
  expect(cells.slice(33 * 7, 33 * 7 + 5)).toEqual(["/32", "255.255.255.255", "0.0.0.0", 1, 1]);
});
