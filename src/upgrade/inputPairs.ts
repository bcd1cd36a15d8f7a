import { inputKeys } from "../workbook/carryInputs";
import type { EarlierInput } from "../workbook/enteredInputs";
import type { RecordedInput } from "../workbook/planRecord";
import { idParts } from "../workbook/planRecordXml";
import type { PlanPair } from "./planPair";
import { spelledToday } from "./spelledToday";

/**
 * The inputs of the new workbook that are those of the earlier one: by id, in grids whose rows have names by these. Of the templates
 * of a release without records the ids are known, whatever their rows were called.
 */
export function inputPairs({
  earlier,
  record,
}: Pick<PlanPair, "earlier" | "record">): Map<EarlierInput, RecordedInput> {
  const keysOf = earlier.hasNamedRows ? namedKeys : idKeys;
  const byKey = new Map(keysOf(record.inputs).map(([input, key]) => [key, input]));
  const [singles, nowSingles] = [singleInputs(earlier.inputs), singleInputs(record.inputs)];
  return new Map(
    keysOf(earlier.inputs).flatMap(([input, key]) => {
      // One that stands alone is itself, whatever it is called by now.
      const found = byKey.get(key) ?? (singles.has(input.id) ? nowSingles.get(input.id) : undefined);
      return found ? [[input, found] as const] : [];
    }),
  );
}

/** Inputs that are no row of a grid, or the only one, by id. */
export function singleInputs<T extends EarlierInput>(inputs: readonly T[]): Map<string, T> {
  const baseOf = ({ id }: EarlierInput): string => idParts(id)?.base ?? id;
  const counts = new Map<string, number>();
  for (const input of inputs) counts.set(baseOf(input), (counts.get(baseOf(input)) ?? 0) + 1);
  return new Map(
    inputs.flatMap((input) => (counts.get(baseOf(input)) === 1 ? [[input.id, input] as const] : [])),
  );
}

function idKeys<T extends EarlierInput>(inputs: readonly T[]): [T, string][] {
  return inputs.map((input) => [input, input.id]);
}

function namedKeys<T extends EarlierInput>(inputs: readonly T[]): [T, string][] {
  const keys = inputKeys(inputs.map((input) => ({ ...input, label: spelledToday(input.label) })));
  return inputs.map((input, i) => [input, keys[i]?.[1] ?? input.id]);
}
