import { esxtopFiles } from "../../../src/importers/esxtop/esxtopFiles";
import { readRecordings } from "../../../src/importers/esxtop/readRecordings";
import type { SourceFile } from "../../../src/archive/source";
import type { Progress } from "../../../src/importers/reading/progressMeter";
import { folderOf, textFile } from "../sources";
import { esxtopText, rowsOf } from "./esxtopTexts";

const text = esxtopText(rowsOf([10, 20, 30]));

/** A file that gives some text and then breaks. */
const breaking = (path: string, begin: string, reason: unknown, sizeBytes = begin.length): SourceFile => ({
  path,
  sizeBytes,
  open: () => {
    let begun = false;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (begun || begin === "") controller.error(reason);
        else controller.enqueue(new TextEncoder().encode(begin));
        begun = true;
      },
    });
  },
});

/** A file that says another size than it has. */
const sized = (path: string, sizeBytes: number): SourceFile => ({
  ...(folderOf([textFile(path, text)]).files[0] as SourceFile),
  sizeBytes,
});

test.each([
  ["a file handed over alone, whatever its name", ["esx1"], ["esx1"]],
  ["of several those named CSV", ["esx1.csv", "esx2.CSV", "esx3", "esx4.csv.txt"], ["esx1.csv", "esx2.CSV"]],
  ["nothing", [], []],
])("%s", async (_, paths, found) => {
  const files = await esxtopFiles(folderOf(paths.map((path) => textFile(path, text))));
  expect(files.map(({ file }) => file.path)).toEqual(found);
});

test("each file has its delimiter", async () => {
  const semicolons = esxtopText(rowsOf([1]), { delimiter: ";" });
  const files = await esxtopFiles(folderOf([textFile("a.csv", text), textFile("b.csv", semicolons)]));
  expect(files.map(({ delimiter }) => delimiter)).toEqual([",", ";"]);
});

test("a file that cannot be read is no recording, and the others are found", async () => {
  const files = [breaking("a.csv", "", new Error("gone")), ...folderOf([textFile("b.csv", text)]).files];
  const found = await esxtopFiles({ name: "folder", files });
  expect(found.map(({ file }) => file.path)).toEqual(["b.csv"]);
});

test("cancelling ends the looking", async () => {
  const controller = new AbortController();
  controller.abort(new Error("enough"));
  await expect(esxtopFiles(folderOf([textFile("a.csv", text)]), controller.signal)).rejects.toThrow("enough");
});

test.each([
  ["an error: its message", new Error("the disk is gone"), "the disk is gone"],
  ["something else: its text", "no more", "no more"],
])("a file that breaks with %s", async (_, reason, words) => {
  const file = breaking("a.csv", text, reason);
  const { recordings, diagnostics } = await readRecordings([{ file, delimiter: "," }]);
  expect(recordings[0]?.intervals).toHaveLength(2);
  expect(diagnostics).toEqual([
    {
      severity: "error",
      code: "esxtop-unreadable",
      message: `The file cannot be read to its end: ${words}`,
      file: "a.csv",
      line: null,
    },
  ]);
});

test("what a file did not give counts as done when the next one begins", async () => {
  const MIB = 2 ** 20;
  const seen: Progress[] = [];
  const files = [breaking("a.csv", text, new Error("gone"), MIB), sized("b.csv", MIB), sized("c.csv", 0)];
  await readRecordings(
    files.map((file) => ({ file, delimiter: "," })),
    { onProgress: (progress) => seen.push(progress) },
  );
  expect(seen).toEqual([
    { doneBytes: MIB, totalBytes: 2 * MIB, file: "a.csv" },
    { doneBytes: 2 * MIB, totalBytes: 2 * MIB, file: "b.csv" },
    { doneBytes: 2 * MIB, totalBytes: 2 * MIB, file: "c.csv" },
  ]);
});

test("without files everything is done at once", async () => {
  const seen: Progress[] = [];
  const result = await readRecordings([], { onProgress: (progress) => seen.push(progress) });
  expect(result).toEqual({ recordings: [], diagnostics: [] });
  expect(seen).toEqual([{ doneBytes: 0, totalBytes: 0, file: "" }]);
});
