import type { WorkbookDrawing } from "../../drawing";
import { planRecordXml } from "../../planRecordXml";
import type { Loss, Written } from "../writer";
import { Batch } from "./batch";
import { DrawingFailure } from "./drawingFailure";
import type { Canvas, Job, Step } from "./job";
import { STEPS } from "./job";
import type { OpenWorkbook } from "./openWorkbook";
import { readOpenWorkbook } from "./openWorkbook";
import { CALL_BYTES, wireBytes } from "./payload";
import { planJobs } from "./planJobs";
import type { AddedParts } from "./removeAdded";
import { removeAdded } from "./removeAdded";
import { TakenNames } from "../../names/freeName";
import type { Rename } from "../../names/renameForWorkbook";
import { renameForWorkbook } from "../../names/renameForWorkbook";
import type { IsSetSupported } from "./sheetPlan";

/**
 * `Excel.run`, or what stands for it. Where Excel refuses a request because a cell is edited, it may run the batch again,
 * which must then begin from the start.
 */
export type ExcelRun = <T>(batch: (context: Excel.RequestContext) => Promise<T>) => Promise<T>;

/**
 * The newest requirement set that drawing needs (page setup, comments). Every Excel that has CustomFunctionsRuntime 1.3
 * has it.
 */
const REQUIRED_SET = ["ExcelApi", "1.10"] as const;

export interface WriteOptions {
  /** `Office.context.requirements.isSetSupported`. */
  isSetSupported: IsSetSupported;
  /** Told the share that is drawn, 0 to 1, and what is being done. */
  onProgress?: (share: number, step: string) => void;
  /** Cancels: what was added is removed again, and the signal's reason is thrown. */
  signal?: AbortSignal;
  /**
   * Names of the workbook that the drawing may give another meaning instead of taking a new name. After a failure, the
   * caller restores it.
   */
  repoint?: readonly string[];
  /** Names that sheets get instead of their own. They must be free. */
  sheetNames?: ReadonlyMap<string, string> | undefined;
  /** Removes what was added, after a failure; `removeAdded` alone by default. */
  undo?: (added: AddedParts, before: OpenWorkbook) => Promise<void>;
  /** Shows the first new sheet at the end; the default is yes. */
  activate?: boolean;
}

/** What was added to the workbook. */
export interface AddedSheets {
  /** Names of the new sheets, in order. */
  sheets: string[];
  /** Names that the workbook already had, and what they became. */
  renames: Rename[];
  /** Ids of the custom XML parts with the records of its plans. */
  records: string[];
  /** Round trips to Excel. */
  syncs: number;
  /** Bytes sent, as estimated. */
  bytes: number;
}

/**
 * Draws a workbook into the one that is open: new sheets behind the others, with names of their own. Nothing else is
 * touched, and if anything fails, everything that was added is removed again.
 *
 * @throws DrawingFailure if Excel refuses anything. A value that no cell can hold is one, too.
 */
export async function writeWorkbook(
  drawing: WorkbookDrawing,
  run: ExcelRun,
  options: WriteOptions,
): Promise<Written<AddedSheets>> {
  if (!options.isSetSupported(...REQUIRED_SET)) {
    throw new Error(`This Excel is too old to draw into: it lacks ${REQUIRED_SET.join(" ")}.`);
  }
  const attempt = new Attempt(drawing, options);
  try {
    return await run((context) => attempt.draw(context));
  } catch (error) {
    const leftBehind = await attempt.undo(run);
    if (options.signal?.aborted && leftBehind.length === 0) throw options.signal.reason;
    throw new DrawingFailure(attempt.step, error, leftBehind);
  }
}

/** One try to draw a workbook, which remembers how far it got. */
class Attempt {
  step = "reading the workbook";
  private before: OpenWorkbook | undefined;
  private added: WorkbookDrawing | undefined;
  private sheetIds: readonly string[] | undefined;

  constructor(
    private readonly wanted: WorkbookDrawing,
    private readonly options: WriteOptions,
  ) {}

  async draw(context: Excel.RequestContext): Promise<Written<AddedSheets>> {
    const { signal, isSetSupported, repoint = [], sheetNames, activate = true } = this.options;
    signal?.throwIfAborted();
    if (this.before && this.added) await removeAdded(context, this.partsOf(this.added), this.before);
    this.added = undefined;
    this.sheetIds = undefined;
    const before = await readOpenWorkbook(context);
    this.before = before;
    this.step = "laying out the sheets";
    const mine = new TakenNames(repoint);
    const names = before.names.filter((name) => !mine.has(name));
    const { drawing, renames } = renameForWorkbook(this.wanted, { ...before, names }, sheetNames);
    const repointed = before.names.filter((name) => mine.has(name));
    const { jobs, losses } = planJobs(drawing, isSetSupported, repointed);
    const batch = new Batch(context, signal);
    this.added = drawing;
    const sheets = await this.addSheets(context, batch, drawing);
    await this.drawJobs(batch, jobs, { workbook: context.workbook, sheet: (name) => found(sheets, name) });
    this.step = "showing the first sheet";
    const [first] = sheets.values();
    if (activate && first) {
      await batch.room(CALL_BYTES);
      first.activate();
    }
    const records = await addRecords(context, batch, drawing);
    await batch.send();
    return this.written(batch, { drawing, renames, records: records.map(({ id }) => id), losses });
  }

  /** Removes what was added. Answers what is left, in words. */
  async undo(run: ExcelRun): Promise<string[]> {
    const { before, added } = this;
    if (!before || !added) return [];
    try {
      const undo = this.options.undo ?? ((...what) => run((context) => removeAdded(context, ...what)));
      await undo(this.partsOf(added), before);
      return [];
    } catch {
      return [
        ...added.sheets.map(({ name }) => `sheet "${name}"`),
        ...added.names.map(({ name }) => `name ${name}`),
      ];
    }
  }

  private partsOf({ sheets, names }: WorkbookDrawing): AddedParts {
    const { sheetIds } = this;
    return {
      sheets: sheets.map(({ name }) => name),
      names: names.map(({ name }) => name),
      ...(sheetIds ? { sheetIds } : {}),
    };
  }

  private async addSheets(
    context: Excel.RequestContext,
    batch: Batch,
    drawing: WorkbookDrawing,
  ): Promise<Map<string, Excel.Worksheet>> {
    this.step = "adding sheets";
    const sheets = new Map<string, Excel.Worksheet>();
    await batch.room(2 * CALL_BYTES * drawing.sheets.length);
    for (const { name } of drawing.sheets) {
      const sheet = context.workbook.worksheets.add(name);
      sheet.load("id");
      sheets.set(name, sheet);
    }
    await batch.send();
    this.sheetIds = [...sheets.values()].map(({ id }) => id);
    return sheets;
  }

  /** A sync for each step that has anything to do, and more only where a request would get too large. */
  private async drawJobs(batch: Batch, jobs: readonly Job[], canvas: Canvas): Promise<void> {
    const total = jobs.reduce((sum, { bytes }) => sum + bytes, 0);
    let drawn = 0;
    for (const step of Object.keys(STEPS) as Step[]) {
      this.step = STEPS[step];
      for (const job of jobs) {
        if (job.step !== step) continue;
        if (await batch.room(job.bytes)) this.options.onProgress?.(drawn / total, this.step);
        job.draw(canvas);
        drawn += job.bytes;
      }
      if (await batch.send()) this.options.onProgress?.(drawn / total, this.step);
    }
  }

  private written(
    { syncs, bytes }: Batch,
    added: Pick<AddedSheets, "renames" | "records"> & { drawing: WorkbookDrawing; losses: Loss[] },
  ): Written<AddedSheets> {
    const { drawing, renames, records, losses } = added;
    const sheets = drawing.sheets.map(({ name }) => name);
    // The first sync read what the workbook holds.
    return { output: { sheets, renames, records, syncs: syncs + 1, bytes }, losses };
  }
}

/** Every Excel that can be drawn into keeps custom XML. */
async function addRecords(
  { workbook }: Excel.RequestContext,
  batch: Batch,
  { records }: WorkbookDrawing,
): Promise<Excel.CustomXmlPart[]> {
  const parts: Excel.CustomXmlPart[] = [];
  for (const record of records) {
    const xml = planRecordXml(record);
    await batch.room(2 * CALL_BYTES + wireBytes(xml));
    const part = workbook.customXmlParts.add(xml);
    part.load("id");
    parts.push(part);
  }
  return parts;
}

function found(sheets: ReadonlyMap<string, Excel.Worksheet>, name: string): Excel.Worksheet {
  const sheet = sheets.get(name);
  if (!sheet) throw new Error(`The drawing has no sheet "${name}".`);
  return sheet;
}
