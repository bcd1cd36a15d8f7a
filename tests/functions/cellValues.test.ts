import { readCell } from "../../src/functions/_cell";
import { isHostError, type HostArgument, type HostValue } from "../../src/functionsHost";
import { sourceFunctions } from "../sourceFunctions";

const call = (id: string, ...args: HostArgument[]): HostValue[][] => sourceFunctions.call(id, args);
const only = (id: string, ...args: HostArgument[]): HostValue => call(id, ...args)[0]?.[0] ?? null;

// Excel passes plain values, and objects for errors and for cells with data types.
test.each<[string, unknown, unknown]>([
  ["a number", 8, 8],
  ["0", 0, 0],
  ["TRUE", true, true],
  ["a text, with its spaces", " 8K ", " 8K "],
  ["spaces only", "  ", null],
  ["an empty text", "", null],
  ["nothing", null, null],
  ["an omitted argument", undefined, null],
  ["a number with a format", { type: "FormattedNumber", basicValue: 8 }, 8],
  ["an entity that shows a text", { type: "Entity", basicValue: "8K" }, "8K"],
  ["an empty cell as an object", { type: "Empty", basicValue: 0 }, null],
  ["an object without a plain value", { type: "Entity", basicValue: {} }, null],
  ["an object with a code that is not an error", { code: "8K", basicValue: 8 }, 8],
  ["a large integer", 8n, "8"],
])("reads %s", (_, raw, expected) => {
  expect(readCell(raw)).toBe(expected);
});

test.each<[string, unknown, string]>([
  ["with its text as a code", { code: "#N/A" }, "#N/A in an argument"],
  ["with its text as a plain value", { type: "Error", basicValue: "#DIV/0!" }, "#DIV/0! in an argument"],
  ["without a text", { type: "Error", basicValue: 7 }, "#VALUE! in an argument"],
])("passes on an error value %s", (_, raw, message) => {
  expect(() => readCell(raw)).toThrow(expect.objectContaining({ name: "ErrorValue", message }));
});

test.each([
  ["#N/A", "#N/A", ""],
  ["#DIV/0!", "#DIV/0!", ""],
  ["#VALUE!", "#VALUE!", "#VALUE! in an argument"],
  ["#SPILL!", "#VALUE!", "#SPILL! in an argument"],
] as const)("%s as an argument is %s, with the message %j", (error, shown, message) => {
  expect(only("VSAN_GHZ", { error }, 32)).toEqual({ error: shown, message });
});

test("a result that no cell can hold is an error with a message", () => {
  const answer = only("STORAGE_THROUGHPUT", 1e308, 1024);
  expect(answer).toMatchObject({ error: "#VALUE!", message: expect.stringContaining("too large") });
});

describe("ranges of different sizes", () => {
  const iops = [[1000], [2000], [3000]];

  test("a single row is used for every row, a single column for every column", () => {
    // 1 KiB × IOPS in MB/s
    expect(call("STORAGE_THROUGHPUT", iops, [[1, 2]])).toEqual([
      [1.024, 2.048],
      [2.048, 4.096],
      [3.072, 6.144],
    ]);
  });

  test("cells that a narrower range does not reach are #N/A", () => {
    const [[first, second, third] = []] = call("STORAGE_THROUGHPUT", [[1000, 2000, 3000]], [[1, 2]]);
    expect([first, second]).toEqual([1.024, 4.096]);
    expect(third).toMatchObject({ error: "#N/A", message: expect.stringContaining("column") });
  });

  test("a block and a column of the same height go row by row", () => {
    expect(call("STORAGE_THROUGHPUT", [[1000, 2000], [3000, 4000]], [[1], [2]])).toEqual([
      [1.024, 2.048],
      [6.144, 8.192],
    ]); // prettier-ignore
  });

  test("200 rows of 501 columns are more than 100,000 cells, of 500 they are not", () => {
    const block = (columns: number) => Array.from({ length: 200 }, () => Array<number>(columns).fill(1));
    expect(only("STORAGE_THROUGHPUT", block(500), 1)).toBe(0.001024);
    expect(only("STORAGE_THROUGHPUT", block(501), 1)).toMatchObject({
      message: expect.stringMatching(/100,?200 cells/),
    });
  });
});

describe("the profile of your own tests", () => {
  const khz = (profile: HostArgument) => only("VSAN_KHZ_PER_IO", 32, 1, null, profile);
  const refusal = (profile: HostArgument): string => {
    const answer = khz(profile);
    return isHostError(answer) ? (answer.message ?? "") : "no error";
  };

  test.each<[string, HostArgument, number]>([
    ["a number with its unit as text", [[32, 1, "700 kHz"]], 700],
    ["titles with figures in them only in other columns", [["KiB 1", "Read % 2", "kHz"], [32, 1, 700]], 700],
    ["the layout in a fourth column", [[32, 1, 700, "RAID-6"]], 700],
    ["a blank fourth column", [[32, 1, 700, ""]], 700],
  ])("takes %s", (_, profile, expected) => {
    expect(khz(profile)).toBeCloseTo(expected, 9);
  }); // prettier-ignore

  test.each<[string, HostArgument, string]>([
    ["no block size", [["", 1, 700]], "row 1"],
    ["no share of reads", [[32, "", 700]], "row 1"],
    ["no kHz in the second row", [[32, 1, 700], [64, 1, null]], "row 2"],
    ["TRUE as share of reads", [[32, true, 700]], "row 1"],
    ["TRUE as kHz", [[32, 1, true]], "row 1"],
    ["two numbers in a column", [[1.2], [1.3]], "row 1"],
    ["0 kHz in the second row", [[32, 1, 700], [64, 1, 0]], "row 2"],
  ])("%s is refused with its row", (_, profile, words) => {
    expect(refusal(profile)).toContain(words);
  }); // prettier-ignore
});

test("a case name with everything that HCIBench writes, field by field", () => {
  const load = "8vmdk-90ws-32k-70rdpct-100randompct-4threads-2jobs-4cpu-50cpupct-60compress-30dedupe";
  expect(call("BENCH_CASE", ` group2-db-fio-${load}-1732885897 `)).toEqual([
    ["Field", "Value", "Unit"],
    ["Tool", "fio", ""],
    ["VM group", 2, ""],
    ["Prefix", "db", ""],
    ["vDisks per VM", 8, ""],
    ["Working set", 90, "%"],
    ["Block size", 32, "KiB"],
    ["Reads", 70, "%"],
    ["Random", 100, "%"],
    ["Threads per vDisk", 4, ""],
    ["Jobs", 2, ""],
    ["CPU load", 4, "vCPUs"],
    ["CPU load of each", 50, "%"],
    ["Compressible", 60, "%"],
    ["Duplicate", 30, "%"],
    ["Started", "2024-11-29 13:11:37", "UTC"], // 1732885897 s since 1970
  ]);
});

test("a case name with a latency target: no threads, no start, no further fields", () => {
  expect(call("BENCH_CASE", "fio-8vmdk-90ws-32k-70rdpct-100randompct-2500lt").slice(7)).toEqual([
    ["Latency target", 2500, "µs"],
  ]);
});
