import type { BenchmarkRun } from "../../model/benchmark/benchmarkRun";
import type { DiagnosticList } from "./diagnosticList";
import type { ResultColumns } from "./resultColumns";
import { rowFields } from "./rowFields";
import { countFields, unquoted } from "./rowFormat";
import type { RowPatterns } from "./rowPatterns";
import { rowPatterns } from "./rowPatterns";
import { remarkOnStep } from "./stepRemarks";
import type { StepContext } from "./testStep";
import { TestStep } from "./testStep";

/** Fields of the rows before 1.1.0: processors are written with as many by versions with more columns too. */
const FEWEST_PROCESSOR_FIELDS = 56;

/** The rows below a `'Results` header: every ALL row starts a test step to which the rows after it belong. */
export class ResultRows {
  private columns: ResultColumns | null = null;
  private patterns: RowPatterns | null = null;
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

  /** Rows under this header follow. */
  start(columns: ResultColumns, context: StepContext): void {
    if (columns !== this.columns) this.patterns = rowPatterns(columns);
    this.columns = columns;
    this.context = context;
    this.orphaned = false;
  }

  /** Takes a row of a step without cutting it out of the text; `false` leaves the line to `take`. */
  skim(text: string, start: number): boolean {
    const { patterns, step } = this;
    if (!step || !patterns) return false;
    if (step.counts.workers > 0) {
      // Of targets below their workers only the names count.
      const target = matchAt(patterns.target, text, start);
      if (target) step.countTarget(this.nameAt(target, 1));
      if (target) return true;
    }
    if (matchAt(patterns.processor, text, start)) {
      step.addProcessor();
      return true;
    }
    const member = matchAt(patterns.member, text, start);
    if (!member || !this.columns) return false;
    const fields: string[] = [];
    patterns.memberColumns.forEach((column, i) => (fields[column] = member[i + 2] ?? ""));
    this.addMember(step, member[1] ?? "", fields, this.columns);
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
      this.diagnostics.addDamagedRow(type, number, ended);
    }
    return true;
  }

  /** Ends the step at hand, where there is one. */
  close(at: "section" | "end of file"): void {
    const { step } = this;
    this.step = null;
    if (!step) return;
    const run = step.finish(this.stepSpec, this.isComplete(step, at));
    remarkOnStep(step, this.stepSpec, this.diagnostics);
    this.found(run);
  }

  /** `false` where a row does not have the fields of its header. */
  private takeRow(type: string, line: string, number: number): boolean {
    const { columns } = this;
    if (!columns) return false;
    if (type === "PROCESSOR") {
      const fits = countFields(line, columns.delimiter) >= Math.min(FEWEST_PROCESSOR_FIELDS, columns.count);
      if (fits) this.stepOf(number)?.addProcessor();
      return fits;
    }
    const fields = rowFields(line, columns);
    if (!fields) return false;
    if (type === "ALL") {
      this.startStep(this.nameAt(fields, columns.at.spec), fields, number);
      return true;
    }
    const step = this.stepOf(number);
    if (step) this.addMember(step, type, fields, columns);
    return true;
  }

  private addMember(step: TestStep, type: string, fields: readonly string[], { at }: ResultColumns): void {
    const name = this.nameAt(fields, at.name);
    if (type === "MANAGER") step.addManager(name, this.nameAt(fields, at.spec), fields);
    else if (type === "WORKER") step.addWorker(name, this.nameAt(fields, at.spec), fields);
    else step.addTarget(name, fields);
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

  private nameAt(fields: readonly string[], index: number): string {
    return this.names(unquoted(fields[index] ?? ""));
  }
}

function matchAt(pattern: RegExp, text: string, start: number): RegExpExecArray | null {
  pattern.lastIndex = start;
  return pattern.exec(text);
}

/** What a row is about, `null` where the line is no row. Iometer has targets of other types than disks too. */
function rowType(line: string, delimiter: string): string | null {
  const end = line.indexOf(delimiter);
  if (end < 2 || end > 24) return null;
  const type = line.slice(0, end);
  return /^[A-Z][A-Z ]*$/.test(type) ? type : null;
}
