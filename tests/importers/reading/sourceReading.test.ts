import type { SourceFile } from "../../../src/archive/source";
import { readChunks } from "../../../src/importers/reading/readChunks";
import { joinBytes, readText } from "../../../src/importers/reading/readText";
import { textLines } from "../../../src/importers/reading/textLines";
import { sourceOfText } from "../textSource";
import { folderOf } from "../sources";

/** A file that is handed out in the given chunks, and what has become of it. */
function chunked(...chunks: string[]): SourceFile & { seen: { asked: number; cancelled: boolean } } {
  const seen = { asked: 0, cancelled: false };
  return {
    path: "a.txt",
    sizeBytes: chunks.join("").length,
    seen,
    open: () =>
      new ReadableStream<Uint8Array>(
        {
          pull(controller) {
            const chunk = chunks[seen.asked];
            seen.asked += 1;
            if (chunk === undefined) controller.close();
            else controller.enqueue(new TextEncoder().encode(chunk));
          },
          cancel() {
            seen.cancelled = true;
          },
        },
        { highWaterMark: 0 },
      ),
  };
}

describe("a text is read", () => {
  test.each([
    ["whole, where it is shorter", ["abc", "de"], 6, "abcde", 3, false],
    ["whole, where it is as long", ["abc", "de"], 5, "abcde", 2, true],
    ["up to the limit inside a chunk, and no further", ["abc", "def", "ghi"], 4, "abcd", 2, true],
    ["up to the limit at the end of a chunk, and no further", ["abc", "def"], 3, "abc", 1, true],
    ["not at all, where it is empty", [], 5, "", 1, false],
  ])("%s", async (_, chunks, limit, text, asked, cancelled) => {
    const file = chunked(...chunks);
    expect(await readText(file, limit)).toBe(text);
    expect(file.seen).toEqual({ asked, cancelled });
  });

  test.each([
    ["UTF-8", Buffer.from("é 1"), "é 1"],
    ["UTF-8 with a mark", Buffer.from("\ufeffé 1"), "é 1"],
    ["UTF-16, low byte first", Buffer.from("\ufeffé 1", "utf16le"), "é 1"],
    ["UTF-16, high byte first", Buffer.from("\ufeffé 1", "utf16le").swap16(), "é 1"],
    ["half a mark", Buffer.from([0xff, 0x41]), "\ufffdA"],
    ["half of the other mark", Buffer.from([0xfe, 0x41]), "\ufffdA"],
    ["twice the same half of a mark", Buffer.from([0xfe, 0xfe]), "\ufffd\ufffd"],
    ["bytes that are no text", Buffer.from([0x41, 0xc3]), "A\ufffd"],
  ])("in %s", async (_, bytes, text) => {
    for (const chunkBytes of [1, 100]) {
      const [file] = folderOf([{ path: "a", bytes }], chunkBytes).files;
      expect(file && (await readText(file, 100))).toBe(text);
    }
  });
});

test("pieces are joined in their order; a single one is not copied", () => {
  const piece = Uint8Array.from([1, 2]);
  expect(joinBytes([piece])).toBe(piece);
  expect([...joinBytes([piece, Uint8Array.from([3]), piece])]).toEqual([1, 2, 3, 1, 2]);
  expect([...joinBytes([])]).toEqual([]);
});

describe("chunks", () => {
  test("are read to the end, or until there are enough; then the stream is closed", async () => {
    const whole = chunked("a", "b", "c");
    const seen: number[] = [];
    await readChunks(whole, (chunk) => {
      seen.push(chunk.length);
      return undefined;
    });
    expect([seen, whole.seen]).toEqual([[1, 1, 1], { asked: 4, cancelled: false }]);
    const part = chunked("a", "b", "c");
    await readChunks(part, () => "enough");
    expect(part.seen).toEqual({ asked: 1, cancelled: true });
  });

  test("are not asked for once the user has canceled", async () => {
    const file = chunked("a", "b", "c");
    const reason = new Error("enough");
    await expect(readChunks(file, () => undefined, AbortSignal.abort(reason))).rejects.toBe(reason);
    expect(file.seen).toEqual({ asked: 0, cancelled: false });
    const controller = new AbortController();
    const reading = readChunks(
      file,
      () => {
        controller.abort(reason);
        return undefined;
      },
      controller.signal,
    );
    await expect(reading).rejects.toBe(reason);
    expect(file.seen).toEqual({ asked: 2, cancelled: true });
  });

  test("whose reader fails close the stream, and those that cannot be read explain why", async () => {
    const file = chunked("a", "b");
    const wrong = () => {
      throw new Error("wrong");
    };
    await expect(readChunks(file, wrong)).rejects.toThrow("wrong");
    expect(file.seen).toEqual({ asked: 1, cancelled: true });
    const gone = {
      ...file,
      open: () => new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error("gone")) }),
    };
    await expect(readChunks(gone, () => undefined)).rejects.toThrow("gone");
  });

  test("are given up also where closing the stream fails", async () => {
    const stubborn = {
      ...chunked(),
      open: () =>
        new ReadableStream<Uint8Array>({
          pull: (controller) => controller.enqueue(Uint8Array.from([1])),
          cancel: () => Promise.reject(new Error("stuck")),
        }),
    };
    await expect(readChunks(stubborn, () => "enough")).resolves.toBeUndefined();
  });
});

test.each([
  ["a\r\nb\nc\rd", ["a", "b", "c", "d"]],
  ["a\n\nb\n", ["a", "", "b", ""]],
  ["\ufeffa\ufeff", ["a\ufeff"]],
  ["a\ufeffb", ["a\ufeffb"]],
  ["a\u00a0b\u2007c\u202fd", ["a b c d"]],
  ["", [""]],
])("the lines of %j are %j", (text, lines) => {
  expect(textLines(text)).toEqual(lines);
});

test.each(["IOPS = 5 µs", ""])("the text %j is a source of one file", async (text) => {
  const source = sourceOfText("pasted text", text);
  expect([source.name, source.files.length]).toEqual(["pasted text", 1]);
  const [file] = source.files;
  expect([file?.path, file?.sizeBytes]).toEqual(["pasted text", Buffer.byteLength(text)]);
  expect(file && (await readText(file, 1000))).toBe(text);
});
