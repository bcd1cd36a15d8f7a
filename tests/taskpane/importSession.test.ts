import { emptyRun } from "../../src/model/benchmark/benchmarkRun";
import type { Imported } from "../../src/taskpane/import/importRequest";
import { ImportSession, reportInput, type SessionImport } from "../../src/taskpane/import/importSession";
import { previewOf } from "../../src/taskpane/import/preview";
import { resultBlock, resultFormats } from "../../src/taskpane/import/resultBlock";

const run = (name: string, iops: number | null, vms: number | null = 4) => {
  const empty = emptyRun("fio", name, { file: `${name}.json`, line: null });
  return { ...empty, vms, results: { ...empty.results, iops } };
};
const imported = (name: string, ...runs: Imported["runs"]): Imported => ({
  name,
  runs,
  recordings: [],
  diagnostics: [],
});

test("what was just imported is selected, earlier imports are kept", () => {
  const session = new ImportSession();
  session.add([imported("a", run("a", 1))]);
  session.add([imported("b", run("b", 2)), imported("c")]);
  expect(session.imports.map(({ name, chosen }) => [name, chosen])).toEqual([
    ["a", false],
    ["b", true],
    ["c", true],
  ]);
  expect(session.comparable.map(({ name }) => name)).toEqual(["b"]);
  session.remove(session.imports[1] as never);
  expect(session.imports.map(({ name }) => name)).toEqual(["a", "c"]);
});

describe("imports that the workbook kept are selected for the report that it has", () => {
  const saved = (name: string, ...runs: Imported["runs"]): SessionImport => ({
    ...imported(name, ...runs),
    chosen: false,
    saved: { id: name, savedAt: "2026-01-01", text: "" },
  });
  const chosen = (count: number, imports: SessionImport[], now: Imported[] = []): string[] => {
    const session = new ImportSession();
    session.add(now);
    session.addSaved(imports);
    session.chooseSaved(count);
    return session.chosen.map(({ name }) => name);
  };
  const [a, b] = [saved("a", run("a", 1)), saved("b", run("b", 1))];

  test.each([
    ["the only one, where a report is on one", 1, [a, saved("no results")], ["a"]],
    ["both, where it compares", 2, [a, b], ["a", "b"]],
    ["none of two: which one is not known", 1, [a, b], []],
    ["none of one, where it compares", 2, [a], []],
  ])("%s", (_, count, imports, names) => {
    expect(
      chosen(
        count,
        imports.map((one) => ({ ...one })),
      ),
    ).toEqual(names);
  });

  test("not where the user has imported something meanwhile", () => {
    expect(chosen(1, [{ ...a }], [imported("new", run("c", 1))])).toEqual(["new"]);
  });
});

test("a report gets the runs of each import, those without runs are skipped", () => {
  const warning = { severity: "warning", code: "w", message: "odd", file: "b", line: 3 } as const;
  const input = reportInput([
    imported("a", run("a1", 1), run("a2", 2)),
    { ...imported("b"), diagnostics: [warning] },
    imported("c", run("c1", 3)),
  ]);
  expect(input.imports.map(({ name, runs }) => [name, ...runs.map((one) => one.case)])).toEqual([
    ["a", "a1", "a2"],
    ["c", "c1"],
  ]);
  expect(input.diagnostics).toEqual([warning]);
});

test("a preview reports what is there, and what is wrong with it", () => {
  const preview = previewOf({
    ...imported("a", run("x", 1234.5, 4), run("y", null, 8)),
    diagnostics: [
      { severity: "info", code: "i", message: "fine", file: "f", line: null },
      { severity: "warning", code: "w", message: "odd", file: "f", line: 3 },
      { severity: "warning", code: "w", message: "odder", file: "f", line: 4 },
      { severity: "error", code: "e", message: "f is broken", file: "f", line: null },
    ],
  });
  expect(preview).toEqual({
    summary: "2 cases, 4 to 8 VMs, fio",
    cases: [
      { label: "x", iops: "1,235", mibPerSecond: "–", latencyMs: "–" },
      { label: "y", iops: "–", mibPerSecond: "–", latencyMs: "–" },
    ],
    counts: "1 error, 2 warnings",
    problems: ["f is broken", "f, line 3: odd", "f, line 4: odder"],
  });
});

test("a preview counts an error as an error, and nothing where there is no problem", () => {
  const error = { severity: "error", code: "e", message: "broken", file: "f", line: null } as const;
  expect(previewOf({ ...imported("a", run("x", 1, 1)), diagnostics: [error] }).counts).toBe("1 error");
  expect(previewOf(imported("a", run("x", 1, 1))).counts).toBe("");
});

test("the results table has a header, one row per run, and a format for each column", () => {
  const block = resultBlock([run("=1+1", 7)]);
  expect(block.map((row) => row.length)).toEqual([resultFormats().length, resultFormats().length]);
  expect(block[0]?.slice(0, 2)).toEqual(["Case", "Tool"]);
  expect(block[1]?.slice(0, 3)).toEqual(["=1+1", "fio", null]);
});
