import { buildZip } from "../../bench/attackZip.cjs";
import { isZip, openArchive } from "../../src/importers/archive";
import {
  DEFAULT_ARCHIVE_CAPS,
  RATIO_FREE_BYTES,
  checkCaps,
  checkEntryCount,
} from "../../src/importers/archiveCaps";
import { declaredEntries } from "../../src/importers/archiveEndRecord";
import { nestedArchiveNotes } from "../../src/importers/archiveNested";
import type { RandomAccess } from "../../src/importers/randomAccess";
import { randomAccessOfBlob } from "../../src/importers/randomAccess";
import { refusal, refusalOf } from "./archiveRefusal";
import { accessOf, folderOf, textFile } from "./sources";

test.each([
  ["a zip", [0x50, 0x4b, 3, 4], true],
  ["an empty zip", [0x50, 0x4b, 5, 6], true],
  ["a part of a zip in volumes", [0x50, 0x4b, 7, 8], false],
  ["a directory record", [0x50, 0x4b, 1, 2], false],
  ["two letters", [0x50, 0x4b], false],
  ["another first letter", [0x51, 0x4b, 3, 4], false],
  ["another second letter", [0x50, 0x4c, 3, 4], false],
])("%s begins like a zip: %p is %p", async (_, bytes, expected) => {
  expect(await isZip(accessOf(Uint8Array.from(bytes)))).toBe(expected);
});

describe("caps", () => {
  const wide = { ...DEFAULT_ARCHIVE_CAPS, ratio: 10 };
  const entry = (sizeBytes: number, compressedBytes: number) => [{ path: "a", sizeBytes, compressedBytes }];
  const caps = { ...wide, entries: 2, entryBytes: 100, totalBytes: 150 };

  test.each([
    ["as much as the ratio allows", 17_000_000, 1_700_000, null],
    [
      "more than the ratio allows",
      17_000_001,
      1_700_000,
      "a unpacks to 10 times its compressed size (17,000,001 bytes); the cap is 10 times.",
    ],
    ["anything, below the size that is looked at", RATIO_FREE_BYTES, 1, null],
    [
      "something from nothing",
      RATIO_FREE_BYTES + 1,
      0,
      "a unpacks to infinitely many times its compressed size (16,777,217 bytes); the cap is 10 times.",
    ],
  ])("an entry unpacks to %s", (_, size, compressed, message) => {
    expect(refusal(() => checkCaps("x.zip", entry(size, compressed), wide))?.[0] ?? null).toBe(message);
  });

  test("are refused with the archive or the entry to blame", () => {
    const of = (...sizes: number[]) =>
      sizes.map((size, index) => ({ path: `${index}`, sizeBytes: size, compressedBytes: size }));
    const check = (...sizes: number[]) => refusal(() => checkCaps("x.zip", of(...sizes), caps));
    expect(check(100, 50)).toBeNull();
    expect(check(1, 1, 1)).toEqual(["x.zip holds 3 entries or more; the cap is 2.", "x.zip"]);
    expect(check(1, 101)).toEqual(["1 declares 101 bytes; the cap for one entry is 100 bytes.", "1"]);
    expect(check(100, 51)).toEqual([
      "x.zip declares more than 150 bytes in all (reached at 1 with 151 bytes), which is the cap.",
      "1",
    ]);
    expect(refusal(() => checkEntryCount("x.zip", 2, caps))).toBeNull();
  });

  test("a directory may be as large as its cap", async () => {
    // More than the bytes at the end in which its end record is looked for.
    const names = Array.from({ length: 400 }, (_, index) => `${index + 1000}`.padEnd(200, "x"));
    const zip = buildZip(names.map((path) => ({ path })));
    const directoryBytes = 400 * (46 + 200);
    const open = (bytes: number) =>
      openArchive(accessOf(zip), { ...DEFAULT_ARCHIVE_CAPS, directoryBytes: bytes });
    expect((await open(directoryBytes)).files).toHaveLength(400);
    expect(await refusalOf(open(directoryBytes - 1))).toEqual([
      "The directory of results.zip has 98,400 bytes; the cap is 98,399 bytes.",
      "results.zip",
    ]);
  });
});

test.each([
  ["a/b.txt", "a/b.txt"],
  ["./a.txt", "a.txt"],
  ["././a.txt", "a.txt"],
  ["a/./b.txt", "a/./b.txt"],
  ["..a/b..c/..d", "..a/b..c/..d"],
  ["a../b", "a../b"],
  ["a\\b\\c", "a/b/c"],
  ["ab:c", "ab:c"],
  ["1:c", "1:c"],
  ["..", null],
  ["a/..", null],
  ["..\\a", null],
  ["a\\..\\b", null],
  ["\\a", null],
  ["c:a", null],
  ["Z:/a", null],
])("an entry of the path %j becomes the file %j", async (path, expected) => {
  const opened = openArchive(accessOf(buildZip([{ path, bytes: "x" }])));
  if (expected === null) {
    expect(await refusalOf(opened)).toEqual([
      `${JSON.stringify(path)} is a path that leads out of the archive.`,
      path,
    ]);
  } else {
    expect((await opened).files.map((file) => file.path)).toEqual([expected]);
  }
});

test("a folder is no file, however it is said to be stored", async () => {
  const zip = buildZip([
    { path: "run/", method: 0, lies: { method: 99 } },
    { path: "run/a.txt", bytes: "x" },
  ]);
  expect((await openArchive(accessOf(zip))).files.map(({ path }) => path)).toEqual(["run/a.txt"]);
});

test.each([
  ["an error", new Error("disk gone"), "disk gone"],
  ["something else", "gone", "gone"],
])("an archive whose reading fails with %s is refused with the reason", async (_, reason, quoted) => {
  const access: RandomAccess = {
    ...accessOf(new Uint8Array(100)),
    read: () => Promise.reject(reason as Error),
  };
  expect(await refusalOf(openArchive(access))).toEqual([
    `results.zip cannot be read as a zip (${quoted}): it is damaged or incomplete.`,
    "results.zip",
  ]);
});

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

test.each([
  ["older/run.zip", true],
  ["RUN.ZIP", true],
  ["run.7z", true],
  ["run.rar", true],
  ["HCIBench-3.0-logs.tar.gz", false],
  ["logs.tgz", false],
  ["run.zip.txt", false],
  ["runzip", false],
])("%s inside an import is an archive that is not opened: %p", (path, noted) => {
  const notes = nestedArchiveNotes(folderOf([textFile("a.txt", ""), textFile(path, "")]));
  expect(notes.map(({ severity, code, file, line }) => [severity, code, file, line])).toEqual(
    noted ? [["warning", "nested-archive", path, null]] : [],
  );
});

test.each([
  ["the name that it is given", new File(["x"], "a.zip"), "b.zip", "b.zip"],
  ["its own name", new File(["x"], "a.zip"), undefined, "a.zip"],
  ["no name of its own", new Blob(["x"]), undefined, "file"],
])("a Blob is called by %s", async (_, blob, name, expected) => {
  const access = randomAccessOfBlob(blob, name);
  expect([access.name, access.sizeBytes]).toEqual([expected, 1]);
  expect([...(await access.read(0, 9)), ...(await access.read(1, 9))]).toEqual([0x78]);
});
