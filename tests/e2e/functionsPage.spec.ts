import fs from "node:fs";
import path from "node:path";
import { expect, test as addInTest } from "./addInTest";
import { pageTests, type OpensPage } from "./pageTests";
import { BUILD, HELP } from "./shippedBuild";

const test = addInTest.extend<OpensPage>({
  open: async ({ openPage }, use) => {
    await use((options) => openPage("functions.html", options));
  },
});
const ANCHORS = HELP.map(({ id }) => id.toLowerCase()).sort();
pageTests(test, "HCI Planner functions");

test("has a section with the anchor and the name of every function", async ({ open }) => {
  const { frame } = await open();
  for (const { id } of HELP) {
    const heading = frame.locator(`section#${id.toLowerCase()} > h2`);
    expect(await heading.allTextContents()).toEqual([id]);
  }
  expect(await frame.locator("section").count()).toBe(HELP.length);
});

test("is where the help links of functions.json lead, anchor by anchor", () => {
  const json = fs.readFileSync(path.join(BUILD.folder, "functions.json"), "utf8");
  const { functions } = JSON.parse(json) as { functions: { helpUrl: string }[] };
  const leads = functions.map(({ helpUrl }) => helpUrl.replace(/^.*\//, "")).sort();
  expect(leads).toEqual(ANCHORS.map((anchor) => `functions.html#${anchor}`).sort());
});

test("links to every section from its head", async ({ open }) => {
  const { frame } = await open();
  const links = frame.getByRole("navigation").getByRole("link");
  const targets = await links.evaluateAll((all) =>
    all.map((link) => link.getAttribute("href")?.slice(1) ?? ""),
  );
  expect(targets.sort()).toEqual(ANCHORS);
  await links.last().click();
  expect(frame.url()).toMatch(/#[a-z0-9_]+$/);
});
