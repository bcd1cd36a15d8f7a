import { esxtop } from "../../../src/importers/esxtop/esxtop";
import type { SourceFile } from "../../../src/archive/source";
import type { Progress } from "../../../src/importers/reading/progressMeter";
import { claimedBy, readBy } from "../owners";
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

test("each file has its delimiter", async () => {
  const semicolons = esxtopText(rowsOf([1, 2]), { delimiter: ";", host: "esx2.lab" });
  const { recordings } = await readBy(
    esxtop,
    folderOf([textFile("a.csv", text), textFile("b.csv", semicolons)]),
  );
  expect(recordings.map(({ intervals }) => intervals.length)).toEqual([2, 1]);
});

test("a file that cannot be read is not a recording, and the others are found", async () => {
  const files = [breaking("a.csv", "", new Error("gone")), ...folderOf([textFile("b.csv", text)]).files];
  expect(await claimedBy(esxtop, { name: "folder", files })).toEqual(["b.csv"]);
});

test.each([
  ["an error: its message", new Error("the disk is gone"), "the disk is gone"],
  ["something else: its text", "no more", "no more"],
])("a file that breaks with %s", async (_, reason, words) => {
  const file = breaking("a.csv", text, reason);
  const { recordings, diagnostics } = await readBy(esxtop, { name: "folder", files: [file] });
  expect(recordings[0]?.intervals).toHaveLength(2);
  expect(diagnostics).toEqual([
    {
      severity: "error",
      code: "esxtop-unreadable",
      message: `The file cannot be read to the end: ${words}`,
      file: "a.csv",
      line: null,
    },
  ]);
});

test("what a file did not give counts as done when the next one begins", async () => {
  const MIB = 2 ** 20;
  const seen: Progress[] = [];
  const files = [breaking("a.csv", text, new Error("gone"), MIB), sized("b.csv", MIB), sized("c.csv", 0)];
  await esxtop.parse({ name: "folder", files }, { onProgress: (progress) => seen.push(progress) });
  expect(seen).toEqual([
    { doneBytes: MIB, totalBytes: 2 * MIB, file: "a.csv" },
    { doneBytes: 2 * MIB, totalBytes: 2 * MIB, file: "b.csv" },
    { doneBytes: 2 * MIB, totalBytes: 2 * MIB, file: "folder" },
  ]);
});
