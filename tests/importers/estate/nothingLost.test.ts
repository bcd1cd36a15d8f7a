import { estatePlan } from "../../../src/estate/estateWorkbook";
import { anonymizeEstate } from "../../../src/importers/estate/anonymizeEstate";
import { importEstate, type ImportedEstate } from "../../../src/importers/estate/importEstate";
import { imported, knownVm } from "../../estate/sampleEstate";
import { folderOf, textFile } from "../sources";
import { longTest } from "../../volume";

/** CSV files of RVTools, each as its rows. */
function importCsv(files: Readonly<Record<string, string>>): Promise<ImportedEstate> {
  return importEstate([folderOf(Object.entries(files).map(([path, text]) => textFile(path, text)))]);
}

const diagnosticsOf = ({ diagnostics }: ImportedEstate): string[] =>
  diagnostics.filter(({ severity }) => severity !== "info").map(({ message }) => message);

const INFO = "VM,Powerstate,Template,CPUs,Memory,In Use MiB,Cluster,Host,Path,VM ID,VM UUID,VI SDK Server";
const row = (
  name: string,
  { id = name, uuid = name, vc = "vc", path = "[ds]", power = "poweredOn", used = 100 } = {},
) => `${name},${power},False,2,4096,${used},C,h,${path} ${name}.vmx,${id},${uuid},${vc}`;

test("the sheets of two vCenters in one folder are both read", async () => {
  const read = await importCsv({
    "vc1_vInfo.csv": `${INFO}\n${row("a", { vc: "vc1" })}`,
    "vc2_vInfo.csv": `${INFO}\n${row("a", { vc: "vc2" })}`,
  });
  expect(read.estate.vms.map(({ vcenter }) => vcenter)).toEqual(["vc1", "vc2"]);
});

test("copies share a UUID within one export: both count", async () => {
  const { estate } = await importCsv({
    "vInfo.csv": `${INFO}\n${row("web", { id: "vm-1", uuid: "u" })}\n${row("web-restored", { id: "vm-2", uuid: "u" })}`,
  });
  expect(estate.vms.map(({ name }) => name)).toEqual(["web", "web-restored"]);
});

test("replicas share the UUID of the BIOS in Live Optics: both count, by their instance", async () => {
  const header = "VM Name,MOB ID,Power State,Virtual CPU,Provisioned Memory (MiB),UUID,InstanceUUID,vCenter";
  const { estate } = await importCsv({
    "VMs.csv": `${header}\nsql,vm-1,poweredOff,2,1024,same,i-1,vc\nsql,vm-2,poweredOn,8,65536,same,i-2,vc`,
    "ESX Hosts.csv": "Host Name,CPU Sockets\nh,2",
  });
  expect(estate.vms.map(({ vcpu }) => vcpu)).toEqual([2, 8]);
});

test("a VM without a UUID that has the name of another export's counts twice, and that is reported", async () => {
  const read = await importCsv({
    "1/vInfo.csv": `${INFO}\n${row("a")}\n${row("b")}`,
    "2/list.csv": "VM,vCPU,RAM GiB,Power,Cluster\na,2,4,on,C\nc,2,4,on,C",
  });
  expect(read.estate.vms).toHaveLength(4);
  expect(diagnosticsOf(read)).toEqual([
    "One VM has the name of a VM in another export, and no UUID to identify it: counted twice.",
  ]);
});

test("a row of another sheet whose UUID no VM has is not given to the VM of its name", async () => {
  const read = await importCsv({
    "vInfo.csv": `${INFO}\n${row("web", { uuid: "u1" })}`,
    "vPartition.csv": "VM,Capacity MiB,Consumed MiB,VM ID,VM UUID,VI SDK Server\nweb,10,5,other,u2,vc",
  });
  expect(read.estate.vms[0]?.guestBytes).toBeNull();
  expect(diagnosticsOf(read)).toEqual([expect.stringContaining("One row belongs to no VM of vInfo")]);
});

test.each([
  ["vDisk", "VM,Capacity MiB,Path\na,10,[ds] a.vmdk", "obstacles"],
  ["vSnapshot", "VM,Name\nb,before", "snapshotBytes"],
] as const)("%s without the columns that report reports nothing", async (sheet, text, field) => {
  const { estate } = await importCsv({ "vInfo.csv": `${INFO}\n${row("a")}`, [`${sheet}.csv`]: text });
  expect(estate.vms[0]?.[field]).toBeNull();
});

test("a sheet of VMs without their column is a warning", async () => {
  const read = await importCsv({
    "vInfo.csv": `${INFO}\n${row("a")}`,
    "vPartition.csv": "NEXT Data Center,Capacity MiB,Consumed MiB\na,10,5",
  });
  expect(diagnosticsOf(read)).toContain("The column VM is missing: nothing of this sheet counts.");
});

test.each([
  ["On", "on", []],
  ["Off", "off", []],
  ["Saved", "unknown", ['"Saved" is not a power state: One VM counts as running.']],
])("power %s is %s", async (word, power, warnings) => {
  const read = await importCsv({ "vInfo.csv": `${INFO}\n${row("a", { power: word })}` });
  expect([read.estate.vms[0]?.power, diagnosticsOf(read)]).toEqual([power, warnings]);
});

test("a word in a column of truth values is reported, once for each column", async () => {
  const vInfo = `VM,Powerstate,Template,CPUs,Memory,In Use MiB,Provisioned MiB,Cluster\n`;
  const vm = (name: string, template: string) => `${name},poweredOn,${template},2,1024,10,20,c\n`;
  const read = await importCsv({
    "vInfo.csv": vInfo + vm("a", "WAHR") + vm("b", "FALSCH") + vm("c", "maybe") + vm("d", "x") + vm("e", ""),
  });
  expect(read.estate.vms.map(({ why }) => why)).toEqual(["template", null, null, null, null]);
  expect(diagnosticsOf(read)).toEqual([
    '"maybe" in the column "Template" is neither true nor false, and 1 more cells of the column are neither: counted as false.',
  ]);
  const list = await importCsv({
    "list.csv": "VM,vCPU,RAM GiB,Template,Power,Cluster\na,2,4,ja,on,C\nb,2,4,x,on,C\n",
  });
  expect(list.estate.vms.map(({ why }) => why)).toEqual(["template", null]);
  expect(diagnosticsOf(list)).toEqual(['"x" is neither true nor false: counted as false.']);
});

describe("VMs that are charged more than their datastore holds", () => {
  const store = (inUse: number) =>
    `Name,Type,Capacity MiB,In Use MiB,VI SDK Server\nds,VMFS,9000,${inUse},vc`;
  const basis = async (vDisk: string, inUse: number) => {
    const { estate } = await importCsv({
      "vInfo.csv": `${INFO}\n${row("a", { used: 1000 })}`,
      "vDisk.csv": `VM,Capacity MiB,Raw,Sharing mode,Path,VM ID,VM UUID,VI SDK Server\n${vDisk}`,
      "vDatastore.csv": store(inUse),
    });
    return estate.vms[0]?.usedBasis;
  };
  const disk = (path: string, raw = "False", mib = 900) =>
    `a,${mib},${raw},sharingNone,${path} a.vmdk,a,a,vc`;

  test.each([
    ["are clones", disk("[ds]"), 600, "clones"],
    ["are none where an array saves room", disk("[ds]"), 700, "datastore"],
    ["are none with disks elsewhere", `${disk("[ds]")}\n${disk("[ds2]")}`, 600, "datastore"],
    [
      "are none where the rest is a raw device mapping",
      `${disk("[ds]")}\n${disk("[ds]", "True", 500)}`,
      600,
      "datastore",
    ],
    ["are none where the datastore says nothing of its use", disk("[ds]"), 0, "datastore"],
  ])("%s", async (_, vDisk, inUse, expected) => {
    expect(await basis(vDisk, inUse)).toBe(expected);
  });

  test("are named", async () => {
    const read = await importCsv({
      "vInfo.csv": `${INFO}\n${row("a", { used: 1000 })}`,
      "vDatastore.csv": store(600),
    });
    expect(diagnosticsOf(read)).toEqual([
      expect.stringContaining('The VMs on the datastore "ds" are charged more than'),
    ]);
  });
});

test("a list with more bad cells than a call has arguments is read, and reports them once", async () => {
  const rows = Array.from({ length: 150_000 }, (_, i) => `vm${i},two,4,on,C`);
  const read = await importCsv({ "list.csv": ["VM,vCPU,RAM GiB,Power,Cluster", ...rows].join("\n") });
  expect(read.estate.vms).toHaveLength(150_000);
  expect(diagnosticsOf(read)).toEqual([
    '"two" is not a number of vCPUs, and 149,999 more cells of the column are not: counted as unknown.',
  ]);
});

longTest("more hosts than a call has arguments are read", async () => {
  const rows = Array.from({ length: 150_000 }, (_, i) => `esx${i},2`);
  const read = await importCsv({
    "vInfo.csv": `${INFO}\n${row("a")}`,
    "vHost.csv": ["Host,# CPU", ...rows].join("\n"),
  });
  expect(read.estate.hosts).toHaveLength(150_000);
});

test("rows of hosts, datastores and performance that name nothing, or no host, are counted", async () => {
  const rvtools = await importCsv({
    "vInfo.csv": `${INFO}\n${row("a")}`,
    "vHost.csv": "Host,# CPU\nh,2\n,2\n,2",
    "vNIC.csv": "Host,Speed\nh,10000\nother,10000\nother,",
    "vDatastore.csv": "Name,Type\nds,VMFS\n,NFS",
  });
  expect(diagnosticsOf(rvtools).filter((message) => !message.startsWith("The column "))).toEqual([
    "One row has no name of a datastore: skipped.",
    "2 rows have no name of a host: skipped.",
    'One row belongs to no host, or to several of one name; the first is "other": skipped.',
  ]);
  const liveOptics = await importCsv({
    "VMs.csv": "VM Name,MOB ID,Virtual CPU\na,vm-1,2\n,vm-2,2",
    "VM Performance.csv": "VM Name,MOB ID,Peak IOPS\na,vm-1,5\n,vm-2,5",
    "ESX Hosts.csv": "Host Name,CPU Sockets\nh,2\n,2",
    "ESX Performance.csv": "Host,Peak IOPS\nh,7\nother,7",
    "Host Network Adapters.csv": "Host,PNIC Speed (Mb/sec)\nh,10000\nother,10000",
  });
  const said = liveOptics.diagnostics.filter(({ message }) => !message.startsWith("The column "));
  expect(said.map(({ sheet, message }) => [sheet, message])).toEqual([
    ["ESX Hosts", "One row has no name of a host: skipped."],
    [
      "ESX Performance",
      'One row belongs to no host, or to several of one name; the first is "other": skipped.',
    ],
    [
      "Host Network Adapters",
      'One row belongs to no host, or to several of one name; the first is "other": skipped.',
    ],
    ["VMs", "One row has no name of a VM: skipped."],
    ["VM Performance", "One row has no name of a VM: skipped."],
  ]);
});

test("hosts of one name in two vCenters are two in Live Optics, too", async () => {
  const { estate } = await importCsv({
    "VMs.csv": "VM Name,MOB ID,Virtual CPU\na,vm-1,2",
    "VM Performance.csv": "VM Name,MOB ID,Peak IOPS\na,vm-1,5",
    "ESX Hosts.csv": "Host Name,vCenter,CPU Sockets\nh,vc1,2\nh,vc2,4",
  });
  expect(estate.hosts.map(({ vcenter, sockets }) => [vcenter, sockets])).toEqual([
    ["vc1", 2],
    ["vc2", 4],
  ]);
});

test("a sheet of hosts without their column is a warning, in both tools", async () => {
  const rvtools = await importCsv({ "vInfo.csv": `${INFO}\n${row("a")}`, "vHost.csv": "NEXT,# CPU\nh,2" });
  const liveOptics = await importCsv({
    "VMs.csv": "VM Name,MOB ID,Virtual CPU\na,vm-1,2",
    "VM Performance.csv": "Name,Peak IOPS\na,5",
    "ESX Hosts.csv": "NEXT,CPU Sockets\nh,2",
    "ESX Performance.csv": "Host,Peak IOPS\nh,5",
  });
  const said = [rvtools, liveOptics].map((read) =>
    diagnosticsOf(read).filter((message) => message.endsWith("nothing of this sheet counts.")),
  );
  expect(said).toEqual([
    ["The column Host is missing: nothing of this sheet counts."],
    [
      "The column VM Name is missing: nothing of this sheet counts.",
      "The column Host is missing: nothing of this sheet counts.",
    ],
  ]);
});

test("links are found by the host's name where vNIC does not state the vCenter", async () => {
  const { estate } = await importCsv({
    "vInfo.csv": `${INFO}\n${row("a")}`,
    "vHost.csv": "Host,# CPU,VI SDK Server\nh,2,vc",
    "vNIC.csv": "Host,Speed\nh,10000",
  });
  expect(estate.hosts[0]?.nicGbit).toEqual([10]);
});

test("a number beyond all numbers is unknown, and reported", async () => {
  const read = await importCsv({ "list.csv": "VM,vCPU,RAM GiB,Power,Cluster\na,2,1e400,on,C" });
  expect(read.estate.vms[0]?.ramBytes).toBeNull();
  expect(diagnosticsOf(read)).toHaveLength(1);
});

test("a decimal comma behind 0 is not a separator of thousands", async () => {
  const { estate } = await importCsv({ "list.csv": "VM;vCPU;RAM GiB\na;2;0,125" });
  expect(estate.vms[0]?.ramBytes).toBe(0.125 * 2 ** 30);
});

test("what is not an export next to one is a warning", async () => {
  const read = await importCsv({
    "vInfo.csv": `${INFO}\n${row("a")}`,
    "inner/more.zip": "PK",
    "notes/a.csv": "x,y\n1,2",
  });
  expect(diagnosticsOf(read).sort()).toEqual([
    "It is an archive inside another, which is not opened: skipped.",
    "No list of VMs was found in it: skipped.",
  ]);
});

test.each(["RVTools [vc1].xlsx", "{customer}.xlsx", "{prod}.xlsx", '"quoted".xlsx'])(
  "an export may be called %s",
  (file) => {
    const one = imported([knownVm()]);
    const sources = one.sources.map((source) => ({ ...source, file }));
    const { spec } = estatePlan({ ...one, sources });
    const about = spec.sheets[0]?.cells.find(({ at }) => at === "A2");
    expect(about?.kind === "formula" && about.formula).toContain(file.replaceAll('"', '""'));
  },
);

test("an export that cannot be read leaves no name in an anonymous estate", async () => {
  const read = await importCsv({
    "vInfo.csv": `${INFO}\n${row("a")}`,
    "ACME-Berlin.xlsx": "PK\u0003\u0004broken",
  });
  const { imported: anonymous } = anonymizeEstate(read);
  expect(anonymous.diagnostics.some(({ severity }) => severity === "error")).toBe(true);
  expect(JSON.stringify(anonymous)).not.toMatch(/acme/i);
});

test("a sheet that begins with v is not a sheet of a tool by that", () => {
  const one = imported([knownVm()]);
  const diagnostic = { severity: "warning" as const, file: "f.csv", sheet: "vms_acme", row: 1, message: "m" };
  expect(anonymizeEstate({ ...one, diagnostics: [diagnostic] }).imported.diagnostics[0]?.sheet).toBeNull();
});
