import { looksLikeFio, parseFioText } from "../../../src/importers/fio/parseFioText";
import { direction3, document3, job3, normal, terse } from "./fioTexts";

/** The diagnostics of a text, as `severity code line: message`. */
const diagnosticsOf = (text: string) =>
  parseFioText(text, "d/a.json").diagnostics.map(({ severity, code, file, line, message }) => {
    expect(file).toBe("d/a.json");
    return `${severity} ${code} ${line}: ${message}`;
  });

const lineOf = (part: string, text: string) => text.slice(0, text.indexOf(part)).split("\n").length;

/** A document with a job before the one with diagnostics. */
const second = (changes: object) => document3([job3(), job3({ jobname: "b", groupid: 1, ...changes })]);
const line = lineOf('"jobname": "b"', second({}));
const idle = direction3(0, 0, null);
const clat = { iops: 10, clat_ns: { mean: 1, max: 2 } };

test.each([
  ["an error", { error: 28 }, [`warning job-error ${line}: Job b ended with error 28.`]],
  ["no error said", { error: undefined }, []],
  ["time left", { eta: 30 }, [`warning unfinished-run ${line}: Job b had 30 s left: the run is incomplete.`]],
  ["one second left", { eta: 1 }, [`warning unfinished-run ${line}: Job b had 1 s left`]],
  ["no time said", { eta: undefined }, []],
  ["no I/O", { read: idle, write: idle }, [`warning no-io ${line}: Job b did no reads and no writes.`]],
  ["no direction", { read: {}, write: {} }, [`warning no-io ${line}: Job b did no reads and no writes.`]],
  ["I/O in one direction", { write: idle, "job options": {} }, []],
  [
    "trims",
    { trim: { iops: 0.5 } },
    [`info trim-left-out ${line}: Job b trimmed too: its trims are not in the totals.`],
  ],
  [
    "completion latency in one direction",
    { write: clat },
    [`info latency-clat ${line}: Job b has no total latency: its completion latency (clat) is used.`],
  ],
])("a job with %s", (_, changes, expected) => {
  expect(diagnosticsOf(second(changes))).toEqual(
    expected.map((words) => expect.stringContaining(words) as string),
  );
});

const whole = document3([job3()]);
const behind = whole.split("\n").length;

test.each([
  [
    "a document that is cut",
    `${whole}{ "jobs": [`,
    `error damaged-json ${behind}: The JSON document that starts in line ${behind} has no end: use the whole output.`,
  ],
  [
    "a document that is no JSON",
    `${whole}{ jobs }`,
    `error damaged-json ${behind}: The JSON document of line ${behind} cannot be read: `,
  ],
  [
    "a document of something else",
    `${whole}{ "a": 1 }`,
    `warning no-fio-jobs ${behind}: The JSON document of line ${behind} holds no jobs of fio.`,
  ],
  [
    "a document without a job",
    `${whole}{ "jobs": [] }`,
    `warning no-fio-jobs ${behind}: The document of line ${behind} lists no job: fio ran none.`,
  ],
])("%s, behind a whole one", (_, text, words) => {
  expect(diagnosticsOf(text)).toEqual([expect.stringContaining(words)]);
  expect(parseFioText(text, "a").runs).toHaveLength(1);
});

test.each([
  [
    "terse output",
    `noise\n${terse}`,
    /^error fio-terse 2: d\/a\.json is fio's terse output, whose columns differ by version\. Run fio with --output-format=json and import that\.$/,
  ],
  [
    "normal output without results",
    `noise\n\n${normal.split("\n").slice(0, 2).join("\n")}`,
    /^error fio-text 3: d\/a\.json holds no results of fio\. Run fio with --output-format=json and import that\.$/,
  ],
  [
    "another text",
    "hello",
    /^error no-fio-json null: d\/a\.json holds no results of fio\. Run fio with --output-format=json and import that\.$/,
  ],
])("%s is refused with the reason", (_, text, words) => {
  expect(diagnosticsOf(text)).toEqual([expect.stringMatching(words)]);
});

describe("documents that follow each other", () => {
  const START_MS = 1_700_000_000_000;
  const status = (elapsed: number | undefined, eta: number, lateMs = 0, jobname = "mixed") =>
    document3([job3({ elapsed, eta, jobname })], { timestamp_ms: START_MS + (elapsed ?? 0) * 1000 + lateMs });
  const count = (...documents: string[]) => parseFioText(documents.join(""), "a").runs.length;

  test("of one run: the last is used, and that is reported", () => {
    const text = status(5, 6) + status(8, 3) + status(11, 0);
    expect(count(text)).toBe(1);
    expect(diagnosticsOf(text)).toEqual([
      "info interim-status null: 3 status documents: the last of each run is used (1).",
    ]);
  });

  test.each([
    ["whose starts seem 2.5 s apart", [status(5, 6), status(11, 0, 2500)], 1],
    ["whose starts seem 2.5 s apart, the other way", [status(5, 6, 2500), status(11, 0)], 1],
    ["whose starts are further apart: two runs", [status(5, 6), status(11, 0, 2501)], 2],
    ["whose starts are further apart, the other way: two runs", [status(5, 6, 2501), status(11, 0)], 2],
    ["of the same second, the first with time left", [status(11, 1), status(11, 0)], 1],
    ["of the same second, both at their end: side by side", [status(11, 0), status(11, 0)], 2],
    ["of which the first, without time left, is followed by a later one", [status(10, 0), status(11, 0)], 1],
    ["of which the first is later, at its end: side by side", [status(11, 0), status(10, 0)], 2],
    ["of other jobs", [status(5, 6), status(11, 0, 0, "other")], 2],
    ["that do not say what has passed", [status(undefined, 1), status(undefined, 0)], 2],
    [
      "without a time",
      [status(5, 6), status(11, 0)].map((text) => text.replaceAll(/ *"timestamp.*\n/g, "")),
      2,
    ],
  ])("%s", (_, documents, runs) => {
    expect(count(...documents)).toBe(runs);
  });

  test("without a job are not states of one run", () => {
    expect(diagnosticsOf(document3([]) + document3([]))).toHaveLength(2);
  });
});

test("a document without names of jobs is in its first line", () => {
  const text = `\n${document3([job3({ jobname: undefined, error: 1 })])}`;
  const { runs, diagnostics } = parseFioText(text, "a");
  expect(diagnostics.map(({ code, line: at }) => [code, at])).toEqual([["job-error", 2]]);
  expect(runs[0]?.source.line).toBe(2);
  expect(new Set(runs[0]?.reported.map(({ line: at }) => at))).toEqual(new Set([2]));
});

test.each([
  ['{\n  "fio version" : "fio-3.1"', true],
  ['{"fio version":', true],
  ['"fio version":', false],
  ['{ "version": "fio-3" }', false],
  ['"jobs" : [ { "jobname" : "a"', true],
  ['"client_stats":[{"jobname"', true],
  ['"jobs": [ "jobname"', false],
  ['"my_jobs": [ { "jobname"', false],
  ['"jobs": { "jobname"', false],
  ["3;fio-2.0.15;seq;0", true],
  ["noise\n \t2;fio-3.1;a", true],
  ["9;fio-3.1;a", true],
  ["1;fio-3.1;a", false],
  ["3;fio-;a", false],
  ["3;fio-3 .1;a", false],
  ["x 3;fio-3.1;a", false],
  ["seq: (g=0): rw=read, bs=64K", true],
  ["seq: (g=12): rw=randrw, bs=(R) 4096B", true],
  ["seq: (g=0): rw=, bs=64K", false],
  ["seq: (g=): rw=read, bs=64K", false],
  ["seq: (groupid=10, jobs=12): err= 0", true],
  ["seq (groupid=0, jobs=1): err= 0", false],
  ["seq: (groupid=0, jobs=): err= 0", false],
  ["seq: (groupid=, jobs=1): err= 0", false],
])("whether %j is fio's: %s", (text, claimed) => {
  expect(looksLikeFio(text)).toBe(claimed);
});
