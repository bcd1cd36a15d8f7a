import { buildZip, emptyEntries } from "../../bench/attackZip";
import type { AttackEntry } from "../../bench/attackZip";
import { openArchive } from "../../src/archive/openArchive";
import { ArchiveError, DEFAULT_ARCHIVE_LIMITS, RATIO_FREE_BYTES } from "../../src/archive/archiveLimits";
import { importSource } from "../../src/importers/importers";
import type { RandomAccess } from "../../src/archive/randomAccess";
import { readText } from "../../src/importers/reading/readText";
import { accessOf } from "../importers/sources";
import { longTest } from "../volume";

const RESULT = "VMs = 2\nIOPS = 5 IO/S\n";
const result = (path = "case-res.txt"): AttackEntry => ({ path, bytes: RESULT });

/** Counts the bytes that are asked for. */
function counted(bytes: Uint8Array): { access: RandomAccess; readBytes: () => number } {
  const access = accessOf(bytes);
  let sum = 0;
  return {
    access: {
      ...access,
      read: (offset, length) => {
        sum += length;
        return access.read(offset, length);
      },
    },
    readBytes: () => sum,
  };
}

async function refusalOf(zip: Uint8Array, limits = DEFAULT_ARCHIVE_LIMITS): Promise<ArchiveError> {
  const outcome: unknown = await openArchive(accessOf(zip), { limits }).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(ArchiveError);
  return outcome as ArchiveError;
}

describe("archives that are in order", () => {
  test.each([
    ["deflated", buildZip([result()])],
    ["stored", buildZip([{ ...result(), method: 0 }])],
    ["ZIP64", buildZip([result()], { zip64: true })],
    ["stored in ZIP64", buildZip([{ ...result(), method: 0 }], { zip64: true })],
    ["in a folder", buildZip([{ path: "run/", method: 0 }, result("run/case-res.txt")])],
    ["behind other data", Buffer.concat([Buffer.from("#!/bin/sh\nexit\n"), buildZip([result()])])],
  ])("%s", async (_, zip) => {
    const source = await openArchive(accessOf(zip));
    expect(await Promise.all(source.files.map((file) => readText(file, 1000)))).toEqual([RESULT]);
    const { runs } = await importSource(source);
    expect(runs.map(({ vms, results }) => [vms, results.iops])).toEqual([[2, 5]]);
  });
});

describe("the number of entries", () => {
  const limits = { ...DEFAULT_ARCHIVE_LIMITS, entries: 10 };

  test("is accepted up to the limit and refused beyond it", async () => {
    expect((await openArchive(accessOf(emptyEntries(1)), { limits })).files).toHaveLength(1);
    const eleven = Array.from({ length: 11 }, (_, index) => result(`case${index}-res.txt`));
    expect((await openArchive(accessOf(buildZip(eleven.slice(0, 10))), { limits })).files).toHaveLength(10);
    const { message, file } = await refusalOf(buildZip(eleven), limits);
    expect([message, file]).toEqual([
      "results.zip holds 11 entries or more; the limit is 10.",
      "results.zip",
    ]);
  });

  longTest(
    "a million empty entries are refused from the end record, before the directory is read",
    async () => {
      const { access, readBytes } = counted(emptyEntries(1_000_000));
      await expect(openArchive(access)).rejects.toThrow("1,000,000 entries or more; the limit is 200,000");
      expect(readBytes()).toBeLessThan(100_000);
    },
  );

  test("an end record that declares fewer entries than there are does not hide them", async () => {
    const { message } = await refusalOf(emptyEntries(50, 5), limits);
    expect(message).toBe("results.zip declares 5 entries, but its directory holds more: it is damaged.");
  });

  test("an end record that declares no entry at all does not hide them", async () => {
    const entries = Array.from({ length: 12 }, (_, index) => result(`case${index}-res.txt`));
    const { message } = await refusalOf(buildZip(entries, { declared: 0 }), limits);
    expect(message).toContain("declares 0 entries, but its directory holds more");
  });

  test("a directory larger than its limit is refused by size", async () => {
    const directoryBytes = 100_000;
    const { message } = await refusalOf(emptyEntries(2000), { ...DEFAULT_ARCHIVE_LIMITS, directoryBytes });
    expect(message).toBe("The directory of results.zip has 108,000 bytes; the limit is 100,000 bytes.");
  });
});

describe("bombs", () => {
  test("small entries that share their data are refused by name", async () => {
    const kernel = { path: "0.json", bytes: new Uint8Array(1_000_000) };
    const copies = Array.from({ length: 20 }, (_, index) => ({ path: `${index + 1}.json`, at: 0 }));
    const { message, file } = await refusalOf(buildZip([kernel, ...copies]));
    expect(message).toMatch(
      /^1\.json shares [\d,]+ bytes of the archive with 0\.json: it is damaged or a zip bomb\.$/,
    );
    expect(file).toBe("1.json");
  });

  test("one entry that declares little and unpacks to much is stopped at what it declares", async () => {
    const zip = buildZip([
      { path: "case-res.txt", bytes: new Uint8Array(RATIO_FREE_BYTES * 2), lies: { size: 1000 } },
    ]);
    const source = await openArchive(accessOf(zip));
    const { runs, diagnostics } = await importSource(source);
    expect(runs).toEqual([]);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        severity: "error",
        code: "unreadable-file",
        message: expect.stringContaining("declares 1,000 bytes but unpacks to more than 1,000 bytes"),
        file: "case-res.txt",
      }),
    );
  });
});

describe("an entry that is hostile or damaged is a diagnostic that names it, and the others are read", () => {
  test.each<[string, AttackEntry, string]>([
    [
      "size too small",
      { ...result(), lies: { size: 3 } },
      "declares 3 bytes but unpacks to more than 3 bytes",
    ],
    ["size too large", { ...result(), lies: { size: 99 } }, "declares 99 bytes but unpacks to only 22 bytes"],
    [
      "stored, cut",
      { ...result(), method: 0, lies: { packed: 5 } },
      "declares 22 bytes but unpacks to only 5 bytes",
    ],
    ["method", { ...result(), method: 0, lies: { method: 8 } }, "cannot be unpacked"],
    ["place", { ...result(), lies: { offset: 1 } }, "no entry at its declared place"],
  ])("%s", async (_, entry, message) => {
    const zip = buildZip([
      { path: "aa-res.txt", bytes: RESULT },
      { ...entry, path: "zz-res.txt" },
    ]);
    const moved = entry.lies?.offset === undefined ? zip : buildZip([{ ...entry, path: "zz-res.txt" }]);
    const { runs, diagnostics } = await importSource(await openArchive(accessOf(moved)));
    expect(runs).toHaveLength(entry.lies?.offset === undefined ? 1 : 0);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        severity: "error",
        file: "zz-res.txt",
        message: expect.stringContaining(message),
      }),
    );
  });
});

describe("archives that are refused as a whole", () => {
  test.each<[string, AttackEntry[], string]>([
    ["two entries of one path", [result(), result()], "case-res.txt is in the archive twice."],
    [
      "one path with either slash",
      [result("a/b-res.txt"), result("a\\b-res.txt")],
      "a/b-res.txt is in the archive twice.",
    ],
    ["an encrypted entry", [{ ...result(), flags: 1 }], "case-res.txt is encrypted"],
    [
      "an unknown method",
      [{ ...result(), lies: { method: 99 } }],
      "case-res.txt is compressed with method 99",
    ],
    ["a path upwards", [result("a/../../b")], '"a/../../b" is a path that leads out of the archive.'],
    ["an absolute path", [result("/etc/passwd")], '"/etc/passwd" is a path'],
    ["a drive", [result("C:\\b")], '"C:\\\\b" is a path'],
    ["a NUL in a path", [result("a\0b")], "is a path that leads out"],
  ])("%s", async (_, entries, message) => {
    expect((await refusalOf(buildZip(entries))).message).toContain(message);
  });

  const sound = buildZip([result(), result("b-res.txt")], { zip64: true });

  longTest(
    "cut at any place, or with any byte changed, it is read or refused and nothing else happens",
    async () => {
      for (let at = 0; at < sound.length; at += 1) {
        const flipped = new Uint8Array(sound);
        flipped[at] = (flipped[at] ?? 0) ^ 0xff;
        for (const zip of [sound.slice(0, at), flipped]) {
          const source = await openArchive(accessOf(zip)).catch((error: unknown) => error);
          if (source instanceof ArchiveError) continue;
          const { runs, diagnostics } = await importSource(source as Awaited<ReturnType<typeof openArchive>>);
          expect(runs.length + diagnostics.length).toBeGreaterThan(0);
        }
      }
    },
  );
});

test("an archive inside the archive is named and not opened", async () => {
  const inner = buildZip([result()]);
  const { runs, diagnostics } = await importSource(
    await openArchive(accessOf(buildZip([result(), { path: "older/run.zip", bytes: inner }]))),
  );
  expect(runs).toHaveLength(1);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      severity: "warning",
      code: "nested-archive",
      file: "older/run.zip",
      message:
        "older/run.zip is an archive inside the import and is not opened: extract it and import it separately.",
    }),
  );
});
