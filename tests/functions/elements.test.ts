import { broadcast, broadcastRows, spillTable, whole } from "../../src/functions/_broadcast";
import { readCell } from "../../src/functions/_cell";
import { cellError } from "../../src/functions/_cellErrors";
import { isHostError, type HostArgument, type HostValue } from "../../src/functionsHost";
import { badInput, noEvidence } from "../../src/model/errors";
import { sourceFunctions } from "../sourceFunctions";

const call = (id: string, ...args: HostArgument[]): HostValue[][] => sourceFunctions.call(id, args);
const column = (rows: number): number[][] => Array.from({ length: rows }, () => [1]);
const block = (rows: number, columns: number): number[][] =>
  Array.from({ length: rows }, () => Array<number>(columns).fill(1));

/** The message of what a call throws. */
function thrown(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    return (error as { message?: string }).message;
  }
  return "nothing";
}

describe("elements of one call", () => {
  const ones = (n: unknown[][], others: unknown[][] | null = null) =>
    broadcast({ n }, { reserve: others }, () => 1);

  test("100,000 are computed", () => {
    expect(ones(column(100_000))).toHaveLength(100_000);
    expect(ones(column(400), block(1, 250))[399]).toHaveLength(250);
  });

  test.each<[string, unknown[][], unknown[][] | null, string]>([
    ["a column", column(100_001), null, "100,001 cells in one call, the limit is 100,000: use A2:A500, not A:A"],
    ["a row", block(1, 100_001), null, "100,001 cells in one call, the limit is 100,000: use smaller ranges"],
    ["a column with a row", column(401), block(1, 250), "401 × 250 = 100,250 cells in one call, the limit is 100,000: use smaller ranges"],
    ["a block", block(1001, 100), null, "1,001 × 100 = 100,100 cells in one call, the limit is 100,000: use smaller ranges"],
  ])("more are refused with their number: %s", (_, n, others, message) => {
    expect(thrown(() => ones(n, others))).toBe(message);
  }); // prettier-ignore
});

describe("a row of several ranges", () => {
  // MB/s of IOPS × KiB; a rate of 0 is a value, a size of 0 a blank cell.
  const mb = (iops: HostArgument, size: HostArgument) => call("STORAGE_THROUGHPUT", iops, size);

  test("is blank where all are blank or 0", () => {
    expect(mb([[1000], [0], [null]], [[1], [0], [""]])).toEqual([[1.024], [""], [""]]);
  });

  test("is an answer where one has a value", () => {
    expect(mb([[0], [1000]], [[1], [1]])).toEqual([[0], [1.024]]);
    expect(mb([[1000], [1000]], [[0], [1]])).toEqual([[""], [1.024]]);
  });

  test("is a 0 where only one argument is a range, and the others are single cells", () => {
    expect(mb([[0], [1000]], 1)).toEqual([[0], [1.024]]);
    expect(mb([[0, 1000]], [[1]])).toEqual([[0, 1.024]]);
    expect(mb([[null], [1000]], 1)).toEqual([[""], [1.024]]);
  });

  test("of columns side by side is blank in the same way", () => {
    expect(call("STORAGE_IOPS_AT", [[144, 0]], [[2, 0]])).toEqual([[72_000, ""]]);
    expect(call("STORAGE_IOPS_AT", [[144, 144]], [[2, 0]])[0]?.[1]).toMatchObject({ error: "#VALUE!" });
  });

  test("counts optional ranges too", () => {
    // 8 KiB at 1,000 MB/s; a blank rw in a range with values elsewhere is 0: writes.
    const [[write], [blank]] = call("VSAN_GHZ", [[1000], [null]], 8, [[0], [null]]) as [[HostValue], [HostValue]];
    expect(write).toBe(call("VSAN_GHZ", 1000, 8, "write")[0]?.[0]);
    expect(blank).toBe("");
  }); // prettier-ignore
});

describe("ranges that do not reach", () => {
  const shown = (cell: HostValue | undefined) =>
    isHostError(cell ?? null) ? [(cell as { error: string }).error, (cell as { message?: string }).message] : cell;

  test("a row that one range lacks", () => {
    const answer = call("STORAGE_THROUGHPUT", [[1000], [2000], [3000]], [[1], [1]]);
    expect(answer.map(([cell]) => shown(cell))).toEqual([
      1.024,
      2.048,
      ["#N/A", "one range has fewer rows: use ranges of the same size"],
    ]);
  });

  test("a column that one range lacks", () => {
    const [row = []] = call("STORAGE_THROUGHPUT", [[1000, 2000, 3000]], [[1, 1]]);
    expect(row.map(shown)).toEqual([
      1.024,
      2.048,
      ["#N/A", "one range has fewer columns: use ranges of the same size"],
    ]);
  });
}); // prettier-ignore

describe("answers of several cells", () => {
  test("are one row for a single cell, and one for each cell of a column, blank where it is blank", () => {
    const pair = (n: unknown[][]) => broadcastRows(2, { n }, {}, (cells) => [Number(cells.n), "x"]);
    expect(pair([[5]])).toEqual([[5, "x"]]);
    expect(pair([["5"], [""], [7]])).toEqual([
      [5, "x"],
      ["", ""],
      [7, "x"],
    ]);
    expect(thrown(() => pair([[5, 7]]))).toBe("this function returns a row: use single cells or one column");
  });

  test("are a table for single cells only", () => {
    const table = (n: unknown[][]) => spillTable({ n }, {}, (cells) => [[Number(cells.n)], ["x"]]);
    expect(table([[5]])).toEqual([[5], ["x"]]);
    for (const range of [[[5], [7]], [[5, 7]]]) {
      expect(thrown(() => table(range))).toBe("this function returns a table: use single cells, not ranges");
    }
  });

  test.each([Infinity, -Infinity, NaN])("a cell of %s is refused in each kind", (value) => {
    const message = "the result is too large or not a number: check the sizes of the arguments";
    expect(thrown(() => broadcast({ n: [[1]] }, {}, () => value))).toBe(message);
    expect(thrown(() => broadcastRows(2, { n: [[1]] }, {}, () => [1, value]))).toBe(message);
    expect(thrown(() => spillTable({ n: [[1]] }, {}, () => [[1], [value]]))).toBe(message);
  });
});

describe("errors as cells show them", () => {
  const { ErrorCode } = CustomFunctions;
  const shown = (error: unknown) => {
    const { code, message } = cellError(error);
    return [code, message];
  };

  test.each<[string, unknown, string, string | undefined]>([
    ["bad input", badInput("x is bad"), ErrorCode.invalidValue, "x is bad"],
    ["no evidence", noEvidence("nothing is known of x"), ErrorCode.notAvailable, "nothing is known of x"],
    ["another error", new TypeError("x is undefined"), ErrorCode.invalidValue, "unexpected: x is undefined"],
    ["what is not an error", 7, ErrorCode.invalidValue, "unexpected: 7"],
  ])("%s", (_, error, code, message) => {
    expect(shown(error)).toEqual([code, message]);
  });

  test("an error of a cell stays itself", () => {
    const error = new CustomFunctions.Error(ErrorCode.notAvailable, "none");
    expect(cellError(error)).toBe(error);
  });

  test("a function of whole ranges throws them too, and returns its answer", () => {
    expect(whole(() => 5)).toBe(5);
    expect(thrown(() => whole(() => { throw badInput("x is bad"); }))).toBe("x is bad");
  }); // prettier-ignore
});

test.each<[string, unknown, unknown]>([
  ["a code that is not a text", { code: 7, basicValue: 8 }, 8],
  ["an entity without a value", { type: "Entity" }, null],
  ["an entity of an empty text", { type: "Entity", basicValue: " " }, null],
  ["an entity that is TRUE", { type: "Boolean", basicValue: true }, true],
  ["an entity without a plain value", { type: "Entity", basicValue: null }, null],
  ["FALSE", false, false],
])("reads %s", (_, raw, expected) => {
  expect(readCell(raw)).toBe(expected);
});
