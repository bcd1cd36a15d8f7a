import { linkOfSource } from "../../src/explain/sourceLinks";
import type { Source } from "../../src/model/evidence/evidence";
import * as productSources from "../../src/model/evidence/productSources";
import * as sources from "../../src/model/evidence/sources";
import * as procedureSources from "../../src/model/operations/procedureSources";
import * as releaseSources from "../../src/model/operations/releaseSources";
import { allEvidence } from "../model/allEvidence";

test("every source of a number leads to its address, if it has one", async () => {
  const used = (await allEvidence()).map(([{ source }]) => source);
  const linked = used.filter(({ url }) => url !== undefined);
  expect(linked.length).toBeGreaterThan(50);
  for (const { title, date, url } of linked)
    expect([title, linkOfSource(`${title} (${date})`)]).toEqual([title, url]);
});

test("a source without an address leads nowhere", () => {
  expect(linkOfSource("your input")).toBeUndefined();
  expect(linkOfSource("")).toBeUndefined();
});

const TITLE = "Storage space utilization calculation for VM's objects on vSAN ESA datastore (KB 394410)";
const ADDRESS = "https://knowledge.broadcom.com/external/article/394410";

test.each([
  ["by itself", TITLE, ADDRESS],
  ["with a day", `${TITLE} (2025-04-15)`, ADDRESS],
  ["with a month", `${TITLE} (2025-04)`, ADDRESS],
  ["with a place in it", `${TITLE} (2025-04-15), table 2 (2024-01)`, ADDRESS],
  ["without its last letter", TITLE.slice(0, -1), undefined],
  ["behind other words", `see ${TITLE}`, undefined],
])("a title %s leads to its address, or nowhere", (_what, source, address) => {
  expect(linkOfSource(source)).toBe(address);
});

test("the title of a source does not begin with that of another one", () => {
  const entries: unknown[] = [sources, productSources, procedureSources, releaseSources].flatMap((module) =>
    Object.values(module),
  );
  const titles = entries.map(
    (entry) =>
      ((typeof entry === "function" ? (entry as (locator: string) => Source)("") : entry) as Source).title,
  );
  expect(titles.length).toBeGreaterThan(50);
  const pairs = titles.flatMap((a) => titles.filter((b) => a !== b && b.startsWith(a)).map((b) => [a, b]));
  expect(pairs).toEqual([]);
});
