import { DiagnosticList } from "../../../src/importers/iometer/diagnosticList";
import { ALL, COLUMNS, results, diagnosticsOf, whole, withLine } from "./resultsText";

test("reports nothing for a valid file", () => {
  expect(diagnosticsOf(whole)).toEqual([]);
});

const NO_RESULTS = "error iometer-no-results null: The file holds no complete test step.";
const LOST = "The ALL row does not have the fields of its header; step skipped.";

test.each<[string, string, string[]]>([
  [
    "an ALL row too short",
    results(COLUMNS, ["ALL,All,4k,7"]),
    [`error iometer-damaged-row 13: ${LOST}`, NO_RESULTS],
  ],
  [
    "a target's row too short",
    results(COLUMNS, [ALL, "DISK,C"]),
    ["error iometer-damaged-row 14: The DISK row does not have the fields of its header."],
  ],
  [
    "rows without an ALL row above, said once",
    results(COLUMNS, ["MANAGER,A,,,1,1,7", "WORKER,B,,,,1,7", ALL]),
    ["error iometer-no-total 13: These rows have no ALL row above them."],
  ],
  [
    "rows below a damaged ALL row, which are passed over",
    results(COLUMNS, ["ALL,All", "MANAGER,A,,,1,1,7", ALL]),
    [`error iometer-damaged-row 13: ${LOST}`],
  ],
  [
    "numbers that cannot be read, by their headers",
    results("IOps,MBps,Read IOps", ["ALL,All,4k,x,1,-"]),
    ["error iometer-no-number 13: No numbers in the row of the step: IOps, Read IOps."],
  ],
  [
    "a specification that is not defined",
    results(COLUMNS, ["ALL,All,8k,1,1,1,7"]),
    ["warning iometer-no-specification 13: 8k is not defined above: the load of this step is not known."],
  ],
  [
    "several specifications that are not defined",
    results(COLUMNS, ["ALL,All,,1,2,2,7", "MANAGER,M,,,2,2,7", "WORKER,A,8k,,,1,3", "WORKER,B,9k,,,1,4"]),
    ["warning iometer-no-specification 13: 8k, 9k is not defined above: the load of this step is not known."],
  ],
  [
    "no specification at all",
    results("IOps", ["ALL,All,,7"], []),
    ["warning iometer-no-specification 9: No specification is named: the load of this step is not known."],
  ],
  [
    "several specifications at once",
    results(
      COLUMNS,
      ["ALL,All,,1,1,1,7"],
      [
        ["a", "4096,100,70,100,0,1,0,0"],
        ["b", "4096,100,30,100,0,1,0,0"],
      ],
    ),
    [
      "info iometer-mixed-specifications 17: Workers ran 2 specifications at once: only their common settings are reported.",
    ],
  ],
  [
    "rows of managers and workers that are missing",
    results(COLUMNS, ["ALL,All,4k,2,3,3,7", "MANAGER,A,4k,,1,1,7", "WORKER,B,4k,,,1,7"]),
    ["warning iometer-rows-missing 13: Only 1 of 2 managers and 1 of 3 workers have rows that can be read."],
  ],
  [
    "rows of workers that are missing",
    results(COLUMNS, ["ALL,All,4k,1,2,2,7", "MANAGER,A,4k,,2,2,7", "WORKER,B,4k,,,1,7"]),
    ["warning iometer-rows-missing 13: Only 1 of 2 workers have rows that can be read."],
  ],
  ["no rows of workers at all", results(COLUMNS, ["ALL,All,4k,1,2,2,7", "MANAGER,A,4k,,2,2,7"]), []],
  [
    "a time, once",
    `${whole}\n2024-01-02 03:04:05:006\n'Time Stamp\n2025`,
    [
      'info iometer-local-time 15: Iometer writes local time without a time zone ("2024-01-02 03:04:05:006"): no start time is read.',
    ],
  ],
  ["a time that is not there", `${whole}\n\n'End Test`, []],
  [
    "a results section without its header",
    withLine(12),
    ["error iometer-header 12: The results have no readable header row.", NO_RESULTS],
  ],
  [
    "a header that lacks a column",
    withLine(12, "'Target Type,Target Name"),
    [
      "error iometer-header 12: The results have no readable header row.",
      'warning iometer-unknown-line 13: Not understood: "ALL,All,4k,1,1,1,7".',
      NO_RESULTS,
    ],
  ],
  [
    "a damaged line of a specification",
    withLine(9, "4096,100,1e2"),
    [
      'error iometer-damaged-row 9: Not a line of an access specification: "4096,100,1e2".',
      "warning iometer-no-specification 13: 4k is not defined above: the load of this step is not known.",
    ],
  ],
  [
    "a second line of a damaged specification",
    withLine(9, "4096,100,1e2", "4096,100,70,100,0,1,0,0"),
    [
      'error iometer-damaged-row 9: Not a line of an access specification: "4096,100,1e2".',
      "warning iometer-no-specification 14: 4k is not defined above: the load of this step is not known.",
    ],
  ],
  [
    "a word among the lines of a specification",
    withLine(9, "4096,100,70,100,0,1,0,0", "more 4096"),
    ['warning iometer-unknown-line 10: Not understood: "more 4096".'],
  ],
  [
    "lines of a specification without a name",
    `'size,% of size\n4096,100,70,100,0,1,0,0\n${whole}`,
    ['error iometer-damaged-row 2: Not a line of an access specification: "4096,100,70,100,0,1,0,0".'],
  ],
  [
    "a specification of several sizes, once",
    withLine(9, ...[4, 8, 16].map((size) => `${size},30,70,100,0,1,0,0`)),
    ["info iometer-mixed-sizes 7: 4k mixes several block sizes; the block size is their mean by access."],
  ],
  [
    "a specification of two sizes",
    withLine(9, "4096,50,70,100,0,1,0,0", "8192,50,70,100,0,1,0,0"),
    ["info iometer-mixed-sizes 7: 4k mixes several block sizes; the block size is their mean by access."],
  ],
  [
    "a specification with replies, once",
    withLine(9, ...[1, 2, 3].map((reply) => `4096,30,70,100,0,1,0,${reply}`)),
    ["info iometer-reply 7: 4k answers with replies of another size; block size and read % are left open."],
  ],
  [
    "an aborted test",
    withLine(14, "Aborted test"),
    [
      "warning iometer-aborted 14: The test was aborted: its last step, if it was recorded at all, ran shorter than the others.",
    ],
  ],
  [
    "an error of Iometer",
    withLine(14, "ERROR: no disk"),
    ['warning iometer-error 14: Iometer reported "ERROR: no disk".'],
  ],
])("is reported: %s", (_, text, expected) => {
  expect(diagnosticsOf(text)).toEqual(expected);
});

test.each([
  ["A,b,c", false],
  ["AB,b,c", true],
  ["NETWORK TCP,b", true],
  ["DISk,b", false],
  ["DISK 1,b", false],
  [" DISK,b", false],
  [`${"A".repeat(24)},b`, true],
  [`${"A".repeat(25)},b`, false],
  ["DISK;b", false],
])("is %p below a header a row: %p", (line, isRow) => {
  const type = line.split(",")[0];
  expect(diagnosticsOf(results(COLUMNS, [ALL, line]))).toEqual([
    isRow
      ? `error iometer-damaged-row 14: The ${type} row does not have the fields of its header.`
      : `warning iometer-unknown-line 14: Not understood: ${JSON.stringify(line)}.`,
  ]);
});

test("a line that is not understood is quoted up to 80 characters", () => {
  expect(diagnosticsOf(`${withLine(14, "x".repeat(80))}\n`)[0]).toContain(`"${"x".repeat(80)}"`);
  expect(diagnosticsOf(`${withLine(14, "x".repeat(81))}\n`)[0]).toContain(`"${"x".repeat(80)}..."`);
});

test.each([
  ["65,536 characters may be a line", 65_536, /^warning iometer-unknown-line 14: /],
  ["65,537 are too many", 65_537, /^error iometer-damaged-row 14: The line is too long to be a row\.$/],
])("%s", (_, length, expected) => {
  const text = `${withLine(14, "x".repeat(length))}\n`;
  expect(diagnosticsOf(text)).toEqual([expect.stringMatching(expected)]);
});

test.each([
  [
    "in an ALL row",
    results(COLUMNS, ["ALL,All,4k,1"]),
    "warning iometer-truncated 13: The file ends within this ALL row.",
  ],
  [
    "in another line",
    `${whole.slice(0, whole.indexOf("'Results"))}'Resu`,
    "warning iometer-truncated 11: The file ends within this line.",
  ],
  [
    "in a header",
    whole.slice(0, whole.indexOf("IOps")),
    "warning iometer-truncated 12: The file ends within this line.",
  ],
])("a file that ends %s", (_, text, expected) => {
  const cut = text.endsWith("'Time Stamp") ? text.slice(0, text.lastIndexOf("\n")) : text;
  expect(diagnosticsOf(cut)).toEqual([expected, NO_RESULTS]);
});

test("a file that ends within the row of a target below its worker", () => {
  const rows = [`${ALL},0`, "MANAGER,M,4k,,1,1,7,0", "WORKER,W,4k,,,1,7,0", "DISK,C,,,,,7"];
  const text = results(`${COLUMNS},Errors`, rows).replace(/\n'Time Stamp$/, "");
  expect(diagnosticsOf(text)).toEqual(["warning iometer-truncated 16: The file ends within this DISK row."]);
  expect(diagnosticsOf(`${text},0`)).toEqual([]);
  expect(diagnosticsOf(`${text},0\n`)).toEqual([]);
});

test("of many diagnostics the first 500 are kept, and the others counted", () => {
  const list = new DiagnosticList("a");
  for (let line = 1; line <= 500; line += 1) list.add("info", "x", "y", line);
  expect(list.list()).toHaveLength(500);
  expect(list.list().at(-1)).toEqual({ severity: "info", code: "x", message: "y", file: "a", line: 500 });
  list.add("error", "x", "y", 501);
  list.add("error", "x", "y", 502);
  expect(list.list().slice(499)).toEqual([
    { severity: "info", code: "x", message: "y", file: "a", line: 500 },
    {
      severity: "warning",
      code: "iometer-more",
      message: "2 more diagnostics for this file are omitted.",
      file: "a",
      line: null,
    },
  ]);
});
