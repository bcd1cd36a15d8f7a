import { recordFigure } from "../browser/browserTest";
import { LONG, SAMPLED } from "../browser/longTests";
import { expect, test } from "./addInTest";
import type { EditPlan } from "./host/cellEdit";
import type { ExcelHost } from "./host/excelHost";
import { paneSays } from "./paneSays";
import { savedImports } from "./savedImports";
import { press } from "./press";
import { ACTIONS, carryOut, contentsOf, countTo, fill, firstChange, openImported } from "./writingActions";

/** What the pane says while a cell is edited. */
const SENTENCE = "Excel is editing a cell. Press Enter or Esc there to continue.";

/** How Excel treats requests during an edit: they wait, or are refused although they would wait. */
const EDITS: readonly { how: string; plan: Omit<EditPlan, "at"> }[] = [
  { how: "lets requests wait", plan: { ms: 5 } },
  { how: "refuses requests", plan: { requests: 3, refusesAll: true } },
];

/** Time limit where an edit begins at every request: the design has 22, each drawn in seconds. */
const ALL_MS = 15 * 60_000;

/** Requests of a sample at which the edit begins. */
const SAMPLE = 2;

/** Actions that only the long tests try: they draw as others do, or need what is drawn. */
const ONLY_LONG: readonly string[] = [
  "the results at the active cell",
  "the results of the selected text",
  "a formula at the active cell",
  "the steps below a cell",
  "the steps on a sheet of their own",
  "the comparison",
  "the update",
  "the template Hosts",
  "linking again",
  "what runs today",
  "the update of what runs today",
  "the design",
];

const MAX_SHOWN = 5;

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

for (const action of ACTIONS) {
  const { what, done, reach, prepare } = action;
  test(
    `completes ${what} although a cell is edited from any request on`,
    { tag: ONLY_LONG.includes(what) ? LONG : SAMPLED },
    async ({ openExcel, volume }) => {
      if (volume === "all") test.setTimeout(ALL_MS);
      const opened = await openImported(openExcel);
      const { frame, excel } = opened;
      await frame.getByLabel("Save results in this workbook").uncheck();
      await reach?.(opened);
      const begin = async () => {
        fill(excel);
        await prepare?.(excel, (button) => press(frame, button));
        await excel.idle();
        excel.faults.reset();
      };
      const carriedOut = () => carryOut(action, excel, (button) => press(frame, button));
      await begin();
      expect(await carriedOut()).toMatch(done);
      await excel.idle();
      const completed = contentsOf(excel);
      const { requests: made } = excel.faults;
      const requests = countTo(made, volume === "sample" ? SAMPLE : undefined);
      const wrong: string[] = [];
      for (const { how, plan } of EDITS) {
        for (const at of requests) {
          await begin();
          excel.cellEdit.begin({ ...plan, at });
          const found = await carriedOut();
          await excel.idle();
          const { refused, waited } = excel.cellEdit;
          if (refused + waited === 0) continue;
          const change = done.test(found) ? firstChange(completed, contentsOf(excel)) : found;
          if (change !== undefined) wrong.push(`Excel ${how} from ${at}: ${change}`);
        }
      }
      recordFigure(
        `${what}: a cell edited from ${requests.length} of ${made} requests on, in each of two ways`,
      );
      expect(wrong.slice(0, MAX_SHOWN), `${wrong.length} were not completed`).toEqual([]);
    },
  );
}

for (const { what, button, prepare } of ACTIONS.filter(
  ({ button }) => button === "#report" || button === "#update",
)) {
  test(
    `leaves the workbook as it was when ${what} is canceled during an edit`,
    { tag: ONLY_LONG.includes(what) ? LONG : SAMPLED },
    async ({ openExcel, volume }) => {
      const opened = await openImported(openExcel);
      const { frame, excel } = opened;
      await frame.getByLabel("Save results in this workbook").uncheck();
      const begin = async () => {
        fill(excel);
        await prepare?.(excel, (button) => press(frame, button));
        await excel.idle();
        excel.faults.reset();
        return contentsOf(excel);
      };
      await begin();
      await press(frame, button);
      await excel.idle();
      const completed = contentsOf(excel);
      const requests = countTo(excel.faults.requests, volume === "sample" ? SAMPLE : undefined);
      const wrong: string[] = [];
      for (const at of requests) {
        const before = await begin();
        excel.cellEdit.begin({ at, refusesAll: true });
        const pressed = press(frame, button);
        const waiting = frame.locator("#waiting", { hasText: SENTENCE });
        await Promise.race([waiting.waitFor(), pressed]);
        if (excel.cellEdit.refused === 0) continue;
        await frame.locator("#cancel").click();
        await pressed;
        excel.cellEdit.end();
        // What Excel refused to undo is undone without another click.
        const isSettled = () =>
          [before, completed].some((contents) => firstChange(contents, contentsOf(excel)) === undefined);
        await expect
          .poll(isSettled, { intervals: [50], timeout: 10_000 })
          .toBe(true)
          .catch(() => wrong.push(`canceled at ${at}: ${firstChange(before, contentsOf(excel)) ?? ""}`));
      }
      recordFigure(`${what}: canceled at ${requests.length} of its requests`);
      expect(wrong.slice(0, MAX_SHOWN), `${wrong.length} changed the workbook`).toEqual([]);
    },
  );
}

test("reads and saves imports although a cell is edited", { tag: LONG }, async ({ openExcel }) => {
  const before = await openImported(openExcel);
  before.excel.reset();
  await press(before.frame, "#report");
  const saving = before.excel.faults.requests;
  await before.context.close();

  const first = await openImported(openExcel);
  first.excel.reset();
  first.excel.cellEdit.begin({ at: saving, requests: 2, refusesAll: true });
  expect(await press(first.frame, "#report")).not.toContain("could not");
  expect(first.excel.cellEdit.refused).toBe(2);
  const xmlParts = savedImports(first.excel);
  expect(xmlParts).toHaveLength(1);
  await first.context.close();

  for (const edit of [{ at: 1, refusesAll: true }, { at: 1 }]) {
    const { frame, excel, context } = await openExcel({ xmlParts, edit });
    await frame.locator("#waiting", { hasText: /ress Enter or Esc there to continue/ }).waitFor();
    expect(await frame.locator("#imports > li").count()).toBe(0);
    excel.cellEdit.end();
    await frame.locator("#imports > li", { hasText: "Saved in this workbook" }).waitFor();
    await expect(frame.locator("#waiting")).toBeEmpty();
    await context.close();
  }
});

/**
 * Requests of an update: the earlier sheets get other names, what that made of the formulas of the user is read, and new sheets
 * are half drawn.
 */
const [RENAMED, READ, HALF_DRAWN] = [9, 10, 14];

/** Fails if the request that meets the edit is another one: its number changes with every request before it. */
async function expectRequest({ cellEdit, workbook }: ExcelHost, at: number, sheet: string): Promise<void> {
  await expect.poll(() => cellEdit.waited + cellEdit.refused).toBeGreaterThan(0);
  const does = cellEdit.actions;
  if (at === RENAMED) expect(does).toEqual(["Name"]);
  else if (at === READ) expect(does).toEqual(["_KeepReference"]);
  // Tables of the new sheets get their names and styles; their formulas are not there yet.
  else expect(does).toEqual(expect.arrayContaining(["Name", "Style"]));
  const isThere = workbook.sheets.some(({ name }) => name === sheet);
  expect(isThere).toBe(at !== READ);
}

test(
  "undoes what Excel refused to undo when the pane is opened again",
  { tag: LONG },
  async ({ openExcel }) => {
    const { frame, excel } = await openImported(openExcel);
    await frame.getByLabel("Save results in this workbook").uncheck();
    fill(excel);
    await press(frame, "#report");
    excel.type("Sheet1!A3", "='Summary (2)'!A1");
    await excel.idle();
    const before = contentsOf(excel);
    excel.cellEdit.begin({ at: HALF_DRAWN, refusesAll: true });
    const pressed = press(frame, "#update");
    await expectRequest(excel, HALF_DRAWN, "Summary (2)");
    await frame.locator("#waiting", { hasText: SENTENCE }).waitFor();
    await frame.locator("#cancel").click();
    expect(await pressed).toMatch(/could not be removed again: .* HCI Planner retries until Excel allows it/);
    expect(firstChange(before, contentsOf(excel))).toBeDefined();
    await frame.evaluate(() => location.reload()).catch(() => undefined);
    await frame.waitForLoadState("load");
    excel.cellEdit.end();
    await paneSays(frame, /^The changes that Excel had refused to undo are now undone\.$/);
    expect(firstChange(before, contentsOf(excel))).toBeUndefined();
  },
);

test("reports before it is too late that Update and Cancel clear Excel's undo list", async ({
  openExcel,
}) => {
  const { frame, excel } = await openImported(openExcel);
  await frame.getByLabel("Save results in this workbook").uncheck();
  await press(frame, "#report");
  await expect(frame.locator("#update-hint")).toContainText(
    "It removes the earlier sheets, which clears Excel's undo list.",
  );
  excel.cellEdit.begin({ at: 1 });
  const pressed = press(frame, "#report");
  await expect(frame.getByText("Cancel may remove sheets, which clears Excel's undo list.")).toBeVisible();
  excel.cellEdit.end();
  await pressed;
});

test("keeps what the user enters while the report to which it refers is updated", async ({ openExcel }) => {
  const { frame, excel } = await openImported(openExcel);
  await frame.getByLabel("Save results in this workbook").uncheck();
  await press(frame, "#report");
  for (const at of [RENAMED, READ, HALF_DRAWN]) {
    excel.type("Sheet1!A1", "=Summary!A1");
    excel.type("Sheet1!A2", "=Summary!A1");
    await excel.idle();
    excel.cellEdit.reset();
    excel.cellEdit.begin({ at });
    const pressed = press(frame, "#update");
    await expectRequest(excel, at, "Summary");
    expect(excel.cellEdit.waited).toBe(1);
    excel.type("Sheet1!A1", "mine");
    excel.cellEdit.end();
    expect(await pressed).toMatch(/ 1 formula elsewhere refers to cells of these sheets/);
    expect(excel.workbook.sheets[0]?.grid.at(0, 0)).toMatchObject({ value: "mine", formula: undefined });
    expect(excel.workbook.sheets[0]?.grid.at(1, 0)?.formula).toBe("=Summary!A1");
  }
});
