import fs from "node:fs";
import { standardOutput } from "../../src/cli/output";

afterEach(() => jest.restoreAllMocks());

/** Standard output as a file on a disk that takes so many bytes at once. */
function toFile(write: (bytes: Uint8Array) => number): void {
  jest.spyOn(fs, "fstatSync").mockReturnValue({ isFile: () => true } as fs.Stats);
  jest.spyOn(fs, "writeSync").mockImplementation((_, bytes: unknown) => write(bytes as Uint8Array));
}

test("what a file takes in parts is written whole, and a disk that becomes full is an error", () => {
  const written: string[] = [];
  let isFull = false;
  toFile((bytes) => {
    if (isFull) throw Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
    const some = bytes.subarray(0, 4);
    written.push(Buffer.from(some).toString());
    return some.length;
  });
  standardOutput.print("0123456789");
  expect(written).toEqual(["0123", "4567", "89\n"]);
  const failed = jest.fn();
  process.stdout.once("error", failed);
  isFull = true;
  standardOutput.print("more");
  expect(failed).toHaveBeenCalledWith(expect.objectContaining({ code: "ENOSPC" }));
});
