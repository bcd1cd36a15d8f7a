import { trueEstate } from "../../bench/generate/estate/estateTruth";
import { rvtoolsFiles, WIDE } from "../../bench/generate/estate/writeRvtools";
import { Random } from "../../bench/generate/random";
import { openArchive } from "../../src/archive/openArchive";
import { importEstate } from "../../src/importers/estate/importEstate";
import { workbookTables } from "../../src/importers/tables/workbookTables";
import { OpenSheets } from "../../src/taskpane/import/openSheets";
import { accessOf, zipBytes } from "../importers/sources";

async function cellsOf(sheets: OpenSheets): Promise<unknown[][]> {
  const rows: unknown[][] = [];
  for (const table of sheets.tables("book"))
    await table.rows((row) => {
      rows.push([row.number, ...Array.from({ length: row.length }, (_, column) => row.cell(column))]);
      return undefined;
    });
  return rows;
}

test("blocks of cells in any order are rows from the first one on; blank cells and rows are skipped", async () => {
  const sheets = new OpenSheets();
  sheets.add({ sheet: "vInfo", row: 3, column: 2, values: [["c", ""]] });
  sheets.add({ sheet: "vInfo", row: 0, column: 0, values: [["VM", "", 4, true]] });
  sheets.add({ sheet: "vInfo", row: 3, column: 0, values: [["a", "b"]] });
  expect(await cellsOf(sheets)).toEqual([
    [1, "VM", null, 4, true],
    [4, "a", "b", "c"],
  ]);
});

test("errors are not texts, and texts that begin like them are", async () => {
  const sheets = new OpenSheets();
  sheets.add({ sheet: "vInfo", row: 0, column: 0, values: [["#N/A", "#DIV/0!", "#1 web", "#N/A x"]] });
  expect(await cellsOf(sheets)).toEqual([[1, { fault: "#N/A" }, { fault: "#DIV/0!" }, "#1 web", "#N/A x"]]);
});

test("a day is its serial number", async () => {
  const sheets = new OpenSheets();
  sheets.add({ sheet: "vInfo", row: 0, column: 0, values: [[45_000.5, "x"]] });
  const dates: (string | null)[] = [];
  await sheets.tables("book")[0]?.rows((row) => void dates.push(row.date(0), row.date(1)));
  expect(dates).toEqual(["2023-03-15T12:00:00", null]);
});

test("sheets that are open give the estate that the file gives", async () => {
  const files = rvtoolsFiles(trueEstate(new Random(3), 60), WIDE);
  const source = await openArchive(accessOf(zipBytes(files), "this workbook"));
  const sheets = new OpenSheets();
  for (const table of await workbookTables(source))
    await table.rows((row) => {
      const values = Array.from({ length: row.length }, (_, column) => {
        const cell = row.cell(column);
        return cell === null ? "" : typeof cell === "object" ? cell.fault : cell;
      });
      sheets.add({ sheet: table.name, row: row.number - 1, column: 0, values: [values] });
      return undefined;
    });
  const open = await importEstate([{ name: "this workbook", tables: sheets.tables("this workbook") }]);
  expect(open).toEqual(await importEstate([source]));
  expect(open.estate.vms).toHaveLength(60);
});
