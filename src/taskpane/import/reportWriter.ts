import { find } from "../page";
import { spreadsheet, type DrawnSheets } from "../spreadsheet";
import { runTask, type Task } from "../task";
import { reportInput, type ImportSession } from "./importSession";
import { keepImport } from "./keeping";

/** Writes what is chosen of a session into the workbook, and remembers the last report. */
export class ReportWriter {
  private last: { drawn: DrawnSheets; compare: boolean } | undefined;

  constructor(private readonly session: ImportSession) {}

  get hasReport(): boolean {
    return this.last !== undefined;
  }

  /** Writes a report or a comparison on new sheets. */
  async write(compare: boolean): Promise<void> {
    await runTask(compare ? "Writing the comparison" : "Writing the report", (task) =>
      this.draw(task, compare),
    );
  }

  /** Writes the last report anew, in its place. */
  async update(): Promise<void> {
    const { last, session } = this;
    if (!last) return;
    const compare = last.compare && session.comparable.length > 1;
    await runTask("Updating the report", (task) => this.draw(task, compare, last.drawn));
  }

  /** Writes the results alone, at the active cell. */
  async place(): Promise<void> {
    await runTask("Writing the results", async () => {
      const runs = reportInput(this.session.chosen).imports.flatMap((one) => one.runs);
      return `The results are in ${await (await spreadsheet()).placeResults(runs)}.`;
    });
  }

  private async draw(task: Task, compare: boolean, replaces?: DrawnSheets): Promise<string> {
    const [{ benchmarkReport }, { readFacts }, beside] = await Promise.all([
      import(/* webpackChunkName: "report" */ "../../reports/benchmarkReport"),
      import(/* webpackChunkName: "report" */ "./factsForm"),
      spreadsheet(),
    ]);
    const facts = readFacts(find("fact-fields"));
    const { chosen, comparable } = this.session;
    const input = reportInput(chosen);
    const drawn = await beside.draw(benchmarkReport({ ...input, facts, compare }), task, replaces);
    this.last = { drawn, compare };
    const remarks = [...drawn.remarks];
    for (const [i, one] of comparable.entries()) {
      remarks.push(...(await keepImport(one, input.imports[i]?.runs ?? one.runs)));
    }
    return [`The report is on the sheets ${drawn.sheets.join(", ")}.`, ...remarks].join(" ");
  }
}
