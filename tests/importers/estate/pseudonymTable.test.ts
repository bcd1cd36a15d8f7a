import { pseudonymCsv, pseudonymsIn } from "../../../src/importers/estate/pseudonymTable";
import { csvTable } from "../../../src/importers/tables/csvTable";
import { folderOf, textFile } from "../sources";

const tableOf = (text: string) => {
  const [file] = folderOf([textFile("names.csv", text)]).files;
  if (!file) throw new Error("no file");
  return csvTable(file);
};

test("names come back as they were, also those that a spreadsheet would take for a formula", async () => {
  const pseudonyms = ["web", "=SUM(A1)", 'a "b", c', "-x", "'y"].map((name, i) => ({
    ...{ kind: "VM", name },
    pseudonym: `vm-000${i + 1}`,
  }));
  const csv = pseudonymCsv(pseudonyms);
  expect(csv).toContain("VM,'=SUM(A1),vm-0002");
  expect(await pseudonymsIn(tableOf(csv))).toEqual(pseudonyms);
});

test.each([
  ["another header", "kind,name\nVM,web\n"],
  ["another column", "kind,name,pseudonym,x\n"],
  ["a row that is too short", "kind,name,pseudonym\nVM,web\n"],
  ["nothing", ""],
])("a table with %s is not a table of pseudonyms", async (_, text) => {
  expect(await pseudonymsIn(tableOf(text))).toBeUndefined();
});

test("a table of pseudonyms that a spreadsheet saved with semicolons is one", async () => {
  expect(await pseudonymsIn(tableOf("kind;name;pseudonym\r\nhost;esx01;host-0001\r\n"))).toEqual([
    { kind: "host", name: "esx01", pseudonym: "host-0001" },
  ]);
});
