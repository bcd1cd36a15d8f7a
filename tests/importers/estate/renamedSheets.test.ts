import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

const COLUMNS = "VM,Powerstate,CPUs,Memory";
const GIB = 2 ** 30;

async function read(files: Readonly<Record<string, string>>) {
  const { estate, sources, diagnostics } = await importEstate([
    folderOf(Object.entries(files).map(([path, text]) => textFile(path, text))),
  ]);
  return {
    tool: sources[0]?.tool,
    ram: estate.vms.map(({ ramBytes }) => ramBytes),
    warnings: diagnostics.filter(({ severity }) => severity === "warning").map(({ message }) => message),
  };
}

test.each([
  ["In Use MiB", "100"],
  ["Provisioned MB", "100"],
  ["Total disk capacity MiB", "100"],
  ["VI SDK Server", "vc"],
  ["SRM Placeholder", "False"],
  ["OS according to the VMware Tools", "Linux"],
])("vInfo under another name is known by %s: its memory is in MiB", async (header, cell) => {
  const { tool, ram } = await read({ "VMs of Acme.csv": `${COLUMNS},${header}\na,poweredOn,2,4096,${cell}` });
  expect([tool, ram]).toEqual(["rvtools", [4 * GIB]]);
});

test("vInfo under another name is known by the sheet vHost", async () => {
  const files = { "VMs.csv": `${COLUMNS}\na,poweredOn,2,4096`, "vHost.csv": "Host,# CPU\nh,2" };
  expect(await read(files)).toMatchObject({ tool: "rvtools", ram: [4 * GIB] });
});

test("a list with Powerstate, CPUs and Memory has no unit to guess", async () => {
  expect(await read({ "VMs.csv": `${COLUMNS}\na,poweredOn,2,64` })).toEqual({
    tool: "csv",
    ram: [null],
    warnings: [
      'The column "Memory" names no unit: write it as "Memory GiB". It counts as unknown.',
      "The column Cluster is missing: no clusters.",
    ],
  });
});

test("a list with Powerstate, CPUs and Memory GiB has its unit", async () => {
  expect(await read({ "VMs.csv": `${COLUMNS} GiB\na,poweredOn,2,64` })).toEqual({
    tool: "csv",
    ram: [64 * GIB],
    warnings: ["The column Cluster is missing: no clusters."],
  });
});

test("a vInfo without names next to another is not silent", async () => {
  const { warnings } = await read({
    "vc1_vInfo.csv": `${COLUMNS}\na,poweredOn,2,4096`,
    "vc2_vInfo.csv": "Powerstate,CPUs\npoweredOn,2",
  });
  expect(warnings).toContain("One row has no name of a VM: skipped.");
});

test("columns that mark what is not a workload are an info where they are missing", async () => {
  const { diagnostics } = await importEstate([
    folderOf([textFile("vInfo.csv", `${COLUMNS},Template,In Use MiB,Cluster\na,poweredOn,2,4096,False,1,C`)]),
  ]);
  expect(
    diagnostics.filter(({ sheet }) => sheet === "vInfo").map((one) => [one.severity, one.message]),
  ).toEqual([
    ["info", "The column SRM Placeholder is missing: placeholders count as VMs."],
    ["info", "The column Connection state is missing: VMs that are not connected count too."],
  ]);
});
