import { droppedFiles } from "../../src/taskpane/import/droppedFiles";

type Tree = { [name: string]: Tree | string };

/** Entries as browsers give them: folders hand their members over in portions, the last of them empty. */
function entry(name: string, tree: Tree | string, portion = 100): FileSystemEntry {
  const isFile = typeof tree === "string";
  return {
    name,
    isFile,
    isDirectory: !isFile,
    file: (done: (file: File) => void) => done(new File([String(tree)], name)),
    createReader: () => {
      const members = isFile ? [] : Object.entries(tree).map(([key, value]) => entry(key, value, portion));
      return {
        readEntries: (done: (some: FileSystemEntry[]) => void) => done(members.splice(0, portion)),
      };
    },
  } as unknown as FileSystemEntry;
}

const items = (...entries: (FileSystemEntry | null)[]): DataTransferItemList =>
  entries.map((one) => ({
    kind: "file",
    webkitGetAsEntry: () => one,
    getAsFile: () => new File(["plain"], "plain.txt"),
  })) as unknown as DataTransferItemList;

test("folders are walked to their depth, however many members a portion has", async () => {
  const many = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`vm-${i}.json`, "{}"]));
  const dropped = await droppedFiles(items(entry("run", { "a.txt": "A", case: { deep: many } })));
  expect(dropped.map(({ name, files }) => [name, files.length])).toEqual([["run", 251]]);
  expect(dropped[0]?.files[250]?.path).toBe("case/deep/vm-249.json");
  expect(await dropped[0]?.files[0]?.file.text()).toBe("A");
});

test("folders and files that are dropped together are distinguished", async () => {
  const dropped = await droppedFiles(
    items(entry("run", { a: "1" }), entry("b.txt", "2"), entry("c.zip", "3")),
  );
  expect(dropped.map(({ name }) => name)).toEqual(["run", "c.zip", "b.txt"]);
});

test("files and folders of one name, as a search lists them, stay separate", async () => {
  const dropped = await droppedFiles(
    items(
      entry("run", { a: "1" }),
      entry("run", { a: "2" }),
      entry("r.csv", "3"),
      entry("r.csv", "4"),
      entry("r.csv", "5"),
    ),
  );
  expect(dropped.map(({ name, files }) => [name, ...files.map(({ path }) => path)])).toEqual([
    ["run", "a"],
    ["run (2)", "a"],
    ["3 files", "r.csv", "r (2).csv", "r (3).csv"],
  ]);
});

test("an empty folder is nothing, an item without an entry is its file, text is left alone", async () => {
  expect(await droppedFiles(items(entry("run", {})))).toEqual([]);
  expect((await droppedFiles(items(null))).map(({ name }) => name)).toEqual(["plain.txt"]);
  expect(await droppedFiles([{ kind: "string" }] as unknown as DataTransferItemList)).toEqual([]);
});

test("a canceled walk ends", async () => {
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(droppedFiles(items(entry("run", { a: "1" })), signal)).rejects.toThrow("enough");
});
