import { counted } from "../../model/units/counted";
import { tell, warn } from "../messages";
import { taskSignal } from "../task";
import type { Repair } from "./repairFormulas";
import { describeRepair } from "./describeRepair";

/** Milliseconds before each look at formulas that were busy. */
const LOOKS_MS = [5000, 30_000];

let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Looks at formulas that were busy or not bound when the sheets were drawn, and says what it found: what needed repair by then, and at
 * the last look what is still busy. While a task runs, it waits.
 *
 * @param repair Repairs formulas, and leaves those alone that are busy.
 */
export function lookAgain(repair: () => Promise<Repair>, looks: readonly number[] = LOOKS_MS): void {
  clearTimeout(timer);
  const [ms, ...rest] = looks;
  if (ms === undefined) return;
  timer = setTimeout(() => {
    if (taskSignal()) lookAgain(repair, looks);
    else void look(repair, rest).catch(warn);
  }, ms);
}

async function look(repair: () => Promise<Repair>, rest: readonly number[]): Promise<void> {
  const found = await repair();
  const message = describeRepair(found);
  if (message !== "") tell(message);
  if (found.waiting + found.unbound === 0) return;
  if (rest.length > 0) lookAgain(repair, rest);
  else if (found.waiting > 0) tell(`${message} ${stillBusy(found.waiting)}`.trim());
}

function stillBusy(count: number): string {
  const show = count === 1 ? "shows" : "show";
  return `${counted(count, "formula")} still ${show} #BUSY!. If this does not change, press Repair formulas on the Health tab.`;
}
