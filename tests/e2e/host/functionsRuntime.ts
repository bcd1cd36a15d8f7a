import { isError } from "../../../src/calculator/coerce";
import type { CellError, CellValue } from "../../../src/workbook/spec";
import type { CustomCall, CustomFunctions } from "./workbook/calculation";

/** What Excel knows of the custom functions: functions.json. */
export interface FunctionsJson {
  allowErrorForDataTypeAny?: boolean;
  functions: {
    id: string;
    parameters: { name: string; optional?: boolean; dimensionality?: string }[];
  }[];
}

/** What a cell shows for the codes of failed calls. */
const ERROR_OF_CODE: Readonly<Record<number, CellError["error"]>> = {
  1: "#N/A",
  5: "#DIV/0!",
  6: "#NUM!",
  8: "#NULL!",
};

/** Flag of a call: errors are among the values of its arguments. */
const WITH_ERRORS = 4;

/**
 * The custom functions of the add-in as Excel calls them: several calls in one message, values instead of cells,
 * errors handed over only if functions.json allows it. The answers come from the add-in's own page, through the runtime of office.js.
 */
export class FunctionsRuntime implements CustomFunctions {
  /** Calls and the messages that took them, for checks. */
  calls = 0;
  batches = 0;
  /** What a function is handed for a blank cell. */
  blank: "" | 0 | null = "";
  /** Do formulas find the functions? Those that were entered before show #NAME? until they are entered again. */
  isBound = true;
  private readonly functions: Map<string, FunctionsJson["functions"][number]>;
  private readonly open = new Map<number, CustomCall>();
  private waiting: CustomCall[] = [];
  private ready = false;

  /**
   * @param send Sends invocations to the page.
   * @param answered Called once after the answers of one message are taken in.
   */
  constructor(
    private readonly metadata: FunctionsJson,
    private readonly send: (invocations: unknown[]) => void,
    private readonly answered: () => void,
  ) {
    this.functions = new Map(metadata.functions.map((own) => [own.id.toUpperCase(), own]));
  }

  /** The page has told that it takes calls. */
  start(): void {
    this.ready = true;
    this.call(this.waiting.splice(0));
  }

  /** Calls wait until `start`: the cells show #BUSY!. */
  hold(): void {
    this.ready = false;
  }

  refusal(id: string, args: CustomCall["args"]): CellError | undefined {
    const known = this.functions.get(id);
    if (!known || !this.isBound) return { error: "#NAME?" };
    const { parameters } = known;
    const missing = parameters.some(({ optional }, i) => !optional && i >= args.length);
    if (missing || args.length > parameters.length) return { error: "#VALUE!" };
    if (this.metadata.allowErrorForDataTypeAny) return undefined;
    return args.flat(2).find((value): value is CellError => isError(value));
  }

  call(calls: readonly CustomCall[]): void {
    if (!this.ready) {
      this.waiting.push(...calls);
      return;
    }
    if (calls.length === 0) return;
    this.batches += 1;
    this.send(calls.map((call) => this.invocation(call)));
  }

  /** Takes the answers of one message. */
  take(results: readonly unknown[]): void {
    for (const result of results as [number, boolean, unknown, unknown][]) {
      const [id, succeeded, value, code] = result;
      const call = this.open.get(id);
      if (!call) throw new Error(`an answer to call ${id}, which nobody waits for`);
      this.open.delete(id);
      call.answer(succeeded ? blockOf(value) : [[failure(value, Number(code))]]);
    }
    this.answered();
  }

  private invocation(call: CustomCall): unknown[] {
    this.calls += 1;
    this.open.set(this.calls, call);
    const parameters = this.functions.get(call.id)?.parameters ?? [];
    const values = parameters.map(({ dimensionality }, i) =>
      passedArgument(call.args[i], dimensionality === "matrix", this.blank),
    );
    const flags = this.metadata.allowErrorForDataTypeAny ? WITH_ERRORS : 0;
    return [this.calls, call.id, values, call.address, flags, null];
  }
}

/** An argument as it crosses over: a block where the function takes one, `null` if left out. */
function passedArgument(
  argument: CustomCall["args"][number] | undefined,
  matrix: boolean,
  blank: "" | 0 | null,
): unknown {
  if (argument === undefined || argument === null) return null;
  const block = Array.isArray(argument) ? argument : [[argument]];
  const values = block.map((row) => row.map((value) => plainValue(value) ?? blank));
  return matrix ? values : values[0]?.[0];
}

function plainValue(value: CellValue): unknown {
  return isError(value) ? { type: "CustomFunctionError", code: value.error } : value;
}

function blockOf(value: unknown): CellValue[][] {
  const rows = Array.isArray(value) ? (value as unknown[]) : [value];
  return rows.map((row) => (Array.isArray(row) ? (row as unknown[]) : [row]).map(cellValue));
}

function cellValue(value: unknown): CellValue {
  if (typeof value !== "object" || value === null) return (value ?? null) as CellValue;
  const { type, basicValue, message } = value as { type?: string; basicValue?: unknown; message?: string };
  if (type !== "Error") return cellValue(basicValue);
  const error = String(basicValue) as CellError["error"];
  return message ? { error, message } : { error };
}

function failure(message: unknown, code: number): CellError {
  const error = ERROR_OF_CODE[code] ?? "#VALUE!";
  return typeof message === "string" && message !== "" ? { error, message } : { error };
}
