import { buildZip } from "../../bench/attackZip";
import { isZip, openArchive } from "../../src/archive/openArchive";
import type { RandomAccess } from "../../src/archive/randomAccess";
import { refusalOf } from "./refusal";
import { accessOf } from "../importers/sources";

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

test("a folder is not a file, however it is reported as stored", async () => {
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
    `results.zip cannot be read as a zip (${quoted}): it is damaged or incomplete. Copy or export it again.`,
    "results.zip",
  ]);
});
