import type { SheetFeature } from "../../drawing";

export type ChartFeature = Extract<SheetFeature, { kind: "chart" }>;

export type ChartKind = ChartFeature["chart"]["kind"];
