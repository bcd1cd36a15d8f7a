import { invertColorByMatrix, ThemeService, type Univer, type Workbook } from "@univerjs/core";
import type { FUniver } from "@univerjs/core/lib/facade";
import {
  IRenderManagerService,
  type Scene,
  Shape,
  type UniverRenderingContext,
} from "@univerjs/engine-render";
import { FormulaDataModel, SheetSkeletonManagerService } from "@univerjs/preset-sheets-core";
import type { Area } from "../../workbook/address";
import type { WorkbookDrawing } from "../../workbook/drawing";
import type { ChartWorkbook } from "../charts/chartsOfSheet";
import { GridPainter } from "./gridPainter";
import { LiveCells } from "./liveCells";

/** Where something is on the sheet: pixels from the sheet's upper left corner, headers included. */
export interface Bounds {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A picture that lies over cells of the sheet. */
export interface SheetPicture {
  key: string;
  bounds: Bounds;
  /** Not there before it is drawn for the first time. */
  picture: HTMLCanvasElement | undefined;
}

/** Layer of the pictures: above the cells and the selection, below the headers of rows and columns. */
const LAYER = 3;

/** Univer's mark of commands that change a workbook. */
const MUTATION = 2;

/** Univer's mutation that reports how far a calculation is. */
const PROGRESS = "formula.mutation.set-formula-calculation-notification";

/** A picture as an object of Univer's scene, which scrolls, zooms and freezes it with the cells. */
class PictureShape extends Shape<object> {
  picture: HTMLCanvasElement | undefined;

  protected override _draw(context: UniverRenderingContext): void {
    if (this.picture) context.drawImage(this.picture, 0, 0, this.width, this.height);
  }
}

/** What lies over the cells of the sheet that is shown. */
export class GridSurface {
  private readonly shapes = new Map<string, PictureShape>();
  private scene: Scene | undefined;
  private changed: () => void = () => undefined;

  constructor(
    private readonly univer: Univer,
    private readonly api: FUniver,
  ) {}

  /**
   * Calls back when another sheet is shown, when cells, rows or columns change, and when the sheet is drawn larger, smaller or
   * in other colors.
   */
  onChange(changed: () => void): void {
    this.changed = changed;
    this.api.addEvent(this.api.Event.CommandExecuted, ({ type, id }: { type: number; id: string }) => {
      if (type === MUTATION && id !== PROGRESS) changed();
    });
    this.univer.__getInjector().get(ThemeService).darkMode$.subscribe(changed);
  }

  /** The id of the sheet that is shown. */
  shownSheet(): string | undefined {
    return this.workbook()?.getActiveSheet()?.getSheetId();
  }

  /** The open workbook as charts see it. */
  workbookOf(drawing: WorkbookDrawing): ChartWorkbook | undefined {
    const workbook = this.workbook();
    if (!workbook) return undefined;
    const live = new LiveCells(workbook, this.univer.__getInjector().get(FormulaDataModel));
    return { drawing, sheets: live.sheets(), cells: (sheet, area) => live.cells(sheet, area) };
  }

  /** Dots of the screen per pixel of the sheet. */
  pixelRatio(): number {
    return devicePixelRatio * (this.scene?.scaleX ?? 1);
  }

  /** A color (RGB without `#`) as it is drawn on the page, dark or light. */
  readonly ink = (color: string): string => {
    if (!this.univer.__getInjector().get(ThemeService).darkMode) return `#${color}`;
    const parts = [0, 2, 4].map((at) => parseInt(color.slice(at, at + 2), 16));
    return `rgb(${invertColorByMatrix(parts as [number, number, number]).join(", ")})`;
  };

  /** Where an area of the shown sheet is. */
  boundsOf({ row, column, rows, columns }: Area): Bounds | undefined {
    const skeleton = this.attach()?.with(SheetSkeletonManagerService).getCurrentSkeleton();
    if (!skeleton) return undefined;
    const { rowHeightAccumulation: bottoms, columnWidthAccumulation: rights } = skeleton;
    const [top, left] = [bottoms[row - 1] ?? 0, rights[column - 1] ?? 0];
    const end = (ends: readonly number[], last: number) => ends[Math.min(last, ends.length - 1)] ?? 0;
    return {
      left: left + skeleton.rowHeaderWidthAndMarginLeft,
      top: top + skeleton.columnHeaderHeightAndMarginTop,
      width: end(rights, column + columns - 1) - left,
      height: end(bottoms, row + rows - 1) - top,
    };
  }

  /** Paints cells of the shown sheet for printing. */
  painter(): GridPainter {
    const workbook = this.workbook();
    if (!workbook) throw new Error("no workbook is open");
    return new GridPainter(this.univer, workbook);
  }

  /** Shows these pictures, and no others. */
  show(pictures: readonly SheetPicture[]): void {
    this.attach();
    const { scene } = this;
    if (!scene) return;
    const keys = new Set(pictures.map(({ key }) => key));
    for (const [key, shape] of this.shapes) {
      if (keys.has(key)) continue;
      shape.dispose();
      this.shapes.delete(key);
      scene.makeDirty(true);
    }
    for (const { key, bounds, picture } of pictures) {
      const known = this.shapes.get(key);
      const shape = known ?? new PictureShape(`chart ${key}`, {});
      const { left, top, width, height } = shape;
      const isThere = JSON.stringify({ left, top, width, height }) === JSON.stringify(bounds);
      if (known && isThere && shape.picture === picture) continue;
      shape.picture = picture;
      shape.transformByState({ ...bounds });
      if (!known) scene.addObject(shape, LAYER);
      this.shapes.set(key, shape);
      shape.makeDirty(true);
    }
  }

  /** Each workbook that is opened has a scene of its own. */
  private attach() {
    const id = this.workbook()?.getUnitId();
    const render =
      id === undefined ? undefined : this.univer.__getInjector().get(IRenderManagerService).getRenderById(id);
    if (!render) return undefined;
    if (render.scene !== this.scene) {
      this.shapes.clear();
      this.scene = render.scene;
      render.scene.onTransformChange$.subscribeEvent(() => this.changed());
      render.with(SheetSkeletonManagerService).currentSkeleton$.subscribe(() => this.changed());
    }
    return render;
  }

  private workbook(): Workbook | undefined {
    return this.api.getActiveWorkbook()?.getWorkbook();
  }
}
