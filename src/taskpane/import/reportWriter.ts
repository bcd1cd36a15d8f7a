import type { ShownSheets } from "../../workbook/carryInputs";
import type { WorkbookSpec } from "../../workbook/spec";
import { counted } from "../counted";
import { find } from "../page";
import { spreadsheet, type DrawnSheets, type Spreadsheet } from "../spreadsheet";
import { runTask, type Task } from "../task";
import { reportInput, type ImportSession } from "./importSession";
import { keepImport } from "./keeping";

/** A report as it was planned and drawn. */
interface WrittenReport {
  planned: WorkbookSpec;
  drawn: DrawnSheets;
  compare: boolean;
}

/** Writes what is chosen of a session into the workbook, and remembers the last report. */
export class ReportWriter {
  private last: WrittenReport | undefined;

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

  /** Writes the last report anew, in its place, with what the user typed into its inputs. */
  async update(): Promise<void> {
    const { last, session } = this;
    if (!last) return;
    const compare = last.compare && session.comparable.length > 1;
    await runTask("Updating the report", (task) => this.draw(task, compare, last));
  }

  /** Writes the results alone, at the active cell. */
  async place(): Promise<void> {
    await runTask("Writing the results", async () => {
      const runs = reportInput(this.session.chosen).imports.flatMap((one) => one.runs);
      return `The results are in ${await (await spreadsheet()).placeResults(runs)}.`;
    });
  }

  private async draw(task: Task, compare: boolean, earlier?: WrittenReport): Promise<string> {
    const [{ benchmarkReport }, { carryInputs }, { readFacts }, beside] = await Promise.all([
      import(/* webpackChunkName: "report" */ "../../reports/benchmarkReport"),
      import(/* webpackChunkName: "report" */ "../../workbook/carryInputs"),
      import(/* webpackChunkName: "report" */ "./factsForm"),
      spreadsheet(),
    ]);
    const facts = readFacts(find("fact-fields"));
    const { chosen, comparable } = this.session;
    const input = reportInput(chosen);
    const planned = benchmarkReport({ ...input, facts, compare });
    const { spec, carried } = earlier
      ? carryInputs(planned, earlier.planned, await shownBy(earlier, beside))
      : { spec: planned, carried: 0 };
    const drawn = await beside.draw(spec, task, earlier?.drawn);
    this.last = { planned, drawn, compare };
    const remarks = [...drawn.remarks];
    if (carried > 0)
      remarks.unshift(
        `${counted(carried, "input")} that you changed in it ${carried === 1 ? "was" : "were"} kept.`,
      );
    for (const [i, one] of comparable.entries()) {
      remarks.push(...(await keepImport(one, input.imports[i]?.runs ?? one.runs)));
    }
    return [`The report is on the sheets ${drawn.sheets.join(", ")}.`, ...remarks].join(" ");
  }
}

/** What the sheets of a report hold by now, by their names in its plan. */
async function shownBy({ planned, drawn }: WrittenReport, beside: Spreadsheet): Promise<ShownSheets> {
  const values = await beside.read(drawn.sheets);
  return new Map(
    planned.sheets.flatMap(({ name }, i) => {
      const shown = values.get(drawn.sheets[i] ?? "");
      return shown ? [[name, shown] as const] : [];
    }),
  );
}
