import { lookAgain } from "../../src/taskpane/health/lookAgain";
import type { Repair } from "../../src/taskpane/health/repairFormulas";
import { runTask } from "../../src/taskpane/task";
import { fakePage } from "./fakePage";

const NOTHING: Repair = { repaired: 0, unbound: 0, waiting: 0, protectedSheets: [], failed: [] };

/** A repair that finds one thing after the other. */
function finding(...found: Partial<Repair>[]): jest.Mock<Promise<Repair>> {
  return jest.fn(() => Promise.resolve({ ...NOTHING, ...found.shift() }));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("looks again until no formula is busy, and reports nothing of formulas that show their result", async () => {
  const page = fakePage();
  const repair = finding({ waiting: 12 }, {});
  lookAgain(repair);
  await jest.advanceTimersByTimeAsync(4999);
  expect(repair).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(200_000);
  expect(repair).toHaveBeenCalledTimes(2);
  expect(page.get("pane-message")?.texts ?? []).toEqual([]);
});

test("reports what was repaired, and what is busy at the last look", async () => {
  const page = fakePage();
  const repair = finding({ waiting: 3, repaired: 1 }, { waiting: 2 });
  lookAgain(repair);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(repair).toHaveBeenCalledTimes(2);
  expect(page.get("pane-message")?.texts).toEqual([
    "1 formula was re-entered.",
    "2 formulas still show #BUSY!. If this does not change, press Repair formulas on the Health tab.",
  ]);
});

test("enters formulas again that Excel had not bound to the functions", async () => {
  const page = fakePage();
  const repair = finding({ unbound: 2, repaired: 2 }, { repaired: 2 });
  lookAgain(repair);
  await jest.advanceTimersByTimeAsync(200_000);
  expect(repair).toHaveBeenCalledTimes(2);
  expect(page.get("pane-message")?.texts).toEqual([
    expect.stringMatching(
      /^2 formulas were re-entered\. 2 formulas still show #NAME\? because Excel does not know/,
    ),
    "2 formulas were re-entered.",
  ]);
});

test("waits for the end of a task", async () => {
  fakePage();
  const repair = finding({});
  let end: ((words: string) => void) | undefined;
  const task = runTask("Import", () => new Promise((resolve) => (end = resolve)));
  lookAgain(repair);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(repair).not.toHaveBeenCalled();
  end?.("done");
  await task;
  await jest.advanceTimersByTimeAsync(5000);
  expect(repair).toHaveBeenCalledTimes(1);
});
