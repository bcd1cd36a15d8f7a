import type { ClusterFacts } from "../../reports/inputs/clusterFacts";
import type { Carried } from "../../workbook/carryInputs";
import { named } from "../named";
import { find } from "../page";
import type { EarlierReport } from "../plans/earlierReport";
import type { PlanReader } from "../plans/findReport";
import type { ReadReport } from "../plans/readEarlier";
import { spreadsheet, type ReplacedSheets } from "../spreadsheet";
import { runTask, type Task } from "../task";
import { carriedNotices, noticesOnOthers } from "./carriedNotices";
import { reportInput, type ImportSession } from "./importSession";
import { saveImport } from "./savingImports";

/** Writes what is chosen of a session into the workbook, and remembers the last report. */
export class ReportWriter {
  private last: EarlierReport | undefined;
  /** What the pane had when the last report was written. */
  private factsInPane: ClusterFacts | undefined;

  constructor(private readonly session: ImportSession) {}

  get hasReport(): boolean {
    return this.last !== undefined;
  }

  /** Looks for the report that the workbook had before the pane was opened. */
  async lookFor(reader: PlanReader): Promise<void> {
    const { findReport } = await import(/* webpackChunkName: "connected" */ "../plans/findReport");
    const found = await findReport(reader);
    if (this.last || !found) return;
    this.last = found;
    this.session.chooseSaved(found.isComparison ? 2 : 1);
  }

  /** Writes a report or a comparison on new sheets. */
  async write(compare: boolean): Promise<void> {
    await runTask(compare ? "Creating the comparison" : "Creating the report", (task) =>
      this.draw(task, compare),
    );
  }

  /** Creates the last report again, in its place, with what the user typed into its inputs. */
  async update(): Promise<void> {
    const { last, session } = this;
    if (!last) return;
    const compare = last.isComparison && session.comparable.length > 1;
    await runTask("Updating the report", (task) => this.draw(task, compare, last));
  }

  /** Writes the results alone, at the active cell. */
  async place(): Promise<void> {
    await runTask("Inserting the results", async () => {
      const runs = reportInput(this.session.chosen).imports.flatMap((one) => one.runs);
      return `The results are in ${await (await spreadsheet()).placeResults(runs)}.`;
    });
  }

  private async draw(task: Task, compare: boolean, earlier?: EarlierReport): Promise<string> {
    const [{ benchmarkReport }, { carryInputs }, { readEarlier }, { writtenReport }, form, update, beside] =
      await Promise.all([
        import(/* webpackChunkName: "report" */ "../../reports/benchmarkReport"),
        import(/* webpackChunkName: "report" */ "../../workbook/carryInputs"),
        import(/* webpackChunkName: "report" */ "../plans/readEarlier"),
        import(/* webpackChunkName: "report" */ "../plans/writtenReport"),
        import(/* webpackChunkName: "report" */ "./factsForm"),
        import(/* webpackChunkName: "report" */ "./factsOfUpdate"),
        spreadsheet(),
      ]);
    const fields = find("fact-fields");
    const now = form.readFacts(fields);
    const { chosen, comparable } = this.session;
    const input = reportInput(chosen);
    const found = earlier && (await readEarlier(earlier, beside));
    const inPane = { now, before: this.factsInPane };
    const facts = found ? update.factsOfUpdate(found, input.imports, inPane) : now;
    const planned = benchmarkReport({ ...input, facts, compare });
    const carried = found && carryInputs(planned, found.report.plan, found.shown);
    const drawn = await beside.draw(
      carried?.spec ?? planned,
      task,
      carried && replaced(found.report, carried),
    );
    this.last = writtenReport(planned, drawn, compare);
    this.factsInPane = now;
    const corrected = form.correctFacts(fields, now, facts);
    const notices = [
      ...(carried && isPresent(found, carried) ? carriedNotices(carried) : []),
      ...(corrected.length > 0 ? [`The sheet Facts replaced values in the pane: ${named(corrected)}.`] : []),
      ...(found ? noticesOnOthers(found.others) : []),
      ...drawn.notices,
    ];
    for (const [i, one] of comparable.entries()) {
      notices.push(...(await saveImport(one, input.imports[i]?.runs ?? one.runs)));
    }
    return [`The report is on the sheets ${drawn.sheets.join(", ")}.`, ...notices].join(" ");
  }
}

/** Is anything of the earlier report in the workbook? It may be undone. */
function isPresent({ report: { plan, drawn }, shown }: ReadReport, { missing }: Carried): boolean {
  return drawn.sheets.some((name) => shown.has(name)) || missing.length < plan.inputs.length;
}

/** The sheets of the earlier report, and those of them that the user gave another name. */
function replaced({ drawn, isOfToday }: EarlierReport, { sheetNames }: Carried): ReplacedSheets {
  if (!isOfToday) return drawn;
  const sheets = [...new Set([...drawn.sheets, ...sheetNames.values()])];
  return { ...drawn, sheets, sheetNames };
}
