import { WorkbookList } from "../../../src/workbench/saved/workbookList";
import { takeOpenedFile } from "../../../src/workbench/open/openedFile";
import { preparedWorkbook } from "../../../src/workbench/open/preparedWorkbook";
import { saveOpened } from "../../../src/workbench/open/saveOpened";
import { readStored } from "../../../src/workbench/saved/storedWorkbook";
import { PLAN } from "../plan";
import { calculate } from "../../../src/calculator/calculate";
import { layout } from "../../../src/workbook/layout";
import { sourceFunctions } from "../../sourceFunctions";
import { memoryStorage } from "../saved/memoryStorage";

const prepared = (file: string) =>
  preparedWorkbook(
    { drawing: calculate(layout(PLAN), sourceFunctions), losses: [], lost: [], isOwn: true },
    file,
    sourceFunctions.has,
  );

test("a workbook of a file is saved under a name that is free, and what was not imported is known once", async () => {
  const storage = memoryStorage();
  const list = new WorkbookList(storage);
  const found = prepared("Plan.xlsx");
  await saveOpened(found, found.found.name, storage);
  expect(found.found).toMatchObject({ name: "Plan", isOwn: true, losses: [] });
  const key = await saveOpened(found, found.found.name, storage);
  expect(await list.nameOf(key)).toBe("Plan (2)");
  const stored = readStored(await storage.load(key));
  expect(stored.opened.sheets.map(({ name }) => name)).toEqual(PLAN.sheets.map(({ name }) => name));
  expect(await takeOpenedFile(storage, key)).toEqual({
    file: "Plan.xlsx",
    losses: [],
    unread: { lost: [], damagedRecords: 0 },
  });
  expect(await takeOpenedFile(storage, key)).toBeUndefined();
});

test("where the browser's storage is full nothing is left behind", async () => {
  const storage = memoryStorage();
  const full = new DOMException("no room", "QuotaExceededError");
  const refusing = { ...storage, save: () => Promise.reject(full) };
  await expect(saveOpened(prepared("Plan.xlsx"), "Plan", refusing)).rejects.toThrow(
    "This browser cannot save the workbook: its storage is full. Remove workbooks that you no longer need.",
  );
  expect(await storage.keys()).toEqual([]);
});

test.each([
  ["a.b.xlsx", "a.b"],
  [".xlsx", "Workbook"],
  ["no extension", "no extension"],
])("%s is called %s", (file, name) => {
  expect(prepared(file).found.name).toBe(name);
});
