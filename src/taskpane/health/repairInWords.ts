import type { ConnectedExcel } from "../connectedExcel";
import { counted } from "../counted";
import type { Repair } from "./repairFormulas";

/** Repairs the workbook's formulas and says what was done; nothing to repair is the empty text. */
export async function repairInWords(
  { run }: ConnectedExcel,
  functionIds: readonly string[],
): Promise<string> {
  const { repairFormulas } = await import(/* webpackChunkName: "health" */ "./repairFormulas");
  return wordsOfRepair(await run((context) => repairFormulas(context, functionIds)));
}

/** What a repair did, in sentences. */
export function wordsOfRepair({ repaired, protectedSheets, failed }: Repair): string {
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
