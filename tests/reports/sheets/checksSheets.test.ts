import { parseArea } from "../../../src/workbook/address";
import { CHECK_FIGURES } from "../../../src/reports/checks/figures";
import { THRESHOLDS } from "../../../src/reports/inputs/thresholds";
import { checkFiguresSheet } from "../../../src/reports/sheets/checkFiguresSheet";
import { CHECKS_NAMES, checksSheet } from "../../../src/reports/sheets/checksSheet";
import { countIds, liveCondition } from "../../../src/reports/sheets/rulesBlock";
import { VERDICT_FORMULA } from "../../../src/reports/sheets/verdict";
import { planWorkbook } from "../../../src/sheets/planWorkbook";
import type { PlanSheet } from "../../../src/sheets/planWorkbook";
import { contextOf } from "../findings/say";
import { sampleRun } from "../sampleRuns";

const drawn = (sheet: PlanSheet) => {
  const plan = planWorkbook({ title: "t", subject: "s", sheets: [sheet] });
  const [spec] = plan.spec.sheets;
  if (!spec) throw new Error("no sheet");
  return { spec, cells: plan.cells };
};

describe("the sheet Check figures", () => {
  const runs = [
    sampleRun({ case: "a", datastore: "d", results: { iops: 5.5, errors: 3 } }),
    sampleRun({ case: "b", vdisks: 7 }),
  ];
  const { spec } = drawn(checkFiguresSheet(contextOf(runs)));
  const [table] = spec.tables ?? [];
  const headers = table?.columns.map(({ header }) => header) ?? [];
  const column = (header: string) => table?.rows.map((row) => row[headers.indexOf(header)]);

  test("has a column per figure between run and verdict and the number of the test", () => {
    expect(table?.name).toBe("Checks");
    expect(headers).toEqual(["Run", "Verdict", ...CHECK_FIGURES.map(({ header }) => header), "Test"]);
    expect(column("Run")).toEqual(["a", "b"]);
    expect(column("Test")).toEqual([1, 2]);
  });

  test("has values where a figure is stated, and formulas where it follows from others", () => {
    expect(column("Errors")).toEqual([3, null]);
    expect(column("vDisks")).toEqual([null, 7]);
    expect(column("Of policy limit")).toEqual([null, null]);
    expect(column("Verdict")).toEqual([null, null]);
    for (const { header, formula, format } of CHECK_FIGURES) {
      expect(table?.columns.find((one) => one.header === header)).toEqual({
        header,
        ...(format === undefined ? {} : { format }),
        ...(formula === undefined ? {} : { formula }),
      });
    }
    expect(table?.columns[1]).toEqual({ header: "Verdict", formula: VERDICT_FORMULA });
  });

  test("prints the columns that one page of 190 characters has room for", () => {
    const { area, ...print } = spec.print;
    expect(print).toEqual({ orientation: "landscape", repeatRows: [5, 5] });
    const last = parseArea(area ?? "")?.columns ?? 0;
    const characters = (columns: number) =>
      (spec.columnWidths ?? []).slice(0, columns).reduce((a, b) => a + b, 0);
    expect(characters(last)).toBeLessThanOrEqual(190);
    expect(characters(last + 1)).toBeGreaterThan(190);
    expect(headers[last - 1]).toBe("Latency (ms)");
    expect(spec.freeze).toEqual({ rows: 2, columns: 0 });
  });
});

describe("the sheet Checks", () => {
  const busy = [40, 75, 92, 95].map((usagePct) => sampleRun({ case: `c${usagePct}`, cpu: { usagePct } }));
  const { spec, cells } = drawn(checksSheet(contextOf(busy)));
  const at = (address: string) => spec.cells.find((cell) => cell.at === address);

  test("has every threshold as an input with its label, unit and name", () => {
    for (const { name, label, value, unit } of THRESHOLDS) {
      const range = cells.get(name)?.range ?? "";
      const row = range.slice(1);
      expect(at(range)).toMatchObject({ kind: "input", value });
      expect(at(`A${row}`)).toMatchObject({ text: label });
      expect(JSON.stringify(spec.cells.filter((cell) => cell.at.slice(1) === row))).toContain(`"${name}"`);
      expect(CHECKS_NAMES).toContainEqual({ name, id: name, comment: `${label} (${unit})` });
    }
  });

  test("counts the runs of each rule now, and as reported", () => {
    const row = cells.get(countIds("cpu-bound").now)?.range.slice(1);
    expect(JSON.stringify(at(`A${row}`))).toContain("Host CPU % >= CpuBound");
    expect(cells.get(countIds("cpu-bound").reported)?.range).toBe(`C${row}`);
    expect(at(`B${row}`)).toMatchObject({ formula: 'COUNTIFS(Checks[Host CPU %],">="&CpuBound)' });
    expect(at(`C${row}`)).toMatchObject({ value: 2 });
    expect(at(`D${row}`)).toMatchObject({
      formula: `IF($B${row}=$C${row},"as reported",IF($B${row}>$C${row},"more runs","fewer runs"))`,
    });
    expect(at(`E${row}`)).toMatchObject({ value: "cpu-bound" });
  });

  test("has the rules that a threshold decides, and only these", () => {
    expect(liveCondition("cpu-bound")).toEqual([{ figure: "Host CPU %", is: ">=", limit: "CpuBound" }]);
    expect(liveCondition("generator-errors")).toBeNull();
    expect(liveCondition("unknown-duration")).toBeNull();
    expect(liveCondition("no-such-rule")).toBeNull();
    expect(liveCondition("p95-undecided")).not.toBeNull();
  });
});

test("ids of counts have no hyphens, which formulas would read as minus", () => {
  expect(countIds("may-fit-cache")).toEqual({
    now: "rule.may_fit_cache.now",
    reported: "rule.may_fit_cache.reported",
  });
});

test("the verdict asks for the worst condition first, and ends in OK", () => {
  const known = (figure: string, comparison: string) =>
    `AND(ISNUMBER([@[${figure}]]),N([@[${figure}]])${comparison})`;
  expect(VERDICT_FORMULA.startsWith(`IF(OR(${known("Finished early", ">0")},${known("Failures", ">0")},${known("Counted IOPS", "<=0")},${known("Errors", ">0")},${known("Generator CPU %", ">GeneratorCpu")}),"Invalid",IF(AND(`)).toBe(true);
  expect([...VERDICT_FORMULA.matchAll(/,"([^"]+)",/g)].map(([, word]) => word)).toEqual([
    "Invalid", "Rate limit", "Policy limit", "Latency target", "CPU", "Network", "Saturated", "High latency", "Check p95",
    "Uneven", "Repeats differ", "Not steady", "Too short", "May fit cache", "CPU close", "Memory", "Check files", "Not evaluated",
    "Partly evaluated",
  ]);
  expect(VERDICT_FORMULA).toContain(
    'IF(OR(AND(ISNUMBER([@[p95 undecided]]),N([@[p95 undecided]])>0),OR(COUNT([@[p95 read]],[@[p95 write]])=0,N([@[p95 read]])=3,N([@[p95 write]])=3)),"Not evaluated",IF([@[Not known]]<>"","Partly evaluated","OK"))',
  );
}); // prettier-ignore

test("the verdict fits a cell: Excel takes 8,192 characters and 64 levels", () => {
  expect(VERDICT_FORMULA.length).toBeLessThan(4096);
  expect(VERDICT_FORMULA.match(/IF\(OR/g)?.length).toBeLessThan(32);
});
