/**
 * Tries all of what `npm test` samples: `npm run test:long`, which a release needs. First the suites of Jest that know two volumes,
 * then both browser suites; options are those of Playwright, and with one of them only the browser suites run: `-- -g random`.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

const ROOT = path.resolve(__dirname, "..");

/** Suites that read the volume, or whose designs `recalculate` validates by it. */
function suitesOfVolumes(): string[] {
  return fs
    .readdirSync(ROOT, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".test.ts") && !file.includes("node_modules"))
    .filter((file) =>
      /from "(\.\.\/)+(volume|templates\/recalculate)"/.test(fs.readFileSync(path.join(ROOT, file), "utf8")),
    )
    .map((file) => path.join("tests", file));
}

function run(command: string, args: readonly string[]): boolean {
  const { status, error } = spawnSync("npx", ["--no-install", command, ...args], {
    stdio: "inherit",
    env: { ...process.env, TEST_VOLUME: "all" },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

const options = process.argv.slice(2);
const isJestOk = options.length > 0 || run("jest", ["--testTimeout", "600000", ...suitesOfVolumes()]);
const isBrowserOk = run("playwright", ["test", "--config=playwright.long.config.ts", ...options]);
process.exitCode = isJestOk && isBrowserOk ? 0 : 1;
