/**
 * Runs every test: jest and, beside it, both browser suites, which often wait for a page. Ends with the counts of all of them on
 * the last line: `npm test`. To run fewer tests, call their runner: `npx jest tests/model`, `npm run test:e2e -- -g ribbon`.
 */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
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

function start(command: string, args: readonly string[], env: NodeJS.ProcessEnv, output: "inherit" | "pipe") {
  return spawn("npx", ["--no-install", command, ...args], {
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
}

/** Whether a program ends well. */
async function endsWell(program: ChildProcess, command: string): Promise<boolean> {
  try {
    const [status] = (await once(program, "close")) as [number | null];
    return status === 0;
  } catch (error) {
    console.error(`${command}: ${String(error)}`);
    return false;
  }
}

/** Keeps what a program prints until it is asked for; from then on it is printed as it comes. */
function heldBack({ stdout }: ChildProcess): { show(): void } {
  const held: Buffer[] = [];
  let isShown = false;
  stdout?.on("data", (chunk: Buffer) => {
    if (isShown) process.stdout.write(chunk);
    else held.push(chunk);
  });
  return {
    show: () => {
      isShown = true;
      process.stdout.write(Buffer.concat(held));
    },
  };
}

/** The counts that a runner wrote. A failure that they do not explain, such as a crash, counts as one more. */
function countsOf<Counted>(file: string, read: (counted: Counted) => TestCounts, isOk: boolean): TestCounts {
  const none: TestCounts = { passed: 0, failed: 0, skipped: 0, flaky: [] };
  const counts = fs.existsSync(file) ? read(JSON.parse(fs.readFileSync(file, "utf8")) as Counted) : none;
  return isOk || isFailure(counts, isCi) ? counts : { ...counts, failed: counts.failed + 1 };
}

try {
  const browsers = start("playwright", ["test"], { TEST_COUNTS_FILE: browserFile }, "pipe");
  const printed = heldBack(browsers);
  browsers.stderr?.pipe(process.stderr);
  const browserEnd = endsWell(browsers, "playwright");
  const jest = start("jest", ["--json", `--outputFile=${jestFile}`], {}, "inherit");
  const isJestOk = await endsWell(jest, "jest");
  printed.show();
  const isBrowserOk = await browserEnd;
  const total = sumCounts([
    countsOf(jestFile, jestCounts, isJestOk),
    countsOf(browserFile, (counts: TestCounts) => counts, isBrowserOk),
  ]);
  console.log(["", ...closingLines(total, isCi)].join("\n"));
  process.exitCode = isFailure(total, isCi) ? 1 : 0;
} finally {
  fs.rmSync(folder, { recursive: true });
}
