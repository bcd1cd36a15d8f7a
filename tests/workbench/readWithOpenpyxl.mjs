import { execFile } from "node:child_process";
import { promisify } from "node:util";

const run = promisify(execFile);

const SCRIPT = `
import json, sys, openpyxl
def text(value):
    value = getattr(value, "text", value)
    return {"error": value} if isinstance(value, str) and value.startswith("#") else value
def cells(data_only):
    book = openpyxl.load_workbook(sys.argv[1], data_only=data_only)
    return {sheet.title: {cell.coordinate: text(cell.value) for row in sheet.iter_rows() for cell in row if cell.value is not None} for sheet in book}
book = openpyxl.load_workbook(sys.argv[1])
features = {sheet.title: {
    "tables": sorted(sheet.tables),
    "charts": len(sheet._charts),
    "validations": sorted(str(rule.sqref) for rule in sheet.data_validations.dataValidation),
    "formats": sorted({str(one.sqref) for one in sheet.conditional_formatting}),
    "freeze": sheet.freeze_panes,
    "links": sorted(cell.coordinate for row in sheet.iter_rows() for cell in row if cell.hyperlink),
} for sheet in book}
# A list before openpyxl 3.1, names to definitions since.
names = getattr(book.defined_names, "definedName", book.defined_names)
features["names"] = sorted(getattr(name, "name", name) for name in names if "Print_Titles" not in getattr(name, "name", name))
print(json.dumps({"cells": {"values": cells(True), "formulas": cells(False)}, "features": features}))
`;

/** Python with openpyxl, where this machine has it; asked for once. */
let reader;

async function findReader() {
  const python = process.env.PYTHON ?? "/usr/bin/python3";
  try {
    await run(python, ["-c", "import openpyxl"]);
    return python;
  } catch {
    console.log("(no openpyxl here: files are not read back)");
    return undefined;
  }
}

/**
 * What another reader finds in an .xlsx file: cached values, stored formulas, features by sheet; `undefined` where
 * this machine has no Python with openpyxl.
 */
export async function readWithOpenpyxl(file) {
  reader ??= findReader();
  const python = await reader;
  if (!python) return undefined;
  const { stdout } = await run(python, ["-c", SCRIPT, file], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout);
}
