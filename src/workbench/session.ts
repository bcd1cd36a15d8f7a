import { calculate } from "../calculator/calculate";
import type { FunctionsHost } from "../functionsHost";
import type { WorkbookDrawing } from "../workbook/drawing";
import { layout } from "../workbook/layout";
import type { WorkbookSpec } from "../workbook/spec";
import { validate } from "../workbook/validate";
import { writeUniver } from "../workbook/writers/univer/writeUniver";
import type { Loss } from "../workbook/writers/writer";
import type { Grid } from "./grid/grid";
import type { KeptWorkbook } from "./keep";
import { readDrawing, type ReadDrawing } from "./read/readDrawing";
import type { ReadLoss } from "./read/readLoss";

/** The workbook that is open in the grid: opened from a spec, changed by the user, read back and kept. */
export class Session {
  private opened: WorkbookDrawing | undefined;

  constructor(
    private readonly grid: Grid,
    private readonly host: FunctionsHost,
  ) {}

  /**
   * Opens a workbook in place of the one in the grid. Throws a `SpecError` before anything changes.
   *
   * @returns What the grid does not show.
   */
  open(spec: WorkbookSpec): Loss[] {
    validate(spec, { customFunctions: this.host.ids });
    const drawing = calculate(layout(spec), this.host);
    const { output, losses } = writeUniver(drawing);
    this.grid.open(output);
    this.opened = drawing;
    return losses;
  }

  /** Opens a workbook that was kept. */
  restore({ opened, snapshot }: KeptWorkbook): void {
    this.grid.open(snapshot);
    this.opened = opened;
  }

  /** What is open, to be kept. */
  toKeep(): KeptWorkbook {
    return { opened: this.drawn(), snapshot: this.grid.contents().snapshot };
  }

  /** The workbook as it is now, with the results that the grid shows. */
  async read(): Promise<ReadDrawing> {
    await this.grid.calculated();
    return readDrawing(this.grid.contents(), this.drawn(), (id) => this.host.has(id));
  }

  /** The same as the bytes of an .xlsx file, and what is not in it. */
  async toXlsx(): Promise<{ title: string; bytes: Uint8Array; losses: ReadLoss[] }> {
    const { drawing, losses } = await this.read();
    const { writeXlsx } = await import("../workbook/writers/xlsx/writeXlsx");
    const written = await writeXlsx(drawing);
    return { title: drawing.title, bytes: written.output, losses: [...losses, ...written.losses] };
  }

  private drawn(): WorkbookDrawing {
    if (!this.opened) throw new Error("no workbook is open");
    return this.opened;
  }
}
