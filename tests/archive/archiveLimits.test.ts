import { buildZip } from "../../bench/attackZip";
import { openArchive } from "../../src/archive/openArchive";
import {
  DEFAULT_ARCHIVE_LIMITS,
  RATIO_FREE_BYTES,
  checkLimits,
  checkEntryCount,
} from "../../src/archive/archiveLimits";
import { refusal, refusalOf } from "./refusal";
import { accessOf } from "../importers/sources";

describe("limits", () => {
  const wide = { ...DEFAULT_ARCHIVE_LIMITS, ratio: 10 };
  const entry = (sizeBytes: number, compressedBytes: number) => [{ path: "a", sizeBytes, compressedBytes }];
  const limits = { ...wide, entries: 2, entryBytes: 100, totalBytes: 150 };

  test.each([
    ["as much as the ratio allows", 17_000_000, 1_700_000, null],
    [
      "more than the ratio allows",
      17_000_001,
      1_700_000,
      "a unpacks to 10 times its compressed size (17,000,001 bytes); the limit is 10 times.",
    ],
    ["anything, below the size that is looked at", RATIO_FREE_BYTES, 1, null],
    [
      "something from nothing",
      RATIO_FREE_BYTES + 1,
      0,
      "a unpacks to infinitely many times its compressed size (16,777,217 bytes); the limit is 10 times.",
    ],
  ])("an entry unpacks to %s", (_, size, compressed, message) => {
    expect(refusal(() => checkLimits("x.zip", entry(size, compressed), wide))?.[0] ?? null).toBe(message);
  });

  test("are refused with the archive or the entry to blame", () => {
    const of = (...sizes: number[]) =>
      sizes.map((size, index) => ({ path: `${index}`, sizeBytes: size, compressedBytes: size }));
    const check = (...sizes: number[]) => refusal(() => checkLimits("x.zip", of(...sizes), limits));
    expect(check(100, 50)).toBeNull();
    expect(check(1, 1, 1)).toEqual(["x.zip holds 3 entries or more; the limit is 2.", "x.zip"]);
    expect(check(1, 101)).toEqual(["1 declares 101 bytes; the limit for one entry is 100 bytes.", "1"]);
    expect(check(100, 51)).toEqual([
      "x.zip declares more than 150 bytes in all (reached at 1 with 151 bytes), which is the limit.",
      "1",
    ]);
    expect(refusal(() => checkEntryCount("x.zip", 2, limits))).toBeNull();
  });

  test("a directory may be as large as its limit", async () => {
    // More than the bytes at the end in which its end record is looked for.
    const names = Array.from({ length: 400 }, (_, index) => `${index + 1000}`.padEnd(200, "x"));
    const zip = buildZip(names.map((path) => ({ path })));
    const directoryBytes = 400 * (46 + 200);
    const open = (bytes: number) =>
      openArchive(accessOf(zip), { limits: { ...DEFAULT_ARCHIVE_LIMITS, directoryBytes: bytes } });
    expect((await open(directoryBytes)).files).toHaveLength(400);
    expect(await refusalOf(open(directoryBytes - 1))).toEqual([
      "The directory of results.zip has 98,400 bytes; the limit is 98,399 bytes.",
      "results.zip",
    ]);
  });
});
