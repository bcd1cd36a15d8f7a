import { areaName } from "../../../../src/workbook/address";
import { invalidArgument, notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import { around } from "../workbook/areas";
import type { Chart, Properties, Series, Sheet } from "../workbook/sheet";
import { Cells, cellsOf } from "./cells";
import { SERIES_COLLECTION, type ChartOnSheet } from "./chartSeries";
import { recorded, recordedIn } from "./recorded";

/** The title of an axis, which Excel shows once it has a text. */
function axisTitle(part: string): ObjectType<Properties, Excel.ChartAxisTitle> {
  return { name: "ChartAxisTitle", ...recorded<Excel.ChartAxisTitle>(part, { Text: "", Visible: true }) };
}

const TITLE: ObjectType<Properties, Excel.ChartTitle> = {
  name: "ChartTitle",
  ...recorded<Excel.ChartTitle>("title", { Text: "", Visible: true, Overlay: false }),
};

const LEGEND: ObjectType<Properties, Excel.ChartLegend> = {
  name: "ChartLegend",
  ...recorded<Excel.ChartLegend>("legend", { Visible: true, Position: "Right", Overlay: false }),
};

/** A line of a chart, which can be cleared. */
function chartLine(part: string): ObjectType<Properties, Excel.ChartLineFormat> {
  const fields = recorded<Excel.ChartLineFormat>(part, { Color: "", Weight: 0.75, LineStyle: "Automatic" });
  return {
    name: "ChartLineFormat",
    ...fields,
    call: { Clear: (record) => void (record[`${part}/lineStyle`] = "None") },
  };
}

/** The format of something that consists of lines. */
function lineFormat(name: string, part: string): ObjectType<Properties, Excel.ChartAxisFormat> {
  return { name, get: { Line: (record) => HostObject.of(chartLine(`${part}/format/line`), record) } };
}

/** Members of grid lines, and their format. */
function withLine(members: ReturnType<typeof recorded<Excel.ChartGridlines>>, part: string) {
  const format = (record: Properties) => HostObject.of(lineFormat("ChartGridlinesFormat", part), record);
  return { ...members, get: { ...members.get, Format: format } };
}

/** Frame and ground of a chart. */
const FORMAT: ObjectType<Properties, Excel.ChartAreaFormat> = {
  name: "ChartAreaFormat",
  get: {
    Border: (record) => HostObject.of(BORDER, record),
    Fill: (record) => HostObject.of(FILL, record),
  },
};

const BORDER: ObjectType<Properties, Excel.ChartBorder> = {
  name: "ChartBorder",
  ...recorded<Excel.ChartBorder>("format/border", { Color: "", LineStyle: "Automatic", Weight: 0.75 }),
  call: { Clear: (record) => void (record["format/border/lineStyle"] = "None") },
};

const FILL: ObjectType<Properties, Excel.ChartFill> = {
  name: "ChartFill",
  call: {
    Clear: (record) => void (record["format/fill"] = "none"),
    SetSolidColor: (record, [color]) => void (record["format/fill"] = color),
  },
};

function axis(record: Properties, axisName: "categoryAxis" | "valueAxis" | "seriesAxis"): HostObject {
  const part = `axes/${axisName}`;
  const fields = recorded<Excel.ChartAxis>(part, {
    Minimum: "",
    Maximum: "",
    MajorUnit: "",
    NumberFormat: "General",
    Visible: true,
    ReversePlotOrder: false,
    Position: "Automatic",
    TickLabelPosition: "NextToAxis",
    MajorTickMark: "Outside",
    ScaleType: "Linear",
  });
  const gridlines: ObjectType<Properties, Excel.ChartGridlines> = {
    name: "ChartGridlines",
    ...withLine(
      recorded<Excel.ChartGridlines>(`${part}/majorGridlines`, { Visible: true }),
      `${part}/majorGridlines`,
    ),
  };
  const type: ObjectType<Properties, Excel.ChartAxis> = {
    name: "ChartAxis",
    get: {
      ...fields.get,
      Title: (own) => HostObject.of(axisTitle(`${part}/title`), own),
      MajorGridlines: (own) => HostObject.of(gridlines, own),
      Format: (own) => HostObject.of(lineFormat("ChartAxisFormat", part), own),
    },
    set: fields.set,
  };
  return HostObject.of(type, record);
}

const AXES: ObjectType<Properties, Excel.ChartAxes> = {
  name: "ChartAxes",
  get: {
    CategoryAxis: (record) => axis(record, "categoryAxis"),
    ValueAxis: (record) => axis(record, "valueAxis"),
    SeriesAxis: (record) => axis(record, "seriesAxis"),
  },
};

const fields = recordedIn<Excel.Chart, ChartOnSheet>(({ chart }) => chart.properties, {
  Top: 0,
  Left: 0,
  Width: 360,
  Height: 216,
  Style: 0,
  DisplayBlanksAs: "NotPlotted",
  PlotVisibleOnly: true,
});

const CHART: ObjectType<ChartOnSheet, Excel.Chart> = {
  name: "Chart",
  identity: ({ chart }) => ({ Id: chart.id, Name: chart.name }),
  get: {
    ...fields.get,
    Id: ({ chart }) => chart.id,
    Name: ({ chart }) => chart.name,
    ChartType: ({ chart }) => chart.type,
    Title: ({ chart }) => HostObject.of(TITLE, chart.properties),
    Legend: ({ chart }) => HostObject.of(LEGEND, chart.properties),
    Format: ({ chart }) => HostObject.of(FORMAT, chart.properties),
    Axes: ({ chart }) => HostObject.of(AXES, chart.properties),
    Series: (of) => HostObject.of(SERIES_COLLECTION, of),
  },
  set: {
    ...fields.set,
    Name: ({ chart }, value) => void (chart.name = value),
    ChartType: ({ chart }, value) => void (chart.type = value),
  },
  call: {
    SetPosition: ({ sheet, chart }, [from, to]) => {
      const { area } = cellsOf(from, sheet);
      chart.position = areaName(to ? around(area, cellsOf(to, sheet).area) : area);
    },
    Delete: ({ sheet, chart }) => void sheet.charts.splice(sheet.charts.indexOf(chart), 1),
    Activate: () => null,
  },
};

/** The series that Excel makes of a range: one per column, the first column and row as labels where they are text. */
function seriesOf(cells: Cells): Series[] {
  const { sheet, area } = cells;
  const text = (row: number, column: number) => typeof sheet.grid.at(row, column)?.value === "string";
  const labeled = area.columns > 1 && text(area.row + area.rows - 1, area.column);
  const headed = area.rows > 1 && text(area.row, area.column + area.columns - 1);
  const skip = labeled ? 1 : 0;
  const top = headed ? 1 : 0;
  const body = { ...area, row: area.row + top, rows: area.rows - top, columns: 1 };
  return Array.from({ length: area.columns - skip }, (_, i) => {
    const column = area.column + skip + i;
    return {
      name: headed ? String(sheet.grid.at(area.row, column)?.value ?? "") : `Series${i + 1}`,
      values: cells.at({ ...body, column }).address,
      ...(labeled ? { categories: cells.at(body).address } : {}),
      properties: {},
    };
  });
}

function add(sheet: Sheet, type: string, source: unknown): HostObject {
  if (!(source instanceof HostObject) || !(source.self instanceof Cells))
    throw invalidArgument("a chart without a range");
  const id = sheet.workbook.newId();
  const chart: Chart = {
    id,
    name: `Chart ${sheet.charts.length + 1}`,
    type,
    series: seriesOf(source.self),
    properties: {},
  };
  sheet.charts.push(chart);
  return HostObject.of(CHART, { sheet, chart });
}

function find(sheet: Sheet, key: string): HostObject | null {
  const chart = sheet.charts.find(({ id, name }) => id === key || name.toLowerCase() === key.toLowerCase());
  return chart ? HostObject.of(CHART, { sheet, chart }) : null;
}

/** `Worksheet.charts`. */
export const CHARTS: ObjectType<Sheet, Excel.ChartCollection> = {
  name: "ChartCollection",
  get: { Count: ({ charts }) => charts.length },
  call: {
    Add: (sheet, [type, source]) => add(sheet, type, source),
    GetItem: (sheet, [name]) => {
      const chart = find(sheet, name);
      if (!chart) throw notFound(`the chart ${name}`);
      return chart;
    },
    GetItemOrNullObject: (sheet, [name]) => find(sheet, name),
    GetItemAt: (sheet, [index]) => {
      const chart = sheet.charts[index];
      if (!chart) throw notFound(`chart ${index}`);
      return HostObject.of(CHART, { sheet, chart });
    },
    GetCount: ({ charts }) => charts.length,
  },
  items: (sheet) => sheet.charts.map((chart) => HostObject.of(CHART, { sheet, chart })),
};
