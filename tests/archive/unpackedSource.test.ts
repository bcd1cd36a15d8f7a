import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync, inflateRawSync } from "node:zlib";
import { ArchiveError, DEFAULT_ARCHIVE_LIMITS, RATIO_FREE_BYTES } from "../../src/archive/archiveLimits";
import type { Source } from "../../src/archive/source";
import { unpackedSource } from "../../src/archive/unpackedSource";
import { importSource } from "../../src/importers/importers";
import { readText } from "../../src/importers/reading/readText";
import { longTest } from "../volume";

const RESULT = "VMs = 2\nIOPS = 5\n";

function sourceOf(files: Readonly<Record<string, string | Uint8Array>>): Source {
  return {
    name: "results",
    files: Object.entries(files).map(([name, contents]) => {
      const bytes = Buffer.from(contents as Uint8Array);
      return { path: name, sizeBytes: bytes.length, open: () => new Blob([bytes]).stream() };
    }),
  };
}

/** The texts of a source's files by path, and whether their sizes are right. */
async function textsOf(source: Source): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const file of source.files) {
    texts[file.path] = await readText(file, 10 ** 9);
    expect(file.sizeBytes).toBe(Buffer.byteLength(texts[file.path] ?? ""));
  }
  return texts;
}

const unpackedTexts = async (files: Readonly<Record<string, string | Uint8Array>>) =>
  textsOf(await unpackedSource(sourceOf(files)));

/** What GNU tar makes of files. */
function tarOf(files: Readonly<Record<string, string>>, ...options: string[]): Buffer {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-tar-"));
  try {
    for (const [name, contents] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      fs.writeFileSync(path.join(folder, name), contents);
    }
    return execFileSync("tar", ["-C", folder, ...options, "-cf", "-", "."], { maxBuffer: 2 ** 28 });
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

test("links of a tar are named, and what they lead to counts once", async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-links-"));
  const inFolder = (name: string) => path.join(folder, name);
  fs.writeFileSync(inFolder("a-res.txt"), RESULT);
  fs.linkSync(inFolder("a-res.txt"), inFolder("b-res.txt"));
  for (const name of ["c", "d", "e"]) fs.symlinkSync("/elsewhere/x-res.txt", inFolder(`${name}-res.txt`));
  const tar = execFileSync("tar", ["-C", folder, "--sort=name", "-cf", "-", "."]);
  fs.rmSync(folder, { recursive: true });
  const source = await unpackedSource(sourceOf({ "run.tar": tar }));
  expect(await textsOf(source)).toEqual({ "a-res.txt": RESULT });
  const { runs, diagnostics } = await importSource(source);
  expect(runs).toHaveLength(1);
  expect(diagnostics.filter(({ code }) => code === "links-not-followed")).toEqual([
    {
      severity: "info",
      code: "links-not-followed",
      message:
        "results holds links, which are not followed (b-res.txt to ./a-res.txt, c-res.txt to /elsewhere/x-res.txt, " +
        "d-res.txt to /elsewhere/x-res.txt, and 1 more): files that lie in it are read once.",
      file: "results",
      line: null,
    },
  ]);
});

async function refusal(
  files: Readonly<Record<string, string | Uint8Array>>,
  limits = DEFAULT_ARCHIVE_LIMITS,
) {
  const outcome: unknown = await unpackedSource(sourceOf(files), limits).catch((error: unknown) => error);
  expect(outcome).toBeInstanceOf(ArchiveError);
  return (outcome as ArchiveError).message;
}

/** What browsers do: a stream that refuses whatever follows the first member. */
class OneMemberStream extends TransformStream<Uint8Array, Uint8Array> {
  constructor() {
    const parts: Uint8Array[] = [];
    super({
      transform: (part) => {
        parts.push(part);
      },
      flush: (controller) => {
        controller.enqueue(oneMember(Buffer.concat(parts)));
      },
    });
  }
}

/** Unpacks a member without optional fields, and nothing else. */
function oneMember(bytes: Buffer): Uint8Array {
  const { engine } = inflateRawSync(bytes.subarray(10), { info: true }) as unknown as {
    engine: { bytesWritten: number };
  };
  if (engine.bytesWritten < bytes.length - 18)
    throw new TypeError("Junk found after end of compressed data.");
  return gunzipSync(bytes);
}

const halvesOf = (bytes: Buffer): Buffer[] => [
  bytes.subarray(0, bytes.length / 2),
  bytes.subarray(bytes.length / 2),
];

describe("gzip", () => {
  test.each(["case-res.txt.gz", "case-res.txt.GZ", "standard input", "case-res.txt"])(
    "a file on its own is unpacked, called %s",
    async (name) => {
      expect(await unpackedTexts({ [name]: gzipSync(RESULT) })).toEqual({
        [name.replace(/\.gz$/i, "")]: RESULT,
      });
    },
  );

  test("files among others are unpacked by their names, others stay as they are", async () => {
    const files = {
      "a.txt.gz": gzipSync("a"),
      "b.txt": "b",
      "c.gz": "no gzip",
      "logs.tar.gz": gzipSync("logs"),
    };
    const { files: unpacked } = await unpackedSource(sourceOf(files));
    expect(unpacked.map((file) => [file.path, file.sizeBytes])).toEqual([
      ["a.txt", 1],
      ["b.txt", 1],
      ["c.gz", 7],
      ["logs.tar.gz", gzipSync("logs").length],
    ]);
  });

  test("results are read from it, and the empty file is one", async () => {
    const { runs } = await importSource(
      await unpackedSource(sourceOf({ "case-res.txt.gz": gzipSync(RESULT) })),
    );
    expect(runs.map(({ vms, results }) => [vms, results.iops])).toEqual([[2, 5]]);
    expect(await unpackedTexts({ "a.gz": gzipSync("") })).toEqual({ a: "" });
  });

  test("damage is refused where the file is alone, and a diagnostic among others", async () => {
    const sound = gzipSync(RESULT.repeat(1000));
    const cut = sound.subarray(0, sound.length - 12);
    expect(await refusal({ "a.txt.gz": cut })).toMatch(
      /^a\.txt\.gz cannot be unpacked \(.+\): it is damaged or incomplete\. Copy or export it again\.$/,
    );
    const source = await unpackedSource(sourceOf({ "a-res.txt.gz": cut, "b-res.txt": RESULT }));
    const { runs, diagnostics } = await importSource(source);
    expect(runs).toHaveLength(1);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        severity: "error",
        message: expect.stringContaining("a-res.txt.gz cannot be unpacked"),
      }),
    );
  });

  test("a gzip file in a gzip file is named for what it is", async () => {
    const source = await unpackedSource(sourceOf({ "a.txt.gz.gz": gzipSync(gzipSync(RESULT)) }));
    expect((await importSource(source)).diagnostics[0]?.message).toBe(
      "a.txt.gz is a gzip file, which contains no readable results: extract it, and import the files.",
    );
  });

  describe("of several members, as gzip >> file makes them", () => {
    const texts = [RESULT, "", "x".repeat(300_000), "end\n"];
    const members = Buffer.concat(texts.map((text) => gzipSync(text)));

    test("is read to its end by Node", async () => {
      expect(await unpackedTexts({ "a.gz": members })).toEqual({ a: texts.join("") });
    });

    describe("in a browser, whose stream ends with the first one", () => {
      const { DecompressionStream: ofNode } = globalThis;
      beforeEach(() => {
        globalThis.DecompressionStream = OneMemberStream as unknown as typeof ofNode;
      });
      afterEach(() => {
        globalThis.DecompressionStream = ofNode;
      });

      test("is read to its end, too", async () => {
        expect(await unpackedTexts({ "a.gz": gzipSync(RESULT) })).toEqual({ a: RESULT });
        expect(await unpackedTexts({ "a.gz": members })).toEqual({ a: texts.join("") });
        expect(
          await unpackedTexts({
            "a.tgz": Buffer.concat(halvesOf(tarOf({ "a.txt": RESULT })).map((half) => gzipSync(half))),
          }),
        ).toEqual({ "a.txt": RESULT });
      });

      test("is refused where a member is damaged, or followed by other data", async () => {
        const damaged = Buffer.from(members);
        damaged[damaged.length - 6] = (damaged.at(-6) ?? 0) ^ 1;
        for (const bytes of [
          damaged,
          Buffer.concat([members, Buffer.from("junk")]),
          members.subarray(0, -3),
        ]) {
          expect(await refusal({ "a.gz": bytes })).toMatch(/^a\.gz cannot be unpacked \(.+\): it is damaged/);
        }
      });

      test("is held to the limits, all members together", async () => {
        const bytes = Buffer.concat(["1234", "56789"].map((text) => gzipSync(text)));
        const limits = { ...DEFAULT_ARCHIVE_LIMITS, entryBytes: 9 };
        expect((await unpackedSource(sourceOf({ "a.gz": bytes }), limits)).files[0]?.sizeBytes).toBe(9);
        expect(await refusal({ "a.gz": bytes }, { ...limits, entryBytes: 8 })).toBe(
          "a.gz unpacks to more than 8 bytes, which is the limit.",
        );
      });
    });
  });

  test("what it unpacks to is held to the limits, on both sides", async () => {
    const bytes = Buffer.alloc(1000, "0123456789");
    const limits = { ...DEFAULT_ARCHIVE_LIMITS, entryBytes: 1000 };
    expect((await unpackedSource(sourceOf({ "a.gz": gzipSync(bytes) }), limits)).files[0]?.sizeBytes).toBe(
      1000,
    );
    expect(await refusal({ "a.gz": gzipSync(Buffer.concat([bytes, Buffer.from("x")])) }, limits)).toBe(
      "a.gz unpacks to more than 1,000 bytes, which is the limit.",
    );
  });

  test("a bomb is stopped at its ratio, a small file of blanks is unpacked", async () => {
    const blanks = gzipSync(Buffer.alloc(RATIO_FREE_BYTES));
    expect((await unpackedSource(sourceOf({ "a.gz": blanks }))).files[0]?.sizeBytes).toBe(RATIO_FREE_BYTES);
    expect(await refusal({ "a.gz": gzipSync(Buffer.alloc(RATIO_FREE_BYTES * 2)) })).toBe(
      "a.gz unpacks to more than 250 times its compressed size, which is the limit.",
    );
  });
});

describe("tar", () => {
  const long = `${"folder/".repeat(30)}case-res.txt`;
  const FILES = { "case-res.txt": RESULT, "run/empty.txt": "", [long]: "x".repeat(100_000) };

  test.each(["gnu", "ustar", "posix", "oldgnu"])("of the format %s becomes its files", async (format) => {
    const files = format === "ustar" ? { "case-res.txt": RESULT, "run/empty.txt": "" } : FILES;
    const tar = tarOf(files, `--format=${format}`);
    expect(await unpackedTexts({ "bundle.tar": tar })).toEqual(files);
    expect(await unpackedTexts({ "bundle.tgz": gzipSync(tar) })).toEqual(files);
  });

  test("of the format of 1979, without the name of the format, becomes its files", async () => {
    const files = { "case-res.txt": RESULT, "run/empty.txt": "" };
    const tar = tarOf(files, "--format=v7");
    expect(tar.includes("ustar")).toBe(false);
    expect(await unpackedTexts({ "bundle.tar": tar })).toEqual(files);
    expect(await unpackedTexts({ "bundle.tgz": gzipSync(tar) })).toEqual(files);
    const damaged = Buffer.from(tar);
    damaged[0] = (damaged[0] ?? 0) ^ 1;
    expect((await unpackedSource(sourceOf({ "bundle.tar": damaged }))).files).toHaveLength(1);
  });

  test("with a label is a tar", async () => {
    const source = await unpackedSource(
      sourceOf({ "bundle.tar": tarOf({ "case-res.txt": RESULT }, "--label=Week 47") }),
    );
    expect((await importSource(source)).runs).toHaveLength(1);
  });

  test.each(["0.0", "0.1", "1.0"])(
    "without the holes of a file (sparse, version %s) names that file, and reads the others",
    async (version) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-sparse-"));
      const sparse = path.join(folder, "a-res.txt");
      fs.writeFileSync(sparse, RESULT);
      fs.truncateSync(sparse, 2 ** 20);
      fs.writeFileSync(path.join(folder, "b-res.txt"), RESULT);
      const options = ["--sparse", "--hole-detection=raw", "--format=posix", `--sparse-version=${version}`];
      const tar = execFileSync("tar", ["-C", folder, ...options, "-cf", "-", "."]);
      fs.rmSync(folder, { recursive: true });
      const source = await unpackedSource(sourceOf({ "bundle.tar": tar }));
      expect(source.files.map((file) => file.path).sort()).toEqual(["a-res.txt", "b-res.txt"]);
      const { runs, diagnostics } = await importSource(source);
      expect(runs.map(({ results }) => results.iops)).toEqual([5]);
      expect(diagnostics).toContainEqual(
        expect.objectContaining({
          severity: "error",
          message: expect.stringContaining(
            "a-res.txt is a sparse file, which is not read from an archive: extract the archive and import the folder.",
          ),
        }),
      );
    },
  );

  test("among other files is named and not opened; HCIBench's own logs are not worth a word", async () => {
    const tar = gzipSync(tarOf({ "a.txt": "a" }));
    const files = { "case-res.txt": RESULT, "old.tgz": tar, "HCIBench-2.8.1-logs.tar.gz": tar };
    const { diagnostics } = await importSource(await unpackedSource(sourceOf(files)));
    expect(diagnostics.filter(({ code }) => code === "nested-archive").map(({ file }) => file)).toEqual([
      "old.tgz",
    ]);
  });

  test("that is cut or damaged is refused", async () => {
    const tar = tarOf({ "a.txt": "x".repeat(5000) });
    expect(await refusal({ "a.tar": tar.subarray(0, 3000) })).toMatch(
      /^a\.tar cannot be read as a tar \(.+\)/,
    );
    const damaged = Buffer.from(tar);
    damaged.fill(0x41, 100, 130);
    expect(await refusal({ "a.tar": damaged })).toMatch(/^a\.tar cannot be read as a tar \(.+\)/);
  });

  test("with a path that leads out of it is refused", async () => {
    const tar = tarOf({ "a.txt": "x" }, "--transform=s,^./a.txt,../a.txt,", "-P");
    expect(await refusal({ "a.tar": tar })).toBe('"../a.txt" is a path that leads out of the archive.');
  });

  test("with more entries than the limit is refused", async () => {
    const tar = tarOf({ "a.txt": "x", "b.txt": "y" });
    const entries = 3; // the folder is one
    expect(
      (await unpackedSource(sourceOf({ "a.tar": tar }), { ...DEFAULT_ARCHIVE_LIMITS, entries })).files,
    ).toHaveLength(2);
    expect(await refusal({ "a.tar": tar }, { ...DEFAULT_ARCHIVE_LIMITS, entries: 2 })).toContain(
      "the limit is 2",
    );
  });
});

describe("files among others", () => {
  const opening = async (source: Source): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        source.files.map(async (file) => {
          const text = await readText(file, 10 ** 6).catch((error: unknown) => (error as Error).message);
          return [file.path, text] as const;
        }),
      ),
    );

  test("gzip inside a tar is unpacked, as it is in a zip", async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-tar-"));
    fs.writeFileSync(path.join(folder, "case-res.txt.gz"), gzipSync(RESULT));
    fs.writeFileSync(path.join(folder, "notes.txt"), "none");
    const tar = execFileSync("tar", ["-C", folder, "-cf", "-", "."]);
    fs.rmSync(folder, { recursive: true });
    expect(await unpackedTexts({ "a.tar": tar })).toEqual({ "case-res.txt": RESULT, "notes.txt": "none" });
  });

  test("one that is there without compression, too, is read once, and that is reported", async () => {
    const source = await unpackedSource(sourceOf({ "a-res.txt": RESULT, "a-res.txt.gz": gzipSync(RESULT) }));
    const { runs, diagnostics } = await importSource(source);
    expect(runs).toHaveLength(1);
    expect(diagnostics.map(({ message }) => message)).toContain(
      "One file contains no benchmark results: a-res.txt.gz.",
    );
  });

  test("a tar that is called .gz is not read as a text", async () => {
    const source = await unpackedSource(
      sourceOf({ "b.txt": "b", "a.gz": gzipSync(tarOf({ "a.txt": RESULT })) }),
    );
    expect(await opening(source)).toEqual({
      "b.txt": "b",
      a: "a.gz is not opened: it is an archive inside the import: extract it and import it separately.",
    });
  });

  longTest("many small bombs are stopped together", async () => {
    const bomb = gzipSync(Buffer.alloc(RATIO_FREE_BYTES));
    const files = Object.fromEntries(Array.from({ length: 3 }, (_, i) => [`${i}.txt.gz`, bomb]));
    const messages = Object.values(await opening(await unpackedSource(sourceOf(files))));
    expect(messages.filter((text) => text.includes("unpacks to more than an import may hold"))).toHaveLength(
      2,
    );
  });

  test("a file that is refused leaves no stream open", async () => {
    let open = 0;
    const bytes = tarOf({ "a.txt": "x".repeat(100_000) }, "--transform=s,^./a.txt,../a.txt,", "-P");
    const file = {
      path: "a.tar",
      sizeBytes: bytes.length,
      open: () => {
        let at = 0;
        open += 1;
        return new ReadableStream<Uint8Array>({
          pull(controller) {
            if (at < bytes.length) controller.enqueue(bytes.subarray(at, (at += 512)));
            else {
              open -= 1;
              controller.close();
            }
          },
          cancel() {
            open -= 1;
          },
        });
      },
    };
    await expect(unpackedSource({ name: "a.tar", files: [file] })).rejects.toThrow(
      "leads out of the archive",
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(open).toBe(0);
  });
});
