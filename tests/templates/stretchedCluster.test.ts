import { LFS_OVERHEAD, OTHER_OVERHEAD } from "../../src/model/capacity/capacityRules";
import { usableCapacity } from "../../src/model/capacity/usableCapacity";
import type { StoragePolicy } from "../../src/model/raid/raidLayout";
import { siteMbit } from "../../src/model/stretchedCluster/siteBandwidth";
import { witnessMbit } from "../../src/model/stretchedCluster/witnessBandwidth";
import { stretchedCluster } from "../../src/templates/stretchedCluster/stretchedCluster";
import { recalculate, type Entries } from "./recalculate";

const plan = stretchedCluster.plan();

test("10,000 writes of 4 KiB take 573.4 Mb/s between the sites, 600 components 1.20 Mb/s to the witness", () => {
  const sheet = recalculate(plan);
  expect(sheet.number("writes")).toBe(10_000);
  expect(sheet.number("needMbit")).toBeCloseTo(573.44, 9);
  expect(sheet.number("order")).toBe(10);
  expect(sheet.number("components")).toBe(600);
  expect(sheet.number("witnessNeed")).toBeCloseTo(1.2, 9);
  expect(sheet.value("configuration")).toBe("6+6+1");
  expect(sheet.value("verdict")).toBe(
    "✔ Fits: all 11 limits are met. Writes take 573.4 Mb/s of the link, the VMs take 37.1 of 57.9 usable TiB, and either site runs all 50 VMs",
  );
});

test("the vendor's example, with 4 KB of 4,000 bytes: 560 Mb/s", () => {
  expect(recalculate(plan, { blockKib: 4000 / 1024 }).number("needMbit")).toBeCloseTo(560, 9);
});

test.each<[number, number, number, number, number, number]>([
  [100_000, 0.3, 4, 1.4, 1.25, 1],
  [50_000, 0, 64, 1.2, 1, 2.5],
  [1, 0.5, 8, 1.4, 1.25, 1],
])(
  "the link is that of the model: %d IOPS, %d reads, %d KiB",
  (iops, reads, kib, metadata, resync, compression) => {
    const sheet = recalculate(plan, {
      iops,
      readShare: reads,
      blockKib: kib,
      metadata,
      resync,
      compression,
    });
    const model = (factors: { resync: number; compression: number }): number =>
      siteMbit(iops * (1 - reads), kib * 1024, { metadata, ...factors });
    expect(sheet.number("needMbit")).toBeCloseTo(model({ resync, compression }), 9);
    expect(sheet.number("needMbit.low")).toBeCloseTo(model({ resync: 1, compression }), 9);
    expect(sheet.number("needMbit.high")).toBeCloseTo(model({ resync, compression: 1 }), 9);
  },
);

test.each<[StoragePolicy, number, number, number]>([
  ["RAID-1 FTT1", 6, 5, 6.4],
  ["RAID-5", 5, 4, 7.68],
  ["RAID-5", 6, 4, 7.68],
  ["RAID-6 4+2", 8, 2, 15.36],
  ["RAID-0", 1, 1, 1],
  ["RAID-0", 2, 4, 7.68],
])("usable with %s on %d hosts a site is raw ÷ 2 ÷ layout ÷ file system", (raid, hosts, disks, diskTb) => {
  const sheet = recalculate(plan, { raid, hosts, disks, diskTb, keepFree: 0.25 });
  // A cluster has three hosts or more, a site one: the same disks on three.
  const cluster = Math.max(hosts, 3);
  const model = usableCapacity(
    { disksPerHost: disks, diskBytes: (diskTb * 1e12 * hosts) / cluster },
    {
      hosts: cluster,
      raid,
      hostReserve: 0,
      operationsReserve: 0,
      lfsOverhead: LFS_OVERHEAD.value,
      otherOverhead: OTHER_OVERHEAD.value,
    },
  );
  expect(sheet.number("usable")).toBeCloseTo(model.plan, 9);
  expect(sheet.number("usable.low")).toBeCloseTo(model.low, 9);
  expect(sheet.number("usablePlan")).toBeCloseTo(model.plan * 0.75, 9);
  const steps = sheet.values("steps.tib");
  expect(steps[3]).toBeCloseTo(model.plan, 9);
  expect(steps[4]).toBeCloseTo(model.plan * 0.75, 9);
});

test("a layout that a site has no room for has no usable capacity", () => {
  const sheet = recalculate(plan, { raid: "RAID-6 4+2", hosts: 5 });
  expect(sheet.values("steps.tib").slice(2)).toEqual(["", "", ""]);
  expect([sheet.value("usable"), sheet.value("usablePlan"), sheet.value("usablePlan.high")]).toEqual([
    "",
    "",
    "",
  ]);
});

test("without a mirror both sites hold data, nothing crosses the link, and the verdict warns", () => {
  const sheet = recalculate(plan, { mirrored: "no" });
  expect(sheet.number("usable")).toBeCloseTo(2 * recalculate(plan).number("usable"), 9);
  expect(sheet.number("needMbit")).toBe(0);
  expect(sheet.number("components")).toBe(300);
  expect(sheet.value("verdict")).toMatch(/^▲ Fits, but unmirrored data/);
});

test.each<[string, StoragePolicy, number, number]>([
  ["1", "RAID-0", 50 * 3 * 2, 1],
  ["3 of 2+1", "RAID-5", 50 * 3 * 2 * 3, 5],
  ["5 of 4+1", "RAID-5", 50 * 3 * 2 * 5, 6],
  ["6 of 4+2", "RAID-6 4+2", 50 * 3 * 2 * 6, 6],
])("components: %s an object and site", (_name, raid, components, hosts) => {
  const sheet = recalculate(plan, { raid, hosts });
  expect(sheet.number("components")).toBe(components);
  expect(sheet.number("witnessNeed")).toBeCloseTo(witnessMbit(components), 9);
});

// VMs, objects per VM, appliance.
test.each([
  [1, 1, "Medium"],
  [10, 75, "Medium"],
  [11, 1, "Medium"],
  [500, 43, "Medium"],
  [501, 1, "Large"],
  [450, 100, "Large"],
  [640, 100, "Extra Large"],
  [641, 100, "none"],
])("%d VMs of %d objects take the appliance %s", (vms, objects, appliance) => {
  expect(recalculate(plan, { vms, objects }).value("appliance")).toBe(appliance);
});

// Entries, the limit that they meet, does it hold?
test.each<[Entries, string, "yes" | "check" | "no"]>([
  [{ linkGbit: 10 }, "link between the sites", "yes"],
  [{ linkGbit: 9.9 }, "link between the sites", "no"],
  [{ iops: 1_000_000, linkGbit: 28.672 }, "link against the writes", "yes"],
  [{ iops: 1_000_000, linkGbit: 28.67 }, "link against the writes", "no"],
  [{ siteRtt: 5 }, "round trip between the sites", "yes"],
  [{ siteRtt: 5.1 }, "round trip between the sites", "no"],
  [{ witnessMbit: 1.2 }, "link to the witness", "yes"],
  [{ witnessMbit: 1.1 }, "link to the witness", "no"],
  [{ hosts: 10, witnessRtt: 199 }, "round trip to the witness", "yes"],
  [{ hosts: 10, witnessRtt: 200 }, "round trip to the witness", "no"],
  [{ hosts: 11, witnessRtt: 99 }, "round trip to the witness", "yes"],
  [{ hosts: 11, witnessRtt: 100 }, "round trip to the witness", "no"],
  [{ hosts: 1, raid: "RAID-0", vms: 20, witnessRtt: 499 }, "round trip to the witness", "yes"],
  [{ hosts: 1, raid: "RAID-0", vms: 20, witnessRtt: 500 }, "round trip to the witness", "no"],
  [{ hosts: 3, vmUsed: 300 }, "hosts per site for the layout", "yes"],
  [{ hosts: 2 }, "hosts per site for the layout", "no"],
  [{ hosts: 15 }, "hosts per site", "yes"],
  [{ hosts: 16 }, "hosts per site", "check"],
  [{ hosts: 20 }, "hosts per site", "check"],
  [{ hosts: 21 }, "hosts per site", "no"],
  // 57.899 TiB × 1024 ÷ 50 ÷ 1.15³ is 779.7 GiB
  [{ vmUsed: 779.6 }, "capacity", "yes"],
  [{ vmUsed: 779.7 }, "capacity", "no"],
  [{ disks: 1, diskTb: 0.1 }, "capacity", "no"],
  [{ vmRam: 84.48 }, "RAM of one site for all VMs", "yes"],
  [{ vmRam: 84.5 }, "RAM of one site for all VMs", "no"],
  [{ vms: 192, vmRam: 8, vmUsed: 100 }, "vCPU per core with one site", "yes"],
  [{ vms: 193, vmRam: 8, vmUsed: 100 }, "vCPU per core with one site", "no"],
])("%j: %s holds: %s", (entries, what, holds) => {
  const sheet = recalculate(plan, entries);
  const row = sheet.values("limits.what").indexOf(what);
  expect(sheet.values("limits.verdict")[row]).toBe(holds);
  const marks = { yes: /^[✔▲]/, check: /^▲ Fits, but check hosts per site/, no: /^✖ Does not fit: / };
  expect(sheet.value("verdict")).toMatch(marks[holds]);
});

const L3: Entries = {
  layer: "L3",
  "net.network": ["172.31.216.0/25", "172.31.217.5/25", "192.168.1.0/24"],
  "net.gateway": ["172.31.216.1", "172.31.217.1", "192.168.1.1"],
  "net.address": ["172.31.216.10", "172.31.217.10", "192.168.1.10"],
};

test("L2: data hosts reach the witness, and the witness one network", () => {
  expect(recalculate(plan).values("routes.command")).toEqual([
    "esxcli network ip route ipv4 add -n 192.168.1.0/24 -g 172.31.216.1",
    "esxcli network ip route ipv4 add -n 192.168.1.0/24 -g 172.31.216.1",
    "esxcli network ip route ipv4 add -n 172.31.216.0/25 -g 192.168.1.1",
    "not needed: one network",
    "not needed: one network",
    "not needed: one network",
    "not needed",
    "esxcli network ip route ipv4 list",
  ]);
});

test("L3: every site has a route to the two others; host bits are taken off the network", () => {
  const sheet = recalculate(plan, L3);
  expect(sheet.values("networks.finding")).toEqual(["in order", "in order", "in order"]);
  expect(sheet.values("routes.command").slice(0, 6)).toEqual([
    "esxcli network ip route ipv4 add -n 192.168.1.0/24 -g 172.31.216.1",
    "esxcli network ip route ipv4 add -n 192.168.1.0/24 -g 172.31.217.1",
    "esxcli network ip route ipv4 add -n 172.31.216.0/25 -g 192.168.1.1",
    "esxcli network ip route ipv4 add -n 172.31.217.0/25 -g 192.168.1.1",
    "esxcli network ip route ipv4 add -n 172.31.217.0/25 -g 172.31.216.1",
    "esxcli network ip route ipv4 add -n 172.31.216.0/25 -g 172.31.217.1",
  ]);
  expect(sheet.values("pings.command")).toEqual([
    "vmkping -I vmk1 -d -s 1472 192.168.1.10",
    "vmkping -I vmk1 -d -s 1472 192.168.1.10",
    "vmkping -I vmk1 -d -s 1472 172.31.216.10",
    "vmkping -I vmk1 -d -s 1472 172.31.217.10",
    "vmkping -I vmk1 -d -s 8972 172.31.217.10",
    "vmkping -I vmk1 -d -s 8972 172.31.216.10",
  ]);
});

test("witness traffic on vmk0 needs no route to the witness, L3 still one between the sites", () => {
  const commands = recalculate(plan, { ...L3, separated: "yes" }).values("routes.command");
  expect(commands.slice(0, 4)).toEqual(Array(4).fill("not needed: witness traffic takes vmk0"));
  expect(commands[4]).toMatch(/^esxcli network ip route/);
  expect(commands[6]).toBe("esxcli vsan network ip add -i vmk0 -T=witness");
});

test.each<[string, Entries, number]>([
  ["enter a network such as 172.31.216.0/25", { "net.network": ["172.31.216.0"] }, 0],
  ["enter a network such as 172.31.216.0/25", { "net.network": ["vSAN"] }, 0],
  ["the router is not in this network", { "net.gateway": ["10.0.0.1"] }, 0],
  ["the router is not in this network", { "net.gateway": ["router"] }, 0],
  ["the router is the host itself: enter the VLAN's router", { "net.gateway": ["172.31.216.10"] }, 0],
  ["the host's address is not in this network", { "net.address": ["172.31.216.130"] }, 0],
  ["L2: both sites have one network", { ...L3, layer: "L2" }, 1],
  ["L3: the sites need networks of their own", { layer: "L3" }, 1],
  ["the router has the network or broadcast address", { "net.gateway": ["172.31.216.0"] }, 0],
  ["the host has the network or broadcast address", { "net.address": ["172.31.216.127"] }, 0],
  ["two sites have this host's address", { "net.address": ["172.31.216.10", "172.31.216.10"] }, 1],
  ["the host has the address of another site's router", { "net.gateway": ["172.31.216.60"] }, 1],
  ["enter a vmk such as vmk1", { "net.vmk": ["eth0"] }, 0],
  [
    "the witness needs a network of its own",
    {
      "net.network": ["192.168.0.0/16", "192.168.0.0/16"],
      "net.gateway": ["192.168.0.1", "192.168.0.1"],
      "net.address": ["192.168.0.2", "192.168.0.3"],
    },
    2,
  ],
])("%s", (finding, entries, row) => {
  const sheet = recalculate(plan, entries);
  expect(sheet.values("networks.finding")[row]).toBe(finding);
  expect(sheet.value("verdict")).toMatch(
    finding.startsWith("enter a network")
      ? /^\? Not known: vSAN network/
      : /^✖ Does not fit: networks on sheet Routes/,
  );
});

test.each(["net.network", "net.gateway", "net.vmk", "net.address"])(
  "no command is made where %s is empty",
  (id) => {
    const sheet = recalculate(plan, { [id]: [null] });
    expect(sheet.values("routes.command").slice(0, 3)).toEqual(["", "", ""]);
    expect(sheet.value("networks.finding", 1)).toBe("");
  },
);

test("no command is made of an invalid network", () => {
  const commands = recalculate(plan, { "net.network": ["172.31.216.0/25", "172.31.216.0/25", "lab"] }).values(
    "routes.command",
  );
  expect(commands.slice(0, 3)).toEqual(Array(3).fill("correct the networks above"));
});

test("a vmk that a shell would run on is in no command", () => {
  const sheet = recalculate(plan, { ...L3, "net.vmk": ["vmk1; reboot"] });
  const commands = ["routes.command", "pings.command"].flatMap((id) => sheet.values(id)).map(String);
  expect(commands.filter((command) => command.includes("reboot"))).toEqual([]);
  expect(sheet.value("pings.command", 1)).toBe("correct the networks above");
  expect(sheet.value("pings.command", 2)).toBe("vmkping -I vmk1 -d -s 1472 192.168.1.10");
});

test("a /31 has no network address: both of its addresses are usable", () => {
  const sheet = recalculate(plan, {
    "net.network": ["172.31.216.0/25", "172.31.216.0/25", "192.168.1.0/31"],
    "net.address": ["172.31.216.10", "172.31.216.60", "192.168.1.0"],
  });
  expect(sheet.values("networks.finding")).toEqual(["in order", "in order", "in order"]);
});

test.each([
  [768, 0],
  [1024, 0],
  [767, 6],
])("hosts of 768 GiB that keep %d for ESXi have %d GiB per site, and no cell is an error", (esxiRam, ram) => {
  const sheet = recalculate(plan, { esxiRam });
  const values = sheet.drawing.sheets.flatMap((drawn) => drawn.values.flat());
  expect(values.filter((value) => typeof value === "object" && value !== null)).toEqual([]);
  expect(sheet.number("siteRam")).toBe(ram);
  expect(sheet.value("verdict")).toContain("✖ Does not fit: RAM of one site for all VMs");
});
