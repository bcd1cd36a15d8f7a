import type { BenchmarkRun } from "../../../src/model/benchmark/benchmarkRun";
import { reportPlan } from "../../../src/reports/benchmarkReport";
import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import type { Finding } from "../../../src/reports/findings/finding";
import { findingsBlock } from "../../../src/reports/sheets/findingsBlock";
import { planWorkbook } from "../../../src/sheets/planWorkbook";
import type { CellValue } from "../../../src/workbook/spec";
import { contextOf } from "../findings/say";
import { recalculate, type Entries } from "../../templates/recalculate";
import { REFERENCE_RUNS, sampleRun } from "../sampleRuns";
import { tableColumn } from "./tableColumn";

const busy = (name: string, usagePct: number) =>
  sampleRun({ case: name, durationSeconds: 3600, cpu: { usagePct }, results: { iops: usagePct } });

function recalculated(runs: readonly BenchmarkRun[], entries: Entries = {}) {
  const plan = reportPlan({ imports: [{ name: "a.zip", runs }], diagnostics: [], facts: NO_FACTS });
  const { sheets } = recalculate(plan, entries).drawing;
  const found = sheets.find(({ name }) => name === "Findings")?.values ?? [];
  return {
    /** What stands beside the finding that holds these words. */
    state: (words: string): CellValue | undefined =>
      found.find(([, text]) => typeof text === "string" && text.includes(words))?.[3],
    more: found.map(([text]) => text).find((text) => /hold for more runs/.test(String(text))),
    rules: (header: string) => tableColumn(sheets, "Checks", header, "Rule holds when"),
  };
}

describe("a finding on the sheet Findings follows the thresholds of the sheet Checks", () => {
  const runs = [busy("a", 95), busy("b", 92), busy("c", 40)];

  test.each<[string, Entries, string, boolean]>([
    ["as they are", {}, "holds", false],
    ["at the run's own figure", { CpuBound: 0.95 }, "holds, runs: 1", true],
    ["above it", { CpuBound: 0.951 }, "no longer holds", true],
    ["below that of a further run", { CpuBound: 0.4 }, "holds, runs: 3", true],
  ])("%s", (_, entries, state, isMore) => {
    const report = recalculated(runs, entries);
    expect(report.state("CPU-bound")).toBe(state);
    // Above the limit, runs that were CPU-bound are close to it.
    expect(report.more !== undefined).toBe(isMore);
  });

  test("with a name that looks like an id of a formula, or holds quotes", () => {
    const odd = busy('{rules.state} "x" [now] *', 95);
    expect(recalculated([odd, busy("b", 20)]).state("CPU-bound")).toBe("holds");
  });

  test("what no threshold decides is as reported, and a sentence about all runs has no state", () => {
    const report = recalculated([busy("a", 20), { ...busy("b", 30), durationSeconds: null }]);
    expect(report.state("do not state the test time")).toBe("as reported");
    expect(report.state("Planning estimate")).toBe("");
  });
});

test("a rule counts the same runs in its own code and in the formula of Checks", () => {
  const { rules } = recalculated([...REFERENCE_RUNS, busy("a", 95), busy("b", 75), busy("c", 40)]);
  expect(rules("Runs now")).toEqual(rules("Runs in the report"));
  expect(rules("Runs now").filter((count) => Number(count) > 0).length).toBeGreaterThan(4);
  expect(new Set(rules("Against the report"))).toEqual(new Set(["as reported"]));
});

describe("the block of findings", () => {
  const finding = (severity: Finding["severity"], text: string, more: Partial<Finding> = {}): Finding => ({
    rule: "unknown-duration",
    severity,
    text,
    advice: null,
    runs: [],
    ...more,
  });

  function drawn(found: readonly Finding[]) {
    const { checked } = contextOf([busy('a"b', 95), busy("c", 40)]);
    const counts = { height: 1, ids: () => ({ "rules.state": "A1", "rule.cpu_bound.now": "B1", "rule.cpu_bound.reported": "C1" }), draw: () => ({}) };
    const sheets = [
      { name: "Findings", columns: 4, blocks: [findingsBlock(found, checked), { ...counts, ids: () => ({ below: "A1" }) }] },
      { name: "Checks", blocks: [counts] },
    ];
    const [sheet] = planWorkbook({ title: "t", subject: "s", sheets }).spec.sheets;
    return { at: (address: string) => sheet?.cells.find((cell) => cell.at === address), cells: sheet?.cells ?? [] };
  } // prettier-ignore

  const about =
    'Sentences and figures are from when the report was created. "At your thresholds" follows the sheets Checks and Facts; "as reported" was evaluated once. A sentence about all tests has no state.';

  test("marks how much a finding matters, and reports what to do next to it", () => {
    const { at } = drawn([
      finding("problem", "One.", { advice: "Repeat." }),
      finding("caution", "Two.", { also: ["x"] }),
      finding("note", "Three."),
      finding("good", "Four."),
    ]);
    expect(at("A3")).toMatchObject({ text: "All tests", style: "group", columns: 4 });
    expect(["A4", "A5", "A6", "A7"].map(at)).toMatchObject([
      { text: "✖ Test time unknown", style: "problemTitle" },
      { text: "▲ Test time unknown", style: "cautionTitle" },
      { text: "Test time unknown", style: "noteTitle" },
      { text: "✔ Test time unknown", style: "goodTitle" },
    ]);
    expect(["B4", "C4", "B5", "C5"].map(at)).toMatchObject(
      ["One.", "Repeat.", "Two. Also: x.", ""].map((text) => ({ kind: "note", text, style: "rowSentence" })),
    );
    expect(at("A9")).toMatchObject({ kind: "note", text: about, columns: 4, style: "note" });
  });

  test("has headers, and below the sentences a line that counts the rules that hold for more runs", () => {
    const { at } = drawn([finding("note", "One.")]);
    expect(at("A1")).toMatchObject({ text: "Findings", columns: 4 });
    expect(["A2", "B2", "C2", "D2"].map(at)).toMatchObject(
      ["What", "Found", "What to do", "At your thresholds"].map((text) => ({ text })),
    );
    expect(at("A5")).toMatchObject({
      formula:
        'IF(COUNTIF(Checks!$A$1,"more runs")=0,"","▲ At your thresholds "&COUNTIF(Checks!$A$1,"more runs")&" of the rules (sheet Checks) hold for more runs than in the report.")',
      style: "missing",
    });
    expect(at("A6")).toMatchObject({ text: about });
  });

  test("groups findings by test, the one with the most IOPS first, behind those of half of the tests", () => {
    const runs = ["a", "b", "c", "d", "e"].map((name, i) => busy(name, 10 * (i + 1)));
    const { checked } = contextOf(runs);
    const block = findingsBlock(
      [
        finding("caution", "Of a.", { runs: [0] }),
        finding("caution", "Of d.", { runs: [3] }),
        finding("caution", "Of three.", { runs: [2, 0, 1] }),
        finding("note", "Of two.", { runs: [0, 1] }),
      ],
      checked,
    );
    const counts = { height: 1, ids: () => ({ "rules.state": "A20" }), draw: () => ({}) };
    const [sheet] = planWorkbook({
      title: "t",
      subject: "s",
      sheets: [{ name: "F", columns: 4, blocks: [block, counts] }],
    }).spec.sheets;
    const column = (letter: string) =>
      (sheet?.cells ?? [])
        .filter(({ at }) => new RegExp(`^${letter}([3-9]|10)$`).test(at))
        .flatMap((cell) => ("text" in cell ? [cell.text] : []));
    expect(column("A").filter((text) => !text.includes("Test time"))).toEqual(["All tests", "d", "a"]);
    expect(column("B")).toEqual(["Of three.", "Of d.", "Of a.", "Of two."]);
  });

  test("has a state for a sentence about one run, counted by the number of its test", () => {
    const { at } = drawn([
      finding("caution", "One.", { rule: "cpu-bound", runs: [0] }),
      finding("caution", "Two.", { rule: "cpu-bound", runs: [9] }),
      finding("caution", "Three.", { runs: [1] }),
      finding("caution", "Four."),
    ]);
    const states = [4, 5, 6, 7, 8, 9, 10].map((row) => at(`D${row}`)).filter((cell) => cell !== undefined);
    const own = 'COUNTIFS(Checks[Test],1,Checks[Host CPU %],">="&CpuBound)';
    expect(states).toContainEqual(
      expect.objectContaining({
        kind: "formula",
        formula: `IF(${own}=0,"no longer holds",IF(Checks!$B$1=Checks!$C$1,"holds","holds, runs: "&Checks!$B$1))`,
      }),
    );
    expect(states.map((cell) => ("text" in cell ? cell.text : "live")).sort()).toEqual([
      "", "as reported", "as reported", "live",
    ]); // prettier-ignore
  });

  test("leaves one blank row to the next block", () => {
    // Heading, headers, the group, two sentences, the line of more runs and the note: 7 rows.
    const block = findingsBlock([finding("note", "One."), finding("note", "Two.")], []);
    expect(block.height).toBe(7);
  });
});
