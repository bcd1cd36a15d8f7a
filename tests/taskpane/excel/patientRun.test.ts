import { patiently } from "../../../src/taskpane/excel/patientRun";
import { runTask } from "../../../src/taskpane/task";
import { fakePage } from "../fakePage";

const EDITING = Object.assign(new Error("Excel is in cell-editing mode."), {
  code: "InvalidOperationInCellEditMode",
});
const SENTENCE = "Excel is editing a cell. Press Enter or Esc there to continue.";

/** A request that is refused so many times. */
function refused(times: number, error: Error = EDITING): jest.Mock<Promise<string>> {
  let left = times;
  return jest.fn(() => (left-- > 0 ? Promise.reject(error) : Promise.resolve("done")));
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("makes a request again until the cell is left, reports what to press, and takes the sentence down", async () => {
  const page = fakePage();
  const request = refused(7);
  const answer = patiently(request);
  await jest.advanceTimersByTimeAsync(5000);
  expect(await answer).toBe("done");
  expect(request).toHaveBeenCalledTimes(8);
  expect(page.get("waiting")?.texts).toEqual([SENTENCE, ""]);
});

test("reports nothing of a request that is answered at once", async () => {
  const page = fakePage();
  expect(await patiently(refused(0))).toBe("done");
  expect(page.get("waiting")?.texts ?? []).toEqual([]);
});

test.each([
  { ms: 2999, messages: [] },
  {
    ms: 3000,
    messages: [expect.stringMatching(/^Excel has not responded yet\. If it is editing a cell, press/), ""],
  },
])("a request that Excel lets wait for $ms ms", async ({ ms, messages }) => {
  const page = fakePage();
  let go: ((answer: string) => void) | undefined;
  const answer = patiently(() => new Promise<string>((resolve) => (go = resolve)));
  await jest.advanceTimersByTimeAsync(ms);
  go?.("done");
  expect(await answer).toBe("done");
  expect(page.get("waiting")?.texts ?? []).toEqual(messages);
});

test("other refusals are not tried again", async () => {
  fakePage();
  const request = refused(1, new Error("There was an internal error."));
  await expect(patiently(request)).rejects.toThrow("internal error");
  expect(request).toHaveBeenCalledTimes(1);
});

test("Cancel ends the waiting of its task", async () => {
  const page = fakePage();
  const request = refused(Infinity);
  const task = runTask("Repair", async () => patiently(request));
  await jest.advanceTimersByTimeAsync(1000);
  page.get("cancel")?.click();
  await jest.advanceTimersByTimeAsync(1000);
  expect(await task).toBe(false);
  expect(page.get("pane-message")?.textContent).toBe("Repair was canceled. Nothing was changed.");
  expect(page.get("waiting")?.textContent).toBe("");
});
