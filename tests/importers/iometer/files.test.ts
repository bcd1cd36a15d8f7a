import { generateIometer } from "../../../bench/generate/iometer";
import type { SourceFile } from "../../../src/archive/source";
import type { Progress } from "../../../src/importers/reading/progressMeter";
import { iometerFiles } from "../../../src/importers/iometer/iometerFiles";
import { claimedBy, readBy } from "../owners";
import { folderOf, textFile } from "../sources";

const text = new TextDecoder("windows-1252").decode(generateIometer({ managers: 2 }).bytes);
const configuration = `Version 1.1.0 \n'TEST SETUP ${"=".repeat(68)}\n`;

/** A file that gives these pieces, and then ends, or fails where an error is given. */
function fileOf(
  path: string,
  pieces: readonly string[],
  error?: unknown,
): SourceFile & { pulled: () => number } {
  let pulled = 0;
  return {
    path,
    sizeBytes: pieces.join("").length,
    pulled: () => pulled,
    open: () => {
      let next = 0;
      return new ReadableStream(
        {
          pull(controller) {
            const piece = pieces[next];
            next += 1;
            if (piece !== undefined) {
              pulled += 1;
              controller.enqueue(new TextEncoder().encode(piece));
            } else if (error !== undefined) {
              controller.error(error);
            } else {
              controller.close();
            }
          },
        },
        { highWaterMark: 0 },
      );
    },
  };
}

test.each(
  "json htm html xml pdf png jpg jpeg gif svg xls xlsx doc docx zip gz tgz bz2 xz 7z exe dll JSON"
    .split(" ")
    .map((extension) => [`a.${extension}`]),
)("%s is not looked into", async (path) => {
  const files = [fileOf(path, [text]), fileOf("other.csv", ["no"])];
  expect(await claimedBy(iometerFiles, { name: "a", files })).toEqual([]);
  expect(files[0]?.pulled()).toBe(0);
});

test.each(["a.csv", "a.txt", "a", "a.jsonl", "json", "a.json/results"])("%s is looked into", async (path) => {
  const other = textFile("other.csv", "no");
  expect(await claimedBy(iometerFiles, folderOf([textFile(path, text), other]))).toEqual([path]);
});

test("the importer introduces itself as Iometer", () => {
  expect([iometerFiles.id, iometerFiles.label]).toEqual(["iometer", "Iometer"]);
});

test("files of others next to the results are passed over", async () => {
  const results = textFile("b/results.csv", text);
  const other = textFile("a.txt", "nothing of Iometer");
  const alone = await readBy(iometerFiles, folderOf([results]));
  expect(await readBy(iometerFiles, folderOf([other, results]))).toEqual(alone);
  expect(await claimedBy(iometerFiles, folderOf([other]))).toEqual([]);
  expect(await claimedBy(iometerFiles, folderOf([]))).toEqual([]);
});

const KIB = 1024;
test.each([
  ["within the first 64 KiB", 64 * KIB - text.indexOf("\n"), true],
  ["behind them", 64 * KIB, false],
])("a first heading that is %s, in chunks of any size", async (_, before, expected) => {
  const late = `${"x".repeat(before - 1)}\n${text}`;
  for (const chunkBytes of [1000, 60_000, 1_000_000]) {
    const claimed = await claimedBy(iometerFiles, folderOf([textFile("a.csv", late)], chunkBytes));
    expect(claimed).toEqual(expected ? ["a.csv"] : []);
  }
});

test("no more of a file is read than is needed", async () => {
  const noise = fileOf("noise.txt", Array<string>(100).fill("x".repeat(16 * KIB)));
  expect(await claimedBy(iometerFiles, { name: "a", files: [noise] })).toEqual([]);
  expect(noise.pulled()).toBe(4);
  const refused = fileOf("a.icf", [configuration, ...Array<string>(100).fill("x".repeat(16 * KIB))]);
  await readBy(iometerFiles, { name: "a", files: [refused] });
  // To recognise it, and to meet what it is.
  expect(refused.pulled()).toBe(5 + 1);
});

const cutAt = text.lastIndexOf("'Time Stamp");

test("results that cannot be read to their end give what came before, on the first reading too", async () => {
  const file = fileOf("a.csv", [text.slice(0, cutAt)], new Error("disk gone"));
  const { runs, diagnostics } = await readBy(iometerFiles, { name: "a", files: [file] });
  expect(runs).toHaveLength(2);
  expect(diagnostics.filter(({ code }) => code === "iometer-unreadable")).toEqual([
    {
      severity: "error",
      code: "iometer-unreadable",
      message: "The file cannot be read to the end: disk gone",
      file: "a.csv",
      line: null,
    },
  ]);
});

test("progress counts the rest of a refused file as done", async () => {
  const refused = fileOf("a.icf", [configuration, "x".repeat(600 * KIB)]);
  const long = fileOf("b.csv", [text, ...Array<string>(10).fill(`${"x".repeat(100 * KIB - 1)}\n`)]);
  const seen: Progress[] = [];
  await iometerFiles.parse(
    { name: "both", files: [refused, long] },
    { onProgress: (each) => seen.push({ ...each }) },
  );
  const totalBytes = refused.sizeBytes + long.sizeBytes;
  expect(seen[0]).toEqual({ doneBytes: refused.sizeBytes, totalBytes, file: "a.icf" });
  expect(seen.at(-1)).toEqual({ doneBytes: totalBytes, totalBytes, file: "both" });
  expect(seen.slice(1, -1).map(({ file }) => file)).toContain("b.csv");
});

test("an import that is canceled before it begins reads nothing", async () => {
  const file = fileOf("a.csv", [text]);
  const signal = AbortSignal.abort(new Error("enough"));
  await expect(iometerFiles.parse({ name: "a", files: [file] }, { signal })).rejects.toThrow("enough");
  expect(file.pulled()).toBe(0);
});

test("an import that is canceled by a file that fails is canceled, not damaged", async () => {
  const controller = new AbortController();
  const file: SourceFile = {
    path: "a.csv",
    sizeBytes: 1,
    open: () => {
      controller.abort(new Error("enough"));
      throw new Error("no file");
    },
  };
  await expect(
    iometerFiles.parse({ name: "a", files: [file] }, { signal: controller.signal }),
  ).rejects.toThrow("enough");
});
