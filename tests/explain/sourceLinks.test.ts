import { linkOfSource } from "../../src/explain/sourceLinks";
import { allEvidence } from "../model/allEvidence";

test("every source of a number leads to its address, if it has one", async () => {
  const sources = (await allEvidence()).map(([{ source }]) => source);
  const linked = sources.filter(({ url }) => url !== undefined);
  expect(linked.length).toBeGreaterThan(50);
  for (const { title, date, url } of linked)
    expect([title, linkOfSource(`${title} (${date})`)]).toEqual([title, url]);
});

test("a source without an address leads nowhere", () => {
  expect(linkOfSource("your input")).toBeUndefined();
  expect(linkOfSource("")).toBeUndefined();
});
