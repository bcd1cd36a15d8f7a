import { HostColumns } from "../../../src/importers/esxtop/hostColumns";
import { meanFigures, rowFigures, type RowFigures } from "../../../src/importers/esxtop/rowFigures";
import { uplink } from "./esxtopTexts";

/** Figures of a row by the names of its columns. */
function figuresOf(row: Readonly<Record<string, number | null>>): RowFigures {
  const columns = new HostColumns();
  Object.keys(row).forEach((name, index) => columns.take(index + 1, `\\\\a\\${name}`));
  return rowFigures(columns.wanted, Object.values(row));
}

const used = (processor: number | "_Total") => `Physical Cpu(${processor})\\% Processor Time`;
const util = (processor: number | "_Total") => `Physical Cpu(${processor})\\% Util Time`;
const EMPTY: RowFigures = { cpuUsedPct: null, cpuUtilPct: null, processorMeanPct: null, uplinks: [] };

test.each([
  ["no column", {}, {}],
  ["all processors", { [used("_Total")]: 20 }, { cpuUsedPct: 20 }],
  ["each processor: their mean", { [used(0)]: 10, [used(1)]: 40 }, { cpuUsedPct: 25 }],
  [
    "both: all processors, and the mean beside it",
    { [used("_Total")]: 20, [used(0)]: 10, [used(1)]: 40 },
    { cpuUsedPct: 20, processorMeanPct: 25 },
  ],
  [
    "all processors are empty: the mean",
    { [used("_Total")]: null, [used(0)]: 10, [used(1)]: 40 },
    { cpuUsedPct: 25 },
  ],
  ["a processor is empty: no mean of the others", { [used(0)]: 10, [used(1)]: null }, {}],
  [
    "a processor is empty beside all of them",
    { [used("_Total")]: 20, [used(0)]: 10, [used(1)]: null },
    { cpuUsedPct: 20 },
  ],
  ["idle processors", { [used("_Total")]: 0, [used(0)]: 0 }, { cpuUsedPct: 0, processorMeanPct: 0 }],
  ["time of all processors", { [util("_Total")]: 30 }, { cpuUtilPct: 30 }],
  ["time of each processor: their mean", { [util(0)]: 20, [util(1)]: 60 }, { cpuUtilPct: 40 }],
  ["use and time are kept apart", { [used(0)]: 10, [util(0)]: 20 }, { cpuUsedPct: 10, cpuUtilPct: 20 }],
])("%s", (_, row, expected) => {
  expect(figuresOf(row)).toEqual({ ...EMPTY, ...expected });
});

test("an uplink has a rate for each direction, and the one that is empty stays unknown", () => {
  const row = {
    [uplink("vmnic0", "Transmitted")]: 1.5,
    [uplink("vmnic1", "Received")]: 0,
    [uplink("vmnic1", "Transmitted")]: null,
  };
  expect(figuresOf(row).uplinks).toEqual([
    { name: "vmnic0", transmitBitsPerSecond: 1.5e6, receiveBitsPerSecond: null },
    { name: "vmnic1", transmitBitsPerSecond: null, receiveBitsPerSecond: 0 },
  ]);
});

describe("the mean of several rows", () => {
  const row = (cpuUsedPct: number | null, uplinks: RowFigures["uplinks"] = []): RowFigures => ({
    ...EMPTY,
    cpuUsedPct,
    uplinks,
  });
  const vmnic = (name: string, transmit: number | null, receive: number | null) => ({
    name,
    transmitBitsPerSecond: transmit,
    receiveBitsPerSecond: receive,
  });

  test("of one row is that row", () => {
    const only = row(7, [vmnic("vmnic0", 1, null)]);
    expect(meanFigures([only])).toBe(only);
  });

  test("is over the rows that have the figure", () => {
    expect(meanFigures([row(10), row(null), row(40)]).cpuUsedPct).toBe(25);
    expect(meanFigures([row(null), row(null)]).cpuUsedPct).toBeNull();
    const time = { ...EMPTY, cpuUtilPct: 10, processorMeanPct: 4 };
    expect(meanFigures([time, { ...EMPTY, cpuUtilPct: 30, processorMeanPct: 6 }, EMPTY])).toEqual({
      ...EMPTY,
      cpuUtilPct: 20,
      processorMeanPct: 5,
    });
  });

  test("names each uplink once, also one that some rows lack", () => {
    const rows = [
      row(1, [vmnic("vmnic0", 10, 2)]),
      row(1, [vmnic("vmnic1", 6, null), vmnic("vmnic0", 20, 4)]),
    ];
    expect(meanFigures(rows).uplinks).toEqual([vmnic("vmnic0", 15, 3), vmnic("vmnic1", 6, null)]);
  });
});
