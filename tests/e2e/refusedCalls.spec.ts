import type { Frame } from "@playwright/test";
import { recordFigure } from "../browser/browserTest";
import { SAMPLED } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { foundContents } from "./drawnContents";
import type { ExcelHost } from "./host/excelHost";
import type { OpenedExcel } from "./openExcel";

/** A result file with one test case. */
const resultText = (iops: string) =>
  [
    "Case Name: fio-4vmdk-90ws-4k-100rdpct-100randompct-8threads",
    "Number of VMs: 18",
    `IOPS = ${iops} IO/S`,
    "THROUGHPUT = 2817.65 MB/s",
    "R_LATENCY = 2.34 ms",
  ].join("\n");

/** A failure after the sheets are complete leaves them there and is reported with their names. */
const SHEETS_STAND =
  /is on the sheets .*(could not be found out|could not be repaired|could not be taken away)/;

/** A way to write into the workbook: a button of the pane. */
interface Action {
  what: string;
  button: string;
  done: RegExp;
  /** Brings the pane to where the button can be pressed. */
  reach?(opened: OpenedExcel): Promise<void>;
  /** Brings a workbook to where the button can be pressed. */
  prepare?(opened: OpenedExcel): Promise<void>;
}

/** Time limit for every refused call of the largest action. */
const LONG_TIMEOUT_MS = 3_600_000;

/** Calls and round trips of an action that are refused where a sample is enough. */
const SAMPLE = { calls: 16, roundTrips: 8 };

/** Differences that a failure shows. */
const MAX_SHOWN = 5;

const ACTIONS: readonly Action[] = [
  { what: "the report", button: "#report", done: /^The report is on the sheets/ },
  {
    what: "the results at the active cell",
    button: "#place",
    done: /^The results are in/,
    async prepare({ excel: { workbook } }) {
      workbook.select(workbook.active, [{ row: 9, column: 0, rows: 1, columns: 1 }]);
      return Promise.resolve();
    },
  },
  {
    what: "the comparison",
    button: "#compare",
    done: /^The report is on the sheets/,
    async reach({ frame }) {
      await importText(frame, "700000");
      await frame.locator("#imports > li").first().getByRole("checkbox").check();
    },
  },
  {
    what: "the update",
    button: "#update",
    done: /^The report is on the sheets Summary \(2\), Results, Checks/,
    async prepare({ frame, excel }) {
      await press(frame, "#report");
      excel.type("Sheet1!A3", "='Summary (2)'!A1");
    },
  },
  {
    what: "the template Hosts",
    button: '[aria-label="Insert Hosts into this workbook"]',
    done: /^Hosts is on the sheets/,
    async reach({ frame }) {
      await frame.getByRole("tab", { name: "Templates" }).click();
      await frame.locator("#templates > li").first().waitFor();
    },
  },
];

/** A workbook of a user, with names that a report has, too. */
function fill(excel: ExcelHost): void {
  excel.reset();
  const { workbook } = excel;
  const own = workbook.addSheet("Summary");
  workbook.addName("ClusterHosts", "=Sheet1!$A$1", "");
  excel.type("Sheet1!A1", "mine");
  excel.type("Sheet1!A2", "=A1&ClusterHosts");
  for (const [cell, text] of [
    ["A1", "Host"],
    ["A2", "esx1"],
  ] as const) {
    excel.type(`Summary!${cell}`, text);
  }
  workbook.addTable(own, { row: 0, column: 0, rows: 2, columns: 1 }).name = "Results";
  workbook.activate(own);
}

/** Everything that the workbook holds, a line for each thing. */
function contentsOf({ workbook }: ExcelHost): string[] {
  const { sheets, names, active, xmlParts } = workbook;
  return [
    `sheets ${sheets.map(({ name, visibility }) => `${name} ${visibility}`).join(", ")}`,
    `active ${active.name}`,
    `${names.length} names, ${xmlParts.size} saved imports`,
    ...foundContents(workbook, sheets),
  ];
}

/** The first line that differs, as it was and as it is; nothing where all lines are the same. */
function firstChange(before: readonly string[], after: readonly string[]): string | undefined {
  const at = Array.from({ length: Math.max(before.length, after.length) }, (_, i) => i).find(
    (i) => before[i] !== after[i],
  );
  return at === undefined ? undefined : `"${before[at] ?? ""}" became "${after[at] ?? ""}"`;
}

/** Presses a button of the pane and waits until the task ends. Returns what the pane reports. */
function press(frame: Frame, button: string): Promise<string> {
  return frame.evaluate(
    (selector) =>
      new Promise<string>((resolve) => {
        const find = (one: string) => document.querySelector(one) as HTMLElement;
        find(selector).click();
        const wait = () => {
          if (find("#task").hidden)
            resolve((find("#said").textContent || find("#trouble").textContent) ?? "");
          else setTimeout(wait);
        };
        setTimeout(wait);
      }),
    button,
  );
}

async function importText(frame: Frame, iops: string): Promise<void> {
  const imports = frame.locator("#imports > li");
  const before = await imports.count();
  await frame.getByLabel("Text of a result file").fill(resultText(iops));
  await frame.getByRole("button", { name: "Read the text" }).click();
  await imports.nth(before).waitFor();
}

/** The pane with an import that is not saved in the workbook. */
async function openImported(openExcel: () => Promise<OpenedExcel>): Promise<OpenedExcel> {
  const opened = await openExcel();
  await opened.frame.getByText("Paste text").click();
  await importText(opened.frame, "721317.28");
  return opened;
}

/** The numbers from 1 to a last one: all, or some at even distances with both ends. */
function countTo(last: number, chosen: number = last): number[] {
  const numbers = Array.from({ length: last }, (_, i) => i + 1);
  const distance = Math.max(1, (last - 1) / Math.max(1, chosen - 1));
  return numbers.filter((_number, i) => Math.ceil(i / distance) * distance < i + 1);
}

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

for (const { what, button, done, reach, prepare } of ACTIONS) {
  test(
    `leaves the workbook as it was when Excel refuses a call of ${what}`,
    { tag: SAMPLED },
    async ({ openExcel, volume }) => {
      test.setTimeout(LONG_TIMEOUT_MS);
      const opened = await openImported(openExcel);
      const { frame, excel } = opened;
      await frame.getByLabel("Keep the results in this workbook").uncheck();
      await reach?.(opened);
      const begin = async () => {
        fill(excel);
        await prepare?.(opened);
        await excel.idle();
        excel.faults.reset();
        return contentsOf(excel);
      };
      await begin();
      expect(await press(frame, button)).toMatch(done);
      const made = [...excel.faults.made];
      const { requests } = excel.faults;
      let before = await begin();
      const wrong: string[] = [];
      let stood = 0;
      const attempt = async (refuse: "failCall" | "failRequest", n: number) => {
        const count = () => excel.faults[refuse === "failCall" ? "calls" : "requests"];
        const first = count();
        excel.faults[refuse](n);
        const found = await press(frame, button);
        await excel.idle();
        const what = refuse === "failCall" ? `call ${n}, ${made[n - 1] ?? ""}` : `round trip ${n}`;
        if (SHEETS_STAND.test(found)) stood += 1;
        else if (!found.includes("internal error")) {
          // How often formulas that are still busy are looked at depends on the machine.
          const isMade = count() - first >= n;
          if (isMade) wrong.push(`${what}: ${found}`);
        } else {
          const change = firstChange(before, contentsOf(excel));
          if (change === undefined) return;
          wrong.push(`${what}: ${change}`);
        }
        before = await begin();
      };
      const sample = volume === "sample" ? SAMPLE : undefined;
      const calls = countTo(made.length, sample?.calls);
      const roundTrips = countTo(requests, sample?.roundTrips);
      for (const n of calls) await attempt("failCall", n);
      for (const n of roundTrips) await attempt("failRequest", n);
      recordFigure(
        `${what}: ${calls.length} of ${made.length} calls of ${new Set(made).size} kinds and ` +
          `${roundTrips.length} of ${requests} round trips refused; the sheets were complete before ${stood} of them`,
      );
      expect(wrong.slice(0, MAX_SHOWN), `${wrong.length} changed the workbook`).toEqual([]);
      excel.faults.reset();
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
