import { parseArgs } from "node:util";

type Option = string | number | boolean | readonly number[];

/** What a command that generates results was given. */
export interface CommandOptions<Options> {
  out: string;
  zip: boolean;
  given: Partial<Options>;
}

/**
 * Reads the options of a command that generates results: `--out`, `--zip`, and one for each default, of its type.
 *
 * @returns `undefined` without `--out`, after the usage was printed.
 */
export function commandOptions<Options extends Record<keyof Options, Option>>(
  usage: string,
  defaults: Options,
): CommandOptions<Options> | undefined {
  const known = Object.entries<Option>(defaults);
  const flags = known.map(
    ([name, value]) => [name, { type: value === false ? "boolean" : "string" }] as const,
  );
  const options = {
    out: { type: "string" },
    zip: { type: "boolean" },
    ...Object.fromEntries(flags),
  } as const;
  const values: Readonly<Record<string, unknown>> = parseArgs({ options }).values;
  const { out, zip } = values;
  if (typeof out !== "string") {
    process.stderr.write(`usage: ${usage} [--${known.map(([name]) => name).join(" | --")}]\n`);
    process.exitCode = 2;
    return undefined;
  }
  const given = known.flatMap(([name, value]) => {
    const entered = values[name];
    if (entered === undefined) return [];
    return [[name, typeof entered === "string" ? typed(entered, value) : true] as const];
  });
  return { out, zip: zip === true, given: Object.fromEntries(given) as Partial<Options> };
}

/** A text as a value of the type of a default. */
function typed(text: string, like: Option): Option {
  if (Array.isArray(like)) return text.split(",").map(Number);
  return typeof like === "number" ? Number(text) : text;
}
