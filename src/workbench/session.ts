import type { ReplacedSheets, WorkbookOutline } from "../taskpane/spreadsheet";
import { calculate } from "../calculator/calculate";
import type { FunctionsHost } from "../functionsHost";
import type { WorkbookDrawing } from "../workbook/drawing";
import { layout } from "../workbook/layout";
import type { PlanRecord } from "../workbook/planRecord";
import type { WorkbookSpec } from "../workbook/spec";
import { sheetNameFault } from "../workbook/rules/checkNames";
import { validate } from "../workbook/validate";
import { renameForWorkbook } from "../workbook/names/renameForWorkbook";
import type { UniverSnapshot } from "../workbook/writers/univer/snapshot";
import { sheetId, writeUniver } from "../workbook/writers/univer/writeUniver";
import type { Loss } from "../workbook/writers/writer";
import { contentsMark } from "./contentsMark";
import type { Grid } from "./grid/grid";
import type { StoredWorkbook } from "./saved/storedWorkbook";
import { readDrawing, type ReadDrawing } from "./read/readDrawing";
import type { ReadLoss } from "./read/readLoss";
import { presentRecords } from "./read/presentRecords";
import { definedNames, namesIn, withoutSheets, withSheets } from "./sheetsOf";

/** Sheets that were added to the workbook, as they are called there, and what the grid does not show of them. */
export interface AddedSheets {
  sheets: string[];
  names: string[];
  losses: Loss[];
}

/** What a session needs of the grid. */
export type SessionGrid = Pick<Grid, "open" | "openAsStep" | "contents" | "calculated" | "withDraft">;

/** The workbook that is open in the grid: opened from a spec, changed by the user, read back and kept. */
export class Session {
  private opened: WorkbookDrawing | undefined;
  /** Mark of the contents that can be had again: as they were opened, or downloaded last. */
  private safe = "";

  /**
   * @param mayReplace Asks the user whether a workbook with changes may go.
   */
  constructor(
    private readonly grid: SessionGrid,
    private readonly host: FunctionsHost,
    private readonly mayReplace: () => boolean,
  ) {}

  /**
   * Opens a workbook in place of the one in the grid; where that holds changes that were not downloaded, the user is
   * asked first. Throws a `SpecError` before anything changes.
   *
   * @returns What the grid does not show; `undefined` where the user keeps what is open.
   */
  open(spec: WorkbookSpec): Loss[] | undefined {
    const drawing = this.calculated(spec);
    if (this.hasChanges && !this.mayReplace()) return undefined;
    const { output, losses } = writeUniver(drawing);
    this.grid.open(output);
    this.opened = drawing;
    this.safe = this.mark();
    return losses;
  }

  /**
   * Adds the sheets of a workbook behind the others and shows the first, as one step that can be undone. Names that are taken
   * become new ones.
   *
   * @param replaces Sheets that were added before: as far as they are there, the new ones take their place, and the
   *   names that they defined.
   */
  add(
    spec: WorkbookSpec,
    replaces?: Pick<ReplacedSheets, "sheets" | "names" | "sheetNames" | "takenNames">,
  ): AddedSheets {
    const calculated = this.calculated(spec);
    const { snapshot } = this.grid.contents();
    const rest = replaces ? withoutSheets(snapshot, replaces) : snapshot;
    const { drawing } = renameForWorkbook(calculated, namesIn(rest), replaces?.sheetNames);
    const opened = this.drawn();
    const first = opened.sheets.length;
    const { output, losses } = writeUniver(drawing, first);
    const gone = snapshot.sheetOrder.findIndex((id) => !rest.sheetOrder.includes(id));
    const added = withSheets(rest, output, gone < 0 ? rest.sheetOrder.length : gone);
    const records = [...withoutRecords(opened, snapshot, replaces?.sheets ?? []), ...drawing.records];
    const now = { ...opened, sheets: [...opened.sheets, ...drawing.sheets], records };
    this.grid.openAsStep(added, sheetId(first), (isDone) => (this.opened = isDone ? now : opened));
    this.opened = now;
    return {
      sheets: drawing.sheets.map(({ name }) => name),
      names: drawing.names.map(({ name }) => name),
      losses,
    };
  }

  /** Opens a workbook that was kept. */
  restore({ opened, snapshot, safe, draft }: StoredWorkbook): void {
    this.grid.open(draft ? this.grid.withDraft(snapshot, draft) : snapshot);
    this.opened = opened;
    this.safe = safe;
  }

  /**
   * Opens a workbook that was read in place of the one in the grid, as `open` does.
   *
   * @returns Whether it is open; the user may keep what is.
   */
  replace(workbook: StoredWorkbook): boolean {
    if (this.hasChanges && !this.mayReplace()) return false;
    this.restore(workbook);
    return true;
  }

  /** What is open, to be kept. */
  toStored(): StoredWorkbook {
    return { opened: this.drawn(), snapshot: this.grid.contents().snapshot, safe: this.safe };
  }

  /** What the open workbook was drawn from. */
  get drawing(): WorkbookDrawing | undefined {
    return this.opened;
  }

  /** Would anything be lost if the workbook were replaced? */
  get hasChanges(): boolean {
    return this.opened !== undefined && this.mark() !== this.safe;
  }

  /** The workbook as it is now, with the results that the grid shows. */
  async read(): Promise<ReadDrawing> {
    await this.grid.calculated();
    return readDrawing(this.grid.contents(), this.drawn(), (id) => this.host.has(id));
  }

  /** What the workbook consists of by now. */
  outline(): WorkbookOutline {
    const { snapshot } = this.grid.contents();
    const records = [...presentRecords(this.drawn(), snapshot).values()];
    return {
      sheets: [...namesIn(snapshot).sheets],
      names: definedNames(snapshot),
      records: records.map((record) => ({ record })),
    };
  }

  /** The same as the bytes of an .xlsx file, and what is not in it. */
  async toXlsx(): Promise<{ title: string; bytes: Uint8Array; losses: ReadLoss[] }> {
    const { drawing, losses } = await this.read();
    for (const { name } of drawing.sheets) {
      const why = sheetNameFault(name);
      if (why !== undefined) throw new Error(`rename the sheet "${name}": ${why}`);
    }
    const { writeXlsx } = await import("../workbook/writers/xlsx/writeXlsx");
    const written = await writeXlsx(drawing);
    return { title: drawing.title, bytes: written.output, losses: [...losses, ...written.losses] };
  }

  /** The user has the workbook as a file, or gives it up: as it is now it may be replaced. */
  release(): void {
    this.safe = this.mark();
  }

  private calculated(spec: WorkbookSpec): WorkbookDrawing {
    validate(spec, { customFunctions: this.host.ids });
    return calculate(layout(spec), this.host);
  }

  /** A short mark of what was typed into the workbook. */
  mark(): string {
    return contentsMark(this.grid.contents().snapshot);
  }

  private drawn(): WorkbookDrawing {
    if (!this.opened) throw new Error("no workbook is open");
    return this.opened;
  }
}

/** The records of a drawing without those of sheets that others take the place of. */
function withoutRecords(
  drawing: WorkbookDrawing,
  snapshot: UniverSnapshot,
  replaced: readonly string[],
): PlanRecord[] {
  const present = presentRecords(drawing, snapshot);
  return drawing.records.filter(
    (record) => !present.get(record)?.sheets.some((name) => replaced.includes(name)),
  );
}
