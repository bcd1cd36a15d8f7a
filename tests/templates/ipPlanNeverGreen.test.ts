import { calculate } from "../../src/calculator/calculate";
import { ipPlan } from "../../src/templates/ipPlan/ipPlan";
import { layout } from "../../src/workbook/layout";
import { sourceFunctions } from "../sourceFunctions";
import { recalculate, typed, type Entries } from "./recalculate";

/** What is unknown, ignored, blank or contradictory is not approved. */
const plan = ipPlan.plan();

const verdict = (entries: Entries) => recalculate(plan, entries).value("verdict");
const network = (values: readonly (string | null)[]): Entries => ({
  "roles.network": values,
  "roles.vmk": values.map((value, i) =>
    value === null ? null : (["vmk0", "vmk1", "vmk2", "vmk10, vmk11"][i] ?? ""),
  ),
});

test("hosts without a network for management have no addresses", () => {
  const missing = "? Not known: Management on sheet Hosts has no network: enter a network of the plan";
  expect(verdict(network([null, null, null, null]))).toBe(missing);
  expect(verdict(network([null, null, null, "NSX TEP"]))).toBe(missing);
});

test("interfaces that the hosts do not have are named", () => {
  expect(verdict(network(["Management", null, "vSAN", null]))).toBe(
    "✔ Fits: the plan takes 904 of 1,024 addresses, and 6 hosts get theirs (none for vMotion, NSX TEP)",
  );
});

test("a subnet that begins in a private range and ends beyond it is not private", () => {
  const one = (value: string | number) => [value, ...Array<null>(5).fill(null)];
  const sheet = recalculate(plan, {
    supernet: "192.168.0.0/15",
    "nets.name": one("vSAN"),
    "nets.hosts": one(65_534),
    "nets.growth": one(0),
    "nets.reserved": one(1),
    "nets.stretched": one("no"),
    "nets.vlan": one(10),
    "nets.mtu": one(1500),
    ...network(["vSAN", null, null, null]),
  });
  expect(sheet.value("verdict")).toBe(
    "▲ Fits, but check vSAN: not private: larger than its private range (findings on 1 of 1 networks)",
  );
  expect(sheet.value("plan.scope", 1)).toBe("partly private");
});

test.each([
  "172.31.216.300",
  "172.31.218.140/25",
  "172.31.218.140, 172.31.218.141",
  "172.31.218.140 255.255.255.128",
  "172.31.218.140\u00a0",
  " ",
  "172.31.218.255.",
  "abc",
  5,
  "fd00::1",
])("a DNS server that is not an IPv4 address is refused: %s", (address) => {
  const said = (n: number) => `? Not known: DNS server ${n} is ${address}: enter an IPv4 address`;
  expect(verdict({ dns1: address })).toBe(said(1));
  expect(verdict({ dns2: address })).toBe(said(2));
});

test.each([
  ["the broadcast address", "172.31.218.255", "is the broadcast address of Management"],
  ["the network address", "172.31.218.128", "is the network address of Management"],
  ["a multicast address", "224.0.0.5", "is in a range that hosts cannot use (Multicast)"],
])("a server has %s", (_, address, finding) => {
  expect(verdict({ dns1: address })).toBe(`✖ Does not fit: DNS server 1 (${address}) ${finding}`);
  expect(verdict({ ntp: address })).toBe(`✖ Does not fit: NTP server (${address}) ${finding}`);
});

test("one DNS server entered twice", () => {
  expect(verdict({ dns2: " 172.31.216.10" })).toBe(
    "▲ Fits, but DNS servers 1 and 2 are both 172.31.216.10: enter another, or leave one blank",
  );
});

test.each([
  ["ntp", "ntp_1.example.com", "NTP server is ntp_1.example.com: enter an IPv4 address or a host name"],
  ["ntp", "10.1.2.300", "NTP server is 10.1.2.300: enter an IPv4 address or a host name"],
  ["ntp", "10.1.2.3/24", "NTP server is 10.1.2.3/24: enter an IPv4 address or a host name"],
  ["domain", "exa mple..com", "Domain is exa mple..com: enter a domain such as example.com"],
  ["domain", "example..com", "Domain is example..com: enter a domain such as example.com"],
  ["domain", "example-.com", "Domain is example-.com: enter a domain such as example.com"],
  ["domain", ".example.com", "Domain is .example.com: enter a domain such as example.com"],
  ["prefix", "esx 1_", "Name begins with is esx 1_: enter letters, digits and hyphens"],
  ["prefix", "esxä", "Name begins with is esxä: enter letters, digits and hyphens"],
  ["prefix", "-esx", "Name begins with is -esx: enter letters, digits and hyphens"],
])("host names that cannot exist: %s is %s", (id, value, problem) => {
  expect(verdict({ [id]: value })).toBe(`? Not known: ${problem}`);
});

test.each([
  ["ntp", "10.1.2.3"],
  ["ntp", null],
  ["domain", "Lab-1.Example.com"],
  ["domain", " example.com "],
  ["domain", null],
  ["prefix", "ESX-"],
  ["prefix", 5],
  ["dns2", null],
  ["dns1", " 172.31.216.9 "],
])("usable: %s is %s", (id, value) => {
  expect(verdict({ [id]: value })).toMatch(/^✔/);
});

test("the domain has no space in front of it in a host's name", () => {
  expect(recalculate(plan, { domain: " example.com " }).value("addresses.name", 1)).toBe("esx01.example.com");
});

test.each<[string, readonly (string | null)[], string]>([
  [
    "one name for two roles",
    ["vmk1", "vmk1", "vmk2", "vmk10, vmk11"],
    "✖ Does not fit: Management shares vmk1 with another interface (sheet Hosts)",
  ],
  [
    "one name twice in a row",
    ["vmk0", "vmk1", "vmk2", "vmk10 / vmk10"],
    "✖ Does not fit: NSX TEP shares vmk10 with another interface (sheet Hosts)",
  ],
  [
    "no name",
    [null, "vmk1", "vmk2", "vmk10, vmk11"],
    "? Not known: Interface on sheet Hosts (row 1) is empty",
  ],
  [
    "spaces",
    [" ", "vmk1", "vmk2", "vmk10, vmk11"],
    "? Not known: Interface on sheet Hosts (row 1) is  : enter vmk0",
  ],
  [
    "one name for two endpoints",
    ["vmk0", "vmk1", "vmk2", "vmk10"],
    "? Not known: Interface on sheet Hosts (row 4) is vmk10: enter vmk10, vmk11",
  ],
  [
    "three names for two endpoints",
    ["vmk0", "vmk1", "vmk2", "vmk10, vmk11, vmk12"],
    "? Not known: Interface on sheet Hosts (row 4) is vmk10, vmk11, vmk12: enter vmk10, vmk11",
  ],
  [
    "not a vmk",
    ["vmk0", "vmk-1", "vmk2", "vmk10, vmk11"],
    "? Not known: Interface on sheet Hosts (row 2) is vmk-1: enter vmk1",
  ],
])("interfaces: %s", (_, vmks, expected) => {
  expect(verdict({ "roles.vmk": vmks })).toBe(expected);
});

test("names of interfaces may be separated in other ways", () => {
  expect(verdict({ "roles.vmk": ["vmk0", "vmk1", "vmk2", "vmk10;vmk11"] })).toMatch(/^✔/);
});

test.each([
  ["nets", 12, 0, "networks: only 12 rows count"],
  ["nets", 12, 6, "networks: only 12 rows count"],
  ["used", 6, 1, "blocks in use: only 6 rows count"],
])("a row below a table is not ignored: %s", (id, rows, column, what) => {
  const { sheet, area } = recalculate(plan).place(id);
  const drawing = typed(
    layout(plan.spec),
    sheet,
    { row: area.row + rows, column: area.column + column },
    "10.0.0.0/8",
  );
  const { sheets } = calculate(drawing, sourceFunctions);
  expect(sheets[0]?.values.flat()).toContain(
    `? Not known: sheet Networks has cells below the table of ${what}`,
  );
});

test("networks of one name, and the first overlap, are named", () => {
  const names = ["VM", "NSX TEP", "Management", "vMotion", "Management", "Witness"];
  expect(verdict({ "nets.name": names })).toBe("✖ Does not fit: more than one network is named Management");
  const used = {
    "used.what": ["Office; old", "Lab"],
    "used.block": ["172.31.219.0/27", "172.31.219.0/24"],
  };
  const sheet = recalculate(plan, used);
  expect(sheet.value("verdict")).toBe(
    "✖ Does not fit: vMotion overlaps Office, old (3 of 6 networks overlap blocks in use)",
  );
  expect(sheet.value("plan.finding", 4)).toBe("overlaps Office, old; overlaps Lab");
});

test("a block with a semicolon in its name is one finding", () => {
  const [page] = recalculate(plan, {
    "used.what": ["Office; old"],
    "used.block": ["172.31.219.0/27"],
  }).drawing.sheets;
  expect(page?.values.flat()).toContain("overlaps Office, old");
});

test("one host gets its own addresses", () => {
  expect(verdict({ clusterHosts: 1 })).toBe(
    "✔ Fits: the plan takes 904 of 1,024 addresses, and 1 host gets its own",
  );
});
