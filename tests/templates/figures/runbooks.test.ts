import { runbooks, RUNBOOKS } from "../../../src/templates/runbooks/runbooks";
import { COMMAND_CHECKS } from "../../../src/templates/runbooks/commandChecks";
import { ofPlan } from "../ofPlan";
import { printedSheet } from "../printedSheet";
import { recalculate, type Entries } from "../recalculate";

const plan = runbooks.plan();

/** A cluster by hand on 8.0 U1 with everything that a step asks for, and a host list with gaps, a host twice and more. */
const CLUSTER: Entries = {
  change: "C1", window: "Sat", operator: "Ann", second: "Bob",
  cluster: "prod", datacenter: "east", version: "8.0 U1", architecture: "OSA", path: "manual", mtu: 1600,
  vcenter: "vc.lan", vcenterHost: "h1", services: "dc01", witness: "yes", witnessAddress: "10.9.9.9", nsx: "yes", fileServices: "yes",
  "hosts.name": ["h1", null, "h3", "h3", "h5", null],
  "hosts.management": ["10.0.0.1", null, "10.0.0.3", "10.0.0.4", null, "10.0.0.6"],
  "hosts.vmk": ["vmk1", null, null, "vmk3", "vmk5", null],
  "hosts.address": ["10.1.0.1", null, "10.1.0.3", "10.1.0.1", "10.1.0.5", null],
  oneHost: "h3", mode: "Full data migration", usedTib: 60, capacityTib: 80,
  staleAddress: "10.1.0.9", staleUuid: "5f1e2d3c-0760-d06a-6499-000c29d31ef9", newAddress: "10.1.0.3", newUuid: "5f1e2d3c-0760-d06a-6499-000c29d31ef3",
  dumpHost: "h5", dumpFile: "/x/y.dumpfile", dumpStore: "ds2",
}; // prettier-ignore

const manual = ofPlan((one) => recalculate(one, CLUSTER));
const example = ofPlan((one) => recalculate(one));
const shown = () => printedSheet(manual(plan));
const rows = (id: string, ...lines: number[]): string[] => lines.map((line) => shown().row(id, line));

/** Where each step of a runbook is done, its command, and whether it goes on host by host below. */
function stepsOf(id: string, calculated: ReturnType<typeof recalculate>): string[] {
  const sheet = printedSheet(calculated);
  const { steps } = RUNBOOKS.find((one) => one.id === id) ?? { steps: [] };
  return steps.map((_, i) => {
    const [, , where = "", command = "", , , below = ""] = sheet.row(`${id}.command`, i + 1).split(" | ");
    return [where, command, below].filter(Boolean).join(" | ");
  });
}

/** By the vendor's procedures and the posts that the sheet Commands names for each command. */
const BY_HAND: Record<string, string[]> = {
  shutdown: [
    "backup, controllers | Backup report of the last night; log in to one controller of each kind",
    "vCenter, one host | Monitor > vSAN > Skyline Health, and: esxcli vsan health cluster list",
    "vCenter, one host | Monitor > vSAN > Resyncing Objects, and: esxcli vsan debug resync summary get",
    "one host | esxcli vsan debug object health summary get",
    "one host | esxcli vsan cluster get",
    "vCenter | vCenter vc.lan on h1; AD and DNS: dc01",
    "vCenter | Select the VMs > Power > Shut Down Guest OS",
    "vCenter | Edge nodes > Shut Down Guest OS, then NSX Managers > Shut Down Guest OS",
    "vCenter | not needed: not on this path",
    "vCenter | not needed: not on this path",
    "desk | not needed: vSphere 7.0 or later, or not on this path",
    "vCenter | Configure > vSAN > Services > File Service > Deactivate",
    "vCenter | Configure > vSphere Availability > Edit > HA off",
    "vCenter | vCenter > Configure > Advanced Settings: config.vcls.clusters.domain-c<number>.enabled = False",
    "one host | esxcli vsan debug resync summary get",
    "vCenter | vc.lan > Power > Shut Down Guest OS",
    "host client | dc01 > Shut Down Guest OS",
    "every host | esxcli vm process list | next sheet",
    "every host | esxcfg-advcfg -s 1 /VSAN/IgnoreClusterMemberListUpdates | next sheet",
    "one host | python /usr/lib/vmware/vsan/bin/reboot_helper.py prepare",
    "every host | esxcli system maintenanceMode set -e true -m noAction | next sheet",
    'every host | esxcli system shutdown poweroff -r "planned shutdown" | next sheet',
  ],
  start: [
    "network, witness | Ping the gateways of the management and the vSAN network",
    "every host | Management controller of the host > Power on | next sheet",
    "client | not needed: not on this path",
    "vCenter | not needed: not on this path",
    "every host | esxcli system maintenanceMode set -e false | next sheet",
    "one host | python /usr/lib/vmware/vsan/bin/reboot_helper.py recover",
    "every host | esxcli vsan cluster get | next sheet",
    "every host | esxcfg-advcfg -s 0 /VSAN/IgnoreClusterMemberListUpdates | next sheet",
    "host client | dc01 > Power on",
    "host client | vc.lan on h1 > Power on",
    "vCenter | vCenter > Configure > Advanced Settings: config.vcls.clusters.domain-c<number>.enabled = True",
    "vCenter, one host | Monitor > vSAN > Skyline Health, and: esxcli vsan health cluster list",
    "vCenter, one host | Monitor > vSAN > Resyncing Objects, and: esxcli vsan debug resync summary get",
    "one host | esxcli vsan debug object health summary get",
    "one host | esxcli vsan cluster get",
    "vCenter | Configure > vSphere Availability > Edit > HA on",
    "vCenter | Configure > vSAN > Services > File Service > Enable",
    "vCenter | NSX Managers > Power on, then Edge nodes > Power on",
    "vCenter | Select the VMs > Power > Power On",
  ],
  maintenance: [
    "vCenter, one host | Monitor > vSAN > Skyline Health, and: esxcli vsan health cluster list",
    "vCenter, one host | Monitor > vSAN > Resyncing Objects, and: esxcli vsan debug resync summary get",
    "one host | esxcli vsan debug object health summary get",
    "one host | esxcli vsan cluster get",
    "this workbook | Used, of what is left without one host: 100%: fits, if no reserve is asked for",
    "vCenter | Monitor > vSAN > Data Migration Pre-check: h3, Full data migration",
    "the host | esxcli system maintenanceMode set -e true -m evacuateAllData",
    'the host | esxcli system shutdown reboot -r "planned maintenance"',
    "the host | esxcli system maintenanceMode set -e false",
    "vCenter, RVC | vsan.cluster_info 0",
    "one host | esxcli vsan debug resync summary get",
  ],
  partition: [
    "every host | esxcli vsan cluster get | next sheet",
    "every host | esxcli vsan network list ; esxcli network ip interface ipv4 get | next sheet",
    "sheet Pings | vmkping -I <vSAN vmk> -d -s <MTU less headers> <vSAN IP>",
    "every host | cmmds-tool whoami | next sheet",
    "every host | esxcli vsan cluster unicastagent list | next sheet",
    "every host | esxcfg-advcfg -s 1 /VSAN/IgnoreClusterMemberListUpdates | next sheet",
    "hosts that have it | esxcli vsan cluster unicastagent remove -a 10.1.0.9 -t node -u 5f1e2d3c-0760-d06a-6499-000c29d31ef9",
    "the other hosts | esxcli vsan cluster unicastagent add -t node -u 5f1e2d3c-0760-d06a-6499-000c29d31ef3 -U true -a 10.1.0.3 -p 12321",
    "every host | esxcli vsan cluster get | next sheet",
    "every host | esxcfg-advcfg -s 0 /VSAN/IgnoreClusterMemberListUpdates | next sheet",
  ],
  health: [
    "vCenter, shell | rvc administrator@vsphere.local@localhost",
    "RVC | cd /localhost/'east'/computers",
    "RVC | vsan.check_state 0",
    "RVC | vsan.obj_status_report 0 -t",
    "RVC | vsan.cluster_info 0",
    "RVC | vsan.disks_stats 0",
    "RVC | vsan.whatif_host_failures 0",
    "RVC | vsan.vm_perf_stats <path of the VM>",
    "one host | esxcli vsan health cluster list",
  ],
  bootstrap: [
    "desk | Compatibility guide for vSAN, architecture of the inputs",
    "a workstation | nslookup 'vc.lan' ; nslookup 'h1'",
    "every host | Installer of ESXi; then esxcli system version get | next sheet",
    "first host | vdq -q",
    "a workstation | Select datastore > Install on a new vSAN cluster containing the target host",
    "first host | esxcli vsan cluster get ; esxcli vsan storage list",
    "every host | Interface and address of the sheet 6 Bootstrap hosts; then esxcli vsan network list | next sheet",
    "vCenter | Configure > vSAN > Disk Management > Claim unused disks",
    "vCenter | vc.lan > VM Policies > Edit VM Storage Policies",
    "vCenter | Configure > vSphere Availability, vSphere DRS; vCenter management > Backup",
    "vCenter, one host | Monitor > vSAN > Skyline Health, and: esxcli vsan health cluster list",
  ],
  dump: [
    "console | Console of h5",
    "console | Wait",
    "controller | Controller of h5 > Reset",
    "the host | esxcli system maintenanceMode set -e true -m ensureObjectAccessibility",
    "the host | esxcli system coredump file list",
    "the host | esxcli system coredump file get",
    "the host | esxcfg-dumppart --file --copy --devname '/x/y.dumpfile' --zdumpname /vmfs/volumes/'ds2'/zdump-'h5'",
    "the host | ls -lh /vmfs/volumes/'ds2'/zdump-'h5'*",
    "the host | vm-support -w /vmfs/volumes/'ds2'",
    "desk | vmware -vl",
    "the host | esxcli system maintenanceMode set -e false",
  ],
}; // prettier-ignore

test.each(Object.entries(BY_HAND))("by hand, vSphere 8.0 U1: every step of the runbook %s", (id, steps) => {
  expect(stepsOf(id, manual(plan))).toEqual(steps);
});

const GUIDED: Record<string, string[]> = {
  shutdown: [
    "backup, controllers | Backup report of the last night; log in to one controller of each kind",
    "vCenter, one host | Monitor > vSAN > Skyline Health, and: esxcli vsan health cluster list",
    "vCenter, one host | Monitor > vSAN > Resyncing Objects, and: esxcli vsan debug resync summary get",
    "one host | esxcli vsan debug object health summary get",
    "one host | esxcli vsan cluster get",
    "vCenter | vCenter vcsa01.example.com on <host>; AD and DNS: ad01, ad02",
    "vCenter | Select the VMs > Power > Shut Down Guest OS",
    "vCenter | not needed: no NSX VMs here",
    "vCenter | Right-click cluster01 > vSAN > Shutdown cluster",
    "vCenter | Shutdown cluster > Next > reason > Shutdown",
    "desk | not needed: vSphere 7.0 or later, or not on this path",
    "vCenter | not needed: no file services, or not on this path",
    "vCenter | not needed: not on this path",
    "vCenter | not needed: no vCLS VMs, deprecated, or not on this path",
    "one host | not needed: not on this path",
    "vCenter | not needed: vCenter runs elsewhere, or not on this path",
    "host client | not needed: they run elsewhere, or not on this path",
    "every host | not needed: not on this path | next sheet",
    "every host | not needed: vSphere 6.x, or not on this path | next sheet",
    "one host | not needed: vSphere 6.x, or not on this path",
    "every host | not needed: not on this path | next sheet",
    "every host | not needed: not on this path | next sheet",
  ],
  start: [
    "network, witness | Ping the gateways of the management and the vSAN network",
    "every host | Management controller of the host > Power on | next sheet",
    "client | https://vcsa01.example.com/ui",
    "vCenter | Right-click cluster01 > vSAN > Restart cluster > Restart",
    "every host | not needed: not on this path | next sheet",
    "one host | not needed: vSphere 6.x, or not on this path",
    "every host | esxcli vsan cluster get | next sheet",
    "every host | not needed: vSphere 6.x, or not on this path | next sheet",
    "host client | not needed: they run elsewhere, or not on this path",
    "host client | not needed: vCenter runs elsewhere, or not on this path",
    "vCenter | not needed: no vCLS VMs, deprecated, or not on this path",
    "vCenter, one host | Monitor > vSAN > Skyline Health, and: esxcli vsan health cluster list",
    "vCenter, one host | Monitor > vSAN > Resyncing Objects, and: esxcli vsan debug resync summary get",
    "one host | esxcli vsan debug object health summary get",
    "one host | esxcli vsan cluster get",
    "vCenter | not needed: not on this path",
    "vCenter | not needed: no file services, or not on this path",
    "vCenter | not needed: no NSX VMs here",
    "vCenter | Select the VMs > Power > Power On",
  ],
}; // prettier-ignore

test.each(Object.entries(GUIDED))("guided, vSphere 8.0 U3: every step of the runbook %s", (id, steps) => {
  expect(stepsOf(id, example(plan))).toEqual(steps);
});

test("every runbook has the same columns", () => {
  for (const { id, notes = [] } of RUNBOOKS)
    expect(shown().row(`${id}.command`, -notes.length)).toBe(
      "No. | Step | Where | Command, or path in the client | Expected answer | Stop if | Done by | Time | Result | Second person",
    );
});

test("host by host: the commands of the steps, then a row for each of four hosts", () => {
  expect(rows("bootstrapHosts.no", 0, 1, 2)).toEqual([
    "No. | Step | Command, or path in the client",
    "3 | Install ESXi | Installer of ESXi; then esxcli system version get",
    "7 | vSAN interface | Interface and address of the sheet 6 Bootstrap hosts; then esxcli vsan network list",
  ]);
  expect(rows("bootstrap.host", -1, 0, 1, 2, 3, 4, 5)).toEqual([
    " |  |  |  |  | 3 Install ESXi |  | 7 vSAN interface",
    "No. | Host | Management IP | vSAN vmk | vSAN IP | Done by, time | Result | Done by, time | Result",
    "1 | h1 | 10.0.0.1 | vmk1 | 10.1.0.1",
    "2 | h3 | 10.0.0.3 | <vSAN vmk> | 10.1.0.3",
    "3 | h3 | 10.0.0.4 | vmk3 | 10.1.0.1",
    "4 | h5 | <management IP> | vmk5 | 10.1.0.5",
    "",
  ]);
});

/** The steps above the columns of a sheet of hosts. */
function stepTitles(id: string, sheet: ReturnType<typeof recalculate>): string[] {
  return printedSheet(sheet).row(`${id}.host`, -1).split(" | ").filter((title) => title.trim() !== "");
} // prettier-ignore

test.each([
  ["shutdown", ["18 No VM runs", "19 Stop member updates", "21 ▲ Maintenance mode", "22 ▲ Power off"]],
  ["start", ["2 Power on", "5 Leave maintenance mode", "7 Membership", "8 Allow member updates"]],
  ["partition", ["1 Membership", "2 Interface and address", "4 Node UUID", "5 Unicast list", "6 Stop member updates", "9 Membership again", "10 Allow member updates"]],
])("%s: every step that is done on every host has its columns", (id, steps) => {
  expect(stepTitles(id, manual(plan))).toEqual(steps);
}); // prettier-ignore

test("guided, steps by hand are not needed; without a path it is not known whether they are", () => {
  expect(stepTitles("start", example(plan))).toEqual([
    "2 Power on",
    "not needed: step 5",
    "7 Membership",
    "not needed: step 8",
  ]);
  expect(stepTitles("start", recalculate(plan, { path: null }))).toEqual([
    "2 Power on",
    "? not known: step 5",
    "7 Membership",
    "? not known: step 8",
  ]);
});

test("the list of hosts reports what is missing of each, and the order skips gaps", () => {
  expect(rows("hosts.name", 0, 1, 2, 3, 4, 5, 6, 7)).toEqual([
    "Host | Management IP | vSAN vmk | vSAN IP | Finding | Row",
    "h1 | 10.0.0.1 | vmk1 | 10.1.0.1 | vSAN IP used twice | 1",
    "",
    "h3 | 10.0.0.3 |  | 10.1.0.3 | listed twice | 3",
    "h3 | 10.0.0.4 | vmk3 | 10.1.0.1 | listed twice | 4",
    "h5 |  | vmk5 | 10.1.0.5 | no management IP | 5",
    " | 10.0.0.6 |  |  | no name",
    "",
  ]);
  expect(rows("ordered.name", 0, 1, 2, 3, 4, 5)).toEqual([
    "Host | Management IP | vSAN vmk | vSAN IP | Row of list",
    "h1 | 10.0.0.1 | vmk1 | 10.1.0.1 | 1",
    "h3 | 10.0.0.3 | <vSAN vmk> | 10.1.0.3 | 3",
    "h3 | 10.0.0.4 | vmk3 | 10.1.0.1 | 4",
    "h5 | <management IP> | vmk5 | 10.1.0.5 | 5",
    "",
  ]);
  const finding = (column: string) => recalculate(plan, { [`hosts.${column}`]: [null] }).value("hosts.finding", 1);
  expect(["vmk", "address"].map(finding)).toEqual(["no vmk", "no vSAN IP"]);
}); // prettier-ignore

test("each host pings all others with 1,600 − 28 bytes, then the witness in small packets", () => {
  const loop = (vmk: string, ...others: string[]) =>
    `for ip in ${others.join(" ")}; do echo $ip; vmkping -I ${vmk} -d -s 1572 $ip | grep loss; done; vmkping -I ${vmk} 10.9.9.9 | grep loss`;
  expect(rows("pings.from", 0, 1, 2, 3, 4, 5)).toEqual([
    "No. | Run on | Command",
    `1 | h1 | ${loop("vmk1", "10.1.0.3", "10.1.0.1", "10.1.0.5")}`,
    `2 | h3 | not known: vSAN vmk of this host`,
    `3 | h3 | ${loop("vmk3", "10.1.0.1", "10.1.0.3", "10.1.0.5")}`,
    `4 | h5 | ${loop("vmk5", "10.1.0.1", "10.1.0.3", "10.1.0.1")}`,
    "",
  ]);
  expect(printedSheet(recalculate(plan, { "hosts.name": ["esx01.lan", "10.0.0.2"], witness: "yes" })).row("pings.answers", 0)).toBe(
    "No. | Run on | 1 esx01 | 2 10.0.0.2 | 3 esx03 | 4 esx04 | 5 esx05 | 6 esx06 |  |  |  |  |  |  |  |  |  |  | Witness",
  );
}); // prettier-ignore

test.each([
  ["hostCount", "4 hosts, entered"],
  ["guided", "yes, vendor-stated"],
  ["useGuided", "no, entered"],
  ["helper", "yes, see Commands"],
  ["retreat", "setting, see Commands"],
  ["withoutOne", "100.0% of the capacity, derived"], // 60 ÷ (80 × 3 ÷ 4)
  ["incomplete", "5 hosts, derived"],
  ["ipVersion", "IPv4, entered"],
])("what applies: %s is %s", (id, expected) => {
  expect(shown().result(id)).toBe(expected);
});

test.each<[string, Entries, string, string]>([
  ["without vCLS machines no retreat mode", { vcls: "no" }, "retreat", "none"],
  ["a guided path that the version lacks", { version: "7.0 U2" }, "useGuided", "no"],
  ["an unknown version", { version: "x" }, "helper", ""],
])("%s", (_, entries, id, expected) => {
  expect(recalculate(plan, entries).value(id)).toBe(expected);
});

test("one host has nothing left without it", () => {
  const one = { "hosts.name": ["h1", null, null, null, null, null] };
  expect(recalculate(plan, one).value("withoutOne")).toBe("");
  expect(recalculate(plan, { capacityTib: null }).value("withoutOne")).toBe("");
});

test("what each release brings", () => {
  expect(rows("releases.name", 0, 1, 2, 3, 5, 8, 10)).toEqual([
    "vSphere | Guided shutdown | reboot_helper.py | vCLS retreat mode",
    "6.7 any | no | no | none",
    "7.0 GA | no | yes | none",
    "7.0 U1 | no | yes | setting",
    "7.0 U3 | yes | yes | setting",
    "8.0 U2 | yes | yes | menu",
    "9.0 GA | yes | yes | deprecated",
  ]);
});

test("what commands were checked against", () => {
  expect(rows("checks.command", 0, 1, 5, 11, 37)).toEqual([
    "Command | Found on | Version | Page",
    "Shutdown cluster (client) | vendor's page | vSAN 7 Update 3 | Intelligent Cluster Aware Shutdown and Start-up Workflows (2021-09-21)",
    "Edit vCLS mode (client, 8.0 U2 and later) | user's report | menu since 8.0 U2 | How to power down vCLS VMs (user report) (2026-11-21)",
    "esxcli system maintenanceMode get | not found on a vendor's page",
    "esxcfg-dumppart --file --copy | user's report | ESXi 7.0.3 and 8.0.3 | What is the core dump size for ESXi 8.0 U3? (2024-12-02)",
  ]);
});

test.each([
  ["version", "8.0 U3, 6.7 any/7.0 GA/7.0 U1/7.0 U2/7.0 U3/8.0 GA/8.0 U1/8.0 U2/8.0 U3/9.0 GA/9.0.x/9.1.x"],
  ["architecture", "ESA, ESA/OSA"],
  ["path", "guided, guided/manual"],
  ["mtu", "9,000 bytes, 1280 to 9216"],
  ["vcenterHere", "yes, yes/no"],
  ["servicesHere", "yes, yes/no"],
  ["witness", "no, yes/no"],
  ["nsx", "no, yes/no"],
  ["fileServices", "no, yes/no"],
  ["vcls", "yes, yes/no"],
  ["mode", "Ensure accessibility, Ensure accessibility/Full data migration/No data migration"],
  ["usedTib", "45.0 TiB, 0 to 1000000 with decimals"],
  ["capacityTib", "90.0 TiB, 0.01 to 1000000 with decimals"],
  ["cluster", "cluster01"],
  ["datacenter", "dc01"],
  ["vcenter", "vcsa01.example.com"],
  ["services", "ad01, ad02"],
  ["dumpStore", "datastore01"],
  ["change", "blank"],
])("the input %s: %s", (id, expected) => {
  expect(printedSheet(example(plan)).input(id)).toBe(expected);
});

test("steps that are not needed and cells to sign change their look", () => {
  const formats = (sheet: string) =>
    (plan.spec.sheets.find(({ name }) => name === sheet)?.conditionalFormats ?? []).map(
      ({ range, formula, style }) => `${range} ${formula} ${style}`,
    );
  // Two notes, then ten steps from row 9 on.
  expect(formats("4 Partition")).toEqual(['A9:F18 LEFT($D9,10)="not needed" unit']);
  // Two steps from row 8 on; the hosts from row 14 on, with two columns for each step and those of the host before.
  expect(formats("6 Bootstrap hosts")).toEqual([
    'F14:G29 AND($B14<>"",LEFT($F$12,3)<>"not",LEFT($F$12,1)<>"?") input',
    'H14:I29 AND($B14<>"",LEFT($H$12,3)<>"not",LEFT($H$12,1)<>"?") input',
  ]);
});

test("answers have a cell for each other host and the witness, and none for the host itself", () => {
  const sheet = plan.spec.sheets.find(({ name }) => name === "Pings");
  const inputs = (sheet?.cells ?? []).flatMap(({ kind, at }) => (kind === "input" ? [at] : []));
  expect(inputs).toHaveLength(16 * 16);
  // Answers stand from row 25 on: the first host in column C, the witness in column S.
  expect(["C25", "D25", "S25", "C26", "D26", "R40", "S40"].map((at) => inputs.includes(at))).toEqual([
    false,
    true,
    true,
    true,
    false,
    false,
    true,
  ]);
  expect(sheet?.conditionalFormats?.[1]).toEqual({
    range: "D25:D40",
    formula: 'AND($B25<>"",D$24<>"",$A25<>2)',
    style: "input",
  });
  expect(sheet?.print.pageBreaks).toEqual([23]);
});

test("each command of the list is found on a vendor's page, in a report, or reported as not found", () => {
  const found = COMMAND_CHECKS.map((_, i) =>
    shown()
      .row("checks.command", i + 1)
      .split(" | "),
  );
  const foundOn = (where: string) => found.flatMap(([command, how]) => (how === where ? [command] : []));
  expect(foundOn("vendor's page")).toEqual([
    "Shutdown cluster (client)",
    "Restart cluster (client)",
    "Order of NSX, vCLS, hosts, vCenter",
    "config.vcls.clusters.domain-c<number>.enabled",
    "esxcfg-advcfg -s /VSAN/IgnoreClusterMemberListUpdates",
    "reboot_helper.py prepare, recover",
    "esxcli system maintenanceMode set -e -m noAction",
    "The three modes and what they move",
    "esxcli vsan cluster get",
    "esxcli vsan cluster unicastagent add, remove",
    "esxcli vsan network list",
    "esxcli network ip interface ipv4 get",
    "cmmds-tool whoami",
    "esxcli vsan storage list, storagepool list",
    "Purple screen: picture, wait, restart",
  ]);
  expect(foundOn("user's report")).toEqual([
    "Edit vCLS mode (client, 8.0 U2 and later)",
    "esxcli system maintenanceMode set -m (other two words)",
    "esxcli vsan cluster unicastagent list",
    "vmkping -I",
    "for ip in ...; do vmkping -d -s $ip; done",
    "rvc, vsan.check_state, obj_status_report, disks_stats",
    "vsan.whatif_host_failures, vm_perf_stats",
    "vsan.cluster_info (Node evacuated)",
    "Install on a new vSAN cluster (installer)",
    "esxcli system coredump file list, get",
    "esxcfg-dumppart --file --copy",
  ]);
  expect(foundOn("not found on a vendor's page")).toEqual([
    "esxcli system maintenanceMode get",
    "esxcli system shutdown poweroff, reboot",
    "esxcli vm process list",
    "vmkping -6",
    "esxcli network ip interface ipv6 address list",
    "echo, grep loss (in that loop)",
    "esxcli vsan health cluster list",
    "esxcli vsan debug resync summary get",
    "esxcli vsan debug object health summary get",
    "vdq -q",
    "esxcli system version get",
    "vm-support -w, vmware -vl",
  ]);
});

test("a runbook names its cluster, release, change and people on top, or what is missing", () => {
  const top = (calculated: ReturnType<typeof recalculate>) =>
    calculated.drawing.sheets
      .find(({ name }) => name === "1 Shutdown")
      ?.values.slice(2, 4)
      .map(([first]) => first);
  const follow =
    "Follow the vendor's current procedure where it differs. Commands are text: read each one before you run it.";
  expect(top(manual(plan))).toEqual([
    "For prod, vSphere 8.0 U1, 4 hosts. Change C1, window Sat. Operator Ann, second person Bob.",
    follow,
  ]);
  expect(top(recalculate(plan, { cluster: null }))).toEqual([
    "For <cluster>, vSphere 8.0 U3, 6 hosts. Change <number>, window <window>. Operator <name>, second person <name>.",
    follow,
  ]);
});

test("a step to sign has cells for it, a step on every host has them below; a danger asks for a second person", () => {
  const cells = plan.spec.sheets.find(({ name }) => name === "1 Shutdown")?.cells ?? [];
  const inputs = (row: number) => cells.flatMap(({ kind, at }) => (kind === "input" && at.slice(1) === String(row) ? [at] : []));
  // Steps stand from row 9 on: 1 is harmless, 7 ends the VMs, 18 is done host by host.
  expect([inputs(9), inputs(15), inputs(26)]).toEqual([["G9", "H9", "I9"], ["G15", "H15", "I15", "J15"], []]);
  const hosts = plan.spec.sheets.find(({ name }) => name === "1 Shutdown hosts")?.cells ?? [];
  // Two columns for each of four steps, and a second person for the two that end something.
  expect(hosts.flatMap(({ kind, at }) => (kind === "input" && at.endsWith("17") ? [at] : []))).toEqual(
    ["F", "G", "H", "I", "J", "K", "L", "M", "N", "O"].map((column) => `${column}17`),
  );
}); // prettier-ignore

test("a command reports what is missing of it", () => {
  const sheet = recalculate(plan, { dumpStore: null, datacenter: null, vcenter: null, services: null, oneHost: null });
  const commands = (id: string, ...lines: number[]) => lines.map((line) => sheet.value(`${id}.command`, line));
  expect(commands("dump", 1, 8, 9)).toEqual(["Console of <host>", "ls -lh /vmfs/volumes/<datastore>/zdump-<host>*", "vm-support -w /vmfs/volumes/<datastore>"]);
  expect(commands("health", 2)).toEqual(["cd /localhost/<datacenter>/computers"]);
  expect(commands("shutdown", 6)).toEqual(["vCenter <vCenter> on <host>; AD and DNS: <names>"]);
  expect(commands("maintenance", 6)).toEqual(["Monitor > vSAN > Data Migration Pre-check: <host>, Ensure accessibility"]);
}); // prettier-ignore

/** A row of the first page's table: mark, name, figures, words. */
function pageRow(entries: Entries, name: string): string {
  const [page] = recalculate(plan, entries).drawing.sheets;
  const row = page?.values.find(([, label]) => label === name) ?? [];
  return row
    .slice(0, 39)
    .flatMap((cell) => (cell === null || cell === "" ? [] : [cell]))
    .join(" | ");
}

test.each<[Entries, string, string]>([
  [{}, "Hosts that are complete", "✔ | Hosts that are complete | 6 | 6 | every host is complete"],
  [
    { "hosts.address": [null] },
    "Hosts that are complete",
    "✖ | Hosts that are complete | 5 | 6 | see the column Finding on sheet Hosts",
  ],
  [
    { "hosts.name": ["a", "b", null, null, null, null], "hosts.management": ["10.0.0.1", "10.0.0.2", null, null, null, null], "hosts.vmk": ["vmk1", "vmk1", null, null, null, null], "hosts.address": ["10.1.0.1", "10.1.0.2", null, null, null, null] },
    "Hosts that are complete",
    "✖ | Hosts that are complete | 2 | 2 | two hosts need a witness",
  ],
  [{}, "Change", "▲ | Change | enter change number, window, operator, second person"],
  [{ change: "C1", window: "Sat", operator: "A", second: "A" }, "Change", "▲ | Change | the second person is the operator"],
  [{ change: "C1", window: "Sat", operator: "A", second: "B" }, "Change", "✔ | Change | number, window and people are entered"],
  [{}, "1 Shutdown", "▲ | 1 Shutdown | 9 | 22 | 2 | enter host that runs vCenter"],
  [CLUSTER, "1 Shutdown", "✔ | 1 Shutdown | 19 | 22 | 10 | the whole cluster off"],
  [{ nsx: null, vcenterHost: "esx01" }, "1 Shutdown", "? | 1 Shutdown | ? | 22 | ? | the whole cluster off"],
  [{ vcenterHost: "h1" }, "1 Shutdown", "✖ | 1 Shutdown | 9 | 22 | 2 | the vCenter host h1 is not on sheet Hosts"],
  [{ vcenterHost: "h1" }, "2 Start", "✖ | 2 Start | 10 | 19 | 0 | the vCenter host h1 is not on sheet Hosts"],
  [{ oneHost: "h2" }, "3 Maintenance", "✖ | 3 Maintenance | 11 | 11 | 2 | the host for maintenance h2 is not on sheet Hosts"],
  [{ usedTib: 100 }, "3 Maintenance", "✖ | 3 Maintenance | 11 | 11 | 2 | 100.0 TiB are used of 90.0 TiB"],
  [{ usedTib: 80 }, "3 Maintenance", "▲ | 3 Maintenance | 11 | 11 | 2 | data takes 106.7% of what is left without one host"],
  [{ dumpHost: "h2" }, "7 Core dump", "✖ | 7 Core dump | 11 | 11 | 2 | the host with the purple screen h2 is not on sheet Hosts"],
  [{ nsx: null }, "5 Health console", "✔ | 5 Health console | 9 | 9 | 0 | what a console reports; every step is read-only"],
])("the first page with %j: %s", (entries, name, expected) => {
  expect(pageRow(entries, name)).toBe(expected);
}); // prettier-ignore
