import { deflateRawSync } from "node:zlib";
import type { EntryLocation } from "../../src/archive/entry";
import { openEntry } from "../../src/archive/entry";
import { checkLayout } from "../../src/archive/layout";
import type { RandomAccess } from "../../src/archive/randomAccess";
import { readText } from "../../src/importers/reading/readText";
import { refusal, refusalOf } from "./refusal";
import { accessOf } from "../importers/sources";

describe("entries in the archive", () => {
  const at = (path: string, offset: number, compressedBytes: number): EntryLocation => ({
    path,
    offset,
    compressedBytes,
    sizeBytes: compressedBytes,
    deflated: false,
  });

  test.each([
    ["follow each other", [at("b", 40, 5), at("a", 0, 10)], null],
    ["leave room", [at("a", 3, 10), at("b", 100, 5)], null],
    [
      "overlap by a byte",
      [at("b", 39, 5), at("a", 0, 10)],
      ["b shares 1 bytes of the archive with a: it is damaged or a zip bomb.", "b"],
    ],
    [
      "share a place",
      [at("a", 0, 10), at("b", 2000, 1000), at("c", 2000, 1000)],
      ["c shares 1,030 bytes of the archive with b: it is damaged or a zip bomb.", "c"],
    ],
    ["have one path", [at("a", 0, 10), at("a", 100, 5)], ["a is in the archive twice.", "a"]],
  ])("may not overlap: they %s", (_, entries, expected) => {
    expect(refusal(() => checkLayout(entries))).toEqual(expected);
  });

  /** A local header with a name and an extra field of these lengths, and the data behind it. */
  function local(data: Uint8Array, { name = 1, extra = 0, before = 0 } = {}): Buffer {
    const header = Buffer.alloc(30 + name + extra);
    header.writeUInt32LE(0x04034b50, 0);
    header.writeUInt16LE(name, 26);
    header.writeUInt16LE(extra, 28);
    return Buffer.concat([Buffer.alloc(before), header, data]);
  }
  const read = (bytes: Uint8Array, entry: Partial<EntryLocation>, access = accessOf(bytes)) =>
    readText(
      { path: "a", sizeBytes: 0, open: () => openEntry(access, { ...at("a", 0, 4), ...entry }) },
      10 ** 6,
    );

  test.each([
    ["behind its header", local(Buffer.from("datafurther")), {}],
    ["behind a name and an extra field", local(Buffer.from("data"), { name: 7, extra: 300 }), {}],
    ["at its offset", local(Buffer.from("data"), { before: 50 }), { offset: 50 }],
    [
      "inflated",
      local(deflateRawSync("data")),
      { deflated: true, compressedBytes: deflateRawSync("data").length },
    ],
  ])("are read %s", async (_, bytes, entry) => {
    expect(await read(bytes, entry)).toBe("data");
  });

  test.each<[string, Buffer, Partial<EntryLocation>, string]>([
    ["has no header", Buffer.alloc(100), {}, "a: the archive has no entry at its declared place."],
    [
      "has half a header",
      local(Buffer.alloc(0)).subarray(0, 29),
      {},
      "a: the archive has no entry at its declared place.",
    ],
    ["is cut", local(Buffer.from("dat")), {}, "a: the archive ends before the entry."],
    [
      "is longer than declared",
      local(Buffer.from("data")),
      { sizeBytes: 3 },
      "a declares 3 bytes but unpacks to more than 3 bytes.",
    ],
    [
      "is shorter than declared",
      local(Buffer.from("data")),
      { sizeBytes: 5000 },
      "a declares 5,000 bytes but unpacks to only 4 bytes.",
    ],
  ])("fail by name when one %s", async (_, bytes, entry, message) => {
    expect(await refusalOf(read(bytes, entry))).toEqual([message, "a"]);
  });

  test("fail by name when one cannot be inflated, or the archive cannot be read", async () => {
    const [message, file] =
      (await refusalOf(read(local(Buffer.from("\xff\xff\xff\xff")), { deflated: true }))) ?? [];
    expect(message).toMatch(/^a cannot be unpacked \(.+\): the archive is damaged\.$/);
    expect(file).toBe("a");
    const gone = (reason: unknown) => ({
      ...accessOf(Buffer.alloc(0)),
      read: () => Promise.reject(reason as Error),
    });
    expect(await refusalOf(read(Buffer.alloc(0), {}, gone(new Error("disk gone"))))).toEqual([
      "a cannot be unpacked (disk gone): the archive is damaged.",
      "a",
    ]);
    expect(await refusalOf(read(Buffer.alloc(0), {}, gone("gone")))).toEqual([
      "a cannot be unpacked (gone): the archive is damaged.",
      "a",
    ]);
  });

  test("of any size are read in pieces of 256 KiB, none before it is asked for", async () => {
    const text = "x".repeat(600_000);
    const bytes = local(Buffer.from(text));
    const lengths: number[] = [];
    const access: RandomAccess = {
      ...accessOf(bytes),
      read: (offset, length) => {
        lengths.push(length);
        return accessOf(bytes).read(offset, length);
      },
    };
    const size = { compressedBytes: text.length, sizeBytes: text.length };
    expect(await read(bytes, size, access)).toBe(text);
    // The first one holds the header of 31 bytes.
    expect(lengths).toEqual([262_144, 262_144, 75_743]);
  });
});
