import { emptyRun } from "../../../src/model/benchmark/benchmarkRun";
import type { ImportKeep, KeptText } from "../../../src/taskpane/kept/importKeep";
import { KeptImports, MAX_LETTERS } from "../../../src/taskpane/kept/keptImports";
import type { StoredImport } from "../../../src/kept/storedImport";

const imported = (name: string): StoredImport => ({
  name,
  runs: [emptyRun("fio", "a", { file: "a", line: null })],
  diagnostics: [],
});

/** A keep in memory, with what it holds. */
function keepOf(...texts: KeptText[]): ImportKeep & { texts: KeptText[] } {
  const held = [...texts];
  return {
    texts: held,
    load: () => Promise.resolve([...held]),
    add: (text) => {
      const kept = { id: `id${held.length + 1}`, keptAt: "2026-01-02T03:04:05Z", text };
      held.push(kept);
      return Promise.resolve(kept);
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
  const keep = keepOf();
  await new KeptImports(keep).add(imported("a.zip"), undefined);
  const { imports, problems } = await new KeptImports(keep).load();
  expect(imports.map((one) => one.imported)).toEqual([imported("a.zip")]);
  expect(problems).toEqual([]);
});

test("the same import is kept once; a changed one takes its own place", async () => {
  const keep = keepOf();
  const kept = new KeptImports(keep);
  const first = await kept.add(imported("a.zip"), undefined);
  await expect(kept.add(imported("a.zip"), undefined)).resolves.toBe(first);
  const changed = await kept.add({ ...imported("a.zip"), runs: [] }, first);
  expect(keep.texts).toEqual([changed]);
});

test.each([
  ["exactly full", 0, true],
  ["one letter too full", 1, false],
])("a workbook that is %s", async (_what, more, fits) => {
  const empty = keepOf();
  const { text } = await new KeptImports(empty).add(imported("a.zip"), undefined);
  const other = { id: "old", keptAt: "2026", text: "x".repeat(MAX_LETTERS - text.length + more) };
  const kept = new KeptImports(keepOf(other));
  await kept.load();
  const adding = kept.add(imported("a.zip"), undefined);
  if (fits) await expect(adding).resolves.toMatchObject({ text });
  else await expect(adding).rejects.toThrow(/it takes \d+ bytes, but there is room for only \d+ bytes?/);
});

test("a text that is not an import is reported, and the others are there", async () => {
  const keep = keepOf({ id: "1", keptAt: "2026-03-04T00:00:00Z", text: "no import" });
  await new KeptImports(keep).add(imported("b.zip"), undefined);
  const { imports, problems } = await new KeptImports(keep).load();
  expect(imports.map((one) => one.imported.name)).toEqual(["b.zip"]);
  expect(problems).toEqual([
    expect.stringMatching(/^An import saved in this workbook on 2026-03-04 cannot be read: /),
  ]);
});
