import { recordFigure } from "../browser/browserTest";
import { SAMPLED } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { ACTIONS, contentsOf, countTo, fill, firstChange, openImported, press } from "./writingActions";

/** Time limit for every refused call of the largest action. */
const LONG_TIMEOUT_MS = 4 * 3_600_000;

/** Calls and round trips of an action that are refused where a sample is enough. */
const SAMPLE = { calls: 8, roundTrips: 4 };

/** So many calls in a row are refused at most, and of these actions only. */
const LONGEST_SPAN = 5;
const WITH_SPANS: readonly string[] = ["#report", "#update"];

/** Differences that a failure shows. */
const MAX_SHOWN = 5;

/** A call, or several in a row, or a round trip that Excel refuses. */
interface Refusal {
  what: "call" | "round trip";
  n: number;
  span: number;
}

function refusals(calls: number, roundTrips: number, longest: number, isSample: boolean): Refusal[] {
  const spans = countTo(longest);
  const starts = countTo(calls, isSample ? SAMPLE.calls : undefined);
  const refusedCalls = starts.flatMap((n, i) =>
    // A sample takes the spans in turn.
    (isSample ? [spans[i % longest] ?? 1] : spans).map((span) => ({ what: "call" as const, n, span })),
  );
  const refusedTrips = countTo(roundTrips, isSample ? SAMPLE.roundTrips : undefined).map((n) => ({
    what: "round trip" as const,
    n,
    span: 1,
  }));
  return [...refusedCalls, ...refusedTrips];
}

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

for (const { what, button, done, reach, prepare } of ACTIONS) {
  test(
    `leaves the workbook as it was, or complete, when Excel refuses calls of ${what}`,
    { tag: SAMPLED },
    async ({ openExcel, volume }) => {
      test.setTimeout(LONG_TIMEOUT_MS);
      const opened = await openImported(openExcel);
      const { frame, excel } = opened;
      const { faults } = excel;
      await frame.getByLabel("Keep the results in this workbook").uncheck();
      await reach?.(opened);
      const begin = async () => {
        fill(excel);
        await prepare?.(opened);
        await excel.idle();
        faults.reset();
        return contentsOf(excel);
      };
      await begin();
      expect(await press(frame, button)).toMatch(done);
      await excel.idle();
      const completed = contentsOf(excel);
      const made = [...faults.made];
      const { requests } = faults;
      const longest = WITH_SPANS.includes(button) ? LONGEST_SPAN : 1;
      const cases = refusals(made.length, requests, longest, volume === "sample");
      let before = await begin();
      const wrong: string[] = [];
      const counts = { unchanged: 0, complete: 0 };
      for (const { what, n, span } of cases) {
        const count = () => faults[what === "call" ? "calls" : "requests"];
        const first = count();
        if (what === "call") faults.failCall(n, undefined, span);
        else faults.failRequest(n);
        const found = await press(frame, button);
        await excel.idle();
        // How often formulas that are still busy are looked at depends on the machine.
        const isMade = count() - first >= n;
        const contents = contentsOf(excel);
        const change = firstChange(before, contents);
        if (change === undefined) {
          counts.unchanged += 1;
          // An update may be complete, and nothing has changed.
          const isTold = found.includes("internal error") || done.test(found);
          if (isMade && !isTold) wrong.push(`${what} ${n}: ${found}`);
          continue;
        }
        if (firstChange(completed, contents) === undefined) counts.complete += 1;
        else wrong.push(`${what} ${n} and ${span - 1} more, ${made[n - 1] ?? ""}: ${change}`);
        before = await begin();
      }
      recordFigure(
        `${what}: ${cases.length} refusals in ${made.length} calls of ${new Set(made).size} kinds, up to ${longest} in a row, ` +
          `and ${requests} round trips; the workbook was as before after ${counts.unchanged} of them, complete after ${counts.complete}`,
      );
      expect(wrong.slice(0, MAX_SHOWN), `${wrong.length} left something else`).toEqual([]);
      faults.reset();
      expect(await press(frame, button)).toMatch(done);
    },
  );
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
