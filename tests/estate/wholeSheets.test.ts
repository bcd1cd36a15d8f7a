import { estatePlan } from "../../src/estate/estateWorkbook";
import { linesOfText, shownLines, shownPage } from "../sheets/shownLines";
import { recalculate } from "../templates/recalculate";
import { GIB, imported, knownHost, knownVm } from "./sampleEstate";

/*
 * What a planner reads on the sheets of an estate, line by line. The figures can be checked by hand: 25 applications, two of
 * them with 16 vCPU, six databases with 64 GiB, a VM that is powered off, an agent, and one of which little
 * is known.
 */

const VMS = [
  ...Array.from({ length: 25 }, (_, i) => knownVm({ name: `app${i}`, vcpu: i < 2 ? 16 : 4, cpuGhz: 1.5 })),
  ...Array.from({ length: 6 }, (_, i) =>
    knownVm({
      ...{
        name: `sql${i}`,
        cluster: "Test",
        host: "esx03",
        ramBytes: 64 * GIB,
        iopsPeak: 2000,
        os: "Windows Server",
      },
    }),
  ),
  knownVm({ name: "old", power: "off", scope: "capacity", why: "powered off", snapshotBytes: 20 * GIB }),
  knownVm({ name: "vCLS-1", scope: "out", why: "agent" }),
  knownVm({
    ...{ name: "dark", cpuGhz: null, iopsPeak: null, iopsAverage: null, usedBytes: null, usedBasis: null },
    hasTools: false,
  }),
];
const HOSTS = [
  knownHost({ vms: 26, vcpus: 124, cpuUsageShare: 0.35 }),
  knownHost({ name: "esx02", cpuModel: "Xeon Silver", coresPerSocket: 12 }),
  knownHost({ name: "esx03", cluster: "Test", esxVersion: "VMware ESXi 7.0.3" }),
];

const READ = recalculate(
  estatePlan({
    ...imported(VMS, HOSTS),
    diagnostics: [{ severity: "warning", message: "no memory", file: "export.xlsx", sheet: "vInfo", row: 7 }],
  }),
);

/** The lines of a sheet up to one that begins with these words. */
function until(end: string, shown: readonly string[]): readonly string[] {
  const at = shown.findIndex((line) => line.startsWith(end));
  if (at < 0) throw new Error(`no line ${end}`);
  return shown.slice(0, at);
}

test("the first page", () => {
  expect(shownPage(READ, "Estate")).toEqual(
    linesOfText(`
    What runs today
    RVTools 4.7.1.4 · export.xlsx
    ? 32 VMs on 3 hosts, 152 vCPU, 592 GiB of RAM, 1.6 TiB used; 6 points to check; 3 points not known
    What runs today? | of VMs that count in full; capacity also of those that do not run
    VMs that count in full | 32 | VMs | 1 more for their capacity alone, 1 out
    Hosts | 3 | hosts | in 2 clusters
    Cores | 88 | cores | 2 models of CPU
    vCPU | 152 | vCPU | 1.7 per core
    CPU in use | 44 | GHz | at the time of the export, or on average; not known for one VM
    RAM | 0.578 | TiB | 32 GiB of it active
    Used capacity | 1.6 | TiB | 1.3 to 3.1 | 3.5 TiB provisioned; not known for one VM
    I/O | 310 | IOPS on average | peaks up to 14,500 | peaks are not simultaneous; not known for one VM
    Cores to license | 96 | cores | of the hosts of today, at least 16 for each CPU
    What stands out? | before you plan with its figures
    ▲ | Read | One warning about the exports: sheet Sources
    ✔ | Scope | Every VM counts in full, for its capacity, or is out for a reason
    ▲ | Complete | The exports list 27 running VMs on their hosts; the hosts count 26: some are listed twice, or a host is old
    ✔ | Not filtered | Powered-off VMs or templates are in the exports
    ✔ | vCPU, RAM and cores | The exports show them for every VM and host
    ? | Used capacity known | One VM does not report what is used
    ✔ | Replicas of vSAN | No used capacity holds replicas
    ? | Large VMs | One VM shows no used capacity
    ? | I/O in few VMs | One VM has no I/O in the exports
    ▲ | Hosts alike | The hosts have 2 models of CPU: their GHz are not alike
    ▲ | Versions of ESX | The hosts run 2 versions of ESX; most of them VMware ESXi 8.0.3
    ✔ | Raw and shared disks | No VM has a raw device mapping or a shared disk
    ▲ | VMware Tools | One VM runs without VMware Tools: usage in the guest is not visible
    ▲ | Snapshots | One VM has snapshots of more than 10% of the disks: without them less moves
    `),
  );
});

test("Scope, down to the name patterns", () => {
  expect(until("Name patterns", shownLines(READ, "Scope"))).toEqual(
    linesOfText(`
    Scope
    What counts for the plan: VMs in full, their capacity only, or nothing. Every figure follows.
    Cover details
    Customer
    Project
    Author
    Version
    Today's clusters: in or out, and where their VMs go
    Cluster | vCenter | Counts | Target cluster | Hosts | Cores | VMs | In full | vCPU | vCPU per core | RAM (GiB) | Used (TiB) | IOPS average | Cores to license
    Prod | not known | in | 2 | 56 | 28 | 26 | 128 | 2.3 | 208 | 1.3 | 250 | 64
    Test | not known | in | 1 | 32 | 6 | 6 | 24 | 0.8 | 384 | 0.293 | 60 | 32
    Rules for VMs that do not run, or serve no users
    Rule | Counts for | VMs | Takes
    powered off | capacity | 1 | VMs that are powered off
    template | capacity | 0 | VMs that are marked as a template
    placeholder | out | 0 | placeholders of Site Recovery Manager
    agent | out | 1 | agents of vSphere Cluster Services (vCLS)
    witness | out | 0 | witness appliances of vSAN
    clone parent | out | 0 | parents, replicas and templates of Horizon's clones (cp-...)
    not connected | out | 0 | VMs that vCenter reports as inaccessible, invalid or orphaned
    `),
  );
});

test("VMs, a row of each kind", () => {
  const shown = shownLines(READ, "VMs").filter((line) => /^(VM|app0|sql5|old|dark) /.test(line));
  expect(shown).toEqual(
    linesOfText(`
    VM | Cluster | Target | Host | Power | Rule | Pattern | Set scope | Scope | Why | Set class | Class | vCPU | CPU used (GHz) | RAM (GiB) | RAM active (GiB) | Disk (GiB) | Used low (GiB) | Used plan (GiB) | Used high (GiB) | Used is | Provisioned (GiB) | Snapshots (GiB) | Snapshots (share of disk) | IOPS average | IOPS peak | IOPS peak that counts | Read % | I/O size (KiB) | I/O (KiB/s) | Reads (IOPS) | OS | Tools | Not plannable | Source
    app0 | Prod | Prod | esx01 | on | full | General | 16 | 1.5 | 8.0 | 1.0 | 100.0 | 40.0 | 50.0 | 100.0 | datastore | 110.0 | 0.0 | 0% | 10 | 100 | 100 | 70% | 8.0 | 80.0 | 7.0 | Linux | installed | export.xlsx, vInfo row 2
    sql5 | Test | Test | esx03 | on | full | General | 4 | 1.0 | 64.0 | 1.0 | 100.0 | 40.0 | 50.0 | 100.0 | datastore | 110.0 | 0.0 | 0% | 10 | 2,000 | 2,000 | 70% | 8.0 | 80.0 | 7.0 | Windows Server | installed | export.xlsx, vInfo row 2
    old | Prod | Prod | esx01 | off | 1 | capacity | powered off | General | 4 | 1.0 | 8.0 | 1.0 | 100.0 | 40.0 | 50.0 | 100.0 | datastore | 110.0 | 20.0 | 20% | 10 | 100 | 70% | 8.0 | 80.0 | 7.0 | Linux | installed | export.xlsx, vInfo row 2
    dark | Prod | Prod | esx01 | on | full | General | 4 | 8.0 | 1.0 | 100.0 | 110.0 | 0.0 | 0% | 70% | 8.0 | Linux | not installed | export.xlsx, vInfo row 2
    `),
  );
});

test("Hosts today", () => {
  expect(shownLines(READ, "Hosts today")).toEqual(
    linesOfText(`
    Hosts today
    What runs the VMs today. Cores to license count at least 16 for each CPU.
    Hosts by CPU model
    CPU model | Hosts | Cores | GHz | Cores to license
    Xeon Gold | 2 | 64 | 160 | 64
    Xeon Silver | 1 | 24 | 60 | 32
    Hosts by version of ESX
    ESX version | Hosts | Cores | GHz | Cores to license
    VMware ESXi 8.0.3 | 2 | 56 | 140 | 64
    VMware ESXi 7.0.3 | 1 | 32 | 80 | 32
    Hosts
    Host | Cluster | CPU model | ESX version | Sockets | Cores per socket | Cores | Clock (GHz) | GHz | RAM (GiB) | NICs (Gb/s) | Running VMs | Their vCPU | Cores to license | CPU in use | CPU at its peak | GHz in use | RAM in use | Peak IOPS
    esx01 | Prod | Xeon Gold | VMware ESXi 8.0.3 | 2 | 16 | 32 | 2.50 | 80.0 | 512 | 2 × 25 | 26 | 124 | 32 | 35% | 28.0
    esx02 | Prod | Xeon Silver | VMware ESXi 8.0.3 | 2 | 12 | 24 | 2.50 | 60.0 | 512 | 2 × 25 | 32
    esx03 | Test | Xeon Gold | VMware ESXi 7.0.3 | 2 | 16 | 32 | 2.50 | 80.0 | 512 | 2 × 25 | 32
    `),
  );
});

test("Figures, down to the name patterns", () => {
  expect(until("Name patterns", shownLines(READ, "Figures"))).toEqual(
    linesOfText(`
    Figures
    Sums and counts over the table VMs that the first page shows.
    Sums over VMs that count; sizes and used capacity also over those that do not run
    Column of VMs | Sum | With a figure | Without one
    vCPU | 152.0 | 32 | 0
    CPU used (GHz) | 43.5 | 31 | 1
    RAM (GiB) | 592.0 | 32 | 0
    RAM active (GiB) | 32.0 | 32 | 0
    Used low (GiB) | 1,280.0 | 32 | 1
    Used plan (GiB) | 1,600.0 | 32 | 1
    Used high (GiB) | 3,200.0 | 32 | 1
    Provisioned (GiB) | 3,630.0 | 33 | 0
    Snapshots (GiB) | 20.0 | 33 | 0
    IOPS average | 310.0 | 31 | 1
    IOPS peak | 14,500.0 | 31 | 1
    Counts of VMs
    VMs | Count
    VMs that count in full | 32
    VMs whose capacity counts | 33
    VMs that are out | 1
    VMs without a scope | 0
    Clones that share blocks | 0
    Of which only the size of the disks is known | 0
    Charged with replicas of vSAN | 0
    With a tenth of the used capacity or more | 0
    With raw device mappings | 0
    With shared disks | 0
    Without VMware Tools | 1
    With VMware Tools | 31
    With snapshots of more than a tenth of the disks | 1
    The 10 VMs with the most I/O
    VMs | From a peak of | Count | Share of peaks
    Busiest VMs | 100 | 10 | 86%
    VMs that count in full, by size
    vCPU | VMs
    1 | 0
    2 | 0
    3 to 4 | 30
    5 to 8 | 0
    9 to 16 | 2
    17 or more | 0
    `),
  );
});

test("Sources, down to the evidence", () => {
  expect(until("Basis", shownLines(READ, "Sources"))).toEqual(
    linesOfText(`
    Sources
    Sources of the figures, and what the exports do not contain.
    Exports
    File | Tool | Version | VMs | Hosts
    export.xlsx | RVTools | 4.7.1.4 | 34 | 3
    Listed against what the hosts count
    What | Listed | Counted | Complete
    running VMs | 27 | 26 | no
    vCPUs of running VMs | 132 | 124 | no
    Diagnostics
    Message | Severity | Sheet | Row | File
    no memory | warning | vInfo | 7 | export.xlsx
    `),
  );
});
