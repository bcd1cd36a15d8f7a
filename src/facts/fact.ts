import type { Accepts } from "../sheets/accepts";
import type { GridLink } from "../sheets/gridBlock";
import type { InputRow } from "../sheets/inputBlock";

/** A quantity that more than one sheet asks for: one definition, and one cell in a workbook that plans with it. */
export interface Fact {
  /** For ever: names of options and of defined names follow from it. */
  id: string;
  label: string;
  /** In words, as beside an input: "GiB per host". */
  unit: string;
  /** The default; `null` where only the customer knows, and for what is calculated. */
  value: string | number | null;
  accepts: Accepts;
  format?: string;
  hint?: string;
  /** What to do about a number beyond what it accepts. */
  remedy?: string;
  /** Does a plan do without it? */
  optional?: boolean;
  /** Is it calculated from others, and never asked? */
  derived?: boolean;
}

/**
 * The defined name of a fact; it never changes.
 *
 * @example factName({ id: "coresPerSocket" }) //=> "Plan_CoresPerSocket"
 */
export function factName({ id }: Pick<Fact, "id">): string {
  return `Plan_${id.charAt(0).toUpperCase()}${id.slice(1)}`;
}

/** What a cell of a grid follows that holds a fact. */
export function factLink(fact: Pick<Fact, "id">): GridLink {
  return { formula: factName(fact) };
}

/**
 * The input of a template that asks for a fact: in a workbook with facts it follows the fact.
 *
 * @param own What this template says in its own way: its id, its example, words where the fact is one part of two.
 */
export function factInput(fact: Fact, own: Partial<Omit<InputRow, "accepts">> & { id: string }): InputRow {
  const { label, unit, value, accepts, format, hint, remedy, optional } = fact;
  return {
    label,
    unit,
    value,
    accepts,
    ...(format === undefined ? {} : { format }),
    ...(hint === undefined ? {} : { hint }),
    ...(remedy === undefined ? {} : { remedy }),
    ...(optional === undefined ? {} : { optional }),
    follows: factName(fact),
    ...own,
  };
}
