import fs from "node:fs/promises";
import type { FullConfig, FullResult, Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { FIGURE } from "./browserTest";
import { closingLines, isFailure, type TestCounts } from "../testCounts";

/** Names a file that takes the counts as JSON, for a program that adds them to others and prints them itself. */
const COUNTS_FILE = process.env["TEST_COUNTS_FILE"];

/** Prints figures that tests recorded, which suites were skipped and why, and the counts as the last line. */
export default class ClosingReporter implements Reporter {
  private root: Suite | undefined;
  private errors = 0;

  onBegin(_config: FullConfig, root: Suite): void {
    this.root = root;
  }

  /** An error outside of all tests, such as a file that does not load. */
  onError(): void {
    this.errors += 1;
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult["status"] }> {
    const tests = this.root?.allTests() ?? [];
    const counts = this.count(tests);
    const isCi = Boolean(process.env["CI"]);
    const lines = [...figures(tests), ...reasons(tests)];
    if (COUNTS_FILE) await fs.writeFile(COUNTS_FILE, JSON.stringify(counts));
    else lines.push(...closingLines(counts, isCi));
    process.stdout.write(lines.map((line) => `${line}\n`).join(""));
    return { status: status === "passed" && isFailure(counts, isCi) ? "failed" : status };
  }

  private count(tests: readonly TestCase[]): TestCounts {
    const ended = (outcome: ReturnType<TestCase["outcome"]>) =>
      tests.filter((test) => test.outcome() === outcome);
    const flaky = ended("flaky");
    return {
      passed: ended("expected").length + flaky.length,
      failed: ended("unexpected").length + this.errors,
      skipped: ended("skipped").length,
      flaky: flaky.map(titleOf),
    };
  }
}

/** The title with suite and file: `workbench › grid.spec.ts › an error's message`. */
function titleOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(" › ");
}

function figures(tests: readonly TestCase[]): string[] {
  return tests.flatMap(({ annotations }) =>
    annotations.flatMap(({ type, description = "" }) => (type === FIGURE ? [`  ${description}`] : [])),
  );
}

/** Why tests were skipped: a line for each suite and reason. */
function reasons(tests: readonly TestCase[]): string[] {
  const lines = tests.flatMap((test) =>
    test.annotations
      .filter(({ type, description }) => type === "skip" && description)
      .map(({ description = "" }) => `Skipped ${test.parent.project()?.name ?? ""}: ${description}.`),
  );
  return [...new Set(lines)];
}
