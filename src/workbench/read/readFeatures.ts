import type { SheetDrawing, SheetFeature } from "../../workbook/drawing";
import type {
  SnapshotConditionalFormat,
  SnapshotSheet,
  SnapshotTable,
  SnapshotValidation,
} from "../../workbook/writers/univer/snapshot";
import { chartNow, type PlacedSheet } from "./chartNow";
import type { ReadLoss } from "./readLoss";
import { areaOf, Places } from "./places";
import { printNow } from "./printNow";
import type { TableFeature } from "./readTables";

/** What the plug-ins keep for a sheet by now. */
export interface PluginDataOfSheet {
  validations: readonly SnapshotValidation[];
  conditionalFormats: readonly SnapshotConditionalFormat[];
  tables: readonly SnapshotTable[];
}

/** A sheet, its drawing, and where those of the others are by now. */
export interface FeatureSurroundings {
  sheet: SnapshotSheet;
  drawn: SheetDrawing;
  pluginData: PluginDataOfSheet;
  tables: readonly TableFeature[];
  /** The sheet that had a name when it was drawn. */
  sheetOf: (drawn: string) => PlacedSheet | undefined;
  losses: ReadLoss[];
}

/**
 * The features of a drawn sheet where they are by now. What they are is known from the drawing; where they are is
 * known from the plug-ins that hold them, and for what the grid cannot show, from the marked rows and columns.
 */
export function readFeatures(around: FeatureSurroundings): SheetFeature[] {
  const { sheet, drawn, pluginData, sheetOf, losses } = around;
  const counted = { validation: 0, conditionalFormat: 0 };
  return drawn.features.flatMap((feature): SheetFeature[] => {
    switch (feature.kind) {
      case "validation": {
        const uid = `${sheet.id}.validation.${counted.validation++}`;
        const now = pluginData.validations.find((validation) => validation.uid === uid);
        return (now?.ranges ?? []).map((range) => ({ ...feature, area: areaOf(range) }));
      }
      case "conditionalFormat": {
        const cfId = `${sheet.id}.format.${counted.conditionalFormat++}`;
        const now = pluginData.conditionalFormats.find((format) => format.cfId === cfId);
        const formula = String(now?.rule.value ?? "").replace(/^=/, "");
        return (now?.ranges ?? []).map((range) => ({
          ...feature,
          area: areaOf(range),
          format: { ...feature.format, formula },
        }));
      }
      case "table":
        return around.tables.filter(({ name }) => name === feature.name);
      case "chart": {
        const now = chartNow(feature, new Places(sheet), sheetOf);
        if (now) return [now];
        losses.push({
          where: `${sheet.name}, chart "${feature.chart.title}"`,
          because: "cells that it shows or covers were removed",
        });
        return [];
      }
      case "print":
        return [{ kind: "print", print: printNow(feature.print, new Places(sheet)) }];
      // These are read from the grid itself.
      case "link":
      case "wrappedNote":
      case "merge":
      case "cellNote":
      case "columnWidths":
      case "rowHeights":
      case "hiddenGridlines":
      case "hidden":
      case "filter":
      case "freeze":
        return [];
    }
  });
}
