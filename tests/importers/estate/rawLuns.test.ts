import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

const MIB = 2 ** 20;
const VINFO =
  "VM,Powerstate,Template,CPUs,Memory,In Use MiB,VI SDK Server\na,poweredOn,False,2,4096,700,vc\nb,poweredOn,False,2,4096,900,vc";

async function read(header: string, ...disks: string[]) {
  const vDisk = ["VM,Capacity MiB,Raw,Sharing mode," + header, ...disks].join("\n");
  const { estate, diagnostics } = await importEstate([
    folderOf([textFile("vInfo.csv", VINFO), textFile("vDisk.csv", vDisk)]),
  ]);
  return {
    plan: estate.vms.map(({ usedBytes }) => (usedBytes?.plan ?? 0) / MIB),
    raw: estate.vms.map(({ rawBytes }) => (rawBytes === null ? null : rawBytes / MIB)),
    warnings: diagnostics.filter(({ message }) => message.includes("raw LUN")).map(({ message }) => message),
  };
}

const ONCE = "One disk is a raw LUN that a VM above has, too: its capacity counts once.";

test("one raw LUN in two VMs counts once, by its id", async () => {
  const found = await read(
    "Raw LUN ID,Path",
    "a,500,True,,naa.1,[ds] a/a.vmdk",
    "b,500,True,,NAA.1,[ds] b/b.vmdk",
  );
  expect(found).toEqual({ plan: [700, 400], raw: [500, 500], warnings: [ONCE] });
});

test("one raw LUN in two VMs counts once, by the path of its mapping", async () => {
  const found = await read("Path", "a,500,True,,[ds] a/a.vmdk", "b,500,True,,[ds] a/a.vmdk");
  expect(found).toEqual({ plan: [700, 400], raw: [500, 500], warnings: [ONCE] });
});

test.each([
  [
    "two LUNs",
    "Raw LUN ID,Path",
    "a,500,True,,naa.1,[ds] a/a.vmdk",
    "b,500,True,,naa.2,[ds] b/b.vmdk",
    [500, 500],
  ],
  ["LUNs that nothing names", "Datacenter", "a,500,True,,DC", "b,500,True,,DC", [500, 500]],
  ["disks of a datastore", "Path", "a,500,False,,[ds] a/a.vmdk", "b,500,False,,[ds] a/a.vmdk", [0, 0]],
  ["a LUN of unknown size", "Raw LUN ID", "a,,True,,naa.1", "b,,True,,naa.2", [null, null]],
])("%s count as they are", async (_, header, first, second, raw) => {
  expect(await read(header, first, second)).toEqual({ plan: [700, 900], raw, warnings: [] });
});

test("a VM that has a LUN twice has it twice", async () => {
  const found = await read("Raw LUN ID", "b,100,True,,naa.1", "b,100,True,,naa.1");
  expect(found).toEqual({ plan: [700, 900], raw: [0, 200], warnings: [] });
});

test.each([
  ["with raw disks", 300, 800, 300],
  ["without raw disks", 300, 300, 300],
  ["which are more than all of them", 300, 1000, 500],
])("a raw LUN that counts elsewhere is not in the high estimate: disks %s", async (_, own, total, high) => {
  const info = `VM,Powerstate,Template,CPUs,Memory,In Use MiB,Total disk capacity MiB,VI SDK Server
a,poweredOn,False,2,4096,100,500,vc
b,poweredOn,False,2,4096,600,${total},vc`;
  const vDisk = `VM,Capacity MiB,Raw,Sharing mode,Raw LUN ID
a,500,True,,naa.1
b,${own},False,,
b,500,True,,naa.1`;
  const { estate } = await importEstate([
    folderOf([textFile("vInfo.csv", info), textFile("vDisk.csv", vDisk)]),
  ]);
  const used = estate.vms.map(({ usedBytes }) =>
    usedBytes === null ? [] : [usedBytes.low / MIB, usedBytes.plan / MIB, usedBytes.high / MIB],
  );
  expect(used).toEqual([
    [100, 100, 500],
    [100, 100, high],
  ]);
});
