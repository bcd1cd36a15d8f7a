import { elbencho } from "../../../src/importers/elbencho/noElbencho";
import { csv, json, jsonPhase } from "./elbenchoTexts";

test.each([
  ["CSV", csv()],
  ["CSV with a byte order mark", `\ufeff${csv()}`],
  ["CSV that a spreadsheet saved", csv().replaceAll(",", ";").replace("ISO date", '"ISO date"')],
  ["CSV that was pasted as cells", csv().replaceAll(",", "\t")],
  ["JSON", json(jsonPhase())],
])("cells report where elbencho is read: %s", (_, text) => {
  expect(elbencho.looksLike(text)).toBe(true);
});

test("other texts are not taken for those of elbencho's", () => {
  expect(elbencho.looksLike("ISO dates, and more")).toBe(false);
});
