import { anonymizeEstate } from "../../../src/importers/estate/anonymizeEstate";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

const GIB = 2 ** 30;

const read = (text: string) => importEstate([folderOf([textFile("vms.csv", text)])]);

const messagesOf = async (text: string): Promise<string[]> =>
  (await read(text)).diagnostics.map(({ severity, message }) => `${severity}: ${message}`);

const asGb = (column: string, unit = "GB", bytes = "1,000,000,000") =>
  `warning: The column "${column}" is read with 1 ${unit} as ${bytes} bytes. vSphere and PowerCLI mean ${unit.charAt(0)}iB by ${unit}: write ${unit.charAt(0)}iB in the header if so.`;

test("a list with Storage GB, or Used Space [GB], is read, and not ignored", async () => {
  const stored = await read("VM,vCPU,RAM GB,Storage GB\na,2,4,100");
  expect(stored.estate.vms).toMatchObject([{ diskBytes: 100e9, usedBasis: "disks" }]);
  const used = await read("VM Name,CPU,Memory [GB],Used Space [GB]\na,2,4,100");
  expect(used.estate.vms).toMatchObject([{ chargedBytes: 100e9, ramBytes: 4 * GIB }]);
});

test.each([
  ["Backup GB", 'Columns that are not read: "Backup GB". A list'],
  ["Backup GiB,LogMB", 'not read: "Backup GiB", "LogMB". A list'],
  ["Storage GiB", 'not read: "Storage GiB". A list'],
  ["A GiB,B GiB,C GiB,D GiB,E GiB", ', "E GiB". A list'],
  ["A GiB,B GiB,C GiB,D GiB,E GiB,F GiB", ', "E GiB" and 1 more. A list'],
])("columns with a unit of size that are not read are a warning: %s", async (columns, words) => {
  const found = await messagesOf(`VM,vCPU,RAM GiB,Disk GiB,Power,Cluster,${columns}\na,2,4,9,on,C\n`);
  expect(found).toEqual([expect.stringMatching(/^warning: Columns that are not read: /)]);
  expect(found[0]).toContain(words);
});

test("columns without a unit of size that are not read are notes of a planner", async () => {
  expect(await messagesOf("VM,vCPU,RAM GiB,Power,Cluster,Owner\na,2,4,on,C,me")).toEqual([]);
});

test("a list without power states or clusters is read, with a warning each", async () => {
  expect(await messagesOf("VM,vCPU,RAM GiB\na,2,4")).toEqual([
    "warning: The column Power is missing: all VMs count as running.",
    "warning: The column Cluster is missing: no clusters.",
  ]);
});

test.each([
  ["Used (GB)", [asGb("Used (GB)")]],
  ["Disk TB", [asGb("Disk TB", "TB", "1,000,000,000,000")]],
  ["Used MB", [asGb("Used MB", "MB", "1,000,000")]],
  ["usedGB", [asGb("usedGB")]],
  ["Used GiB", []],
  ["UsedSpaceGB", []],
])("what 1 GB is read as is a warning, once for each column: %s", async (column, expected) => {
  const found = await messagesOf(`VM,vCPU,RAM GB,Power,Cluster,${column}\na,2,4,on,C,5\nb,2,4,on,C,6`);
  expect(found).toEqual(expected);
});

test("the list that PowerCLI exports is read, with GB of 2^30 bytes", async () => {
  const { estate, diagnostics } = await read(
    '"Name","PowerState","NumCpu","MemoryGB","ProvisionedSpaceGB","UsedSpaceGB","VMHost"\n' +
      '"a","PoweredOn","2","4","104.08","50.2","esx1"\n"b","PoweredOff","2","4","104.08","50.2","esx1"',
  );
  expect(estate.vms).toMatchObject([
    {
      ...{ name: "a", power: "on", vcpu: 2, host: "esx1", ramBytes: 4 * GIB },
      ...{ diskBytes: 104.08 * GIB, chargedBytes: 50.2 * GIB },
    },
    { name: "b", power: "off" },
  ]);
  expect(diagnostics.map(({ message }) => message)).toEqual(["The column Cluster is missing: no clusters."]);
});

test("headers of a customer's list are not in diagnostics with pseudonyms", async () => {
  const { imported } = anonymizeEstate(
    await read("VM,vCPU,RAM GiB,Used GB,ACME vault GB,ACME backup GiB\na,2,4,5,6,7"),
  );
  expect(imported.diagnostics).toHaveLength(4);
  expect(JSON.stringify(imported.diagnostics)).not.toContain("ACME");
});
