import { parseIometerText } from "../../../src/importers/iometer/parseIometerText";
import { ALL, results, runsOf, diagnosticsOf, whole, withLine } from "./resultsText";

const version = (text: string): string => whole.replace("2008.06.18", text);
const ended = `${version("1.1.0")}\n\n'End Test\n`;

test.each<[string, string, string[]]>([
  ["of 1.1.0 that ends", ended, []],
  [
    "of 1.1.0 that does not end",
    version("1.1.0"),
    ["warning iometer-not-ended 1: The test does not end before the file does: steps may be missing."],
  ],
  [
    "of 1.1.0 that does not end before the next",
    `${version("1.1.0")}\n\n${ended}`,
    ["warning iometer-not-ended 1: The test does not end: steps may be missing."],
  ],
  [
    "of 1.1.0 that does not end after another",
    `${ended}${version("1.1.0")}`,
    [
      `warning iometer-not-ended ${ended.split("\n").length}: The test does not end before the file does: steps may be missing.`,
    ],
  ],
  ["of 2008, which never says that it ends", whole, []],
  ["of an unknown version", version(""), []],
])("a test %s", (_, text, expected) => {
  expect(diagnosticsOf(text)).toEqual(expected);
});

test("an aborted test need not end", () => {
  const aborted = `${version("1.1.0")}\n\nAborted test\n`;
  expect(diagnosticsOf(aborted)).toEqual([expect.stringMatching(/^warning iometer-aborted 16:/)]);
});

test("two tests in a file keep to their own version, description and specifications", () => {
  const second = whole
    .replace("'Version\n2008.06.18\n", "")
    .replace("0,A description, with a comma\n", "")
    .replace("4k,0", "8k,0");
  const { runs } = parseIometerText(`${whole}\n\n${second}`, "tests/a.b.csv");
  expect(runs.map(({ toolVersion, job, workload }) => [toolVersion, job, workload.blockSizeBytes])).toEqual([
    ["2008.06.18", "A description, with a comma", 4096],
    [null, null, null],
  ]);
});

test.each([
  ["0,My test", "My test"],
  ["12 ; My test", "My test"],
  ["0\tMy test", "My test"],
  ["0 My test", "My test"],
  ['0,"My, test"', "My, test"],
  ["My test", "My test"],
  ["Run 5, fast", "Run 5, fast"],
  ["0,My \ufefftest", "My \ufefftest"],
  ["0,", null],
  ["0", null],
])("the description of %p is %p", (line, expected) => {
  expect(runsOf(withLine(2, line))[0]?.job).toBe(expected);
});

test.each([
  ["in the line below", whole, "2008.06.18"],
  ["quoted", version('"1.0"'), "1.0"],
  ["that is not there", version("").replace("'Version\n\n", "'Version\n"), null],
  ["in the same line", whole.replace("'Version\n2008.06.18", "Version  1.1.0 "), "1.1.0"],
])("a version %s", (_, text, expected) => {
  expect(runsOf(text)[0]?.toolVersion).toBe(expected);
});

test.each([
  "My Version 2",
  "Version 1 or 2",
  "Versions",
  "'My Results",
  "Time Stamps",
  "End Tests",
  "My ERROR: x",
])("%p heads no section", (line) => {
  expect(diagnosticsOf(withLine(4, "2008.06.18", line))).toEqual([
    `warning iometer-unknown-line 5: Not understood: ${JSON.stringify(line)}.`,
  ]);
});

test.each([
  "'Test Type,Test Description,x",
  "'A Test Type,Test Description",
  "'The TimeStamp,Target Type",
  "'TimeStamps",
  "'My Target Type,Target Name",
  "'Target Types,Target Name",
  "'My Access specification name,x",
  "'Access specification names,x",
  "'my size,% of size",
  "'sizes,% of size",
])("the words %p head no section", (line) => {
  expect(diagnosticsOf(withLine(4, "2008.06.18", line))[0]).toBe(
    `warning iometer-unknown-line 5: Not understood: ${JSON.stringify(line)}.`,
  );
});

test.each([
  ["'Test Type; Test Description", 1],
  ['"\'Test Type,Test Description"', 1],
  ["Test Type,Test Description", 1],
  ["'Access specification name;default assignment", 6],
  ["'size\t% of size", 8],
  ['"\'Results"', 11],
  ["'Results,,,", 11],
])("%p heads a section as well", (line, number) => {
  expect(diagnosticsOf(withLine(number, line))).toEqual([]);
  expect(runsOf(withLine(number, line))).toEqual(runsOf(whole));
});

test("a definition ends with its block: a later line of figures is not part of it", () => {
  const text = withLine(10, "'End access specifications", "8192,100,70,100,0,1,0,0");
  expect(diagnosticsOf(text)).toEqual([expect.stringMatching(/^warning iometer-unknown-line 11: /)]);
  expect(runsOf(text)[0]?.workload.blockSizeBytes).toBe(4096);
});

test("a new block of definitions forgets those of the block before", () => {
  const text = withLine(
    10,
    "'End access specifications",
    "'Access specifications",
    "'End access specifications",
  );
  expect(diagnosticsOf(text)).toEqual([
    expect.stringMatching(/^warning iometer-no-specification 15: 4k is not/),
  ]);
});

test("a header repeated without its section starts new rows", () => {
  const [, , , , , , , , , , , header = ""] = whole.split("\n");
  const text = withLine(13, ALL, header, ALL.replace(/7$/, "9"));
  expect(runsOf(text).map(({ results: { iops } }) => iops)).toEqual([7, 9]);
  const other = "'Target Type,Target Name,Access Specification Name,Errors,IOps";
  const changed = withLine(13, ALL, "'Results", other, "ALL,All,4k,3,9");
  expect(runsOf(changed).map(({ results: { iops, errors } }) => [iops, errors])).toEqual([
    [7, null],
    [9, 3],
  ]);
});

test("a byte order mark and carriage returns belong to no line", () => {
  const text = `\ufeff${whole.replaceAll("\n", "\r\n")}\r\n`;
  expect(diagnosticsOf(text)).toEqual([]);
  expect(runsOf(text)).toEqual(runsOf(whole));
});

test("what is behind a configuration is not read, nor is anything reported of it", () => {
  const text = `${whole}\n\n'TEST SETUP ========\nWORKER,a\n`;
  expect(diagnosticsOf(text)).toEqual([
    "error iometer-configuration 16: This is a configuration of Iometer (.icf): it contains settings but no results. Import results.csv.",
  ]);
  expect(runsOf(text)).toHaveLength(1);
});

test("a file of IometerQt may have no description", () => {
  const [, , ...others] = whole.split("\n");
  const text = ["'Iometer Output File", "'Test Description", '""', ...others].join("\n");
  expect(runsOf(text)[0]?.job).toBeNull();
});

test("of a file of IometerQt lines that are not understood are passed over", () => {
  const text = `'Iometer Output File\n${whole}\nsome time\n'Run Time\n\t1 2 3\nsomething`;
  expect(diagnosticsOf(text).map((each) => each.split(":")[0])).toEqual(["info iometer-local-time 16"]);
  expect(diagnosticsOf(`'Iometer Output Files\n${whole}`)).toHaveLength(1);
});

test.each([
  ["tests/a.b.csv", "a.b"],
  ["C.csv", "C"],
  ["folder.d/results", "results"],
])("a step of %p without words is called %p", (file, expected) => {
  const text = results("IOps", ["ALL,All,,7"], [])
    .replace(", with a comma", "")
    .replace("0,A description", "0");
  expect(parseIometerText(text, file).runs[0]?.case).toBe(expected);
});
