/** Draws docs/workbench.png, the workbench with a template at work: `npm run tutorial`. */
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumOptions } from "./findChromium";
import { serveFolder } from "./serveFolder";

const folder = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const server = await serveFolder(folder("dist/workbench"));
const browser = await chromium.launch(chromiumOptions());
const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, colorScheme: "light" });
await page.goto(server.origin);
await page.getByText("Saved in this browser", { exact: true }).waitFor({ timeout: 60_000 });
await page.getByRole("tab", { name: "Templates" }).click();
await page.getByRole("button", { name: "Open Hosts as a new workbook" }).click();
await page.getByText("Hosts is open.").waitFor();
// Colors and conditional formats follow a moment after the values.
await page.waitForTimeout(1500);
await page.screenshot({ path: folder("docs/workbench.png") });
await browser.close();
await server.close();
