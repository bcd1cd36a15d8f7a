import { WorkbookList } from "../../../src/workbench/keep/workbookList";
import { takeOpenedFile } from "../../../src/workbench/open/openedFile";
import { preparedWorkbook } from "../../../src/workbench/open/preparedWorkbook";
import { saveOpened } from "../../../src/workbench/open/saveOpened";
import { readKept } from "../../../src/workbench/keep/keptWorkbook";
import { PLAN } from "../plan";
import { calculate } from "../../../src/calculator/calculate";
import { layout } from "../../../src/workbook/layout";
import { sourceFunctions } from "../../sourceFunctions";
import { memoryKeep } from "../memoryKeep";

const prepared = (file: string) =>
  preparedWorkbook(
    { drawing: calculate(layout(PLAN), sourceFunctions), losses: [], lost: [], isOwn: true },
    file,
    sourceFunctions.has,
  );

test("a workbook of a file is saved under a name that is free, and what was not imported is known once", async () => {
  const keep = memoryKeep();
  const list = new WorkbookList(keep);
  const found = prepared("Plan.xlsx");
  await saveOpened(found, found.found.name, keep);
  expect(found.found).toMatchObject({ name: "Plan", isOwn: true, losses: [] });
  const key = await saveOpened(found, found.found.name, keep);
  expect(await list.nameOf(key)).toBe("Plan (2)");
  const kept = readKept(await keep.load(key));
  expect(kept.opened.sheets.map(({ name }) => name)).toEqual(PLAN.sheets.map(({ name }) => name));
  expect(await takeOpenedFile(keep, key)).toEqual({
    file: "Plan.xlsx",
    losses: [],
    unread: { lost: [], damagedRecords: 0 },
  });
  expect(await takeOpenedFile(keep, key)).toBeUndefined();
});

test("where the browser's storage is full nothing is left behind", async () => {
  const keep = memoryKeep();
  const full = new DOMException("no room", "QuotaExceededError");
  const refusing = { ...keep, save: () => Promise.reject(full) };
  await expect(saveOpened(prepared("Plan.xlsx"), "Plan", refusing)).rejects.toThrow(
    "This browser cannot save the workbook: its storage is full. Remove workbooks that you no longer need.",
  );
  expect(await keep.keys()).toEqual([]);
});

test.each([
  ["a.b.xlsx", "a.b"],
  [".xlsx", "Workbook"],
  ["no extension", "no extension"],
])("%s is called %s", (file, name) => {
  expect(prepared(file).found.name).toBe(name);
});
