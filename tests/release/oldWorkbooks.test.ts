import fs from "node:fs";
import path from "node:path";
import { calculate } from "../../src/calculator/calculate";
import type { FunctionLibrary } from "../../src/calculator/evaluate";
import { cellName } from "../../src/workbook/address";
import type { CellValue } from "../../src/workbook/spec";
import { sourceFunctions } from "../sourceFunctions";
import { readSavedWorkbook, type SavedWorkbook } from "./savedWorkbook";

/**
 * Workbooks that earlier releases wrote, named by its version, never written anew once it is out. A figure that is
 * corrected on purpose moves their values: then the changelog says so, and the values alone are saved again.
 */
const FOLDER = path.join(__dirname, "workbooks");

/** Above rounding, below what anybody reads. */
const RELATIVE = 1e-9;

const text = (value: CellValue): string =>
  typeof value === "object" && value !== null ? value.error : String(value ?? "");

function same(then: CellValue, now: CellValue): boolean {
  if (typeof then !== "number" || typeof now !== "number") return text(then) === text(now);
  return Math.abs(then - now) <= RELATIVE * Math.max(1, Math.abs(then));
}

/** Every cell whose value of today is not the saved one. */
function moved({ saved, uncalculated }: SavedWorkbook, functions: FunctionLibrary): string[] {
  const { sheets } = calculate(uncalculated, functions);
  return saved.flatMap(({ sheet, values }, s) =>
    values.flatMap((row, r) =>
      row.flatMap((then, c) => {
        const now = sheets[s]?.values[r]?.[c] ?? null;
        return same(then, now) ? [] : [`${sheet}!${cellName(r, c)}: ${text(then)} is ${text(now)}`];
      }),
    ),
  );
}

const files = fs.readdirSync(FOLDER).filter((name) => name.endsWith(".xlsx"));

test("the first release left its workbooks", () => {
  expect(files.filter((name) => name.startsWith("0.1.0-")).length).toBeGreaterThan(0);
});

describe.each(files)("%s", (name) => {
  const file = path.join(FOLDER, name);
  let workbook: SavedWorkbook;

  beforeAll(async () => {
    workbook = await readSavedWorkbook(file);
  });

  test("is small enough to be kept permanently: 100 KB", () => {
    expect(fs.statSync(file).size).toBeLessThan(100_000);
  });

  test("calls functions that are still there", () => {
    expect(workbook.customFunctions.size).toBeGreaterThan(0);
    expect([...workbook.customFunctions].filter((id) => !sourceFunctions.ids.includes(id))).toEqual([]);
  });

  test("calculates today what was saved then", () => {
    expect(moved(workbook, sourceFunctions)).toEqual([]);
  });

  test("would show it if functions answered otherwise", () => {
    const nothing: FunctionLibrary = { call: () => [["-"]] };
    expect(moved(workbook, nothing)).not.toEqual([]);
  });
});
