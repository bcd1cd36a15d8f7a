import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

const MIB = 2 ** 20;

const VINFO =
  "VM,Powerstate,Template,Connection state,CPUs,Memory,In Use MiB,Total disk capacity MiB,Datacenter,VI SDK Server";
const VDISK = "VM,Disk,Capacity MiB,Raw,Sharing mode,Path";

interface Facts {
  /** In Use, and the size of all disks. */
  charged?: number;
  size?: number;
  datacenter?: string;
  connection?: string;
}

/** A node of a cluster of guests with a disk of 100 MiB and the one of 2,000 that both nodes have. */
const node = (
  name: string,
  { charged = 2050, size = 2100, datacenter = "DC", connection = "connected" }: Facts = {},
) => `${name},poweredOn,False,${connection},2,4096,${charged},${size},${datacenter},vc`;

async function read(
  nodes: readonly string[],
  { mode = "sharingMultiWriter", path = "[ds] q/q.vmdk", inUse = 2150 } = {},
) {
  const disks = ["a", "b"].flatMap((vm) => [
    `${vm},Hard disk 1,100,False,sharingNone,[ds] ${vm}/os.vmdk`,
    `${vm},Hard disk 2,2000,False,${mode},${path}`,
  ]);
  const { estate, diagnostics } = await importEstate([
    folderOf([
      textFile("vInfo.csv", [VINFO, ...nodes].join("\n")),
      textFile("vDisk.csv", [VDISK, ...disks].join("\n")),
      textFile("vDatastore.csv", `Name,Type,In Use MiB,VI SDK Server\nds,VMFS,${inUse},vc`),
    ]),
  ]);
  return {
    used: estate.vms.map(({ usedBytes }) =>
      usedBytes === null ? null : [usedBytes.low / MIB, usedBytes.plan / MIB, usedBytes.high / MIB],
    ),
    messages: diagnostics
      .filter(({ message }) => /shared disk|clones/.test(message))
      .map((one) => one.message),
  };
}

const ONCE = "One disk is a shared disk that a VM above has, too: its capacity counts once.";

test("a shared VMDK of two VMs counts once, and does not make them clones", async () => {
  expect(await read([node("a"), node("b")])).toEqual({
    used: [
      [2050, 2050, 2100],
      [50, 50, 100],
    ],
    messages: [ONCE],
  });
});

test.each([
  ["that do not share it", { mode: "sharingNone" }],
  ["without its path", { path: "" }],
])("disks of one size count for each VM: VMs %s", async (_, options) => {
  const { used, messages } = await read([node("a"), node("b")], { ...options, inUse: 4100 });
  expect([used[1], messages]).toEqual([[2050, 2050, 2100], []]);
});

test("paths of one name in two datacenters are two disks", async () => {
  const { used } = await read([node("a"), node("b", { datacenter: "DC2" })], { inUse: 4100 });
  expect(used[1]).toEqual([2050, 2050, 2100]);
});

test.each([
  [2000, [0, 0, 100]],
  [1999, [100, 100, 100]],
  [350, [100, 100, 100]],
  [90, [90, 90, 100]],
])("a VM whose charge of %d is less than a thin shared disk keeps its own disks", async (charged, own) => {
  const { used } = await read([node("a", { charged: 300 }), node("b", { charged })]);
  expect(used[1]).toEqual(own);
});

test("a size of disks without the shared one stays as it is", async () => {
  const { used } = await read([node("a"), node("b", { size: 100 })]);
  expect(used[1]).toEqual([50, 50, 100]);
});

test("a VM that is out does not take a shared disk with it", async () => {
  const { used, messages } = await read([node("a", { connection: "orphaned" }), node("b")], { inUse: 4100 });
  expect([used[1], messages]).toEqual([[2050, 2050, 2100], []]);
});

test("a VM with a raw LUN of its own and a shared disk is not taken for a clone", async () => {
  const disks = [
    "a,Hard disk 1,1500,False,sharingMultiWriter,[ds] q/q.vmdk",
    "b,Hard disk 1,1500,False,sharingMultiWriter,[ds] q/q.vmdk",
    "b,Hard disk 2,1000,True,sharingNone,[ds] b/raw.vmdk",
    "b,Hard disk 3,500,False,sharingNone,[ds] b/os.vmdk",
  ];
  const { estate } = await importEstate([
    folderOf([
      textFile(
        "vInfo.csv",
        [VINFO, node("a", { charged: 1500 }), node("b", { charged: 3000, size: 2000 })].join("\n"),
      ),
      textFile("vDisk.csv", [VDISK, ...disks].join("\n")),
      textFile("vDatastore.csv", "Name,Type,In Use MiB,VI SDK Server\nds,VMFS,1900,vc"),
    ]),
  ]);
  expect(estate.vms[1]).toMatchObject({
    ...{ rawBytes: 1000 * MIB, rawElsewhereBytes: 0, sharedElsewhereBytes: 1500 * MIB },
    ...{ usedBytes: { plan: 1500 * MIB }, usedBasis: "datastore" },
  });
});
