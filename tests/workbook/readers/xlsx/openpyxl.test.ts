import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { calculate } from "../../../../src/calculator/calculate";
import { gallery } from "../../../../src/templates/gallery";
import { cellName } from "../../../../src/workbook/address";
import { formulaAt } from "../../../../src/workbook/formulaText";
import { layout } from "../../../../src/workbook/layout";
import { storedFormula } from "../../../../src/workbook/writers/xlsx/formulaDialect";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { runs, testWhenInstalled } from "../../../readers/whenInstalled";
import { sourceFunctions } from "../../../sourceFunctions";
import { readWithOpenpyxl } from "../../../workbench/readWithOpenpyxl";
import { readBytes } from "./readBytes";
import { sampled } from "../../../volume";

const python = process.env.PYTHON ?? "/usr/bin/python3";
const OPENPYXL = { name: "openpyxl", hint: "python3 -m pip install openpyxl" };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** What openpyxl and the reader find in a file: each cell that differs, in words. */
async function disagreements(file: string): Promise<string[]> {
  const theirs = await readWithOpenpyxl(file);
  const { drawing } = await readBytes(new Uint8Array(fs.readFileSync(file)), path.basename(file));
  const found: string[] = [];
  for (const sheet of drawing.sheets) {
    const their = theirs?.sheets[sheet.name];
    if (!their) found.push(`openpyxl finds no sheet ${sheet.name}`);
    sheet.values.forEach((cells, row) => {
      cells.forEach((value, column) => {
        const at = cellName(row, column);
        const [own, other] = [spelled(value), spelled(their?.values[at] ?? null)];
        if (own !== other) found.push(`${sheet.name}!${at}: ${own} is ${other}`);
        const formula = sheet.formulas[row]?.[column];
        const stored = their?.formulas[at];
        const isFormula = typeof stored === "string" && stored.startsWith("=") && stored !== value;
        // Columns of tables are stored with the names of their columns.
        if (formula?.columnFormula) return;
        const text = formula && `=${storedFormula(formulaAt(formula, row))}`;
        if ((text ?? "") !== (isFormula ? stored : ""))
          found.push(`${sheet.name}!${at}: ${text} is ${String(stored)}`);
      });
    });
  }
  return found;
}

/** A text of blanks alone, and an empty one, are nothing to openpyxl. */
function spelled(value: unknown): string {
  if (value === null || value === "") return "";
  if (typeof value === "object" && "error" in value) return String(value.error);
  return `${typeof value} ${typeof value === "number" ? value.toPrecision(15) : String(value)}`;
}

for (const template of sampled(gallery, ({ id }) => id === "ip-plan")) {
  testWhenInstalled(
    OPENPYXL,
    runs(python, "-c", "import openpyxl"),
    `openpyxl agrees on values and formulas of the template ${template.id}`,
    async () => {
      const file = path.join(folder, `${template.id}.xlsx`);
      fs.writeFileSync(
        file,
        (await writeXlsx(calculate(layout(template.plan().spec), sourceFunctions))).output,
      );
      expect((await disagreements(file)).slice(0, 5)).toEqual([]);
    },
  );
}
