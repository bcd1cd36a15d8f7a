import { HostColumns } from "../../../src/importers/esxtop/hostColumns";

/** The closed columns of a header with these names, behind a host `a` unless they name one. */
function headerOf(names: readonly string[], maxWanted?: number): HostColumns {
  const columns = new HostColumns(maxWanted);
  names.forEach((name, index) => columns.take(index + 1, name.startsWith("\\") ? name : `\\\\a\\${name}`));
  columns.close();
  return columns;
}

const used = (...processors: (number | "_Total")[]) =>
  processors.map((processor) => `Physical Cpu(${processor})\\% Processor Time`);
const util = (...processors: (number | "_Total")[]) =>
  processors.map((processor) => `Physical Cpu(${processor})\\% Util Time`);

/** The columns that are read, as `figure processor`. */
const wanted = (columns: HostColumns) =>
  columns.wanted.map(
    ({ counter }) => `${counter.figure} ${"processor" in counter ? counter.processor : counter.uplink}`,
  );

test.each([
  ["one processor", used(0), 1, ["used 0"]],
  ["four processors, in any order", used(3, 1, 0, 2), 4, ["used 3", "used 1", "used 0", "used 2"]],
  ["a processor that comes twice", used(0, 1, 1), 2, ["used 0", "used 1", "used 1"]],
  ["all of them, and no single one", used("_Total"), null, ["used total"]],
  ["all of them beside each", used(0, 1, "_Total"), 2, ["used 0", "used 1", "used total"]],
  ["a gap beside all of them", used(0, 2, "_Total"), null, ["used 0", "used 2", "used total"]],
  [
    "the use has a gap, the time has none",
    [...used(1, "_Total"), ...util(0, 1)],
    2,
    ["used 1", "used total", "util 0", "util 1"],
  ],
  ["only the time", util(0, 1), 2, ["util 0", "util 1"]],
  ["the time of each beside that of all", util(0, 1, "_Total"), 2, ["util total"]],
  [
    "the time of all leaves the use as it is",
    [...used(0), ...util(0, "_Total")],
    1,
    ["used 0", "util total"],
  ],
  ["none", [], null, []],
])("%s", (_, names, logicalProcessors, read) => {
  const columns = headerOf(names);
  expect(columns.logicalProcessors).toBe(logicalProcessors);
  expect(wanted(columns)).toEqual(read);
  expect(columns.someProcessors).toBe(false);
});

test.each([
  ["use", used(0, 2)],
  ["time", util(1)],
])("a gap and no column for all processors: their %s is not read", (_, names) => {
  const columns = headerOf([...names, "Network Port(s:5:vmnic0)\\MBits Received/sec"]);
  expect(wanted(columns)).toEqual(["receive vmnic0"]);
  expect(columns.someProcessors).toBe(true);
  expect(columns.logicalProcessors).toBeNull();
});

test("a gap in the use leaves the time as it is", () => {
  const columns = headerOf([...used(1), ...util(0, 1)]);
  expect(wanted(columns)).toEqual(["util 0", "util 1"]);
  expect(columns.logicalProcessors).toBe(2);
});

test("a column that is read is known by its place and its name", () => {
  const name = "\\\\a\\Physical Cpu(_Total)\\% Processor Time";
  expect(headerOf(["Memory\\Free MBytes", name]).wanted).toEqual([
    { column: 2, name, counter: { figure: "used", processor: "total" } },
  ]);
});

test("columns of other hosts are counted and omitted", () => {
  const columns = headerOf([
    ...used(0),
    "\\\\b\\Physical Cpu(1)\\% Processor Time",
    "\\\\b\\Memory\\Free MBytes",
  ]);
  expect(columns.host).toBe("a");
  expect(columns.leftOut).toBe(1);
  expect(wanted(columns)).toEqual(["used 0"]);
});

test.each([
  [3, 0],
  [2, 1],
])("of three columns with a limit of %d, %d are skipped", (limit, leftOut) => {
  const columns = headerOf(used("_Total", 0, 1), limit);
  expect(columns.leftOut).toBe(leftOut);
  expect(columns.wanted).toHaveLength(3 - leftOut);
});
