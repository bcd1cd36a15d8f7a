import fs from "node:fs";
import path from "node:path";
import { costRangeSvg } from "../../build/costRangeSvg";
import { ROOT } from "./documents";

test("docs/cost-range.svg is what the model calculates: npm run docs refreshes it", () => {
  expect(fs.readFileSync(path.join(ROOT, "docs/cost-range.svg"), "utf8")).toBe(costRangeSvg());
});
