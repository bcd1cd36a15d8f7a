import { importText } from "../../src/importers/importText";
import { pastedTexts } from "../../src/importers/pastedTexts";

test.each([
  { name: "whole lines are one text", values: [["a b"], [""], ["c"]], texts: ["a b\n\nc"] },
  {
    name: "blank columns at the end do not count",
    values: [
      ["a", ""],
      ["b", ""],
    ],
    texts: ["a\nb"],
  },
  {
    name: "split lines are joined by tabs, then by blanks",
    values: [
      ["a", "b"],
      ["c", ""],
    ],
    texts: ["a\tb\nc", "a b\nc"],
  },
  {
    name: "figures are texts again",
    values: [["IOPS", "=", 721317.28]],
    texts: ["IOPS\t=\t721317.28", "IOPS = 721317.28"],
  },
])("$name", ({ values, texts }) => {
  expect(pastedTexts(values)).toEqual(texts);
});

test("a result that Text to Columns split at blanks is read", () => {
  const lines = ["Number of VMs: 18", "IOPS = 721317.28 IO/S", "THROUGHPUT = 22541.16 MB/s"];
  const [byTabs = "", byBlanks = ""] = pastedTexts(lines.map((line) => line.split(" ")));
  expect(importText(byTabs, "pasted text")).toBeNull();
  expect(importText(byBlanks, "pasted text")?.runs[0]?.results.iops).toBe(721_317.28);
});
