import { inputKeys } from "../workbook/carryInputs";
import type { EarlierInput } from "../workbook/enteredInputs";
import type { RecordedInput } from "../workbook/planRecord";
import type { PlanPair } from "./planPair";

/**
 * The inputs of the new workbook that are those of the earlier one: by id, in grids whose rows have names by these. Of a release
 * without records the ids are known, whatever its rows were called.
 */
export function inputPairs({
  earlier,
  record,
}: Pick<PlanPair, "earlier" | "record">): Map<EarlierInput, RecordedInput> {
  const pairs = new Map<EarlierInput, RecordedInput>();
  if (earlier.isWithoutRecord) {
    const byId = new Map(record.inputs.map((input) => [input.id, input]));
    for (const input of earlier.inputs) {
      const found = byId.get(input.id);
      if (found) pairs.set(input, found);
    }
    return pairs;
  }
  const byKey = new Map(inputKeys(record.inputs).map(([input, key]) => [key, input]));
  for (const [input, key] of inputKeys(earlier.inputs)) {
    const found = byKey.get(key);
    if (found) pairs.set(input, found);
  }
  return pairs;
}
