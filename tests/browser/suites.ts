import fs from "node:fs";
import path from "node:path";
import { findTestBrowser } from "../../build/findChromium";

const ROOT = path.resolve(__dirname, "../..");

/** A suite of browser tests: a folder of tests, and what it needs besides Chromium. */
interface Suite {
  name: string;
  folder: string;
  needs: readonly { file: string; otherwise: string }[];
}

/** Both suites. `npm run test:<name>` runs one. */
export const SUITES: readonly Suite[] = [
  {
    name: "e2e",
    folder: "tests/e2e",
    needs: [
      {
        file: "tests/e2e/node_modules/@microsoft/office-js",
        otherwise: "no office.js: npm ci --prefix tests/e2e",
      },
      { file: "tests/e2e/node_modules/axe-core", otherwise: "no axe: npm ci --prefix tests/e2e" },
    ],
  },
  {
    name: "workbench",
    folder: "tests/workbench",
    needs: [
      {
        file: "tools/workbench/node_modules/@univerjs",
        otherwise: "no spreadsheet grid: npm ci --prefix tools/workbench",
      },
      {
        file: "dist/workbench/index.html",
        otherwise: "no workbench in dist: npm run build:workbench",
      },
    ],
  },
];

/** What this machine lacks for a suite, each with the command that brings it. */
export function missingFor({ needs }: Suite): string[] {
  return [
    ...(findTestBrowser()
      ? []
      : ["no Chromium: apt-get install chromium-headless-shell or chromium, or set CHROMIUM to its path"]),
    ...needs.filter(({ file }) => !fs.existsSync(path.join(ROOT, file))).map(({ otherwise }) => otherwise),
  ];
}
