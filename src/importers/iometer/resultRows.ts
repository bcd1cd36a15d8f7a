import type { ResultColumns } from "./resultColumns";
import { rowFields } from "./rowFields";
import { countFields, unquoted } from "./rowFormat";
import type { RowSkimmer } from "./rowSkimmer";
import type { StepOutput } from "./stepOutput";
import { diagnoseStep } from "./diagnoseStep";
import type { StepContext } from "./testStep";
import { TestStep } from "./testStep";

/** Fields of the rows before 1.1.0: processors are written with as many by versions with more columns too. */
const MIN_PROCESSOR_FIELDS = 56;

/** The rows below one `'Results` header: every ALL row starts a test step to which the rows after it belong. */
export class ResultRows {
  private step: TestStep | null = null;
  private stepSpec = "";
  /** After a damaged ALL row, whose rows then belong to no step. */
  private orphaned = false;

  /** @param skimmer That of `columns`, where there is one. */
  constructor(
    private readonly columns: ResultColumns,
    private readonly skimmer: RowSkimmer | null,
    private readonly context: StepContext,
    private readonly output: StepOutput,
  ) {}

  /** Takes a row of a step without cutting it out of the text; `false` leaves the line to `take`. */
  skim(text: string, start: number): boolean {
    const { skimmer, step } = this;
    return skimmer !== null && step !== null && skimmer(this, step, text, start);
  }

  /** Takes a row; `false` where the line is none. `ended` is false on a last line without its line feed. */
  take(line: string, number: number, ended: boolean): boolean {
    const type = rowType(line, this.columns.delimiter);
    if (type === null) return false;
    if (type === "ALL") this.close("section");
    if (!this.takeRow(type, line, number)) {
      if (type === "ALL") this.orphaned = true;
      this.output.diagnostics.addDamagedRow(type, number, ended);
    }
    return true;
  }

  /** Ends the step at hand, where there is one. */
  close(at: "section" | "end of file"): void {
    const { step } = this;
    this.step = null;
    if (!step) return;
    const run = step.finish(this.stepSpec, this.isComplete(step, at));
    diagnoseStep(step, this.stepSpec, this.output.diagnostics);
    this.output.found(run);
  }

  /** `false` where a row does not have the fields of its header. */
  private takeRow(type: string, line: string, number: number): boolean {
    const { columns } = this;
    if (type === "PROCESSOR") {
      const fits = countFields(line, columns.delimiter) >= Math.min(MIN_PROCESSOR_FIELDS, columns.count);
      if (fits) this.stepOf(number)?.addProcessor();
      return fits;
    }
    const fields = rowFields(line, columns);
    if (!fields) return false;
    if (type === "ALL") {
      this.stepSpec = this.nameAt(fields, columns.at.spec);
      this.step = new TestStep(this.context, columns, fields, number);
      this.orphaned = false;
      return true;
    }
    const step = this.stepOf(number);
    if (step) this.addMember(step, type, fields);
    return true;
  }

  /** Adds a row that is not of a processor, with at least the fields that are read of it. */
  addMember(step: TestStep, type: string, fields: readonly string[]): void {
    const { at } = this.columns;
    const name = this.nameAt(fields, at.name);
    if (type === "MANAGER") step.addManager(name, this.nameAt(fields, at.spec), fields);
    else if (type === "WORKER") step.addWorker(name, this.nameAt(fields, at.spec), fields);
    else step.addTarget(name, fields);
  }

  /** The step to which a row belongs. */
  private stepOf(line: number): TestStep | null {
    if (!this.step && !this.orphaned) {
      this.orphaned = true;
      const message = "These rows have no ALL row above them.";
      this.output.diagnostics.add("error", "iometer-no-total", message, line);
    }
    return this.orphaned ? null : this.step;
  }

  private isComplete(step: TestStep, at: "section" | "end of file"): boolean {
    const { counts, expected } = step;
    if (counts.managers === 0) return at === "section";
    const missing: string[] = [];
    if (counts.managers !== expected.managers)
      missing.push(`${counts.managers} of ${expected.managers} managers`);
    if (counts.workers > 0 && counts.workers !== expected.workers) {
      missing.push(`${counts.workers} of ${expected.workers} workers`);
    }
    if (missing.length > 0) {
      const message = `Only ${missing.join(" and ")} have rows that can be read.`;
      this.output.diagnostics.add("warning", "iometer-rows-missing", message, step.line);
      return false;
    }
    // Cut before the workers: the processors may be cut too. The first versions end so without being cut.
    return at === "section" || counts.workers > 0 || this.context.version?.startsWith("2001") === true;
  }

  /** The copy of a name that is kept. */
  nameAt(fields: readonly string[], index: number): string {
    return this.output.names(unquoted(fields[index] ?? ""));
  }
}

/** What a row is about, `null` where the line is no row. Iometer has targets of other types than disks too. */
function rowType(line: string, delimiter: string): string | null {
  const end = line.indexOf(delimiter);
  if (end < 2 || end > 24) return null;
  const type = line.slice(0, end);
  return /^[A-Z][A-Z ]*$/.test(type) ? type : null;
}
