import { signatureOf, type FunctionHelp } from "../../functionHelp";

/**
 * The functions that have every word of the query somewhere in signature, description or result, in their order.
 *
 * @example searchFunctions(all, "ghz iops") // VSAN_GHZ_IOPS, VSAN_IOPS
 */
export function searchFunctions(functions: readonly FunctionHelp[], query: string): FunctionHelp[] {
  const words = query.toLowerCase().split(/\s+/);
  return functions.filter((help) => {
    const text = `${signatureOf(help)} ${help.description} ${help.returns}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
