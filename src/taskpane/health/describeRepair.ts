import { counted } from "../../model/units/counted";
import type { Repair } from "./repairFormulas";

/** Microsoft's remedy: https://github.com/OfficeDev/office-js/issues/5912. */
export const LOAD_AGAIN =
  "on the Home tab, select Add-ins, then HCI Planner, then press Repair formulas on the Health tab.";

/** What a repair did, in sentences. */
export function describeRepair({
  repaired,
  unbound,
  protectedSheets,
  failed,
}: Omit<Repair, "waiting">): string {
  return [
    repaired === 0 ? "" : `${counted(repaired, "formula")} ${repaired === 1 ? "was" : "were"} re-entered.`,
    unbound === 0
      ? ""
      : `${counted(unbound, "formula")} still ${unbound === 1 ? "shows" : "show"} #NAME? because Excel does not know the functions: ${LOAD_AGAIN}`,
    ...protectedSheets.map(
      ({ name, cells }) =>
        `Sheet ${name} is protected: ${counted(cells, "formula")} on it still ${cells === 1 ? "needs" : "need"} repair.`,
    ),
    ...failed.map(({ name, reason }) => `Sheet ${name} could not be repaired: ${reason}`),
  ]
    .filter(Boolean)
    .join(" ");
}
