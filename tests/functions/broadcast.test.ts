import { sourceFunctions } from "../sourceFunctions";
import type { HostArgument, HostValue } from "../../src/functionsHost";

const call = (id: string, ...args: HostArgument[]): HostValue[][] => sourceFunctions.call(id, args);
const ghz = (throughput: number, kib: number): number =>
  Number(call("VSAN_GHZ", throughput, kib, "read")[0]?.[0]);

test("a column and a single cell give a column, in one call", () => {
  const answer = call("VSAN_GHZ", [[1000], [2000], [3000]], 32, "read");
  expect(answer).toEqual([[ghz(1000, 32)], [ghz(2000, 32)], [ghz(3000, 32)]]);
});

test("a column and a row give a block, as in Excel's array arithmetic", () => {
  const answer = call("VSAN_GHZ", [[1000], [2000]], [[4, 32, 1024]], "read");
  expect(answer).toEqual([
    [ghz(1000, 4), ghz(1000, 32), ghz(1000, 1024)],
    [ghz(2000, 4), ghz(2000, 32), ghz(2000, 1024)],
  ]);
});

test("cells that a shorter range does not reach are #N/A", () => {
  const answer = call("VSAN_GHZ", [[1000], [2000], [3000]], [[32], [4]], "read");
  expect(answer.slice(0, 2)).toEqual([[ghz(1000, 32)], [ghz(2000, 4)]]);
  expect(answer[2]?.[0]).toMatchObject({
    error: "#N/A",
    message: expect.stringContaining("one range has fewer rows"),
  });
});

test("a bad row is an error in that row only, with its message", () => {
  const answer = call("VSAN_GHZ", [[1000], ["10 mb/s"], [-1]], 32, "read");
  expect(answer[0]).toEqual([ghz(1000, 32)]);
  expect(answer[1]?.[0]).toMatchObject({ error: "#VALUE!", message: expect.stringContaining('"10 mb/s"') });
  expect(answer[2]?.[0]).toMatchObject({ error: "#VALUE!", message: expect.stringContaining("negative") });
});

test("an error value in a row is passed on in that row only", () => {
  const answer = call("VSAN_GHZ", [[{ error: "#DIV/0!", message: "" }], [1000]], 32, "read");
  expect(answer[0]?.[0]).toMatchObject({ error: "#DIV/0!" });
  expect(answer[1]).toEqual([ghz(1000, 32)]);
});

test("a blank row of a half-filled column is blank, a blank alone is refused by name", () => {
  expect(call("VSAN_GHZ", [[1000], [""], [null]], 32, "read").slice(1)).toEqual([[""], [""]]);
  expect(call("VSAN_GHZ", [[null]], 32, "read")[0]?.[0]).toMatchObject({
    error: "#VALUE!",
    message: "throughput is blank: enter a throughput such as 22541 MiB/s",
  });
});

test("an optional argument may be blank in some rows", () => {
  expect(call("VSAN_GHZ", [[1000], [1000]], [[32], [""]])).toEqual([
    [call("VSAN_GHZ", 1000, 32)[0]?.[0]],
    [28],
  ]);
});

test("100,000 elements are answered, one more is refused with the way out", () => {
  const column = (rows: number): HostValue[][] => Array.from({ length: rows }, () => [1000]);
  expect(call("VSAN_GHZ", column(100_000))).toHaveLength(100_000);
  expect(call("VSAN_GHZ", column(100_001))).toEqual([
    [{ error: "#VALUE!", message: "100,001 cells in one call, the limit is 100,000: use A2:A500, not A:A" }],
  ]);
});

test("a row result gives a row for each cell of a column, and refuses several columns", () => {
  const answer = call("VSAN_GHZ_RANGE", [[1000], ["bad"], [""]]);
  expect(answer[0]?.[1]).toBe(28);
  expect(answer[1]?.map((cell) => (cell as { error: string }).error)).toEqual(Array(4).fill("#VALUE!"));
  expect(answer[2]).toEqual(["", "", "", ""]);
  expect(call("VSAN_GHZ_RANGE", [[1000, 2000]])[0]?.[0]).toMatchObject({ error: "#VALUE!" });
});

test("a table result takes single cells only, and is marked so", () => {
  expect(call("VSAN_GHZ_EXPLAIN", [[1000], [2000]])[0]?.[0]).toMatchObject({
    error: "#VALUE!",
    message: expect.stringContaining("single cells"),
  });
});

test("rw, raid or profile without an I/O size are refused", () => {
  for (const args of [
    [1000, null, "read"],
    [1000, null, null, "RAID-5"],
    [1000, null, null, null, 1.2],
  ]) {
    expect(call("VSAN_GHZ", ...args)[0]?.[0]).toMatchObject({
      error: "#VALUE!",
      message: expect.stringContaining("require io_size"),
    });
  }
});

describe("the profile argument", () => {
  const tests = [
    ["KiB", "Read %", "kHz per I/O"],
    [32, 100, 700],
    ["", "", ""],
  ];

  test("takes a range of tests, titles and blank rows skipped", () => {
    expect(call("VSAN_KHZ_PER_IO", 32, "read", null, tests)[0]?.[0]).toBeCloseTo(700, 9);
    expect(call("VSAN_KHZ_PER_IO", 32, "read", null, tests, "label")).toEqual([["calibrated"]]);
  });

  test("takes a single number as a multiplier", () => {
    expect(call("VSAN_KHZ_PER_IO", 32, "read", null, 1.5)[0]?.[0]).toBeCloseTo(1.5 * 640.4948, 3);
    expect(call("VSAN_KHZ_PER_IO", 32, "read", null, 1.5, "label")).toEqual([["assumption"]]);
  });

  test("a blank range is not a profile", () => {
    expect(call("VSAN_KHZ_PER_IO", 32, "read", null, [["", null]], "label")).toEqual([["measured"]]);
  });

  test.each([
    [[[32, 100]], /row 1 lacks one of/],
    [[[32, 100, 0]], /row 1 lacks one of/],
    [[["x"]], /profile "x" is not a number/],
    [[[32, 100, 700, "RAID-9"]], /"RAID-9" is not a vSAN ESA layout/],
  ])("%j is refused", (profile, message) => {
    expect(call("VSAN_KHZ_PER_IO", 32, "read", null, profile)[0]?.[0]).toMatchObject({
      error: "#VALUE!",
      message: expect.stringMatching(message),
    });
  });
});
