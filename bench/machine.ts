import os from "node:os";

/** The machine that figures were measured on. */
export function machine(): string {
  const [cpu] = os.cpus();
  return `${cpu?.model.trim() ?? "unknown processor"}, ${os.cpus().length} cores, ${Math.round(os.totalmem() / 2 ** 30)} GiB, Node ${process.version}`;
}

/** Processes that ran or waited to run, mean of the last minute: above the number of cores, all wait for each other. */
export function loadAverage(): number {
  const [minute = 0] = os.loadavg();
  return Math.round(minute * 100) / 100;
}

const LOOP_ROUNDS = 5;
const LOOP_STEPS = 20_000_000;

/**
 * Milliseconds of a calculation that is the same everywhere, the fastest of some rounds. Where figures of two days differ, it
 * tells whether the machine does, too.
 */
export function fixedLoopMs(): number {
  const rounds = Array.from({ length: LOOP_ROUNDS }, () => {
    const begun = performance.now();
    let state = 1;
    for (let step = 0; step < LOOP_STEPS; step++) state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    // The state is looked at, so that no compiler leaves the loop out.
    return state === 0 ? Infinity : performance.now() - begun;
  });
  return Math.round(Math.min(...rounds) * 10) / 10;
}
