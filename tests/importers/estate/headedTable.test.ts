import { headedTable } from "../../../src/importers/estate/headedTable";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { csvTable } from "../../../src/importers/tables/csvTable";
import { folderOf, textFile } from "../sources";

async function headerRow(rows: readonly string[], name = "vInfo.csv") {
  const tables = folderOf([textFile(name, rows.join("\n"))]).files.map(csvTable);
  const [found] = await Promise.all(tables.map((table) => headedTable(table)));
  return found?.headerRow ?? null;
}

const HEADER = "VM,Powerstate,CPUs,Memory";
const titles = (count: number) => Array.from({ length: count }, (_, i) => `Date ${i},2024-05-01`);

test.each([
  ["without a title", [HEADER, "a,poweredOn,2,4096"], 1],
  ["below a title of one text", ["Export of May", HEADER], 2],
  ["below a title of two texts", ["Date,2024-05-01", HEADER], 2],
  ["below a title with the name of a column", ["Cluster,Prod", HEADER], 2],
  ["in row 20", [...titles(19), HEADER], 20],
  ["of two columns below a title", ["Date,2024-05-01", "VM,CPUs"], 2],
  ["of VMs alone", ["VM", "a", "b"], 1],
  ["above VMs with names of columns", ["VM,CPUs", "host,cluster"], 1],
  ["of no known column", ["Kunde,Projekt", "Host,x", "a,b"], 1],
  ["below row 20", [...titles(20), HEADER], 1],
  ["of nothing", [], null],
])("the header %s", async (_, rows, expected) => {
  expect(await headerRow(rows)).toBe(expected);
});

test("the header of a list of VMs is below a title of two texts", async () => {
  expect(await headerRow(["Customer,ACME", "VM,vCPU,RAM GiB", "a,2,4"], "list.csv")).toBe(2);
});

test("a wide row is the header, and nothing below it is read", async () => {
  const wide = (count: number) => Array.from({ length: count }, (_, i) => `c${i}`).join();
  expect(await headerRow([wide(64), HEADER])).toBe(2);
  expect(await headerRow([wide(65), HEADER])).toBe(1);
});

test("damage below a header is left to those who read the rows", async () => {
  expect(await headerRow(["Name,Message", 'a,"never closed'], "vHealth.csv")).toBe(1);
  await expect(headerRow(['"never closed'])).rejects.toThrow("never closed");
});

test("title lines of two texts above vInfo and vHost lose nothing", async () => {
  const { estate, sources } = await importEstate([
    folderOf([
      textFile("vInfo.csv", `Date,2024-05-01\n${HEADER}\na,poweredOn,2,4096`),
      textFile("vHost.csv", "Date,2024-05-01\nHost,# CPU,Cores per CPU\nh,2,16"),
    ]),
  ]);
  expect([sources[0]?.tool, estate.vms.length, estate.hosts.map(({ sockets }) => sockets)]).toEqual([
    "rvtools",
    1,
    [2],
  ]);
});
