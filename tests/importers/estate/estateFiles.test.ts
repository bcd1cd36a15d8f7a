import { estateFiles } from "../../../src/importers/estate/estateFiles";
import { folderOf, textFile } from "../sources";

const VINFO = "VM,Powerstate,Template,CPUs,Memory\nweb,poweredOn,False,2,4096\n";
const DISKS = "VM,Disk,Capacity MiB\nweb,Hard disk 1,1024\n";
const LIST = "VM;vCPU;RAM GiB\nweb;2;4\n";

const found = async (options: { texts?: boolean }, ...files: [path: string, text: string][]) => {
  const source = folderOf(files.map(([path, text]) => textFile(path, text)));
  return (await estateFiles(source, options)).map(({ path }) => path);
};

test("the CSV files of an export belong to it, and other ones next to them do not", async () => {
  expect(
    await found(
      {},
      ["RVTools_tabvInfo.csv", VINFO],
      ["RVTools_tabvDisk.csv", DISKS],
      ["RVTools_tabvLicense.csv", "Name,Key\nvSphere,1\n"],
      ["esxtop.csv", "(PDH-CSV 4.0),\\\\esx\\x\n1,2\n"],
      ["notes.txt", "hello"],
    ),
  ).toEqual(["RVTools_tabvInfo.csv", "RVTools_tabvDisk.csv", "RVTools_tabvLicense.csv"]);
});

test("files of a folder without a list of VMs are not an export, whatever they are called", async () => {
  expect(await found({}, ["a/vInfo.csv", VINFO], ["b/vDisk.csv", DISKS])).toEqual(["a/vInfo.csv"]);
});

test("every workbook belongs to an estate: nothing else reads one", async () => {
  expect(await found({}, ["a.xlsx", ""], ["b.XLS", ""], ["c.xlsb", ""], ["d.doc", ""])).toEqual([
    "a.xlsx",
    "b.XLS",
    "c.xlsb",
  ]);
});

test("a list in a .txt file is looked into where that is asked for", async () => {
  expect(await found({}, ["list.txt", LIST])).toEqual([]);
  expect(await found({ texts: true }, ["list.txt", LIST])).toEqual(["list.txt"]);
});

test("a file that cannot be read does not hide the others", async () => {
  expect(await found({}, ["vInfo.csv", VINFO], ["bad.csv", '"never closed'])).toEqual(["vInfo.csv"]);
});
