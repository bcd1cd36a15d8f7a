import { recordFigure } from "../browser/browserTest";
import { LONG, SAMPLED } from "../browser/longTests";
import { shardOf } from "../browser/shard";
import { expect, test } from "./addInTest";
import type { TrialWindow } from "./refusals/hostPage";
import { hidePane } from "./refusals/openTrials";
import {
  addOutcome,
  allRefusals,
  callsFrom,
  noOutcome,
  someRefusals,
  type Refusal,
} from "./refusals/refusal";
import { savedImports } from "./savedImports";
import { press } from "./press";
import { ACTIONS, countTo, openImported } from "./writingActions";

/** Time limit for every refused call of the largest action. */
const LONG_TIMEOUT_MS = 4 * 3_600_000;

/** So many calls in a row are refused, of these actions only; SPANS chooses some of them. */
const SPANS = [1, 2, 3, 4, 5];
const CHOSEN = process.env["SPANS"]?.split(",").map(Number);
const WITH_SPANS: readonly string[] = ["#report", "#update"];

/** Those that are tried from every call, and those that are tried where the former leave the others open. */
const ENDS = [1, 5];
const BETWEEN = [2, 3, 4];

/** Refusals after which a long test tells how far it is. */
const STEP = 100;

/** Differences that a failure shows. */
const MAX_SHOWN = 5;

/** Actions that only the long tests try: they draw as others do, or need what is drawn. */
const ONLY_LONG: readonly string[] = [
  "the results at the active cell",
  "the results of the selected text",
  "a formula at the active cell",
  "the steps below a cell",
  "the steps on a sheet of their own",
  "the comparison",
  "the template Hosts",
  "linking again",
  "what runs today",
  "the update of what runs today",
];

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

for (const { what, done, again, reach, button, isPartial, isSlow } of ACTIONS) {
  test(
    `leaves the workbook as it was, or complete, when Excel refuses calls of ${what}`,
    { tag: isSlow || ONLY_LONG.includes(what) ? LONG : SAMPLED },
    async ({ openTrials, volume }) => {
      test.setTimeout(LONG_TIMEOUT_MS);
      const opened = await openImported(openTrials);
      const { frame, page } = opened;
      await frame.getByLabel("Save results in this workbook").uncheck();
      await reach?.(opened);
      await hidePane(frame);
      const { made, requests, distinct, says } = await page.evaluate(
        (name) => (globalThis as unknown as TrialWindow).undisturbed(name),
        what,
      );
      expect(says).toMatch(done);
      const spans = (wanted: readonly number[]) =>
        wanted.filter((span) => span === 1 || WITH_SPANS.includes(button));
      const sum = noOutcome();
      let tried = 0;
      const run = async (refusals: readonly Refusal[]) => {
        for (let at = 0; at < refusals.length; at += STEP) {
          const some = refusals.slice(at, at + STEP);
          addOutcome(
            sum,
            await page.evaluate((given) => (globalThis as unknown as TrialWindow).run(given), some),
          );
          tried += some.length;
          if (volume === "all") tellProgress(`${what}: ${tried} refusals, ${sum.wrong.length} wrong`);
        }
      };
      if (volume === "sample") await run(someRefusals(made.length, requests, spans(SPANS)));
      else {
        const calls = isSlow ? distinct : countTo(made.length);
        await run(shardOf(allRefusals(calls, requests, spans(CHOSEN ?? ENDS))));
      }
      const inRow = sum.repeated + sum.alone + sum.others.length;
      if (volume === "all" && !CHOSEN) await run(callsFrom([...sum.others], BETWEEN));
      recordFigure(
        `${what}: ${tried} refusals in ${made.length} calls of ${new Set(made).size} kinds and ${requests} round ` +
          `trips; the workbook was as before after ${sum.unchanged} of them, complete after ${sum.complete}. ` +
          `${inRow} were of several calls in a row: ${sum.repeated} of one request that was made again, ` +
          `${sum.alone} of one call and none behind it`,
      );
      expect(sum.wrong.slice(0, MAX_SHOWN), `${sum.wrong.length} left something else`).toEqual([]);
      expect(sum.unchanged + sum.complete).toBe(tried);
      // The last refusal may have left a part of the repair to do, or none.
      if (!isPartial) {
        const saysAgain = await page.evaluate(() => (globalThis as unknown as TrialWindow).again());
        expect(
          [done, again].some((words) => words?.test(saysAgain)),
          saysAgain,
        ).toBe(true);
      }
    },
  );
}

function tellProgress(words: string): void {
  process.stdout.write(`${words}\n`);
}

test("leaves the report and reports the failure when the workbook refuses to save the import", async ({
  openExcel,
}) => {
  const counted = await openImported(openExcel);
  counted.excel.reset();
  await press(counted.frame, "#report");
  const saving = counted.excel.faults.made.lastIndexOf("CustomXmlParts.Add") + 1;
  expect(saving, "nothing was saved").toBeGreaterThan(0);
  const { frame, excel } = await openImported(openExcel);
  excel.reset();
  excel.faults.failCall(saving);
  expect(await press(frame, "#report")).toMatch(
    /^The report is on the sheets .* pasted text could not be saved in this workbook: /,
  );
  expect(excel.workbook.sheet("Results")).toBeTruthy();
  expect(savedImports(excel)).toEqual([]);
});
