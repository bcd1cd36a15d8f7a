import fc from "fast-check";
import { generateVdbench } from "../../../../bench/generate/hcibenchVdbench";
import { hcibenchFiles } from "../../../../src/importers/hcibench/hcibenchFiles";
import { readVdbenchMember } from "../../../../src/importers/hcibench/vdbench/vdbenchMember";
import type { TestFile } from "../../sources";
import { folderOf, textFile } from "../../sources";

const { files } = generateVdbench({ vms: 3, rds: 2 });
const first = files[0]?.path ?? "";
const content = Buffer.from(files[0]?.bytes ?? []).toString();

function withFirst(text: string): TestFile[] {
  return files.map((file) => (file.path === first ? textFile(first, text) : file));
}

async function read(text: string, chunkBytes: number) {
  const source = folderOf([textFile("vm.txt", text)], chunkBytes);
  const [file] = source.files;
  if (!file) throw new Error("no file");
  return readVdbenchMember("vm", file, { series: true, onBytes: () => undefined });
}

test("a file is read the same whatever its chunks and line ends", async () => {
  const whole = await read(content, content.length);
  expect(whole.runs).toHaveLength(2);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.boolean(), async (chunkBytes, windows) => {
      const text = windows ? content.replaceAll("\n", "\r\n") : content;
      expect(await read(text, chunkBytes)).toEqual(whole);
    }),
    { numRuns: 30 },
  );
});

test("a file cut off anywhere never throws, and its VM is in no total that it did not reach", async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: content.length }), async (length) => {
      const { runs } = await hcibenchFiles.parse(folderOf(withFirst(content.slice(0, length))));
      expect(runs).toHaveLength(2);
      for (const run of runs) expect((run.vms ?? 0) + (run.vmsFinishedEarly ?? 0)).toBe(3);
    }),
    { numRuns: 40 },
  );
});

test("averages that are cut off are a warning with their line; the VM is not in the totals", async () => {
  const cut = content.slice(0, content.lastIndexOf("avg_") + 30);
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(withFirst(cut)));
  expect(runs.map(({ vms, vmsFinishedEarly }) => [vms, vmsFinishedEarly])).toEqual([
    [3, 0],
    [2, 1],
  ]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      severity: "warning",
      code: "damaged-row",
      file: first,
      line: cut.split("\n").length,
    }),
  );
  expect(diagnostics.map(({ code }) => code)).toContain("reported-differs");
});

test.each([
  ["empty", ""],
  ["binary", String.fromCharCode(...Array.from({ length: 9999 }, (_, index) => (index * 37) % 256))],
])("an %s file counts as finished early", async (_, text) => {
  const { runs } = await hcibenchFiles.parse(folderOf(withFirst(text)));
  expect(runs.map(({ vms, vmsFinishedEarly }) => [vms, vmsFinishedEarly])).toEqual([
    [2, 1],
    [2, 1],
  ]);
});

test("a file that fails while it is read is an error that names it, and the others are read", async () => {
  const source = folderOf(files);
  const failing = source.files.map((file) =>
    file.path === first
      ? {
          ...file,
          open: () => new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error("disk gone")) }),
        }
      : file,
  );
  const { runs, diagnostics } = await hcibenchFiles.parse({ ...source, files: failing });
  expect(runs.map(({ vms }) => vms)).toEqual([2, 2]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      severity: "error",
      code: "unreadable-file",
      file: first,
      message: expect.stringContaining("disk gone"),
    }),
  );
});

test("when no VM's file is usable, the text's figures are used", async () => {
  const cut = files.map((file) =>
    file.path.includes("hci-vdb-") ? { ...file, bytes: file.bytes.slice(0, 900) } : file,
  );
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(cut));
  expect(runs.map(({ vms, datastore }) => [vms, datastore])).toEqual([
    [3, "store 0"],
    [3, "store 0"],
  ]);
  expect(diagnostics.map(({ code }) => code)).toEqual(["members-unusable"]);
});

test("canceling rejects with the reason and leaves no stream open; progress ends at the total", async () => {
  const source = folderOf(files, 256);
  const controller = new AbortController();
  const reason = new Error("enough");
  const parsing = hcibenchFiles.parse(source, { signal: controller.signal });
  controller.abort(reason);
  await expect(parsing).rejects.toBe(reason);
  expect(source.openStreams()).toBe(0);
  const reports: [number, number][] = [];
  await hcibenchFiles.parse(source, {
    onProgress: ({ doneBytes, totalBytes }) => reports.push([doneBytes, totalBytes]),
  });
  const total = files.reduce((sum, file) => sum + file.bytes.length, 0);
  expect(reports.at(-1)).toEqual([total, total]);
});

test("vdbench that aborts is a warning, and the duration is what was averaged", async () => {
  const short = files.map((file) => {
    const text = Buffer.from(file.bytes ?? []).toString();
    return textFile(file.path, text.replace(/elapsed=\d+/g, "elapsed=36000"));
  });
  const aborted = "16:00:00.000 Vdbench aborting: CTRL-C requested.\n";
  const [one, ...others] = short;
  if (!one) throw new Error("no file");
  const withAbort = textFile(one.path, `${Buffer.from(one.bytes ?? []).toString()}${aborted}`);
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf([withAbort, ...others]));
  const codes = diagnostics.map(({ code }) => code);
  expect(codes.filter((code) => code === "aborted")).toHaveLength(1);
  expect(codes.filter((code) => code === "ended-early")).toHaveLength(runs.length);
  for (const { durationSeconds } of runs) expect(durationSeconds).toBeLessThan(36_000);
});
