import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

/** What is known of the raw and shared disks of VMs with so many disks in vInfo, where vDisk has these rows. */
async function read(disks: readonly string[], rows: readonly string[], header = "VM,Raw,Sharing mode") {
  const vInfo = disks.map((count, i) => `vm${i},poweredOn,False,2,4096,${count}`);
  const { estate, diagnostics } = await importEstate([
    folderOf([
      textFile("vInfo.csv", ["VM,Powerstate,Template,CPUs,Memory,Disks", ...vInfo].join("\n")),
      textFile("vDisk.csv", [header, ...rows].join("\n")),
    ]),
  ]);
  return {
    known: estate.vms.map(({ obstacles, rawBytes }) => [obstacles, rawBytes]),
    warnings: diagnostics.filter(({ sheet }) => sheet === "vDisk").map(({ message }) => message),
  };
}

const UNKNOWN = [null, null];
const NONE = [[], 0];

test("raw and shared disks are unknown where vDisk has only its header", async () => {
  expect(await read(["1", "2"], [])).toEqual({
    known: [UNKNOWN, UNKNOWN],
    warnings: [
      "Not all disks of 2 VMs are listed: whether they have raw device mappings or shared disks is unknown.",
    ],
  });
});

test.each([
  ["all of two disks", "2", ["vm0,False,", "vm0,False,"], NONE],
  ["more than vInfo counts", "1", ["vm0,False,", "vm0,False,"], NONE],
  ["one of two disks", "2", ["vm0,False,"], UNKNOWN],
  ["none of no disk", "0", ["vm1,False,"], NONE],
  ["none of a number that vInfo does not state", "", ["vm1,False,"], NONE],
])("vDisk lists %s", async (_, count, rows, expected) => {
  const { known, warnings } = await read([count, "1"], [...rows, "vm1,False,"]);
  expect(known).toEqual([expected, NONE]);
  expect(warnings).toEqual(
    expected === UNKNOWN
      ? ["Not all disks of one VM are listed: whether it has raw device mappings or shared disks is unknown."]
      : [],
  );
});

test("a raw disk of a VM is known where its other disk is not listed, and the size of all is not", async () => {
  const { known } = await read(["2"], ["vm0,True,"]);
  expect(known).toEqual([[["raw device mapping"], null]]);
});

test("raw and shared disks are unknown where vDisk is empty and vInfo does not count disks", async () => {
  expect((await read(["", ""], [])).known).toEqual([UNKNOWN, UNKNOWN]);
});

test.each([
  ["Shared Bus", "0", false],
  ["Shared Bus", "1", true],
  ["Shared Bus", "2", true],
  ["Shared Bus", "noSharing", false],
  ["Shared Bus", "physicalSharing", true],
  ["Sharing mode,Shared Bus", "sharingNone,physicalSharing", true],
  ["Sharing mode,Shared Bus", "sharingMultiWriter,noSharing", true],
  ["Sharing mode,Shared Bus", "sharingNone,noSharing", false],
  ["Sharing mode,Shared Bus", ",", false],
])("a disk with %s of %s is shared: %s", async (header, cells, isShared) => {
  const { known } = await read(["1"], [`vm0,False,${cells}`], `VM,Raw,${header}`);
  expect(known).toEqual([[isShared ? ["shared disk"] : [], 0]]);
});
