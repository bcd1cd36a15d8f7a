import { emptyRun } from "../../../src/model/benchmark/benchmarkRun";
import type { ImportStorage, SavedText } from "../../../src/taskpane/savedImports/importStorage";
import { SavedImports, MAX_LETTERS } from "../../../src/taskpane/savedImports/savedImports";
import type { StoredImport } from "../../../src/savedImports/storedImport";

const imported = (name: string): StoredImport => ({
  name,
  runs: [emptyRun("fio", "a", { file: "a", line: null })],
  diagnostics: [],
});

/** A storage in memory, with what it holds. */
function storageOf(...texts: SavedText[]): ImportStorage & { texts: SavedText[] } {
  const held = [...texts];
  return {
    texts: held,
    load: () => Promise.resolve([...held]),
    add: (text) => {
      const saved = { id: `id${held.length + 1}`, savedAt: "2026-01-02T03:04:05Z", text };
      held.push(saved);
      return Promise.resolve(saved);
    },
    remove: (id) => {
      held.splice(
        held.findIndex((one) => one.id === id),
        1,
      );
      return Promise.resolve();
    },
  };
}

test("what was kept is there when the workbook is opened again", async () => {
  const storage = storageOf();
  await new SavedImports(storage).add(imported("a.zip"), undefined);
  const { imports, problems } = await new SavedImports(storage).load();
  expect(imports.map((one) => one.imported)).toEqual([imported("a.zip")]);
  expect(problems).toEqual([]);
});

test("the same import is kept once; a changed one takes its own place", async () => {
  const storage = storageOf();
  const saved = new SavedImports(storage);
  const first = await saved.add(imported("a.zip"), undefined);
  await expect(saved.add(imported("a.zip"), undefined)).resolves.toBe(first);
  const changed = await saved.add({ ...imported("a.zip"), runs: [] }, first);
  expect(storage.texts).toEqual([changed]);
});

test.each([
  ["exactly full", 0, true],
  ["one letter too full", 1, false],
])("a workbook that is %s", async (_what, more, fits) => {
  const empty = storageOf();
  const { text } = await new SavedImports(empty).add(imported("a.zip"), undefined);
  const other = { id: "old", savedAt: "2026", text: "x".repeat(MAX_LETTERS - text.length + more) };
  const saved = new SavedImports(storageOf(other));
  await saved.load();
  const adding = saved.add(imported("a.zip"), undefined);
  if (fits) await expect(adding).resolves.toMatchObject({ text });
  else await expect(adding).rejects.toThrow(/it takes \d+ bytes, but there is room for only \d+ bytes?/);
});

test("a text that is not an import is reported, and the others are there", async () => {
  const storage = storageOf({ id: "1", savedAt: "2026-03-04T00:00:00Z", text: "no import" });
  await new SavedImports(storage).add(imported("b.zip"), undefined);
  const { imports, problems } = await new SavedImports(storage).load();
  expect(imports.map((one) => one.imported.name)).toEqual(["b.zip"]);
  expect(problems).toEqual([
    expect.stringMatching(/^An import saved in this workbook on 2026-03-04 cannot be read: /),
  ]);
});
