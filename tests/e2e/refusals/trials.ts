import type { ExcelHost } from "../host/excelHost";
import type { HostMode } from "../host/modes";
import type { Workbook } from "../host/workbook/workbook";
import type { Press } from "../press";
import { carryOut, contentsOf, countTo, fill, firstChange, type Action } from "../writingActions";
import { copyOf } from "./copyOf";
import { noOutcome, type Outcome, type Refusal, type Undisturbed } from "./refusal";

/** What the pane says of a call that was refused; where another user takes a name, Excel may refuse that before. */
const REPORTED = /internal error|the same name or identifier already exists/;

/** A workbook in which the button can be pressed. */
interface Begun {
  contents: string[];
  /** A copy, where another user edits the workbook. */
  copy: Workbook | undefined;
}

/** Lets Excel refuse calls of an action, in one workbook after the other. */
export class Trials {
  /** Contents that count as complete: another user may edit before the action or behind it. */
  private completed: string[][] = [];
  private made: readonly string[] = [];
  /** The workbook before the action. */
  private begun: Begun | undefined;
  /** What it holds after the edit of another user alone. */
  private editedContents: string[] | undefined;

  constructor(
    private readonly excel: ExcelHost,
    private readonly press: Press,
    private readonly action: Action,
    private readonly mode: HostMode | undefined,
  ) {}

  /** Carries the action out without any refusal: what it makes of the workbook counts as complete. */
  async undisturbed(): Promise<Undisturbed> {
    const { excel, mode } = this;
    excel.behave(mode?.behavior ?? {});
    await this.begin();
    const says = await this.carryOut();
    const { made, requests, looking, firsts } = excel.faults;
    await this.idle();
    this.made = made;
    this.completed = [contentsOf(excel)];
    if (mode?.meanwhile) {
      mode.meanwhile(excel.workbook);
      await this.idle();
      this.completed.push(contentsOf(excel));
      await this.begin();
      mode.meanwhile(excel.workbook);
      await this.carryOut();
      await this.idle();
      this.completed.push(contentsOf(excel));
    }
    this.begun = undefined;
    const alike = new Set(looking.map((n) => n + 1).filter((n) => !firsts.includes(n)));
    const distinct = countTo(made.length).filter((n) => !alike.has(n));
    return { made: [...made], requests, distinct, ofEachKind: ofEachKind(distinct, made, firsts), says };
  }

  /** Carries the action out in the present workbook. Returns what the pane reports. */
  carryOut(): Promise<string> {
    return carryOut(this.action, this.excel, this.press);
  }

  async run(refusals: readonly Refusal[]): Promise<Outcome> {
    const outcome = noOutcome();
    for (const refusal of refusals) await this.refuse(refusal, outcome);
    // A span may reach beyond the calls of its action.
    this.excel.faults.reset();
    return outcome;
  }

  private async refuse({ what, n, span, edit }: Refusal, outcome: Outcome): Promise<void> {
    const { excel, action, mode } = this;
    const { faults, traffic } = excel;
    const begun = (this.begun ??= await this.begin());
    faults.reset();
    traffic.reset();
    excel.coauthor.reset();
    if (what === "call") faults.failCall(n, undefined, span);
    else if (what === "round trip") faults.failRequest(n);
    if (edit !== undefined && mode?.meanwhile)
      excel.coauthor.begin({ at: edit, edit: (workbook) => mode.meanwhile?.(workbook) ?? false });
    const found = await this.carryOut();
    await this.idle();
    // How often formulas that are still busy are looked at depends on the machine.
    const isMade = what !== "edit" && faults[what === "call" ? "calls" : "requests"] >= n;
    if (span > 1) {
      if (faults.refused.length === 1) outcome.alone += 1;
      else if (this.isRepeated(span)) outcome.repeated += 1;
      else outcome.others.push(n);
    }
    const contents = contentsOf(excel);
    const isEdited = excel.coauthor.edits > 0;
    const before = isEdited ? await this.edited(begun) : begun.contents;
    const change = firstChange(before, contents);
    if (change === undefined) {
      // After a task that was done, the pane knows what it drew in the workbook as it is.
      if (isEdited && action.done.test(found)) this.begun = undefined;
      else if (isEdited) this.putBack(begun);
      outcome.unchanged += 1;
      // An update may be complete, and nothing has changed.
      const isTold = REPORTED.test(found) || action.done.test(found) || mode?.impossible?.says.test(found);
      if (isMade && !isTold) outcome.wrong.push(`${what} ${n}: ${found}`);
      return;
    }
    const isComplete =
      this.completed.some((one) => this.isSame(one, contents)) ||
      (action.isPartial && this.isPartly(before, contents));
    if (isComplete) outcome.complete += 1;
    else {
      const where = edit === undefined ? "" : `, edited before request ${edit}`;
      outcome.wrong.push(
        `${what} ${n} and ${span - 1} more${where}, ${this.made[n - 1] ?? ""}: ${change}; the pane: ${found}`,
      );
    }
    this.begun = undefined;
  }

  /** Where another user adds a sheet just when others are moved, their order may be another. */
  private isSame(wanted: readonly string[], contents: readonly string[]): boolean {
    const lines = (all: readonly string[]) => (this.mode?.meanwhile ? all.map(withoutOrder) : all);
    return firstChange(lines(wanted), lines(contents)) === undefined;
  }

  /** Whether each line is as it was, or as it is when the action is complete. */
  private isPartly(before: readonly string[], contents: readonly string[]): boolean {
    const known = new Set([before, ...this.completed].flat());
    return contents.length === before.length && contents.every((line) => known.has(line));
  }

  /** Whether each refusal but the first met the first call of a request, always of the same request. */
  private isRepeated(span: number): boolean {
    const { faults, traffic } = this.excel;
    const [second, ...others] = faults.refused.slice(1);
    const sizeOf = ({ request }: { request: number }) => traffic.roundTrips[request - 1]?.requestBytes;
    return (
      second !== undefined &&
      faults.refused.length === span &&
      second.isFirst &&
      others.every((one) => one.isFirst && one.kind === second.kind && sizeOf(one) === sizeOf(second))
    );
  }

  /** A new workbook, in which the button can be pressed. */
  private async begin(): Promise<Begun> {
    const { excel, action, mode, press } = this;
    fill(excel);
    await action.prepare?.(excel, press);
    await this.idle();
    mode?.prepare?.(excel.workbook);
    await this.idle();
    if (mode?.behavior?.binding === "touched") excel.functions.hold();
    excel.faults.reset();
    return { contents: contentsOf(excel), copy: mode?.meanwhile && this.copy(excel.workbook) };
  }

  /** What the workbook holds after the edit of another user alone. */
  private async edited(begun: Begun): Promise<string[]> {
    if (this.editedContents) return this.editedContents;
    this.putBack(begun);
    this.mode?.meanwhile?.(this.excel.workbook);
    await this.idle();
    return (this.editedContents = contentsOf(this.excel));
  }

  /** Undoes the edit of another user. */
  private putBack({ copy }: Begun): void {
    if (copy) this.excel.reset(this.copy(copy));
  }

  private copy(workbook: Workbook): Workbook {
    return copyOf(workbook, [this.excel.functions]);
  }

  /** Waits for the formulas; where they wait for the user, the user touches the pane. */
  private async idle(): Promise<void> {
    if (this.mode?.behavior?.binding === "touched") this.excel.functions.start();
    await this.excel.idle();
  }
}

/** Of the calls of one request and kind, the first, one in the middle, and the last. */
function ofEachKind(calls: readonly number[], made: readonly string[], firsts: readonly number[]): number[] {
  const alike = new Map<string, number[]>();
  for (const n of calls) {
    const request = firsts.filter((first) => first <= n).length;
    const key = `${request} ${made[n - 1] ?? ""}`;
    alike.set(key, [...(alike.get(key) ?? []), n]);
  }
  return [...alike.values()].flatMap((some) => countTo(some.length, 3).flatMap((at) => some[at - 1] ?? []));
}

/** The line of the sheets in the order of their names. */
function withoutOrder(line: string): string {
  return line.startsWith("sheets ") ? line.slice(7).split(", ").sort().join(", ") : line;
}
