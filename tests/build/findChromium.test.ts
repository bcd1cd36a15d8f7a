import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { findTestBrowser, PLAYWRIGHTS_OWN } from "../../build/findChromium";

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

test.each([
  ["the headless shell", undefined, () => true, "/usr/lib/chromium/chromium-headless-shell"],
  [
    "Chromium where there is no shell",
    undefined,
    (file: string) => !file.includes("shell"),
    "/usr/bin/chromium",
  ],
  ["what CHROMIUM names", "/opt/chrome", () => true, "/opt/chrome"],
])("tests run in %s", (_, named, isThere, expected) => {
  const before = process.env["CHROMIUM"];
  if (named === undefined) delete process.env["CHROMIUM"];
  else process.env["CHROMIUM"] = named;
  const exists = jest.spyOn(fs, "existsSync").mockImplementation((file) => isThere(String(file)));
  try {
    expect(findTestBrowser()).toBe(expected);
  } finally {
    exists.mockRestore();
    if (before === undefined) delete process.env["CHROMIUM"];
    else process.env["CHROMIUM"] = before;
  }
});
