import { deflateRawSync } from "node:zlib";
import { buildZip } from "../../bench/attackZip";
import { isZip, openArchive } from "../../src/archive/openArchive";
import type { ArchiveLimits } from "../../src/archive/archiveLimits";
import { ArchiveError, RATIO_FREE_BYTES, checkLimits } from "../../src/archive/archiveLimits";
import { randomAccessOfBlob } from "../../src/archive/randomAccess";
import { readText } from "../../src/importers/reading/readText";
import { accessOf, textFile, zipBytes, zipOf } from "../importers/sources";

const two = [textFile("case/a.json", "{}\n"), textFile("case-res.txt", "IOPS = 1")];

/** Replaces a four-byte little-endian figure of every central directory record. */
function patchDirectory(zip: Uint8Array, field: number, value: number, name?: string): Uint8Array {
  const patched = new Uint8Array(zip);
  const view = new DataView(patched.buffer);
  for (let at = 0; at < patched.length - 46; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    const path = new TextDecoder().decode(patched.subarray(at + 46, at + 46 + view.getUint16(at + 28, true)));
    if (name === undefined || path === name) view.setUint32(at + field, value, true);
  }
  return patched;
}

/** Replaces a name everywhere by one of the same length. */
function renameEntry(zip: Uint8Array, from: string, to: string): Uint8Array {
  return Buffer.from(Buffer.from(zip).toString("latin1").replaceAll(from, to), "latin1");
}

test("entries become files with the sizes of the central directory, without the folders", async () => {
  const source = await zipOf(two);
  expect(source.name).toBe("results.zip");
  expect(source.files.map(({ path, sizeBytes }) => [path, sizeBytes])).toEqual([
    ["case/a.json", 3],
    ["case-res.txt", 8],
  ]);
});

test("the same archive opens from a Blob, and its files unpack to what was packed", async () => {
  const large = "0123456789abcdef".repeat(40_000);
  const zip = zipBytes([textFile("large.txt", large)]);
  const access = randomAccessOfBlob(new Blob([new Uint8Array(zip)]), "blob.zip");
  const [file] = (await openArchive(access)).files;
  expect(file && (await readText(file, 10 ** 7))).toBe(large);
  await expect(isZip(access)).resolves.toBe(true);
});

test("data that is not a zip is distinguished from a zip by its first bytes", async () => {
  await expect(isZip(accessOf(new TextEncoder().encode("IOPS = 1")))).resolves.toBe(false);
  await expect(isZip(accessOf(new Uint8Array(0)))).resolves.toBe(false);
});

const limits: ArchiveLimits = {
  entries: 2,
  directoryBytes: 1000,
  entryBytes: 100,
  totalBytes: 150,
  ratio: 10,
};
const entry = (path: string, sizeBytes: number, compressedBytes = sizeBytes) => ({
  path,
  sizeBytes,
  compressedBytes,
});

describe("limits hold on both sides of the threshold", () => {
  test.each([
    [
      "entries",
      [entry("a", 1), entry("b", 1)],
      [entry("a", 1), entry("b", 1), entry("c", 1)],
      "the limit is 2",
    ],
    [
      "one size",
      [entry("a", 100)],
      [entry("a", 101)],
      "a declares 101 bytes; the limit for one entry is 100 bytes",
    ],
    [
      "total size",
      [entry("a", 100), entry("b", 50)],
      [entry("a", 100), entry("b", 51)],
      "more than 150 bytes",
    ],
  ])("%s", (_, accepted, refused, message) => {
    expect(() => checkLimits("x.zip", accepted, limits)).not.toThrow();
    expect(() => checkLimits("x.zip", refused, limits)).toThrow(message);
  });

  test("ratio, which small entries are not held to", () => {
    const wide = { ...limits, entryBytes: 10 ** 9, totalBytes: 10 ** 10 };
    const size = RATIO_FREE_BYTES + 10;
    expect(() => checkLimits("x.zip", [entry("a", size, Math.ceil(size / 10))], wide)).not.toThrow();
    expect(() => checkLimits("x.zip", [entry("a", size, Math.floor(size / 11))], wide)).toThrow(
      "the limit is 10 times",
    );
    expect(() => checkLimits("x.zip", [entry("a", 1000, 1)], wide)).not.toThrow();
    expect(() => checkLimits("x.zip", [entry("a", size, 0)], wide)).toThrow(ArchiveError);
  });
});

test("a zip bomb is refused from its directory, before anything is inflated", async () => {
  const bomb = buildZip([{ path: "bomb.json", bytes: new Uint8Array(RATIO_FREE_BYTES + 1) }]);
  expect(bomb.length).toBeLessThan(20_000);
  await expect(openArchive(accessOf(bomb))).rejects.toThrow(/bomb\.json unpacks to [\d,]+ times/);
});

test.each([
  ["less than it is", 2, "declares 2 bytes but unpacks to more than 2 bytes"],
  ["more than it is", 4, "declares 4 bytes but unpacks to only 3 bytes"],
])("an entry that declares %s fails when it is read", async (_, size, message) => {
  const zip = patchDirectory(zipBytes(two), 24, size, "case/a.json");
  const [file] = (await openArchive(accessOf(zip))).files;
  await expect(file && readText(file, 100)).rejects.toThrow(message);
});

test.each(["../e/a.json", "/abso/a.json", "C:\\bs/a.json", "x\\..\\a.json"])(
  "the path %s is refused",
  async (path) => {
    const zip = renameEntry(zipBytes([textFile("aaaaaa/a.jso".slice(0, path.length), "{}")]), "x", "x");
    const named = renameEntry(zip, "aaaaaa/a.jso".slice(0, path.length), path);
    await expect(openArchive(accessOf(named))).rejects.toThrow("leads out of the archive");
  },
);

test("backslashes, as some Windows tools write them, separate folders", async () => {
  const zip = renameEntry(zipBytes([textFile("case_a.json", "{}")]), "case_a.json", "case\\a.json");
  expect((await openArchive(accessOf(zip))).files.map(({ path }) => path)).toEqual(["case/a.json"]);
});

test("an encrypted entry is refused by name", async () => {
  const zip = new Uint8Array(zipBytes(two));
  const view = new DataView(zip.buffer);
  for (let at = 0; at < zip.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50)
      view.setUint16(at + 8, view.getUint16(at + 8, true) | 1, true);
  }
  await expect(openArchive(accessOf(zip))).rejects.toThrow("case/a.json is encrypted");
});

test("an unknown compression method is refused by number", async () => {
  const zip = new Uint8Array(zipBytes(two));
  const view = new DataView(zip.buffer);
  for (let at = 0; at < zip.length - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint16(at + 10, true) === 8)
      view.setUint16(at + 10, 12, true);
  }
  await expect(openArchive(accessOf(zip))).rejects.toThrow("method 12");
});

test("a truncated zip and a text under the name of a zip report that they are damaged", async () => {
  const zip = zipBytes(two);
  await expect(openArchive(accessOf(zip.slice(0, zip.length - 30)))).rejects.toThrow("damaged or incomplete");
  await expect(openArchive(accessOf(new TextEncoder().encode("not a zip")))).rejects.toThrow(ArchiveError);
});

test("damage inside an entry names the entry", async () => {
  const text = Array.from({ length: 5000 }, (_, index) => `line ${index * 7919}`).join("\n");
  const zip = new Uint8Array(zipBytes([textFile("case/a.json", text)]));
  zip.fill(0xff, 150, 2000);
  const [file] = (await openArchive(accessOf(zip))).files;
  await expect(file && readText(file, 10 ** 6)).rejects.toThrow("case/a.json cannot be unpacked");
});

test("a stored entry is read as it is", async () => {
  const stored = Buffer.from("stored bytes");
  const zip = zipBytes([textFile("a.txt", "stored bytes")]);
  // fflate only deflates: put the plain bytes in the place of the deflated ones, which are longer.
  const deflated = deflateRawSync(stored).length;
  expect(deflated).toBeGreaterThanOrEqual(stored.length);
  const patched = new Uint8Array(zip);
  const view = new DataView(patched.buffer);
  const header = 30 + "a.txt".length;
  patched.set(stored, header);
  for (let at = 0; at < patched.length - 46; at += 1) {
    if (view.getUint32(at, true) !== 0x02014b50) continue;
    view.setUint16(at + 10, 0, true);
    view.setUint32(at + 20, stored.length, true);
  }
  const [file] = (await openArchive(accessOf(patched))).files;
  expect(file && (await readText(file, 100))).toBe("stored bytes");
});

test("canceling a file that is being inflated releases it without an error", async () => {
  const source = await zipOf([textFile("a.txt", "x".repeat(500_000))]);
  const reader = source.files[0]?.open().getReader();
  await reader?.read();
  await expect(reader?.cancel("enough")).resolves.toBeUndefined();
});
