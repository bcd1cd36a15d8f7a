import fs from "node:fs";
import path from "node:path";
import { runCli } from "../cli/runCli";
import { DIST } from "../dist";

const ROOT = path.resolve(__dirname, "../..");
const read = (name: string): string => fs.readFileSync(path.join(ROOT, name), "utf8");
const { version } = JSON.parse(read("package.json")) as { version: string };

const manifestVersion = (name: string) => /<Version>(.+)\.0<\/Version>/.exec(read(name))?.[1];

test.each<[string, () => string | undefined]>([
  ["package-lock.json", () => (JSON.parse(read("package-lock.json")) as { version: string }).version],
  ["manifest.xml", () => manifestVersion("manifest.xml")],
  ["dist/manifest.xml", () => manifestVersion("dist/manifest.xml")],
  ["CHANGELOG.md, first entry", () => /^## (\d\S+)/m.exec(read("CHANGELOG.md"))?.[1]],
  ["hci-planner --version", () => runCli("--version").out],
])("%s has the version of package.json", (_, found) => {
  expect(found()).toBe(version);
});

test("the pane shows the version of package.json", () => {
  const built = fs.readFileSync(path.join(DIST, "taskpane.js"), "utf8");
  expect(built).toContain(`textContent="${version}"`);
});
