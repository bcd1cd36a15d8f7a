import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import type { Diagnostic } from "../../../src/model/benchmark/diagnostic";
import type { Finding } from "../../../src/reports/findings/finding";
import type { Findings } from "../../../src/reports/findings/findings";
import { sourcesSheet } from "../../../src/reports/sheets/sourcesSheet";
import { planWorkbook } from "../../../src/sheets/planWorkbook";
import { sampleRun } from "../sampleRuns";

const NONE: Findings = { findings: [], further: [], notEvaluated: [] };

function drawn(findings: Findings = NONE, diagnostics: readonly Diagnostic[] = []) {
  const runs = [
    sampleRun({ toolVersion: "2.8.3", startedAt: "2024-11-29T12:59:25.000Z" }),
    sampleRun({ case: "b", source: { file: "b.txt", line: null } }),
  ];
  const sheets = [sourcesSheet(runs, diagnostics, ["a.zip", "b.zip"], findings, NO_FACTS)];
  const [sheet] = planWorkbook({ title: "t", subject: "s", sheets }).spec.sheets;
  const texts = sheet?.cells.flatMap((cell) => ("text" in cell ? [cell.text] : [])) ?? [];
  return { texts, table: (name: string) => sheet?.tables?.find((table) => table.name === name) };
}

test("lists the inputs, and the file of every run", () => {
  const { texts, table } = drawn();
  expect(texts.slice(0, 3)).toEqual(["Sources", "a.zip, b.zip", "Files"]);
  expect(table("Files")?.columns.map(({ header }) => header)).toEqual([
    "File",
    "Line",
    "Case",
    "Tool",
    "Version",
    "Started (UTC)",
  ]);
  expect(table("Files")?.rows).toEqual([
    ["fio-case-1732885165-res.txt", 3, "fio-case-1732885165", "hcibench-fio", "2.8.3", "2024-11-29 12:59:25"],
    ["b.txt", null, "b", "hcibench-fio", "not stated", null],
  ]);
});

test("has neither diagnostics nor further findings when there are none", () => {
  const { texts, table } = drawn();
  expect([table("Diagnostics"), table("NotEvaluated")]).toEqual([undefined, undefined]);
  expect(texts).not.toContain("Further findings");
  expect(table("Basis")?.rows.length).toBeGreaterThan(4);
});

test("lists diagnostics with their place", () => {
  const { table, texts } = drawn(NONE, [
    { severity: "warning", code: "x", message: "Something is odd.", file: "a.txt", line: 7 },
  ]);
  expect(texts).toContain("Diagnostics");
  expect(table("Diagnostics")?.columns.map(({ header }) => header)).toEqual([
    "File",
    "Line",
    "Message",
    "Severity",
    "Code",
  ]);
  expect(table("Diagnostics")?.rows).toEqual([["a.txt", 7, "Something is odd.", "warning", "x"]]);
});

test("lists the findings that Summary has no room for", () => {
  const finding: Finding = { rule: "r", severity: "note", text: "One more.", advice: null, runs: [] };
  const { texts } = drawn({ ...NONE, further: [finding] });
  expect(texts.slice(texts.indexOf("Further findings")).slice(0, 2)).toEqual([
    "Further findings",
    "One more.",
  ]);
});

test.each([
  [1, "1 rule was not evaluated"],
  [2, "2 rules of the findings were not evaluated"],
])("lists %i rules that were not evaluated", (count, heading) => {
  const notEvaluated = Array.from({ length: count }, (_, i) => ({ rule: `r${i}`, because: "the hosts" }));
  const { texts, table } = drawn({ ...NONE, notEvaluated });
  expect(texts).toContain(heading);
  expect(table("NotEvaluated")?.rows).toEqual(notEvaluated.map(({ rule, because }) => [rule, because]));
  expect(table("NotEvaluated")?.columns).toEqual([{ header: "Rule" }, { header: "Not given" }]);
});
