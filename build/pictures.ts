/**
 * Draws the pages of workbooks as a reader of the file sees them: `node --import ./build/typescript.mjs build/pictures.ts FOLDER
 * FILE.xlsx...` writes FILE-1.png, FILE-2.png and so on. Needs LibreOffice and poppler-utils.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { shareFile } from "../src/workbook/writers/xlsx/share/shareFile";

const DOTS_PER_INCH = 80;

/** Draws every page of a workbook and answers with the pictures' paths. */
export function pictures(workbook: string, folder: string): string[] {
  const work = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
  try {
    const name = path.basename(workbook, ".xlsx");
    const copy = path.join(work, `${name}.xlsx`);
    // LibreOffice recalculates custom functions on opening and does not know them: it gets their values.
    fs.writeFileSync(copy, shareFile(fs.readFileSync(workbook)).output);
    const profile = `-env:UserInstallation=file://${path.join(work, "profile")}`;
    execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", work, copy], {
      stdio: "ignore",
    });
    fs.mkdirSync(folder, { recursive: true });
    execFileSync("pdftoppm", [
      "-r",
      String(DOTS_PER_INCH),
      "-png",
      path.join(work, `${name}.pdf`),
      path.join(folder, name),
    ]);
    return fs.readdirSync(folder).filter((file) => file.startsWith(`${name}-`));
  } finally {
    fs.rmSync(work, { recursive: true });
  }
}

if (process.argv[1] === import.meta.filename) {
  const [folder = "", ...workbooks] = process.argv.slice(2);
  for (const workbook of workbooks) console.log(pictures(workbook, folder).join("\n"));
}
