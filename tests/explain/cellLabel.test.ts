import { cellLabel } from "../../src/explain/cellLabel";
import { parseCell } from "../../src/workbook/address";
import type { CellValue } from "../../src/workbook/spec";
import { wordsOf } from "./wordsOf";

test.each<[what: string, rows: CellValue[][], column: string, label: string, unit: string, known: string]>([
  ["an input with its unit and a hint", [["Hosts", 6, "hosts", "of the cluster"]], "B", "Hosts", "hosts", ""],
  [
    "an input below one whose value is a text",
    [
      ["Layout", "RAID-5", null, "of the policy"],
      ["Edition", "VCF", null, "as bought"],
    ],
    "B",
    "Edition",
    "",
    "",
  ],
  [
    "a result: the title Value adds nothing",
    [
      [null, "Value", "Unit", "Low", "High", "Evidence level"],
      ["Usable", "=92.6", "TiB", "=83", "=98", "estimated"],
    ],
    "B",
    "Usable",
    "TiB",
    "estimated",
  ],
  [
    "a result of release 0.1.0",
    [
      [null, "Value", "Unit", "Low", "High", "How known"],
      ["Usable", "=92.6", "TiB", "=83", "=98", "estimated"],
    ],
    "B",
    "Usable",
    "TiB",
    "estimated",
  ],
  [
    "its low end",
    [
      [null, "Value", "Unit", "Low", "High", "Evidence level"],
      ["Usable", "=92.6", "TiB", "=83", "=98", "estimated"],
    ],
    "D",
    "Usable, Low",
    "TiB",
    "estimated",
  ],
  [
    "one of several options",
    [
      ["Each host", "A", "B", null, "Unit"],
      ["RAM", 512, 1024, null, "GiB per host"],
    ],
    "C",
    "RAM, B",
    "GiB per host",
    "",
  ],
  [
    "a table whose first column is a formula, with the unit in the title",
    [
      ["Workload", "CPU (GHz)", "Hosts"],
      ["=Databases", "=7", "=3"],
    ],
    "B",
    "Databases, CPU (GHz)",
    "GHz",
    "",
  ],
  [
    "a row of a table that is empty so far",
    [
      ["Workload", "CPU (GHz)"],
      ["=", "="],
      ["=", "="],
    ],
    "B",
    "CPU (GHz)",
    "GHz",
    "",
  ],
  [
    "titles behind a blank row belong to another block",
    [
      ["Workload", "CPU (GHz)"],
      [null, null],
      ["Reads", "=1", "=2"],
    ],
    "C",
    "Reads",
    "",
    "",
  ],
  ["a text from a formula is no unit", [["Hosts", "=6", "=vCPU"]], "B", "Hosts", "", ""],
  [
    "a unit with its source behind it",
    [
      ["", "Value", "Unit"],
      ["Port", 10, "Gb/s per host; VMware"],
    ],
    "B",
    "Port",
    "Gb/s per host",
    "",
  ],
  [
    "an input beside another one",
    [["Hosts", 6, "hosts", "of the cluster", "vCPU", 4, "per VM"]],
    "F",
    "vCPU",
    "per VM",
    "",
  ],
  ["the low end of a line without titles", [["Usable", 90, "TiB", 80]], "D", "Usable", "", ""],
  [
    "an input whose neighbor has a unit had that one",
    [["Hosts", 6, "of the cluster", "vCPU", 4, "per VM"]],
    "B",
    "Hosts",
    "",
    "",
  ],
  [
    "a label in front of another figure was a unit",
    [["Hosts", 6, null, "RAM", 512, "GiB per host"]],
    "B",
    "Hosts",
    "",
    "",
  ],
  [
    "figures beside each other share their unit",
    [["RAM", 512, 1024, "GiB per host"]],
    "B",
    "RAM",
    "GiB per host",
    "",
  ],
  ["the name of a host was a unit", [["vm-7", 4, "host-07"]], "B", "vm-7", "", ""],
  ["the name of a site was a unit", [["Latency", 4, "us-east"]], "B", "Latency", "", ""],
  ["the label I/O size was a unit", [["Throughput", 4, "I/O size", "32K"]], "B", "Throughput", "", ""],
  [
    "a unit of 24 characters",
    [["Peak", 4, "IOPS per VM at the peak."]],
    "B",
    "Peak",
    "IOPS per VM at the peak.",
    "",
  ],
  ["a sentence that begins as a unit", [["Peak", 4, "IOPS per VM at their peak"]], "B", "Peak", "", ""],
  ["nothing", [[null, null, 5]], "C", "", "", ""],
])("%s", (_what, rows, column, label, unit, known) => {
  expect(wordsOf(rows, column)).toEqual({ label, unit, known });
});

test("the title of a table's column is taken however far above it is", () => {
  expect(wordsOf([["vm-7", 4, 16]], "B", "vCPU")).toEqual({ label: "vm-7, vCPU", unit: "", known: "" });
});

test("the unit of a table is in its column Unit, however far above the title is", () => {
  const above = {
    values: [["Hosts", 6, "hosts; VMware", "per VM", "assumption"]],
    formulas: [],
  };
  const headers = ["What", "Value", "Unit", "Note", "Evidence level"];
  expect(cellLabel(above, 1, headers)).toEqual({ label: "Hosts", unit: "hosts", known: "assumption" });
});

test("in a table, a column with another title is not a unit", () => {
  const above = { values: [["vm-7", 4, "hosts"]], formulas: [] };
  expect(cellLabel(above, 1, ["VM", "vCPU", "Folder"]).unit).toBe("");
});

const START: CellValue[][] = [
  ["Layout", "RAID-5"],
  ["CPU", "=30.4", "GHz in the cluster", null, "of the formula"],
  [],
  ["Capacity that is left for guests"],
  ["Disk", 6.4, "TB"],
];

test.each<[cell: string, formula: CellValue, rows: number, column: string]>([
  ["a formula behind blank columns in the row of a heading", "=9", 4, "J"],
  ["a formula behind blank columns in the row of an input", "=9", 5, "J"],
  ["a formula behind blank columns in the row of a selected text", "=9", 1, "J"],
  ["a typed value behind blank columns in the row of an input", 9, 5, "J"],
  ["a blank cell behind blank columns", null, 4, "Z"],
])("%s had the label of another cell", (_cell, held, rows, column) => {
  const sheet = START.slice(0, rows).map((row) => [...row]);
  const own = sheet.at(-1) ?? [];
  const at = parseCell(`${column}1`)?.column ?? 0;
  sheet[rows - 1] = [...own, ...Array.from({ length: at - own.length }, () => null), held];
  expect(wordsOf(sheet, column)).toEqual({ label: "", unit: "", known: "" });
});

test.each([
  ["C", "Usable"],
  ["D", "Usable"],
  ["E", ""],
])(
  "a formula in %s has the label %j of column A: two blank columns are between them at most",
  (column, label) => {
    const at = parseCell(`${column}1`)?.column ?? 0;
    const row = ["Usable", ...Array.from({ length: at - 1 }, () => null), "=9"];
    expect(wordsOf([row], column).label).toBe(label);
  },
);

test("a formula has its label across columns that rows above it use", () => {
  const rows = [
    [null, 1, 2, 3, 4],
    ["Usable", null, null, null, null, "=9"],
  ];
  expect(wordsOf(rows, "F").label).toBe("Usable");
});

test("a cell of a row of titles has the first words of its row, however far they are", () => {
  const rows = [
    ["Limit", "Used", null, null, null, null, "VMs that fit"],
    ["CPU", "=0.6", null, null, null, null, "=139"],
  ];
  expect(wordsOf(rows, "G").label).toBe("CPU, VMs that fit");
});

test("a typed value has a wide label in front of it", () => {
  const wide = [null, null, null, null, null, null];
  expect(wordsOf([["Author", " ", "Reads", ...wide, 0.7, "% of I/O"]], "J")).toMatchObject({
    label: "Reads",
    unit: "% of I/O",
  });
});
