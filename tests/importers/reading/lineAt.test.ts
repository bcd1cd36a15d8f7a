import { lineAt } from "../../../src/importers/reading/lineAt";
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
    expect(file && (await lineAt(file, offset))).toBe(line);
  });
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
  expect(await lineAt(counted, 20)).toBe(21);
  expect(read).toBeLessThan(100);
});
