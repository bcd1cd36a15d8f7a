import { readFioMember } from "../../../../src/importers/hcibench/fio/fioMember";
import { folderOf, textFile } from "../../sources";

const document = (eta: number, seconds = 5, ios = 500) => {
  const read = {
    iops: 100,
    total_ios: ios,
    io_bytes: ios * 4096,
    runtime: seconds * 1000,
    lat_ns: { N: ios, mean: 2e6 },
  };
  return `${JSON.stringify({ jobs: [{ jobname: "job0", eta, read }] }, null, 1)}\n`;
};

async function read(text: string, { series = false, chunkBytes = 100_000 } = {}) {
  const source = folderOf([textFile("case/vm.json", text)], chunkBytes);
  const [file] = source.files;
  if (!file) throw new Error("no file");
  let bytes = 0;
  const member = await readFioMember("vm", file, { series, onBytes: (count) => (bytes += count) });
  expect(source.openStreams()).toBe(0);
  return { ...member, bytes };
}

test("the first document without time left counts, and nothing behind it is read", async () => {
  const ending = document(0, 10, 1000);
  const text = document(5) + ending + document(0, 15, 9999) + "{ cut";
  const member = await read(text, { chunkBytes: 50 });
  expect(member).toMatchObject({ name: "vm", file: "case/vm.json", grids: [], diagnostics: [] });
  expect(member.status?.jobs[0]?.read.totalIos).toBe(1000);
  expect(member.bytes).toBeGreaterThanOrEqual(document(5).length + ending.length - 1);
  expect(member.bytes).toBeLessThan(document(5).length + ending.length + 50);
});

test("for a series all documents are read, those behind the counted one too", async () => {
  const text = document(5) + document(0, 10, 1000) + document(0, 15, 1600);
  const member = await read(text, { series: true });
  expect(member.status?.jobs[0]?.read.totalIos).toBe(1000);
  expect(member.grids[0]?.cells.map(({ ios }) => ios)).toEqual([500, 500, 600]);
  expect(member.bytes).toBe(text.length);
});

test("a file without a document that counts finished early", async () => {
  const member = await read(document(9) + document(5));
  expect(member).toMatchObject({ status: null, diagnostics: [] });
});

const BROKEN = document(0).replace('"iops": 100', '"iops": 100,,');
const UNFINISHED = document(0).slice(0, 40);
const warning = (what: string, line: number) => ({
  severity: "warning",
  code: "damaged-json",
  message: `case/vm.json: ${what} (it starts in line ${line}).`,
  file: "case/vm.json",
  line,
});
const lines = (text: string) => text.split("\n").length;

test.each([
  ["a broken one", document(5) + BROKEN, false, false, "a JSON document cannot be read"],
  [
    "a broken one, with a good one behind it",
    document(5) + BROKEN + document(0),
    false,
    true,
    "a JSON document cannot be read",
  ],
  [
    "a broken one, read for the series",
    document(5) + BROKEN + document(0),
    true,
    true,
    "a JSON document cannot be read",
  ],
  ["a cut one", document(5) + UNFINISHED, false, false, "the file ends inside a JSON document"],
  [
    "a cut one, read for the series",
    document(0) + UNFINISHED,
    true,
    true,
    "the file ends inside a JSON document",
  ],
])("%s is a warning with the line where it starts", async (_, text, series, counted, what) => {
  const { status, diagnostics } = await read(text, { series });
  expect(diagnostics).toEqual([warning(what, lines(document(0)))]);
  expect(status !== null).toBe(counted);
});

test("a broken document that is not needed is not looked at without a series", async () => {
  const early = document(5).replace('"iops": 100', '"iops": 100,,');
  expect((await read(early + document(0))).diagnostics).toEqual([]);
  expect((await read(early + document(0), { series: true })).diagnostics).toEqual([
    warning("a JSON document cannot be read", 1),
  ]);
});

test.each([
  [50, []],
  [51, ["case/vm.json: 1 more JSON document cannot be read."]],
  [2000, ["case/vm.json: 1,950 more JSON documents cannot be read."]],
])("of %i broken documents 50 are named, and the others counted", async (count, more) => {
  const { diagnostics } = await read(BROKEN.repeat(count));
  const named = diagnostics.slice(0, 50);
  expect(named.map(({ line }) => line)).toEqual(named.map((_, index) => 1 + index * (lines(BROKEN) - 1)));
  expect(diagnostics.slice(50).map(({ message }) => message)).toEqual(more);
});

test("the file is read again once, however many documents are broken", async () => {
  const [file] = folderOf([textFile("vm.json", BROKEN.repeat(10) + UNFINISHED)]).files;
  if (!file) throw new Error("no file");
  let opened = 0;
  const counted = { ...file, open: () => ((opened += 1), file.open()) };
  const { diagnostics } = await readFioMember("vm", counted, { series: false, onBytes: () => undefined });
  expect(diagnostics).toHaveLength(11);
  expect(opened).toBe(2);
});

test("a nested eta of 0 does not make a document count whose first job has time left", async () => {
  const nested = document(5).replace('"eta": 5', '"x": {"eta": 0}, "eta": 5');
  expect((await read(nested)).status).toBeNull();
});

test("an endless document is an error that names the file", async () => {
  const { diagnostics } = await read(`{\n${" ".repeat(33 * 2 ** 20)}`, { chunkBytes: 2 ** 20 });
  expect(diagnostics).toEqual([
    {
      severity: "error",
      code: "unreadable-file",
      message: "The file of vm cannot be read: a JSON document is longer than 33,554,432 bytes",
      file: "case/vm.json",
      line: null,
    },
  ]);
});

test("a canceled reading rejects with the reason", async () => {
  const [file] = folderOf([textFile("vm.json", document(0))]).files;
  const reason = new Error("enough");
  const reading = { series: false, onBytes: () => undefined, signal: AbortSignal.abort(reason) };
  await expect(file && readFioMember("vm", file, reading)).rejects.toBe(reason);
});
