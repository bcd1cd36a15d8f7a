import fs from "node:fs";
import path from "node:path";
import type { Browser, Frame, Page } from "@playwright/test";
import { readManifest, type Manifest } from "./host/addIn/manifest";
import { ExcelHost, type ExcelOptions } from "./host/excelHost";
import type { FunctionsJson } from "./host/functionsRuntime";
import type { OpenedPage } from "./openPage";
import { watchContext, type Build, type ContextOptions, type WatchedContext } from "./watchContext";

export interface OpenExcelOptions
  extends ContextOptions, Pick<ExcelOptions, "sets" | "settings" | "edit" | "xmlParts"> {
  /** Selector of what shows that the pane is complete; by default Office.onReady has come. */
  ready?: string;
  /** Another page in the pane's place, with its functions: for checks of the host itself. */
  addIn?: { url: string; functions: FunctionsJson };
}

/** Excel with the add-in's pane open: `frame` is the pane, `page` the window around it, `excel` what Excel holds. */
export type OpenedExcel = OpenedPage & { excel: ExcelHost };

/** Opens the add-in as Excel on the web does: in a frame of a page of another origin, on the real office.js. */
export async function openExcel(
  browser: Browser,
  build: Build,
  { ready, addIn, sets, settings, edit, xmlParts, ...options }: OpenExcelOptions = {},
): Promise<OpenedExcel> {
  const parts = partsOf(build, addIn);
  const watched = await watchHost(browser, build, parts, options);
  const { page } = watched;
  const outbox = new Outbox(page);
  const excel = new ExcelHost(
    {
      ...parts,
      ...(sets ? { sets } : {}),
      ...(settings ? { settings } : {}),
      ...(edit ? { edit } : {}),
      ...(xmlParts ? { xmlParts } : {}),
    },
    (message) => outbox.post(message),
  );
  await page.exposeBinding("toExcel", async (_source, text) => {
    await excel.receive(String(text));
    return outbox.take();
  });
  await page.goto(`${parts.origin}/`);
  const frame = await openFrame(page, excel.windowName, parts.url);
  if (ready) await frame.locator(ready).waitFor();
  else await frame.evaluate(() => Office.onReady());
  return { ...watched, frame, excel };
}

/** What Excel knows of the add-in that it opens, and the origin of the window around it. */
export type AddInParts = Pick<ExcelOptions, "manifest" | "functions" | "origin"> & { url: string };

export function partsOf(build: Build, addIn?: OpenExcelOptions["addIn"]): AddInParts {
  const manifest = manifestOf(build);
  const url = addIn?.url ?? manifest.paneUrl;
  // office.js wants a host of the same name; another port makes it another origin, as in real life.
  const origin = `https://${new URL(url).hostname}:8443`;
  return { manifest, functions: addIn?.functions ?? readFunctions(build), origin, url };
}

/** Opens a context that has the window around the add-in, too. */
export async function watchHost(
  browser: Browser,
  build: Build,
  { origin }: AddInParts,
  options: ContextOptions,
): Promise<WatchedContext> {
  const answers = { [`${origin}/`]: { contentType: "text/html", body: HOST_PAGE }, ...options.answers };
  const watched = await watchContext(browser, build, { ...options, answers });
  await watched.page.addInitScript(enforceRequirementSets);
  return watched;
}

export function manifestOf({ folder }: Build): Manifest {
  return readManifest(fs.readFileSync(path.join(folder, "manifest.xml"), "utf8"));
}

function readFunctions({ folder }: Build): FunctionsJson {
  return JSON.parse(fs.readFileSync(path.join(folder, "functions.json"), "utf8")) as FunctionsJson;
}

const HOST_PAGE = `<!doctype html><title>Excel</title>
<style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh; display: block }</style>`;

/** The window around the add-in, as its script meets it. */
export interface HostWindow {
  /** Answers what Excel has to say by now. */
  toExcel(text: string): Promise<string[]>;
  toAddIn(texts: readonly string[]): void;
}

/** Frames the add-in. The frame's name must be there before it is: office.js reads it once. */
export async function openFrame(page: Page, name: string, url: string): Promise<Frame> {
  const handle = await page.evaluateHandle(
    ([frameName, address]) => {
      const frame = document.createElement("iframe");
      frame.name = frameName;
      frame.src = address;
      const host = globalThis as unknown as HostWindow;
      globalThis.addEventListener("message", ({ source, data }: MessageEvent) => {
        if (source === frame.contentWindow && typeof data === "string")
          void host.toExcel(data).then((texts) => host.toAddIn(texts));
      });
      host.toAddIn = (texts) => {
        for (const text of texts) frame.contentWindow?.postMessage(text, new URL(address).origin);
      };
      document.body.append(frame);
      return frame;
    },
    [name, url] as const,
  );
  const frame = await handle.contentFrame();
  if (!frame) throw new Error("the host page has no frame");
  await frame.waitForURL(url, { waitUntil: "load" });
  return frame;
}

/**
 * Messages to the page. Those that answer a request travel back with it: a way of their own takes ten times as long.
 */
class Outbox {
  private waiting: string[] = [];

  constructor(private readonly page: Page) {}

  post(message: string): void {
    if (this.waiting.push(message) === 1) setImmediate(() => this.deliver(this.take()));
  }

  take(): string[] {
    return this.waiting.splice(0);
  }

  private deliver(messages: readonly string[]): void {
    if (messages.length === 0 || this.page.isClosed()) return;
    this.page
      .evaluate((texts) => (globalThis as unknown as HostWindow).toAddIn(texts), messages)
      // The window was closed under the messages.
      .catch((error: unknown) => {
        if (!this.page.isClosed() && !/closed|destroyed/.test(String(error))) throw error;
      });
  }
}

/** Runs in every page: this build of office.js checks requirement sets only if it is told to. */
function enforceRequirementSets(): void {
  interface Library {
    OfficeExtension?: { CommonUtility?: { _doApiNotSupportedCheck: boolean } };
  }
  document.addEventListener(
    "load",
    () => {
      const utility = (globalThis as unknown as Library).OfficeExtension?.CommonUtility;
      if (utility) utility._doApiNotSupportedCheck = true;
    },
    true,
  );
}
