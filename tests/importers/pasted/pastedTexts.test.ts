import { importPasted } from "../../../src/importers/pasted/importPasted";
import { importText } from "../../../src/importers/pasted/importText";
import { pastedTexts } from "../../../src/importers/pasted/pastedTexts";
import { CELL_TOOLS, TEXT_TOOLS } from "../../../src/importers/textFormats";

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

describe("pasted cells", () => {
  const LINES = ["Number of VMs: 18", "IOPS = 721317.28 IO/S"];

  test.each([
    ["whole lines", LINES.map((line) => [line]), [721_317.28]],
    ["lines split at blanks", LINES.map((line) => line.split(" ")), [721_317.28]],
    ["no results", [["Dear colleague"], ["", null]], []],
    ["nothing", [], []],
  ])("with %s give runs", (_, values, iops) => {
    const { runs, ...others } = importPasted(values);
    expect(runs.map(({ results }) => results.iops)).toEqual(iops);
    expect(runs.map((run) => run.case)).toEqual(iops.map(() => "pasted text"));
    expect(others).toEqual({});
  });

  test("with an impossible figure explain why there is no run", () => {
    const row = `  SEQ    1MiB (Q=  8, T= 1):  ${"9".repeat(400)}.0 MB/s [   1000.0 IOPS] <  7990.50 us>`;
    const { runs, why } = importPasted([["CrystalDiskMark 8.0.4 x64"], ["[Read]"], [row]]);
    expect(runs).toEqual([]);
    expect(why).toMatch(/is not a finite number/);
  });
});

test("the tools whose text is read are named in the order in which they are asked", () => {
  expect(TEXT_TOOLS).toMatch(
    /^HCIBench, Iometer, fio, vdbench, diskspd, CrystalDiskMark, (.+, )?elbencho(, |$)/,
  );
});

test("a formula names the tools that it reads, without those that the functions bundle has no room for", () => {
  expect(CELL_TOOLS).toMatch(/^HCIBench, Iometer, fio, vdbench, diskspd, CrystalDiskMark(, |$)/);
  expect(CELL_TOOLS).not.toContain("elbencho");
});
