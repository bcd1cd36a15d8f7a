import fs from "node:fs";

const CANDIDATES = [
  process.env["CHROMIUM"],
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Arguments that let a browser run in a container and keep it from calling home. */
export const CHROMIUM_ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Path of a Chromium on this machine, or `undefined`; one that CHROMIUM names must be there. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM"];
  if (named && !fs.existsSync(named)) throw new Error(`CHROMIUM "${named}" does not exist`);
  return CANDIDATES.find((path) => path && fs.existsSync(path));
}

/** Options of Playwright for that Chromium. */
export function chromiumOptions(): { args: string[]; executablePath?: string } {
  const executablePath = findChromium();
  return { args: CHROMIUM_ARGUMENTS, ...(executablePath ? { executablePath } : {}) };
}
