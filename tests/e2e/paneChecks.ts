import assert from "node:assert/strict";
import type { Frame } from "playwright-core";
import type { FunctionHelp } from "../../src/functionHelp";
import type { Check, Subject } from "./check";
import { openExcel, type OpenExcelOptions } from "./openExcel";
import { OFFICE_FOLDER, OFFICE_JS } from "./watchContext";

const signatures = (pane: Frame) => pane.locator("#functions > li > code:first-child").allTextContents();

interface FunctionsTabOptions extends OpenExcelOptions {
  /** Selector of what shows that the tab has its list, or says why not. */
  listed?: string;
}

/** The pane's page and its tab Functions: taskpane.html as Excel opens it. */
export function paneChecks({ browser, build, help, version }: Subject): Check[] {
  const ids = help.map(({ id }) => id);
  const helpUrl = `${build.base}/functions.help.json`;
  /** The pane with the tab Functions in front. */
  const open = async ({ listed = "#found:not(:empty)", ...options }: FunctionsTabOptions = {}) => {
    const opened = await openExcel(browser, build, options);
    await opened.frame.getByRole("tab", { name: "Functions" }).click();
    await opened.frame.locator(listed).waitFor({ timeout: 10_000 });
    return opened;
  };
  const checks: Check[] = [
    {
      name: "shows the version of package.json",
      async run() {
        const { frame } = await open();
        assert.equal(await frame.locator("#version").textContent(), version);
      },
    },
    {
      name: "takes office.js from Microsoft's address and everything else from its own",
      async run() {
        const { excel, frame, requests, settle } = await open();
        await frame.evaluate(() => Office.onReady());
        await settle();
        const addresses = requests.filter((address) => !address.startsWith(excel.origin));
        const foreign = addresses.filter((address) => !address.startsWith(`${build.base}/`));
        assert.equal(foreign[0], OFFICE_JS);
        assert.deepEqual(
          foreign.filter((address) => !address.startsWith(OFFICE_FOLDER)),
          [],
        );
      },
    },
    {
      name: "lists every function with signature, purpose and example",
      async run() {
        const { frame } = await open();
        const listed = await signatures(frame);
        assert.deepEqual(listed.map((signature) => signature.replace(/\(.*/, "")).sort(), ids);
        assert.ok(listed.includes("CPU_CORES(ghz, core_ghz)"), listed.join("\n"));
        const item = await frame.locator("#functions > li", { hasText: "VSAN_GHZ(" }).textContent();
        assert.match(String(item), /=VSAN_GHZ\(1000\) gives 28Insert$/);
      },
    },
    {
      name: "searches the list, says how much it found, and shows all again",
      async run() {
        const { frame } = await open();
        await frame.getByLabel("Search").fill("Ghz Nvme");
        assert.deepEqual(await signatures(frame), [
          "NVME_GHZ(throughput, io_size, rw, [pattern], [estimate])",
        ]);
        assert.equal(await frame.locator("#found").textContent(), `1 of ${ids.length} functions`);
        await frame.getByLabel("Search").fill("no such function");
        assert.deepEqual(await signatures(frame), []);
        await frame.getByLabel("Search").fill("");
        assert.equal((await signatures(frame)).length, ids.length);
      },
    },
    {
      name: "opens functions.html from its link",
      async run() {
        const { context, frame, settle } = await open();
        const opened = context.waitForEvent("page");
        await frame.getByRole("link", { name: "All functions" }).click();
        const target = await opened;
        await target.waitForLoadState();
        assert.equal(target.url(), `${build.base}/functions.html`);
        assert.equal(await target.title(), "HCI Planner functions");
        assert.deepEqual(await settle(), []);
      },
    },
    {
      name: "shows markup in a function's help as text",
      async run() {
        const trap = '<img src="x" onerror="document.title = 1"><b>bold</b>';
        const trapped: FunctionHelp = {
          ...{ id: trap, file: "", family: "", description: trap, returns: trap, unit: trap, source: trap },
          parameters: [{ name: trap, optional: false, description: trap }],
          examples: [{ formula: trap, result: trap }],
        };
        const { frame, settle } = await open({ answers: { [helpUrl]: { json: [trapped] } } });
        assert.equal(await frame.locator("#functions img, #functions b").count(), 0);
        assert.ok((await frame.locator("#functions").textContent())?.includes(trap));
        assert.deepEqual(await settle(), []);
      },
    },
    {
      name: "says so when the list does not load",
      async run() {
        const { frame } = await open({
          answers: { [helpUrl]: { status: 404 } },
          listed: "#trouble:not(:empty)",
        });
        assert.match(
          String(await frame.getByRole("alert").textContent()),
          /list of functions did not load.*404/,
        );
      },
    },
    {
      name: "says so when office.js is out of reach, and lists the functions all the same",
      async run() {
        const { frame } = await open({ answers: { [OFFICE_JS]: "abort" }, ready: "#tab-functions" });
        assert.match(String(await frame.getByRole("alert").textContent()), /library did not load/);
        assert.equal((await signatures(frame)).length, ids.length);
      },
    },
  ];
  return checks.map((check) => ({ ...check, name: `pane ${check.name}` }));
}
