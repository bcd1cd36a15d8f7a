import { isHostError, type HostArgument, type HostValue } from "../functionsHost";
import type { ShippedFunctions } from "./loadFunctions";
import type { Output } from "./output";
import { UsageError } from "./usageError";

const NUMBER = /^[+-]?(\d+(?:\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/**
 * `call NAME [ARG...] [--json]`: calls a custom function as a cell would. Numbers are numbers, the rest is text, an
 * empty argument is left out; `--json` takes and gives JSON, blocks included.
 */
export function call(args: readonly string[], { host }: ShippedFunctions, output: Output): number {
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
  try {
    return JSON.parse(text) as HostArgument;
  } catch {
    throw new UsageError(`"${text}" is not JSON: with --json every argument is JSON, a text is "\\"32K\\""`);
  }
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
