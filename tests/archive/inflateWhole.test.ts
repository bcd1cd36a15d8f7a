import { deflateRawSync } from "node:zlib";
import { ArchiveError } from "../../src/archive/archiveLimits";
import type { InflateWhole } from "../../src/archive/entry";
import { openArchive } from "../../src/archive/openArchive";
import { inflateWhole } from "../../src/cli/inflateWhole";
import { readChunks } from "../../src/importers/reading/readChunks";
import { joinBytes } from "../../src/importers/reading/readText";
import { buildZip } from "../../bench/attackZip";
import { accessOf } from "../importers/sources";
import { longTest } from "../volume";

/** What the one file of a zip holds, inflated at once where that is possible. */
async function contentsOf(zip: Uint8Array, whole?: InflateWhole): Promise<Buffer> {
  const [file] = (await openArchive(accessOf(zip), whole ? { inflateWhole: whole } : {})).files;
  if (!file) throw new Error("an empty zip");
  const parts: Uint8Array[] = [];
  await readChunks(file, (part) => void parts.push(part));
  return Buffer.from(joinBytes(parts));
}

/** The same, or the message of the error. */
async function outcomeOf(zip: Uint8Array, whole?: InflateWhole): Promise<Buffer | string> {
  return contentsOf(zip, whole).catch((error: unknown) => {
    expect(error).toBeInstanceOf(ArchiveError);
    return (error as ArchiveError).message;
  });
}

const MIB = 2 ** 20;
/** Text that deflates to a third, of a length. */
const textOf = (length: number): Buffer =>
  Buffer.from(
    Array.from({ length: Math.ceil(length / 8) }, (_, i) => `${(i * 7919) % 1e7}`.padStart(8)).join(""),
  ).subarray(0, length);

describe("an entry that is inflated at once", () => {
  test.each([0, 1, 63, 64, 65, 1000, MIB - 1, MIB, MIB + 1, 3 * MIB])("has its %d bytes", async (length) => {
    const bytes = textOf(length);
    const zip = buildZip([{ path: "a.txt", bytes }]);
    const contents = await contentsOf(zip, inflateWhole);
    expect(contents.equals(bytes)).toBe(true);
  });

  test.each([
    ["declares less than it has", { size: 999 }],
    ["declares much less", { size: 1 }],
    ["declares nothing", { size: 0 }],
    ["declares more", { size: 1001 }],
  ])("is refused where it %s, in the same words as in a stream", async (_, lies) => {
    const zip = buildZip([{ path: "a.txt", bytes: textOf(1000), lies }]);
    const message = await outcomeOf(zip, inflateWhole);
    expect(message).toMatch(/^a\.txt declares [\d,]+ bytes but unpacks to (more than|only) [\d,]+ bytes\.$/);
    expect(message).toBe(await outcomeOf(zip));
  });

  test("is refused where it is damaged, cut or has data after its end", async () => {
    const bytes = textOf(5000);
    const sound = deflateRawSync(bytes);
    const cases = [
      [sound, bytes],
      [sound.subarray(0, sound.length - 5), /^a\.txt cannot be unpacked \(.+\): the archive is damaged\.$/],
      [Buffer.concat([sound, Buffer.from("more")]), /^a\.txt cannot be unpacked/],
      [Buffer.concat([Buffer.alloc(40, 0xff), sound.subarray(40)]), /^a\.txt cannot be unpacked/],
    ] as const;
    for (const [compressed, expected] of cases) {
      const lies = { method: 8, size: bytes.length };
      const outcome = await outcomeOf(
        buildZip([{ path: "a.txt", bytes: compressed, method: 0, lies }]),
        inflateWhole,
      );
      if (expected instanceof RegExp) expect(outcome).toMatch(expected);
      else expect(outcome).toEqual(expected);
    }
  });
});

longTest("entries up to 32 MiB are inflated at once, larger ones and stored ones are not", async () => {
  const asked: number[] = [];
  const noting: InflateWhole = (compressed, sizeBytes) => {
    asked.push(sizeBytes);
    return inflateWhole(compressed, sizeBytes);
  };
  for (const length of [32 * MIB, 32 * MIB + 1]) {
    // Text that repeats within what deflate looks back: other text takes seconds to deflate.
    const bytes = Buffer.alloc(length, textOf(20_000));
    expect((await contentsOf(buildZip([{ path: "a.txt", bytes }]), noting)).equals(bytes)).toBe(true);
  }
  await contentsOf(buildZip([{ path: "a.txt", bytes: textOf(100), method: 0 }]), noting);
  expect(asked).toEqual([32 * MIB]);
});

test("an entry with more compressed data than 32 MiB is not inflated at once, whatever it declares", async () => {
  const whole = jest.fn(inflateWhole);
  const zip = buildZip([
    { path: "a.txt", bytes: Buffer.alloc(32 * MIB + 1), method: 0, lies: { method: 8, size: 1000 } },
  ]);
  expect(await outcomeOf(zip, whole)).toMatch(/cannot be unpacked|declares 1,000 bytes/);
  expect(whole).not.toHaveBeenCalled();
});

test("a file that is canceled while it is inflated is released without an error", async () => {
  const [file] = (
    await openArchive(accessOf(buildZip([{ path: "a.txt", bytes: textOf(MIB) }])), { inflateWhole })
  ).files;
  const reader = file?.open().getReader();
  const reading = reader?.read();
  await expect(reader?.cancel("enough")).resolves.toBeUndefined();
  await expect(reading).resolves.toMatchObject({ done: expect.any(Boolean) });
});
