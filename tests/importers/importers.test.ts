import { generateHcibench } from "../../bench/generate/hcibench";
import type { Source } from "../../src/archive/source";
import type { Progress } from "../../src/importers/reading/progressMeter";
import { importSource } from "../../src/importers/importers";
import { sourceOfText } from "./textSource";
import { TEXT_TOOLS } from "../../src/importers/textFormats";
import { esxtopText, rowsOf } from "./esxtop/esxtopTexts";
import { folderOf, textFile, zipOf } from "./sources";

const { files } = generateHcibench({ vms: 6, cases: 2, intervals: 30 });
const totalBytes = files.reduce((sum, { bytes }) => sum + bytes.length, 0);

test("a pasted text is a source of one file and is claimed by its content", async () => {
  const text = Buffer.from(files.find(({ path }) => path.endsWith("-res.txt"))?.bytes ?? []).toString();
  const { runs } = await importSource(sourceOfText("pasted text", `Have a look:\n${text}`));
  expect(runs.map((run) => [run.case, run.source.file])).toEqual([["pasted text", "pasted text"]]);
});

test.each([
  [
    "UTF-16",
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from("VMs = 2\r\nIOPS = 5 IO/S\r\n", "utf16le")]),
  ],
  ["UTF-8 with a mark", Buffer.from("\ufeffVMs = 2\nIOPS = 5 IO/S\n")],
])("a text in %s is read", async (_, bytes) => {
  const { runs } = await importSource(folderOf([{ path: "notes.txt", bytes }]));
  expect(runs.map((run) => [run.case, run.vms, run.results.iops])).toEqual([["notes", 2, 5]]);
});

test.each([
  [
    "a text",
    sourceOfText("notes.txt", "\n\n  Dear colleague,\nIOPS were fine"),
    'notes.txt.*begins "Dear colleague,"',
  ],
  ["an empty text", sourceOfText("pasted text", " \n"), "pasted text.*is empty"],
  ["nothing", { name: "empty folder", files: [] }, "empty folder.*contains no files"],
  [
    "other files",
    folderOf([textFile("a/photo.jpg", "x"), textFile("b.csv", "y")]),
    "results: no benchmark result was found \\(a/photo.jpg, b.csv\\)",
  ],
])(
  "%s is unrecognized, and the message quotes it and reports what was expected",
  async (_, source, message) => {
    const { runs, diagnostics } = await importSource(source);
    expect(runs).toEqual([]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ severity: "error", code: "unrecognised", file: source.name });
    expect(diagnostics[0]?.message).toMatch(new RegExp(`${message}.*Expected the results of HCIBench`));
  },
);

test("progress grows to the whole, in few steps", async () => {
  const seen: Progress[] = [];
  await importSource(folderOf(files), { onProgress: (progress) => seen.push(progress) });
  const done = seen.map((progress) => progress.doneBytes);
  expect(done).toEqual([...done].sort((a, b) => a - b));
  expect(seen.length).toBeGreaterThan(2);
  expect(seen.length).toBeLessThan(250);
  expect(new Set(seen.map((progress) => progress.totalBytes)).size).toBe(1);
  expect(seen.at(-1)?.doneBytes).toBe(seen[0]?.totalBytes);
  expect(seen[0]?.totalBytes).toBeLessThanOrEqual(totalBytes);
});

test("a canceled import rejects with the signal's reason and leaves no stream open", async () => {
  const source = folderOf(files, 1024);
  const controller = new AbortController();
  const reason = new Error("the user changed their mind");
  const reading = importSource(source, {
    signal: controller.signal,
    onProgress: () => controller.abort(reason),
  });
  await expect(reading).rejects.toBe(reason);
  expect(source.openStreams()).toBe(0);
});

test("an import that was canceled before it began reads nothing", async () => {
  const source = folderOf(files);
  const signal = AbortSignal.abort(new Error("too late"));
  await expect(importSource(source, { signal })).rejects.toThrow("too late");
  expect(source.openStreams()).toBe(0);
});

test("a zip can be canceled while it is inflated", async () => {
  const source = await zipOf(files);
  const controller = new AbortController();
  const reading = importSource(source, {
    signal: controller.signal,
    onProgress: () => controller.abort(new Error("stop")),
  });
  await expect(reading).rejects.toThrow("stop");
});

test("no stream stays open after an import that stopped reading early", async () => {
  const source = folderOf(files);
  await importSource(source);
  expect(source.openStreams()).toBe(0);
});

describe("an unrecognized source", () => {
  const gone = (path: string, reason: unknown) => ({
    path,
    sizeBytes: 5,
    open: () => new ReadableStream<Uint8Array>({ start: (c) => c.error(reason) }),
  });
  const readOnce = (text: string): Source => {
    const [file] = sourceOfText("a.txt", text).files;
    let opened = 0;
    const open = () => (opened++ === 0 && file ? file : gone("a.txt", new Error("disk gone"))).open();
    return { name: "a.txt", files: [{ path: "a.txt", sizeBytes: text.length, open }] };
  };
  const quoted = async (source: Source) => {
    const { diagnostics } = await importSource(source);
    return /^(?:a(?:\.txt)? is not a supported benchmark result|results: no benchmark result was found) \((.*)\)\. Expected/.exec(
      diagnostics[0]?.message ?? "",
    )?.[1];
  };
  const paths = (count: number) =>
    folderOf(Array.from({ length: count }, (_, index) => textFile(`${index}.x`, "x")));

  test.each<[string, Source, string]>([
    [
      "its first line with something in it",
      sourceOfText("a", "\r\n \t\r\n  one  \r\ntwo"),
      'it begins "one"',
    ],
    ["a line that an old Mac ended", sourceOfText("a", "one\rtwo"), 'it begins "one"'],
    ["80 characters", sourceOfText("a", "x".repeat(80)), `it begins "${"x".repeat(80)}"`],
    ["no more than 80 characters", sourceOfText("a", "x".repeat(81)), `it begins "${"x".repeat(80)}..."`],
    ["tabs and quotes, spelled out", sourceOfText("a", 'a\t"b"'), String.raw`it begins "a\t\"b\""`],
    [
      "no control characters",
      sourceOfText("a", "notes: a\u0000b\u001b[1m\u200ec, of today"),
      'it begins "notes: a\ufffdb\ufffd[1m\ufffdc, of today"',
    ],
    ["that its first 4 KiB are empty", sourceOfText("a", `${" ".repeat(4096)}x`), "it is empty"],
    ["what begins within its first 4 KiB", sourceOfText("a", `${" ".repeat(4095)}xy`), 'it begins "x"'],
    ["that it cannot be read again", readOnce("one"), "it cannot be read"],
    ["five files", paths(5), "0.x, 1.x, 2.x, 3.x, 4.x"],
    ["no more than five files", paths(6), "0.x, 1.x, 2.x, 3.x, 4.x, ..."],
  ])("is quoted with %s", async (_, source, quote) => {
    expect(await quoted(source)).toBe(quote);
  });

  test.each<[string, string[], string[]]>([
    ["one", ["a.txt"], ["a.txt cannot be read: disk gone"]],
    ["all", ["a.txt", "b.txt"], ["a.txt cannot be read: disk gone", "b.txt cannot be read: disk gone"]],
  ])("whose files, %s, cannot be read is reported with the reasons alone", async (_, named, messages) => {
    const { diagnostics } = await importSource({
      name: "files",
      files: named.map((path) => gone(path, new Error("disk gone"))),
    });
    expect(diagnostics.map(({ code, message }) => [code, message])).toEqual(
      messages.map((message) => ["unreadable-file", message]),
    );
  });

  test("a reason that begins with the name of the file is not repeated behind it", async () => {
    const reason = "a.zip cannot be read as a zip (no end): it is damaged.";
    const { diagnostics } = await importSource({ name: "a.zip", files: [gone("a.zip", new Error(reason))] });
    expect(diagnostics.map(({ message }) => message)).toEqual([reason]);
  });

  test("of several files advises what to do with each, and reports what was expected for the others", async () => {
    const files = [
      textFile("doc.pdf", "%PDF-1.7"),
      textFile("letter.docx", "PK\u0003\u0004"),
      textFile("slides.pptx", "PK\u0003\u0004"),
      { path: "photo.jpg", bytes: Uint8Array.of(0xff, 0xd8, 0xff) },
    ];
    const messageOf = async (name: string, ...more: typeof files) =>
      (await importSource({ ...folderOf([...files, ...more]), name })).diagnostics[0]?.message;
    const copy = "copy its text and paste it, or import the results that it was made of.";
    const advice =
      `doc.pdf is a PDF, which contains no readable results: ${copy} ` +
      `letter.docx is a Word document, which contains no readable results: ${copy} ` +
      `slides.pptx is a PowerPoint presentation, which contains no readable results: ${copy} ` +
      "photo.jpg is a picture, which contains no readable results: import the results that it shows.";
    expect(await messageOf("4 files")).toBe(
      `4 files: no benchmark result was found (doc.pdf, letter.docx, slides.pptx, photo.jpg). ${advice}`,
    );
    const five = await messageOf("5 files", textFile("notes.txt", "milk"));
    expect(five?.startsWith("5 files: no benchmark result was found (doc.pdf, ")).toBe(true);
    expect(five).toContain(`${advice} Expected the results of ${TEXT_TOOLS}: `);
  });

  test("reports which tools are known", async () => {
    const { diagnostics } = await importSource(sourceOfText("a.txt", "one"));
    expect(diagnostics).toEqual([
      {
        severity: "error",
        code: "unrecognised",
        message:
          'a.txt is not a supported benchmark result (it begins "one"). Expected the results of ' +
          `${TEXT_TOOLS}: a results folder or zip, a results file, or its pasted text; or ` +
          "esxtop's batch CSV of a host.",
        file: "a.txt",
        line: null,
      },
    ]);
  });
});

test("next to recordings of hosts other files are mentioned, and an archive is named", async () => {
  const { recordings, diagnostics } = await importSource(
    folderOf([
      textFile("esx1.csv", esxtopText(rowsOf([10, 20, 30]))),
      textFile("photo.jpg", "x"),
      textFile("older.zip", "x"),
    ]),
  );
  expect(recordings).toHaveLength(1);
  expect(diagnostics).toEqual([
    {
      severity: "info",
      code: "no-benchmark",
      message: "2 files contain no benchmark results: photo.jpg, older.zip.",
      file: "results",
      line: null,
    },
    expect.objectContaining({ severity: "warning", code: "nested-archive", file: "older.zip" }),
  ]);
});
