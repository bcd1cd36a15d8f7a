import { ipPlan } from "../../../src/templates/ipPlan/ipPlan";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = ipPlan.plan();
const NONE = Array<null>(4).fill(null);

/** Two networks in 10.1.0.0/23, beside two blocks in use. */
const LAB: Entries = {
  supernet: "10.1.0.0/23", switchMtu: 9000, siteMtu: 1500, domain: "lab",
  "nets.name": ["Mgmt", "TEP", ...NONE], "nets.hosts": [20, 100, ...NONE], "nets.growth": [0.1, 0, ...NONE],
  "nets.reserved": [1, 0, ...NONE], "nets.stretched": ["yes", "no", ...NONE], "nets.vlan": [10, 10, ...NONE],
  "nets.mtu": [9000, 1500, ...NONE],
  "used.what": ["Lab", null], "used.block": ["10.1.1.0/24", "10.1.0.160/27"],
  clusterHosts: 3, prefix: "h", start: 11, "roles.network": ["Mgmt", null, "x", "TEP"],
  "roles.vmk": ["vmk0", null, "vmk2", "vmk10, vmk11"],
}; // prettier-ignore

const calculated = (entries: Entries = {}) => recalculate(plan, { ...LAB, ...entries });
const shown = (entries: Entries = {}) => printedSheet(calculated(entries));

test("the plan: 23 addresses take a /27, 100 a /25, the largest first", () => {
  const sheet = shown();
  expect([0, 1, 2, 3].map((line) => sheet.row("plan.subnet", line))).toEqual([
    "Network | Subnet | Gateway | First address | Last address | VLAN | MTU | Usable | Used | Free | Scope | Finding",
    "Mgmt | 10.1.0.128/27 | 10.1.0.129 | 10.1.0.129 | 10.1.0.158 | 10 | 9000 | 30 | 23 | 7 | Private-Use | MTU above that between the sites; VLAN used twice",
    "TEP | 10.1.0.0/25 | none reserved | 10.1.0.1 | 10.1.0.126 | 10 | 1500 | 126 | 100 | 26 | Private-Use | no gateway reserved; MTU below the 1,600 that Geneve needs; VLAN used twice",
    "",
  ]);
});

/** A row of the first page's table: mark, name, figures, finding, subnet. */
function pageRow(entries: Entries, name: string): string {
  const [page] = calculated(entries).drawing.sheets;
  const row = page?.values.find(([, label]) => label === name) ?? [];
  return row
    .slice(0, 39)
    .flatMap((cell) => (cell === null || cell === "" ? [] : [cell]))
    .join(" | ");
} // prettier-ignore

test.each<[Entries, string, string]>([
  [{}, "Address space", "✔ | Address space | 160 | 512 | 352 | 10.1.0.0/23"],
  [{ "nets.hosts": [600, 100, ...NONE] }, "Address space", "✖ | Address space | 1152 | 512 | 0 | 640 are missing | 10.1.0.0/23"],
  [{ supernet: "x" }, "Address space", "? | Address space | 160 | ? | ? | x"],
  [{}, "Mgmt", "▲ | Mgmt | 23 | 30 | 7 | MTU above that between the sites, and more | 10.1.0.128/27"],
  [{ "nets.mtu": [1500, 1500, ...NONE], "nets.vlan": [11, 10, ...NONE] }, "Mgmt", "✔ | Mgmt | 23 | 30 | 7 | 10.1.0.128/27"],
  [{ "nets.mtu": [1500, 1500, ...NONE], "used.block": ["10.1.0.128/28"], "nets.vlan": [11, 10, ...NONE] }, "Mgmt", "✖ | Mgmt | 23 | 30 | 7 | overlaps Lab | 10.1.0.128/27"],
  [{ "nets.hosts": [600, 100, ...NONE] }, "Mgmt", "? | Mgmt | 661 | ? | ? | ?"],
  [{}, "Hosts: Management", "✔ | Hosts: Management | 13 | 30 | 17 | 10.1.0.128/27"],
  [{ start: 29 }, "Hosts: Management", "✖ | Hosts: Management | 31 | 30 | 0 | short of 1 address | 10.1.0.128/27"],
  [{}, "Hosts: vMotion", ""],
])("the first page with %j: %s", (entries, name, expected) => {
  expect(pageRow(entries, name)).toBe(expected);
}); // prettier-ignore

test("a network or an interface that is not entered leaves its row of the first page empty", () => {
  for (const entries of [{}, { supernet: null }]) {
    const rows = calculated(entries).drawing.sheets[0]?.values.slice(8, 8 + 17) ?? [];
    const empty = rows.filter((row) => row.slice(0, 39).every((cell) => cell === null || cell === ""));
    expect(empty).toHaveLength(11); // ten networks and vMotion
  }
});

test("what each network needs", () => {
  const sheet = shown();
  expect([0, 1, 2, 3].map((line) => sheet.row("needs.needed", line))).toEqual([
    "Network | No. | Addresses needed | Prefix | Subnet (addresses) | Name used twice | Row in table",
    "Mgmt | 1 | 23 | 27 | 32 | 0 | 3", // 20 × 1.1 + 1
    "TEP | 2 | 100 | 25 | 128 | 0 | 2",
    " | 3",
  ]);
  expect(shown({ "nets.name": ["A", "A", ...NONE] }).row("needs.needed", 2)).toBe(
    "A | 2 | 100 | 25 | 128 | 1",
  );
});

test.each([
  ["size", "512 addresses, definition"],
  ["total", "160 addresses, derived"],
  ["missing", "0 addresses, derived"],
  ["overlapping", "0 networks, derived"],
  ["withFindings", "2 networks, derived"],
  ["count", "2, derived"],
  ["fits", "1, derived"],
  ["unread", "0, derived"],
])("two networks of 512 addresses: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test.each<[Entries, string, string]>([
  [{ "nets.hosts": [600, 100, ...NONE] }, "missing", "640 addresses, derived"], // 1024 + 128 − 512
  [{ "nets.hosts": [600, 100, ...NONE] }, "fits", "0, derived"],
  [{ "nets.hosts": [600, 100, ...NONE] }, "withFindings", "networks, derived"],
  [{ "nets.hosts": [20, null, ...NONE] }, "total", "addresses, derived"],
  [{ "used.block": ["10.1.1.0/24", "x"] }, "unread", "1, derived"],
  [{ "used.block": ["10.1.0.0/24"] }, "overlapping", "2 networks, derived"],
  [{ supernet: "x" }, "size", "addresses, definition"],
])("with %j %s is %s", (entries, id, expected) => {
  expect(shown(entries).result(id)).toBe(expected);
});

test.each<[string, Entries, string]>([
  ["a named block", { "used.block": ["10.1.0.128/28"] }, "overlaps Lab; "],
  ["a block without a name", { "used.block": ["10.1.1.0/24", "10.1.0.128/28"] }, "overlaps 10.1.0.128/28; "],
  [
    "a subnet that is full",
    { "nets.hosts": [29, 100, ...NONE], "nets.growth": [0, 0, ...NONE] },
    "exactly full; ",
  ],
  ["jumbo frames", { switchMtu: 8999 }, "MTU above that of the switches; "],
  ["no VLAN", { "nets.vlan": [null, 10, ...NONE] }, "no VLAN; "],
  ["shared space", { supernet: "100.64.0.0/23" }, "shared space (RFC 6598); "],
  ["public addresses", { supernet: "8.8.8.0/23" }, "not private: "],
])("%s is a finding", (_, entries, finding) => {
  expect(calculated(entries).values("findings.all")[0]).toContain(finding);
});

test("nothing is found on a network in order", () => {
  const sheet = shown({ "nets.stretched": ["no", "no", ...NONE], "nets.vlan": [10, 20, ...NONE] });
  expect(sheet.row("plan.subnet", 1)).toMatch(/ \| none$/);
});

test("what is left free, and what is taken", () => {
  const sheet = shown();
  expect([0, 1, 2].map((line) => sheet.row("free.block", line))).toEqual([
    "Block | Addresses",
    "10.1.0.192/26 | 64",
    "",
  ]);
  expect([0, 1, 2, 3, 7, 8].map((line) => sheet.row("taken.block", line))).toEqual([
    "Block | Counted",
    "10.1.1.0/24 | 10.1.1.0/24",
    "10.1.0.160/27 | 10.1.0.160/27",
    "",
    "10.1.0.128/27 | 10.1.0.128/27",
    "10.1.0.0/25 | 10.1.0.0/25",
  ]);
});

test("interfaces: their subnets, and whether these are enough", () => {
  const sheet = shown();
  expect([0, 1, 2, 3, 4].map((line) => sheet.row("roles.subnet", line))).toEqual([
    "Use | Network | Interface | Subnet | Addresses a host | Usable | Last number | Finding",
    "Management | Mgmt | vmk0 | 10.1.0.128/27 | 1 | 30 | 13 | enough",
    "vMotion |  |  |  | 1",
    "vSAN | x | vmk2 |  | 1 |  | 13 | no such network in the plan",
    "NSX TEP | TEP | vmk10, vmk11 | 10.1.0.0/25 | 2 | 126 | 16 | enough",
  ]);
});

test.each([
  [28, 3, "enough"], // 28, 29 and 30 of 30
  [29, 3, "short of 1 address"],
  [1, 3, "begins inside the reserved addresses"],
  [2, 3, "enough"],
])("hosts from number %d on, %d of them: %s", (start, clusterHosts, finding) => {
  expect(calculated({ start, clusterHosts }).values("roles.finding")[0]).toBe(finding);
});

test("the addresses of every host", () => {
  const sheet = shown();
  expect([0, 1, 3, 4].map((line) => sheet.row("addresses.host", line))).toEqual([
    "Host | Name | Management | vMotion | vSAN | NSX TEP 1 | NSX TEP 2 | Number in subnet | TEP 1 number | TEP 2 number",
    "1 | h01.lab | 10.1.0.139 |  |  | 10.1.0.11 | 10.1.0.12 | 11 | 11 | 12",
    "3 | h03.lab | 10.1.0.141 |  |  | 10.1.0.15 | 10.1.0.16 | 13 | 15 | 16",
    "",
  ]);
  expect(shown({ domain: null }).row("addresses.host", 1)).toMatch(/^1 \| h01 \| /);
  expect(shown({ start: 30 }).row("addresses.host", 2)).toContain("2 | h02.lab | none left | ");
});

test("findings part by part, and overlaps block by block", () => {
  const sheet = shown({ "used.block": ["10.1.0.0/24"] });
  expect(sheet.row("findings.scope", 0)).toBe("Network | Scope | Private | Broadcast | Overlaps | All");
  expect(sheet.row("overlaps.o1", 0)).toBe("Network | Block 1 | Block 2 | Block 3 | Block 4 | Block 5 | Block 6");
  const { values } = calculated({ "used.block": ["10.1.0.0/25", "10.1.0.160/27"] });
  expect([values("overlaps.o1").slice(0, 2), values("overlaps.o2").slice(0, 2), values("overlaps.o3")[0]]).toEqual([
    [false, true],
    [false, false],
    "",
  ]);
}); // prettier-ignore

test("the cheat sheet has every prefix length", () => {
  const { values } = calculated();
  const cells = values("cheatSheet");
  expect(cells).toHaveLength(34 * 7);
  expect(cells).toEqual(expect.arrayContaining(["255.255.255.128", "255.255.254.0"]));
});

test.each([
  ["supernet", "172.31.216.0/22"],
  ["switchMtu", "9,216 bytes, 1280 to 9216"],
  ["siteMtu", "9,000 bytes, counts for stretched networks, 1280 to 9216"],
  ["dns1", "172.31.216.10"],
  ["dns2", "172.31.216.11"],
  ["ntp", "ntp.example.com"],
  ["domain", "example.com"],
  ["clusterHosts", "6 hosts, 1 to 64"],
  ["prefix", "esx"],
  ["start", "11 in each subnet, 1 to 1000"],
])("the input %s: %s", (id, expected) => {
  expect(printedSheet(recalculate(plan)).input(id)).toBe(expected);
});

test.each([
  ["nets.hosts", "1 to 65534 or blank"],
  ["nets.growth", "0 to 4 with decimals or blank"],
  ["nets.reserved", "0 to 16 or blank"],
  ["nets.stretched", "yes/no or blank"],
  ["nets.vlan", "1 to 4094 or blank"],
  ["nets.mtu", "1280 to 9216 or blank"],
])("the column %s accepts %s", (id, expected) => {
  expect(shown().accepts(id)).toBe(expected);
});

test("the example: six networks of a site, one block in use", () => {
  const sheet = printedSheet(recalculate(plan));
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((line) => sheet.row("nets.hosts", line))).toEqual([
    "Network | Hosts now | Growth | Reserved | Stretched | VLAN | MTU",
    "VM | 300 | 0.0% | 1 | no | 10 | 1500",
    "NSX TEP | 120 | 0.0% | 1 | no | 20 | 9000",
    "Management | 100 | 0.0% | 1 | no | 30 | 1500",
    "vMotion | 60 | 0.0% | 1 | no | 40 | 9000",
    "vSAN | 60 | 0.0% | 1 | no | 50 | 9000",
    "Witness | 2 | 0.0% | 1 | no | 60 | 1500",
    "",
  ]);
  expect([0, 1, 2].map((line) => sheet.row("used.block", line))).toEqual([
    "In use by | Block",
    "Office | 172.31.220.0/24",
    "",
  ]);
  expect(recalculate(plan).values("roles.network")).toEqual(["Management", "vMotion", "vSAN", "NSX TEP"]);
});
