import { VSPHERE_RELEASES } from "../../src/model/operations/vsphereReleases";
import { MAINTENANCE_MODES, MAX_HOSTS } from "../../src/templates/runbooks/inputs";
import { RUNBOOKS, runbooks } from "../../src/templates/runbooks/runbooks";
import { ofPlan } from "./ofPlan";
import { recalculate as calculated, type Entries, type Recalculated } from "./recalculate";

const plan = runbooks.plan();

const knownOf = ofPlan(() => new Map<string, Recalculated>());

/** The plan with these entries; calculated once, many tests look at the same. */
function recalculate(entries: Entries = {}): Recalculated {
  const key = JSON.stringify(entries);
  const known = knownOf(plan);
  const sheet = known.get(key) ?? calculated(plan, entries);
  known.set(key, sheet);
  return sheet;
}

const PEOPLE: Entries = {
  change: "CHG1",
  window: "Sat 22:00",
  operator: "A. Smith",
  second: "B. Jones",
  vcenterHost: "esx02",
};
const READY = "✔ Ready: 6 hosts, vSphere 8.0 U3, shutdown by the guided workflow";

/** Node UUIDs as a host prints them. */
const STALE_UUID = "5f1e2d3c-0760-d06a-6499-000c29d31ef5";
const NEW_UUID = "6A2B3C4D-1122-3344-5566-000C29D31EF6";

const MANUAL: Entries = { ...PEOPLE, path: "manual" };

/** What a column shows in its filled rows. */
function filled(id: string, entries: Entries = {}): unknown[] {
  return recalculate(entries)
    .values(id)
    .filter((value) => value !== "" && value !== null);
}

/** The names on the sheet of hosts of a runbook. */
const hostNames = (id: string, entries: Entries = {}): unknown[] => filled(`${id}.host`, entries);

/** The commands on the sheet of hosts of a runbook, by the number of their step. */
function hostCommands(id: string, entries: Entries): unknown[][] {
  const commands = recalculate(entries).values(`${id}Hosts.command`);
  return recalculate(entries)
    .values(`${id}Hosts.no`)
    .map((no, i) => [no, commands[i]]);
}

/** Commands of the steps that are needed. */
function needed(id: string, entries: Entries): string[] {
  return filled(`${id}.command`, entries)
    .map(String)
    .filter((command) => !command.startsWith("not needed"));
}

describe("shutdown", () => {
  test("from 7.0 U3 on the guided workflow, and no command of the manual path", () => {
    const commands = needed("shutdown", PEOPLE).join("\n");
    expect(commands).toContain("Right-click cluster01 > vSAN > Shutdown cluster");
    expect(commands).not.toMatch(/reboot_helper|noAction|poweroff|IgnoreClusterMember/);
    expect(hostCommands("shutdown", PEOPLE).map(([, command]) => command)).toEqual([
      "not needed: not on this path",
      "not needed: vSphere 6.x, or not on this path",
      "not needed: not on this path",
      "not needed: not on this path",
    ]);
  });

  test.each(VSPHERE_RELEASES.map((release) => [release.name, release] as const))(
    "version %s takes its own path",
    (version, { guidedShutdown, rebootHelper, retreatMode }) => {
      const guided = needed("shutdown", { ...PEOPLE, version }).join("\n");
      expect(guided.includes("Shutdown cluster > Next")).toBe(guidedShutdown);
      const manual = needed("shutdown", { ...MANUAL, version }).join("\n");
      expect(manual.includes("reboot_helper.py prepare")).toBe(rebootHelper);
      expect(manual.includes("KB 2142676")).toBe(!rebootHelper);
      expect(manual.includes("domain-c")).toBe(retreatMode === "setting");
      expect(manual.includes("Edit vCLS mode")).toBe(retreatMode === "menu");
      expect(manual).toContain("esxcli system maintenanceMode set -e true -m noAction");
    },
  );

  test("by hand the sheet of hosts has the commands of the runbook", () => {
    expect(hostCommands("shutdown", MANUAL)).toEqual([
      [18, "esxcli vm process list"],
      [19, "esxcfg-advcfg -s 1 /VSAN/IgnoreClusterMemberListUpdates"],
      [21, "esxcli system maintenanceMode set -e true -m noAction"],
      [22, 'esxcli system shutdown poweroff -r "planned shutdown"'],
    ]);
    expect(hostCommands("shutdown", { ...MANUAL, version: "6.7 any" })[1]).toEqual([
      19,
      "not needed: vSphere 6.x, or not on this path",
    ]);
  });

  test("a gap in the list of hosts leaves no gap in the runbook", () => {
    const names = ["a", null, "c", null, null, null];
    const none = Array(6).fill(null);
    const entries = {
      "hosts.name": names,
      "hosts.management": none,
      "hosts.vmk": none,
      "hosts.address": none,
    };
    expect(hostNames("shutdown", entries)).toEqual(["a", "c"]);
    expect(recalculate(entries).values("shutdown.host").slice(0, 2)).toEqual(["a", "c"]);
  });

  test("every sheet of hosts has a row for each of sixteen hosts", () => {
    const names = Array.from({ length: MAX_HOSTS }, (_, i) => `h${i + 1}`);
    for (const id of ["shutdown", "start", "partition", "bootstrap"])
      expect(hostNames(id, { "hosts.name": names })).toEqual(names);
  });

  test("a name that a cell has no room for is cut there, and whole in the list", () => {
    const name = "h".repeat(255);
    const entries = { "hosts.name": [name] };
    expect(hostNames("shutdown", entries)[0]).toBe(`${"h".repeat(39)}…`);
    expect(filled("ordered.name", entries)[0]).toBe(name);
    expect(hostNames("shutdown", { "hosts.name": ["h".repeat(40)] })[0]).toBe("h".repeat(40));
  });

  test.each([
    ["nsx", "NSX Managers"],
    ["fileServices", "File Service"],
    ["vcenterHere", "vcsa01.example.com > Power"],
    ["servicesHere", "ad01, ad02 > Shut"],
  ])("%s decides on its step", (id, words) => {
    expect(needed("shutdown", { ...MANUAL, [id]: "yes" }).join("\n")).toContain(words);
    expect(needed("shutdown", { ...MANUAL, [id]: "no" }).join("\n")).not.toContain(words);
  });
});

test("the start takes the path of the shutdown in reverse", () => {
  expect(needed("start", PEOPLE).join("\n")).toContain("vSAN > Restart cluster");
  const manual = needed("start", MANUAL);
  const at = (words: string) => manual.findIndex((command) => command.includes(words));
  const order = [
    "maintenanceMode set -e false",
    "reboot_helper.py recover",
    "esxcli vsan cluster get",
    "-s 0 /VSAN/Ignore",
    "ad01, ad02 > Power on",
    "vcsa01.example.com on esx02 > Power on",
    "HA on",
  ].map(at);
  expect(order).toEqual([...order].sort((a, b) => a - b));
  expect(order[0]).toBeGreaterThan(0);
});

describe("maintenance", () => {
  test.each(MAINTENANCE_MODES.map(({ name, word }) => [name, word]))("%s is -m %s", (mode, word) => {
    expect(needed("maintenance", { mode })).toContain(`esxcli system maintenanceMode set -e true -m ${word}`);
  });

  test("the capacity that is left without one host decides", () => {
    const check = (usedTib: number) =>
      needed("maintenance", { usedTib, capacityTib: 90 }).find((command) => command.startsWith("Used"));
    expect(check(75)).toContain("100%: fits");
    expect(check(75.1)).toContain("does not fit");
    expect(recalculate().number("withoutOne")).toBeCloseTo(0.6, 9);
  });
});

describe("an input that is empty", () => {
  const UNKNOWN = "? not known: see sheet Input check";
  const count = (id: string, entries: Entries) =>
    filled(`${id}.command`, entries).filter((command) => command === UNKNOWN).length;

  test("leaves the steps open that depend on it, and no others", () => {
    expect(count("shutdown", PEOPLE)).toBe(0);
    expect(count("shutdown", { ...PEOPLE, nsx: null })).toBe(1);
    expect(needed("shutdown", { ...PEOPLE, nsx: null }).join("\n")).not.toContain("NSX");
    expect(needed("maintenance", { mode: null }).join("\n")).not.toContain("maintenanceMode set -e true");
  });

  test("leaves open which steps are done on every host where the path is not known", () => {
    const commands = hostCommands("shutdown", { ...PEOPLE, path: null });
    expect(commands.map(([, command]) => command)).toEqual(Array(4).fill(UNKNOWN));
  });

  test("makes no packet size and no share of the capacity", () => {
    expect(filled("pings.command", { mtu: null })).toEqual([]);
    expect(recalculate({ usedTib: null }).value("withoutOne")).toBe("");
    expect(count("maintenance", { usedTib: null })).toBe(1);
  });
});

describe("partition", () => {
  test("unknown entries are as what is missing, known ones in the command", () => {
    expect(needed("partition", {})).toContain(
      "esxcli vsan cluster unicastagent remove -a <stale vSAN IP> -t node -u <stale UUID>",
    );
    const entries = {
      staleAddress: "10.0.0.9",
      staleUuid: STALE_UUID,
      newAddress: "10.0.0.9",
      newUuid: NEW_UUID,
    };
    const commands = needed("partition", entries);
    expect(commands).toContain(
      `esxcli vsan cluster unicastagent remove -a 10.0.0.9 -t node -u ${STALE_UUID}`,
    );
    expect(commands).toContain(
      `esxcli vsan cluster unicastagent add -t node -u ${NEW_UUID} -U true -a 10.0.0.9 -p 12321`,
    );
  });

  test("every host pings all others in one line, with the MTU less 28 bytes", () => {
    const commands = filled("pings.command");
    expect(commands).toHaveLength(6);
    const address = (host: number) => `172.31.219.${74 + host}`;
    commands.forEach((command, i) => {
      const others = [1, 2, 3, 4, 5, 6].filter((host) => host !== i + 1).map(address);
      expect(command).toBe(
        `for ip in ${others.join(" ")}; do echo $ip; vmkping -I vmk2 -d -s 8972 $ip | grep loss; done`,
      );
    });
    expect(filled("pings.command", { mtu: 1500 })[0]).toContain(" -d -s 1472 $ip");
  });

  test("sixteen hosts are pinged by a command that an ESXi shell takes in one line", () => {
    const sixteen = (text: (i: number) => string) => Array.from({ length: MAX_HOSTS }, (_, i) => text(i + 1));
    const entries = {
      "hosts.name": sixteen((i) => `h${i}`),
      "hosts.vmk": sixteen(() => "vmk10"),
      "hosts.address": sixteen((i) => `172.131.219.${100 + i}`),
    };
    const commands = filled("pings.command", entries).map(String);
    expect(commands).toHaveLength(MAX_HOSTS);
    commands.forEach((command, i) => {
      expect(command.match(/172\.131\.219\.\d+/g)).toEqual(
        sixteen((host) => `172.131.219.${100 + host}`).filter((_, host) => host !== i),
      );
      expect(command.length).toBeLessThan(400);
    });
  });

  test("the witness is pinged where there is one, in small packets", () => {
    expect(filled("pings.command").join("\n")).not.toContain("witness");
    const last = (entries: Entries) =>
      filled("pings.command", entries).map((one) => String(one).split("; ").at(-1));
    expect(last({ witness: "yes" })[0]).toBe("done # missing: vSAN IP of witness");
    expect(last({ witness: "yes", witnessAddress: "10.0.0.5;reboot" })[0]).toBe(
      "done # missing: vSAN IP of witness",
    );
    expect(last({ witness: "yes", witnessAddress: "192.168.1.10" })).toEqual(
      Array(6).fill("vmkping -I vmk2 192.168.1.10 | grep loss"),
    );
  });
});

describe("what a host lacks", () => {
  const commands = (entries: Entries) => recalculate(entries).values("pings.command").map(String);

  test("is named behind the commands of the others, which a shell can run", () => {
    const [first, second] = commands({ "hosts.address": ["172.31.219.75", "<new>", null] });
    expect(first).toBe(
      "for ip in 172.31.219.78 172.31.219.79 172.31.219.80; do echo $ip; vmkping -I vmk2 -d -s 8972 $ip | grep loss; done # missing: vSAN IP of host 2, host 3",
    );
    expect(second).toMatch(/^for ip in 172.31.219.75 172.31.219.78 .* # missing: vSAN IP of host 3$/);
    expect(commands({ "hosts.address": [null], witness: "yes" })[1]).toMatch(
      / done # missing: vSAN IP of host 1, witness$/,
    );
  });

  test("its own vmk leaves words instead of a command", () => {
    const words = "not known: vSAN vmk of this host";
    expect(commands({ "hosts.vmk": [null] }).slice(0, 2)).toEqual([
      words,
      expect.stringMatching(/^for ip in 172.31.219.75 /),
    ]);
    expect(commands({ "hosts.vmk": ["vmk2;reboot"] })[0]).toBe(words);
  });

  test("every other address leaves words instead of an empty loop", () => {
    const one = { "hosts.address": ["10.0.0.1", null, null, null, null, null] };
    expect(commands(one).slice(0, 2)).toEqual([
      "not known: vSAN IP of any other host",
      expect.stringMatching(/^for ip in 10.0.0.1; .* # missing: vSAN IP of host 3, host 4, host 5, host 6$/),
    ]);
  });
});

describe("a text that is not an address or a vmk", () => {
  const finding = (column: string, value: string | number) =>
    recalculate({ [`hosts.${column}`]: [value] }).value("hosts.finding", 1);

  test.each([
    "172.31.219.75 (new)",
    "10.0.0.5;reboot",
    "$(reboot)",
    "10.0.0.256",
    "10.0.0",
    "10.0.0.0.1",
    "10..0.1",
    "10.0.0.1\n",
    "beef",
    "1:2;3:4",
    10.1,
  ])("%j is not an address and in no command", (value) => {
    expect(finding("address", value)).toBe("vSAN IP: not an address");
    expect(finding("management", value)).toBe("management IP: not an address");
    const entries = { "hosts.address": [value], "hosts.management": [value] };
    const sheet = recalculate(entries);
    expect(sheet.value("ordered.address", 1)).toBe("<vSAN IP>");
    expect(sheet.value("ordered.management", 1)).toBe("<management IP>");
    expect(filled("pings.command", entries).join("\n")).not.toContain(String(value));
  });

  test.each(["0.0.0.0", "0.1.2.3", "127.0.0.1", "224.0.0.1", "255.255.255.255"])(
    "no host has the address %s",
    (value) => {
      expect(finding("address", value)).toBe("vSAN IP: no host address");
      expect(finding("management", value)).toBe("management IP: no host address");
      expect(recalculate({ ...PEOPLE, witness: "yes", witnessAddress: value }).value("verdict")).toBe(
        "? Not known: Witness vSAN address is no address of a host",
      );
    },
  );

  test("an address belongs to one interface of one host", () => {
    const [management, address] = ["172.31.218.140", "172.31.219.76"];
    expect(finding("management", management)).toBe("management IP used twice");
    expect(finding("address", address)).toBe("vSAN IP used twice");
    expect(finding("address", management)).toBe("vSAN IP is a management IP");
  });

  test.each(["10.0.0.255", "1.0.0.0", "126.0.0.1", "128.0.0.1", "223.255.255.255", "fd00::1", "FE80::A:b"])(
    "%s is an address",
    (value) => {
      expect([finding("address", value), finding("management", value)]).toEqual(["complete", "complete"]);
    },
  );

  test.each(["vmk", "vmk2;reboot", "VMK2", "vmk 2", "vmk2 ", "vmnic2", "vmk1234", "2"])(
    "%j is not a vmk",
    (value) => {
      expect(finding("vmk", value)).toBe("not a vmk");
      expect(recalculate({ "hosts.vmk": [value] }).value("ordered.vmk", 1)).toBe("<vSAN vmk>");
    },
  );

  test.each(["vmk0", "vmk123"])("%s is a vmk", (value) => {
    expect(finding("vmk", value)).toBe("complete");
  });

  test("is not put into the commands of the partition", () => {
    const commands = needed("partition", { staleAddress: "10.0.0.9;reboot", newAddress: "10.0.0.9 " });
    expect(commands.join("\n")).toContain("remove -a <stale vSAN IP> -t");
    expect(commands.join("\n")).toContain("-a <vSAN IP> -p 12321");
  });
});

test("bootstrap lists the disks of its architecture", () => {
  expect(needed("bootstrap", { architecture: "ESA" }).join()).toContain("esxcli vsan storagepool list");
  expect(needed("bootstrap", { architecture: "OSA" }).join()).toContain("esxcli vsan storage list");
});

test("the dump is extracted under the name of its host before the host returns to work", () => {
  const commands = needed("dump", { dumpHost: "esx02", dumpFile: "/vmfs/volumes/x/vmkdump/y.dumpfile" });
  const extract = commands.indexOf(
    "esxcfg-dumppart --file --copy --devname '/vmfs/volumes/x/vmkdump/y.dumpfile' --zdumpname /vmfs/volumes/'datastore01'/zdump-'esx02'",
  );
  expect(extract).toBeGreaterThan(0);
  expect(commands.indexOf("esxcli system maintenanceMode set -e false")).toBeGreaterThan(extract);
  expect(needed("dump", {}).join("\n")).toContain(
    "--devname <dump file> --zdumpname /vmfs/volumes/'datastore01'/zdump-<host>",
  );
});

test("no runbook holds a command that provokes a panic", () => {
  const commands = RUNBOOKS.flatMap(({ steps }) => steps.map(({ command }) => command));
  expect(commands.filter((command) => /vsish|crashme|panic/i.test(command))).toEqual([]);
});

test("what powers off, removes or partitions has a warning and a cell for a second person", () => {
  const harmful =
    /maintenanceMode set -e true|shutdown (poweroff|reboot)|unicastagent (add|remove)|helper.py|Shut Down|Shutdown >|Deactivate|HA off|Claim|Reset"|installing|new vSAN cluster/;
  for (const { sheet, steps } of RUNBOOKS) {
    const spec = plan.spec.sheets.find(({ name }) => name === sheet);
    for (const step of steps.filter(({ command }) => harmful.test(command))) {
      expect([sheet, step.text, step.danger]).toEqual([sheet, step.text, expect.any(String)]);
      const cell = spec?.cells.find(
        (one) => one.kind === "text" && one.text.startsWith(`${step.text}\n▲ WARNING`),
      );
      expect(cell).toBeDefined();
      const second = `J${cell?.at.slice(1)}`;
      const signed = spec?.cells.some((one) => one.kind === "input" && one.at === second);
      expect([step.text, signed]).toEqual([step.text, step.eachHost !== true]);
    }
  }
});

test.each<[string, Entries, string]>([
  ["all there", {}, "✔ Ready: 6 hosts, vSphere 8.0 U3, shutdown by the guided workflow"],
  ["manual path", { path: "manual" }, "✔ Ready: 6 hosts, vSphere 8.0 U3, shutdown by hand"],
  [
    "last version without workflow",
    { version: "7.0 U2", architecture: "OSA" },
    "✔ Ready: 6 hosts, vSphere 7.0 U2, shutdown by hand",
  ],
  [
    "first version with it",
    { version: "7.0 U3", architecture: "OSA" },
    "✔ Ready: 6 hosts, vSphere 7.0 U3, shutdown by the guided workflow",
  ],
  [
    "a host without address",
    { "hosts.address": [null] },
    "✖ Not ready: 1 host is not complete, see the column Finding on sheet Hosts",
  ],
  [
    "a name twice",
    { "hosts.name": ["b", "B"] },
    "✖ Not ready: 2 hosts are not complete, see the column Finding on sheet Hosts",
  ],
  [
    "an address without a host",
    { "hosts.name": [null] },
    "✖ Not ready: 1 host is not complete, see the column Finding on sheet Hosts",
  ],
  ["no cluster", { cluster: null }, "? Not known: Cluster is empty"],
  ["no vCenter", { vcenter: null }, "? Not known: vCenter is empty"],
  ["no version", { version: null }, "? Not known: vSphere and vSAN is empty"],
  ["no packet size", { mtu: null }, "? Not known: MTU of the vSAN network is empty"],
  ["witness without address", { witness: "yes" }, "? Not known: Witness vSAN address is empty"],
  [
    "witness with other words",
    { witness: "yes", witnessAddress: "see wiki" },
    "? Not known: Witness vSAN address is not an address",
  ],
  ["nobody named", { operator: null }, "▲ Not complete: enter operator before you print"],
  [
    "no change at all",
    { change: null, window: null, operator: null, second: null },
    "▲ Not complete: enter change number, window, operator, second person before you print",
  ],
  [
    "nobody knows where vCenter is",
    { vcenterHost: null },
    "▲ Not complete: enter host that runs vCenter before you print",
  ],
  [
    "vCenter elsewhere",
    { vcenterHost: null, vcenterHere: "no" },
    "✔ Ready: 6 hosts, vSphere 8.0 U3, shutdown by the guided workflow",
  ],
  [
    "names that single runbooks need",
    { datacenter: null, oneHost: null, dumpStore: null, services: null },
    "▲ Not complete: enter AD and DNS VMs, datacenter, host for maintenance, datastore for the copy before you print",
  ],
  [
    "services elsewhere",
    { services: null, servicesHere: "no" },
    "✔ Ready: 6 hosts, vSphere 8.0 U3, shutdown by the guided workflow",
  ],
  ["one person twice", { second: "A. Smith" }, "▲ The second person must not be the operator"],
  ["a vCenter host by its short name", { vcenterHost: "ESX02" }, READY],
  ["a vCenter host by its vSAN IP", { vcenterHost: "172.31.219.75" }, READY],
  [
    "a vCenter host of the list, which has a blank behind its name",
    { vcenterHost: "esx01.example.com", "hosts.name": ["esx01.example.com "] },
    READY,
  ],
  [
    "a vCenter host that is not in the list",
    { vcenterHost: "esx99" },
    "✖ Not ready: the vCenter host esx99 is not on sheet Hosts",
  ],
  ["a vCenter host elsewhere", { vcenterHost: "esx99", vcenterHere: "no" }, READY],
  [
    "a host for maintenance that is not in the list",
    { oneHost: "esx77" },
    "✖ Not ready: the host for maintenance esx77 is not on sheet Hosts",
  ],
  [
    "a part of a name",
    { oneHost: "esx0" },
    "✖ Not ready: the host for maintenance esx0 is not on sheet Hosts",
  ],
  ["a host with a purple screen", { dumpHost: "esx03.example.com" }, READY],
  [
    "a host with a purple screen that is not in the list",
    { dumpHost: "esx3" },
    "✖ Not ready: the host with the purple screen esx3 is not on sheet Hosts",
  ],
  ["more used than there is", { usedTib: 90.01 }, "✖ Not ready: 90.01 TiB are used of 90.00 TiB"],
  [
    "all used",
    { usedTib: 90 },
    "▲ Ready, but check maintenance: data takes 120.0% of what is left without one host",
  ],
  ["just enough room without one host", { usedTib: 75 }, READY],
  [
    "too little room without one host",
    { usedTib: 75.001 },
    "▲ Ready, but check maintenance: data takes 100.001% of what is left without one host",
  ],
  [
    "a witness with the vSAN address of a host",
    { witness: "yes", witnessAddress: "172.31.219.76" },
    "? Not known: Witness vSAN address is the address of a host on sheet Hosts",
  ],
  [
    "a witness with the management address of a host",
    { witness: "yes", witnessAddress: "172.31.218.139" },
    "? Not known: Witness vSAN address is the address of a host on sheet Hosts",
  ],
  ["a witness with an address of its own", { witness: "yes", witnessAddress: "172.31.219.74" }, READY],
])("verdict: %s", (_, entries, verdict) => {
  expect(recalculate({ ...PEOPLE, ...entries }).value("verdict")).toBe(verdict);
});

test("two hosts need a witness, one host is not a cluster", () => {
  const hosts = (count: number): Entries => {
    const rest = Array(6 - count).fill(null);
    const first = (values: string[]) => [...values.slice(0, count), ...rest];
    return {
      ...PEOPLE,
      vcenterHost: "a",
      oneHost: "b",
      "hosts.name": first(["a", "b"]),
      "hosts.management": first(["10.0.0.1", "10.0.0.2"]),
      "hosts.vmk": first(["vmk1", "vmk1"]),
      "hosts.address": first(["10.0.1.1", "10.0.1.2"]),
    };
  };
  const verdict = (entries: Entries) => recalculate(entries).value("verdict");
  expect(verdict(hosts(2))).toBe("✖ Not ready: two hosts need a witness");
  expect(verdict({ ...hosts(2), witness: "yes", witnessAddress: "10.0.2.1" })).toMatch(/^✔ Ready: 2 hosts/);
  expect(verdict(hosts(1))).toBe("✖ Not ready: enter the hosts of the cluster on sheet Hosts");
});

/** Marks and words of the runbooks on the first page, by sheet. */
function pageRows(entries: Entries): Record<string, string> {
  const rows = recalculate({ ...PEOPLE, ...entries }).drawing.sheets[0]?.values ?? [];
  return Object.fromEntries(
    RUNBOOKS.map(({ sheet }) => {
      const row = rows.find(([, label]) => label === sheet) ?? [];
      return [sheet, [row[0], row[8]].join(" ")];
    }),
  );
}

describe("a runbook on the first page", () => {
  const GOOD = {
    "1 Shutdown": "✔ the whole cluster off",
    "2 Start": "✔ the whole cluster on again",
    "3 Maintenance": "✔ one host out of service and back",
    "4 Partition": "✔ hosts that cannot reach each other; enter the entries when known",
    "5 Health console": "✔ what a console reports; every step is read-only",
    "6 Bootstrap": "✔ a new cluster without other storage",
    "7 Core dump": "✔ after a purple screen; enter host and file when known",
  };

  test.each<[string, Entries, Partial<typeof GOOD>]>([
    ["has what its commands need", {}, {}],
    [
      "knows its entries and its dump",
      {
        staleAddress: "10.0.0.9",
        staleUuid: STALE_UUID,
        newAddress: "10.0.0.9",
        newUuid: NEW_UUID,
        dumpHost: "esx02",
        dumpFile: "/x/y",
      },
      { "4 Partition": "✔ hosts that cannot reach each other", "7 Core dump": "✔ after a purple screen" },
    ],
    [
      "lacks the cluster",
      { cluster: null },
      { "1 Shutdown": "? enter cluster", "2 Start": "? enter cluster" },
    ],
    ["lacks a cluster that no step by hand names", { cluster: null, path: "manual" }, {}],
    [
      "lacks vCenter",
      { vcenter: null },
      { "1 Shutdown": "? enter vCenter", "2 Start": "? enter vCenter", "6 Bootstrap": "? enter vCenter" },
    ],
    ["lacks the address of the witness", { witness: "yes" }, { "4 Partition": "? enter witness address" }],
    [
      "has an address of the witness that is none",
      { witness: "yes", witnessAddress: "see wiki" },
      { "4 Partition": "? enter witness address" },
    ],
    [
      "lacks a host's address",
      { "hosts.address": [null] },
      { "4 Partition": "? enter hosts", "6 Bootstrap": "? enter hosts" },
    ],
    ["lacks the packet size", { mtu: null }, { "4 Partition": "? " }],
    [
      "lacks the host that runs vCenter",
      { vcenterHost: null },
      { "1 Shutdown": "▲ enter host that runs vCenter" },
    ],
    [
      "lacks the host that starts vCenter by hand",
      { vcenterHost: null, path: "manual" },
      { "1 Shutdown": "▲ enter host that runs vCenter", "2 Start": "▲ enter host that runs vCenter" },
    ],
    ["runs without vCenter", { vcenterHost: null, vcenterHere: "no" }, {}],
    ["lacks a datacenter", { datacenter: null }, { "5 Health console": "▲ enter datacenter" }],
    ["lacks its host", { oneHost: null }, { "3 Maintenance": "▲ enter host for maintenance" }],
    ["lacks its datastore", { dumpStore: null }, { "7 Core dump": "▲ enter datastore for the copy" }],
    ["lacks machines", { services: null }, { "1 Shutdown": "▲ enter AD and DNS VMs" }],
  ])("%s", (_, entries, expected) => {
    expect(pageRows(entries)).toEqual({ ...GOOD, ...expected });
  });

  test("is not good where a command that is needed holds a placeholder of an input", () => {
    const later =
      /<(stale vSAN IP|stale UUID|UUID|vSAN IP|dump file|number|path of the VM|vSAN vmk|MTU less headers)>/g;
    const entries = { cluster: null, vcenter: null, vcenterHost: null, services: null, datacenter: null };
    for (const path of ["guided", "manual"]) {
      const rows = pageRows({ ...entries, path, oneHost: null, dumpStore: null });
      for (const { id, sheet } of RUNBOOKS) {
        const commands = needed(id, { ...PEOPLE, ...entries, path, oneHost: null, dumpStore: null });
        const holds = commands.some((command) => command.replace(later, "").includes("<"));
        if (holds) expect([sheet, rows[sheet]]).toEqual([sheet, expect.stringMatching(/^[?▲] enter /)]);
      }
    }
  });
});

test("what runs elsewhere is not asked for", () => {
  const [, , , , , command] = needed("shutdown", { ...PEOPLE, vcenterHere: "no", servicesHere: "no" });
  expect(command).toBe("vCenter vcsa01.example.com runs elsewhere; AD and DNS: elsewhere");
});

test("the first page counts the steps of each runbook, and those that two people sign", () => {
  const rows = recalculate().drawing.sheets[0]?.values ?? [];
  const counts = RUNBOOKS.map(({ sheet }) => rows.find((row) => row[1] === sheet)?.slice(2, 5));
  expect(counts).toHaveLength(RUNBOOKS.length);
  // One condition alone was TRUE instead of 1.
  expect(counts.flat().filter((count) => typeof count !== "number")).toEqual([]);
});

test.each([
  [15, "✖ Not ready: the vCenter host esx99 is not on sheet Hosts"],
  [16, "✔ Ready: 16 hosts, vSphere 8.0 U3, shutdown by the guided workflow"],
])(
  "with %d hosts, and a host that is not among them, where only a full list can lack one",
  (count, verdict) => {
    const each = (value: (i: number) => string) => Array.from({ length: count }, (_, i) => value(i));
    const sheet = recalculate({
      ...PEOPLE,
      vcenterHost: "esx99",
      oneHost: "h1",
      "hosts.name": each((i) => `h${i + 1}`),
      "hosts.management": each((i) => `10.0.0.${i + 1}`),
      "hosts.vmk": each(() => "vmk1"),
      "hosts.address": each((i) => `10.0.1.${i + 1}`),
    });
    expect(sheet.value("verdict")).toBe(verdict);
  },
);
