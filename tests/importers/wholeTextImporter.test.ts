import type { Source } from "../../src/archive/source";
import type { Progress } from "../../src/importers/reading/progressMeter";
import type { TextFormat } from "../../src/importers/textFormat";
import { MAX_WHOLE_TEXT_BYTES, wholeTextImporter } from "../../src/importers/wholeTextImporter";
import { emptyRun } from "../../src/model/benchmark/benchmarkRun";
import { readBy } from "./owners";
import { folderOf, textFile } from "./sources";

/** A format whose texts hold "MARK"; each line is a run, and each text is remarked upon. */
const FORMAT: TextFormat = {
  id: "marked",
  label: "Marked",
  extensions: ["txt", "log"],
  looksLike: (text) => text.includes("MARK"),
  parse: (text, name) => ({
    runs: text.split("\n").map((line) => emptyRun("fio", line, { file: name, line: 1 })),
    diagnostics: [{ severity: "info", code: "read", message: text, file: name, line: null }],
  }),
};
const importer = wholeTextImporter(FORMAT);

const gone = (source: Source, path: string, reason: unknown = new Error("disk gone")): Source => ({
  ...source,
  files: source.files.map((file) => {
    const open = () => new ReadableStream<Uint8Array>({ start: (c) => c.error(reason) });
    return file.path === path ? { ...file, open } : file;
  }),
});
const unreadable = (file: string, reason: string) => ({
  severity: "error",
  code: "unreadable-file",
  message: `${file} cannot be read: ${reason}`,
  file,
  line: null,
});
const casesOf = async (source: Source) => (await readBy(importer, source)).runs.map((run) => run.case);

test("an importer is called as its format", () => {
  expect([importer.id, importer.label]).toEqual(["marked", "Marked"]);
});

test.each<[string, string[], string[]]>([
  ["an extension of the format's", ["a.txt", "b.LOG", "c.csv"], ["a.txt", "b.LOG"]],
  ["no extension", ["a.b/c", "d.csv"], ["a.b/c"]],
  ["any extension, alone", ["a.csv"], ["a.csv"]],
  ["a kind of other things, among others", ["a.csv", "b.txt.gz"], []],
  ["a kind that nobody knows", ["a.fio-result", "b.1"], ["a.fio-result", "b.1"]],
  ["a dot at the end only", ["a.", "b.csv"], ["a."]],
])("files with %s are looked into", async (_, paths, found) => {
  const source = folderOf(paths.map((path) => textFile(path, `MARK ${path}`)));
  expect(await casesOf(source)).toEqual(found.map((path) => `MARK ${path}`));
});

test("only files that look like the format's are read, in their order, with what is reported of them", async () => {
  const source = folderOf([
    textFile("a.txt", "MARK a\nx"),
    textFile("b.txt", "no"),
    textFile("c.txt", "MARK c"),
  ]);
  const { runs, diagnostics } = await readBy(importer, source);
  expect(runs.map((run) => [run.case, run.source.file])).toEqual([
    ["MARK a", "a.txt"],
    ["x", "a.txt"],
    ["MARK c", "c.txt"],
  ]);
  expect(diagnostics.map(({ file }) => file)).toEqual(["a.txt", "c.txt"]);
  expect(source.openStreams()).toBe(0);
});

test.each([
  [64 * 1024 - 4, true],
  [64 * 1024 - 3, false],
])("a text is recognized by its first 64 KiB: behind %d characters it is %p", async (before, found) => {
  const source = folderOf([textFile("a.txt", `${"x".repeat(before)}MARK`)]);
  expect((await readBy(importer, source)).runs).toHaveLength(found ? 1 : 0);
});

test("a file that cannot be read is not a reason not to read the others, and is an error that names it", async () => {
  const files = [textFile("a.txt", "MARK a"), textFile("b.txt", "MARK b")];
  const source = gone(folderOf(files), "a.txt");
  const { runs, diagnostics } = await importer.parse(source);
  expect(runs.map((run) => run.case)).toEqual(["MARK b"]);
  expect(diagnostics[0]).toEqual(unreadable("a.txt", "disk gone"));
  expect((await importer.parse(gone(source, "b.txt", "gone"))).diagnostics).toEqual([
    unreadable("a.txt", "disk gone"),
    unreadable("b.txt", "gone"),
  ]);
});

test("a file on which its format stumbles is an error that names it, and the others are read", async () => {
  const stumbling = wholeTextImporter({
    ...FORMAT,
    parse: (text, name) => {
      if (text.includes("bad")) throw new RangeError("line 3 is bad");
      return FORMAT.parse(text, name);
    },
  });
  const source = folderOf([textFile("a.txt", "MARK bad"), textFile("b.txt", "MARK b")]);
  const { runs, diagnostics } = await stumbling.parse(source);
  expect(runs.map((run) => run.case)).toEqual(["MARK b"]);
  expect(diagnostics[0]).toEqual(unreadable("a.txt", "line 3 is bad"));
});

test.each([
  [MAX_WHOLE_TEXT_BYTES, null],
  [MAX_WHOLE_TEXT_BYTES + 1, "a.txt has 67,108,865 bytes; the limit is 67,108,864 bytes."],
])("a text of %d bytes is refused with %j", async (sizeBytes, message) => {
  const { files } = folderOf([textFile("a.txt", "MARK")]);
  const source = { name: "results", files: files.map((file) => ({ ...file, sizeBytes })) };
  const { runs, diagnostics } = await importer.parse(source);
  expect(runs).toHaveLength(message === null ? 1 : 0);
  if (message !== null) {
    expect(diagnostics).toEqual([
      { severity: "error", code: "file-too-large", message, file: "a.txt", line: null },
    ]);
  }
});

test("progress counts the files that are the format's", async () => {
  const size = 300_000;
  const text = `MARK${"x".repeat(size - 4)}`;
  const source = folderOf([textFile("a.txt", text), textFile("b.txt", text), textFile("c.txt", "no")]);
  const seen: Progress[] = [];
  await readBy(importer, source, { onProgress: (progress) => seen.push(progress) });
  expect(seen).toEqual([
    { doneBytes: size, totalBytes: 2 * size, file: "a.txt" },
    { doneBytes: 2 * size, totalBytes: 2 * size, file: "b.txt" },
    { doneBytes: 2 * size, totalBytes: 2 * size, file: "results" },
  ]);
});

test("a canceled import rejects with the reason, before the first file and between two", async () => {
  const text = `MARK${"x".repeat(300_000)}`;
  const source = folderOf([textFile("a.txt", text), textFile("b.txt", text)]);
  const reason = new Error("enough");
  await expect(importer.parse(source, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const controller = new AbortController();
  const { signal } = controller;
  const seen: string[] = [];
  const onProgress = ({ file }: Progress) => {
    seen.push(file);
    controller.abort(reason);
  };
  await expect(importer.parse(source, { signal, onProgress })).rejects.toBe(reason);
  expect(seen).toEqual(["a.txt"]);
  expect(source.openStreams()).toBe(0);
});
