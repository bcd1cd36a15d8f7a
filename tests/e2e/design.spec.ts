import type { Frame } from "@playwright/test";
import { calmEstate } from "../../bench/generate/estate/calmEstate";
import { designPlan } from "../../src/design/designWorkbook";
import { hosts } from "../../src/templates/hosts/hosts";
import { exportOf } from "../browser/exportedEstate";
import { imported, knownVm } from "../estate/sampleEstate";
import { expect, test } from "./addInTest";
import { paneSays } from "./paneSays";
import { valuesOf } from "./valuesOf";

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
  await paneSays(frame, /Recognised/);
}

test("Excel: an export becomes a design, a template follows it, and a newer export keeps what was typed", async ({
  openExcel,
}) => {
  const opened = await openExcel();
  const { frame, excel } = opened;
  const cell = (id: string): unknown => valuesOf(excel, address(DESIGN, id))[0]?.[0];
  await importExport(frame);
  await frame.getByRole("button", { name: /^Write the design/ }).click();
  await paneSays(frame, /The design is on the sheets Design, Options, Demand/);
  await excel.idle();
  expect(cell("chosen.allHosts")).toBe(10);
  expect(String(cell("verdict"))).toContain("? Not known: the VMs' I/O is empty");

  await frame.getByRole("tab", { name: "Templates" }).click();
  await frame.getByRole("button", { name: "Insert Hosts into this workbook", exact: true }).click();
  expect(await paneSays(frame, /Hosts is on the sheets/)).toContain("Its green inputs follow sheet Options.");
  await excel.idle();
  const ofHosts = address(hosts.plan().cells, "hosts");
  expect(valuesOf(excel, ofHosts)).toEqual([[6]]);

  excel.type(address(DESIGN, "A.ramGib"), 2048);
  await excel.idle();
  expect(cell("chosen.allHosts")).toBe(8);
  expect(valuesOf(excel, ofHosts)).toEqual([[4]]);

  const estate = calmEstate();
  await frame.getByRole("tab", { name: "Import" }).click();
  await importExport(frame, { ...estate, vms: estate.vms.slice(0, -40) });
  await frame
    .getByRole("button", { name: /^Update the design/ })
    .last()
    .click();
  const says = await paneSays(frame, /The design is on the sheets/);
  expect(says).toContain("1 input that you changed in it was kept.");
  await excel.idle();
  expect(cell("A.ramGib")).toBe(2048);
  expect(valuesOf(excel, ofHosts)).toEqual([[4]]);
  expect(await opened.settle()).toEqual([]);
});
