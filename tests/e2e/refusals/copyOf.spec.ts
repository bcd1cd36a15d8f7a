import { expect, test } from "@playwright/test";
import { Workbook } from "../host/workbook/workbook";
import type { CustomFunctions } from "../host/workbook/calculation";
import { copyOf } from "./copyOf";

const NONE: CustomFunctions = { refusal: () => ({ error: "#NAME?" }), call: () => undefined };

test("a copy of a workbook calculates by itself, and has only what it shares with the original", () => {
  const original = new Workbook(NONE);
  const sheet = original.active;
  original.addTable(sheet, { row: 4, column: 0, rows: 2, columns: 1 });
  original.enter(sheet, 0, 0, 2);
  original.enter(sheet, 0, 1, "=A1*10");
  original.calculation.run();
  const copy = copyOf(original, [NONE]);
  const [copied] = copy.sheets;
  expect(copy).toBeInstanceOf(Workbook);
  expect(copied).toBe(copy.active);
  expect(copied?.tables[0]?.sheet).toBe(copied);
  if (!copied) throw new Error("the copy has no sheet");
  copy.enter(copied, 0, 0, 3);
  copy.calculation.changed(copied, { row: 0, column: 0, rows: 1, columns: 1 });
  copy.calculation.run();
  const shown = [original, copy].map(({ active }) => active.grid.at(0, 1)?.value);
  expect(shown).toEqual([20, 30]);
  expect(copy.newId()).toBe(original.newId());
});
