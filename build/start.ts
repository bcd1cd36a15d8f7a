/** Builds the workbench and serves it: `npm start`, with another port `PORT=4001 npm start`. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { serveFolder } from "./serveFolder";

const ROOT = fileURLToPath(new URL("../", import.meta.url));
const WORKSPACE = path.join(ROOT, "tools/workbench");
const DEFAULT_PORT = 4000;

/** Runs a command and shows what it prints; ends the program where the command fails. */
function run(command: string, args: readonly string[], folder = ROOT): void {
  const { status, error } = spawnSync(command, args, {
    cwd: folder,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  console.error(error ? `${command}: ${error.message}` : `${command} ${args.join(" ")} ended with ${status}`);
  process.exit(1);
}

/** When a file, or the newest file of a folder, was changed; 0 where there is none. */
function newest(folder: string): number {
  if (!fs.existsSync(folder)) return 0;
  if (fs.statSync(folder).isFile()) return fs.statSync(folder).mtimeMs;
  const files = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile());
  return Math.max(0, ...files.map((file) => fs.statSync(path.join(file.parentPath, file.name)).mtimeMs));
}

/** The grid's packages are in a folder of their own, which `npm ci` leaves alone. */
function installGrid(): void {
  const installed = path.join(WORKSPACE, "node_modules/.package-lock.json");
  const lock = path.join(WORKSPACE, "package-lock.json");
  if (fs.existsSync(installed) && fs.statSync(installed).mtimeMs >= fs.statSync(lock).mtimeMs) return;
  console.log("Installing the spreadsheet grid (once, about 200 MB) ...");
  run("npm", ["ci", "--ignore-scripts", "--no-progress"], WORKSPACE);
}

/** The functions are built by `npm ci`; again only when their source has changed since. */
function buildFunctions(): void {
  const built = path.join(ROOT, "dist/functions.json");
  const sources = ["src/functions", "src/model", "src/importers"].map((folder) => path.join(ROOT, folder));
  if (fs.existsSync(built) && fs.statSync(built).mtimeMs >= Math.max(...sources.map(newest))) return;
  console.log("Building the functions ...");
  run("npx", ["webpack", "--mode", "production", "--config-name", "functions"]);
  // webpack leaves a file alone that has not changed.
  fs.utimesSync(built, new Date(), new Date());
}

/** The page is built again only when one of its sources, or the functions in it, has changed since. */
function buildWorkbench(): void {
  const page = path.join(ROOT, "dist/workbench/index.html");
  const built = fs.existsSync(page) ? fs.statSync(page).mtimeMs : 0;
  const sources = [path.join(ROOT, "src"), path.join(ROOT, "dist/functions.json")].map(newest);
  const tools = fs
    .readdirSync(WORKSPACE)
    .filter((name) => name.endsWith(".ts") || name === "package-lock.json")
    .map((name) => newest(path.join(WORKSPACE, name)));
  if (built >= Math.max(...sources, ...tools)) return;
  console.log("Building the workbench ...");
  run(process.execPath, ["--import", "./build/typescript.mjs", path.join(WORKSPACE, "build.ts")]);
}

const port = Number(process.env["PORT"] ?? DEFAULT_PORT);
installGrid();
buildFunctions();
buildWorkbench();
try {
  const { origin } = await serveFolder(path.join(ROOT, "dist/workbench"), port);
  console.log(`\nHCI Planner is at ${origin}  (Ctrl+C ends it)`);
} catch (error) {
  if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
  console.error(`Port ${port} is taken: PORT=${port + 1} npm start`);
  process.exitCode = 1;
}
