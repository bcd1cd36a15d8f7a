import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { PLAYWRIGHTS_OWN } from "../../build/findChromium";

const playwright = path.dirname(createRequire(__filename).resolve("playwright-core/package.json"));

test("the features that Playwright turns off are turned off here too: Chromium takes only the last list", () => {
  const source = fs.readFileSync(path.join(playwright, "lib", "coreBundle.js"), "utf8");
  const list = /disabledFeatures = \[(.*?)\]/s.exec(source)?.[1] ?? "";
  // Those that begin with ms are for Edge alone.
  const features = [...list.matchAll(/"(\w+)"/g)]
    .map(([, name]) => name)
    .filter((name) => !name?.startsWith("ms"));
  expect(features.length).toBeGreaterThan(5);
  expect([...PLAYWRIGHTS_OWN].sort()).toEqual(features.sort());
});
