import { cellNumber, ioColumns, takeIoRow, type IoTable } from "../../../src/importers/diskspd/ioTable";

describe("an I/O table", () => {
  const COLUMNS = "thread |       bytes |  I/Os |  MiB/s |  AvgLat |  file";
  const table = (columns = COLUMNS): IoTable => ({
    columns: ioColumns(columns) ?? [],
    threads: [],
    total: null,
  });
  const cells = (taken: IoTable) => taken.threads.map((row) => Object.fromEntries(row.cells));

  test.each([
    [COLUMNS, ["thread", "bytes", "I/Os", "MiB/s", "AvgLat", "file"]],
    ["thread|bytes", ["thread", "bytes"]],
    ["thread | I/Os", null],
    ["file | bytes | thread", null],
    ["", null],
  ])("whether %j heads one", (line, columns) => {
    expect(ioColumns(line)).toEqual(columns);
  });

  test("has a row for each thread and one for all", () => {
    const taken = table();
    expect(takeIoRow(taken, "-----------", 3)).toBe(true);
    expect(takeIoRow(taken, "     0 |  8192 |  2 |  0.10 |  1.25 | D:\\a.dat (1GiB)", 4)).toBe(true);
    expect(takeIoRow(taken, "    12 |  4096 |  1 |  0.05 |  1.50 | D:\\b.dat (1GiB)", 5)).toBe(true);
    expect(takeIoRow(taken, "  ---- ", 6)).toBe(true);
    expect(takeIoRow(taken, "total:    12288 |  3 |  0.15 |  1.33", 7)).toBe(true);
    expect(taken.threads.map(({ thread, file, line }) => [thread, file, line])).toEqual([
      ["0", "D:\\a.dat (1GiB)", 4],
      ["12", "D:\\b.dat (1GiB)", 5],
    ]);
    expect(cells(taken)[0]).toEqual({
      bytes: "8192",
      "I/Os": "2",
      "MiB/s": "0.10",
      AvgLat: "1.25",
      file: "D:\\a.dat (1GiB)",
    });
    expect(taken.total).toMatchObject({ thread: "total", file: "", line: 7 });
    expect(cellNumber(taken.total, "bytes")).toBe(12288);
    // It ends with the row for all.
    expect(takeIoRow(taken, "     0 |  8192 |  2 |  0.10 |  1.25 | D:\\a.dat", 8)).toBe(false);
    expect(taken.threads).toHaveLength(2);
  });

  test.each([
    ["another text", "CPU |  Usage"],
    ["a word before the number", "x 0 | 8192 | 2 | 0.10 | 1.25 | a"],
    ["a word before the total", "sub total: 8192 | 2 | 0.10 | 1.25"],
    ["dashes and something", "--- -x"],
    ["something and dashes", "x---"],
    ["nothing", ""],
  ])("%s is not a row", (_, line) => {
    const taken = table();
    expect(takeIoRow(taken, line, 1)).toBe(false);
    expect(taken).toEqual(table());
  });

  test.each([
    ["whole", "0 | 8192 | 2 | 0.10 | 1.25 | a", 1],
    ["without blanks", "0|8192|2|0.10|1.25|a", 1],
    ["with more blanks", "  0   |  8192  | 2 | 0.10 | 1.25 | a", 1],
    ["without its file", "0 | 8192 | 2 | 0.10 | 1.25", 1],
    ["with a last figure of three decimals", "0 | 8192 | 2 | 0.10 | 1.250", 1],
    ["with a last figure that is not available", "0 | 8192 | 2 | 0.10 | N/A", 1],
    ["cut in its last figure", "0 | 8192 | 2 | 0.10 | 1.2", 0],
    ["cut before its last figure", "0 | 8192 | 2 | 0.10", 0],
    ["with an empty last figure", "0 | 8192 | 2 | 0.10 |", 0],
  ])("a row %s", (_, line, rows) => {
    const taken = table();
    expect(takeIoRow(taken, line, 1)).toBe(true);
    expect(taken.threads).toHaveLength(rows);
  });

  test("a table without files ends with a figure", () => {
    const taken = table("thread | bytes | MiB/s");
    takeIoRow(taken, "0 | 8192 | 0.1", 1);
    takeIoRow(taken, "0 | 8192 | 0.10", 2);
    expect(cells(taken)).toEqual([{ bytes: "8192", "MiB/s": "0.10" }]);
    expect(taken.threads[0]?.file).toBe("");
  });

  test.each([
    ["12", 12],
    ["1.25", 1.25],
    ["0", 0],
    ["N/A", null],
    ["1.25x", null],
    ["x1.25", null],
    ["-1", null],
    ["1.", null],
    ["", null],
  ])("a cell %j holds %p", (cell, value) => {
    const row = { thread: "0", file: "", cells: new Map([["bytes", cell]]), line: 1 };
    expect(cellNumber(row, "bytes")).toBe(value);
    expect(cellNumber(row, "I/Os")).toBeNull();
  });

  test("no row has no cell", () => {
    expect([cellNumber(null, "bytes"), cellNumber(undefined, "bytes")]).toEqual([null, null]);
  });
});
