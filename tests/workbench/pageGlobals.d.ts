import type { FUniver } from "../../tools/workbench/univer";
import type { GridCharts } from "../../src/workbench/charts/gridCharts";
import type { Grid } from "../../src/workbench/grid/grid";
import type { SavedWorkbook } from "../../src/workbench/saved/savedWorkbook";
import type { Session } from "../../src/workbench/session";
import type { WorkbookSpec } from "../../src/workbook/spec";

/** Globals of the page: only functions that run there may use them. */
declare global {
  /** What the page offers to tests once it has started. */
  var workbench: {
    session: Session;
    grid: Grid & { api: FUniver };
    charts: GridCharts;
    saved: SavedWorkbook | undefined;
    startWorkbook: () => WorkbookSpec;
  };
  /** What is being typed into a cell, `undefined` while no cell is edited. Added by `openWorkbench`. */
  var typing: () => string | undefined;
}
