import { generateIometer } from "../../../bench/generate/iometer";
import { parseIometerText } from "../../../src/importers/iometer/parseIometerText";
import { results } from "./resultsText";

/** Before 1.1.0 the rows of workers and targets end with empty fields, which look like a spreadsheet's padding. */
describe.each(["2004", "2008", "1.1.0-rc1", "1.1.0-dev", "1.1.0"] as const)("format %s", (format) => {
  const text = new TextDecoder("windows-1252").decode(
    generateIometer({ format, workers: 2, disks: 2 }).bytes,
  );
  const { runs } = parseIometerText(text, "results.csv");

  test.each([
    ["worker", "WORKER,Worker 1,", "Reads, fast, 1", (name: string) => name === "Worker 1"],
    ["manager", "MANAGER,VM-1,", "VM, the first", () => false],
  ])("a %s with commas in its name keeps its figures", (_, row, name, renamed) => {
    const named = parseIometerText(text.replaceAll(row, `${row.split(",")[0]},${name},`), "results.csv");
    expect(named.runs).toEqual(
      runs.map((run) => ({
        ...run,
        members: run.members.map((member) => (renamed(member.name) ? { ...member, name } : member)),
      })),
    );
    expect(named.diagnostics).toEqual(parseIometerText(text, "results.csv").diagnostics);
  });

  test("a target with commas in its name keeps its figures, where targets are the members", () => {
    const alone = text.replace(/^(WORKER|MANAGER|PROCESSOR),.*\r\n/gm, "");
    const named = alone.replaceAll("DISK,0", "DISK,0, fast, big").replaceAll("DISK,1", "DISK,1, fast, big");
    const rename = (name: string): string => name.replace(/^\d/, "$&, fast, big");
    expect(parseIometerText(named, "results.csv").runs).toEqual(
      parseIometerText(alone, "results.csv").runs.map((run) => ({
        ...run,
        members: run.members.map((member) => ({ ...member, name: rename(member.name) })),
      })),
    );
  });
});

test.each([
  ["padding alone", "WORKER,W,4k,,1,7,,,", "W"],
  ["a comma alone", "WORKER,W, fast,4k,,1,7", "W, fast"],
  ["a comma and padding", "WORKER,W, fast,4k,,1,7,,,", "W, fast"],
  ["a comma, and empty fields at the end", "WORKER,W, fast,4k,,1,7,", "W, fast"],
])("a row with %s", (_, row, name) => {
  const { runs } = parseIometerText(
    results("# Managers,# Disks,IOps", ["ALL,All,4k,1,1,7", row]),
    "results.csv",
  );
  expect(runs[0]?.members).toMatchObject([{ name, iops: 7 }]);
});

test("a row of nothing but commas is damaged", () => {
  const text = results("# Managers,# Disks,IOps", ["ALL,All,4k,1,1,7", `DISK${",".repeat(65_000)}`]);
  const { diagnostics } = parseIometerText(text, "results.csv");
  expect(diagnostics.map(({ code, line }) => [code, line])).toEqual([["iometer-damaged-row", 14]]);
});
