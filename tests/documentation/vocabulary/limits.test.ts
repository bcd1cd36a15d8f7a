import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ROOT } from "../documents";

/** How a limit must not be named: MAX_ and MIN_ are the words of the field. */
const HOME_MADE = /\b(?:MOST|LARGEST|HIGHEST|DEEPEST|LONGEST|LEAST|FEWEST|SMALLEST|LOWEST)_[A-Z0-9_]+\b/;

test.each([
  ["MOST_CELLS", true],
  ["LEAST_DUMP", true],
  ["MAX_CELLS", false],
  ["MIN_DUMP", false],
])("%s is a home-made name of a limit: %s", (name, isHomeMade) => {
  expect(HOME_MADE.test(name)).toBe(isHomeMade);
});

test("constants that limit something are named MAX_ or MIN_", () => {
  const files = execFileSync("git", ["ls-files", "*.ts"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  const found = files
    .filter((file) => file !== "tests/documentation/vocabulary/limits.test.ts")
    .filter((file) => fs.existsSync(path.join(ROOT, file)))
    .flatMap((file) => {
      const name = HOME_MADE.exec(fs.readFileSync(path.join(ROOT, file), "utf8"))?.[0];
      return name === undefined ? [] : [`${file}: ${name}`];
    });
  expect(found).toEqual([]);
});
