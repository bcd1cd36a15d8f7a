import type { Workbook } from "./workbook/workbook";

/** What another user does to the workbook, and when. */
export interface CoauthorPlan {
  /** The request, counted from now on, before which it happens. */
  at: number;
  /** Answers whether there was anything to edit. */
  edit(workbook: Workbook): boolean;
}

/** Somebody else who edits the same workbook: Excel shows the edit between two requests of the add-in. */
export class Coauthor {
  /** Edits since the last `reset`. */
  edits = 0;
  private plan: CoauthorPlan | undefined;
  private ahead = 0;

  begin(plan: CoauthorPlan): void {
    this.plan = plan;
    this.ahead = plan.at;
  }

  reset(): void {
    this.plan = undefined;
    this.edits = 0;
  }

  /** Called before each request. */
  meet(workbook: Workbook): void {
    if (!this.plan) return;
    this.ahead -= 1;
    if (this.ahead > 0) return;
    if (this.plan.edit(workbook)) this.edits += 1;
    this.plan = undefined;
    workbook.calculation.run();
  }
}
