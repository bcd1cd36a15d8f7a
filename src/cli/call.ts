import { isHostError, type HostArgument, type HostValue } from "../functionsHost";
import type { Command } from "./command";
import type { LoadFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { UsageError } from "./usageError";

const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** `call NAME [ARG...] [--json]`: calls a custom function as a cell would. */
export const CALL: Command = {
  name: "call",
  takes: "NAME [ARG...]",
  purpose: "calls a custom function as a cell would",
  notes: ['Numbers are numbers, the rest is text, and an empty argument ("") is omitted.'],
  options: { json: { type: "boolean", default: false, help: "takes and prints JSON, ranges included" } },
  examples: ["call VSAN_GHZ 1000 32K read", 'call BENCH_CHANGE 118 "[[100],[110]]" --json'],
  run: call,
};

function call(args: readonly string[], output: Output, load: LoadFunctions): number {
  const { host } = load();
  const json = args.includes("--json");
  const [id, ...given] = args.filter((arg) => arg !== "--json");
  if (id === undefined)
    throw new UsageError("call needs the name of a function: hci-planner call VSAN_GHZ 1000");
  if (!host.has(id)) throw new UsageError(`there is no function "${id}": hci-planner functions lists them`);
  const result = host.call(id, given.map(json ? fromJson : fromText));
  const [[only] = []] = result;
  if (result.length === 1 && result[0]?.length === 1 && isHostError(only)) {
    output.error(`${only.error} ${only.message ?? ""}`);
    return 1;
  }
  output.print(
    json ? JSON.stringify(unwrapped(result)) : result.map((row) => row.map(toText).join("\t")).join("\n"),
  );
  return 0;
}

function fromText(text: string): HostArgument {
  if (text === "") return null;
  return NUMBER.test(text) ? Number(text) : text;
}

function fromJson(text: string): HostArgument {
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw new UsageError(`"${text}" is not JSON: with --json every argument is JSON, a text is "\\"32K\\""`);
  }
  if (isArgument(found)) return found;
  throw new UsageError(
    `"${text}" is not a value or a range: a range is a list of rows of one length, such as [[1,2],[3,4]]`,
  );
}

function isArgument(found: unknown): found is HostArgument {
  if (!Array.isArray(found)) return isValue(found);
  const [first] = found as unknown[];
  return (
    Array.isArray(first) &&
    first.length > 0 &&
    found.every((row) => Array.isArray(row) && row.length === first.length && row.every(isValue))
  );
}

/** A number, a text, true, false, null, or an error such as {"error":"#DIV/0!"}. */
function isValue(found: unknown): boolean {
  if (typeof found !== "object" || found === null) return true;
  return "error" in found && typeof found.error === "string";
}

/** One value instead of a 1 × 1 block. */
function unwrapped(result: HostValue[][]): HostValue | HostValue[][] {
  return result.length === 1 && result[0]?.length === 1 ? (result[0][0] ?? null) : result;
}

/** A value as a cell shows it in General format: up to 15 digits. */
function toText(value: HostValue): string {
  if (isHostError(value)) return value.error;
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return typeof value === "boolean" ? String(value).toUpperCase() : (value ?? "");
}
