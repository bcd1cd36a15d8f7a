import { messageOf } from "../../taskpane/messages";
import type { Area } from "../../workbook/address";
import type { WorkbookDrawing } from "../../workbook/drawing";
import type { Bounds, GridSurface } from "../grid/gridSurface";
import { chartsOfSheet, type PlacedChart } from "./chartsOfSheet";

/** Milliseconds after a change in which further changes wait with it. */
const QUIET_MS = 40;

/** Pixels that a picture may have: more would only cost memory. */
const MAX_PIXELS = 8_000_000;

/** A chart of the shown sheet. */
export interface GridChart {
  chart: PlacedChart;
  bounds: Bounds;
  /** Not there before it is drawn for the first time. */
  picture: HTMLCanvasElement | undefined;
}

/** A chart as it is printed. */
export interface PaintedChart {
  area: Area;
  picture: HTMLCanvasElement;
}

/** Dots of a printed chart per pixel. */
const PRINTED_RATIO = 3;

interface Drawn extends GridChart {
  /** What the picture was made from. */
  made: string;
}

/** The charts of the sheet that is shown: they follow its cells. */
export class GridCharts {
  private drawn: Drawn[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private drawing: Promise<void> | undefined;

  /**
   * @param opened The drawing that the workbook was opened from.
   * @param shown Is told of the charts that are shown, each time they change.
   * @param failed Is told why a chart could not be drawn.
   */
  constructor(
    private readonly surface: GridSurface,
    private readonly opened: () => WorkbookDrawing | undefined,
    private readonly shown: (charts: readonly GridChart[]) => void,
    private readonly failed: (why: string) => void,
  ) {
    surface.onChange(() => this.changed());
    this.changed();
  }

  /** The charts that are shown, as soon as they are drawn. */
  async charts(): Promise<readonly GridChart[]> {
    while (this.timer !== undefined || this.drawing) {
      if (this.timer !== undefined) this.follow();
      await this.drawing;
    }
    return this.drawn;
  }

  /** The charts that are shown, as they are printed: dark on light. */
  async painted(): Promise<PaintedChart[]> {
    const charts = await this.charts();
    if (charts.length === 0) return [];
    const { chartPicture } = await import("./chartPicture");
    const painted: PaintedChart[] = [];
    for (const { chart, bounds } of charts) {
      const { width, height } = bounds;
      const picture = chartPicture(chart, {
        width,
        height,
        pixelRatio: PRINTED_RATIO,
        ink: (color) => `#${color}`,
      });
      painted.push({ area: chart.area, picture });
      await nextTask();
    }
    return painted;
  }

  private changed(): void {
    this.timer ??= setTimeout(() => this.follow(), QUIET_MS);
  }

  /** Draws the charts as their cells are now, one after the other so that the page stays usable. */
  private follow(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.place();
    this.drawing ??= this.draw()
      .catch((error: unknown) => this.failed(`Could not load what draws charts: ${messageOf(error)}`))
      .finally(() => (this.drawing = undefined));
  }

  /** Finds the charts and puts the pictures that there are where they are now. */
  private place(): void {
    const opened = this.opened();
    const workbook = opened && this.surface.workbookOf(opened);
    const sheet = this.surface.shownSheet();
    const charts = workbook && sheet !== undefined ? chartsOfSheet(workbook, sheet) : [];
    const before = new Map(this.drawn.map((one) => [one.chart.key, one]));
    this.drawn = charts.flatMap((chart): Drawn[] => {
      const bounds = this.surface.boundsOf(chart.area);
      if (!bounds || bounds.width < 1 || bounds.height < 1) return [];
      const drawn = before.get(chart.key);
      // In another workbook, another chart may have this key.
      const isSame = drawn?.chart.chart.title === chart.chart.title;
      return [
        { chart, bounds, picture: isSame ? drawn?.picture : undefined, made: (isSame && drawn?.made) || "" },
      ];
    });
    this.show();
    this.shown(this.drawn);
  }

  private async draw(): Promise<void> {
    if (!this.due()) return;
    const { chartPicture } = await import("./chartPicture");
    for (let due = this.due(); due; due = this.due()) {
      due.made = this.markOf(due);
      const { width, height } = due.bounds;
      const pixelRatio = Math.min(this.surface.pixelRatio(), Math.sqrt(MAX_PIXELS / (width * height)));
      try {
        due.picture = chartPicture(due.chart, { width, height, pixelRatio, ink: this.surface.ink });
      } catch (error) {
        this.failed(`The chart "${due.chart.chart.title}" could not be drawn: ${messageOf(error)}`);
      }
      this.show();
      await nextTask();
    }
  }

  /** A chart that does not look as it should by now. */
  private due(): Drawn | undefined {
    return this.drawn.find((one) => one.made !== this.markOf(one));
  }

  private markOf({ chart: { chart, series }, bounds: { width, height } }: Drawn): string {
    const { surface } = this;
    return JSON.stringify([chart, series, width, height, surface.pixelRatio(), surface.ink("FFFFFF")]);
  }

  private show(): void {
    this.surface.show(this.drawn.map(({ chart: { key }, bounds, picture }) => ({ key, bounds, picture })));
  }
}

/** The page stays usable between two charts. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
