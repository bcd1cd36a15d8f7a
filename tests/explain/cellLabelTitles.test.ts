import { cellLabel } from "../../src/explain/cellLabel";
import type { CellValue } from "../../src/workbook/spec";
import { wordsOf } from "./wordsOf";

test.each<[what: string, rows: CellValue[][], column: string, label: string, unit: string, known: string]>([
  [
    "its evidence level",
    [
      ["What", "Value", "Unit", "Evidence level"],
      ["Usable", 92.6, "TiB", "estimated"],
    ],
    ...(["D", "Usable", "TiB", ""] as const),
  ],
  [
    "its unit",
    [
      ["What", "Value", "Unit", "Evidence level"],
      ["Usable", 92.6, "TiB", "estimated"],
    ],
    ...(["C", "Usable", "", "estimated"] as const),
  ],
  [
    "a figure below one title and a blank text",
    [
      ["", "CPU (GHz)"],
      ["Databases", 7],
    ],
    "B",
    "Databases",
    "",
    "",
  ],
  [
    "a figure below two titles",
    [
      ["Load", "CPU (GHz)"],
      ["Databases", 7],
    ],
    "B",
    "Databases",
    "GHz",
    "",
  ],
  [
    "a figure below a row with a number",
    [
      ["Load", "CPU (GHz)", 5],
      ["Databases", 7],
    ],
    "B",
    "Databases",
    "",
    "",
  ],
  [
    "a figure below a row with a formula",
    [
      ["=Load", "CPU (GHz)"],
      ["Databases", 7],
    ],
    "B",
    "Databases",
    "",
    "",
  ],
  [
    "a figure below a row that is blank above it",
    [
      ["Load", null, "CPU (GHz)"],
      ["a", 7],
    ],
    "B",
    "a",
    "",
    "",
  ],
  [
    "a figure next to one without a title",
    [
      ["Load", "CPU (GHz)"],
      ["a", 7, 8],
    ],
    "B",
    "a, CPU (GHz)",
    "GHz",
    "",
  ],
])("the words of %s", (_what, rows, column, label, unit, known) => {
  expect(wordsOf(rows, column)).toEqual({ label, unit, known });
});

test.each([
  [16, "GiB"],
  [17, ""],
])("a unit %d columns to the right of its figure is %j", (columns, unit) => {
  const between = Array.from({ length: columns - 1 }, () => 5);
  expect(wordsOf([["RAM", 512, ...between, "GiB"]], "B").unit).toBe(unit);
});

test.each([
  [16, ""],
  [17, "RAM"],
])("a figure %d columns to the left needs a title for the row above to be titles: %j", (columns, label) => {
  const blank = (count: number) => Array.from({ length: count }, () => null);
  const titles = [...blank(columns - 1), "vCPU", "RAM"];
  const row = [1, ...blank(columns - 1), "=7"];
  expect(wordsOf([titles, row], columns === 16 ? "Q" : "R").label).toBe(label);
});

test("in a table, a figure has the first of the texts in front of it", () => {
  const above = { values: [["vm-7", "Web", 4, 16]], formulas: [] };
  expect(cellLabel(above, 2, ["VM", "Folder", "vCPU", "GiB"]).label).toBe("vm-7, vCPU");
  expect(cellLabel(above, 2).label).toBe("Web");
});

test("a cell right of the titles of a table has the words of its row", () => {
  const above = { values: [["vm-7", 4, null, 9]], formulas: [] };
  expect(cellLabel(above, 3, ["VM", "vCPU"])).toEqual({ label: "vm-7", unit: "", known: "" });
});

test("where no rows are read, a cell has no words", () => {
  expect(cellLabel({ values: [], formulas: [] }, 1)).toEqual({ label: "", unit: "", known: "" });
});

test("rows of different lengths are read as far as they go", () => {
  const above = { values: [["Cluster"], [], ["Usable"]], formulas: [[], [], [undefined, "A1*2"]] };
  expect(cellLabel(above, 1)).toEqual({ label: "Usable", unit: "", known: "" });
});

const UNITS =
  "%|% per year|×|I/O|per VM|raw TiB|per cent|times|x|Hz|kHz|MHz|GHz|THz|PHz|kB|KiB|MB|MiB|GB|GiB|TB|TiB|PB|PiB|mB|b/s|" +
  "Mbit/s|kb/s|kbit/s|B/s|Gb/s|Tb/s|MB/s|GiB/s|IOPS|I/Os|s|ms|µs|us|ns|host|hosts|core|cores|vCPU|vCPUs|VM|VMs|disk|disks|port|ports|" +
  "year|years|hour|hours|socket|sockets|GiB per host|hosts (spare)|ms/s|GHz, net|cores; Intel";

test.each(UNITS.split("|"))("%s behind a figure is its unit", (unit) => {
  expect(wordsOf([["Used", 4, unit]], "B").unit).toBe(unit);
});

const OTHER_WORDS =
  "B|host-07|hostname|hosts.csv|us-east|x86|x2|ms_a|core:1|disks1|Years|ghz|iops|I/O size|GHz size|vCPU size|persons|" +
  "raw|raw GiB|rawTiB|Bytes|timesheet|GBit|a GHz|vm|€";

test.each(OTHER_WORDS.split("|"))("%s behind a figure is a word", (word) => {
  expect(wordsOf([["Used", 4, word]], "B").unit).toBe("");
});

test.each([
  ["CPU (GHz)", "GHz"],
  ["CPU (GHz) ", "GHz"],
  ["CPU (used) (GHz)", "GHz"],
  ["CPU (GHz per VM)", "GHz per VM"],
  ["CPU(GHz)", "GHz"],
  ["CPU (GHz) net", ""],
  ["CPU (2020)", ""],
  ["CPU (GHz", ""],
  ["CPU GHz", ""],
  ["CPU ()", ""],
])("a figure with the label %j has the unit %j", (label, unit) => {
  expect(wordsOf([[label, 4]], "B")).toEqual({ label: label.trim(), unit, known: "" });
});

test.each([
  ["hosts; VMware; 8.0", "hosts"],
  ["anything", "anything"],
  [null, "GHz"],
])("in the column Unit, %j is the unit %j", (held, unit) => {
  const titles = ["What", "Value", "Unit of it", "Low (GHz)"];
  expect(wordsOf([titles, ["CPU (GHz)", 4, held, 5]], "B").unit).toBe(unit);
});
