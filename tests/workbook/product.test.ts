import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT } from "../../src/workbook/product";

test("printed pages name the release that package.json names", () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, "../../package.json"), "utf8")) as {
    version: string;
  };
  expect(PRODUCT).toBe(`HCI Planner ${version}`);
});
