import type { Browser, Frame } from "@playwright/test";
import { watchContext, type Build, type ContextOptions, type WatchedContext } from "./watchContext";

/** A page of the add-in that was opened: `frame` is its document, `page` the window around it. */
export type OpenedPage = WatchedContext & { frame: Frame };

/** Opens a page of the build by itself, as a browser does: not inside of Excel. */
export async function openPage(
  browser: Browser,
  build: Build,
  name: string,
  options: ContextOptions = {},
): Promise<OpenedPage> {
  const watched = await watchContext(browser, build, options);
  await watched.page.goto(`${build.base}/${name}`);
  return { ...watched, frame: watched.page.mainFrame() };
}
