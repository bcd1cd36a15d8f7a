import { isConfigurationMarker, looksLikeIometer } from "../../../src/importers/iometer/looksLikeIometer";
import { isInstantaneousHeader, resultColumns } from "../../../src/importers/iometer/resultColumns";
import { rowPatterns } from "../../../src/importers/iometer/rowPatterns";

const HEAD = "'Target Type,Target Name,Access Specification Name";
const columnsOf = (header: string) => {
  const columns = resultColumns(header);
  if (!columns) throw new Error(`no header: ${header}`);
  return columns;
};

test.each([
  [`${HEAD},IOps`, ","],
  ["Target Type;Target Name;IOps", ";"],
  ['"\'Target Type"\t"Target Name"\tIOps', "\t"],
  [`TimeStamp,${HEAD},IOps`, ","],
  [`"TimeStamp";"'Target Type";"Target Name";IOps`, ";"],
  [`${HEAD},Read IOps`, null],
  ["'Target Type,Target  Name,IOps", null],
  ["'Target Type,Name,Target Name,IOps", null],
  ["'Target Type Target Name,IOps", null],
  [`x${HEAD},IOps`, null],
  [`Stamp,${HEAD},IOps`, null],
  ["ALL,All,4k,1", null],
])("the header %p separates by %p", (header, expected) => {
  expect(resultColumns(header)?.delimiter ?? null).toBe(expected);
});

test("columns are found by name in any case; missing ones are at -1", () => {
  const header = `${HEAD},IOPS,Errors,# disks,"Queue Depth",% CPU Utilization (total),,`;
  expect(columnsOf(header)).toMatchObject({
    count: 8,
    at: { name: 1, spec: 2, iops: 3, errors: 4, disks: 5, queueDepth: 6, cpu: 7, latency: -1, readIops: -1 },
  });
});

test("of two columns of processor use the one without more words is read", () => {
  expect(columnsOf(`${HEAD},IOps,% CPU Utilization of all,% CPU Utilization`).at.cpu).toBe(5);
});

test.each([
  ["IOps,MiBps (Binary),MBps (Decimal)", { index: 4, bytesPerUnit: 2 ** 20 }],
  ["MBps (Decimal),MBps (Binary),IOps", { index: 4, bytesPerUnit: 2 ** 20 }],
  ["IOps,MBps (Decimal),MBps", { index: 5, bytesPerUnit: 2 ** 20 }],
  ["IOps,MBps (Decimal)", { index: 4, bytesPerUnit: 10 ** 6 }],
  ["IOps,Read MBps", null],
])("the throughput of %p", (header, expected) => {
  expect(columnsOf(`${HEAD},${header}`).throughput).toEqual(expected);
});

test.each([
  ["IOps", "IOps"],
  ["Read IOps", "IOps"],
  ["Write IOps", "IOps"],
  ["MBps", "MBps"],
  ["Read MiBps (Binary)", "MiBps (Binary)"],
  ["Write MBps (Decimal)", "MBps (Decimal)"],
  ["Average Response Time", ""],
  ["Average Read Response Time", ""],
  ["Maximum Write Response Time", ""],
  ["Errors", ""],
  ["Queue Depth", ""],
  ["% CPU Utilization", "%"],
  ["% CPU Utilization (total)", "%"],
  ["Other IOps", null],
  ["IOps now", null],
  ["MBps (Octal)", null],
  ["The Average Response Time", null],
  ["Average Response Time in ms", null],
  ["Average Transaction Time", null],
  ["Read Errors", null],
  ["Errors now", null],
  ["My Queue Depth", null],
  ["Queue Depths", null],
  ["of % CPU Utilization", null],
  ["# Disks", null],
])("the column %p is passed on as printed, with the unit %p", (label, unit) => {
  const { printed } = columnsOf(`${HEAD},IOps,${label}`);
  expect(printed.filter(({ index }) => index === 4)).toEqual(
    unit === null ? [] : [{ index: 4, label, unit }],
  );
});

test.each([
  ["0 to 50 uS", 0.05],
  ["0.5 to 1 mS", 1],
  ["2 to 4.7 s", 4700],
  ["0 to 123456789.5 us", 123456.7895],
  [" >= 10 s", null],
  [">=10 s", null],
  ["0 to 1234567890 us", undefined],
  ["0 to 1.123456789 us", 0.001123456789],
  ["0 to 1.1234567891 us", undefined],
  ["0 to 50", undefined],
  ["0 to 50 min", undefined],
  ["from 0 to 50 us", undefined],
  ["0 to 50 us long", undefined],
  ["a to 50 us", undefined],
  [">= 10 min", undefined],
  [">= x s", undefined],
  ["then >= 10 s", undefined],
  [">= 10 s long", undefined],
])("the column %p is a bin up to %p ms", (label, upToMs) => {
  const { latencyBins } = columnsOf(`${HEAD},IOps,${label}`);
  expect(latencyBins).toEqual(upToMs === undefined ? [] : [{ index: 4, upToMs }]);
});

test.each([
  [`TimeStamp,${HEAD}`, true],
  [`"TimeStamp";"'Target Type"`, true],
  ["TimeStamp\tTarget Type", true],
  [`a TimeStamp,${HEAD}`, false],
  ["TimeStamp Target Type", false],
  [HEAD, false],
])("is %p the header of a log: %p", (line, expected) => {
  expect(isInstantaneousHeader(line)).toBe(expected);
});

test("rows are matched only where nothing but commas can be between their fields", () => {
  expect(rowPatterns(columnsOf(`${HEAD},IOps`))).toMatchObject({ memberColumns: [1, 2, 3] });
  expect(rowPatterns(columnsOf("'Target Type;Target Name;Access Specification Name;IOps"))).toBeNull();
  expect(rowPatterns(columnsOf("'Target Type,Target Name,IOps"))).toBeNull();
});

test.each([
  ["'Test Type,Test Description", true],
  ["'Test Type, Test Description", true],
  ['"\'Test Type;Test Description"', true],
  ["\ufeff'Test Type\tTest Description", true],
  ["\n\nERROR: x\n'Test Type,Test Description", true],
  ["Test Type,Test Description", true],
  ["my Test Type,Test Description", false],
  ["'Test Type Test Description", false],
  ["'Target Type,Target Name", true],
  ['"\'Target Type";"Target Name"', true],
  ["Target Type Name", false],
  ["TimeStamp,'Target Type", true],
  ['"TimeStamp";"\'Target Type"', true],
  ["TimeStamp Target Type", false],
  ["'Iometer Output File", true],
  ["the Iometer Output File", false],
  ["Version 1.1.0 \n'TEST SETUP ========", true],
  ["\n".repeat(98) + "'TEST SETUP ========", true],
  ["\r\n".repeat(99) + "'TEST SETUP ========\r\n", true],
  ["\n".repeat(100) + "'TEST SETUP ========", false],
])("is %p of Iometer: %p", (text, expected) => {
  expect(looksLikeIometer(text)).toBe(expected);
});

test.each([
  ["'TEST SETUP ========", true],
  ["TEST SETUP ==================", true],
  ["RESULTS DISPLAY ========", true],
  ["ACCESS SPECIFICATIONS ========", true],
  ["'MANAGER LIST ========", true],
  ["'TEST SETUP =======", false],
  ["''TEST SETUP ========", false],
  ["'TEST SETUP ======== x", false],
  ["'Results ========", false],
])("does %p head a section of a configuration: %p", (line, expected) => {
  expect(isConfigurationMarker(line)).toBe(expected);
});
