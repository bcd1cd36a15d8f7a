/**
 * Draws the first page of every committed template, of a report and of a comparison, and puts every page of templates, a design
 * and reports onto contact sheets in out/gallery, in color and in gray: `npm run gallery`. Needs LibreOffice, poppler-utils and
 * Chromium.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { chromium } from "@playwright/test";
import { gallery } from "../src/templates/gallery";
import { contactSheet } from "./contactSheet";
import { chromiumOptions } from "./findChromium";
import { galleryReports } from "./galleryReports";
import { pictures } from "./pictures";

const root = path.resolve(import.meta.dirname, "..");
const sheets = path.join(root, "out/gallery");

/** Reports whose first page the documentation shows. */
const SHOWN: Readonly<Record<string, string>> = {
  "six-tests": "docs/report.png",
  comparison: "docs/comparison.png",
};

const work = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
const browser = await chromium.launch(chromiumOptions());
try {
  fs.mkdirSync(path.join(root, "docs/pictures"), { recursive: true });
  fs.mkdirSync(sheets, { recursive: true });
  for (const { id } of gallery)
    await draw(path.join(root, `templates/${id}.xlsx`), `docs/pictures/${id}.png`);
  for (const report of galleryReports(work)) await draw(report, SHOWN[path.basename(report, ".xlsx")]);
} finally {
  await browser.close();
  fs.rmSync(work, { recursive: true });
}

/** Draws all pages of a workbook onto contact sheets, and the first one into the documentation where it is shown. */
async function draw(workbook: string, shownAt: string | undefined): Promise<void> {
  const name = path.basename(workbook, ".xlsx");
  const pages = pictures(workbook, work)
    .sort()
    .map((file) => path.join(work, file));
  const [first] = pages;
  if (first === undefined) throw new Error(`${name}.xlsx has no pages`);
  if (shownAt !== undefined) fs.copyFileSync(first, path.join(root, shownAt));
  await contactSheet(browser, pages, path.join(sheets, `${name}.png`), false);
  await contactSheet(browser, pages, path.join(sheets, `${name}-gray.png`), true);
  console.log(`${name}: ${pages.length} pages`);
}
