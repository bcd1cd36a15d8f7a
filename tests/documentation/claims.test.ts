import fs from "node:fs";
import path from "node:path";
import { claimsMarkdown } from "../../build/claims/claimsMarkdown";
import { CLAIMS } from "../../build/claims/claims";
import { placeOf } from "../../build/claims/placeOf";
import { templates } from "../../src/templates/templates";
import { ROOT } from "./documents";

test("docs/claims.md matches the list of claims: npm run docs refreshes it", () => {
  expect(fs.readFileSync(path.join(ROOT, "docs/claims.md"), "utf8")).toBe(claimsMarkdown(ROOT));
});

test("every claim is still made where the list reports", () => {
  expect(
    CLAIMS.filter((claim) => placeOf(claim, ROOT) === null).map(({ where, says }) => `${where}: ${says}`),
  ).toEqual([]);
});

test("words that no one writes are found nowhere", () => {
  const [claim] = CLAIMS;
  expect(claim && placeOf({ ...claim, says: "Tiny holds a million components" }, ROOT)).toBeNull();
  expect(claim && placeOf({ ...claim, where: "no-template" }, ROOT)).toBeNull();
});

test("every template has claims, and none is listed twice", () => {
  expect(templates.filter(({ id }) => !CLAIMS.some(({ where }) => where === id))).toEqual([]);
  const keys = CLAIMS.map(({ where, says }) => `${where}: ${says}`);
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

test("every source has a date; what is confirmed or corrected can be looked up", () => {
  for (const { source, state, says } of CLAIMS) {
    expect([says, source.date]).toEqual([says, expect.stringMatching(/^\d{4}-\d\d-\d\d$/)]);
    if (state === "corrected") expect([says, source.url]).toEqual([says, expect.stringMatching(/^https?:/)]);
  }
});
