import { recordFigure } from "../browser/browserTest";
import { SAMPLED } from "../browser/longTests";
import { shardOf } from "../browser/shard";
import { expect, test } from "./addInTest";
import type { TrialWindow } from "./refusals/hostPage";
import { hidePane } from "./refusals/openTrials";
import { allRefusals, someRefusals, type Outcome } from "./refusals/refusal";
import { ACTIONS, openImported, press } from "./writingActions";

/** Time limit for every refused call of the largest action. */
const LONG_TIMEOUT_MS = 4 * 3_600_000;

/** So many calls in a row are refused, and several of these actions only. */
const SPANS = process.env["SPANS"]?.split(",").map(Number) ?? [1, 2, 3, 4, 5];
const WITH_SPANS: readonly string[] = ["#report", "#update"];

/** Refusals after which a long test tells how far it is. */
const STEP = 100;

/** Differences that a failure shows. */
const MAX_SHOWN = 5;

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

for (const { what, button, done, reach } of ACTIONS) {
  test(
    `leaves the workbook as it was, or complete, when Excel refuses calls of ${what}`,
    { tag: SAMPLED },
    async ({ openTrials, volume }) => {
      test.setTimeout(LONG_TIMEOUT_MS);
      const opened = await openImported(openTrials);
      const { frame, page } = opened;
      await frame.getByLabel("Keep the results in this workbook").uncheck();
      await reach?.(opened);
      await hidePane(frame);
      const { made, requests, says } = await page.evaluate(
        (name) => (globalThis as unknown as TrialWindow).undisturbed(name),
        what,
      );
      expect(says).toMatch(done);
      const spans = SPANS.filter((span) => span === 1 || WITH_SPANS.includes(button));
      const refusals =
        volume === "sample"
          ? someRefusals(made.length, requests, spans)
          : shardOf(allRefusals(made.length, requests, spans));
      const sum: Outcome = { unchanged: 0, complete: 0, repeated: 0, alone: 0, wrong: [] };
      for (let at = 0; at < refusals.length; at += STEP) {
        const outcome = await page.evaluate(
          (some) => (globalThis as unknown as TrialWindow).run(some),
          refusals.slice(at, at + STEP),
        );
        add(outcome, sum);
        if (volume === "all") tellProgress(what, Math.min(at + STEP, refusals.length), refusals.length, sum);
      }
      const several = refusals.filter(({ span }) => span > 1).length;
      recordFigure(
        `${what}: ${refusals.length} refusals in ${made.length} calls of ${new Set(made).size} kinds ` +
          `and ${requests} round trips; the workbook was as before after ${sum.unchanged} of them, ` +
          `complete after ${sum.complete}. ${several} were of several calls in a row (${spans.join(", ")}): ` +
          `${sum.repeated} of one request that was made again, ${sum.alone} of one call and none behind it`,
      );
      expect(sum.wrong.slice(0, MAX_SHOWN), `${sum.wrong.length} left something else`).toEqual([]);
      expect(sum.unchanged + sum.complete).toBe(refusals.length);
      expect(await press(frame, button)).toMatch(done);
    },
  );
}

function add(outcome: Outcome, sum: Outcome): void {
  for (const key of ["unchanged", "complete", "repeated", "alone"] as const) sum[key] += outcome[key];
  sum.wrong.push(...outcome.wrong);
}

function tellProgress(what: string, done: number, all: number, { wrong }: Outcome): void {
  process.stdout.write(`${what}: ${done} of ${all} refusals, ${wrong.length} wrong\n`);
}

test("leaves the report and reports the failure when the workbook refuses to save the import", async ({
  openExcel,
}) => {
  const counted = await openImported(openExcel);
  counted.excel.reset();
  await press(counted.frame, "#report");
  const saving = counted.excel.faults.made.indexOf("CustomXmlParts.Add") + 1;
  expect(saving, "nothing was saved").toBeGreaterThan(0);
  const { frame, excel } = await openImported(openExcel);
  excel.reset();
  excel.faults.failCall(saving);
  expect(await press(frame, "#report")).toMatch(
    /^The report is on the sheets .* pasted text could not be kept in this workbook: /,
  );
  expect(excel.workbook.sheet("Results")).toBeTruthy();
  expect(excel.workbook.xmlParts.size).toBe(0);
});
