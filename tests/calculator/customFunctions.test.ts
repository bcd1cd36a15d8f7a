import type { FunctionLibrary } from "../../src/calculator/evaluate";
import type { CellValue } from "../../src/workbook/spec";
import { sourceFunctions } from "../sourceFunctions";
import { calculated, shown } from "./calculated";
import type { Cells } from "./calculated";

/** Remembers what it was called with. */
function spy(answer: CellValue[][] = [[1]]): FunctionLibrary & { calls: unknown[][] } {
  const calls: unknown[][] = [];
  return {
    calls,
    call(id, args) {
      calls.push([id, ...args]);
      return answer;
    },
  };
}

function argumentsOf(formula: string, cells: Cells = {}): unknown[] {
  const functions = spy();
  calculated({ Sheet: { ...cells, T1: { formula } } }, { functions });
  return functions.calls[0] ?? [];
}

describe("arguments", () => {
  const cells: Cells = { A1: 1, A2: "x", B1: true, C1: { formula: "NA()" } };

  test("an argument that is skipped is null", () => {
    expect(argumentsOf("MY_FN(1,,2)")).toEqual(["MY_FN", 1, null, 2]);
    expect(argumentsOf("MY_FN()")).toEqual(["MY_FN"]);
  });

  test("a blank cell is a block with null: it is not omitted", () => {
    expect(argumentsOf("MY_FN(A9)", cells)).toEqual(["MY_FN", [[null]]]);
  });

  test("a range is a block with blanks and errors in their places", () => {
    expect(argumentsOf("MY_FN(A1:C2)", cells)).toEqual([
      "MY_FN",
      [
        [1, true, { error: "#N/A" }],
        ["x", null, null],
      ],
    ]);
  });

  test("values that were computed are plain, an error is passed", () => {
    expect(argumentsOf('MY_FN(A1+1,"a"&1,1/0)', cells)).toEqual(["MY_FN", 2, "a1", { error: "#DIV/0!" }]);
  });

  test("a nested function's block is passed", () => {
    const functions = spy([[1, 2]]);
    calculated({ Sheet: { T1: { formula: "MY_FN(MY_OTHER(1))" } } }, { functions });
    expect(functions.calls).toEqual([
      ["MY_OTHER", 1],
      ["MY_FN", [[1, 2]]],
    ]);
  });
});

describe("results", () => {
  test.each<[string, CellValue[][], unknown]>([
    [
      "an error with its message",
      [[{ error: "#N/A", message: "no evidence" }]],
      { error: "#N/A", message: "no evidence" },
    ],
    ["an empty text", [[""]], ""],
    ["a missing value as an empty text", [[null]], ""],
    ["never a number that is none", [[NaN]], { error: "#NUM!" }],
    ["never infinity", [[Infinity]], { error: "#NUM!" }],
  ])("%s", (_, answer, expected) => {
    expect(
      calculated({ Sheet: { T1: { formula: "MY_FN()" } } }, { functions: spy(answer) })("Sheet", "T1"),
    ).toEqual(expected);
  });

  test("an error continues into native formulas with its message", () => {
    const functions = spy([[{ error: "#VALUE!", message: "say what" }]]);
    const cells: Cells = {
      A1: { formula: "MY_FN()" },
      A2: { formula: "SUM(A1,1)" },
      A3: { formula: "IFERROR(A1,0)" },
    };
    const at = calculated({ Sheet: cells }, { functions });
    expect(at("Sheet", "A2")).toEqual({ error: "#VALUE!", message: "say what" });
    expect(at("Sheet", "A3")).toBe(0);
  });
});

describe("the functions that ship", () => {
  const functions = sourceFunctions;

  test("calculate from cells, ranges and omitted arguments", () => {
    const cells: Cells = {
      ...{ A1: 1000, A2: 2000, B1: 32 },
      C1: { formula: 'VSAN_GHZ(A1,B1,"read")' },
      C2: { formula: "VSAN_GHZ(A1)" },
      C3: { formula: "VSAN_GHZ(A1,,)" },
      D1: { formula: 'VSAN_GHZ(A1:A2,B1,"read")', spill: { rows: 2, columns: 1 } },
      E1: { formula: "SUM(D1:D2)/C1" },
    };
    const at = calculated({ Sheet: cells }, { functions });
    expect(at("Sheet", "C1")).toBeCloseTo(19.546, 3);
    expect(at("Sheet", "C2")).toBeCloseTo(28, 9);
    expect(at("Sheet", "C3")).toBeCloseTo(28, 9);
    expect(at("Sheet", "E1")).toBeCloseTo(3, 9);
  });

  test("a blank cell is refused by name", () => {
    const at = calculated({ Sheet: { A2: 1, T1: { formula: "VSAN_GHZ(A1)" } } }, { functions });
    expect(at("Sheet", "T1")).toEqual({
      error: "#VALUE!",
      message: "throughput is blank: enter a throughput such as 22541 MiB/s",
    });
  });

  test("an unknown id is #NAME?", () => {
    expect(
      shown(calculated({ Sheet: { T1: { formula: "NO_SUCH(1)" } } }, { functions })("Sheet", "T1")),
    ).toBe("#NAME?");
  });
});
