import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

const VINFO = "VM,Powerstate,CPUs,Memory,In Use MiB\na,poweredOn,2,4096,1\n";

test.each([
  [
    "a quote that is never closed",
    'VM,Description\na,"before\n',
    '"RVTools_tabvSnapshot.csv": the quote of line 2 is never closed',
  ],
  [
    "a cell without an end",
    `VM,Description\na,${"x".repeat(2 ** 20 + 1)}\n`,
    '"RVTools_tabvSnapshot.csv": a cell of line 2 has more than 1048576 characters',
  ],
])("%s in one of several CSV files names the file", async (_, text, reason) => {
  const { estate, diagnostics } = await importEstate([
    folderOf([
      textFile("RVTools_tabvInfo.csv", VINFO),
      textFile("RVTools_tabvSnapshot.csv", text),
      textFile("RVTools_tabvHost.csv", "Host,# CPU\nh,2\n"),
    ]),
  ]);
  expect(estate.vms).toEqual([]);
  expect(diagnostics).toEqual([
    {
      ...{ severity: "error", file: "results", sheet: null, row: null },
      message: `It cannot be read: ${reason}.`,
    },
  ]);
});

test("umlauts far from the beginning of an ANSI file keep the names of clusters different", async () => {
  const filler = Array.from({ length: 8_000 }, (_, i) => `vm${i};2;4;Berlin;on`).join("\n");
  const text = `VM;vCPU;RAM GiB;Cluster;Power\n${filler}\na;2;4;B\u00fcro;on\nb;2;4;B\u00e4ro;on\n`;
  const bytes = Uint8Array.from(Buffer.from(text, "latin1"));
  const { estate, diagnostics } = await importEstate([folderOf([{ path: "vms.csv", bytes }], 64 * 1024)]);
  expect(new Set(estate.vms.map(({ cluster }) => cluster))).toEqual(
    new Set(["Berlin", "B\u00fcro", "B\u00e4ro"]),
  );
  expect(diagnostics).toEqual([]);
});
