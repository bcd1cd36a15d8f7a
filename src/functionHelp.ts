/** One custom function in words: a record of dist/functions.help.json, made from its doc block. */
export interface FunctionHelp {
  id: string;
  /** Path below src/functions. */
  file: string;
  /** Folder of the file: vsan, net, ipv4. */
  family: string;
  description: string;
  returns: string;
  /** Unit of the result in a few words: `GHz`, `TiB`, `table`. */
  unit: string;
  source: string;
  parameters: { name: string; optional: boolean; description: string }[];
  /** Formulas with the results that a test holds them to. */
  examples: { formula: string; result: string }[];
}

/**
 * The signature as it is typed, optional arguments in brackets.
 *
 * @example signatureOf({ id: "COREDUMP_GIB", parameters: [{ name: "ram" }, { name: "esxi", optional: true }] })
 *   //=> "COREDUMP_GIB(ram, [esxi])"
 */
export function signatureOf({ id, parameters }: FunctionHelp): string {
  return `${id}(${parameters.map(({ name, optional }) => (optional ? `[${name}]` : name)).join(", ")})`;
}
