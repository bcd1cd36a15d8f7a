import { FAILURES, hostsForDemand } from "../model/capacity/hostsForDemand";
import { quoted } from "../model/units/quoted";
import { countFromZeroOf, scalarOf, shareOf } from "./_arguments";
import { demanded, type ArgumentName } from "./_blanks";
import type { Cell, Value } from "./_cell";

/** A parameter and what was typed there, for messages. */
export const subjectOf = (value: Value, name: string): string => `${name} ${quoted(scalarOf(value, name))}`;

/**
 * Reads what hosts may fail and be used, and answers with the hosts that a demand takes.
 *
 * @param name The parameter of the demand.
 * @param amount The demand, in the unit of `perHost`.
 * @param maxUse The share that may be used where `max_use` is omitted.
 */
export function hostsFor(
  name: ArgumentName,
  cells: Readonly<Partial<Record<ArgumentName, Cell>>>,
  amount: number,
  perHost: number,
  maxUse: number,
): number {
  return hostsForDemand({
    amount: demanded(name, amount),
    perHost,
    maxUse: shareOf(cells.max_use ?? null, "max_use", maxUse),
    failures: countFromZeroOf(cells.failures ?? null, "failures", FAILURES.value),
    subject: subjectOf(cells[name] ?? amount, name),
  });
}
