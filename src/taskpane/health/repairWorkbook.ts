import type { ConnectedExcel } from "../connectedExcel";
import { lookAgain } from "./lookAgain";
import type { BusyCells, Repair } from "./repairFormulas";
import { describeRepair } from "./describeRepair";

/** Repairs the workbook's formulas, those that are busy too, and says what was done; nothing to repair is the empty text. */
export async function repairWorkbook(excel: ConnectedExcel, functionIds: readonly string[]): Promise<string> {
  return describeRepair(await repair(excel, functionIds, "repair"));
}

/**
 * Repairs formulas after something was drawn. Formulas that are busy are looked at again later: they have just been
 * written, and Excel may still be calculating them. So are those that Excel has not bound to the functions.
 */
export async function repairAfterDrawing(
  excel: ConnectedExcel,
  functionIds: readonly string[],
): Promise<string> {
  const done = await repair(excel, functionIds, "leave");
  if (done.waiting + done.unbound > 0) lookAgain(() => repair(excel, functionIds, "leave"));
  return describeRepair(done);
}

async function repair(
  { run }: ConnectedExcel,
  functionIds: readonly string[],
  busy: BusyCells,
): Promise<Repair> {
  const { repairFormulas } = await import(/* webpackChunkName: "health" */ "./repairFormulas");
  // Excel may refuse the rest of a try: what it has entered counts.
  const entered = new Set<string>();
  return run((context) => repairFormulas(context, functionIds, busy, entered));
}
