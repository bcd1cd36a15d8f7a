import { estateFiles } from "../../../src/importers/estate/estateFiles";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

/** CSV files of one folder, each as its rows. */
const folder = (files: Readonly<Record<string, readonly string[]>>) =>
  folderOf(Object.entries(files).map(([path, rows]) => textFile(path, rows.join("\n"))));

const VINFO = ["VM,Powerstate,CPUs,Memory,VM ID,VM UUID,VI SDK Server", "a,poweredOn,2,4096,vm-1,4203-1,vc"];
const LIST = ["VM,vCPU,RAM GiB", "c,2,8"];

async function read(files: Readonly<Record<string, readonly string[]>>) {
  const { estate, diagnostics } = await importEstate([folder(files)]);
  return {
    vms: estate.vms.map(({ name }) => name),
    messages: diagnostics
      .filter(({ message }) => /read|lists/.test(message))
      .map(({ severity, sheet, message }) => `${severity} ${sheet}: ${message}`),
  };
}

const LISTS =
  "It lists VMs, too, next to those of the export: skipped. If they are other VMs, import it separately.";
const FIGURES =
  "It has figures of VMs or hosts, but is not read: a list needs the columns VM, vCPU, and RAM GiB or Used GiB.";

test.each([
  ["a list of VMs with a customer's columns", "Stay", LIST, LISTS],
  [
    "a list of VMs with the columns of RVTools",
    "Stay",
    [VINFO[0] ?? "", "b,poweredOn,2,4096,vm-1,4203-2,vc2"],
    LISTS,
  ],
  ["VMs without their vCPU", "Stay", ["VM,RAM GiB", "c,8"], FIGURES],
  [
    "hosts on a sheet that RVTools does not write",
    "Hosts VC2",
    ["Host,# CPU,Cores per CPU", "h,2,16"],
    FIGURES,
  ],
])("next to vInfo is a warning: %s", async (_, sheet, rows, message) => {
  const found = await read({ "vInfo.csv": VINFO, [`${sheet}.csv`]: rows });
  expect(found).toEqual({ vms: ["a"], messages: [`warning ${sheet}: ${message}`] });
});

test.each([
  [
    "sheets of RVTools that no plan asks for",
    "vNetwork",
    ["VM,Powerstate,CPUs,Memory,Adapter", "a,poweredOn,2,4096,vmxnet3"],
  ],
  ["the details of Live Optics", "Details", ["Project ID,7", "Project Name,x"]],
])("next to vInfo are not mentioned: %s", async (_, sheet, rows) => {
  await expect(read({ "vInfo.csv": VINFO, [`${sheet}.csv`]: rows })).resolves.toEqual({
    vms: ["a"],
    messages: [],
  });
});

test("notes next to vInfo are named; next to lists of VMs, which may miss one, they are a warning", async () => {
  const notes = { "Notes.csv": ["VM,Remark", "a,stays"], "Pivot.csv": ["Cluster,Count", "A,2"] };
  const message = 'null: Not read, because no figures of VMs or hosts were found: "Notes", "Pivot".';
  await expect(read({ "vInfo.csv": VINFO, ...notes })).resolves.toMatchObject({
    messages: [`info ${message}`],
  });
  await expect(read({ "Prod.csv": LIST, ...notes })).resolves.toMatchObject({
    messages: [`warning ${message}`],
  });
});

test("of many notes the first five are named", async () => {
  const notes = Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((i) => [`N${i}.csv`, ["a,b", "1,2"]]));
  const { messages } = await read({ "vInfo.csv": VINFO, ...notes });
  expect(messages).toEqual([
    'info null: Not read, because no figures of VMs or hosts were found: "N1", "N2", "N3", "N4", "N5" and 2 more.',
  ]);
});

test("several lists of VMs are one estate, whatever their vCPU is called", async () => {
  const found = await read({ "Prod.csv": LIST, "Test.csv": ["VM,CPU,RAM GiB", "d,4,8"] });
  expect(found).toEqual({ vms: ["c", "d"], messages: [] });
});

test("a file with figures of VMs is one of an estate's files, and results of a benchmark are not", async () => {
  const source = folder({
    "vInfo.csv": VINFO,
    "Stay.csv": ["VM,RAM GiB", "c,8"],
    "results.csv": ["a,b", "1,2"],
  });
  expect((await estateFiles(source)).map(({ path }) => path)).toEqual(["vInfo.csv", "Stay.csv"]);
});

const HOSTS =
  "Host,Cluster,# CPU,Cores per CPU,Speed,# Memory,ESX Version,CPU usage %,Memory usage %,# VMs,# vCPUs";

test.each([
  ["vCPU", ["VM,Overall"], "Overall", "the CPU in use is not known"],
  ["vMemory", ["VM,Consumed"], "Consumed", "the RAM that VMs consume is not known"],
  ["vDisk", ["VM,Raw,Shared Bus"], "Raw", "raw device mappings are not known"],
  ["vDisk", ["VM,Raw,Sharing mode"], "Sharing mode", "shared disks are not known"],
  ["vPartition", ["VM,Consumed MiB"], "Consumed MiB", "what the guests wrote is not known"],
  ["vSnapshot", ["VM,Size MiB (total)"], "Size MiB (total)", "snapshots are not known"],
  ["vHost", [HOSTS], "Speed", "no GHz of hosts"],
  ["vHost", [HOSTS.replace("Cores per CPU", "# Cores")], "# Cores", "no cores"],
  ["vHost", [HOSTS], "CPU usage %", "the CPU that hosts use is not known"],
  ["vHost", [HOSTS], "Memory usage %", "the RAM that hosts use is not known"],
  ["vDatastore", ["Name,Type,In Use MiB"], "Type", "whether data is on vSAN is not known"],
  [
    "vRP",
    ["Resource Pool name,QS overallCpuDemand"],
    "QS overallCpuDemand",
    "the CPU that clusters ask for is not known",
  ],
])("of %s with %j the column %s is asked for", async (sheet, [header = ""], column, effect) => {
  const messagesOf = async (headers: string) => {
    const { diagnostics } = await importEstate([folder({ "vInfo.csv": VINFO, [`${sheet}.csv`]: [headers] })]);
    return diagnostics
      .filter((one) => one.sheet === sheet && !one.message.startsWith("Not all disks"))
      .map(({ severity, message }) => `${severity}: ${message}`);
  };
  await expect(messagesOf(header)).resolves.toEqual([]);
  const shown = column === "# Cores" ? "Cores per CPU" : column;
  await expect(messagesOf(header.replace(column, "Other"))).resolves.toEqual([
    `warning: The column ${shown} is missing: ${effect}.`,
  ]);
});

test.each([
  ["ESX Version", "versions of hosts are not known"],
  ["# VMs", "whether all running VMs are listed is not known"],
  ["# vCPUs", "whether all vCPUs are listed is not known"],
])("of vHost the column %s is a notice where it is missing", async (column, effect) => {
  const { diagnostics } = await importEstate([
    folder({ "vInfo.csv": VINFO, "vHost.csv": [HOSTS.replace(column, "Other")] }),
  ]);
  expect(
    diagnostics
      .filter(({ sheet }) => sheet === "vHost")
      .map(({ severity, message }) => `${severity}: ${message}`),
  ).toEqual([`info: The column ${column} is missing: ${effect}.`]);
});
