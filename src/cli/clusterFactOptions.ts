import { badInput, DomainError } from "../model/errors";
import { NO_FACTS, type ClusterFacts } from "../reports/inputs/clusterFacts";
import { CLUSTER_FACT_INPUTS, type ClusterFactInput } from "../reports/inputs/clusterFactInputs";
import { acceptedValue } from "./acceptedValue";
import { jsonObjectOf } from "./jsonObjectOf";

/** An option for each fact: `--hosts 6 --ghz-per-host 115.2`. */
export const FACT_OPTIONS: Record<string, { type: "string"; value: string; help: string }> =
  Object.fromEntries(
    CLUSTER_FACT_INPUTS.map(({ option, label, unit }) => [
      option,
      { type: "string", value: "VALUE", help: helpOf(label, unit) },
    ]),
  );

/** A unit that the label names already is not named again. */
function helpOf(label: string, unit: string): string {
  return label.toLowerCase().includes(unit) ? label : `${label}, ${unit}`;
}

/**
 * The facts of the options and of `--cluster FILE`, a JSON object with the names of `ClusterFacts`; an option wins over
 * the file.
 */
export async function clusterFacts(values: Record<string, unknown>): Promise<ClusterFacts> {
  const file = typeof values.cluster === "string" ? await factsOfFile(values.cluster) : {};
  const facts: Record<string, unknown> = { ...NO_FACTS };
  for (const input of CLUSTER_FACT_INPUTS) {
    const option = values[input.option];
    const given = option ?? file[input.key];
    if (given === undefined || given === null) continue;
    facts[input.key] = accepted(
      given,
      input,
      option === undefined ? `${input.key} in ${values.cluster}` : `--${input.option}`,
    );
  }
  return facts as unknown as ClusterFacts;
}

async function factsOfFile(file: string): Promise<Record<string, unknown>> {
  const facts = await jsonObjectOf(file, "cluster file");
  const unknown = Object.keys(facts).find((key) => CLUSTER_FACT_INPUTS.every((input) => input.key !== key));
  if (unknown !== undefined) {
    const known = CLUSTER_FACT_INPUTS.map(({ key }) => key).join(", ");
    throw badInput(`"${unknown}" in ${file} is not a cluster fact: use ${known}`);
  }
  return facts;
}

/** The value of a fact, if it is one that its cell would accept. */
function accepted(given: unknown, { accepts, parse }: ClusterFactInput, where: string): string | number {
  if (!parse || (typeof given !== "string" && typeof given !== "number"))
    return acceptedValue(given, accepts, where);
  try {
    return parse(String(given));
  } catch (error) {
    throw error instanceof DomainError ? badInput(`${where}: ${error.message}`) : error;
  }
}
