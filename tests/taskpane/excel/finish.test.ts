import type { Undoing } from "../../../src/taskpane/excel/undoing";
import type * as finishing from "../../../src/taskpane/excel/finish";
import type { ExcelRun } from "../../../src/workbook/writers/officejs/writeWorkbook";
import { fakePage } from "../fakePage";

jest.mock("../../../src/taskpane/excel/undoing", () => ({
  carryOut: (log: string[], job: Undoing) => {
    if (job.kind === "restore" && job.aside.position === IMPOSSIBLE) {
      return Promise.reject(new Error("The name is not valid."));
    }
    log.push(job.kind);
    return Promise.resolve(job.kind === "replace" ? { moved: 2, lost: 0 } : { moved: 0, lost: 0 });
  },
}));

/** Place of sheets that can never be put back. */
const IMPOSSIBLE = -1;

type Finish = typeof finishing;

const RENAMED = { sheets: [], tables: [], names: [], records: [], position: 0, pointing: [] };
const REMOVE: Undoing = {
  kind: "remove",
  added: { sheets: ["Summary"], names: [] },
  before: { sheets: [], names: [], tables: [], sheetIds: [], activeSheetId: "", recordIds: [] },
};
const RESTORE: Undoing = { kind: "restore", aside: RENAMED };
const REPLACE: Undoing = { kind: "replace", aside: RENAMED, by: ["Summary"], names: [] };

/** An Excel that refuses so many requests, and the jobs that it carried out. */
function refusing(times: number): { run: ExcelRun; log: string[] } {
  let left = times;
  const log: string[] = [];
  const run: ExcelRun = (batch) =>
    left-- > 0
      ? Promise.reject(new Error("There was an internal error."))
      : batch(log as unknown as Excel.RequestContext);
  return { run, log };
}

/** The module as a pane has it that was just opened. */
async function openedPane(): Promise<Finish> {
  jest.resetModules();
  return import("../../../src/taskpane/excel/finish");
}

let storage: Map<string, string>;

function openDocument(url: string): void {
  Object.assign(globalThis, {
    Office: { context: { document: { url } } },
    localStorage: {
      getItem: (key: string) => storage.get(key) ?? null,
      setItem: (key: string, value: string) => void storage.set(key, value),
      removeItem: (key: string) => void storage.delete(key),
    },
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  storage = new Map();
  openDocument("https://example.com/Book1.xlsx");
});
afterEach(() => jest.useRealTimers());

/** Waits for a promise while the timers go on. */
async function settled<T>(promise: Promise<T>): Promise<T | Error> {
  const answer = promise.catch((error: unknown) => error as Error);
  await jest.advanceTimersByTimeAsync(10_000);
  return answer;
}

test.each([0, 1, 5, 7])("is done although Excel refuses it %d times in a row", async (times) => {
  fakePage();
  const { finish } = await openedPane();
  const { run, log } = refusing(times);
  expect(await settled(finish(REPLACE, run))).toEqual({ moved: 2, lost: 0 });
  expect(log).toEqual(["replace"]);
  expect(storage.size).toBe(0);
});

test("does not keep the user waiting who cancels during a cell edit", async () => {
  fakePage();
  const { finish } = await openedPane();
  const run = jest.fn(() => Promise.reject(new DOMException("Writing was canceled.", "AbortError")));
  await expect(finish(REMOVE, run)).rejects.toThrow("canceled");
  expect(run).toHaveBeenCalledTimes(1);
  jest.clearAllTimers();
});

test("what can never be done keeps neither other things from being done nor anything from being drawn", async () => {
  fakePage();
  const { finish, finishBeforeDrawing } = await openedPane();
  const { run, log } = refusing(0);
  const impossible: Undoing = { kind: "restore", aside: { ...RENAMED, position: IMPOSSIBLE } };
  expect(await settled(finish(impossible, run))).toEqual(new Error("The name is not valid."));
  expect(await settled(finish(REMOVE, run))).toEqual({ moved: 0, lost: 0 });
  expect(await settled(finishBeforeDrawing(run))).toBeUndefined();
  expect(log).toEqual(["remove"]);
  jest.clearAllTimers();
});

test("nothing is drawn while sheets are to be removed", async () => {
  fakePage();
  const { finish, finishBeforeDrawing } = await openedPane();
  const { run, log } = refusing(Infinity);
  await settled(finish(REMOVE, run));
  await settled(finish(RESTORE, run));
  expect(await settled(finishBeforeDrawing(run))).toEqual(
    new Error(
      "Excel still refuses to remove the earlier sheets: There was an internal error. " +
        "HCI Planner retries until Excel allows it.",
    ),
  );
  expect(log).toEqual([]);
  jest.clearAllTimers();
});

test("is done later, in order, where Excel refuses it for long", async () => {
  const page = fakePage();
  const { finish } = await openedPane();
  const { run, log } = refusing(20);
  const first = finish(REMOVE, run).catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(3500);
  expect(await first).toContain("internal error");
  const second = finish(RESTORE, run).catch((error: unknown) => String(error));
  await jest.advanceTimersByTimeAsync(20_000);
  await second;
  expect(log).toEqual(["remove", "restore"]);
  expect(storage.size).toBe(0);
  expect(page.get("pane-message")?.textContent).toBe(
    "The changes that Excel had refused to undo are now undone.",
  );
});

/** Opens a pane in which Excel refuses everything, and closes it. */
async function leaveUnfinished(): Promise<void> {
  fakePage();
  const { finish } = await openedPane();
  await settled(finish(REMOVE, refusing(Infinity).run));
  jest.clearAllTimers();
}

test("is done by the next pane next to the workbook", async () => {
  await leaveUnfinished();
  const { resumeUnfinished } = await openedPane();
  const { run, log } = refusing(0);
  await resumeUnfinished(run);
  expect(log).toEqual(["remove"]);
  expect(storage.size).toBe(0);
});

test("is never done to another workbook", async () => {
  await leaveUnfinished();
  openDocument("https://example.com/Book2.xlsx");
  const { resumeUnfinished } = await openedPane();
  const { run, log } = refusing(0);
  await resumeUnfinished(run);
  expect(log).toEqual([]);
});

test.each([
  { minutes: 59, log: ["remove"] },
  { minutes: 61, log: [] },
])("$minutes minutes later", async ({ minutes, log }) => {
  await leaveUnfinished();
  jest.setSystemTime(Date.now() + minutes * 60_000);
  const { resumeUnfinished } = await openedPane();
  const excel = refusing(0);
  await resumeUnfinished(excel.run);
  expect(excel.log).toEqual(log);
});
