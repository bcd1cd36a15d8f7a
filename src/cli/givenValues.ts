import { badInput } from "../model/errors";
import type { Accepts } from "../sheets/accepts";
import { acceptedValue } from "./acceptedValue";
import { kindOf } from "./kindOf";
import { nearestId } from "./nearestId";

/** A quantity that a file may hold. */
export interface GivenField {
  id: string;
  accepts: Accepts;
}

type Given = Readonly<Record<string, unknown>>;

/** A JSON object. @param where What it is called: `plan in options.json`. */
export function givenObject(value: unknown, where: string): Given {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Given;
  throw badInput(`${where} is ${kindOf(value)}: use an object, {...}`);
}

/** A JSON list, each of its entries with its place: `classes, entry 2, in options.json`. */
export function givenList(value: unknown, name: string, file: string): { entry: Given; where: string }[] {
  if (!Array.isArray(value)) throw badInput(`${name} in ${file} is ${kindOf(value)}: use a list, [...]`);
  return value.map((one: unknown, i) => {
    const where = `${name}, entry ${i + 1}, in ${file}`;
    return { entry: givenObject(one, where), where };
  });
}

/** Refuses an id that is not known, with the one that is nearest. */
export function refuseUnknown(given: Given, ids: readonly string[], where: string): void {
  const unknown = Object.keys(given).find((id) => !ids.includes(id));
  if (unknown === undefined) return;
  const nearest = nearestId(unknown, ids);
  throw badInput(
    `"${unknown}" in ${where} is not known: ${nearest === undefined ? `use ${ids.join(", ")}` : `did you mean ${nearest}?`}`,
  );
}

/** The values of an object that are among some fields. `null` is a cell that stays empty, where that is allowed. */
export function givenValues(
  given: Given,
  fields: readonly GivenField[],
  { where, empty }: { where: string; empty: boolean },
): Record<string, string | number | null> {
  return Object.fromEntries(
    fields
      .filter(({ id }) => Object.hasOwn(given, id))
      .map(({ id, accepts }) => {
        const value = given[id];
        return [id, value === null && empty ? null : acceptedValue(value, accepts, `${id} in ${where}`)];
      }),
  );
}
