/** Draws docs/report.png, the first page of the demo's report: `npm run demo && node build/reportPicture.mjs`. */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
execFileSync("soffice", ["--headless", "--convert-to", "pdf", "--outdir", folder, "out/report.xlsx"]);
const page = [
  "-r",
  "110",
  "-f",
  "1",
  "-l",
  "1",
  "-singlefile",
  "-png",
  "-x",
  "30",
  "-y",
  "30",
  "-W",
  "850",
  "-H",
  "1010",
];
execFileSync("pdftoppm", [...page, path.join(folder, "report.pdf"), "docs/report"]);
fs.rmSync(folder, { recursive: true });
