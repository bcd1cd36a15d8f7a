import type { Fact } from "../facts/fact";
import { FACTS } from "../facts/facts";
import { badInput } from "../model/errors";
import { acceptedValue } from "./acceptedValue";
import { dayOf } from "./dayOf";
import { jsonObjectOf } from "./jsonObjectOf";

/** The facts in a JSON object by their ids: `{"hosts": 8, "date": "2027-01-04"}`. `null` is a fact that is not known. */
export async function factsOfFile(file: string): Promise<ReadonlyMap<string, string | number | null>> {
  const given = await jsonObjectOf(file, "file of facts");
  const asked = new Map(
    Object.values<Fact>(FACTS).flatMap((fact) => (fact.derived ? [] : [[fact.id, fact] as const])),
  );
  return new Map(
    Object.entries(given).map(([id, value]) => {
      const fact = asked.get(id);
      if (!fact) throw badInput(`"${id}" in ${file} is ${whyNot(id)}: use ${[...asked.keys()].join(", ")}`);
      return [id, value === null ? null : valueOf(value, fact, `${id} in ${file}`)];
    }),
  );
}

function whyNot(id: string): string {
  return Object.keys(FACTS).includes(id) ? "calculated from other facts" : "not a fact";
}

function valueOf(value: unknown, { id, accepts }: Fact, where: string): string | number {
  return acceptedValue(id === FACTS.date.id ? dayOf(value, where) : value, accepts, where);
}
