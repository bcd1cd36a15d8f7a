import type { ObjectType } from "../richApi/hostObject";
import type { Workbook } from "../workbook/workbook";

/** `Workbook.application`. */
export const APPLICATION: ObjectType<Workbook, Excel.Application> = {
  name: "Application",
  get: {
    CalculationMode: ({ calculation }) => calculation.mode,
    CalculationState: ({ calculation }) => (calculation.calculating ? "Calculating" : "Done"),
    CalculationEngineVersion: () => 191_029,
  },
  set: { CalculationMode: ({ calculation }, mode) => void (calculation.mode = mode) },
  call: {
    // Whatever was asked for, everything is calculated: the answer is the same.
    Calculate: ({ calculation }) => calculation.enterAll(),
    SuspendApiCalculationUntilNextSync: ({ calculation }) => void (calculation.suspended = true),
    // Nothing is drawn here; the dispatcher counts the call.
    SuspendScreenUpdatingUntilNextSync: () => null,
  },
};
