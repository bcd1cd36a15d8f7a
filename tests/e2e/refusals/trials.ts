import type { ExcelHost } from "../host/excelHost";
import { contentsOf, fill, firstChange, type Action, type Press } from "../writingActions";
import { noOutcome, type Outcome, type Refusal, type Undisturbed } from "./refusal";

/** Lets Excel refuse calls of an action, in one workbook after the other. */
export class Trials {
  private completed: string[] = [];
  private made: readonly string[] = [];
  private before: string[] | undefined;

  constructor(
    private readonly excel: ExcelHost,
    private readonly press: Press,
    private readonly action: Action,
  ) {}

  /** Carries the action out without any refusal: what it makes of the workbook counts as complete. */
  async undisturbed(): Promise<Undisturbed> {
    const { excel } = this;
    await this.begin();
    const says = await this.press(this.action.button);
    await excel.idle();
    this.completed = contentsOf(excel);
    this.before = undefined;
    const { made, requests } = excel.faults;
    this.made = made;
    return { made, requests, says };
  }

  async run(refusals: readonly Refusal[]): Promise<Outcome> {
    const outcome = noOutcome();
    for (const refusal of refusals) await this.refuse(refusal, outcome);
    // A span may reach beyond the calls of its action.
    this.excel.faults.reset();
    return outcome;
  }

  private async refuse({ what, n, span }: Refusal, outcome: Outcome): Promise<void> {
    const { excel, action } = this;
    const { faults, traffic } = excel;
    const before = (this.before ??= await this.begin());
    faults.reset();
    traffic.reset();
    if (what === "call") faults.failCall(n, undefined, span);
    else faults.failRequest(n);
    const found = await this.press(action.button);
    await excel.idle();
    // How often formulas that are still busy are looked at depends on the machine.
    const isMade = faults[what === "call" ? "calls" : "requests"] >= n;
    if (span > 1) {
      if (faults.refused.length === 1) outcome.alone += 1;
      else if (this.isRepeated(span)) outcome.repeated += 1;
      else outcome.others.push(n);
    }
    const contents = contentsOf(excel);
    const change = firstChange(before, contents);
    if (change === undefined) {
      outcome.unchanged += 1;
      // An update may be complete, and nothing has changed.
      const isTold = found.includes("internal error") || action.done.test(found);
      if (isMade && !isTold) outcome.wrong.push(`${what} ${n}: ${found}`);
      return;
    }
    if (firstChange(this.completed, contents) === undefined) outcome.complete += 1;
    else outcome.wrong.push(`${what} ${n} and ${span - 1} more, ${this.made[n - 1] ?? ""}: ${change}`);
    this.before = undefined;
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
  private async begin(): Promise<string[]> {
    const { excel, action, press } = this;
    fill(excel);
    await action.prepare?.(excel, press);
    await excel.idle();
    excel.faults.reset();
    return contentsOf(excel);
  }
}
