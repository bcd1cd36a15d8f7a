import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PRODUCT, VERSION } from "../../src/workbook/product";

test("printed pages name the release that package.json names", () => {
  const { version } = JSON.parse(readFileSync(join(__dirname, "../../package.json"), "utf8")) as {
    version: string;
  };
  expect(VERSION).toBe(version);
  expect(PRODUCT).toBe(`HCI Planner ${version}`);
});
