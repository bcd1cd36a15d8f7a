import { execFileSync } from "node:child_process";
import path from "node:path";
import type { CellValue } from "../../src/workbook/spec";
import { DIST } from "../dist";

const called = new Map<string, CellValue>();

/** A custom function's value by the command line of the same build. */
export function call(name: string, ...args: readonly (string | number)[]): CellValue {
  const words = [name, ...args.map((arg) => JSON.stringify(arg))];
  const key = words.join(" ");
  const known = called.get(key);
  if (known !== undefined) return known;
  const printed = execFileSync(process.execPath, [path.join(DIST, "cli.js"), "call", ...words, "--json"]);
  const value = JSON.parse(printed.toString()) as CellValue;
  called.set(key, value);
  return value;
}
