import assert from "node:assert/strict";
import type { Frame } from "playwright-core";
import type { Check, Subject } from "./check";
import { foundContents } from "./drawnContents";
import type { ExcelHost } from "./host/excelHost";
import { openExcel, type OpenedExcel } from "./openExcel";
import { paneSays } from "./paneSays";

const TEXT = [
  "Case Name: fio-4vmdk-90ws-4k-100rdpct-100randompct-8threads",
  "Number of VMs: 18",
  "IOPS = 721317.28 IO/S",
  "THROUGHPUT = 2817.65 MB/s",
  "R_LATENCY = 2.34 ms",
].join("\n");

/** What goes wrong after the report is complete leaves it there, and is said beside it. */
const REPORT_STANDS = /^The report is on the sheets .*(could not be found out|could not be repaired)/;

/** All calls that give the earlier sheets other names, and some of those that draw the new ones. */
const UPDATE_CALLS = [...Array.from({ length: 40 }, (_, i) => i + 1), 100, 300, 500, 700, 900];

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

/** Everything that the workbook holds. */
function contentsOf({ workbook }: ExcelHost): unknown {
  const { sheets, names, active, xmlParts } = workbook;
  return {
    sheets: sheets.map(({ name, visibility }) => `${name} ${visibility}`),
    active: active.name,
    names: names.length,
    kept: xmlParts.size,
    contents: foundContents(workbook, sheets),
  };
}

/** Presses a button of the pane and waits for the end of what it does: what the pane says. */
function press(frame: Frame, id: string): Promise<string> {
  return frame.evaluate(
    (button) =>
      new Promise<string>((resolve) => {
        const find = (name: string) => document.getElementById(name) as HTMLElement;
        find(button).click();
        const wait = () => {
          if (find("task").hidden) resolve((find("said").textContent || find("trouble").textContent) ?? "");
          else setTimeout(wait);
        };
        setTimeout(wait);
      }),
    id,
  );
}

/** The first and the last call of each kind, such as `Charts.Add`; of `FAULTS=all` each call. */
function chosenCalls(made: readonly string[]): number[] {
  const all = made.map((_kind, i) => i + 1);
  if (process.env["FAULTS"] === "all") return all;
  return all.filter((n) => {
    const kind = made[n - 1] ?? "";
    return made.indexOf(kind) === n - 1 || made.lastIndexOf(kind) === n - 1;
  });
}

/** What the user may write of an import, with each call and each round trip to Excel refused in turn. */
export function importRefusalChecks({ browser, build, print }: Subject): Check[] {
  const openImported = async (): Promise<OpenedExcel> => {
    const opened = await openExcel(browser, build, { sets: { ExcelApi: "1.13" } });
    const { frame } = opened;
    await frame.getByText("Paste text").click();
    await frame.getByLabel("Text of a result file").fill(TEXT);
    await frame.getByRole("button", { name: "Read the text" }).click();
    await paneSays(frame, /Recognised 1 case/);
    return opened;
  };
  const refused = [
    { id: "report", what: "report" },
    { id: "place", what: "results at the active cell" },
  ].map(({ id, what }) => ({
    name: `import leaves the workbook as it was, and says why, whichever call of the ${what} Excel refuses`,
    async run() {
      const { frame, excel } = await openImported();
      await frame.getByLabel("Keep the results in this workbook").uncheck();
      const prepare = (): unknown => {
        fill(excel);
        if (id === "place")
          excel.workbook.select(excel.workbook.active, [{ row: 9, column: 0, rows: 1, columns: 1 }]);
        return contentsOf(excel);
      };
      const before = prepare();
      assert.match(await press(frame, id), /^The re(port is on|sults are in)/);
      const made = [...excel.faults.made];
      const { requests } = excel.faults;
      const wrong: string[] = [];
      let stood = 0;
      const attempt = async (refused: string, arm: () => void) => {
        prepare();
        arm();
        const said = await press(frame, id);
        if (REPORT_STANDS.test(said)) {
          stood += 1;
          return;
        }
        try {
          assert.match(said, /internal error/);
          assert.deepEqual(contentsOf(excel), before);
        } catch (error) {
          wrong.push(`${refused}: ${said} ${String(error).slice(0, 400)}`);
        }
      };
      const calls = chosenCalls(made);
      for (const n of calls) await attempt(`call ${n}, ${made[n - 1] ?? ""}`, () => excel.faults.failCall(n));
      for (let n = 1; n <= requests; n++) {
        await attempt(`round trip ${n}`, () => excel.faults.failRequest(n));
      }
      print(
        `   ${what}: ${calls.length} of ${made.length} calls of ${new Set(made).size} kinds and all ${requests} round trips refused in turn; after ${stood} of them the report stood already`,
      );
      assert.deepEqual(wrong.slice(0, 5), [], `${wrong.length} left something behind`);
    },
  }));
  return [
    ...refused,
    {
      name: "import leaves the earlier report as it was when Excel refuses a call of its update",
      async run() {
        const { frame, excel } = await openImported();
        await frame.getByLabel("Keep the results in this workbook").uncheck();
        fill(excel);
        await press(frame, "report");
        excel.type("Sheet1!A3", "='Summary (2)'!A1");
        await excel.idle();
        const before = contentsOf(excel);
        const wrong: string[] = [];
        for (const n of UPDATE_CALLS) {
          excel.faults.failCall(n);
          const said = await press(frame, "update");
          await excel.idle();
          try {
            assert.match(said, /internal error/);
            assert.deepEqual(contentsOf(excel), before);
          } catch (error) {
            wrong.push(`call ${n}: ${said} ${String(error).slice(0, 400)}`);
          }
        }
        print(`   update: ${UPDATE_CALLS.length} calls refused in turn`);
        assert.deepEqual(wrong, []);
        excel.faults.reset();
        assert.match(
          await press(frame, "update"),
          /^The report is on the sheets Summary \(2\), Results, Checks/,
        );
        await excel.idle();
        assert.deepEqual(contentsOf(excel), before);
      },
    },
    {
      name: "import leaves the report where the workbook refuses to keep what it was written on, and says so",
      async run() {
        const counted = await openImported();
        counted.excel.reset();
        await press(counted.frame, "report");
        const keeping = counted.excel.faults.made.indexOf("CustomXmlParts.Add") + 1;
        assert.ok(keeping > 0, "nothing was kept");
        const { frame, excel } = await openImported();
        excel.reset();
        excel.faults.failCall(keeping);
        const said = await press(frame, "report");
        assert.match(
          said,
          /^The report is on the sheets .* pasted text could not be kept in this workbook: /,
        );
        assert.ok(excel.workbook.sheet("Results"));
        assert.equal(excel.workbook.xmlParts.size, 0);
      },
    },
  ];
}
