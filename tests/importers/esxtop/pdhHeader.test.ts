import {
  hostName,
  isHeaderField,
  pdhDelimiter,
  zoneBiasMinutes,
} from "../../../src/importers/esxtop/pdhHeader";

test.each([
  ["(PDH-CSV 4.0) (UTC)(0)", true],
  ["(PDH-CSV 10.12)", true],
  ["(PDH-CSV 4)", false],
  ["(PDH-CSV 4.0", false],
  ["(PDH-TSV 4.0)", false],
  ["x (PDH-CSV 4.0)", false],
  ["11/29/2024 10:00:00", false],
])("whether %j begins a header: %s", (text, header) => {
  expect(isHeaderField(text)).toBe(header);
});

test.each([
  ['"(PDH-CSV 4.0) (UTC)(0)","\\\\a', ","],
  ['"(PDH-CSV 4.0) (UTC)(0)";"\\\\a', ";"],
  ["(PDH-CSV 4.0) (UTC)(0)\t\\\\a", "\t"],
  ["(PDH-CSV 4.0) (UTC)(0)", ","],
  ["(PDH-CSV 14.10)\n", ","],
  ["(PDH-CSV 4.0)\r\n1;2", ","],
  ['\ufeff"(PDH-CSV 4.0)";"x"', ";"],
  ["x(PDH-CSV 4.0);", null],
  ["(PDH-CSV 4);", null],
  ["(PDH-CSV 4.0;", null],
  ["Time,Value", null],
  ["", null],
])("%j is delimited by %j", (head, delimiter) => {
  expect(pdhDelimiter(head)).toBe(delimiter);
});

test.each([
  ["(PDH-CSV 4.0) (UTC)(0)", 0],
  ["(PDH-CSV 4.0) (Romance Standard Time)(-60)", -60],
  ["(PDH-CSV 4.0) (Central Daylight Time)(300)", 300],
  ["(PDH-CSV 4.0) (x)(1234)", 1234],
  ["(PDH-CSV 4.0) (x)(12345)", null],
  ["(PDH-CSV 4.0) (x)(1.5)", null],
  ["(PDH-CSV 4.0) (x)(60) x", null],
  ["(PDH-CSV 4.0) (UTC)", null],
  ["(PDH-CSV 4.0)", null],
])("%j is %p minutes behind UTC", (text, minutes) => {
  expect(zoneBiasMinutes(text)).toBe(minutes);
});

test.each([
  ["esx1.lab", "a/b.csv", "esx1.lab"],
  ["localhost", "a/esx7.csv", "esx7"],
  ["LocalHost", "esx7.CSV", "esx7"],
  ["localhost.lab", "esx7.csv", "localhost.lab"],
  [null, "a/b/esx7.csv.txt", "esx7.csv.txt"],
  [null, "a/.csv", "a/.csv"],
])("the host %j of %s is called %s", (host, path, name) => {
  expect(hostName(host, path)).toBe(name);
});
