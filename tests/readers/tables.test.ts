import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import ExcelJS from "exceljs";
import { trueEstate } from "../../bench/generate/estate/estateTruth";
import { randomDialect, rvtoolsFiles } from "../../bench/generate/estate/writeRvtools";
import { Random } from "../../bench/generate/random";
import { openArchive } from "../../src/archive/openArchive";
import type { TableCell } from "../../src/importers/tables/row";
import { workbookTables } from "../../src/importers/tables/workbookTables";
import { rowsOf } from "../importers/tables/rowsOf";
import { accessOf, zipBytes } from "../importers/sources";
import { times } from "../volume";
import { runs, testWhenInstalled } from "./whenInstalled";

/** Workbooks of exports in random dialects; `READ_WORKBOOKS=200` tries as many. */
const WORKBOOKS = times("READ_WORKBOOKS", { all: 12, sample: 5 });

type Sheets = Record<string, TableCell[][]>;

interface Sample {
  bytes: Uint8Array;
  /** Whether every cell says where it is, and no element has a prefix: ExcelJS asks for both. */
  isPlain: boolean;
}

const samples = Array.from({ length: WORKBOOKS }, (_, seed): Sample => {
  const random = new Random(seed);
  const dialect = { ...randomDialect(random), container: "xlsx" as const };
  const bytes = zipBytes(rvtoolsFiles(trueEstate(random, 5 + (seed % 20)), dialect));
  return { bytes, isPlain: dialect.prefix === "" && dialect.references };
});

/** Rows without the blank cells at their ends, nor those that hold nothing. */
function trimmed(rows: readonly (readonly TableCell[])[]): TableCell[][] {
  return rows
    .map((row) => {
      const cells = row.map((cell) => (cell === "" ? null : cell));
      while (cells.at(-1) === null) cells.pop();
      return cells;
    })
    .filter((row) => row.length > 0);
}

async function ours({ bytes }: Sample): Promise<Sheets> {
  const sheets: Sheets = {};
  for (const table of await workbookTables(await openArchive(accessOf(bytes, "export.xlsx"))))
    sheets[table.name] = trimmed((await rowsOf(table)).map(([, cells]) => cells));
  return sheets;
}

/** What a cell of ExcelJS holds: texts with runs are put together. */
function valueOf(value: ExcelJS.CellValue): TableCell {
  if (value === null || value === undefined) return null;
  if (typeof value === "object" && "richText" in value)
    return value.richText.map(({ text }) => text).join("");
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return value;
  throw new Error(`a cell is ${JSON.stringify(value)}`);
}

test("ExcelJS reads the same cells", async () => {
  const plain = samples.filter(({ isPlain }) => isPlain);
  expect(plain.length).toBeGreaterThan(0);
  for (const sample of plain) {
    const workbook = new ExcelJS.Workbook();
    // Its types ask for the Buffer of an older Node.
    await workbook.xlsx.load(sample.bytes.slice().buffer);
    const theirs = Object.fromEntries(
      workbook.worksheets.map((sheet): [string, TableCell[][]] => {
        const rows: TableCell[][] = [];
        sheet.eachRow((row) => {
          rows.push(Array.from({ length: row.cellCount }, (_, i) => valueOf(row.getCell(i + 1).value)));
        });
        return [sheet.name, trimmed(rows)];
      }),
    );
    expect(await ours(sample)).toEqual(theirs);
  }
});

const PYTHON = ["/usr/bin/python3", "python3"].find((python) => runs(python, "-c", "import openpyxl"));

testWhenInstalled(
  { name: "openpyxl", hint: "apt-get install python3-openpyxl" },
  PYTHON !== undefined,
  "openpyxl reads the same cells",
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
    samples.forEach(({ bytes }, i) => fs.writeFileSync(path.join(folder, `${i}.xlsx`), bytes));
    const script = [
      "import json, sys, openpyxl",
      "for i in range(int(sys.argv[2])):",
      " book = openpyxl.load_workbook(f'{sys.argv[1]}/{i}.xlsx')",
      " print(json.dumps({s.title: [list(r) for r in s.iter_rows(values_only=True)] for s in book}))",
    ].join("\n");
    const out = execFileSync(PYTHON ?? "", ["-c", script, folder, String(WORKBOOKS)], {
      encoding: "utf8",
      maxBuffer: 2 ** 28,
    });
    const read = out
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line) as Sheets);
    expect(read).toHaveLength(WORKBOOKS);
    for (const [i, sample] of samples.entries()) {
      const theirs = Object.fromEntries(
        Object.entries(read[i] ?? {}).map(([name, rows]) => [name, trimmed(rows)]),
      );
      expect(await ours(sample)).toEqual(theirs);
    }
    fs.rmSync(folder, { recursive: true });
  },
);
