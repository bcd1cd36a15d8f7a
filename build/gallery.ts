/**
 * Draws the first page of every committed template and of the demo's report, and writes docs/templates.md around the
 * pictures: `npm run gallery`. Needs LibreOffice and poppler-utils.
 */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { templates } from "../src/templates/templates";
import { pictures } from "./pictures";

const root = path.resolve(import.meta.dirname, "..");

const work = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
try {
  fs.mkdirSync(path.join(root, "docs/pictures"), { recursive: true });
  firstPage("out/report.xlsx", "docs/report.png");
  for (const { id } of templates) firstPage(`templates/${id}.xlsx`, `docs/pictures/${id}.png`);
  fs.writeFileSync(path.join(root, "docs/templates.md"), markdown());
} finally {
  fs.rmSync(work, { recursive: true });
}

function firstPage(workbook: string, picture: string): void {
  const [first = ""] = pictures(path.join(root, workbook), work).sort();
  fs.copyFileSync(path.join(work, first), path.join(root, picture));
}

function markdown(): string {
  const sections = templates.map(
    ({ id, title, question }) =>
      `## ${title}\n\n${question} [templates/${id}.xlsx](../templates/${id}.xlsx)\n\n![${title}](pictures/${id}.png)\n`,
  );
  return `# Planning templates

Workbooks of live formulas: change the yellow cells, everything recalculates. Each has a verdict in its fourth row, a
range and "how known" beside its figures, and a sheet \`Basis\` with method and sources. They open without the add-in
with the figures of the last calculation. \`npx hci-planner templates\` writes them.

${sections.join("\n")}`;
}
