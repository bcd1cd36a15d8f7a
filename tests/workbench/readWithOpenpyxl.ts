import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { recordFigure } from "../browser/browserTest";

const run = promisify(execFile);

const SCRIPT = `
import datetime, json, sys, openpyxl
from openpyxl.utils.datetime import to_excel
def text(value):
    value = getattr(value, "text", value)
    if isinstance(value, (datetime.datetime, datetime.date, datetime.time, datetime.timedelta)): return to_excel(value)
    return {"error": value} if isinstance(value, str) and value.startswith("#") else value
def cells(data_only):
    book = openpyxl.load_workbook(sys.argv[1], data_only=data_only)
    return {sheet.title: {cell.coordinate: text(cell.value) for row in sheet.iter_rows() for cell in row if cell.value is not None} for sheet in book}
book = openpyxl.load_workbook(sys.argv[1])
values, formulas = cells(True), cells(False)
sheets = {sheet.title: {"values": values[sheet.title], "formulas": formulas[sheet.title], "features": {
    "tables": sorted(sheet.tables),
    "charts": len(sheet._charts),
    "validations": sorted(str(rule.sqref) for rule in sheet.data_validations.dataValidation),
    "formats": sorted({str(one.sqref) for one in sheet.conditional_formatting}),
    "freeze": sheet.freeze_panes,
    "links": sorted(cell.coordinate for row in sheet.iter_rows() for cell in row if cell.hyperlink),
}} for sheet in book}
# A list before openpyxl 3.1, names to definitions since.
defined = getattr(book.defined_names, "definedName", book.defined_names)
names = sorted(getattr(name, "name", name) for name in defined if "Print_Titles" not in getattr(name, "name", name))
print(json.dumps({"sheets": sheets, "names": names}))
`;

type StoredValue = string | number | boolean | { error: string };

/** What openpyxl finds on a sheet; cells by address. */
export interface ReadSheet {
  /** Cached values. */
  values: Record<string, StoredValue>;
  /** Stored formulas; elsewhere the values. */
  formulas: Record<string, StoredValue>;
  features: {
    tables: string[];
    charts: number;
    validations: string[];
    formats: string[];
    freeze: string | null;
    links: string[];
  };
}

/** What openpyxl finds in an .xlsx file. */
export interface ReadWorkbook {
  sheets: Record<string, ReadSheet>;
  /** Defined names. */
  names: string[];
}

/** A sheet of the file. */
export function sheetOf({ sheets }: ReadWorkbook, name: string): ReadSheet {
  const sheet = sheets[name];
  if (!sheet) throw new Error(`the file has no sheet ${name} but ${Object.keys(sheets).join(", ")}`);
  return sheet;
}

/** Python with openpyxl, where this machine has it; asked for once. */
let reader: Promise<string | undefined> | undefined;

async function findReader(): Promise<string | undefined> {
  const python = process.env["PYTHON"] ?? "/usr/bin/python3";
  try {
    await run(python, ["-c", "import openpyxl"]);
    return python;
  } catch {
    recordFigure("no openpyxl: files are not read back");
    return undefined;
  }
}

/** Reads an .xlsx file; `undefined` where this machine has no Python with openpyxl. */
export async function readWithOpenpyxl(file: string): Promise<ReadWorkbook | undefined> {
  reader ??= findReader();
  const python = await reader;
  if (!python) return undefined;
  const { stdout } = await run(python, ["-c", SCRIPT, file], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as ReadWorkbook;
}
