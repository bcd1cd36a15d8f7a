/**
 * Builds a release into out/release: `HCI_PLANNER_URL=https://tools.example.com/hci npm run release`.
 *
 * - `…-site.zip`: static files for that address, the add-in at the top and the workbench in workbench/
 * - `…-manifest.xml`: what an administrator uploads
 * - `…-templates.zip`: the planning templates
 * - `hci-planner-….tgz`: the command line, `npm install` takes it
 * - `SHA256SUMS`: `sha256sum -c SHA256SUMS` checks the four
 *
 * The same commit gives the same bytes: `npm run test:release`, which must pass before a release is published, builds it
 * twice and runs the browser tests and the long tests on its site. `--without-workbench` leaves the
 * workbench out, for machines that cannot install its 200 MB of packages.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { archive, filesBelow } from "./releaseArchive";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const DIST = path.join(ROOT, "dist");
const OUT = path.join(ROOT, "out/release");
const TEMPLATES = path.join(ROOT, "templates");
const GRID = path.join(ROOT, "tools/workbench");

const { name, version } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  name: string;
  version: string;
};

/** Runs npm and shows what goes wrong; ends the program where it fails. */
function npm(...args: string[]): void {
  const { status, error } = spawnSync("npm", args, {
    cwd: ROOT,
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  console.error(error ? `npm: ${error.message}` : `npm ${args.join(" ")} ended with ${status}`);
  process.exit(1);
}

/** Files of earlier builds must not get into a release. */
function build(): void {
  fs.rmSync(DIST, { recursive: true, force: true });
  npm("run", "build");
}

/** Into dist/workbench, beside the add-in: both are one site. */
function buildWorkbench(): void {
  if (!fs.existsSync(path.join(GRID, "node_modules"))) {
    console.log("Installing the spreadsheet grid (once, about 200 MB) ...");
    npm("ci", "--ignore-scripts", "--no-progress", "--prefix", GRID);
  }
  npm("run", "build:workbench");
}

function writeArchives(): void {
  const write = (suffix: string, bytes: Uint8Array): void =>
    fs.writeFileSync(path.join(OUT, `${name}-${version}-${suffix}`), bytes);
  // The command line is a package of its own.
  const site = filesBelow(DIST).filter((file) => file !== "cli.js");
  write("site.zip", archive(DIST, site));
  write("manifest.xml", fs.readFileSync(path.join(DIST, "manifest.xml")));
  write("templates.zip", archive(TEMPLATES, filesBelow(TEMPLATES)));
  // Without scripts: `prepare` would build once more.
  npm("pack", "--ignore-scripts", "--silent", "--pack-destination", OUT);
}

function writeSums(): void {
  const lines = filesBelow(OUT).map((file) => {
    const bytes = fs.readFileSync(path.join(OUT, file));
    console.log(`${(bytes.length / 1e6).toFixed(2).padStart(8)} MB  ${file}`);
    return `${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`;
  });
  fs.writeFileSync(path.join(OUT, "SHA256SUMS"), lines.join(""));
}

if (!fs.existsSync(TEMPLATES)) {
  console.error("There is no folder templates: npm run templates");
  process.exit(1);
}
if (!process.env["HCI_PLANNER_URL"]) {
  console.log("HCI_PLANNER_URL is not set: this release's add-in works at https://localhost:3000 only.");
}
fs.rmSync(OUT, { recursive: true, force: true });
fs.mkdirSync(OUT, { recursive: true });
build();
if (!process.argv.includes("--without-workbench")) buildWorkbench();
writeArchives();
writeSums();
