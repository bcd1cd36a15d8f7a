import { joinRecordings, type HostRecording } from "../../../src/model/benchmark/hostRecording";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import { MAX_WANTED_COLUMNS } from "../../../src/importers/esxtop/hostColumns";
import { MAX_ROWS, RecordingReader } from "../../../src/importers/esxtop/recordingReader";
import { esxtop } from "../../../src/importers/esxtop/esxtop";
import { claimedBy, readBy } from "../owners";
import { folderOf, textFile, type TestFile } from "../sources";
import { esxtopText, hostRow, rowsOf, uplink, USED, UTIL } from "./esxtopTexts";
import { longTest } from "../../volume";

async function read(
  file: string | Uint8Array,
  chunkBytes = 7,
): Promise<{ recordings: HostRecording[]; diagnostics: Diagnostic[]; codes: string[] }> {
  const bytes: TestFile =
    typeof file === "string" ? textFile("esx1.csv", file) : { path: "esx1.csv", bytes: file };
  const source = folderOf([bytes], chunkBytes);
  const result = await readBy(esxtop, source);
  expect(source.openStreams()).toBe(0);
  return { ...result, codes: result.diagnostics.map(({ code }) => code) };
}

const clock = (ms: number | undefined) => (ms === undefined ? "" : new Date(ms).toISOString().slice(11, 19));

/** Beginning, end and CPU use of the intervals of the only recording. */
function intervalsOf({ recordings }: { recordings: HostRecording[] }): (string | number | null)[][] {
  expect(recordings).toHaveLength(1);
  return (recordings[0]?.intervals ?? []).map(({ startMs, endMs, cpuUsedPct }) => [
    clock(startMs),
    clock(endMs),
    cpuUsedPct,
  ]);
}

test.each([1, 7, 4096])("a file as esxtop writes it, in chunks of %d bytes", async (chunkBytes) => {
  const result = await read(esxtopText(rowsOf([10, 20, 30])), chunkBytes);
  expect(result.diagnostics).toEqual([]);
  expect(result.recordings[0]).toMatchObject({ host: "esx1.lab", logicalProcessors: 4, source: "esx1.csv" });
  expect(intervalsOf(result)).toEqual([
    ["10:00:00", "10:00:05", 20],
    ["10:00:05", "10:00:10", 30],
  ]);
  expect(result.recordings[0]?.intervals[0]).toMatchObject({
    startMs: Date.parse("2024-11-29T10:00:00Z"),
    cpuUtilPct: 30,
    uplinks: [{ name: "vmnic0", transmitBitsPerSecond: 1e9, receiveBitsPerSecond: 0.5e9 }],
  });
});

test.each([
  ["(UTC)(0)", "10:00:00"],
  ["(Romance Standard Time)(-60)", "09:00:00"],
  ["(Central Daylight Time)(300)", "15:00:00"],
])("the time zone %s of the header counts: the recording begins at %s UTC", async (zone, start) => {
  expect(intervalsOf(await read(esxtopText(rowsOf([1, 2]), { zone })))[0]?.[0]).toBe(start);
});

test("a header without a zone is taken as UTC and reported", async () => {
  const result = await read(esxtopText(rowsOf([1, 2]), { zone: "" }));
  expect(intervalsOf(result)[0]?.[0]).toBe("10:00:00");
  expect(result.codes).toEqual(["esxtop-zone"]);
});

test("several uplinks are by name, and one on two switches is their sum", async () => {
  const more = {
    [uplink("vmnic1", "Transmitted")]: "1.50",
    [uplink("vmnic1", "Received")]: "2.50",
    [uplink("vmnic1", "Received").replace("DvsPortset-0", "vSwitch0")]: "0.50",
  };
  const { recordings } = await read(esxtopText(rowsOf([1, 2], more)));
  expect(recordings[0]?.intervals[0]?.uplinks).toEqual([
    { name: "vmnic0", transmitBitsPerSecond: 1e9, receiveBitsPerSecond: 0.5e9 },
    { name: "vmnic1", transmitBitsPerSecond: 1.5e6, receiveBitsPerSecond: 3e6 },
  ]);
});

describe("saved again by a spreadsheet", () => {
  const saved = (times: readonly string[], used: readonly string[], decimal = ".") =>
    esxtopText(
      times.map((time, index) => [time, { [USED]: (used[index] ?? "").replace(".", decimal) }]),
      { quote: "", delimiter: decimal === "," ? ";" : ",", end: "\r\n" },
    );

  test("semicolons, decimal comma, the day first", async () => {
    const result = await read(saved(["26/3/2015 22:42:00", "26/3/2015 22:42:05"], ["1.5", "2.5"], ","));
    expect(intervalsOf(result)).toEqual([["22:42:00", "22:42:05", 2.5]]);
  });

  test("without seconds the rows are averaged by the minute, and that is reported", async () => {
    const times = [
      "3/26/2015 22:42",
      "3/26/2015 22:42",
      "3/26/2015 22:42",
      "3/26/2015 22:43",
      "3/26/2015 22:43",
    ];
    const result = await read(saved(times, ["9", "1", "3", "5", "7"]));
    expect(intervalsOf(result)).toEqual([
      ["22:42:00", "22:43:00", 2],
      ["22:43:00", "22:44:00", 6],
    ]);
    expect(result.codes).toContain("esxtop-minutes");
  });

  test("intervals of whole minutes need no seconds", async () => {
    const result = await read(saved(["3/26/2015 22:42", "3/26/2015 22:47"], ["1", "2"]));
    expect(intervalsOf(result)).toEqual([["22:42:00", "22:47:00", 2]]);
    expect(result.codes).not.toContain("esxtop-minutes");
  });

  test("a date that can be read both ways is refused and quoted", async () => {
    const result = await read(saved(["3/4/2015 22:42", "3/4/2015 22:43"], ["1", "2"]));
    expect(result.recordings).toEqual([]);
    expect(result.diagnostics).toEqual([
      expect.objectContaining({
        severity: "error",
        code: "esxtop-date-order",
        line: 2,
        message: expect.stringMatching(/^"3\/4\/2015 22:42" may begin with the day or with the month/),
      }),
    ]);
  });

  test("what a sheet cuts off is named with the reason", async () => {
    const names = Array.from({ length: 16_382 }, (_, index) => [`Group Cpu(${index}:vm)\\% Used`, "1"]);
    const row = { [USED]: "1", ...Object.fromEntries(names) };
    const times = ["3/26/2015 22:42:00", "3/26/2015 22:42:05"];
    const text = esxtopText(
      times.map((time) => [time, row]),
      { quote: "" },
    );
    const { diagnostics, recordings } = await read(text, 65536);
    expect(recordings).toHaveLength(1);
    expect(diagnostics.find(({ code }) => code === "esxtop-missing")?.message).toMatch(
      /lacks ".*% Util Time", ".*MBits Transmitted\/sec".*16384 columns, where a spreadsheet cuts/,
    );
  });
});

describe("damaged files give what they hold and report the rest", () => {
  const whole = esxtopText(rowsOf([10, 20, 30]));

  test("the last line is cut anywhere", async () => {
    const lastLine = whole.lastIndexOf('"11/29');
    for (let length = lastLine; length < whole.length - 2; length += 1) {
      const result = await read(whole.slice(0, length), 512);
      expect(intervalsOf(result)).toEqual([["10:00:00", "10:00:05", 20]]);
      if (length > lastLine + 1) expect(result.codes).toEqual(["esxtop-columns"]);
    }
    // Only the line feed is missing.
    expect(intervalsOf(await read(whole.trimEnd()))).toHaveLength(2);
  });

  test("the header alone", async () => {
    const result = await read(whole.slice(0, whole.indexOf("\n") + 1));
    expect(result.recordings).toEqual([]);
    expect(result.diagnostics[0]).toMatchObject({
      code: "esxtop-no-rows",
      message: expect.stringContaining("esx1.lab has a header but no rows"),
    });
  });

  test("a line with a column too many, one that is not a time, one with a value that is not a number", async () => {
    const lines = esxtopText(rowsOf([10, 20, 30, 40, 50, 60]))
      .trimEnd()
      .split("\n");
    lines[2] += ',"1","2"';
    lines[3] = (lines[3] ?? "").replace("11/29/2024", "someday");
    lines[6] = (lines[6] ?? "").replaceAll("60.00", "a lot");
    const result = await read(lines.join("\n"));
    expect(result.codes).toEqual(["esxtop-columns", "esxtop-time", "esxtop-value", "esxtop-pause"]);
    expect(result.diagnostics.map(({ line }) => line)).toEqual([3, 4, 7, 5]);
    expect(result.diagnostics[1]?.message).toContain('"someday 10:00:10" is not a readable time stamp');
    expect(result.diagnostics[2]?.message).toMatch(/"a lot" under ".*% Processor Time" is not a number/);
    expect(intervalsOf(result).map(([, , used]) => used)).toEqual([50, null]);
  });

  test("a stray quote spoils its line only", async () => {
    const lines = whole.trimEnd().split("\n");
    lines[2] = (lines[2] ?? "").replace('"20.00"', '"20.00');
    const result = await read(`${lines.join("\n")}\n`);
    expect(result.codes).toContain("esxtop-columns");
    expect(intervalsOf(result).map(([, , used]) => used)).toEqual([30]);
  });

  test("a clock that returns, and a pause of the recording", async () => {
    const rows = rowsOf([1, 2, 3, 4, 5]);
    const at = (index: number, time: string) => [`11/29/2024 ${time}`, rows[index]?.[1] ?? {}] as const;
    const times = ["10:00:00", "10:00:05", "10:00:04", "10:00:09", "10:05:00"];
    const result = await read(esxtopText(times.map((time, index) => at(index, time))));
    expect(intervalsOf(result)).toEqual([
      ["10:00:00", "10:00:05", 2],
      ["10:00:05", "10:00:09", 4],
    ]);
    expect(result.codes).toEqual(["esxtop-backwards", "esxtop-pause"]);
  });

  test("a stream that breaks", async () => {
    const bytes = new TextEncoder().encode(whole);
    const open = () => {
      let pulled = 0;
      return new ReadableStream<Uint8Array>({
        pull(controller) {
          pulled += 1;
          if (pulled === 1) controller.enqueue(bytes.subarray(0, bytes.length - 40));
          else controller.error(new Error("the disk is gone"));
        },
      });
    };
    const files = [{ path: "esx1.csv", sizeBytes: bytes.length, open }];
    const { recordings, diagnostics } = await readBy(esxtop, { name: "folder", files });
    expect(recordings[0]?.intervals).toHaveLength(1);
    expect(diagnostics).toEqual([
      expect.objectContaining({ severity: "error", message: expect.stringContaining("the disk is gone") }),
    ]);
  });
});

describe("columns that are missing", () => {
  const without = (pattern: RegExp) =>
    esxtopText(
      rowsOf([10, 20, 30]).map(([time, row]) => [
        time,
        Object.fromEntries(Object.entries(row).filter(([name]) => !pattern.test(name))),
      ]),
    );

  test("uplinks: named, and the CPU is read", async () => {
    const result = await read(without(/Network/));
    expect(result.recordings[0]?.intervals[0]).toMatchObject({ cpuUsedPct: 20, uplinks: [] });
    expect(result.diagnostics[0]?.message).toMatch(
      /lacks "Network Port\(\.\.\.:vmnic\.\.\.\)\\MBits Transmitted\/sec", ".*Received\/sec"/,
    );
  });

  test("PCPU USED: the time share never replaces it", async () => {
    const result = await read(without(/Processor Time/));
    expect(result.recordings[0]?.intervals[0]).toMatchObject({ cpuUsedPct: null, cpuUtilPct: 30 });
    expect(result.codes).toEqual(["esxtop-missing"]);
  });

  test("the column for all processors: the mean of theirs, and that is reported", async () => {
    const result = await read(without(/_Total/));
    expect(result.recordings[0]).toMatchObject({ logicalProcessors: 4 });
    expect(intervalsOf(result)[0]?.[2]).toBe(20);
    expect(result.codes).toEqual(["esxtop-no-total"]);
  });

  test("a processor between others, and no column for all: no CPU figure", async () => {
    const result = await read(without(/_Total|Cpu\(1\)/));
    expect(result.recordings[0]).toMatchObject({ logicalProcessors: null });
    expect(result.recordings[0]?.intervals[0]).toMatchObject({ cpuUsedPct: null, cpuUtilPct: null });
    expect(result.diagnostics[0]?.message).toContain("Columns of only some processors");
  });

  test("the last processors: the column for all reports that their number is unknown", async () => {
    const rows = rowsOf([10, 20, 30], { "Physical Cpu(3)\\% Processor Time": "90.00" });
    const cut = rows.map(([time, row]) => {
      const left = Object.entries(row).filter(([name]) => !name.startsWith("Physical Cpu(3)\\% Proc"));
      return [time, { ...Object.fromEntries(left), [USED]: "36.00" }] as const;
    });
    const result = await read(esxtopText(cut));
    expect(result.recordings[0]?.logicalProcessors).toBeNull();
    expect(result.diagnostics[0]).toMatchObject({
      code: "esxtop-processors",
      message: expect.stringContaining(
        "All processors together used 36.0%, those with a column of their own 20.0%",
      ),
    });
  });

  test("all of them, as in a recording of Windows", async () => {
    const text = `"(PDH-CSV 4.0) (UTC)(0)","\\\\pc\\Processor(_Total)\\% Processor Time"\n"11/29/2024 10:00:00","1"\n`;
    const result = await read(text);
    expect(result.recordings).toEqual([]);
    expect(result.codes).toEqual(["esxtop-no-columns"]);
  });
});

test("recordings that were appended to one file: one a header, which the hosts join", async () => {
  const first = esxtopText(rowsOf([10, 20, 30]));
  const later = esxtopText(rowsOf([40, 50]).map(([time, row]) => [time.replace("10:00", "11:00"), row]));
  const other = esxtopText(rowsOf([60, 70]), { host: "esx2.lab" });
  const { recordings, diagnostics } = await read(first + other + later);
  expect(diagnostics).toEqual([]);
  const joined = joinRecordings(recordings);
  expect(joined.diagnostics).toEqual([]);
  expect(
    joined.recordings.map(({ host, intervals }) => [host, intervals.map(({ cpuUsedPct }) => cpuUsedPct)]),
  ).toEqual([
    ["esx1.lab", [20, 30, 50]],
    ["esx2.lab", [70]],
  ]);
});

test("hosts that call themselves localhost are distinguished by their files", async () => {
  const text = esxtopText(rowsOf([1, 2]), { host: "localhost" });
  const source = folderOf([textFile("a/esx7.csv", text), textFile("b/esx8.CSV", text)]);
  const { recordings } = await readBy(esxtop, source);
  expect(recordings.map(({ host }) => host)).toEqual(["esx7", "esx8"]);
});

test.each([
  ["UTF-8 with a mark", (text: string) => Buffer.from(`\ufeff${text}`)],
  ["UTF-16", (text: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")])],
])("%s", async (_, encode) => {
  const result = await read(encode(esxtopText(rowsOf([10, 20, 30]))));
  expect(result.diagnostics).toEqual([]);
  expect(intervalsOf(result)).toHaveLength(2);
});

test("files of any kind of text are claimed by their first bytes", async () => {
  const opened: string[] = [];
  const files = [
    textFile("a/hci-fio-1.json", "{}"),
    textFile("a/iometer.csv", "'Test Type,Test Description\n"),
    textFile("a/esx.csv", esxtopText(rowsOf([1, 2]))),
    textFile("a/notes.txt", esxtopText(rowsOf([1, 2]))),
  ];
  const source = folderOf(files);
  const watched = {
    ...source,
    files: source.files.map((file) => ({
      ...file,
      open: () => {
        opened.push(file.path);
        return file.open();
      },
    })),
  };
  expect(await claimedBy(esxtop, watched)).toEqual(["a/esx.csv", "a/notes.txt"]);
  expect(opened).toEqual(["a/iometer.csv", "a/esx.csv", "a/notes.txt"]);
});

test("a wide file keeps the wanted columns only", async () => {
  const many = Array.from({ length: 20_000 }, (_, index) => [
    `Group Cpu(${index}:vm ${index})\\% Used`,
    "12.34",
  ]);
  const wide = { ...Object.fromEntries(many), [USED]: "55.00", [UTIL]: "44.00", ...hostRow() };
  const text = esxtopText(rowsOf([10, 20, 30]).map(([time]) => [time, wide]));
  const { recordings } = await read(text, 65536);
  expect(recordings[0]?.intervals[1]).toMatchObject({ cpuUsedPct: 40, cpuUtilPct: 30 });
});

test("columns beyond the limit are skipped, and that is reported", async () => {
  const processors = Array.from({ length: MAX_WANTED_COLUMNS + 1 }, (_, number) => [
    `Physical Cpu(${number})\\% Processor Time`,
    "40",
  ]);
  const rowOf = (count: number) => ({ [USED]: "40", ...Object.fromEntries(processors.slice(0, count)) });
  const codes = async (count: number) =>
    (await read(esxtopText(rowsOf([1, 2]).map(([time]) => [time, rowOf(count)])), 65536)).codes;
  // The column for all processors is one of them.
  expect(await codes(MAX_WANTED_COLUMNS - 1)).not.toContain("esxtop-more-columns");
  expect(await codes(MAX_WANTED_COLUMNS)).toContain("esxtop-more-columns");
});

/** Both sides of the limits: limits.test.ts. */
longTest("rows beyond the limit are skipped, and that is reported", () => {
  const thousand = Buffer.from(`"11/29/2024 10:00:00","1"\n`.repeat(1000));
  const reader = new RecordingReader("esx1.csv", ",");
  reader.push(Buffer.from(`"(PDH-CSV 4.0) (UTC)(0)","\\\\a\\${USED}"\n`));
  for (let pushed = 0; pushed <= MAX_ROWS; pushed += 1000) reader.push(thousand);
  const { diagnostics } = reader.end(null);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      code: "esxtop-rows",
      message: "Only the first 200,000 rows are read. (and 999 more)",
    }),
  );
});

longTest("a line without an end ends the reading, and that is reported", () => {
  const reader = new RecordingReader("esx1.csv", ",");
  reader.push(Buffer.from(esxtopText(rowsOf([10, 20]))));
  const chunk = Buffer.alloc(2 ** 24, "1,");
  let taken = 0;
  while (reader.push(chunk) === undefined) taken += 1;
  expect(taken).toBe(8);
  const { recordings, diagnostics } = reader.end(null);
  expect(recordings[0]?.intervals).toHaveLength(1);
  expect(diagnostics.map(({ severity, code }) => [severity, code])).toContainEqual(["error", "esxtop-line"]);
});

test("canceling ends the reading and leaves no stream open", async () => {
  const source = folderOf([textFile("esx1.csv", esxtopText(rowsOf([1, 2, 3])))], 64);
  const controller = new AbortController();
  const reading = esxtop.parse(source, { signal: controller.signal });
  controller.abort(new Error("enough"));
  await expect(reading).rejects.toThrow("enough");
  expect(source.openStreams()).toBe(0);
});

test("a file without a header gives an error, not silence", () => {
  const reader = new RecordingReader("esx1.csv", ",");
  reader.push(Buffer.from("1,2,3\n4,5,6\n"));
  expect(reader.end(null)).toEqual({
    recordings: [],
    diagnostics: [
      {
        severity: "error",
        code: "esxtop-header",
        message: "No line is a header of esxtop: nothing was read from the file.",
        file: "esx1.csv",
        line: null,
      },
    ],
  });
});
