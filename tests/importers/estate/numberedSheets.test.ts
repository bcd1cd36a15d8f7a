import { estateFiles } from "../../../src/importers/estate/estateFiles";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { isToolSheet } from "../../../src/importers/estate/isToolSheet";
import { numberOf, sheetOf } from "../../../src/importers/estate/sheetName";
import { folderOf, textFile } from "../sources";

/** CSV files of one folder, each as its rows. */
const folder = (files: Readonly<Record<string, readonly string[]>>) =>
  folderOf(Object.entries(files).map(([path, rows]) => textFile(path, rows.join("\n"))));

const VINFO = "VM,Powerstate,CPUs,Memory,VM ID,VM UUID,VI SDK Server";
const VHOST = "Host,# CPU,Cores per CPU,VI SDK Server";
const A = "a,poweredOn,2,4096,vm-1,4203-1,vc";
const B = "b,poweredOn,8,8192,vm-1,4203-2,vc2";

async function read(files: Readonly<Record<string, readonly string[]>>) {
  const { estate, sources, diagnostics, without } = await importEstate([folder(files)]);
  return {
    vms: estate.vms.map(({ name }) => name),
    hosts: estate.hosts.map(({ name }) => name),
    sources: sources.map(({ file, tool, vms }) => `${file}: ${tool}, ${vms}`),
    messages: diagnostics
      .filter(({ message }) => !/missing|has no sheet/.test(message))
      .map(({ sheet, message }) => `${sheet}: ${message}`),
    without,
  };
}

test.each([
  ["vInfo (2)", "vInfo", 2],
  ["RVTools_tabvHost(1)", "vHost", 1],
  ["vc1_vDisk (12) ", "vDisk", 12],
  ["vInfo", "vInfo", 0],
  ["VMs (3)", "VMs", 3],
  ["vInfo (Berlin)", "vInfo", 0],
  ["vInfo_VC1 (2)", "vInfo", 2],
  ["(2)", "", 2],
])("%j is the sheet %j, number %s", (name, sheet, number) => {
  expect([sheetOf(name), numberOf(name)]).toEqual([sheet, number]);
});

test.each([
  ["vInfo (2)", true],
  ["RVTools_tabvInfo (1)", true],
  ["Customer (2)", false],
  ["Customer_vInfo (2)", false],
  ["tabvInfo", true],
  ["vInfo_Customer", false],
])("the name %j is a tool's: %s", (name, expected) => {
  expect(isToolSheet(name)).toBe(expected);
});

test("numbered sheets are an export of their own", async () => {
  const found = await read({
    "vInfo.csv": [VINFO, A],
    "vHost.csv": [VHOST, "h1,2,16,vc"],
    "vInfo (2).csv": [VINFO, B],
    "vHost (2).csv": [VHOST, "h2,2,16,vc2"],
  });
  expect(found).toEqual({
    vms: ["a", "b"],
    hosts: ["h1", "h2"],
    sources: ["results: rvtools, 1", "results (2): rvtools, 1"],
    messages: [],
    without: [],
  });
});

test("a copy of an export adds nothing, and that is reported", async () => {
  const disks = ["VM,VM ID,VI SDK Server,Raw,Capacity MiB", "a,vm-1,vc,True,1024"];
  const { estate, diagnostics } = await importEstate([
    folder({
      ...{ "vInfo.csv": [VINFO, A], "vDisk.csv": disks, "vHost.csv": [VHOST, "h1,2,16,vc"] },
      ...{ "vInfo (1).csv": [VINFO, A], "vDisk (1).csv": disks, "vHost (1).csv": [VHOST, "h1,2,16,vc"] },
    }),
  ]);
  expect(estate.vms.map(({ name, rawBytes }) => [name, rawBytes])).toEqual([["a", 2 ** 30]]);
  expect(estate.hosts).toHaveLength(1);
  expect(diagnostics.map(({ message }) => message)).toContain(
    "One VM is in more than one export (UUID and vCenter): counted once, as the first export has it.",
  );
});

test("where all sheets are numbered, they are one export", async () => {
  const found = await read({ "vInfo (1).csv": [VINFO, A], "vHost (1).csv": [VHOST, "h1,2,16,vc"] });
  expect([found.vms, found.hosts, found.messages]).toEqual([["a"], ["h1"], []]);
});

test("a numbered sheet without a list of VMs completes an export that lacks it", async () => {
  const found = await read({ "vInfo.csv": [VINFO, A], "vHost (1).csv": [VHOST, "h1,2,16,vc"] });
  expect([found.vms, found.hosts, found.messages]).toEqual([["a"], ["h1"], []]);
});

test("a numbered sheet that the export has is skipped, and reported", async () => {
  const found = await read({
    ...{ "vInfo.csv": [VINFO, A], "vHost.csv": [VHOST, "h1,2,16,vc"] },
    "vHost (1).csv": [VHOST, "h2,2,16,vc"],
  });
  expect(found.hosts).toEqual(["h1"]);
  expect(found.messages).toEqual(["vHost (1): The export has another sheet of this name: skipped."]);
});

test("numbered sheets of Live Optics are an export of their own", async () => {
  const list = (vm: string, id: string) => [
    "VM Name,MOB ID,Virtual CPU,Power State,vCenter",
    `${vm},${id},2,poweredOn,vc`,
  ];
  const performance = (vm: string, id: string, iops: number) => [
    "VM Name,MOB ID,Average IOPS,Peak IOPS",
    `${vm},${id},1,${iops}`,
  ];
  const { estate } = await importEstate([
    folder({
      ...{ "VMs.csv": list("a", "vm-1"), "VM Performance.csv": performance("a", "vm-1", 100) },
      ...{ "VMs (2).csv": list("b", "vm-2"), "VM Performance (2).csv": performance("b", "vm-2", 200) },
    }),
  ]);
  expect(estate.vms.map(({ name, iopsPeak }) => [name, iopsPeak])).toEqual([
    ["a", 100],
    ["b", 200],
  ]);
});

test("the files of an estate are those of numbered sheets, too, and other lists", async () => {
  const source = folder({
    ...{
      "vInfo.csv": [VINFO, A],
      "vHost (1).csv": [VHOST, "h1,2,16,vc"],
      "Stay.csv": ["VM,vCPU,RAM GiB", "c,2,8"],
    },
    "results.csv": ["a,b", "1,2"],
  });
  expect((await estateFiles(source)).map(({ path }) => path)).toEqual([
    "vInfo.csv",
    "vHost (1).csv",
    "Stay.csv",
  ]);
});
