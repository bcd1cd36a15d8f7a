import { visible } from "./visible";

/** Why the model refuses to answer: the input is bad, or nothing measured covers the case. */
export type DomainErrorCode = "bad-input" | "no-evidence";

/**
 * The one error that the model throws. Its message is meant for the person at the sheet: it quotes the
 * offending value, invisible characters by name, and says what to enter instead. `functions/_cellErrors.ts` turns it
 * into a cell error.
 */
export class DomainError extends Error {
  constructor(
    readonly code: DomainErrorCode,
    message: string,
  ) {
    super(visible(message));
    this.name = "DomainError";
  }
}

/** Refuses an input: a cell shows `#VALUE!` with this message. */
export function badInput(message: string): DomainError {
  return new DomainError("bad-input", message);
}

/** Says that no evidence covers a case: a cell shows `#N/A` with this message. */
export function noEvidence(message: string): DomainError {
  return new DomainError("no-evidence", message);
}
