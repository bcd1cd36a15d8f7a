import { backupText, loadBackup } from "../../../src/workbench/saved/backup";
import { firstVerdict } from "../../../src/workbench/saved/firstVerdict";
import { WorkbookList, type ListedWorkbook } from "../../../src/workbench/saved/workbookList";
import { memoryStorage } from "./memoryStorage";

const ABOUT = { saved: 1_700_000_000_000, verdict: "✔ Fits" };

/** A workbook that can be opened; `mark` tells it from others. */
const workbook = (mark: string) => ({
  opened: { sheets: [], records: [] },
  safe: mark,
  snapshot: {
    sheetOrder: ["a"],
    sheets: { a: { name: mark, rowCount: 10, columnCount: 5, cellData: {} } },
    styles: {},
    resources: [],
  },
});

const saved = () =>
  memoryStorage({
    workbook: workbook("main"),
    "copy-2": workbook("two"),
    "name copy-2": "Plan",
    "about copy-2": ABOUT,
    "copy-10": workbook("ten"),
    "aside-1": 7,
  });

const named = async (list: WorkbookList, name: string): Promise<ListedWorkbook> => {
  const found = (await list.all()).find((one) => one.name === name);
  if (!found) throw new Error(`no workbook ${name}`);
  return found;
};
const names = async (list: WorkbookList): Promise<string[]> => (await list.all()).map(({ name }) => name);

test("workbooks are listed by name, those without one by their number, with what was saved next to them", async () => {
  expect(await new WorkbookList(saved()).all()).toEqual([
    { key: "workbook", name: "Main workbook", about: undefined, deleted: undefined },
    { key: "copy-2", name: "Plan", about: ABOUT, deleted: undefined },
    { key: "copy-10", name: "Copy 10", about: undefined, deleted: undefined },
  ]);
});

test("what is next to a workbook and is damaged is as if it were not there", async () => {
  const storage = memoryStorage({
    "copy-1": 1,
    "name copy-1": 7,
    "about copy-1": { saved: "x" },
    "deleted copy-1": "y",
  });
  expect(await new WorkbookList(storage).all()).toEqual([
    { key: "copy-1", name: "Copy 1", about: undefined, deleted: undefined },
  ]);
});

test("a copy has the contents and a name of its own, also the copy of a copy", async () => {
  const storage = saved();
  const list = new WorkbookList(storage);
  expect(await list.duplicate(await named(list, "Plan"))).toBe("copy-11");
  expect(await list.duplicate(await named(list, "Plan (2)"))).toBe("copy-12");
  expect(await names(list)).toEqual(["Main workbook", "Plan", "Copy 10", "Plan (2)", "Plan (3)"]);
  expect(storage.saved.get("copy-12")).toEqual(workbook("two"));
});

test("two new workbooks that no page has opened yet get two keys", async () => {
  const list = new WorkbookList(saved());
  expect([await list.create(), await list.create()]).toEqual(["copy-11", "copy-12"]);
});

test("a deleted workbook can be put back as it was, or be removed for good", async () => {
  const storage = saved();
  const list = new WorkbookList(storage);
  await list.remove(await named(list, "Plan"));
  const deleted = await named(list, "Plan");
  expect(deleted.deleted).toBeGreaterThan(0);
  await list.putBack(deleted);
  expect(await named(list, "Plan")).toEqual({ ...deleted, deleted: undefined });
  await list.erase(await named(list, "Plan"));
  expect([...storage.saved.keys()].filter((key) => key.includes("copy-2"))).toEqual([]);
});

test("the main workbook is deleted under another key: its own is opened again", async () => {
  const storage = saved();
  const list = new WorkbookList(storage);
  await list.rename("workbook", "Nordwind");
  await list.remove(await named(list, "Nordwind"));
  expect(storage.saved.has("workbook")).toBe(false);
  expect(await named(list, "Nordwind")).toMatchObject({ key: "copy-11" });
  expect(storage.saved.get("copy-11")).toEqual(workbook("main"));
  expect(await list.nameOf("workbook")).toBe("Main workbook");
});

test("the main workbook is not deleted into the key of one that was made in another tab and is not saved yet", async () => {
  const storage = saved();
  const list = new WorkbookList(storage);
  const made = await list.create();
  await list.remove(await named(list, "Main workbook"));
  expect(storage.saved.has(made)).toBe(false);
  expect(storage.saved.get("copy-12")).toEqual(workbook("main"));
});

test("a backup of which a part finds no room is reported, and leaves nothing half-written", async () => {
  const storage = saved();
  const text = await backupText(new WorkbookList(storage), storage);
  const other = memoryStorage();
  const full = {
    ...other,
    put: (key: string, value: unknown) =>
      JSON.stringify(value ?? null).includes('"two"')
        ? Promise.reject(new Error("no room"))
        : other.put(key, value),
  };
  expect(await loadBackup(text, new WorkbookList(full), full)).toEqual({
    added: ["Main workbook", "Copy 10"],
    refused: ["Plan could not be saved: no room."],
  });
  expect([...other.saved.keys()].filter((key) => key.includes("copy-2"))).toEqual([
    "name copy-2",
    "copy-2",
    "about copy-2",
  ]);
});

test("a backup has all workbooks but the deleted ones, and adds them elsewhere without replacing any", async () => {
  const storage = saved();
  const list = new WorkbookList(storage);
  await list.remove(await named(list, "Copy 10"));
  const text = await backupText(list, storage);
  const other = memoryStorage({
    workbook: workbook("other"),
    "copy-1": workbook("one"),
    "name copy-1": "Plan",
  });
  const there = new WorkbookList(other);
  expect(await loadBackup(text, there, other)).toEqual({
    added: ["Main workbook (2)", "Plan (2)"],
    refused: [],
  });
  expect(await names(there)).toEqual(["Main workbook", "Plan", "Main workbook (2)", "Plan (2)"]);
  expect(other.saved.get("workbook")).toEqual(workbook("other"));
  expect(other.saved.get("copy-3")).toEqual(workbook("two"));
  expect((await named(there, "Plan (2)")).about).toEqual(ABOUT);
});

test("a workbook of a backup that cannot be opened is named, and the others are added", async () => {
  const storage = saved();
  const damaged = JSON.parse(await backupText(new WorkbookList(storage), storage)) as {
    workbooks: { workbook: unknown }[];
  };
  damaged.workbooks[0] = { workbook: 7 };
  const other = memoryStorage();
  expect(await loadBackup(JSON.stringify(damaged), new WorkbookList(other), other)).toEqual({
    added: ["Plan", "Copy 10"],
    refused: ["Workbook could not be read: the workbook is not an object but 7."],
  });
});

test.each([
  ["no JSON", "it is not JSON"],
  ["null", "its format is null"],
  ['{"format":"other","workbooks":[]}', 'its format is "other"'],
  ['{"format":"hci-planner workbooks 1"}', "its format is"],
])("%s is not a backup, and adds nothing", async (text, words) => {
  const storage = memoryStorage();
  await expect(loadBackup(text, new WorkbookList(storage), storage)).rejects.toThrow(words);
  expect(storage.saved.size).toBe(0);
});

test.each([
  ["a mark and words in two cells", { 3: { 0: { v: "✔" }, 1: { v: "Fits: 6 hosts" } } }, "✔ Fits: 6 hosts"],
  ["both in one cell", { 2: { 0: { v: "▲ Look at CPU" } } }, "▲ Look at CPU"],
  ["a word that begins like a mark", { 3: { 0: { v: "?What" } } }, ""],
  ["a verdict below the top", { 9: { 0: { v: "✔ Fits" } } }, ""],
  ["figures", { 3: { 0: { v: 5 }, 1: null } }, ""],
])("the verdict of a sheet with %s", (_what, cellData, verdict) => {
  const sheets = { a: { cellData: {} }, b: { cellData } } as unknown as Parameters<
    typeof firstVerdict
  >[0]["sheets"];
  expect(firstVerdict({ sheetOrder: ["a", "b"], sheets })).toBe(verdict);
});
