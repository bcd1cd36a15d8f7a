/**
 * Runs every test: jest, then both browser suites. Ends with the counts of all of them on the last line: `npm test`. To run
 * fewer tests, call their runner: `npx jest tests/model`, `npm run test:e2e -- -g ribbon`.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { closingLines, isFailure, jestCounts, sumCounts, type TestCounts } from "./testCounts";

if (process.argv.length > 2) {
  console.error("npm test takes no options: see npx jest, npm run test:e2e, npm run test:workbench");
  process.exit(2);
}

const isCi = Boolean(process.env["CI"]);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-tests-"));
const jestFile = path.join(folder, "jest.json");
const browserFile = path.join(folder, "browser.json");

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): boolean {
  const { status, error } = spawnSync("npx", ["--no-install", command, ...args], {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${command}: ${error.message}`);
  return status === 0;
}

/** The counts that a runner wrote. A failure that they do not explain, such as a crash, counts as one more. */
function countsOf<Counted>(file: string, read: (counted: Counted) => TestCounts, isOk: boolean): TestCounts {
  const none: TestCounts = { passed: 0, failed: 0, skipped: 0, flaky: [] };
  const counts = fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, "utf8")) as Counted) : none;
  return isOk || isFailure(counts, isCi) ? counts : { ...counts, failed: counts.failed + 1 };
}

try {
  const isJestOk = run("jest", ["--json", `--outputFile=${jestFile}`]);
  const isBrowserOk = run("playwright", ["test"], { TEST_COUNTS_FILE: browserFile });
  const total = sumCounts([
    countsOf(jestFile, jestCounts, isJestOk),
    countsOf(browserFile, (counts: TestCounts) => counts, isBrowserOk),
  ]);
  console.log(["", ...closingLines(total, isCi)].join("\n"));
  process.exitCode = isFailure(total, isCi) ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true });
}
