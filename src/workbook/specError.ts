/** What can be wrong with a workbook spec. */
export type SpecErrorCode =
  | "EmptyWorkbook"
  | "InvalidSheetName"
  | "DuplicateSheetName"
  | "InvalidAddress"
  | "OverlappingCells"
  | "SpillBlocked"
  | "SpillSizeMissing"
  | "DuplicateTableName"
  | "InvalidName"
  | "DuplicateName"
  | "InvalidHeader"
  | "RowLength"
  | "NotFinite"
  | "TextTooLong"
  | "FormulaTooLong"
  | "ControlCharacter"
  | "MalformedFormula"
  | "UnknownFunction"
  | "NotCalculated"
  | "VolatileFunction"
  | "ArgumentCount"
  | "ArrayArithmetic"
  | "UnknownReference"
  | "EmptyReference"
  | "RelativeReference"
  | "InputWithoutDefault"
  | "InvalidChart"
  | "InvalidValidation"
  | "InvalidLink"
  | "InvalidView";

/**
 * Says why a workbook cannot be drawn. `code` is for tests and callers, the message for the author of the spec: it
 * quotes the sheet, the cell and the value.
 */
export class SpecError extends Error {
  constructor(
    readonly code: SpecErrorCode,
    message: string,
  ) {
    super(message);
    this.name = code;
  }

  /** The same error with the place in front of its message. */
  at(place: string): SpecError {
    return new SpecError(this.code, `${place}: ${this.message}`);
  }
}

/** Runs a check and puts the place in front of what it throws. */
export function checkedAt(place: string, check: () => void): void {
  try {
    check();
  } catch (error) {
    throw error instanceof SpecError ? error.at(place) : error;
  }
}
