import type { Frame } from "@playwright/test";
import { calmEstate } from "../../bench/generate/estate/calmEstate";
import { designPlan } from "../../src/design/designWorkbook";
import { hosts } from "../../src/templates/hosts/hosts";
import { planFacts } from "../../src/templates/planFacts/planFacts";
import type { Template } from "../../src/templates/template";
import { cellName } from "../../src/workbook/address";
import {
  BESIDE,
  calculatedDesign,
  comparedSheets,
  differences,
  OPTION_B,
  RAM_OF_B,
} from "../browser/calculatedDesign";
import { LONG, SAMPLED } from "../browser/longTests";
import { exportOf } from "../browser/exportedEstate";
import { imported, knownVm } from "../estate/sampleEstate";
import { expect, test } from "./addInTest";
import type { OpenedExcel } from "./openExcel";
import { paneSays } from "./paneSays";
import { valuesOf } from "./valuesOf";

/** What is pasted, and the design that it makes: another option, and the one that is chosen already. */
const OTHER_OPTION = {
  filled: OPTION_B,
  parts: { options: { A: {}, B: { ramGib: RAM_OF_B } }, chosen: "B" },
} as const;
const SAME_OPTION = {
  filled: [{ first: "A.ramGib", text: String(RAM_OF_B) }],
  parts: { options: { A: { ramGib: RAM_OF_B } }, chosen: "A" },
} as const;

/** An update reads and draws the whole workbook. */
const UPDATE_MS = 120_000;

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

/** Places of cells that are the same for every estate of two clusters. */
const DESIGN = designPlan({
  estate: imported([knownVm({ cluster: "Production" }), knownVm({ name: "b", cluster: "Office" })]),
}).cells;

function address(cells: typeof DESIGN, id: string): string {
  const place = cells.get(id);
  if (!place) throw new Error(`no cell ${id}`);
  return `${place.sheet}!${place.range.split(":")[0]}`;
}

async function importExport(frame: Frame, vms = calmEstate()): Promise<void> {
  await frame.locator("#files").setInputFiles(exportOf(vms));
  await paneSays(frame, /Recognized/);
}

/** A design of an export in Excel, templates behind it, and another option: all sheets show what the command calculates. */
async function drawDesign(opened: OpenedExcel, volume: "all" | "sample"): Promise<void> {
  const { frame, excel } = opened;
  const beside: readonly Template[] = BESIDE[volume];
  const { filled, parts } = volume === "all" ? OTHER_OPTION : SAME_OPTION;
  const cell = (id: string): unknown => valuesOf(excel, address(DESIGN, id))[0]?.[0];
  await importExport(frame);
  await frame.getByRole("button", { name: /^Create design/ }).click();
  await paneSays(frame, /The design is on the sheets Design, Options, Demand/, UPDATE_MS);
  await excel.idle();
  expect(cell("chosen.allHosts")).toBe(10);
  expect(String(cell("verdict"))).toContain("? Not known: the VMs' I/O is empty");

  await frame.getByRole("tab", { name: "Templates" }).click();
  for (const { title } of beside) {
    await frame.getByRole("button", { name: `Insert ${title} into this workbook`, exact: true }).click();
    const says = await paneSays(frame, new RegExp(`${title} is on the sheets`), UPDATE_MS);
    expect(says).toContain("Its green inputs follow sheet Options.");
  }
  await excel.idle();
  const ofHosts = address(hosts.plan().cells, "hosts");
  expect(valuesOf(excel, ofHosts)).toEqual([[6]]);

  // More RAM in each host, of this option or of another: fewer hosts, on all sheets.
  for (const { first, text } of filled) excel.paste(address(DESIGN, first), text, "stays text");
  if (parts.chosen !== "A") excel.type(address(DESIGN, "chosen"), parts.chosen);
  await excel.idle();
  expect(cell("chosen.allHosts")).toBe(8);
  expect(valuesOf(excel, ofHosts)).toEqual([[4]]);
  const expected = await calculatedDesign(beside, parts);
  const sheets = comparedSheets(beside);
  const shown = new Map(
    sheets.map((name) => {
      const rows = expected.get(name) ?? [];
      const last = cellName(rows.length - 1, Math.max(...rows.map((row) => row.length)) - 1);
      return [name, valuesOf(excel, `'${name}'!A1:${last}`)];
    }),
  );
  const other = differences(expected, (name, row, column) => shown.get(name)?.[row]?.[column], sheets);
  expect(other.slice(0, 30)).toEqual([]);
}

test(
  "Excel: an export becomes a design, and templates follow its options",
  { tag: SAMPLED },
  async ({ openExcel, volume }) => {
    // The emulated Excel calculates a design twice: minutes where other programs use the machine.
    test.slow();
    const opened = await openExcel();
    await drawDesign(opened, volume);
    expect(await opened.settle()).toEqual([]);
  },
);

test("Excel: a newer export keeps what was typed into a design", { tag: LONG }, async ({ openExcel }) => {
  test.slow();
  const opened = await openExcel();
  const { frame, excel } = opened;
  await drawDesign(opened, "sample");
  const estate = calmEstate();
  await frame.getByRole("tab", { name: "Import" }).click();
  await importExport(frame, { ...estate, vms: estate.vms.slice(0, -40) });
  await frame
    .getByRole("button", { name: /^Update design/ })
    .last()
    .click();
  const says = await paneSays(frame, /The design is on the sheets/, UPDATE_MS);
  expect(says).toMatch(/\d+ inputs? that you changed in it (was|were) kept\./);
  await excel.idle();
  const cell = (id: string): unknown => valuesOf(excel, address(DESIGN, id))[0]?.[0];
  expect([cell("chosen"), cell("A.ramGib")]).toEqual(["A", RAM_OF_B]);
  expect(valuesOf(excel, address(hosts.plan().cells, "hosts"))).toEqual([[4]]);
  expect(await opened.settle()).toEqual([]);
});

test(
  "Excel: a design next to facts takes them over, and templates follow it",
  { tag: LONG },
  async ({ openExcel }) => {
    test.slow();
    const { frame, excel, settle } = await openExcel();
    const fact = (id: string): string => address(planFacts.plan().cells, id);
    const ofHosts = address(hosts.plan().cells, "hosts");
    await frame.getByRole("tab", { name: "Templates" }).click();
    for (const { title } of [planFacts, hosts]) {
      await frame.getByRole("button", { name: `Insert ${title} into this workbook`, exact: true }).click();
      await paneSays(frame, new RegExp(`${title} is on the sheets`));
    }
    excel.type(fact("hosts"), 11);
    excel.type(fact("ramGib"), 2048);
    await excel.idle();
    expect(valuesOf(excel, ofHosts)).toEqual([[11]]);

    await frame.getByRole("tab", { name: "Import" }).click();
    await importExport(frame);
    await frame.getByRole("button", { name: /^Create design/ }).click();
    const says = await paneSays(frame, /The design is on the sheets Design, Options, Demand/, UPDATE_MS);
    expect(says).toContain("Templates follow sheet Options now, not sheet Plan.");
    expect(says).toContain("It has 1 value of sheet Plan: RAM.");
    expect(says).toContain("Not used, because the design calculates or does not accept them: Hosts.");
    await excel.idle();
    expect(valuesOf(excel, address(DESIGN, "A.ramGib"))).toEqual([[2048]]);
    expect(valuesOf(excel, ofHosts)).toEqual([[4]]);
    expect(excel.workbook.names.filter(({ name }) => name.startsWith("Plan_Hosts"))).toHaveLength(1);
    expect(await settle()).toEqual([]);
  },
);
