import { generateHcibench } from "../../../bench/generate/hcibench";
import { hcibenchFiles } from "../../../src/importers/hcibench/hcibenchFiles";
import { FioDifferences } from "../../../src/importers/hcibench/fio/fioDifferences";
import { sumGrids } from "../../../src/importers/hcibench/members/intervalGrid";
import { parseFioStatus } from "../../../src/importers/hcibench/fio/fioStatus";
import type { TestFile } from "../sources";
import { folderOf, textFile } from "../sources";

const { files } = generateHcibench({ vms: 3, cases: 1, intervals: 4 });
const members = files.filter(({ path }) => path.endsWith(".json"));
const text = files.find(({ path }) => path.endsWith("-res.txt"));

/** The generated run with one file replaced. */
function withFile(path: string | undefined, change: (bytes: Uint8Array) => Uint8Array): TestFile[] {
  return files.map((file) => (file.path === path ? { path: file.path, bytes: change(file.bytes) } : file));
}

const first = members[0]?.path;
const replaceText = (bytes: Uint8Array, from: string | RegExp, to: string) =>
  new Uint8Array(Buffer.from(Buffer.from(bytes).toString().replaceAll(from, to)));

test("a truncated file is a warning with its line; the VM is not in the totals", async () => {
  const { runs, diagnostics } = await hcibenchFiles.parse(
    folderOf(withFile(first, (bytes) => bytes.slice(0, 20_000))),
  );
  expect(runs[0]).toMatchObject({ vms: 2, vmsFinishedEarly: 1 });
  expect(runs[0]?.members[0]).toMatchObject({ finishedEarly: true, iops: null });
  const damage = diagnostics.find(({ code }) => code === "damaged-json");
  expect(damage).toMatchObject({ severity: "warning", file: first });
  const content = Buffer.from(members[0]?.bytes ?? []).toString();
  expect(content.split("\n")[(damage?.line ?? 0) - 1]).toBe("{");
  expect(damage?.line).toBeGreaterThan(100);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: "reported-differs",
      message: expect.stringMatching(/VMs: the text reports 3.*report 2/),
    }),
  );
});

test("a counted document that is not JSON is a warning; the VM is not in the totals", async () => {
  const broken = withFile(first, (bytes) => replaceText(bytes, /"eta" : 0,/g, '"eta" : 0,,'));
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(broken));
  expect(runs[0]).toMatchObject({ vms: 2, vmsFinishedEarly: 1 });
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ code: "damaged-json", file: first, severity: "warning" }),
  );
});

test.each([
  ["empty", new Uint8Array(0)],
  ["binary", Uint8Array.from({ length: 9999 }, (_, index) => (index * 37) % 256)],
])("an %s member file counts as finished early", async (_, bytes) => {
  const { runs } = await hcibenchFiles.parse(folderOf(withFile(first, () => bytes)));
  expect(runs[0]).toMatchObject({ vms: 2, vmsFinishedEarly: 1 });
});

test("a file that cannot be read is an error that names it, and the others are read", async () => {
  const source = folderOf(files);
  const failing = {
    ...source,
    files: source.files.map((file) =>
      file.path === first
        ? {
            ...file,
            open: () => new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error("disk gone")) }),
          }
        : file,
    ),
  };
  const { runs, diagnostics } = await hcibenchFiles.parse(failing);
  expect(runs[0]?.vms).toBe(2);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      severity: "error",
      code: "unreadable-file",
      file: first,
      message: expect.stringContaining("disk gone"),
    }),
  );
});

test("when no member's file is usable, the text's figures are used", async () => {
  const cut = files.map((file) =>
    file.path.endsWith(".json") ? { ...file, bytes: file.bytes.slice(0, 9000) } : file,
  );
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(cut));
  expect(runs).toHaveLength(1);
  expect(runs[0]).toMatchObject({ vms: 3, datastore: "vsanDatastore" });
  expect(runs[0]?.results.iops).toBeGreaterThan(0);
  expect(diagnostics.map(({ code }) => code)).toContain("members-unusable");
});

test("figures of the text that the files do not bear out are a warning with both", async () => {
  const forged = withFile(text?.path, (bytes) =>
    replaceText(bytes, /IOPS\t\t= .*/g, "IOPS\t\t= 12345.67 IO/S"),
  );
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(forged));
  expect(runs[0]?.results.iops).not.toBe(12345.67);
  const [difference, ...others] = diagnostics;
  expect(others).toEqual([]);
  expect(difference).toMatchObject({
    severity: "warning",
    code: "reported-differs",
    file: text?.path,
    line: 5,
  });
  expect(difference?.message).toMatch(/12345\.67 IO\/S.*report \d+/);
});

test("a name that reports something else than the job is a warning, and the job wins", async () => {
  const renamed = files.map((file) => ({
    ...file,
    path: file.path.replace("-70rdpct-", "-30rdpct-").replace("-4k-", "-8k-"),
  }));
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(renamed));
  expect(runs[0]?.workload).toMatchObject({ readPct: 70, blockSizeBytes: 4096 });
  expect(diagnostics.map(({ code }) => code)).toEqual(["name-differs", "name-differs"]);
  expect(diagnostics[0]?.message).toContain("block size 8192 bytes, the job ran with 4096 bytes");
});

test("a datastore where all VMs finished early has a run without results", async () => {
  const { files: early } = generateHcibench({ vms: 4, datastores: 2, early: 2, cases: 1, intervals: 2 });
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(early));
  expect(
    runs.map(({ datastore, vms, vmsFinishedEarly, results }) => [
      datastore,
      vms,
      vmsFinishedEarly,
      results.iops,
    ]),
  ).toEqual([
    ["vsanDatastore", 0, 2, null],
    ["vsanDatastore (1)", 0, 2, null],
  ]);
  expect(new Set(diagnostics.map(({ code }) => code))).toEqual(new Set(["all-finished-early"]));
});

test("VM files of one datastore only: the other's figures come from the text", async () => {
  const { files: both } = generateHcibench({ vms: 4, datastores: 2, cases: 1 });
  const one = both.filter(({ path }) => !path.includes("datastore-739"));
  const { runs } = await hcibenchFiles.parse(folderOf(one));
  expect(runs.map(({ datastore, results }) => [datastore, results.readIops !== null])).toEqual([
    ["vsanDatastore (1)", true],
    ["vsanDatastore", false],
  ]);
});

test.each(["", "nothing of use\n"])(
  "a result text that holds %p is an error that reports what was expected",
  async (content) => {
    const { runs, diagnostics } = await hcibenchFiles.parse(
      folderOf([textFile("a/x-1732885165-res.txt", content)]),
    );
    expect(runs).toEqual([]);
    expect(diagnostics).toEqual([
      expect.objectContaining({ severity: "error", code: "no-results", file: "a/x-1732885165-res.txt" }),
    ]);
  },
);

test("a side without I/O has no latency, whatever fio prints there", async () => {
  const { files: reads } = generateHcibench({ vms: 1, cases: 2, intervals: 2 });
  const cpuio = reads
    .filter(({ path }) => path.includes("-100rdpct-"))
    .map((file) => ({
      ...file,
      bytes: replaceText(file.bytes, /"mean" : 0\.000000/g, '"mean" : 52900000.000000'),
    }));
  const [run] = (await hcibenchFiles.parse(folderOf(cpuio))).runs;
  expect(run?.results).toMatchObject({ writeIops: 0, writeLatencyMs: null, writeP95Ms: null });
  expect(run?.results.latencyMs).toBe(run?.results.readLatencyMs);
});

test("the counters that fio resets at the end of the ramp make no negative interval", () => {
  const side = (total_ios: number, runtime: number, N: number) => ({
    total_ios,
    runtime,
    io_bytes: total_ios * 4096,
    lat_ns: { N, mean: 1e6 },
  });
  const status = (total_ios: number, runtime: number, N = total_ios) =>
    parseFioStatus(
      JSON.stringify({ jobs: [{ jobname: "job0", eta: 1, read: side(total_ios, runtime, N) }] }),
    );
  const differences = new FioDifferences();
  for (const each of [status(9000, 4514, 0), status(5000, 5000), status(100, 2000), status(10_000, 10_000)]) {
    differences.add(each);
  }
  const series = sumGrids(differences.grids).points;
  expect(series[0]?.iops).toBeGreaterThan(0);
  expect(series.every(({ iops }) => iops > 0 && iops < 5000)).toBe(true);
});

test("of a result text longer than four MiB the beginning is read, and it is reported", async () => {
  const long = `VMs = 2\nIOPS = 5 IO/S\n${"#".repeat(4 * 2 ** 20)}\n`;
  const { runs, diagnostics } = await hcibenchFiles.parse(folderOf([textFile("x-res.txt", long)]));
  expect(runs.map(({ results }) => results.iops)).toEqual([5]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      severity: "warning",
      code: "text-cut",
      message: "x-res.txt has 4,194,327 bytes: only the first 4,194,304 are read.",
    }),
  );
});

test("a second text of the same case is named and not used", async () => {
  const source = folderOf([textFile("x-res.txt", "VMs = 2\nIOPS = 5 IO/S\n"), textFile("X-RES.TXT", "")]);
  const [first, second] = source.files;
  const same = {
    ...source,
    files: [first, second].flatMap((file) => (file ? [{ ...file, path: "x-res.txt" }] : [])),
  };
  const { runs, diagnostics } = await hcibenchFiles.parse(same);
  expect(runs.map(({ results }) => results.iops)).toEqual([5]);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({ severity: "warning", code: "duplicate-text", file: "x-res.txt" }),
  );
});

test.each(["1e999", "9".repeat(400), "null", '"many"', "-1"])(
  "a bug: IOPS of %s in a document that counts were 0, or skipped the VM",
  async (figure) => {
    const huge = withFile(first, (bytes) => replaceText(bytes, /"iops" : [\d.]+/g, `"iops" : ${figure}`));
    const { runs, diagnostics } = await hcibenchFiles.parse(folderOf(huge));
    expect(runs[0]).toMatchObject({ vms: 3, vmsFinishedEarly: 0, results: { iops: null } });
    expect(runs[0]?.members[0]).toMatchObject({ iops: null, finishedEarly: false });
    expect(diagnostics.map(({ severity, code }) => `${severity} ${code}`)).toContain(
      "error impossible-figure",
    );
  },
);
