import assert from "node:assert/strict";
import { OFFICE_JS, openPage } from "./openPage.mjs";
import { pageChecks } from "./pageChecks.mjs";

const signatures = (page) => page.locator("#functions > li > code:first-child").allTextContents();

/**
 * The pane: taskpane.html as Excel opens it.
 *
 * @param {{ browser: import("playwright-core").Browser, origin: string, ids: string[], version: string }} build
 * @returns {{ name: string, run: () => Promise<void> }[]}
 */
export function paneChecks({ browser, origin, ids, version }) {
  const open = (options) =>
    openPage(browser, `${origin}/taskpane.html`, { ready: "#found:not(:empty)", ...options });
  const checks = [
    ...pageChecks("HCI Planner", open),
    {
      name: "shows the version of package.json",
      async run() {
        const { page } = await open();
        assert.equal(await page.locator("#version").textContent(), version);
      },
    },
    {
      name: "takes office.js from Microsoft's address and everything else from its own",
      async run() {
        const { requests, settle } = await open();
        await settle();
        assert.deepEqual(
          requests.filter((address) => !address.startsWith(`${origin}/`)),
          [OFFICE_JS],
        );
      },
    },
    {
      name: "registers every function of functions.json, from its own functions.js",
      async run() {
        const { page } = await open();
        const registrations = await page.evaluate(() => globalThis.officeStandIn.registrations());
        assert.deepEqual(registrations.map(({ id }) => id).sort(), ids);
        assert.deepEqual([...new Set(registrations.map(({ script }) => script))], [`${origin}/functions.js`]);
      },
    },
    {
      name: "answers VSAN_GHZ([[1000]]) with [[28]]",
      async run() {
        const { page } = await open();
        // Excel hands over a block for each argument, and null for those that are left out.
        const result = await page.evaluate(() =>
          globalThis.officeStandIn.call("VSAN_GHZ", [[1000]], null, null, null, null, null),
        );
        assert.deepEqual(result, [[28]]);
      },
    },
    {
      name: "lists every function with signature, purpose and example",
      async run() {
        const { page } = await open();
        const listed = await signatures(page);
        assert.deepEqual(listed.map((signature) => signature.replace(/\(.*/, "")).sort(), ids);
        assert.ok(listed.includes("CPU_CORES(ghz, core_ghz)"), listed.join("\n"));
        const item = await page.locator("#functions > li", { hasText: "VSAN_GHZ(" }).textContent();
        assert.match(item, /=VSAN_GHZ\(1000\) gives 28$/);
      },
    },
    {
      name: "searches the list, says how much it found, and shows all again",
      async run() {
        const { page } = await open();
        await page.getByLabel("Search").fill("Ghz Nvme");
        assert.deepEqual(await signatures(page), [
          "NVME_GHZ(throughput, io_size, rw, [pattern], [estimate])",
        ]);
        assert.equal(await page.getByRole("status").textContent(), `1 of ${ids.length} functions`);
        await page.getByLabel("Search").fill("no such function");
        assert.deepEqual(await signatures(page), []);
        await page.getByLabel("Search").fill("");
        assert.equal((await signatures(page)).length, ids.length);
      },
    },
    {
      name: "opens functions.html from its link",
      async run() {
        const { page, settle } = await open();
        const opened = page.context().waitForEvent("page");
        await page.getByRole("link", { name: "All functions" }).click();
        const target = await opened;
        await target.waitForLoadState();
        assert.equal(target.url(), `${origin}/functions.html`);
        assert.equal(await target.title(), "HCI Planner functions");
        assert.deepEqual(await settle(), []);
      },
    },
    {
      name: "shows markup in a function's help as text",
      async run() {
        const trap = '<img src="x" onerror="document.title = 1"><b>bold</b>';
        const help = {
          ...{ id: trap, file: "", family: "", description: trap, returns: trap, source: trap },
          parameters: [{ name: trap, optional: false, description: trap }],
          examples: [{ formula: trap, result: trap }],
        };
        const answers = { [`${origin}/functions.help.json`]: { json: [help] } };
        const { page, settle } = await open({ answers });
        assert.equal(await page.locator("#functions img, #functions b").count(), 0);
        assert.ok((await page.locator("#functions").textContent()).includes(trap));
        assert.deepEqual(await settle(), []);
      },
    },
    {
      name: "says so when the list does not load",
      async run() {
        const { page } = await open({
          answers: { [`${origin}/functions.help.json`]: { status: 404 } },
          ready: "#trouble:not(:empty)",
        });
        assert.match(await page.getByRole("alert").textContent(), /list of functions did not load.*404/);
      },
    },
    {
      name: "says so when office.js is out of reach, and lists the functions all the same",
      async run() {
        const { page } = await open({ answers: { [OFFICE_JS]: "abort" } });
        assert.match(await page.getByRole("alert").textContent(), /library did not load/);
        assert.equal((await signatures(page)).length, ids.length);
      },
    },
  ];
  return checks.map(({ name, run }) => ({ name: `pane ${name}`, run }));
}
