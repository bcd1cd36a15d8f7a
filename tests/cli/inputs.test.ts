import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { DIST } from "../dist";
import { runCli } from "./runCli";
import { runSources } from "./runSources";

const SAMPLE = path.resolve(__dirname, "../../samples/easy-run-1725000000.zip");
const TEXT = "Datastore = ds\nVMs = 2\nIOPS = 7 IO/S\n";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** Runs the command line with something on its standard input, which is a pipe. */
function piped(input: Buffer | string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(DIST, "cli.js"), ...args], {
    encoding: "utf8",
    input,
    maxBuffer: 2 ** 28,
  });
  return { code: status, out: stdout.trimEnd(), err: stderr.trimEnd() };
}

const runsOf = (out: string) => (JSON.parse(out) as { runs: { results: unknown }[] }).runs;

test.each(["-", "/dev/stdin"])("a zip is read from standard input, named %s", async (name) => {
  const { code, out, err } = piped(fs.readFileSync(SAMPLE), "parse", name);
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const results = runsOf(out).map((run) => run.results);
  expect(results).toEqual(runsOf((await runSources("parse", SAMPLE)).out).map((run) => run.results));
});

test("a text is read from standard input", () => {
  expect(runsOf(piped(TEXT, "parse", "-").out)).toMatchObject([{ results: { iops: 7 } }]);
});

test("an encrypted entry is named with its zip", async () => {
  const zip = path.join(folder, "secret.zip");
  const bytes = fs.readFileSync(SAMPLE);
  // The flags of the last entry in the central directory.
  bytes.writeUInt16LE(1, bytes.lastIndexOf("PK\u0001\u0002", undefined, "latin1") + 8);
  fs.writeFileSync(zip, bytes);
  const { code, err } = await runSources("parse", SAMPLE, zip);
  expect([code, err]).toEqual([
    1,
    expect.stringMatching(/^secret\.zip: .* is encrypted: save the archive without/),
  ]);
});

test("results that are named twice are refused: they would count twice, or be compared with themselves", async () => {
  const link = path.join(folder, "link.zip");
  fs.symlinkSync(SAMPLE, link);
  const xlsx = path.join(folder, "twice.xlsx");
  expect(await runSources("report", SAMPLE, SAMPLE, "-o", xlsx)).toMatchObject({
    code: 1,
    err: `"${SAMPLE}" is named twice: name each input once`,
  });
  expect(await runSources("report", SAMPLE, link, "--compare", "-o", xlsx)).toMatchObject({
    code: 1,
    err: `"${link}" is "${SAMPLE}" under another name: name one of them`,
  });
  expect(fs.existsSync(xlsx)).toBe(false);
});

test.each([
  ["IOPS = 70,000 IO/S", 'results.txt:3: IOPS is "70,000 IO/S", which is not a number.'],
  ["IOPS = -7 IO/S", 'results.txt:3: IOPS is "-7 IO/S", which is not a number.'],
])("a text whose one figure cannot be read is refused with the line: %s", async (line, message) => {
  const results = path.join(folder, "results.txt");
  fs.writeFileSync(results, `Datastore = ds\nVMs = 2\n${line}\n`);
  expect(await runSources("report", results)).toMatchObject({ code: 1, err: message });
});

test("a test without VMs that have results is refused with that as the reason", async () => {
  const results = path.join(folder, "none.txt");
  fs.writeFileSync(results, "Datastore = ds\nVMs = 0\nIOPS = 7 IO/S\n");
  expect(await runSources("parse", results)).toMatchObject({
    code: 1,
    err: "none.txt: no VM has results, and there are no IOPS.",
  });
});

test("a device is refused", async () => {
  expect(await runSources("parse", "/dev/zero")).toMatchObject({
    code: 1,
    err: expect.stringContaining("is a device"),
  });
});

test("escape characters of names do not reach the terminal", () => {
  const file = path.join(folder, "a\x1b[2Jb.txt");
  fs.writeFileSync(file, "nothing");
  const { code, err } = runCli("parse", file);
  expect(code).toBe(1);
  expect(err).not.toContain("\x1b");
  expect(err).toContain("[2Jb.txt is");
});

test("one case with a name of 40,000 characters leaves the others readable", async () => {
  const results = path.join(folder, "cases.txt");
  fs.writeFileSync(results, `${TEXT}Datastore = ${"d".repeat(40_000)}\nVMs = 2\nIOPS = 8 IO/S\n`);
  const xlsx = path.join(folder, "cases.xlsx");
  expect(await runSources("report", results, "-o", xlsx)).toMatchObject({ code: 0 });
  expect(fs.existsSync(xlsx)).toBe(true);
});

test("a case with a name of 600 emoji leaves the report readable", async () => {
  const results = path.join(folder, "emoji.txt");
  fs.writeFileSync(results, `Datastore = a${"😀".repeat(600)}\nVMs = 2\nIOPS = 8 IO/S\n`);
  const xlsx = path.join(folder, "emoji.xlsx");
  expect(await runSources("report", results, "-o", xlsx)).toMatchObject({ code: 0, err: "" });
});

test("an output that is an input is refused before anything is read", async () => {
  const copy = path.join(folder, "copy.zip");
  fs.copyFileSync(SAMPLE, copy);
  expect(await runSources("report", copy, "-o", copy)).toMatchObject({
    code: 1,
    err: expect.stringContaining("is an input"),
  });
  expect(fs.readFileSync(copy).equals(fs.readFileSync(SAMPLE))).toBe(true);
});

test("with --values no formula needs a function of HCI Planner, as the message explains", async () => {
  const xlsx = path.join(folder, "values.xlsx");
  const live = await runSources("report", SAMPLE, "-o", xlsx);
  expect(live.out).toContain("for LibreOffice and others, create it with --values");
  const bytes = fs.readFileSync(xlsx).length;
  const values = await runSources("report", SAMPLE, "-o", xlsx, "--values");
  expect(values).toMatchObject({ code: 0, err: "" });
  expect(values.out).toContain("open it in any spreadsheet");
  expect(fs.readFileSync(xlsx).length).not.toBe(bytes);
});

test.each([
  ["report", "a.zip", "--hosts", "4", "--hosts", "5"],
  ["parse", "a.zip", "--format", "csv", "--format", "json"],
  ["estate", "a.xlsx", "-o", "a.xlsx", "-o", "b.xlsx"],
  ["design", "a.xlsx", "--options", "a.json", "--options", "b.json"],
  ["templates", "--with", "hosts", "--with", "ip-plan"],
  ["upgrade", "a.xlsx", "-o", "b.xlsx", "-o", "c.xlsx"],
])("%s refuses an option that appears twice", async (...args) => {
  const { code, err } = await runSources(...args);
  expect({ code, err }).toMatchObject({
    code: 2,
    err: expect.stringContaining("appears twice: use it once"),
  });
});
