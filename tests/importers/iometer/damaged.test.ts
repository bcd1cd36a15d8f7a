import fc from "fast-check";
import { generateIometer } from "../../../bench/generate/iometer";
import { iometerFiles } from "../../../src/importers/iometer/iometerFiles";
import { looksLikeIometer } from "../../../src/importers/iometer/looksLikeIometer";
import { parseIometerText } from "../../../src/importers/iometer/parseIometerText";
import type { ParseResult } from "../../../src/importers/parseResult";
import { claimedBy } from "../owners";
import { folderOf, textFile } from "../sources";
import { times } from "../../volume";

const text = (given: Parameters<typeof generateIometer>[0]): string =>
  new TextDecoder("windows-1252").decode(generateIometer(given).bytes);

/** Severity, code and line of what is worth a look. */
const messagesOf = ({ diagnostics }: ParseResult): string[] =>
  diagnostics
    .filter(({ severity }) => severity !== "info")
    .map(({ severity, code, line }) => `${severity} ${code} ${line}`);

const whole = text({ queueDepths: [1, 8], managers: 2, workers: 2 });
const lines = whole.split("\r\n");
const rowOf = (type: string, nth = 0): number =>
  lines.flatMap((line, i) => (line.startsWith(`${type},`) ? [i] : []))[nth] ?? -1;
const changed = (at: number, change: (line: string) => string): string =>
  lines.map((line, i) => (i === at ? change(line) : line)).join("\r\n");

test("a file cut anywhere is reported, and gives the steps before the cut", () => {
  const { runs } = parseIometerText(whole, "results.csv");
  fc.assert(
    fc.property(fc.integer({ min: 0, max: whole.indexOf("'End Test") }), (length) => {
      const cut = parseIometerText(whole.slice(0, length), "results.csv");
      expect(messagesOf(cut)).not.toEqual([]);
      cut.runs.forEach((run, i) => {
        expect(run.results).toEqual(runs[i]?.results);
        expect(run.workload).toEqual(runs[i]?.workload);
        const processors = runs[i]?.cpu.processors;
        expect([null, processors]).toContain(run.cpu.processors);
      });
    }),
    { numRuns: times("DAMAGES", { all: 300, sample: 100 }) },
  );
});

test("noise in a file is never thrown", () => {
  const noise = fc.array(fc.tuple(fc.nat(lines.length), fc.string({ unit: "binary" })), { maxLength: 8 });
  fc.assert(
    fc.property(noise, (inserted) => {
      const noisy = [...lines];
      for (const [at, line] of inserted) noisy.splice(at, 1, line);
      const { runs } = parseIometerText(noisy.join("\n"), "results.csv");
      expect(runs.length).toBeLessThanOrEqual(4);
    }),
  );
});

test("a damaged row of a step skips the step and names the line", () => {
  const at = rowOf("ALL", 1);
  const result = parseIometerText(
    changed(at, (line) => line.split(",").slice(0, 20).join(",")),
    "results.csv",
  );
  expect(result.runs).toHaveLength(3);
  expect(messagesOf(result)).toEqual([`error iometer-damaged-row ${at + 1}`]);
});

test("a damaged row of a manager leaves the processors open", () => {
  const at = rowOf("MANAGER", 1);
  const result = parseIometerText(
    changed(at, () => "MANAGER,VM-2,1,2"),
    "results.csv",
  );
  expect(messagesOf(result)).toEqual([
    `error iometer-damaged-row ${at + 1}`,
    `warning iometer-rows-missing ${rowOf("ALL") + 1}`,
  ]);
  expect(result.runs[0]).toMatchObject({ vms: 2, cpu: { processors: null } });
  expect(result.runs[1]?.cpu.processors).toBe(4);
});

test("a figure that is not a number is left open and named", () => {
  const at = rowOf("ALL");
  const result = parseIometerText(
    changed(at, (line) => line.replace(/^((?:[^,]*,){6})[^,]*/, "$11.#INF00")),
    "results.csv",
  );
  expect(messagesOf(result)).toEqual([`error iometer-no-number ${at + 1}`]);
  expect(result.diagnostics[0]?.message).toMatch("IOps");
  expect(result.runs[0]?.results.iops).toBeNull();
});

test("a damaged specification leaves the load open", () => {
  const at = lines.findIndex((line) => /^\d+,100,/.test(line));
  const result = parseIometerText(
    changed(at, () => "4096,100,1e2"),
    "results.csv",
  );
  expect(messagesOf(result)[0]).toBe(`error iometer-damaged-row ${at + 1}`);
  expect(messagesOf(result)[1]).toMatch("iometer-no-specification");
  expect(result.runs[0]?.workload).toMatchObject({ blockSizeBytes: null, readPct: null, randomPct: null });
  expect(result.runs[2]?.workload.blockSizeBytes).toBe(8192);
});

test("an aborted test and the errors of a batch are reported", () => {
  const result = parseIometerText(text({ aborted: true, batchError: true }), "results.csv");
  expect(result.runs).toHaveLength(2);
  const codes = result.diagnostics.map(({ code }) => code);
  expect(codes).toEqual(["iometer-aborted", "iometer-error", "iometer-local-time"]);
});

test("a test that does not end is reported", () => {
  const result = parseIometerText(whole.replace("'End Test\r\n", ""), "results.csv");
  expect(messagesOf(result)).toEqual(["warning iometer-not-ended 1"]);
});

const configuration = `Version 1.1.0 \n'TEST SETUP ${"=".repeat(68)}\n'Test Description\n\tOne\n`;
test("a configuration is refused", async () => {
  const source = folderOf([textFile("file", `${configuration}WORKER,Worker 1,,1\n`)]);
  expect(looksLikeIometer(configuration)).toBe(true);
  expect(await claimedBy(iometerFiles, source)).toEqual(["file"]);
  const result = await iometerFiles.parse(source);
  expect(result.runs).toEqual([]);
  expect(messagesOf(result)).toEqual(["error iometer-configuration 2"]);
  expect(source.openStreams()).toBe(0);
});

test("a target whose name cannot be distinguished from its figures is reported, and so is a cut processor", () => {
  const disk = rowOf("DISK");
  const processor = rowOf("PROCESSOR", 1);
  const damaged = lines.map((line, i) => {
    if (i === disk) return "DISK,0: cut";
    return i === processor ? line.slice(0, 40) : line;
  });
  const result = parseIometerText(damaged.join("\r\n"), "results.csv");
  expect(messagesOf(result)).toEqual([
    `error iometer-damaged-row ${processor + 1}`,
    `error iometer-damaged-row ${disk + 1}`,
  ]);
});

test.each(["", "ERROR: something", "IOps,MBps\n1,2", "Test Type\nVersion", '{"jobs":[]}'])(
  "%p is not claimed",
  async (content) => {
    expect(looksLikeIometer(content)).toBe(false);
    expect(await claimedBy(iometerFiles, folderOf([textFile("results.csv", content)]))).toEqual([]);
  },
);

test("a line without end is reported, not kept", async () => {
  const long = `${"x".repeat(200_000)}\n`;
  const at = whole.indexOf("'Results");
  const file = textFile("results.csv", whole.slice(0, at) + long + whole.slice(at));
  const result = await iometerFiles.parse(folderOf([file]));
  expect(result.runs).toHaveLength(4);
  expect(messagesOf(result)).toHaveLength(1);
  expect(await iometerFiles.parse(folderOf([file], 100))).toEqual(result);
});

test("diagnostics are limited in number", () => {
  const { diagnostics } = parseIometerText(`${whole}${"nothing\n".repeat(2000)}`, "results.csv");
  expect(diagnostics).toHaveLength(501);
  expect(diagnostics.at(-1)?.message).toMatch(/^\d+ more/);
});

test("it stops when canceled and closes its streams", async () => {
  const source = folderOf([textFile("results.csv", whole)], 1024);
  const controller = new AbortController();
  const file = source.files[0];
  let reads = 0;
  const watched = {
    ...source,
    files: source.files.map((each) => ({
      ...each,
      open: () => {
        reads += 1;
        if (reads === 1) queueMicrotask(() => controller.abort(new Error("enough")));
        return file ? file.open() : each.open();
      },
    })),
  };
  await expect(iometerFiles.parse(watched, { signal: controller.signal })).rejects.toThrow("enough");
  expect(source.openStreams()).toBe(0);
});

test("a file that cannot be read to its end gives what came before", async () => {
  const bytes = new TextEncoder().encode(whole);
  let opened = 0;
  const result = await iometerFiles.parse({
    name: "results.csv",
    files: [
      {
        path: "results.csv",
        sizeBytes: bytes.length,
        open: () => {
          opened += 1;
          return new ReadableStream({
            pull(controller) {
              if (controller.desiredSize === 1 && opened === 1) {
                opened += 1;
                controller.enqueue(bytes.slice(0, whole.indexOf("'Time Stamp", 3000)));
              } else {
                controller.error(new Error("disk gone"));
              }
            },
          });
        },
      },
    ],
  });
  expect(result.runs.length).toBeGreaterThan(0);
  expect(messagesOf(result)).toContain("error iometer-unreadable null");
});

test("progress ends at the whole", async () => {
  const seen: number[] = [];
  const source = folderOf([textFile("a.csv", whole), textFile("b.icf", configuration)]);
  await iometerFiles.parse(source, {
    onProgress: ({ doneBytes, totalBytes }) => seen.push(doneBytes / totalBytes),
  });
  expect(seen.at(-1)).toBe(1);
});
