/** How the user edits a cell while the add-in works. */
export interface EditPlan {
  /** The request, counted from now on, before which the user begins to edit. */
  at: number;
  /** Requests that find the cell in edit mode before the user leaves it; without it, the test ends the editing. */
  requests?: number;
  /** Milliseconds after which the user leaves the cell while a request waits for it. */
  ms?: number;
  /** Requests that ask to wait are refused, too, as Excel sometimes does. */
  refusesAll?: boolean;
}

/** What a request meets: nothing in its way, a refusal, or an editing that it has to wait for. */
export type Met = "free" | "refused" | Promise<void>;

/**
 * The edit mode of a cell. While it lasts, Excel refuses requests with `InvalidOperationInCellEditMode`, and lets those
 * wait that `Excel.run({ delayForCellEdit: true })` makes.
 */
export class CellEdit {
  /** Requests that were refused and that waited, since the last `reset`. */
  refused = 0;
  waited = 0;
  /** What the request does that met the edit first: names of properties and methods, each once. */
  actions: string[] = [];
  private plan: EditPlan | undefined;
  /** Requests until the editing begins. */
  private ahead = 0;
  private met = 0;
  private waiting: (() => void)[] = [];

  /** Whether a cell is edited, or will be. */
  get isPlanned(): boolean {
    return this.plan !== undefined;
  }

  /** From now on, as the plan says. */
  begin(plan: EditPlan): void {
    this.plan = plan;
    this.ahead = plan.at - 1;
    this.met = 0;
  }

  /** The user leaves the cell: what waits is carried out. */
  end(): void {
    this.plan = undefined;
    for (const go of this.waiting.splice(0)) go();
  }

  reset(): void {
    this.end();
    this.refused = 0;
    this.waited = 0;
    this.actions = [];
  }

  /** Asked once for each request, with what the request does. */
  meet(waits: boolean, actions: readonly string[]): Met {
    const { plan } = this;
    if (!plan) return "free";
    if (this.ahead > 0) {
      this.ahead -= 1;
      return "free";
    }
    this.met += 1;
    if (this.met === 1) this.actions = [...new Set(actions)];
    if (this.met > (plan.requests ?? Infinity)) {
      this.end();
      return "free";
    }
    if (!waits || plan.refusesAll) {
      this.refused += 1;
      return "refused";
    }
    this.waited += 1;
    if (plan.ms !== undefined) setTimeout(() => this.end(), plan.ms);
    return new Promise((go) => this.waiting.push(go));
  }
}
