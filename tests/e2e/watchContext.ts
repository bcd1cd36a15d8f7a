import fs from "node:fs";
import path from "node:path";
import type { Browser, BrowserContext, Page, Route } from "@playwright/test";
import { watchProblems } from "../browser/watchProblems";

/** Where pages take Microsoft's library from. */
export const OFFICE_FOLDER = "https://appsforoffice.microsoft.com/lib/1/hosted/";
/** The file of it that our page names. */
export const OFFICE_JS = `${OFFICE_FOLDER}office.js`;

/** The library as the package has it, byte for byte. */
const OFFICE_PACKAGE = path.join(__dirname, "node_modules/@microsoft/office-js/dist");

/** Milliseconds after which nothing late is expected: reports of violations come as tasks of their own. */
const QUIET_MS = 300;

/** What is answered for an address instead of the file: what `route.fulfill` takes, or no answer at all. */
export type PlannedAnswer = Parameters<Route["fulfill"]>[0] | "abort";

/** The built add-in, and where it says that it is served from. */
export interface Build {
  /** Folder of the build. */
  folder: string;
  /** Its address, without a slash at the end. */
  base: string;
}

export interface ContextOptions {
  /** Width of the window in px. */
  width?: number;
  media?: Parameters<Page["emulateMedia"]>[0];
  answers?: Readonly<Record<string, PlannedAnswer>>;
}

/** A browser context that has the build and Microsoft's library, nothing else, and takes down what goes wrong. */
export interface WatchedContext {
  context: BrowserContext;
  page: Page;
  /** Every address that was asked for. */
  requests: string[];
  /**
   * Waits until the page has come to rest and tells what went wrong: console errors and warnings, exceptions, CSP
   * violations, failed answers, and requests to other hosts, which are not let out.
   */
  settle(): Promise<string[]>;
}

/** Opens a context in which all addresses are answered from this machine. */
export async function watchContext(
  browser: Browser,
  { folder, base }: Build,
  { width = 350, media = {}, answers = {} }: ContextOptions,
): Promise<WatchedContext> {
  const requests: string[] = [];
  const context = await browser.newContext({ viewport: { width, height: 600 } });
  const problems = watchProblems(context);
  await context.route("**/*", async (route) => {
    const address = route.request().url();
    requests.push(address);
    const answer = answers[address];
    if (answer === "abort") return route.abort();
    if (answer) return route.fulfill(answer);
    const file = fileOf(address, base, folder);
    if (file === undefined) problems.push(`request to another host: ${address}`);
    if (file === undefined) return route.abort();
    return fs.existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 });
  });
  await context.exposeBinding("reportViolation", (_source, text) =>
    problems.push(`CSP violation: ${String(text)}`),
  );
  await context.addInitScript(reportViolations);
  const page = await context.newPage();
  await page.emulateMedia(media);
  const settle = async () => {
    await page.waitForTimeout(QUIET_MS);
    return problems;
  };
  return { context, page, requests, settle };
}

/** The file behind an address, or `undefined` for an address that is neither ours nor Microsoft's library. */
function fileOf(address: string, base: string, folder: string): string | undefined {
  const plain = address.replace(/[?#].*$/, "");
  for (const [start, root] of [
    [`${base}/`, folder],
    [OFFICE_FOLDER, OFFICE_PACKAGE],
  ] as const) {
    if (plain.startsWith(start)) return path.join(root, path.normalize(`/${plain.slice(start.length)}`));
  }
  return undefined;
}

/** Runs in every page. */
function reportViolations(): void {
  globalThis.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    const { reportViolation } = globalThis as unknown as { reportViolation: (text: string) => void };
    reportViolation(`${violatedDirective} refused ${blockedURI}`);
  });
}
