import { randomNumbers } from "../randomNumbers";
import type { WorkbenchPage } from "../workbenchPage";
import { chooseAction } from "./actions";
import { checkDownload } from "./downloadCheck";
import { goThroughWorkbooks } from "./namedActions";
import { Planner, type Done } from "./planner";
import { checkRecalculation } from "./recalculationCheck";
import { takeOver, typeIntoCopy } from "./tabActions";

type Action = (planner: Planner) => Promise<Done | undefined>;

/** What is checked at the end of a session. */
const FINALLY: readonly Action[] = [
  async (planner: Planner): Promise<Done> => {
    await planner.undoAndRedoAll();
    return { what: "undo and redo everything", effect: "none" };
  },
  checkRecalculation,
  checkDownload,
];

/** The same, in more tabs and in all workbooks: each takes as long as several actions. */
const ELSEWHERE: readonly Action[] = [typeIntoCopy, takeOver, goThroughWorkbooks];

/**
 * Does random actions on a workbench that was just opened, and checks the workbook after each.
 *
 * @param seed The same seed gives the same actions.
 * @param goesElsewhere Whether other tabs and workbooks are opened at the end.
 * @returns The actions in words.
 */
export async function randomSession(
  workbench: WorkbenchPage,
  { seed, actions, goesElsewhere }: { seed: number; actions: number; goesElsewhere: boolean },
): Promise<string[]> {
  const planner = await Planner.begin(workbench, randomNumbers(seed));
  const done: string[] = [];
  const perform = async (action: Action) => {
    const started = performance.now();
    done.push(action.name);
    const result = await action(planner);
    if (!result) return void done.pop();
    done.splice(-1, 1, result.what);
    await planner.check(result);
    done.splice(-1, 1, `${result.what} (${Math.round(performance.now() - started)} ms)`);
  };
  try {
    while (done.length < actions) await perform(chooseAction(planner));
    for (const action of [...FINALLY, ...(goesElsewhere ? ELSEWHERE : [])]) await perform(action);
  } catch (error) {
    const steps = done.map((what, i) => `${i + 1}. ${what}`);
    throw new Error(
      [`seed ${seed}, after`, ...steps, error instanceof Error ? error.message : String(error)].join("\n"),
    );
  }
  return done;
}
