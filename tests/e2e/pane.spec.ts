import type { Frame } from "@playwright/test";
import type { FunctionHelp } from "../../src/functionHelp";
import { expect, test as addInTest } from "./addInTest";
import type { OpenedExcel, OpenExcelOptions } from "./openExcel";
import { BUILD, HELP, VERSION } from "./shippedBuild";
import { OFFICE_FOLDER, OFFICE_JS } from "./watchContext";

const signatures = (pane: Frame) => pane.locator("#functions > li > code:first-child").allTextContents();

interface FunctionsTabOptions extends OpenExcelOptions {
  /** Selector of what shows that the tab has its list, or says why not. */
  listed?: string;
}

const IDS = HELP.map(({ id }) => id);
const HELP_URL = `${BUILD.base}/functions.help.json`;

const test = addInTest.extend<{
  /** Opens the pane with the tab Functions in front. */
  open: (options?: FunctionsTabOptions) => Promise<OpenedExcel>;
}>({
  open: async ({ openExcel }, use) => {
    await use(async ({ listed = "#found:not(:empty)", ...options } = {}) => {
      const opened = await openExcel(options);
      await opened.frame.getByRole("tab", { name: "Functions" }).click();
      await opened.frame.locator(listed).waitFor({ timeout: 10_000 });
      return opened;
    });
  },
});

test("shows the version of package.json", async ({ open }) => {
  const { frame } = await open();
  expect(await frame.locator("#version").textContent()).toBe(VERSION);
});

test("takes office.js from Microsoft's address and everything else from its own", async ({ open }) => {
  const { excel, frame, requests, settle } = await open();
  await frame.evaluate(() => Office.onReady());
  await settle();
  const addresses = requests.filter((address) => !address.startsWith(excel.origin));
  const foreign = addresses.filter((address) => !address.startsWith(`${BUILD.base}/`));
  expect(foreign[0]).toBe(OFFICE_JS);
  expect(foreign.filter((address) => !address.startsWith(OFFICE_FOLDER))).toEqual([]);
});

test("lists every function with signature, purpose and example", async ({ open }) => {
  const { frame } = await open();
  const listed = await signatures(frame);
  expect(listed.map((signature) => signature.replace(/\(.*/, "")).sort()).toEqual(IDS);
  expect(listed, listed.join("\n")).toContain("CPU_CORES(ghz, core_ghz)");
  const item = await frame.locator("#functions > li", { hasText: "VSAN_GHZ(" }).textContent();
  expect(String(item)).toMatch(/=VSAN_GHZ\(1000\) gives 28Insert$/);
});

test("searches the list, reports how much it found, and shows all again", async ({ open }) => {
  const { frame } = await open();
  await frame.getByLabel("Search").fill("Ghz Nvme");
  expect(await signatures(frame)).toEqual(["NVME_GHZ(throughput, io_size, rw, [pattern], [estimate])"]);
  expect(await frame.locator("#found").textContent()).toBe(`1 of ${IDS.length} functions`);
  await frame.getByLabel("Search").fill("no such function");
  expect(await signatures(frame)).toEqual([]);
  await frame.getByLabel("Search").fill("");
  expect((await signatures(frame)).length).toBe(IDS.length);
});

test("opens functions.html from its link", async ({ open }) => {
  const { context, frame, settle } = await open();
  const opened = context.waitForEvent("page");
  await frame.getByRole("link", { name: "All functions" }).click();
  const target = await opened;
  await target.waitForLoadState();
  expect(target.url()).toBe(`${BUILD.base}/functions.html`);
  expect(await target.title()).toBe("HCI Planner functions");
  expect(await settle()).toEqual([]);
});

test("shows markup in a function's help as text", async ({ open }) => {
  const trap = '<img src="x" onerror="document.title = 1"><b>bold</b>';
  const trapped: FunctionHelp = {
    ...{ id: trap, file: "", family: "", description: trap, returns: trap, unit: trap, source: trap },
    parameters: [{ name: trap, optional: false, description: trap }],
    examples: [{ formula: trap, result: trap }],
  };
  const { frame, settle } = await open({ answers: { [HELP_URL]: { json: [trapped] } } });
  expect(await frame.locator("#functions img, #functions b").count()).toBe(0);
  expect((await frame.locator("#functions").textContent())?.includes(trap)).toBe(true);
  expect(await settle()).toEqual([]);
});

test("shows a message when the list does not load", async ({ open }) => {
  const { frame } = await open({
    answers: { [HELP_URL]: { status: 404 } },
    listed: "#pane-problem:not(:empty)",
  });
  expect(String(await frame.getByRole("alert").textContent())).toMatch(/list of functions did not load.*404/);
});

test("shows a message when office.js is out of reach, and lists the functions all the same", async ({
  open,
}) => {
  const { frame } = await open({ answers: { [OFFICE_JS]: "abort" }, ready: "#tab-functions" });
  expect(String(await frame.getByRole("alert").textContent())).toMatch(/library did not load/);
  expect((await signatures(frame)).length).toBe(IDS.length);
});
