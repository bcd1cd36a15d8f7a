import { buildZip } from "../../bench/attackZip";
import { declaredEntries } from "../../src/archive/endRecord";
import { accessOf } from "../importers/sources";

describe("the end record", () => {
  const entries = Array.from({ length: 3 }, (_, index) => ({ path: `${index}`, bytes: "x" }));
  const zip = Buffer.from(buildZip(entries));
  const zip64 = Buffer.from(buildZip(entries, { zip64: true }));
  const changed = (at: number, byte: number) => {
    const copy = Buffer.from(zip64);
    copy[copy.length + at] = byte;
    return copy;
  };
  const declaresMany = Buffer.from(buildZip(entries, { declared: 0xffff }));

  test.each<[string, Uint8Array, number | null]>([
    ["is the last of the archive", zip, 3],
    ["stands before a comment", Buffer.concat([zip, Buffer.alloc(0xffff)]), 3],
    ["stands before more than a comment can have", Buffer.concat([zip, Buffer.alloc(0xffff + 21)]), null],
    ["is the only part", zip.subarray(zip.length - 22), 3],
    ["is cut", zip.subarray(0, zip.length - 1), null],
    ["is not there", Buffer.alloc(100), null],
    ["is not there in nothing", new Uint8Array(), null],
    ["points to one of ZIP64", zip64, 3],
    ["declares 65,535 entries without one of ZIP64", declaresMany, 0xffff],
    [
      "declares 65,535 entries with nothing before it",
      declaresMany.subarray(declaresMany.length - 22),
      0xffff,
    ],
    ["points to a place without one of ZIP64", changed(-22 - 12, 1), 0xffff],
    ["points behind the archive", changed(-22 - 12 + 3, 1), 0xffff],
    ["declares fewer beside one of ZIP64", changed(-12, 2), 0xff02],
  ])("%s", async (_, bytes, expected) => {
    expect(await declaredEntries(accessOf(bytes))).toBe(expected);
  });

  test("of ZIP64 is found before the longest comment", async () => {
    expect(await declaredEntries(accessOf(Buffer.concat([zip64, Buffer.alloc(0xffff)])))).toBe(3);
  });
});
