import { stretchedCluster } from "../../../src/templates/stretchedCluster/stretchedCluster";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = stretchedCluster.plan();

/** Four hosts per site as RAID-5, other than the example in every input. */
const OTHER: Entries = {
  hosts: 4, disks: 6, diskTb: 3.84, raid: "RAID-5", keepFree: 0.2,
  iops: 30_000, blockKib: 8, readShare: 0.4, metadata: 1.5, resync: 1.3, compression: 2,
  linkGbit: 20, siteRtt: 5, witnessMbit: 20, witnessRtt: 150,
  vms: 80, objects: 5, stripes: 2, vcpu: 6, vmRam: 24, vmUsed: 300, growth: 0.1, years: 2, cores: 40, hostRam: 512, esxiRam: 72,
}; // prettier-ignore

const calculated = (entries: Entries = {}) => recalculate(plan, { ...OTHER, ...entries });
const shown = (entries: Entries = {}) => printedSheet(calculated(entries));

test.each([
  ["configuration", "4+4+1, entered"],
  ["layout", "RAID-5 2+1, vendor-stated"],
  ["minHosts", "3 hosts, vendor-stated"],
  ["rawTib", "167.6 TiB, definition"], // 2 × 4 × 6 × 3.84 TB
  ["usable", "49.4 TiB (44.5 to 49.4), estimated"], // ÷ 2 ÷ 1.5 ÷ 1.131; low 10 % of other overhead
  ["usablePlan", "39.5 TiB (35.6 to 39.5), estimated"], // × 0.8
  ["neededNow", "23.4 TiB, derived"], // 80 × 300 GiB
  ["neededEnd", "28.4 TiB, derived"], // × 1.1²
  ["capacityUse", "71.7% % (71.7% to 79.7%), estimated"], // of 39.5, and of 35.6
  ["writes", "18,000 writes/s, derived"],
  ["needMbit", "1,150.2 Mb/s (884.7 to 2,300.3), vendor-stated"], // 18,000 × 8 KiB × 1.5 × 1.3 ÷ 2
  ["needGbit", "1.15 Gb/s (0.88 to 2.30), definition"],
  ["order", "10.00 Gb/s (10.00), vendor-stated"],
  ["linkUse", "5.8% % (4.4% to 11.5%), derived"],
  ["witnessComponents", "400 components, derived"], // 80 × 5
  ["components", "4,800 components, derived"], // × 2 sites × 3 × 2 stripes
  ["witnessNeed", "9.60 Mb/s, vendor-stated"], // 2 kb/s each
  ["witnessUse", "48.0% %, derived"],
  ["appliance", "Medium, vendor-stated"], // the smallest size of ESA
  ["siteRam", "1,760 GiB, entered"], // 4 × 440
  ["allRam", "1,920 GiB, entered"],
  ["perCore", "3.00 vCPU per core, derived"], // 480 ÷ 160
  ["perCoreBoth", "1.50 vCPU per core, derived"],
  ["admission", "50% %, derived"],
])("4+4+1 with RAID-5: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test("every limit: what is planned, and what must hold", () => {
  const sheet = shown();
  expect(Array.from({ length: 12 }, (_, line) => sheet.row("limits.what", line))).toEqual([
    "What | Planned | Required | Limit | Unit | Holds? | In words",
    "link between the sites | 20.0 | at least | 10.0 | Gb/s | yes | link between the sites (20 Gb/s, at least 10)",
    "link against the writes | 20.0 | at least | 1.2 | Gb/s | yes | link against the writes (20 Gb/s, at least 1.2)",
    "round trip between the sites | 5.0 | at most | 5.0 | ms | yes | round trip between the sites (5 ms, at most 5)",
    "link to the witness | 20.0 | at least | 9.6 | Mb/s | yes | link to the witness (20 Mb/s, at least 9.6)",
    "round trip to the witness | 150.0 | below | 200.0 | ms | yes | round trip to the witness (150 ms, below 200)",
    "witness components | 400.0 | at most | 64,000.0 | components | yes | witness components (400 components, at most 64,000)",
    "hosts per site for the layout | 4.0 | at least | 3.0 | hosts | yes | hosts per site for the layout (4 hosts, at least 3)",
    "hosts per site | 4.0 | documented to | 15.0 | hosts | yes | hosts per site (4 hosts, documented to 15)",
    "capacity | 39.5 | at least | 28.4 | TiB | yes | capacity (39.5 TiB, at least 28.4)",
    "RAM of one site for all VMs | 1,760.0 | at least | 1,920.0 | GiB | no | RAM of one site for all VMs (1,760 GiB, at least 1,920)",
    "vCPU per core with one site | 3.0 | at most | 4.0 | vCPU | yes | vCPU per core with one site (3 vCPU, at most 4)",
  ]);
}); // prettier-ignore

test.each<[Entries, string]>([
  [{}, "✖ Does not fit: RAM of one site for all VMs (1,760 GiB, at least 1,920). 1 of 11 limits is exceeded"],
  [{ siteRtt: 5.1 }, "✖ Does not fit: round trip between the sites (5.1 ms, at most 5). 2 of 11 limits are exceeded"],
  [{ vms: 73, keepFree: 0.25, mirrored: "no" }, "▲ Fits, but unmirrored data is unavailable if its site fails"],
  [{ vms: 73, hosts: 16, witnessRtt: 99 }, "▲ Fits, but check hosts per site (16 hosts, documented to 15): up to 20 are reported, ask the vendor"],
  [{ vms: 73, iops: 261_000 }, "▲ Fits, but check the link between the sites: writes take 50% of it, 100.06% if data does not compress"],
  [{ vms: 73, keepFree: 0.25, iops: 260_000 }, "✔ Fits: all 11 limits are met. Writes take 9,968.0 Mb/s of the link, the VMs take 25.9 of 37.1 usable TiB, and either site runs all 73 VMs"],
  [{ vms: 73 }, "▲ Fits, but only 20% is kept free: keep 25 to 30%, because vSAN has no reserves on stretched clusters"],
  [{ vms: 73, keepFree: 0.249 }, "▲ Fits, but only 24.9% is kept free: keep 25 to 30%, because vSAN has no reserves on stretched clusters"],
  [{ vms: 73, keepFree: 0.25 }, "✔ Fits: all 11 limits are met. Writes take 1,150.2 Mb/s of the link, the VMs take 25.9 of 37.1 usable TiB, and either site runs all 73 VMs"],
])("verdict with %j", (entries, verdict) => {
  expect(calculated(entries).value("verdict")).toBe(verdict);
}); // prettier-ignore

/** A row of the first page's table: mark, name, figures, share, range, words. */
function pageRow(entries: Entries, name: string): string {
  const [page] = calculated(entries).drawing.sheets;
  const row = page?.values.find(([, label]) => label === name) ?? [];
  return row
    .slice(0, 9)
    .flatMap((cell) => (cell === null || cell === "" ? [] : [typeof cell === "number" ? Number(cell.toPrecision(3)) : cell]))
    .join(" | ");
} // prettier-ignore

test.each<[Entries, string, string]>([
  [{}, "Minimum link, Gb/s", "✔ | Minimum link, Gb/s | 10 | 20 | 0.5 | –"],
  [{}, "Link for writes, Gb/s", "✔ | Link for writes, Gb/s | 1.15 | 20 | 0.0575 | 4 to 12%"],
  [{ iops: 261_000 }, "Link for writes, Gb/s", "▲ | Link for writes, Gb/s | 10 | 20 | 0.5 | 38 to 100%"],
  [{}, "Round trip, sites, ms", "✔ | Round trip, sites, ms | 5 | 5 | 1 | –"],
  [{}, "Witness link, Mb/s", "✔ | Witness link, Mb/s | 9.6 | 20 | 0.48 | –"],
  [{ witnessRtt: 200 }, "Round trip, witness, ms", "✖ | Round trip, witness, ms | 200 | 200 | 1 | –"],
  [{}, "Witness components", "✔ | Witness components | 400 | 64000 | 0.00625 | –"],
  [{}, "Hosts for the layout", "✔ | Hosts for the layout | 3 | 4 | 0.75 | –"],
  [{ hosts: 16 }, "Hosts per site", "▲ | Hosts per site | 16 | 15 | 1.07 | –"],
  [{}, "Capacity, TiB", "✔ | Capacity, TiB | 28.4 | 39.5 | 0.717 | 72 to 80%"],
  [{ vmUsed: 380 }, "Capacity, TiB", "▲ | Capacity, TiB | 35.9 | 39.5 | 0.909 | 91 to 101%"],
  [{ vmUsed: 420 }, "Capacity, TiB", "✖ | Capacity, TiB | 39.7 | 39.5 | 1 | 100 to 112%"],
  [{ hostRam: 72 }, "RAM, one site, GiB", "✖ | RAM, one site, GiB | 1920 | 0 | 9.99 | –"],
  [{}, "Free capacity", "▲ | Free capacity | 20%; guidance: 25 to 30%"],
  [{ keepFree: 0.25 }, "Free capacity", "✔ | Free capacity | 25%; guidance: 25 to 30%"],
  [{}, "RAM, one site, GiB", "✖ | RAM, one site, GiB | 1920 | 1760 | 1.09 | –"],
  [{}, "vCPU per core, one site", "✔ | vCPU per core, one site | 3 | 4 | 0.75 | –"],
  [{ vms: null }, "Witness components", "? | Witness components | ? | 64000 | ? | not known"],
  [{}, "If a site fails", "✔ | If a site fails | the other has all data"],
  [{ mirrored: "no" }, "If a site fails", "▲ | If a site fails | its data is not available"],
  [{}, "vSAN networks", "✔ | vSAN networks | 3 of 3 sites in order"],
  [{ "net.gateway": ["10.0.0.1"] }, "vSAN networks", "✖ | vSAN networks | 2 of 3 sites in order"],
  [{ "net.network": ["x"] }, "vSAN networks", "? | vSAN networks | 1 of 3 sites in order"],
])("the first page with %j: %s", (entries, name, expected) => {
  expect(pageRow(entries, name)).toBe(expected);
}); // prettier-ignore

test("without a mirror the link carries no writes, and both sites hold data", () => {
  const sheet = shown({ mirrored: "no" });
  expect(sheet.result("needMbit")).toBe("0.0 Mb/s (0.0 to 0.0), vendor-stated");
  expect(sheet.result("usable")).toBe("98.8 TiB (88.9 to 98.8), estimated");
  expect(sheet.result("components")).toBe("2,400 components, derived");
});

test.each([
  ["RAID-0", 1],
  ["RAID-1 FTT1", 2],
  ["RAID-1 FTT2", 3],
  ["RAID-1 FTT3", 4],
  ["RAID-5 2+1", 3],
  ["RAID-5 4+1", 5],
  ["RAID-6 4+2", 6],
])("an object with %s has %d components per site", (raid, perSite) => {
  // 80 VMs × 5 objects × 2 sites × 2 stripes
  expect(calculated({ raid }).number("components")).toBe(1600 * perSite);
});

test.each([
  [1, 1, "Medium"], // the smallest of ESA
  [10, 76, "Medium"],
  [11, 1, "Medium"],
  [500, 1, "Medium"],
  [501, 1, "Large"],
  [225, 200, "Large"], // 45,000
  [226, 200, "Extra Large"],
  [320, 200, "Extra Large"], // 64,000
  [321, 200, "none"],
])("%d VMs of %d objects: witness appliance %s", (vms, objects, appliance) => {
  expect(calculated({ vms, objects }).value("appliance")).toBe(appliance);
});

test.each([
  [1, "500.0"],
  [2, "200.0"],
  [10, "200.0"],
  [11, "100.0"],
])("%d hosts per site: the round trip to the witness is below %s ms", (hosts, limit) => {
  expect(shown({ hosts }).row("limits.what", 5)).toContain(` | below | ${limit} | ms`);
});

test("a link slower than the writes decides what to order", () => {
  // 300,000 IOPS: ten times as much
  expect(shown({ iops: 300_000 }).result("order")).toBe("11.50 Gb/s (23.00), vendor-stated");
});

test("capacity step by step", () => {
  const sheet = shown();
  expect(Array.from({ length: 6 }, (_, line) => sheet.row("steps.tib", line))).toEqual([
    "Step | Factor | TiB",
    "Raw, both sites | 1.000 | 167.6",
    "÷ copies in the sites | 2.000 | 83.8",
    "÷ layout | 1.500 | 55.9",
    "÷ file system | 1.131 | 49.4",
    "× share not kept free | 0.800 | 39.5",
  ]);
  expect(sheet.charts("Stretched cluster")).toEqual(["column of 5: TiB by Step"]);
});

test("the layout of too few hosts has no capacity", () => {
  const sheet = calculated({ hosts: 2 });
  expect([sheet.value("usable"), sheet.value("usablePlan"), sheet.values("steps.tib").slice(2)]).toEqual([
    "",
    "",
    ["", "", ""],
  ]);
});

describe("routes", () => {
  const L3: Entries = {
    layer: "L3",
    siteMtu: 9000,
    witnessMtu: 1500,
    "net.network": ["172.31.216.0/25", "172.31.217.0/25", "192.168.1.0/24"],
    "net.gateway": ["172.31.216.1", "172.31.217.1", "192.168.1.1"],
    "net.vmk": ["vmk1", "vmk2", "vmk3"],
    "net.address": ["172.31.216.10", "172.31.217.10", "192.168.1.10"],
  };
  const findings = (entries: Entries) => calculated({ ...L3, ...entries }).values("networks.finding");

  test("over layer 3 every site needs a route to the others", () => {
    const sheet = shown(L3);
    const add = (target: string, gateway: string) => `esxcli network ip route ipv4 add -n ${target} -g ${gateway}`;
    expect(Array.from({ length: 9 }, (_, line) => sheet.row("routes.command", line))).toEqual([
      "Run on | To reach | Command",
      `every host of site A | witness | ${add("192.168.1.0/24", "172.31.216.1")}`,
      `every host of site B | witness | ${add("192.168.1.0/24", "172.31.217.1")}`,
      `the witness | site A | ${add("172.31.216.0/25", "192.168.1.1")}`,
      `the witness | site B | ${add("172.31.217.0/25", "192.168.1.1")}`,
      `every host of site A | site B | ${add("172.31.217.0/25", "172.31.216.1")}`,
      `every host of site B | site A | ${add("172.31.216.0/25", "172.31.217.1")}`,
      "every data host | witness, by vmk0 | not needed",
      "every host and the witness | check the list | esxcli network ip route ipv4 list",
    ]);
  }); // prettier-ignore

  test("pings fill a frame: 28 bytes of headers", () => {
    const sheet = shown(L3);
    expect(Array.from({ length: 7 }, (_, line) => sheet.row("pings.command", line))).toEqual([
      "Run on | To reach | Command",
      "every host of site A | witness | vmkping -I vmk1 -d -s 1472 192.168.1.10",
      "every host of site B | witness | vmkping -I vmk2 -d -s 1472 192.168.1.10",
      "the witness | site A | vmkping -I vmk3 -d -s 1472 172.31.216.10",
      "the witness | site B | vmkping -I vmk3 -d -s 1472 172.31.217.10",
      "every host of site A | site B | vmkping -I vmk1 -d -s 8972 172.31.217.10",
      "every host of site B | site A | vmkping -I vmk2 -d -s 8972 172.31.216.10",
    ]);
  });

  test("with witness traffic on vmk0 the witness is reached over the management network", () => {
    const sheet = shown({ ...L3, separated: "yes" });
    const last = (id: string, line: number) => sheet.row(id, line).split(" | ").at(-1);
    expect([1, 2, 3, 4].map((line) => last("routes.command", line))).toEqual(
      Array<string>(4).fill("not needed: witness traffic takes vmk0"),
    );
    expect(last("routes.command", 7)).toBe("esxcli vsan network ip add -i vmk0 -T=witness");
    expect(last("pings.command", 1)).toBe("vmkping -I vmk0 -d -s 1472 192.168.1.10");
    expect(last("pings.command", 3)).toBe("ping the management addresses of the data hosts");
  });

  test("over layer 2 the sites are one network: routes to the witness only", () => {
    const commands = recalculate(plan).values("routes.command");
    expect(commands.slice(3, 6)).toEqual(Array<string>(3).fill("not needed: one network"));
    expect(commands[0]).toBe("esxcli network ip route ipv4 add -n 192.168.1.0/24 -g 172.31.216.1");
  });

  test.each<[string, Entries, string[]]>([
    ["in order", {}, ["in order", "in order", "in order"]],
    ["two networks over layer 2", { layer: "L2" }, ["in order", "L2: both sites have one network", "in order"]],
    [
      "one network over layer 3",
      { "net.network": ["172.31.216.0/24", "172.31.216.0/24"], "net.gateway": ["172.31.216.1", "172.31.216.1"], "net.address": ["172.31.216.10", "172.31.216.11"] },
      ["in order", "L3: the sites need networks of their own", "in order"],
    ],
    ["the witness in site A", { "net.network": ["172.31.216.0/25", "172.31.217.0/25", "172.31.216.0/25"], "net.gateway": ["172.31.216.1", "172.31.217.1", "172.31.216.2"], "net.address": ["172.31.216.10", "172.31.217.10", "172.31.216.20"] }, ["in order", "in order", "the witness needs a network of its own"]],
    ["no network", { "net.network": ["x", "172.31.217.0/25", "192.168.1.0/24"] }, ["enter a network such as 172.31.216.0/25", "in order", "in order"]],
    ["a router elsewhere", { "net.gateway": ["172.31.217.1", "172.31.217.1", "192.168.1.1"] }, ["the router is not in this network", "in order", "in order"]],
    ["the network itself as router", { "net.gateway": ["172.31.216.0", "172.31.217.1", "192.168.1.1"] }, ["the router has the network or broadcast address", "in order", "in order"]],
    ["the broadcast address as router", { "net.gateway": ["172.31.216.1", "172.31.217.1", "192.168.1.255"] }, ["in order", "in order", "the router has the network or broadcast address"]],
    ["the last address as router", { "net.gateway": ["172.31.216.126", "172.31.217.1", "192.168.1.254"] }, ["in order", "in order", "in order"]],
    ["a router with a mask", { "net.gateway": ["172.31.216.1/25", "172.31.217.1", "192.168.1.1"] }, ["the router is not in this network", "in order", "in order"]],
    ["the broadcast address of a host", { "net.address": ["172.31.216.127", "172.31.217.10", "192.168.1.0"] }, ["the host has the network or broadcast address", "in order", "the host has the network or broadcast address"]],
    ["a broadcast address behind a space", { "net.address": ["172.31.216.127 ", "172.31.217.10", "192.168.1.10"] }, ["the host has the network or broadcast address", "in order", "in order"]],
    ["the first and last addresses of hosts", { "net.address": ["172.31.216.2", "172.31.217.126", "192.168.1.254"] }, ["in order", "in order", "in order"]],
    ["vmks that are none", { "net.vmk": ["eth0", "vmk1; reboot", "vmk10"] }, ["enter a vmk such as vmk1", "enter a vmk such as vmk1", "in order"]],
    ["the host as router", { "net.gateway": ["172.31.216.10", "172.31.217.1", "192.168.1.1"] }, ["the router is the host itself: enter the VLAN's router", "in order", "in order"]],
  ])("networks: %s", (_, entries, expected) => {
    expect(findings(entries)).toEqual(expected);
  }); // prettier-ignore

  test("a network is shown as it is routed, without host bits", () => {
    const sheet = shown({ ...L3, "net.network": ["172.31.216.77/25", "172.31.217.0/32", "lab"] });
    expect([0, 1, 2, 3].map((line) => sheet.row("networks.network", line).split(" | ").slice(0, 2).join(" | "))).toEqual([
      "Site | Network as routed",
      "Site A | 172.31.216.0/25",
      "Site B | ?",
      "Witness | ?",
    ]);
    expect(sheet.row("routes.command", 1)).toContain("correct the networks above");
  }); // prettier-ignore
});

test("ports and networks", () => {
  const sheet = shown();
  expect(sheet.row("ports.port", 0)).toBe("Service | Protocol | Port | From | To | Direction");
  const { values } = calculated();
  expect(values("ports.port")).toEqual(expect.arrayContaining([2233, 12_321]));
  for (const column of ["service", "protocol", "from", "to", "direction"]) {
    expect(values(`ports.${column}`).filter((text) => String(text ?? "").length < 3)).toEqual([]);
  }
  expect([0, 1, 2, 3, 4].map((line) => sheet.row("kinds.sites", line).split(" | ").slice(0, 3).join(" | "))).toEqual([
    "Network | Site to site | To witness",
    "Management | L2 or L3 | L2 or L3",
    "VM | L2 | none",
    "vMotion | L2 or L3 | none",
    "vSAN | L2, or L3 with routes | L3",
  ]);
}); // prettier-ignore

test.each([
  ["hosts", "6 hosts, documented up to 15, 1 to 32"],
  ["disks", "5 per host, 1 to 64"],
  ["diskTb", "6.4 TB, 0.1 to 128 with decimals"],
  ["mirrored", "yes, yes/no"],
  ["keepFree", "25.0% %, 0 to 0.5 with decimals"],
  ["iops", "20,000 IOPS, 1 to 100000000 with decimals"],
  ["blockKib", "4 KiB, 0.5 to 2048 with decimals"],
  ["readShare", "50.0% % of I/O, 0 to 1 with decimals"],
  ["metadata", "1.40 ×, 1 to 5 with decimals"],
  ["resync", "1.25 ×, 1 to 5 with decimals"],
  ["compression", "1.00 ×, 1 to 10 with decimals"],
  ["linkGbit", "25.0 Gb/s, 0.1 to 1600 with decimals"],
  ["siteRtt", "1.0 ms, 0 to 1000 with decimals"],
  ["witnessMbit", "100.0 Mb/s, 0.1 to 100000 with decimals"],
  ["witnessRtt", "20.0 ms, 0 to 2000 with decimals"],
  ["vms", "50 VMs, 1 to 20000"],
  ["objects", "3 objects, 1 to 200"],
  ["stripes", "1 stripes, 1 to 12"],
  ["vcpu", "4 per VM, 0.5 to 256 with decimals"],
  ["vmUsed", "500 GiB per VM, 1 to 65536 with decimals"],
  ["growth", "15.0% % per year, 0 to 2 with decimals"],
  ["years", "3 years, 0 to 10"],
  ["cores", "32 cores, 1 to 2048"],
  ["hostRam", "768 GiB per host, 16 to 65536 with decimals"],
  ["esxiRam", "64 GiB per host, 4 to 1024 with decimals"],
  ["perCoreMost", "4 after host failure, 0.5 to 20 with decimals"],
  ["layer", "L2, L2/L3"],
  ["separated", "no, yes/no"],
  ["siteMtu", "9,000 bytes, 1280 to 9216"],
  ["witnessMtu", "1,500 bytes, 1280 to 9216"],
])("the input %s: %s", (id, expected) => {
  expect(printedSheet(recalculate(plan)).input(id)).toBe(expected);
});

test("the example: one network over both sites", () => {
  const sheet = printedSheet(recalculate(plan));
  expect([0, 1, 2, 3].map((line) => sheet.row("net.network", line))).toEqual([
    "Site | vSAN network | Router of its VLAN | vmk of vSAN traffic | A host's address",
    "Site A | 172.31.216.0/25 | 172.31.216.1 | vmk1 | 172.31.216.10",
    "Site B | 172.31.216.0/25 | 172.31.216.1 | vmk1 | 172.31.216.60",
    "Witness | 192.168.1.0/24 | 192.168.1.1 | vmk1 | 192.168.1.10",
  ]);
});
