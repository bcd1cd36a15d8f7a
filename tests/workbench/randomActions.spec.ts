import { recordFigure } from "../browser/browserTest";
import { LONG, SAMPLED } from "../browser/longTests";
import { randomSession } from "./random/session";
import { Planner } from "./random/planner";
import { typeValue } from "./random/typingActions";
import { randomNumbers } from "./randomNumbers";
import { expect, test } from "./workbenchTest";

/** Where random numbers start: `RANDOM_SEED=17 npm run test:workbench -- -g random` repeats session 17. */
const FIRST_SEED = Number(process.env["RANDOM_SEED"] ?? 1);

/** Actions of a session, and of the sample. */
const ACTIONS = { all: 40, sample: 4 };

/** How long sessions are begun, in milliseconds. */
const DURATION_MS = { all: Number(process.env["RANDOM_MS"] ?? 600_000), sample: 0 };

/** Milliseconds that the last session may take at most. */
const LAST_SESSION_MS = 600_000;

test(
  "holds what a planner did at random, after each action",
  { tag: SAMPLED },
  async ({ openServed, volume }) => {
    test.setTimeout(DURATION_MS[volume] + LAST_SESSION_MS);
    const until = performance.now() + DURATION_MS[volume];
    let seed = FIRST_SEED;
    let done = 0;
    do {
      const workbench = await openServed({ savesFiles: volume === "all" });
      const actions = ACTIONS[volume];
      done += (await randomSession(workbench, { seed, actions, goesElsewhere: volume === "all" })).length;
      await workbench.context.close();
      seed += 1;
    } while (performance.now() < until);
    recordFigure(
      `${done} random actions in ${seed - FIRST_SEED} sessions, seeds ${FIRST_SEED} to ${seed - 1}`,
    );
  },
);

test(
  "a typed value that is lost, and a change that cannot be undone, end a session",
  { tag: LONG },
  async ({ ownWorkbench }) => {
    const planner = await Planner.begin(ownWorkbench, randomNumbers(1));
    const type = async () => {
      const done = await typeValue(planner);
      if (!done) throw new Error("there was no place to type into");
      return done;
    };
    const typed = await type();
    await planner.check(typed);
    await ownWorkbench.page.evaluate(() =>
      globalThis.workbench.session.open(globalThis.workbench.startWorkbook()),
    );
    await expect(planner.check({ what: "nothing", effect: "none" })).rejects.toThrow(
      "was typed, nothing is there",
    );
    await expect(planner.undo()).rejects.toThrow("Control+z changes nothing");
  },
);
