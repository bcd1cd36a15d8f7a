import fs from "node:fs";

const CANDIDATES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** What Playwright 1.65 turns off: of several lists of features, Chromium takes the last. */
export const PLAYWRIGHTS_OWN = [
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "TcpPortRandomizationWin",
  "ThirdPartyStoragePartitioning",
];

/** Parts of the browser's own window that are pages themselves: each new context opens them, and they take longer than a small page. */
const WINDOW_PAGES = [
  "InitialWebUI",
  "PreloadTopChromeWebUI",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxPopup",
  "WebUIReloadButton",
  "WebUIToolbarWebView",
];

/** Arguments that let a browser run in a container, keep it from calling home, and leave out what nobody sees. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  // As in a window: without it the headless shell makes letters whole pixels wide.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${[...PLAYWRIGHTS_OWN, ...WINDOW_PAGES].join(",")}`,
];

/** Path of a Chromium on this machine, or `undefined`; one that CHROMIUM names must be there. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  if (named && !fs.existsSync(named)) throw new Error(`CHROMIUM "${named}" does not exist`);
  return [named, ...CANDIDATES].find((path) => path && fs.existsSync(path));
}

/** Debian's Chromium without a window, itself and not the script that starts it: a stopped script leaves the browser behind. */
const HEADLESS_SHELL = "/usr/lib/chromium/chromium-headless-shell";

/** Path of the browser for tests: where CHROMIUM names none, the headless shell, whose pages take a seventh less time. */
export function findTestBrowser(): string | undefined {
  const isWanted = !process.env["CHROMIUM"] && fs.existsSync(HEADLESS_SHELL);
  return isWanted ? HEADLESS_SHELL : findChromium();
}

/** Options of Playwright for that Chromium. */
export function chromiumOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) };
}
