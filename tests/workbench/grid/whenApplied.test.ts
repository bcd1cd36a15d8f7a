import { whenApplied } from "../../../src/workbench/grid/whenApplied";

const LIMITS = { limitMs: 1000, begunMs: 100 };

/** A calculation whose waits end as listed, each with what has happened by then. */
function play(waits: readonly { isApplied: boolean; isRunning?: boolean; id?: number }[]) {
  const left = [...waits];
  const state = { id: 1 };
  const calculation = { isRunning: false };
  const limits: number[][] = [];
  const session = {
    state,
    waitForLatestApplied: (...given: number[]) => {
      limits.push(given);
      const { isApplied, isRunning = false, id = state.id } = left.shift() ?? { isApplied: true };
      calculation.isRunning = isRunning;
      state.id = id;
      return isApplied ? Promise.resolve() : Promise.reject(new Error("Calculation end timeout"));
    },
  };
  return { session, calculation, limits };
}

test.each([
  ["results are applied", [{ isApplied: true }], 1, true],
  ["results do not come, and nothing is calculated", [{ isApplied: false }], 1, false],
  [
    "a long calculation is waited for",
    [{ isApplied: false, isRunning: true }, { isApplied: false, isRunning: true }, { isApplied: true }],
    3,
    true,
  ],
  [
    "results of a long calculation have the whole time after its end",
    [{ isApplied: false, isRunning: true }, { isApplied: false }, { isApplied: false }],
    3,
    false,
  ],
  ["another calculation begins meanwhile", [{ isApplied: false, id: 2 }, { isApplied: true }], 2, true],
])("%s", async (_what, waits, count, isThere) => {
  const { session, calculation, limits } = play(waits);
  expect(await whenApplied(session, calculation, LIMITS)).toBe(isThere);
  expect(limits).toEqual(Array.from({ length: count }, () => [1000, 100]));
});

test("another error than the time limit is not waited out", async () => {
  const { session, calculation } = play([]);
  session.waitForLatestApplied = () => Promise.reject(new Error("disposed"));
  await expect(whenApplied(session, calculation, LIMITS)).rejects.toThrow("disposed");
});
