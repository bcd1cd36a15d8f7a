import type { Browser, BrowserContext } from "playwright-core";
import type { FunctionHelp } from "../../src/functionHelp";
import type { Build } from "./watchContext";

/** One check of the built add-in: it throws what is wrong. */
export interface Check {
  name: string;
  run(): Promise<void> | void;
  /** Contexts that stay open for the checks that follow; the others are closed after each check. */
  keeps?(context: BrowserContext): boolean;
}

/** What every file of checks is given. */
export interface Subject {
  browser: Browser;
  build: Build;
  /** All functions in words, by id. */
  help: readonly FunctionHelp[];
  /** Version of package.json. */
  version: string;
  /** Takes a figure that a check measured, for the report. */
  print(line: string): void;
}
