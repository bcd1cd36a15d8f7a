import { hosts } from "../../src/templates/hosts/hosts";
import { runbooks } from "../../src/templates/runbooks/runbooks";
import { recalculate, type Entries } from "./recalculate";

const plan = hosts.plan();

/** Does the change that says so hold in the entered version? */
function holds(words: string, entries: Entries): unknown {
  const sheet = recalculate(plan, entries);
  const row = sheet.values("changeText").findIndex((text) => String(text).includes(words));
  expect(row).toBeGreaterThanOrEqual(0);
  return sheet.values("changeHolds")[row];
}

test.each([
  ["8.0 U3", "ESA adapts RAID-5", "yes"],
  ["7.0 U3", "ESA adapts RAID-5", "not yet"],
  ["8.0 U3", "begins to deduplicate", "not yet"],
  ["9.0.x", "begins to deduplicate", "yes"],
  ["9.0.x", "uses ZSTD", "not yet"],
  ["9.1.x", "uses ZSTD", "yes"],
  ["9.0 GA", "Memory tiering", "yes"],
  ["9.1.x", "Auto-RAID", "yes"],
  ["6.7 any", "unicast", "yes"],
  [null, "unicast", "? enter the version"],
])("%s: %s: %s", (release, words, expected) => {
  expect(holds(words, { release })).toBe(expected);
});

test("no figure depends on the version", () => {
  const figures = (release: string) => {
    const sheet = recalculate(plan, { release });
    return [sheet.value("verdict"), sheet.value("usable"), ...sheet.values("carried.iops")];
  };
  expect(figures("9.1.x")).toEqual(figures("7.0 GA"));
});

test.each([
  ["9.0.x", "yes", "deprecated"],
  ["9.1.x", "yes", "deprecated"],
  ["8.0 U3", "yes", "menu"],
])("runbooks for %s: guided shutdown %s, retreat mode %s", (version, guided, retreat) => {
  const sheet = recalculate(runbooks.plan(), { version });
  expect([sheet.value("guided"), sheet.value("retreat")]).toEqual([guided, retreat]);
});
