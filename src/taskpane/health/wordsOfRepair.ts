import { counted } from "../counted";
import type { Repair } from "./repairFormulas";

/** What a repair did, in sentences. */
export function wordsOfRepair({ repaired, protectedSheets, failed }: Omit<Repair, "waiting">): string {
  return [
    repaired === 0 ? "" : `${counted(repaired, "formula")} ${repaired === 1 ? "was" : "were"} entered anew.`,
    ...protectedSheets.map(
      ({ name, cells }) =>
        `Sheet ${name} is protected: ${counted(cells, "formula")} on it still ${cells === 1 ? "needs" : "need"} repair.`,
    ),
    ...failed.map(({ name, reason }) => `Sheet ${name} could not be repaired: ${reason}`),
  ]
    .filter(Boolean)
    .join(" ");
}
