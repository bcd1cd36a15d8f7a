/** Charts as a description has them. What is not given is as in all charts of HCI Planner. */
import type { Ref } from "./references";

/** The line of a series. */
export interface ChartLineSpec {
  widthPt?: number;
  /** Solid if not given. */
  dash?: "solid" | "dash" | "dot" | "dashDot";
}

/** What marks the points of a series. */
export interface ChartMarkerSpec {
  shape: "circle" | "square" | "triangle" | "diamond" | "x" | "star";
  sizePt?: number;
}

/** Where a label is: beside its point or, in column and bar charts, at the `end` or in the `center` of its bar. */
export type ChartLabelPlace = "above" | "below" | "left" | "right" | "center" | "end";

/** What is written beside the points of a series. */
export interface ChartLabelSpec {
  /** The value of the point, or the name of the series: a point with a text of its own is a series of one point. */
  shows: "value" | "name";
  place?: ChartLabelPlace;
  /** Number format of values; that of the cells if not given. */
  format?: string;
  bold?: boolean;
  /** RGB without `#`; that of the series if not given. */
  color?: string;
  /** The points that have one, from 0; all if not given. */
  points?: number[];
}

/** How a series looks. Color, line and marker follow its place in the chart where they are not given. */
export interface ChartSeriesLook {
  /** RGB without `#`. */
  color?: string;
  /** Line charts have a solid one and scatter charts none, if not given; column and bar charts never have one. */
  line?: ChartLineSpec | "none";
  marker?: ChartMarkerSpec | "none";
  labels?: ChartLabelSpec;
}

export interface ChartSeriesSpec extends ChartSeriesLook {
  name: string;
  /** Category labels, or x values of a scatter chart. */
  categories: Ref;
  values: Ref;
}

/** An axis; limits and steps are only for axes of values. What is not given is chosen by the program that draws. */
export interface ChartAxisSpec {
  minimum?: number;
  maximum?: number;
  /** Between labels and grid lines. */
  step?: number;
  /** Number format of the labels. */
  format?: string;
}

export interface ChartSpec {
  kind: "column" | "bar" | "line" | "scatter";
  title: string;
  /** What the chart shows, for people who cannot see it. */
  description: string;
  /** The cells that it covers, such as `H3:P18`. */
  covers: string;
  /**
   * Neither title, legend, frame nor tick marks are drawn: the cells around it say what it shows. The title stays its
   * name.
   */
  bare?: boolean;
  /** Title of the axis of the categories (or x values); in a bar chart that is the upright one. */
  xTitle?: string;
  /** Title of the axis of the values. */
  yTitle?: string;
  /** The axis of the categories (or x values). */
  xAxis?: ChartAxisSpec;
  /** The axis of the values. */
  yAxis?: ChartAxisSpec;
  /** Space between groups of columns or bars, as a percentage of one of them: 0 to 500. */
  gap?: number;
  /** How far columns or bars of a group cover each other, as a percentage: -100 to 100. */
  overlap?: number;
  series: ChartSeriesSpec[];
}
