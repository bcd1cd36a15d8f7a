import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { ROOT } from "./documents";

/** Built files that the command line consists of. */
const COMMAND_LINE = ["cli.js", "functions.js", "functions.json", "functions.help.json"];

/** Installed packages: those of the project, of the workbench's grid, of the browser tests, and of the check of workbooks. */
const PACKAGES = [
  "node_modules",
  "tools/workbench/node_modules",
  "tests/e2e/node_modules",
  "tools/validate/node_modules",
];

/**
 * Copies what git has of this checkout, changes and new files included, and the built command line into a new folder. The
 * installed packages are links. Nothing that runs there changes the checkout, as long as it leaves those alone.
 *
 * @param folders What to take, such as `samples`; left out: everything.
 * @returns The folder; the caller removes it.
 */
export function scratchCheckout(folders: readonly string[] = ["."]): string {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-docs-"));
  const listed = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...folders],
    { cwd: ROOT, encoding: "utf8" },
  );
  const files = listed.split("\0").filter((name) => name !== "" && fs.existsSync(path.join(ROOT, name)));
  for (const name of [...files, ...COMMAND_LINE.map((name) => `dist/${name}`)]) {
    fs.mkdirSync(path.dirname(path.join(scratch, name)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, name), path.join(scratch, name));
  }
  for (const place of PACKAGES.filter((name) => fs.existsSync(path.join(ROOT, name)))) {
    fs.mkdirSync(path.dirname(path.join(scratch, place)), { recursive: true });
    fs.symlinkSync(path.join(ROOT, place), path.join(scratch, place));
  }
  return scratch;
}
