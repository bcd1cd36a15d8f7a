import { FIRST_PASTED_ROW } from "../../src/templates/benchmarkComparison/pastedColumns";
import type { CellValue } from "../../src/workbook/spec";
import { compared, COMPARISON_PLAN, pasted, type Table } from "./comparedTables";
import { recalculate, typed, type Entries } from "./recalculate";
import { calculate } from "../../src/calculator/calculate";
import { sourceFunctions } from "../sourceFunctions";

const HEADERS = [
  "Case", "VMs", "Block size (KiB)", "Read %", "Random %", "Outstanding I/O", "IOPS", "MiB/s", "Latency (ms)",
  "Read latency (ms)", "Write latency (ms)", "p95 read (ms)", "p95 write (ms)", "Host CPU %", "Host CPU utilization %",
]; // prettier-ignore

type Test = readonly CellValue[];

const READS: Test = ["4k r", 12, 4, 1, 1, 64, 100000, 390.625, 2, 2, null, 4.5, null, 0.5, 0.4];
const MORE_READS: Test = ["8k 70", 12, 8, 0.7, 1, 64, 60000, 468.75, 3, 2.5, 4, 6.5, 9.5, 0.6, 0.5];
const MORE_WRITES: Test = ["8k 30", 12, 8, 0.3, 1, 64, 40000, 312.5, 4, 3.5, 4.5, 7.5, 10.5, 0.6, 0.5];
const WRITES: Test = ["256k w", 12, 256, 0, 0, 16, 8000, 2000, 8, null, 8, null, 16.5, 0.4, 0.3];
const BASE: readonly Test[] = [READS, MORE_READS, MORE_WRITES, WRITES];

/** The tests with as many times the IOPS, and their latencies divided by it. */
const faster = (tests: readonly Test[], factor = 1.2): Test[] =>
  tests.map((test) =>
    test.map((cell, i) => {
      if (typeof cell !== "number" || i < 6 || i > 12) return cell;
      return i < 8 ? cell * factor : cell / factor;
    }),
  );

/** The tests with another entry in a column of all of them, or of one. */
const changed = (
  tests: readonly Test[],
  header: string,
  entry: (cell: CellValue) => CellValue,
  only?: number,
) =>
  tests.map((test, t) =>
    test.map((cell, i) => (HEADERS[i] === header && (only === undefined || only === t) ? entry(cell) : cell)),
  );

const BETTER = faster(BASE);
const [F0, F1, F2, F3] = BETTER as [Test, Test, Test, Test];
const SWAPPED = [F0, F2, F1, F3];

/** So many setups that match. */
const setups = (count: number, labels: readonly CellValue[] = ["TCP", "RDMA", "ENC"]): Entries => {
  const each = (value: CellValue) => Array<CellValue>(count).fill(value);
  return {
    "setup.label": labels.slice(0, count),
    "setup.hosts": each(4),
    "setup.esxi": each("8.0.3"),
    "setup.tool": each("HCIBench 2.8.3"),
    "setup.layout": each("RAID-5"),
    "setup.percentiles": each("with decimals"),
  };
};

const table = (tests: readonly Test[], headers: readonly string[] = HEADERS): Table => [headers, ...tests];
const renamed = (from: string, to: string) => HEADERS.map((header) => (header === from ? to : header));

const GREEN =
  "✔ Faster: RDMA, IOPS +20.0% (median); no variant exceeds a limit, no test worse beyond noise in IOPS, latency or CPU per I/O";

const sheetOf = (base: Table, variant: Table, entries: Entries = {}) =>
  compared({ Baseline: base, "Variant 1": variant }, { ...setups(2), ...entries });

/** The verdict; a variant has a mark that is not better than it. */
function verdictOf(base: Table, variant: Table, entries: Entries = {}): CellValue {
  const sheet = sheetOf(base, variant, entries);
  const verdict = String(sheet.value("verdict"));
  const isMarked = ["▲", "?"].includes(String(sheet.value("glance.mark", 1)));
  expect([verdict, isMarked]).toEqual([verdict, !verdict.startsWith("✔")]);
  return verdict;
}

test("the tests in any order are faster", () => {
  expect(verdictOf(table(BASE), table(BETTER))).toBe(GREEN);
  expect(verdictOf(table(BASE), table(SWAPPED))).toBe(GREEN);
});

test("messages name the cell that a test is pasted into", () => {
  for (const id of ["base", "v1", "v5"])
    expect(COMPARISON_PLAN.cells.get(`paste_${id}.rows`)?.range).toMatch(
      new RegExp(`^A${FIRST_PASTED_ROW}:`),
    );
});

describe("different tests are not paired with each other", () => {
  test("a share as text", () => {
    const asText = (tests: readonly Test[]) =>
      changed(tests, "Read %", (share) =>
        typeof share === "number" ? `${Math.round(share * 100)}%` : share,
      );
    expect(verdictOf(table(asText(BASE)), table(asText(SWAPPED)))).toBe(
      "? Not known: Read % on sheet Baseline (cell D6) is not usable: enter a number from 0% to 100%",
    );
    expect(verdictOf(table(BASE), table(changed(BETTER, "Read %", () => "70%", 1)))).toBe(
      "? Not known: Read % on sheet Variant 1 (cell D7) is not usable: enter a number from 0% to 100%",
    );
  });

  /** CPU that is below its limit, whichever tests are paired. */
  const lean = (tests: readonly Test[]) => changed(tests, "Host CPU %", (share) => Number(share) * 0.7);

  test.each([
    ["Read %", "Reads %"],
    ["Outstanding I/O", "Threads"],
  ])("a header that is not found: %s", (from, to) => {
    const apart = (tests: readonly Test[]) =>
      to === "Reads %"
        ? tests
        : changed(
            changed(tests, "Read %", () => 0.7),
            "Outstanding I/O",
            () => 8,
            1,
          );
    const headers = renamed(from, to);
    const verdict = verdictOf(table(apart(BASE), headers), table(lean(apart(SWAPPED)), headers));
    expect(verdict).toMatch(/^▲ Repeats of every test is 1, but sheet Baseline has 2 runs of 8 KiB, .*/);
    expect(verdict).toContain(`(without ${from})`);
  });

  test("a header that is not found, of tests that differ in other columns too", () => {
    const headers = renamed("Read %", "Reads %");
    expect(
      verdictOf(
        table([MORE_READS], headers),
        table(
          changed([F1], "Read %", () => 0.3),
          headers,
        ),
      ),
    ).toMatch(/^▲ Faster: .* but not known whether the tests match: Read % \(sheet As read\)$/);
  });

  test("repeats that are not entered", () => {
    expect(verdictOf(table([...BASE, READS]), table([...BETTER, F0]))).toBe(
      "▲ Repeats of every test is 1, but sheet Baseline has 2 runs of 4 KiB, 100% read, random, 64 outstanding",
    );
  });
});

test.each<[string, string, CellValue, string]>([
  ["IOPS below 0", "IOPS", -100, "IOPS on sheet Baseline (cell G7) is not usable: enter a number from 0"],
  ["reads above 100%", "Read %", 150, "Read % on sheet Baseline (cell D7) is not usable: enter a number from 0% to 100%"],
  ["reads below 0", "Read %", -0.2, "Read % on sheet Baseline (cell D7) is not usable: enter a number from 0% to 100%"],
  ["reads of 1.5, which can be 1.5% or 150%", "Read %", 1.5, "Read % on sheet Baseline (cell D7) is not usable"],
  ["a block size below 0", "Block size (KiB)", -8, "Block size (KiB) on sheet Baseline (cell C7) is not usable"],
  ["a block size as text", "Block size (KiB)", "8K", "Block size (KiB) on sheet Baseline (cell C7) is not usable"],
  ["latency below 0", "Latency (ms)", -1, "Latency (ms) on sheet Baseline (cell I7) is not usable"],
  ["latency with its unit", "Latency (ms)", "2.5 ms", "Latency (ms) on sheet Baseline (cell I7) is not usable"],
  ["host CPU as text", "Host CPU %", "60%", "Host CPU % on sheet Baseline (cell N7) is not usable"],
  ["host CPU of 250%", "Host CPU %", 250, "Host CPU % on sheet Baseline (cell N7) is not usable"],
  ["an error", "Read %", { error: "#N/A" } as unknown as CellValue, "Read % on sheet Baseline (cell D7) is not usable"],
])("an impossible entry is named: %s", (_, header, entry, words) => {
  const base = table(changed(BASE, header, () => entry, 1));
  const verdict = verdictOf(base, table(changed(BETTER, header, () => entry, 1)));
  expect(verdict).toContain(`? Not known: ${words}`);
}); // prettier-ignore

test("shares and percentages in one column", () => {
  const cpu = (tests: readonly Test[], percent: number) => changed(tests, "Host CPU %", () => percent, 1);
  expect(verdictOf(table(cpu(BASE, 1.9)), table(cpu(BETTER, 2.2)))).toBe(
    "? Not known: Host CPU % on sheet Baseline (cell N7) is not usable: enter a number from 0% to 100%, or from 2 to 200",
  );
  const both = "has shares up to 1 and percentages";
  const unit = "enter all as 70%, or all as 70";
  expect(verdictOf(table(cpu(BASE, 0.9)), table(cpu(BETTER, 2.2)))).toBe(
    `? Not known: Host CPU % ${both}: ${unit}`,
  );
  expect(verdictOf(table(BASE), table(changed(BETTER, "Read %", () => 70, 1)))).toBe(
    `? Not known: Read % on sheet Variant 1 ${both}: ${unit}`,
  );
  const percent = (tests: readonly Test[]) => changed(tests, "Host CPU %", (share) => Number(share) * 100);
  expect(verdictOf(table(percent(BASE)), table(percent(BETTER)))).toBe(GREEN);
});

describe("repeats", () => {
  test("fewer than are entered", () => {
    const sheet = sheetOf(table(BASE), table(BETTER), { repeats: 3 });
    const words =
      "Repeats of every test is 3, but sheet Baseline has 1 run of 4 KiB, 100% read, random, 64 outstanding";
    expect(sheet.value("verdict")).toBe(`▲ ${words}`);
    expect(sheet.value("said.sentence", 1)).toBe(`${words}. CPU is cpu.usage.`);
  });

  /** Two runs of every test, the second with as many times the IOPS of the first. */
  const twice = (tests: readonly Test[], factor: number) => [...tests, ...faster(tests, factor)];

  test.each([
    ["5%, the noise", 1.05, /^✔ Faster/],
    ["6%", 1.06, /^▲ Repeats differ by more than the noise of 5.0%: 4 KiB, 100% read, .* on sheet Baseline$/],
    ["30%", 1.3, /^▲ Repeats differ by more than the noise of 5.0%/],
  ])("that differ by %s", (_, factor, verdict) => {
    const sheet = sheetOf(table(twice(BASE, factor)), table(twice(BETTER, factor)), { repeats: 2 });
    expect(sheet.value("verdict")).toMatch(verdict);
    expect(sheet.value("glance.mark", 1)).toBe(String(verdict).includes("✔") ? "✔" : "▲");
  });
});

test.each<[string, Entries, string]>([
  ["a label", { "setup.label": ["TCP", "RDMA", "ENC"] }, " for ENC"],
  ["hosts", { "setup.hosts": [4, 4, 4] }, ""],
  ["a note", { "setup.note": [null, null, "next week"] }, ""],
])("a variant without results: %s", (_, entries, label) => {
  expect(verdictOf(table(BASE), table(BETTER), entries)).toBe(
    `▲ Not complete: no results on sheet Variant 2${label} (sheet Setups)`,
  );
});

test("equal labels", () => {
  const words = (label: string) => `▲ Not distinguishable: two setups have the label ${label} (sheet Setups)`;
  expect(verdictOf(table(BASE), table(BETTER), { "setup.label": ["TCP", "tcp"] })).toBe(words("TCP"));
  const sheet = compared(
    { Baseline: table(BASE), "Variant 1": table(BETTER), "Variant 2": table(faster(BASE, 1.1)) },
    setups(3, ["TCP", "RDMA", "RDMA"]),
  );
  expect(sheet.value("verdict")).toBe(words("RDMA"));
  expect(sheet.values("glance.mark").slice(0, 2)).toEqual(["▲", "▲"]);
});

describe("rows that are not compared are counted", () => {
  test("with blank rows between tests", () => {
    const spread = (tests: readonly Test[]) =>
      Array.from({ length: 16 }, (_, i) => [
        changed(tests, "Outstanding I/O", () => i + 1)[0] ?? [],
        [],
      ]).flat();
    expect(verdictOf(table(spread(BASE)), table(spread(BETTER)))).toBe(
      "▲ Not complete: 8 rows after the first 24 of a table are not compared",
    );
  });

  test("below the paste area", () => {
    const { drawing } = recalculate(COMPARISON_PLAN, {
      ...pasted({ Baseline: table(BASE), "Variant 1": table(BETTER) }),
      ...setups(2),
    });
    const at = COMPARISON_PLAN.cells.get("verdict");
    const verdict = (row: number, column: number, value: CellValue): CellValue => {
      const values = calculate(typed(drawing, "Variant 1", { row, column }, value), sourceFunctions);
      const cell = values.sheets.find(({ name }) => name === at?.sheet)?.values.flat();
      return cell?.find((text) => /^[✔▲✖?] \S/.test(String(text))) ?? null;
    };
    const words = "▲ Not complete: 1 row after the first 24 of a table is not compared";
    expect(verdict(41, 6, 5000)).toBe(words);
    expect(verdict(60, 0, "8k 50")).toBe(words);
  });
});

test("a limit that only tests of the baseline exceed is not one of a variant", () => {
  const slow = table(changed(BASE, "Read latency (ms)", () => 16, 0));
  expect(verdictOf(slow, table(BETTER))).toBe(GREEN);
});

describe("figures that contradict the verdict", () => {
  test("throughput that is not IOPS × block size", () => {
    expect(verdictOf(table(BASE), table(changed(BETTER, "MiB/s", () => 5, 0)))).toBe(
      "? Not known: MiB/s on sheet Variant 1 (cell H6) is not usable: enter IOPS × block size, or leave it blank",
    );
    // Whole MiB/s, and MB/s of 1,000,000 bytes.
    expect(verdictOf(table(BASE), table(changed(BETTER, "MiB/s", (mibs) => Math.round(Number(mibs)))))).toBe(
      GREEN,
    );
    const slow: Test = ["4k w", 12, 4, 0, 1, 1, 1500, 5, 2, null, 2, null, 4.5, 0.5, 0.4];
    const [slower] = faster([slow]);
    // 5.86 MiB/s, and 7.03 with the variant.
    expect(
      verdictOf(
        table([...BASE, slow]),
        table([...BETTER, changed([slower ?? slow], "MiB/s", () => 7)[0] ?? slow]),
      ),
    ).toBe(GREEN);
    const wrong = changed([slow], "MiB/s", () => 4)[0] ?? slow;
    expect(verdictOf(table([...BASE, wrong]), table([...BETTER, slower ?? slow]))).toMatch(
      /^\? Not known: MiB\/s on sheet Baseline \(cell H10\) is not usable/,
    );
    expect(verdictOf(table(BASE), table(changed(BETTER, "MiB/s", (mibs) => Number(mibs) * 1.0486)))).toBe(
      GREEN,
    );
  });

  test("read latency that rises while latency falls", () => {
    const variant = changed(
      changed(BETTER, "Read latency (ms)", () => 6, 1),
      "p95 read (ms)",
      () => 17,
      1,
    );
    expect(verdictOf(table(BASE), table(variant))).toBe(
      "▲ Mixed: RDMA, IOPS +20.0% (median), but 1 of 4 tests worse, most 8 KiB, 70% read, random, 64 outstanding (read latency +140.0%)",
    );
  });
});
