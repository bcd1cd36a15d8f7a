import type { Univer, Workbook } from "@univerjs/core";
import {
  Canvas,
  CanvasRenderMode,
  IRenderManagerService,
  type IViewportInfo,
  type Spreadsheet,
} from "@univerjs/engine-render";
import { SheetSkeletonManagerService } from "@univerjs/preset-sheets-core";
import type { Area } from "../../workbook/address";
import { type SheetEnds, startOf } from "../print/printedPages";

/** Paints cells of the shown sheet as the grid draws them on a light page, without lines between blank cells. */
export class GridPainter {
  private readonly spreadsheet: Spreadsheet;
  private readonly skeleton;

  constructor(univer: Univer, workbook: Workbook) {
    const render = univer.__getInjector().get(IRenderManagerService).getRenderById(workbook.getUnitId());
    const skeleton = render?.with(SheetSkeletonManagerService).getCurrentSkeleton();
    if (!render || !skeleton) throw new Error("no sheet is shown");
    // The main component of a workbook is its cells.
    this.spreadsheet = render.mainComponent as Spreadsheet;
    this.skeleton = skeleton;
  }

  /** Where the rows and columns of the sheet end. */
  ends(): SheetEnds {
    return { rows: this.skeleton.rowHeightAccumulation, columns: this.skeleton.columnWidthAccumulation };
  }

  /**
   * Paints an area on a canvas; what reaches beyond it is cut.
   *
   * @throws Error where another sheet is now shown.
   */
  paint({ row, column, rows, columns }: Area, pixelRatio: number): HTMLCanvasElement {
    if (this.spreadsheet.getSkeleton() !== this.skeleton) throw new Error("another sheet is now shown");
    const ends = this.ends();
    const [left, right] = [startOf(ends.columns, column), startOf(ends.columns, column + columns)];
    const [top, bottom] = [startOf(ends.rows, row), startOf(ends.rows, row + rows)];
    const { rowHeaderWidthAndMarginLeft: headerWidth, columnHeaderHeightAndMarginTop: headerHeight } =
      this.skeleton;
    const bound = {
      left: left + headerWidth,
      right: right + headerWidth,
      top: top + headerHeight,
      bottom: bottom + headerHeight,
    };
    const info = {
      viewBound: bound,
      cacheBound: bound,
      diffBounds: [],
      diffCacheBounds: [],
      diffX: 0,
      diffY: 0,
      isDirty: 1,
      isForceDirty: true,
      viewportKey: "viewMain",
    } as unknown as IViewportInfo;
    // Without Univer's service of colors: paper is light.
    const canvas = new Canvas({
      width: right - left,
      height: bottom - top,
      pixelRatio,
      mode: CanvasRenderMode.Printing,
    });
    const context = canvas.getContext();
    const { forceDisableGridlines } = this.spreadsheet;
    this.spreadsheet.setForceDisableGridlines(true);
    try {
      context.save();
      context.translate(-left, -top);
      this.skeleton.setStylesCache(info);
      this.spreadsheet.draw(context, info);
      context.restore();
    } finally {
      this.spreadsheet.setForceDisableGridlines(forceDisableGridlines);
      this.spreadsheet.makeForceDirty(true);
    }
    return canvas.getCanvasEle();
  }
}
