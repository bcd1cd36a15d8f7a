import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { DiagnosticList } from "./diagnosticList";
import type { ResultColumns } from "./resultColumns";
import { resultColumns } from "./resultColumns";
import { countFields, splitRow, unquoted } from "./rowFormat";
import type { StepContext } from "./testStep";
import { TestStep } from "./testStep";

/** Fields of the rows before 1.1.0: processors are written with as many by versions with more columns too. */
const FEWEST_PROCESSOR_FIELDS = 56;

/** The rows below a `'Results` header: every ALL row starts a test step to which the rows after it belong. */
export class ResultRows {
  private header = "";
  private columns: ResultColumns | null = null;
  private context: StepContext | null = null;
  private step: TestStep | null = null;
  private stepSpec = "";
  /** After a damaged ALL row, whose rows then belong to no step. */
  private orphaned = false;

  constructor(
    private readonly diagnostics: DiagnosticList,
    private readonly names: (name: string) => string,
    private readonly found: (run: BenchmarkRun) => void,
  ) {}

  /** Reads the header; `false` where it is none. */
  start(header: string, line: number, context: StepContext): boolean {
    const columns = header === this.header ? this.columns : resultColumns(this.names(header));
    if (!columns || columns.at.name < 0 || columns.at.iops < 0) {
      this.diagnostics.add("error", "iometer-header", "The results have no readable header row.", line);
      return false;
    }
    this.header = this.names(header);
    this.columns = columns;
    this.context = context;
    this.orphaned = false;
    return true;
  }

  /** Takes a row; `false` where the line is none. `ended` is false on a last line without its line feed. */
  take(line: string, number: number, ended: boolean): boolean {
    const { columns } = this;
    if (!columns) return false;
    const type = rowType(line, columns.delimiter);
    if (type === null) return false;
    if (type === "ALL") this.close("section");
    if (!this.takeRow(type, line, number)) {
      if (type === "ALL") this.orphaned = true;
      this.damaged(type, number, ended);
    }
    return true;
  }

  /** Ends the step at hand, where there is one. */
  close(at: "section" | "end of file"): void {
    const { step } = this;
    this.step = null;
    if (!step) return;
    const run = step.finish(this.stepSpec, this.isComplete(step, at));
    this.checkSpecs(step);
    const unreadable = step.unreadable();
    if (unreadable.length > 0) {
      const message = `No numbers in the row of the step: ${unreadable.join(", ")}.`;
      this.diagnostics.add("error", "iometer-no-number", message, step.line);
    }
    this.found(run);
  }

  /** Splits only the rows whose fields are needed; `false` where a row does not have those of its header. */
  private takeRow(type: string, line: string, number: number): boolean {
    const { columns } = this;
    if (!columns) return false;
    if (type === "PROCESSOR") {
      const fits = countFields(line, columns.delimiter) >= Math.min(FEWEST_PROCESSOR_FIELDS, columns.count);
      if (fits) this.stepOf(number)?.addProcessor();
      return fits;
    }
    const whole = type === "ALL" || type === "MANAGER" || type === "WORKER";
    if (!whole && columns.delimiter === "," && countFields(line, ",") === columns.count) {
      const fields = (): string[] => line.split(",");
      this.stepOf(number)?.addTarget(this.targetName(line, columns), fields);
      return true;
    }
    const fields = fieldsOf(line, columns);
    if (!fields) return false;
    const name = this.nameAt(fields, columns.at.name);
    const spec = this.nameAt(fields, columns.at.spec);
    if (type === "ALL") this.startStep(spec, fields, number);
    else if (type === "MANAGER") this.stepOf(number)?.addManager(name, spec, fields);
    else if (type === "WORKER") this.stepOf(number)?.addWorker(name, spec, fields);
    else this.stepOf(number)?.addTarget(name, () => fields);
    return true;
  }

  private startStep(spec: string, fields: readonly string[], line: number): void {
    if (!this.columns || !this.context) return;
    this.stepSpec = spec;
    this.step = new TestStep(this.context, this.columns, fields, line);
    this.orphaned = false;
  }

  /** The step to which a row belongs. */
  private stepOf(line: number): TestStep | null {
    if (!this.step && !this.orphaned) {
      this.orphaned = true;
      this.diagnostics.add("error", "iometer-no-total", "These rows have no ALL row above them.", line);
    }
    return this.orphaned ? null : this.step;
  }

  /** The target's name without splitting its row: most rows of a file are targets. */
  private targetName(line: string, { at, delimiter }: ResultColumns): string {
    let start = 0;
    for (let column = 0; column < at.name; column += 1) start = line.indexOf(delimiter, start) + 1;
    return this.names(unquoted(line.slice(start, line.indexOf(delimiter, start))));
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
      this.diagnostics.add("warning", "iometer-rows-missing", message, step.line);
      return false;
    }
    // Cut before the workers: the processors may be cut too. The first versions end so without being cut.
    return at === "section" || counts.workers > 0 || (this.context?.version ?? "").startsWith("2001");
  }

  private checkSpecs(step: TestStep): void {
    const names = step.specNames(this.stepSpec);
    const unknown = names.filter((name) => !this.context?.specs.has(name));
    if (unknown.length > 0 || names.length === 0) {
      const what =
        unknown.length > 0 ? `${unknown.join(", ")} is not defined above` : "No specification is named";
      const message = `${what}: the load of this step is not known.`;
      this.diagnostics.add("warning", "iometer-no-specification", message, step.line);
    } else if (names.length > 1) {
      const message = `Workers ran ${names.length} specifications at once: only what they share is read as the load.`;
      this.diagnostics.add("info", "iometer-mixed-specifications", message, step.line);
    }
  }

  private nameAt(fields: readonly string[], index: number): string {
    return this.names(unquoted(fields[index] ?? ""));
  }

  private damaged(type: string, line: number, ended: boolean): void {
    if (ended) {
      const lost = type === "ALL" ? "; the step is left out" : "";
      const message = `The ${type} row does not have the fields of its header${lost}.`;
      this.diagnostics.add("error", "iometer-damaged-row", message, line);
    } else {
      this.diagnostics.add("warning", "iometer-truncated", `The file ends within this ${type} row.`, line);
    }
  }
}

/** What a row is about, `null` where the line is no row. Iometer has targets of other types than disks too. */
function rowType(line: string, delimiter: string): string | null {
  const end = line.indexOf(delimiter);
  if (end < 2 || end > 24) return null;
  const type = line.slice(0, end);
  return /^[A-Z][A-Z ]*$/.test(type) ? type : null;
}

/**
 * The fields, one a column, or `null` where a row has not as many. Old versions do not clean names, so what a row
 * has too many is a comma in its name: nothing else in a row is free text.
 */
function fieldsOf(line: string, { count, delimiter, at }: ResultColumns): string[] | null {
  const fields = splitRow(line, delimiter);
  while (fields.length > count && fields.at(-1)?.trim() === "") fields.pop();
  const more = fields.length - count;
  if (more <= 0) return more === 0 ? fields : null;
  fields.splice(at.name, more + 1, fields.slice(at.name, at.name + more + 1).join(delimiter));
  // The field behind the names counts managers: where it is none, the row has too many fields elsewhere.
  return /^\s*\d*\s*$/.test(fields[at.managers] ?? "") ? fields : null;
}
