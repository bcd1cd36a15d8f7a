import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

/** CSV files of one export, each as its rows. */
const read = (files: Readonly<Record<string, readonly string[]>>) =>
  importEstate([folderOf(Object.entries(files).map(([path, rows]) => textFile(path, rows.join("\n"))))]);

const VINFO = "VM,Powerstate,CPUs,Memory,VM ID,VM UUID,VI SDK Server";
const A = "a,poweredOn,2,4096,vm-1,4203-1,vc";

test.each([
  ["as it was", A],
  ["with other figures", "a,poweredOff,4,8192,vm-1,4203-1,vc"],
])("a VM that vInfo lists twice counts once, the second time %s, and keeps its disks", async (_, again) => {
  const { estate, diagnostics, sources } = await read({
    "vInfo.csv": [VINFO, A, "b,poweredOn,8,16384,vm-2,4203-2,vc", again],
    "vDisk.csv": ["VM,VM ID,VI SDK Server,Raw,Capacity MiB", "a,vm-1,vc,True,1024"],
  });
  expect(estate.vms.map(({ name, vcpu, rawBytes }) => [name, vcpu, rawBytes])).toEqual([
    ["a", 2, 2 ** 30],
    ["b", 8, 0],
  ]);
  expect(sources[0]?.vms).toBe(2);
  expect(diagnostics.filter(({ message }) => message.includes("above"))).toEqual([
    {
      severity: "warning",
      file: "vInfo.csv",
      sheet: "vInfo",
      row: 4,
      message: "One row is of a VM above (same name and ID): skipped, the first row of a VM counts.",
    },
  ]);
});

test.each([
  ["a copy with the UUID of another", VINFO, [A, "a copy,poweredOn,2,4096,vm-2,4203-1,vc"]],
  ["one ID in two vCenters", VINFO, [A, "a,poweredOn,2,4096,vm-1,4203-1,other"]],
  ["no ID", VINFO, ["a,poweredOn,2,4096,,4203-1,vc", "a,poweredOn,2,4096,,4203-1,vc"]],
  ["an ID that was made the same for all", VINFO, [A, "b,poweredOn,2,4096,vm-1,4203-1,vc"]],
  [
    "one ID, but neither UUID nor vCenter",
    "VM,Powerstate,CPUs,Memory,VM ID,SRM Placeholder",
    ["a,poweredOn,2,4096,vm-1,", "a,poweredOn,2,4096,vm-1,"],
  ],
])("two VMs are two: %s", async (_, header, rows) => {
  const { estate, diagnostics } = await read({ "vInfo.csv": [header, ...rows] });
  expect(estate.vms).toHaveLength(2);
  expect(diagnostics.map(({ message }) => message).join()).not.toMatch("above");
});

test("a VM that Live Optics lists twice counts once, with what it was measured at", async () => {
  const { estate, diagnostics } = await read({
    "VMs.csv": [
      "VM Name,MOB ID,Virtual CPU,Power State,vCenter",
      ...["a,vm-1,2,poweredOn,vc", "a,vm-1,2,poweredOn,vc", "a,vm-2,2,poweredOn,vc"],
    ],
    "VM Performance.csv": ["VM Name,MOB ID,Average IOPS,Peak IOPS", "a,vm-1,100,900", "a,vm-2,10,90"],
  });
  expect(estate.vms.map(({ iopsPeak }) => iopsPeak)).toEqual([900, 90]);
  expect(diagnostics.map(({ message }) => message)).toContain(
    "One row is of a VM above (same name and ID): skipped, the first row of a VM counts.",
  );
});

const VHOST = "Host,# CPU,Cores per CPU,VI SDK Server";

test("a host that vHost lists twice counts once, with its links", async () => {
  const { estate, diagnostics } = await read({
    "vInfo.csv": [VINFO, A],
    "vHost.csv": [VHOST, "h1,2,16,vc", "H1,2,24,vc", "h1,2,16,vc"],
    "vNIC.csv": ["Host,Speed,VI SDK Server", "h1,25000,vc"],
  });
  expect(estate.hosts.map(({ name, coresPerSocket, nicGbit }) => [name, coresPerSocket, nicGbit])).toEqual([
    ["h1", 16, [25]],
  ]);
  expect(diagnostics.map(({ message }) => message)).toContain(
    "2 rows are of hosts above (same name and vCenter): skipped, the first row of a host counts.",
  );
});

test.each([
  ["in another vCenter", "h1,2,16,other", []],
  [
    "without a vCenter",
    "h1,2,16,",
    ["One row has the name of a host above: counted as hosts of their own, without links."],
  ],
])("a host with the name of another %s is a host of its own", async (_, second, expected) => {
  const first = expected.length === 0 ? "h1,2,16,vc" : second;
  const { estate, diagnostics } = await read({
    "vInfo.csv": [VINFO, A],
    "vHost.csv": [VHOST, first, second],
  });
  expect(estate.hosts).toHaveLength(2);
  expect(diagnostics.map(({ message }) => message).filter((message) => message.includes("above"))).toEqual(
    expected,
  );
});

const ID = "VM,VM ID,VI SDK Server";
const DETAILS = {
  "vCPU.csv": [`${ID},Overall`, "a,vm-1,vc,1000"],
  "vMemory.csv": [`${ID},Active,Consumed`, "a,vm-1,vc,512,2048"],
  "vDisk.csv": [
    `${ID},Disk,Raw,Capacity MiB`,
    "a,vm-1,vc,Hard disk 1,False,1024",
    "a,vm-1,vc,Hard disk 2,True,512",
  ],
  "vPartition.csv": [
    `${ID},Disk,Capacity MiB,Consumed MiB`,
    "a,vm-1,vc,C:\\,1000,300",
    "a,vm-1,vc,D:\\,1000,300",
  ],
  "vSnapshot.csv": [
    `${ID},Filename,Size MiB (total)`,
    "a,vm-1,vc,[ds] a/a-Snapshot1.vmsn,10",
    "a,vm-1,vc,[ds] a/a-Snapshot2.vmsn,10",
  ],
  "vTools.csv": [`${ID},Tools`, "a,vm-1,vc,toolsOk"],
  "vNIC.csv": ["Host,Network Device,Speed,VI SDK Server", "h1,vmnic0,25000,vc", "h1,vmnic1,25000,vc"],
  "vRP.csv": [
    "Resource Pool name,Resource Pool path,QS overallCpuDemand,VI SDK Server",
    "Resources,/DC/A/Resources,5000,vc",
  ],
} as const;

test("an export whose sheets hold all rows twice is read as if they held them once, and each sheet is reported", async () => {
  const whole = { "vInfo.csv": [VINFO, A], "vHost.csv": [VHOST, "h1,2,16,vc"], ...DETAILS };
  const twice = Object.fromEntries(
    Object.entries<readonly string[]>(whole).map(([file, [header = "", ...rows]]) => [
      file,
      [header, ...rows, ...rows],
    ]),
  );
  const [once, again] = [await read(whole), await read(twice)];
  expect(again.estate).toEqual(once.estate);
  expect(once.estate.vms[0]).toMatchObject({
    cpuGhz: 1,
    rawBytes: 2 ** 29,
    guestBytes: 600 * 2 ** 20,
    snapshotBytes: 20 * 2 ** 20,
  });
  const reported = again.diagnostics.filter(({ message }) => message.includes("above"));
  expect(reported.map(({ sheet }) => sheet).sort()).toEqual(
    Object.keys(whole)
      .map((file) => file.replace(".csv", ""))
      .sort(),
  );
  expect(reported.find(({ sheet }) => sheet === "vDisk")).toMatchObject({
    row: 4,
    message: "2 rows repeat rows above: skipped.",
  });
});

test("disks of one size are two where their names are, or no sheet has names", async () => {
  const named = await read({
    "vInfo.csv": [VINFO, A],
    "vDisk.csv": [`${ID},Disk,Raw,Capacity MiB`, "a,vm-1,vc,Disk 1,True,1024", "a,vm-1,vc,Disk 2,True,1024"],
  });
  const unnamed = await read({
    "vInfo.csv": [VINFO, A],
    "vDisk.csv": [`${ID},Raw,Capacity MiB`, "a,vm-1,vc,True,1024", "a,vm-1,vc,True,1024"],
  });
  expect([named, unnamed].map(({ estate }) => estate.vms[0]?.rawBytes)).toEqual([2 ** 31, 2 ** 31]);
});
