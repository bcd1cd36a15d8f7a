import { COVER_FIELDS } from "../../src/sheets/coverFields";
import { estatePlan } from "../../src/estate/estateWorkbook";
import type { SheetDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import { recalculate } from "../templates/recalculate";
import { lookAt } from "../workbook/lookAt";
import { imported, knownHost, knownVm } from "./sampleEstate";

const { sheets } = layout(estatePlan(imported([knownVm()], [knownHost()])).spec);

function sheetOf(name: string): SheetDrawing {
  const sheet = sheets.find((one) => one.name === name);
  if (!sheet) throw new Error(`no sheet ${name}`);
  return sheet;
}

const formatAt = (sheet: SheetDrawing, row: number, column: number): string | undefined =>
  lookAt(sheet, row, column).format;

/** Formats of a sheet with the headers of the columns below which they begin. */
function formatsOf(name: string): Record<string, string[]> {
  const sheet = sheetOf(name);
  const found: Record<string, string[]> = {};
  sheet.values.forEach((row, r) =>
    row.forEach((_, c) => {
      const format = formatAt(sheet, r, c);
      if (format === undefined || formatAt(sheet, r - 1, c) !== undefined) return;
      (found[format] ??= []).push(String(sheet.values[r - 1]?.[c]));
    }),
  );
  return found;
}

test("figures of VMs are whole where they count, and have a tenth where they measure", () => {
  expect(formatsOf("VMs")).toEqual({
    "0": ["Rule", "Pattern"],
    "#,##0": ["vCPU", "IOPS average", "IOPS peak", "IOPS peak that counts"],
    "#,##0.0": [
      ...["CPU used (GHz)", "RAM (GiB)", "RAM active (GiB)", "Disk (GiB)"],
      ...["Used low (GiB)", "Used plan (GiB)", "Used high (GiB)", "Provisioned (GiB)", "Snapshots (GiB)"],
      ...["I/O size (KiB)", "I/O (KiB/s)", "Reads (IOPS)"],
    ],
    "0%": ["Snapshots (share of disk)", "Read %"],
  });
});

test("figures of hosts", () => {
  expect(formatsOf("Hosts today")).toEqual({
    "0": ["Sockets", "Cores per socket"],
    "#,##0": [
      ...["Hosts", "Cores", "GHz", "Cores to license"],
      ...["Hosts", "Cores", "GHz", "Cores to license"],
      ...["Cores", "RAM (GiB)", "Running VMs", "Their vCPU", "Cores to license", "Peak IOPS"],
    ],
    "0.00": ["Clock (GHz)"],
    "#,##0.0": ["GHz", "GHz in use"],
    "0%": ["CPU in use", "CPU at its peak", "RAM in use"],
  });
});

const TIB_FORMAT = "[=0]0;[<1]0.000;#,##0.0";

test("figures of clusters and rules", () => {
  expect(formatsOf("Scope")).toEqual({
    "#,##0": [
      ...["Hosts", "Cores", "VMs", "In full", "vCPU", "RAM (GiB)", "IOPS average", "Cores to license"],
      ...["VMs", "VMs"],
    ],
    "0.0": ["vCPU per core"],
    [TIB_FORMAT]: ["Used (TiB)"],
  });
});

test("sums and counts", () => {
  expect(formatsOf("Figures")).toEqual({
    "#,##0.0": ["Sum"],
    "#,##0": ["With a figure", "Without one", "Count", "From a peak of", "VMs"],
    "0": ["Count"],
    "0%": ["Share of peaks"],
  });
  const named = sheetOf("Figures").values.map(([name]) => name);
  expect(named).toEqual(
    expect.arrayContaining([
      ...["vCPU", "CPU used (GHz)", "RAM (GiB)", "RAM active (GiB)"],
      ...["Used low (GiB)", "Used plan (GiB)", "Used high (GiB)", "Provisioned (GiB)", "Snapshots (GiB)"],
      ...["IOPS average", "IOPS peak"],
    ]),
  );
});

test("the first page names each figure with its unit, and shows memory and capacity below 1 TiB with more digits", () => {
  const sheet = sheetOf("Estate");
  const rows = sheet.values.flatMap((row, r) => {
    const format = formatAt(sheet, r, 2);
    return format === undefined ? [] : [[row[1], row[3], format]];
  });
  expect(rows).toEqual([
    ["VMs that count in full", "VMs", "#,##0"],
    ["Hosts", "hosts", "#,##0"],
    ["Cores", "cores", "#,##0"],
    ["vCPU", "vCPU", "#,##0"],
    ["CPU in use", "GHz", "#,##0"],
    ["RAM", "TiB", TIB_FORMAT],
    ["Used capacity", "TiB", TIB_FORMAT],
    ["I/O", "IOPS on average", "#,##0"],
    ["Cores to license", "cores", "#,##0"],
  ]);
});

/** All texts of a sheet. */
const textsOf = (name: string): string[] =>
  sheetOf(name)
    .values.flat()
    .filter((value) => typeof value === "string");

test("an estate asks whose it is, and not for the date of a plan", () => {
  const texts = textsOf("Scope");
  expect(texts).toContain("Cover details");
  expect(COVER_FIELDS.filter(({ label }) => texts.includes(label)).map(({ id }) => id)).toEqual(
    COVER_FIELDS.map(({ id }) => id).filter((id) => id !== "planDate"),
  );
});

test("each sheet has its title, and what it is for", () => {
  const tops = sheets.map(({ name, values }) => [name, ...values.slice(0, 2).map(([first]) => first)]);
  expect(tops.slice(1)).toEqual([
    ["Scope", "Scope", expect.stringContaining("Every figure follows")],
    ["VMs", "VMs", expect.stringContaining("Set scope and Set class")],
    ["Hosts today", "Hosts today", expect.stringContaining("Cores to license count at least 16")],
    ["Figures", "Figures", expect.stringContaining("first page")],
    ["Sources", "Sources", expect.stringContaining("what the exports do not contain")],
  ]);
});

test("the rules by name have numbers of their own", () => {
  expect(textsOf("Scope").filter((text) => /^Pattern \d+$/.test(text))).toEqual(
    Array.from({ length: 20 }, (_, i) => `Pattern ${i + 1}`),
  );
});

test("what the exports list is next to what the hosts count", () => {
  const counted = layout(estatePlan(imported([knownVm()], [knownHost({ vms: 1, vcpus: 4 })])).spec);
  const rows = counted.sheets.find(({ name }) => name === "Sources")?.values ?? [];
  const at = rows.findIndex(([first]) => first === "What");
  expect(rows.slice(at, at + 3).map((row) => row.slice(0, 4))).toEqual([
    ["What", "Listed", "Counted", "Complete"],
    [expect.stringMatching(/VM/), 1, 1, "yes"],
    [expect.stringMatching(/vCPU/), 4, 4, "yes"],
  ]);
});

test("each check of the first page has a mark and a sentence", () => {
  const { drawing } = recalculate(estatePlan(imported([knownVm()], [knownHost()])));
  const rows = drawing.sheets.find(({ name }) => name === "Estate")?.values ?? [];
  const at = rows.findIndex(([first]) => first === "What stands out?");
  const checks = rows.slice(at + 1).filter(([mark]) => mark !== null && mark !== undefined);
  expect(checks.length).toBeGreaterThan(5);
  for (const [mark, title, sentence] of checks)
    expect([mark, title, sentence]).toEqual([
      expect.stringMatching(/^[✔▲?✖]$/),
      expect.stringMatching(/\w/),
      expect.stringMatching(/\w+ \w+/),
    ]);
});
