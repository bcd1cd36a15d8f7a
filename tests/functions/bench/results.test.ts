import { generateHcibench } from "../../../bench/generate/hcibench";
import { CELL_TOOLS } from "../../../src/importers/textFormats";
import { sourceFunctions } from "../../sourceFunctions";
import type { HostValue } from "../../../src/functionsHost";

const PDF_WORDING = `Datastore: CUST-1001-VSAN
=============================
JOB_NAME: job0
Number of VMs: 18
I/O per Second: 721317.28 IO/S
Throughput: 22540.00 MB/s
Read Latency: 2.03 ms
Write Latency: 0.00 ms
95th Percentile Read Latency: 2.00 ms
95th Percentile Write Latency: 0.00 ms`;

/** The rows of a results table by header. */
function rowsOf([header = [], ...rows]: HostValue[][]): Record<string, HostValue>[] {
  return rows.map((row) => Object.fromEntries(header.map((name, i) => [String(name), row[i] ?? null])));
}

const call = (text: HostValue | HostValue[][]): HostValue[][] =>
  sourceFunctions.call("BENCH_RESULTS", [text]);

const EXPECTED = {
  Datastore: "CUST-1001-VSAN",
  Job: "job0",
  VMs: 18,
  IOPS: 721317.28,
  "MiB/s": 22540,
  "Read latency (ms)": 2.03,
  "p95 read (ms)": 2,
};

test("text in one cell", () => {
  expect(rowsOf(call(PDF_WORDING))).toEqual([expect.objectContaining(EXPECTED)]);
});

test("text with a line in each cell of a column", () => {
  expect(rowsOf(call(PDF_WORDING.split("\n").map((line) => [line])))).toEqual([
    expect.objectContaining(EXPECTED),
  ]);
});

test("text that Excel split at the colons, its numbers being numbers", () => {
  const split = PDF_WORDING.split("\n").map((line): HostValue[] => {
    const [label = "", rest = ""] = line.split(/: /);
    return [rest === "" ? label : `${label}:`, /^\d+$/.test(rest) ? Number(rest) : rest];
  });
  expect(rowsOf(call(split))).toEqual([expect.objectContaining(EXPECTED)]);
});

test("the text that HCIBench writes, several results in one paste", () => {
  const { files, truth } = generateHcibench({ vms: 3, cases: 2, intervals: 2, datastores: 2 });
  const texts = files
    .filter(({ path }) => path.endsWith("-res.txt"))
    .map(({ bytes }) => new TextDecoder().decode(bytes));
  const rows = rowsOf(
    call(
      texts
        .join("\n")
        .split("\n")
        .map((line) => [line]),
    ),
  );
  const printed = truth.cases.flatMap((one) =>
    one.datastores.flatMap(({ blocks }) => blocks[0]?.reported.iops ?? []),
  );
  expect(rows.map((row) => row["IOPS"])).toEqual(printed);
  expect(rows.every((row) => row["Read IOPS"] === "")).toBe(true);
});

test.each([["Dear customer,"], [""], ["42"]])("%j is not a benchmark: #N/A that names the tools", (text) => {
  expect(call(text)).toEqual([
    [{ error: "#N/A", message: `the text contains no benchmark results of ${CELL_TOOLS}` }],
  ]);
});

test("a text whose IOPS cannot be read is #N/A, not a row of blanks", () => {
  expect(call("VMs = 18\nIOPS = 721.317,28 IO/S")).toEqual([
    [{ error: "#N/A", message: `the text contains no benchmark results of ${CELL_TOOLS}` }],
  ]);
});

test("a case name is decoded, field by field", () => {
  expect(
    sourceFunctions.call("BENCH_CASE", ["fio-8vmdk-90ws-32k-100rdpct-100randompct-2500lt-1732885897"]),
  ).toEqual([
    ["Field", "Value", "Unit"],
    ["Tool", "fio", ""],
    ["vDisks per VM", 8, ""],
    ["Working set", 90, "%"],
    ["Block size", 32, "KiB"],
    ["Reads", 100, "%"],
    ["Random", 100, "%"],
    ["Latency target", 2500, "µs"],
    ["Started", "2024-11-29 13:11:37", "UTC"],
  ]);
});

test("any other name is #N/A and quoted", () => {
  expect(sourceFunctions.call("BENCH_CASE", ["holiday"])[0]?.[0]).toMatchObject({
    error: "#N/A",
    message: expect.stringContaining('"holiday"'),
  });
});

test("a text of more than 4 million characters is refused with its size, one of 4 million is read", () => {
  const head = "VMs = 1\nIOPS = 7 IO/S\n";
  const cells = (characters: number): HostValue[][] => [[head], ["ü".repeat(characters - head.length)]];
  expect(rowsOf(call(cells(4e6)))).toMatchObject([{ IOPS: 7 }]);
  expect(call(cells(4e6 + 1))).toEqual([
    [
      {
        error: "#VALUE!",
        message: expect.stringContaining(
          "text has 4,000,001 characters, more than 4 million: import the file instead",
        ),
      },
    ],
  ]);
});

test("a range in which pasted text became an error reports where, and what to do", () => {
  const cells: HostValue[][] = [
    ["JOB_NAME", "", { error: "#NAME?" }],
    ["IOPS", "", "= 5 IO/S"],
  ];
  const [[answer] = []] = call(cells);
  expect(answer).toMatchObject({
    error: "#VALUE!",
    message: expect.stringMatching(/row 1, column 3 of the text is #NAME\?.*format the cells as Text/),
  });
});

test("a single error is passed on", () => {
  expect(call({ error: "#REF!" })).toEqual([[expect.objectContaining({ error: "#REF!" })]]);
});
