import { isFault, isFilled } from "../../../src/importers/estate/cells";
import { importEstate } from "../../../src/importers/estate/importEstate";
import type { TableCell } from "../../../src/importers/tables/row";
import { folderOf, textFile } from "../sources";
import { openTables } from "./openTable";

const NA = { fault: "#N/A" };

test.each<[TableCell, boolean]>([
  [NA, true],
  [{ fault: "#UNHEARD_OF!" }, true],
  ...[
    "#N/A",
    "#REF!",
    "#VALUE!",
    "#NAME?",
    "#DIV/0!",
    "#NULL!",
    "#NUM!",
    "#NV",
    "#BEZUG!",
    "#WERT!",
    " #N/A ",
  ].map((word): [TableCell, boolean] => [word, true]),
  ["#n/a", false],
  ["#N/A 2", false],
  ["N/A", false],
  ["#1", false],
  ["#", false],
  ["", false],
  [null, false],
  [0, false],
  [true, false],
])("the cell %j is an error: %s", (cell, expected) => {
  expect(isFault(cell)).toBe(expected);
});

test.each<[TableCell, boolean]>([
  ["a", true],
  [0, true],
  [false, true],
  [" ", false],
  [null, false],
  [NA, false],
  ["#N/A", false],
])("the cell %j is filled: %s", (cell, expected) => {
  expect(isFilled(cell)).toBe(expected);
});

/** What each kind calls a cluster and a host, in a sheet with these other cells. */
const KINDS: readonly [string, sheet: string, header: string[], others: TableCell[]][] = [
  ["a list of VMs", "list", ["VM", "Cluster", "Host", "vCPU", "RAM GiB"], [2, 4]],
  ["RVTools", "vInfo", ["VM", "Cluster", "Host", "CPUs", "Memory", "VI SDK Server"], [2, 4096, "vc"]],
  ["Live Optics", "VMs", ["VM Name", "Cluster", "Host", "Virtual CPU", "MOB ID"], [2, null]],
];

const isOfErrors = ({ message }: { message: string }): boolean => message.includes("error");

describe.each(KINDS)("%s", (_, sheet, header, others) => {
  const rowsOf = (cells: readonly (readonly [TableCell, TableCell])[]) => [
    header,
    ...cells.map(([cluster, host], i) => [`vm${i}`, cluster, host, ...others]),
  ];

  test.each<[string, [TableCell, TableCell][], string[]]>([
    [
      "no error",
      [
        ["A", "h"],
        [null, "h"],
        ["#1", " "],
      ],
      [],
    ],
    [
      "one error",
      [
        ["A", "h"],
        [NA, "h"],
      ],
      ['3: "#N/A" in the column "Cluster" is an error: counted as empty.'],
    ],
    [
      "the first error of each column, and how many more there are",
      [
        ["A", "h"],
        [NA, "h"],
        ["B", { fault: "#REF!" }],
        [{ fault: "#VALUE!" }, NA],
        ["#NV", "h"],
      ],
      [
        '3: "#N/A" in the column "Cluster" is an error, and 2 more cells of the column are too: counted as empty.',
        '4: "#REF!" in the column "Host" is an error, and 1 more cells of the column are too: counted as empty.',
      ],
    ],
  ])("reports %s", async (_case, cells, expected) => {
    const { estate, diagnostics } = await importEstate([openTables({ [sheet]: rowsOf(cells) })]);
    expect(diagnostics.filter(isOfErrors).map(({ row, message }) => `${row}: ${message}`)).toEqual(expected);
    expect(estate.vms.map(({ cluster }) => cluster)).toEqual(
      cells.map(([cluster]) => (cluster === "A" || cluster === "B" || cluster === "#1" ? cluster : null)),
    );
  });

  test("a VM whose name is an error is skipped, and both are reported", async () => {
    const rows = [header, [NA, "A", "h", ...others], ["b", "A", "h", ...others]];
    const { estate, diagnostics } = await importEstate([openTables({ [sheet]: rows })]);
    expect(estate.vms.map(({ name }) => name)).toEqual(["b"]);
    expect(diagnostics.map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        `"#N/A" in the column "${header[0]}" is an error: counted as empty.`,
        "One row has no name of a VM: skipped.",
      ]),
    );
  });
});

test("an error in a CSV file is a text, and counts the same", async () => {
  const text =
    "VM;vCPU;RAM GiB;Cluster;OS;Power\na;2;4;#NV;#NV;on\nb;2;4;#NV;Linux;on\nc;2;4;A;#NAME? of it;on\n";
  const { estate, diagnostics } = await importEstate([folderOf([textFile("vms.csv", text)])]);
  expect(estate.vms.map(({ cluster, os }) => [cluster, os])).toEqual([
    [null, null],
    [null, "Linux"],
    ["A", "#NAME? of it"],
  ]);
  expect(diagnostics.map(({ message }) => message)).toEqual([
    '"#NV" in the column "OS" is an error: counted as empty.',
    '"#NV" in the column "Cluster" is an error, and 1 more cells of the column are too: counted as empty.',
  ]);
});

test("a cell that is read several times is one cell", async () => {
  const rows = [
    ["VM", "VM ID", "VI SDK Server", "CPUs", "Memory", "In Use MiB"],
    ["a", NA, NA, 2, 4096, 1],
    ["b", NA, "vc", 2, 4096, 1],
  ];
  const { diagnostics } = await importEstate([openTables({ vInfo: rows })]);
  expect(diagnostics.filter(isOfErrors).map(({ message }) => message)).toEqual([
    '"#N/A" in the column "VI SDK Server" is an error: counted as empty.',
    '"#N/A" in the column "VM ID" is an error, and 1 more cells of the column are too: counted as empty.',
  ]);
});

test("errors in the clusters of hosts are reported, too", async () => {
  const { estate, diagnostics } = await importEstate([
    openTables({
      vInfo: [
        ["VM", "Powerstate", "CPUs", "Memory"],
        ["a", "poweredOn", 2, 4096],
      ],
      vHost: [
        ["Host", "Cluster", "# CPU"],
        ["h", NA, 2],
      ],
    }),
  ]);
  expect(estate.hosts.map(({ cluster }) => cluster)).toEqual([null]);
  expect(diagnostics.filter(isOfErrors).map(({ sheet, message }) => [sheet, message])).toEqual([
    ["vHost", '"#N/A" in the column "Cluster" is an error: counted as empty.'],
  ]);
});

test("an error in the column Template of a list, or in the ratio of Live Optics, is reported", async () => {
  const list = await importEstate([
    openTables({
      list: [
        ["VM", "vCPU", "RAM GiB", "Template", "Power", "Cluster"],
        ["a", 2, 4, NA, "on", "C"],
      ],
    }),
  ]);
  expect(list.diagnostics.map(({ message }) => message)).toEqual([
    '"#N/A" is neither true nor false: counted as false.',
  ]);
  const watched = await importEstate([
    openTables({
      VMs: [
        ["VM Name", "MOB ID", "Virtual CPU"],
        ["a", "vm-1", 2],
      ],
      "VM Performance": [
        ["VM Name", "MOB ID", "Peak IOPS", "Avg Read/Write Ratio"],
        ["a", "vm-1", 5, NA],
      ],
    }),
  ]);
  expect(watched.diagnostics.map(({ message }) => message)).toContain(
    '"#N/A" in the column "Avg Read/Write Ratio" is not a quantity: counted as unknown.',
  );
});
