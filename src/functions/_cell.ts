/** What a cell holds, or `null` where it is blank or the argument was omitted. */
export type Cell = Value | null;

/** What a cell holds when it is not blank. */
export type Value = string | number | boolean;

/** An argument as Excel hands it over: a block of cells, or nothing. */
export type Argument = unknown[][] | null | undefined;

/** An error value among the arguments: it is passed on, as Excel's own functions do. */
export class ErrorValue extends Error {
  constructor(readonly errorCode: string) {
    super(`${errorCode} in an argument`);
    this.name = "ErrorValue";
  }
}

/**
 * Reads one element of an argument. Excel hands over plain values, `null` or `""` for blanks, and objects for errors
 * and formatted values.
 *
 * @throws ErrorValue for an error value.
 */
export function readCell(raw: unknown): Cell {
  switch (typeof raw) {
    case "number":
    case "boolean":
      return raw;
    case "string":
      return raw.trim() === "" ? null : raw;
    case "object":
      return raw === null ? null : readObject(raw);
    default:
      return raw === undefined ? null : String(raw);
  }
}

function readObject(raw: object): Cell {
  const { type, basicValue, code } = raw as { type?: unknown; basicValue?: unknown; code?: unknown };
  if (typeof code === "string" && code.startsWith("#")) throw new ErrorValue(code);
  if (type === "Error") throw new ErrorValue(typeof basicValue === "string" ? basicValue : "#VALUE!");
  if (type === "Empty") return null;
  // A formatted number or an entity: its plain value counts.
  return typeof basicValue === "object" ? null : readCell(basicValue);
}
