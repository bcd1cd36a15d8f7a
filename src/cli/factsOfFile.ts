import type { Fact } from "../facts/fact";
import { FACTS } from "../facts/facts";
import { badInput } from "../model/errors";
import { acceptedValue } from "./acceptedValue";
import { jsonObjectOf } from "./jsonObjectOf";

const MS_PER_DAY = 86_400_000;

/** Day 0 of a spreadsheet's dates. */
const DAY_0 = Date.UTC(1899, 11, 30);

/** The facts in a JSON object by their ids: `{"hosts": 8, "date": "2027-01-04"}`. `null` is a fact that is not known. */
export async function factsOfFile(file: string): Promise<ReadonlyMap<string, string | number | null>> {
  const given = await jsonObjectOf(file, "file of facts");
  const asked = new Map(
    Object.values<Fact>(FACTS).flatMap((fact) => (fact.derived ? [] : [[fact.id, fact] as const])),
  );
  return new Map(
    Object.entries(given).map(([id, value]) => {
      const fact = asked.get(id);
      if (!fact) throw badInput(`"${id}" in ${file} is ${whyNot(id)}: write ${[...asked.keys()].join(", ")}`);
      return [id, value === null ? null : valueOf(value, fact, `${id} in ${file}`)];
    }),
  );
}

function whyNot(id: string): string {
  return Object.keys(FACTS).includes(id) ? "calculated from other facts" : "no fact";
}

function valueOf(value: unknown, { id, accepts }: Fact, where: string): string | number {
  if (id !== FACTS.date.id) return acceptedValue(value, accepts, where);
  const day = typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) ? Date.parse(value) : NaN;
  if (Number.isNaN(day) || new Date(day).toISOString().slice(0, 10) !== value) {
    throw badInput(`${where} is "${String(value)}": write a date such as 2027-01-04`);
  }
  return acceptedValue((day - DAY_0) / MS_PER_DAY, accepts, where);
}
