import fs from "node:fs";

/** The only address outside of the add-in's own that its pages may ask for. */
export const OFFICE_JS = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";

/** Milliseconds after which nothing late is expected: reports of violations come as tasks of their own. */
const QUIET = 300;

const STAND_IN = fs.readFileSync(new URL("./officeStandIn.js", import.meta.url), "utf8");

/**
 * Opens a page of the add-in in a context of its own and takes down everything that goes wrong there.
 *
 * @param {import("playwright-core").Browser} browser
 * @param {string} url
 * @param {object} [options]
 * @param {number} [options.width] Width of the window.
 * @param {object} [options.media] For `emulateMedia`.
 * @param {Record<string, object | "abort">} [options.answers] What `route.fulfill` answers for an address, or no answer.
 * @param {string} [options.ready] Selector of what shows that the page is complete.
 * @returns {Promise<{ page: import("playwright-core").Page, requests: string[], settle: () => Promise<string[]> }>}
 *   `settle` waits until the page has come to rest and tells what went wrong: console errors and warnings, exceptions,
 *   CSP violations, failed answers, and requests to other hosts, which are not let out.
 */
export async function openPage(browser, url, { width = 350, media = {}, answers = {}, ready = "body" } = {}) {
  const { origin } = new URL(url);
  const problems = [];
  const requests = [];
  const context = await browser.newContext({ viewport: { width, height: 600 } });
  const planned = { [OFFICE_JS]: { contentType: "text/javascript", body: STAND_IN }, ...answers };

  await context.route("**/*", async (route) => {
    const address = route.request().url();
    requests.push(address);
    const answer = planned[address];
    if (answer === "abort") return route.abort();
    if (answer) return route.fulfill(answer);
    if (address.startsWith(`${origin}/`)) return route.continue();
    problems.push(`request to another host: ${address}`);
    return route.abort();
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} for ${response.url()}`);
  });
  context.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  context.on("weberror", (webError) => problems.push(`exception: ${webError.error().message}`));
  await context.exposeBinding("reportViolation", (_source, text) => problems.push(`CSP violation: ${text}`));
  await context.addInitScript(() => {
    globalThis.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
      globalThis.reportViolation(`${violatedDirective} refused ${blockedURI}`);
    });
  });

  const page = await context.newPage();
  await page.emulateMedia(media);
  await page.goto(url);
  await page.locator(ready).waitFor();
  const settle = async () => {
    await page.waitForTimeout(QUIET);
    return problems;
  };
  return { page, requests, settle };
}
