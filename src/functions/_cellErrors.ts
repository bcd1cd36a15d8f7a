import { DomainError } from "../model/errors";
import { ErrorValue } from "./_cell";

/** The one place where an exception becomes what a cell shows: `#VALUE!` or `#N/A` with a message. */
export function cellError(error: unknown): CustomFunctions.Error {
  const { Error: CellError, ErrorCode } = CustomFunctions;
  if (error instanceof CellError) return error;
  if (error instanceof DomainError) {
    const code = error.code === "no-evidence" ? ErrorCode.notAvailable : ErrorCode.invalidValue;
    return new CellError(code, error.message);
  }
  if (error instanceof ErrorValue) {
    const known = Object.values(ErrorCode).find((code) => String(code) === error.errorCode);
    return known === undefined || known === ErrorCode.invalidValue
      ? new CellError(ErrorCode.invalidValue, error.message)
      : new CellError(known);
  }
  const message = error instanceof Error ? error.message : String(error);
  return new CellError(ErrorCode.invalidValue, `unexpected: ${message}`);
}

/** An element of a block that no argument reaches, as in Excel's own array arithmetic. */
export function notAvailable(message: string): CustomFunctions.Error {
  return new CustomFunctions.Error(CustomFunctions.ErrorCode.notAvailable, message);
}
