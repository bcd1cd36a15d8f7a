import { linesAt } from "../../../src/importers/reading/linesAt";
import { folderOf, textFile } from "../sources";

describe.each([1, 2, 3, 100])("in chunks of %d bytes", (chunkBytes) => {
  test.each([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 3],
    [5, 3],
    [6, 4],
    [7, 4],
    [99, 4],
  ])("the byte at offset %d is in line %d", async (offset, line) => {
    const [file] = folderOf([textFile("a", "\n\nabc\nd")], chunkBytes).files;
    expect(file && (await linesAt(file, [offset]))).toEqual([line]);
  });

  test("several bytes are found at once, two at the same offset and one behind the end, too", async () => {
    const [file] = folderOf([textFile("a", "\n\nabc\nd")], chunkBytes).files;
    expect(file && (await linesAt(file, [0, 2, 2, 5, 6, 99]))).toEqual([1, 3, 3, 3, 4, 4]);
  });
});

test("a file is not opened for no offset", async () => {
  const file = {
    path: "a",
    sizeBytes: 1,
    open: () => {
      throw new Error("opened");
    },
  };
  expect(await linesAt(file, [])).toEqual([]);
});

test("no more of a file is read than up to the byte that is asked for", async () => {
  let read = 0;
  const [file] = folderOf([textFile("a", "\n".repeat(1000))], 10).files;
  if (!file) throw new Error("no file");
  const counted = {
    ...file,
    open: () =>
      file.open().pipeThrough(
        new TransformStream<Uint8Array, Uint8Array>({
          transform: (chunk, controller) => {
            read += chunk.length;
            controller.enqueue(chunk);
          },
        }),
      ),
  };
  expect(await linesAt(counted, [20])).toEqual([21]);
  expect(read).toBeLessThan(100);
});
