/* global document */
import path from "node:path";
import { fileURLToPath } from "node:url";
import { generateHcibench } from "../../bench/generate/hcibench.cjs";
import { zipFiles } from "../../bench/generate/zipFile.cjs";
import { differences, inputsOf, modelResults, TEMPLATES, withEntries } from "./model.mjs";
import { openWorkbench } from "./openWorkbench.mjs";
import { readWithOpenpyxl } from "./readWithOpenpyxl.mjs";

const sample = (name) => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));
const SMALL = sample("easy-run-1725000000.zip");
const LARGE = sample("easy-run-1732885165.zip");
const START = "Start";
const VMS = 20;

/** A result as it is pasted, a line a cell. */
const PASTED = [
  "Number of VMs: 18",
  "IOPS = 721317.28 IO/S",
  "THROUGHPUT = 22541.16 MB/s",
  "R_LATENCY = 2.34 ms",
];

/** The pane beside the grid: templates, imports, functions, and the keyboard's way between the two. */
export function paneChecks({ browser, origin, folder }) {
  const check = (name, run) => ({
    name,
    run: async () => {
      const workbench = await openWorkbench(browser, origin);
      await run(workbench);
      await workbench.expectNoProblems();
    },
  });
  return [
    ...TEMPLATES.map(({ id, title, spec }) =>
      check(
        `template ${id} opens live: a changed input gives the results of the model`,
        async (workbench) => {
          await workbench.showTab("Templates");
          await workbench.press(`Open ${title} as a new workbook`);
          await workbench.paneSays(`${title} is open.`);
          const changed = anotherEntry(spec);
          await workbench.showSheet(changed.sheet);
          await workbench.type(changed.at, String(changed.value));
          const results = modelResults(withEntries(spec, [changed]));
          const found = differences(results, await workbench.sheets());
          if (found.length > 0) throw new Error(found.slice(0, 5).join("\n"));
        },
      ),
    ),
    check("a template goes behind the other sheets, and what was there stays", async (workbench) => {
      await workbench.type("H5", "mine");
      await workbench.showTab("Templates");
      await workbench.press("Insert Hosts into this workbook");
      await workbench.paneSays("Hosts is on the sheets Hosts");
      await workbench.press("Insert Hosts into this workbook");
      await workbench.paneSays("Hosts (2)");
      await workbench.expectValues([["mine"]], START, 4, 7);
      const names = Object.keys(await workbench.sheets());
      expectSame(names.slice(0, 2), [START, "Hosts"]);
      const file = path.join(folder, "inserted-template.xlsx");
      await workbench.download(file);
      await workbench.expectText("#message", "is complete.");
      const found = readWithOpenpyxl(file);
      if (!found) return;
      const sheets = await workbench.sheets();
      for (const [name, values] of Object.entries(sheets)) {
        const shown = values.flat().filter((value) => typeof value === "number");
        const stored = Object.values(found.cells.values[name]).filter((value) => typeof value === "number");
        expectSame(stored.sort(ascending), shown.sort(ascending));
      }
    }),
    check("a workbook that is replaced before its entries are checked is no error", async (workbench) => {
      await workbench.page.evaluate(() => {
        globalThis.requestIdleCallback = (checkEntries) => setTimeout(checkEntries, 2000);
      });
      await workbench.showTab("Templates");
      await workbench.press("Insert Hosts into this workbook");
      await workbench.paneSays("Hosts is on the sheets Hosts");
      await workbench.press("Insert Hosts into this workbook");
      await workbench.paneSays("Hosts (2)");
      await workbench.page.waitForTimeout(3000);
    }),
    check("a new workbook asks before changes are lost, and not where there are none", async (workbench) => {
      await workbench.showTab("Templates");
      await workbench.press("Open Hosts as a new workbook");
      await workbench.paneSays("Hosts is open.");
      await workbench.type("A100", "mine");
      const asked = [];
      workbench.page.once("dialog", (dialog) => {
        asked.push(dialog.message());
        return dialog.dismiss();
      });
      await workbench.press("Open Core dump and boot device as a new workbook");
      await workbench.paneSays("The workbook that was open stays open.");
      expectSame(asked.length, 1);
      await workbench.expectValues([["mine"]], "Hosts", 99, 0);
    }),
    check(`a dropped zip of ${VMS} VMs becomes a report with its figures`, async (workbench) => {
      const { files, truth } = generateHcibench({ vms: VMS, cases: 2, intervals: 6 });
      const parts = [];
      zipFiles(
        files.map((file) => ({ ...file, path: `${truth.test}/${file.path}` })),
        (part) => parts.push(Buffer.from(part)),
      );
      await workbench.drop("generated.zip", Buffer.concat(parts));
      await workbench.paneSays("Recognised 2 cases");
      await workbench.press("Write the report");
      await workbench.paneSays("The report is on the sheets Summary");
      const results = (await workbench.sheets()).Results;
      const header = results.findIndex((row) => row.includes("IOPS"));
      const column = results[header].indexOf("IOPS");
      const iops = results
        .slice(header + 1)
        .map((row) => row[column])
        .filter((value) => value !== null);
      const expected = truth.cases.map(({ datastores }) =>
        datastores.flatMap(({ blocks }) => blocks).reduce((sum, { exact }) => sum + exact.iops, 0),
      );
      iops.sort(ascending);
      expected.sort(ascending).forEach((value, i) => {
        if (Math.abs(iops[i] - value) > value * 0.01) throw new Error(`${iops} instead of ${expected}`);
      });
      await workbench.page.screenshot({ path: path.join(folder, "report.png") });
    }),
    check("two imports become a comparison; facts change the report in place", async (workbench) => {
      await workbench.importFiles([SMALL]);
      await workbench.importFiles([LARGE]);
      await workbench.page.locator("#imports > li").first().getByRole("checkbox").check();
      await workbench.press("Write a comparison");
      await workbench.paneSays("The report is on the sheets");
      const before = Object.keys(await workbench.sheets());
      if (!before.includes("Comparison")) throw new Error(before.join());
      await workbench.page.getByText("Cluster facts").click();
      await workbench.page.getByLabel("Hosts in the cluster").fill("8");
      await workbench.press("Update report");
      await workbench.paneSays("Summary (2)");
      const after = Object.keys(await workbench.sheets());
      expectSame([after.length, after.includes("Summary")], [before.length, false]);
    }),
    check("an import that is cancelled ends, and leaves everything as it was", async (workbench) => {
      await workbench.page.evaluate(() => {
        // A reader that never comes to its end.
        globalThis.Worker = class {
          postMessage() {}
          terminate() {
            document.title = "ended";
          }
        };
      });
      await workbench.page.locator("#files").setInputFiles([SMALL]);
      await workbench.press("Cancel");
      await workbench.paneSays("Import was cancelled. Nothing was changed.");
      expectSame(await workbench.page.title(), "ended");
    }),
    check("results go to the active cell, never into filled ones", async (workbench) => {
      await workbench.importFiles([SMALL]);
      await workbench.select("A40");
      await workbench.press("Results at the active cell");
      await workbench.paneSays("The results are in Start!A40");
      await workbench.expectValues([["Case", "Tool"]], START, 39, 0);
      await workbench.select("A38");
      await workbench.press("Results at the active cell");
      await workbench.paneSays("is not empty", "#trouble");
    }),
    check("Analyze selection reads pasted cells, and says why it found nothing", async (workbench) => {
      for (const [i, line] of PASTED.entries()) await workbench.type(`H${5 + i}`, line);
      await workbench.select("H5:H8");
      await workbench.press("Analyze selection");
      await workbench.paneSays("1 result of the selected text: Start!J5");
      const [header, row] = await workbench.values(START, 4, 9, 2, 30);
      expectSame(row[header.indexOf("IOPS")], 721317.28);
      await workbench.select("G30");
      await workbench.press("Analyze selection");
      await workbench.paneSays("The selected cells are empty", "#trouble");
    }),
    check("Functions lists all and inserts an example into an empty cell only", async (workbench) => {
      await workbench.showTab("Functions");
      await workbench.page.locator("#search").fill("vsan_ghz");
      await workbench.select("H5");
      await workbench.press("Insert =VSAN_GHZ(1000)");
      await workbench.paneSays("=VSAN_GHZ(1000) is in Start!H5.");
      await workbench.expectValues([[28]], START, 4, 7);
      await workbench.press("Insert =VSAN_GHZ(1000)");
      await workbench.paneSays("Start!H5 is not empty", "#trouble");
    }),
    check("the keyboard alone opens a template, changes an input and comes back", async (workbench) => {
      const { page } = workbench;
      const { keyboard } = page;
      await keyboard.press("F6");
      await keyboard.press("ArrowRight");
      await page.getByRole("button", { name: "Insert Hosts into this workbook" }).waitFor();
      await keyboard.press("Tab");
      expectSame(await focused(page), "Insert Hosts into this workbook");
      await keyboard.press("Enter");
      await workbench.paneSays("Hosts is on the sheets Hosts");
      await keyboard.press("F6");
      // From A1 of the new sheet to the row below the hosts' heading.
      for (let i = 0; i < 4; i++) await keyboard.press("ArrowDown");
      await keyboard.type("=1+VSAN_GHZ(1000)");
      await keyboard.press("Enter");
      await workbench.expectValues([[29]], "Hosts", 4, 0);
      await keyboard.press("F6");
      expectSame(await page.evaluate(() => document.activeElement.id), "tab-templates");
    }),
    check("what a template became survives a reload", async (workbench) => {
      await workbench.showTab("Templates");
      await workbench.press("Insert Hosts into this workbook");
      await workbench.paneSays("Hosts is on the sheets Hosts");
      const [input] = inputsOf(TEMPLATES.find(({ id }) => id === "hosts").spec);
      await workbench.type(input.at, "7");
      await workbench.expectText("#kept", "Saved in this browser");
      await workbench.page.waitForTimeout(1500);
      const before = await workbench.sheets();
      await workbench.reload();
      expectSame(await workbench.sheets(), before);
    }),
  ];
}

/** The first numeric input of a template, with another value than it has. */
function anotherEntry(spec) {
  const inputs = inputsOf(spec).filter(({ value }) => value !== null);
  const numeric =
    inputs.find(({ rule }) => rule.kind === "whole") ?? inputs.find(({ rule }) => rule.kind !== "list");
  if (numeric) {
    const { minimum, maximum } = numeric.rule;
    const more = numeric.rule.kind === "whole" ? numeric.value + 1 : numeric.value * 1.25;
    return { ...numeric, value: more <= maximum ? more : minimum };
  }
  const [listed] = inputs;
  return { ...listed, value: listed.rule.values.find((value) => value !== listed.value) };
}

function focused(page) {
  return page.evaluate(() => document.activeElement.getAttribute("aria-label"));
}

function ascending(a, b) {
  return a - b;
}

function expectSame(found, expected) {
  const [a, b] = [found, expected].map((value) => JSON.stringify(value));
  if (a !== b) throw new Error(`expected ${b?.slice(0, 600)}\nfound    ${a?.slice(0, 600)}`);
}
