import fs from "node:fs";
import path from "node:path";
import { importText } from "../../src/importers/pasted/importText";
import { RESULT_FIGURES } from "../../src/model/benchmark/resultFigures";
import { LONG, SAMPLED } from "../browser/longTests";
import type { WorkbenchPage } from "./workbenchPage";
import { expect, test } from "./workbenchTest";

const START = "Start";
const [ROW, COLUMN] = [4, 7];

/** A result of each tool, of which a short test tries the first two; tests/importers/pasted has more of them, in an emulated Excel. */
const FIXTURES = [
  "hcibench/text-2.8.2-table-and-pcpu",
  "iometer/80-columns",
  "fio/version-3",
  "vdbench/block",
  "diskspd/xml",
  "crystaldiskmark/version-8",
  "elbencho/csv",
];

const HCIBENCH = textOf("hcibench/text-2.8.2-table-and-pcpu");

function textOf(fixture: string): string {
  const folder = path.resolve(__dirname, "../importers", fixture);
  const [file = ""] = fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".input"));
  return fs.readFileSync(path.join(folder, file), "utf8");
}

/** Pastes what another program put into the clipboard into H5: Univer selects the pasted cells. */
async function paste(workbench: WorkbenchPage, text: string, html?: string): Promise<void> {
  const { page } = workbench;
  await page.evaluate(
    ([plain, marked]) => {
      const blob = (type: string, content: string) => ({ [type]: new Blob([content], { type }) });
      return navigator.clipboard.write([
        new ClipboardItem({ ...blob("text/plain", plain), ...(marked ? blob("text/html", marked) : {}) }),
      ]);
    },
    [text, html] as const,
  );
  await workbench.select("H5");
  await page.keyboard.press("Control+V");
  await page.waitForFunction(() => {
    const { isFree, selected } = globalThis.workbench.grid;
    return !isFree.call(globalThis.workbench.grid, selected.call(globalThis.workbench.grid));
  });
}

/** The rows of a results table that stands right of the pasted cells. */
async function analyzed(workbench: WorkbenchPage): Promise<unknown[][]> {
  await workbench.press("Analyze selection");
  await workbench.paneSays("of the selected text");
  const text = (await workbench.page.locator("#pane-message").textContent()) ?? "";
  const [, first = "", last = ""] = /Start!([A-Z]+)\d+:[A-Z]+(\d+)/.exec(text) ?? [];
  const column = [...first].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  return workbench.values(START, ROW + 1, column, Number(last) - ROW - 1, RESULT_FIGURES.length);
}

const figuresOf = (text: string) =>
  (importText(text, "pasted text")?.runs ?? []).map((run) =>
    RESULT_FIGURES.map(({ value }) => {
      const figure = value(run);
      return typeof figure === "number" ? expect.closeTo(figure, 9) : figure;
    }),
  );

test(
  "Analyze selection reads what was pasted of every tool",
  { tag: SAMPLED },
  async ({ workbench, volume }) => {
    for (const fixture of FIXTURES.slice(0, volume === "all" ? undefined : 2)) {
      await test.step(fixture, async () => {
        await workbench.startOver();
        const text = textOf(fixture);
        await paste(workbench, text);
        expect(await analyzed(workbench)).toEqual(figuresOf(text));
      });
    }
  },
);

test("text that was copied from a page is pasted in lines", { tag: LONG }, async ({ workbench }) => {
  await paste(workbench, HCIBENCH, `<pre>${HCIBENCH}</pre>`);
  expect(await analyzed(workbench)).toEqual(figuresOf(HCIBENCH));
});

test("BENCH_RESULTS reads pasted cells", async ({ workbench }) => {
  await paste(workbench, HCIBENCH);
  await workbench.type("H60", "=BENCH_RESULTS(H5:J30)");
  await workbench.expectValues([[74187.2]], START, 60, COLUMN + 9);
});

test("pasted text stays text unless it calculates, and one undo takes it back", async ({ workbench }) => {
  const cells = [
    ["=====", "= 143198 IO/S", "= job0"],
    ["=1+2", "=VSAN_GHZ(1000)", "=NOSUCH(1)"],
    ["70%", "  text", "=Start!A1"],
  ];
  await paste(workbench, cells.map((row) => row.join("\t")).join("\r\n"));
  await workbench.expectValues(
    [
      ["=====", "= 143198 IO/S", "= job0"],
      [3, 28, "=NOSUCH(1)"],
      [0.7, "  text", "HCI Planner"],
    ],
    START,
    ROW,
    COLUMN,
  );
  await workbench.page.keyboard.press("Control+Z");
  await workbench.expectValues(
    cells.map((row) => row.map(() => null)),
    START,
    ROW,
    COLUMN,
  );
});

test("a single line that begins with = stays text", async ({ workbench }) => {
  await paste(workbench, "= 143198 IO/S");
  await workbench.expectValues([["= 143198 IO/S"]], START, ROW, COLUMN);
});
