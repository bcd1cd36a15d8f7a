/** The error values that a cell can show. */
const ERROR_TEXTS = ["#VALUE!", "#N/A", "#DIV/0!", "#NUM!", "#NULL!", "#NAME?", "#REF!", "#SPILL!"] as const;
type ErrorText = (typeof ERROR_TEXTS)[number];

/** An error value as a custom function gave it: what the cell shows, and the message beside it. */
export interface HostError {
  error: ErrorText;
  message?: string;
}

/** What a cell holds: `null` is a blank. */
export type HostValue = string | number | boolean | null | HostError;

/** An argument as a sheet gives it: one value, a block of values, or `null` where it is left out. */
export type HostArgument = HostValue | HostValue[][];

/** The part of functions.json that calling needs. */
export interface FunctionsMetadata {
  functions: { id: string; parameters: { name: string; optional?: boolean }[] }[];
}

/** What the functions bundle expects to find: Excel's registration object. */
export interface CustomFunctionsApi {
  associate(id: string, implementation: (...args: unknown[]) => unknown): void;
  Error: new (code: string, message?: string) => Error;
  ErrorCode: Record<string, string>;
}

/** The custom functions outside Excel. Nothing that a function does escapes `call` as an exception. */
export interface FunctionsHost {
  /** Ids of all registered functions, sorted. */
  ids: string[];
  has(id: string): boolean;
  /** Calls a function as a cell would; the answer is always a block, one value or one error is 1 × 1. */
  call(id: string, args: readonly HostArgument[]): HostValue[][];
}

/** Excel's error codes by the name that the library gives them. */
const ERROR_CODES = {
  invalidValue: "#VALUE!",
  notAvailable: "#N/A",
  divisionByZero: "#DIV/0!",
  invalidNumber: "#NUM!",
  nullReference: "#NULL!",
  invalidName: "#NAME?",
  invalidReference: "#REF!",
};

/** Stands in for `CustomFunctions.Error`. */
class CellError extends Error {
  constructor(
    readonly code: string,
    message = "",
  ) {
    super(message);
  }
}

/**
 * Runs the shipped functions bundle without Excel: in the command line, the calculator, the workbench and the docs.
 *
 * @param metadata functions.json of the same build.
 * @param load Evaluates functions.js where `CustomFunctions` is the object that it is given: in Node a bare context,
 *   in a browser a script element.
 */
export function createFunctionsHost(
  metadata: FunctionsMetadata,
  load: (customFunctions: CustomFunctionsApi) => void,
): FunctionsHost {
  const registered = new Map<string, (...args: unknown[]) => unknown>();
  load({
    associate: (id, implementation) => void registered.set(id.toUpperCase(), implementation),
    Error: CellError,
    ErrorCode: ERROR_CODES,
  });
  const parameterCount = new Map(metadata.functions.map(({ id, parameters }) => [id, parameters.length]));
  return {
    ids: [...registered.keys()].sort(),
    has: (id) => registered.has(id.toUpperCase()),
    call(id, args) {
      const implementation = registered.get(id.toUpperCase());
      const count = parameterCount.get(id.toUpperCase());
      if (!implementation || count === undefined) return single("#NAME?", `there is no function ${id}`);
      if (args.length > count) return single("#VALUE!", `${id} takes ${count} arguments, not ${args.length}`);
      const padded = Array.from({ length: count }, (_, index) => toBlock(args[index] ?? null));
      try {
        return fromBlock(implementation(...padded));
      } catch (error) {
        return [[toHostError(error)]];
      }
    },
  };
}

/** Whether a value is an error value. */
export function isHostError(value: unknown): value is HostError {
  return typeof value === "object" && value !== null && "error" in value;
}

function single(error: ErrorText, message: string): HostValue[][] {
  return [[{ error, message }]];
}

/** Excel hands every argument over as a block, and `null` where it is left out. */
function toBlock(argument: HostArgument): unknown[][] | null {
  if (argument === null) return null;
  const block = Array.isArray(argument) ? argument : [[argument]];
  return block.map((row) =>
    row.map((value) => (isHostError(value) ? new CellError(value.error, value.message) : value)),
  );
}

function fromBlock(result: unknown): HostValue[][] {
  const rows = Array.isArray(result) ? result : [[result]];
  return rows.map((row: unknown) => (Array.isArray(row) ? row : [row]).map(fromCell));
}

function fromCell(value: unknown): HostValue {
  switch (typeof value) {
    case "number":
      return Number.isFinite(value) ? value : { error: "#NUM!", message: `the function gave ${value}` };
    case "string":
    case "boolean":
      return value;
    default:
      return value === null || value === undefined ? "" : toHostError(value);
  }
}

function toHostError(error: unknown): HostError {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return {
    error: ERROR_TEXTS.find((known) => known === code) ?? "#VALUE!",
    message: typeof message === "string" ? message : String(error),
  };
}
