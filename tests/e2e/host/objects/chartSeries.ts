import { notFound } from "../hostError";
import { HostObject, type ObjectType } from "../richApi/hostObject";
import type { Chart, Properties, Series, Sheet } from "../workbook/sheet";
import { cellsOf } from "./cells";
import { recorded, recordedIn } from "./recorded";

/** A chart and the sheet that it lies on. */
export interface ChartOnSheet {
  sheet: Sheet;
  chart: Chart;
}

interface OfChart extends ChartOnSheet {
  series: Series;
}

const onSeries = recordedIn<Excel.ChartSeries, OfChart>(({ series }) => series.properties, {
  ChartType: "",
  MarkerStyle: "Automatic",
  MarkerSize: 5,
  MarkerBackgroundColor: "",
  MarkerForegroundColor: "",
  AxisGroup: "Primary",
  HasDataLabels: false,
  Smooth: false,
  GapWidth: 150,
  Overlap: 0,
});

const SERIES_FILL: ObjectType<Properties, Excel.ChartFill> = {
  name: "ChartFill",
  call: { SetSolidColor: (record, [color]) => void (record["format/fill/color"] = color) },
};
const SERIES_LINE: ObjectType<Properties, Excel.ChartLineFormat> = {
  name: "ChartLineFormat",
  ...recorded<Excel.ChartLineFormat>("format/line", { Color: "", Weight: 2, LineStyle: "Automatic" }),
};
const SERIES_FORMAT: ObjectType<Properties, Excel.ChartSeriesFormat> = {
  name: "ChartSeriesFormat",
  get: {
    Fill: (record) => HostObject.of(SERIES_FILL, record),
    Line: (record) => HostObject.of(SERIES_LINE, record),
  },
};

const LABEL_FONT: ObjectType<Properties, Excel.ChartFont> = {
  name: "ChartFont",
  ...recorded<Excel.ChartFont>("dataLabels/format/font", { Bold: false, Color: "#000000", Size: 10 }),
};
const LABEL_FORMAT: ObjectType<Properties, Excel.ChartDataLabelFormat> = {
  name: "ChartDataLabelFormat",
  get: { Font: (record) => HostObject.of(LABEL_FONT, record) },
};
const onLabels = recorded<Excel.ChartDataLabels>("dataLabels", {
  ShowValue: true,
  ShowSeriesName: false,
  Position: "Right",
  NumberFormat: "General",
});
const LABELS: ObjectType<Properties, Excel.ChartDataLabels> = {
  name: "ChartDataLabels",
  get: { ...onLabels.get, Format: (record) => HostObject.of(LABEL_FORMAT, record) },
  set: onLabels.set,
};

/** `ChartSeries.points`: whether each of them has a label of its own accord. */
const POINTS: ObjectType<Properties, Excel.ChartPointsCollection> = {
  name: "ChartPointsCollection",
  call: {
    GetItemAt: (record, [index]) => {
      const point: ObjectType<Properties, Excel.ChartPoint> = {
        name: "ChartPoint",
        ...recorded<Excel.ChartPoint>(`points/${String(index)}`, { HasDataLabel: false }),
      };
      return HostObject.of(point, record);
    },
  },
};

const SERIES: ObjectType<OfChart, Excel.ChartSeries> = {
  name: "ChartSeries",
  get: {
    ...onSeries.get,
    Name: ({ series }) => series.name,
    DataLabels: ({ series }) => HostObject.of(LABELS, series.properties),
    Points: ({ series }) => HostObject.of(POINTS, series.properties),
    Format: ({ series }) => HostObject.of(SERIES_FORMAT, series.properties),
  },
  set: {
    ...onSeries.set,
    Name: ({ series }, value) => void (series.name = value),
  },
  call: {
    SetValues: ({ sheet, series }, [cells]) => void (series.values = cellsOf(cells, sheet).address),
    SetXAxisValues: ({ sheet, series }, [cells]) => void (series.categories = cellsOf(cells, sheet).address),
    Delete: ({ chart, series }) => void chart.series.splice(chart.series.indexOf(series), 1),
  },
};

function seriesAt({ sheet, chart }: ChartOnSheet, index: number): HostObject {
  const series = chart.series[index];
  if (!series) throw notFound(`series ${index} of the chart ${chart.name}`);
  return HostObject.of(SERIES, { sheet, chart, series });
}

/** `Chart.series`. */
export const SERIES_COLLECTION: ObjectType<ChartOnSheet, Excel.ChartSeriesCollection> = {
  name: "ChartSeriesCollection",
  get: { Count: ({ chart }) => chart.series.length },
  call: {
    Add: (of, [name]) => {
      of.chart.series.push({ name: name ?? `Series${of.chart.series.length + 1}`, properties: {} });
      return seriesAt(of, of.chart.series.length - 1);
    },
    GetItemAt: (of, [index]) => seriesAt(of, index),
    GetCount: ({ chart }) => chart.series.length,
  },
  items: (of) => of.chart.series.map((_series, i) => seriesAt(of, i)),
};
