/**
 * Builds a release twice, in two copies of this checkout at different places and in different time zones, and holds
 * the first to account, also by the browser tests and the long tests on its site: `npm run test:release`. A release needs
 * it to pass. `-- --without-browser` checks only what needs no browser. `.ci/run` installs what it needs.
 */
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { unzipSync } from "fflate";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SITE = "https://tools.example.com/hci";
const PACKAGES = [".", "tools/workbench", "tools/validate", "tests/e2e"].map((place) =>
  path.join(place, "node_modules"),
);
const { name, version } = JSON.parse(fs.readFileSync(path.join(ROOT, "package.json"), "utf8")) as {
  name: string;
  version: string;
};

const missing = PACKAGES.filter((packages) => !fs.existsSync(path.join(ROOT, packages)));
assert.deepEqual(missing, [], `${missing.join(", ")}: not installed. Run .ci/run first.`);

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-release-"));
process.on("exit", () => fs.rmSync(folder, { recursive: true, force: true }));

function run(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
  stdout: "pipe" | "inherit" = "pipe",
): string {
  return execFileSync(command, args, {
    cwd,
    env: { ...process.env, ...env },
    encoding: "utf8",
    stdio: ["ignore", stdout, "inherit"],
    shell: process.platform === "win32",
  });
}

/** Links where the disk allows it: the packages are 500 MB. */
function copyPackages(from: string, to: string): void {
  fs.mkdirSync(to, { recursive: true });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyPackages(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else link(source, target);
  }
}

function link(source: string, target: string): void {
  try {
    fs.linkSync(source, target);
  } catch {
    fs.copyFileSync(source, target);
  }
}

/** What git has of this checkout, with the installed packages: nothing that an earlier build left. */
function copyCheckout(to: string): void {
  const listed = run("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], ROOT);
  for (const file of listed.split("\0").filter((line) => line && fs.existsSync(path.join(ROOT, line)))) {
    fs.mkdirSync(path.dirname(path.join(to, file)), { recursive: true });
    fs.copyFileSync(path.join(ROOT, file), path.join(to, file));
  }
  for (const packages of PACKAGES) {
    copyPackages(path.join(ROOT, packages), path.join(to, packages));
  }
  // Tests ask git which files are the project's.
  run("git", ["init", "--quiet"], to);
  run("git", ["add", "--all"], to);
}

/** Builds a release in a copy and answers with its folder. */
function release(place: string, zone: string): string {
  const checkout = path.join(folder, place);
  copyCheckout(checkout);
  run("npm", ["run", "release", "--silent"], checkout, { HCI_PLANNER_URL: `${SITE}/`, TZ: zone });
  return path.join(checkout, "out/release");
}

const step = (what: string): void => console.log(`ok ${what}`);

const built = release("first", "UTC");
const again = release("at/another/place", "Asia/Tokyo");
const fileOf = (folder: string, suffix: string): string => path.join(folder, `${name}-${version}${suffix}`);
const unzip = (zip: string): Record<string, Uint8Array> => unzipSync(new Uint8Array(fs.readFileSync(zip)));
const site = unzip(fileOf(built, "-site.zip"));
const sums = fs.readFileSync(path.join(built, "SHA256SUMS"), "utf8");

const siteAgain = unzip(fileOf(again, "-site.zip"));
const differing = Object.keys({ ...site, ...siteAgain }).filter(
  (place) => Buffer.compare(site[place] ?? Buffer.of(), siteAgain[place] ?? Buffer.of()) !== 0,
);
assert.deepEqual(differing, []);
assert.equal(fs.readFileSync(path.join(again, "SHA256SUMS"), "utf8"), sums);
step("two builds, at two places and in two time zones, have the same bytes");

const listed = sums
  .trim()
  .split("\n")
  .map((line) => line.split("  "))
  .map(([sum = "", file = ""]) => ({ sum, file }));
assert.deepEqual(
  listed.map(({ file }) => file),
  fs
    .readdirSync(built)
    .filter((file) => file !== "SHA256SUMS")
    .sort(),
);
for (const { sum, file } of listed) {
  const bytes = fs.readFileSync(path.join(built, file));
  assert.equal(createHash("sha256").update(bytes).digest("hex"), sum, file);
}
step("SHA256SUMS lists every file with its sum");

const textOf = (place: string): string =>
  Buffer.from(site[place] ?? assert.fail(`the site has no ${place}`)).toString("utf8");
const manifest = fs.readFileSync(fileOf(built, "-manifest.xml"), "utf8");
assert.equal(textOf("manifest.xml"), manifest);
assert.ok(manifest.includes(`DefaultValue="${SITE}/taskpane.html"`));
const local = Object.keys(site).filter(
  (place) =>
    /^[^/]+\.(html|json|xml|css|js)$/.test(place) && textOf(place).includes("https://localhost:3000"),
);
assert.deepEqual(local, []);
step("the add-in points to the address it was built for");

for (const place of [
  "workbench/index.html",
  "THIRD-PARTY-NOTICES.txt",
  "workbench/THIRD-PARTY-NOTICES.txt",
]) {
  assert.ok(textOf(place).length > 0);
}
assert.ok(!("cli.js" in site));
step("the site has the workbench, and the licenses of what ships");

const templates = unzip(fileOf(built, "-templates.zip"));
assert.deepEqual(Object.keys(templates), fs.readdirSync(path.join(ROOT, "templates")).sort());
step("the templates are those of the repository");

const empty = path.join(folder, "empty");
fs.mkdirSync(empty);
run("npm", ["install", "--offline", "--no-audit", "--no-fund", "--silent", fileOf(built, ".tgz")], empty);
const planner = (...args: string[]): string =>
  run("npx", ["--no-install", "hci-planner", ...args], empty).trim();
assert.equal(planner("--version"), version);
assert.match(planner("call", "VSAN_GHZ", "1000", "32K", "read"), /\d/);
planner("report", path.join(ROOT, "samples/easy-run-1725000000.zip"), "-o", "report.xlsx");
assert.ok("xl/workbook.xml" in unzip(path.join(empty, "report.xlsx")));
step("the package installs in an empty folder without a network, and writes a report");

if (!process.argv.includes("--without-browser")) {
  const checkout = path.join(folder, "first");
  const served = path.join(checkout, "dist");
  fs.rmSync(served, { recursive: true });
  for (const [place, bytes] of Object.entries(site)) {
    fs.mkdirSync(path.dirname(path.join(served, place)), { recursive: true });
    fs.writeFileSync(path.join(served, place), bytes);
  }
  fs.copyFileSync(path.join(empty, "node_modules", name, "dist/cli.js"), path.join(served, "cli.js"));
  for (const script of ["test:e2e", "test:workbench", "test:long"]) {
    run("npm", ["run", script, "--silent"], checkout, { CI: "1" }, "inherit");
  }
  step("the browser tests and the long tests pass on the unpacked site");
}
