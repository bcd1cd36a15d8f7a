/** What a list of formulas must know of them. */
export interface FormulaValues<T> {
  dependentsOf(formula: T): readonly T[];
  /** Something that is equal (`===`) before and after a calculation where the result is the same; `undefined` where unknown. */
  resultOf(formula: T): string | undefined;
}

/**
 * The formulas of a calculation in the order in which they are calculated, the last one first. It hands out those that must be
 * calculated: the ones that were changed themselves, and the ones of which a precedent now has another result.
 */
export class DueFormulas<T extends object> {
  private readonly due: Set<T>;
  private popped: { formula: T; before: string | undefined } | undefined;

  /**
   * @param ordered Each formula after those that refer to it.
   * @param first Formulas that must be calculated whatever the others show.
   */
  constructor(
    private readonly ordered: T[],
    first: Iterable<T>,
    private readonly values: FormulaValues<T>,
  ) {
    this.due = new Set(first);
  }

  /** How many are left at most; 0 where none must be calculated any more. */
  get length(): number {
    this.settle();
    return this.ordered.length;
  }

  /** The next one: what was handed out before must be calculated by now. */
  pop(): T | undefined {
    this.settle();
    const formula = this.ordered.pop();
    if (formula) this.popped = { formula, before: this.values.resultOf(formula) };
    return formula;
  }

  private settle(): void {
    if (this.popped) {
      const { formula, before } = this.popped;
      const isSame = before !== undefined && before === this.values.resultOf(formula);
      if (!isSame) for (const dependent of this.values.dependentsOf(formula)) this.due.add(dependent);
      this.popped = undefined;
    }
    for (let last = this.ordered.at(-1); last && !this.due.has(last); last = this.ordered.at(-1))
      this.ordered.pop();
  }
}
