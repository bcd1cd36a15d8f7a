import fs from "node:fs";
import type { Frame } from "@playwright/test";
import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { exportedEstate, exportOf } from "../browser/exportedEstate";
import type { ExcelHost } from "./host/excelHost";
import { openFile } from "./host/workbookFile";
import { paneSays } from "./paneSays";
import { sampleFile } from "./shippedBuild";

const SAMPLE = sampleFile("easy-run-1725000000.zip");

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

type Files = Parameters<ReturnType<Frame["locator"]>["setInputFiles"]>[0];

async function importFiles(frame: Frame, files: Files): Promise<string> {
  await frame.locator("#files").setInputFiles(files);
  return paneSays(frame, /Recognized/);
}

/** Opens the pane again beside the same workbook. */
async function reopen(frame: Frame): Promise<void> {
  await frame.evaluate(() => location.reload()).catch(() => undefined);
  await expect(frame.locator("#estates > li")).toHaveCount(0);
  // The list is empty before office.js is there, too.
  await frame.waitForFunction(() => typeof Office !== "undefined");
  await frame.evaluate(() => Office.onReady());
}

const sheetNames = ({ workbook }: ExcelHost): string[] => workbook.sheets.map(({ name }) => name);

/** The column of the table VMs with a header, by the names of VMs. */
function ofVms(
  { workbook }: ExcelHost,
  header: string,
): { address(vm: string): string; value(vm: string): unknown } {
  const grid = workbook.sheet("VMs")?.grid;
  const cells = [...(grid?.all() ?? [])];
  const top = cells.find(({ value }) => value === header);
  if (!grid || !top) throw new Error(`VMs has no column ${header}`);
  const rowOf = (vm: string): number => {
    const found = cells.find(({ row, column, value }) => column === 0 && row > top.row && value === vm);
    if (!found) throw new Error(`VMs does not list ${vm}`);
    return found.row;
  };
  const letter = String.fromCharCode(65 + top.column);
  return {
    address: (vm) => `VMs!${letter}${rowOf(vm) + 1}`,
    value: (vm) => grid.at(rowOf(vm), top.column)?.value ?? null,
  };
}

/** What the table VMs has in a column, from its header down. */
function column({ workbook }: ExcelHost, header: string): unknown[] {
  const cells = [...(workbook.sheet("VMs")?.grid.all() ?? [])];
  const top = cells.find(({ value }) => value === header);
  return cells
    .filter((cell) => cell.column === top?.column && cell.row > top.row)
    .sort((a, b) => a.row - b.row)
    .map(({ value }) => value);
}

/** The cell to the right of a text on Scope, so many columns on. */
function onScope({ workbook }: ExcelHost, text: string, columns: number): string {
  const found = [...(workbook.sheet("Scope")?.grid.all() ?? [])].find(
    ({ column, value }) => column === 0 && value === text,
  );
  if (!found) throw new Error(`Scope has no "${text}"`);
  return `Scope!${String.fromCharCode(65 + columns)}${found.row + 1}`;
}

function valueAt({ workbook }: ExcelHost, address: string): unknown {
  const at = workbook.resolve(address, workbook.active);
  return at?.sheet.grid.at(at.area.row, at.area.column)?.value ?? null;
}

test("an export and a benchmark that are passed together are both recognized; the estate is written", async ({
  openExcel,
}) => {
  const opened = await openExcel();
  const { frame, excel } = opened;
  const { truth, file } = exportedEstate(40);
  const benchmark = { ...file, name: "easy-run.zip", buffer: fs.readFileSync(SAMPLE) };
  const says = await importFiles(frame, [benchmark, file]);
  expect(says).toContain("Recognized 2 cases and 40 VMs.");
  await expect(frame.locator("#imports > li")).toContainText("easy-run.zip2 cases");
  const card = frame.locator("#estates > li");
  const clusters = new Set(truth.hosts.map(({ cluster }) => cluster)).size;
  await expect(card).toContainText(`40 VMs, ${clusters} cluster`);
  await expect(card).toContainText(`${truth.hosts.length} hosts`);
  await frame.getByRole("button", { name: /^Create estate sheets/ }).click();
  await paneSays(frame, /What runs today is on the sheets Estate, Scope, VMs, Hosts today, Figures, Sources/);
  await excel.idle();
  expect(sheetNames(excel)).toEqual([
    "Sheet1",
    "Estate",
    "Scope",
    "VMs",
    "Hosts today",
    "Figures",
    "Sources",
  ]);
  expect(await opened.settle()).toEqual([]);
});

test("a newer export replaces the earlier one, and what the planner typed stays", async ({ openExcel }) => {
  const opened = await openExcel();
  const { frame, excel } = opened;
  const { truth, file } = exportedEstate(30);
  await importFiles(frame, file);
  await frame.getByRole("button", { name: /^Create estate sheets/ }).click();
  await paneSays(frame, /What runs today is on/);
  await excel.idle();
  const { workbook } = excel;
  const unique = truth.vms.filter(
    ({ name }) => truth.vms.filter((one) => one.name === name).length === 1 && /^[\w-]+$/.test(name),
  );
  const [stays, goes] = unique;
  const cluster = truth.hosts[0]?.cluster;
  if (!stays || !goes || cluster === undefined) throw new Error("the estate is too small");
  excel.type(ofVms(excel, "Set scope").address(stays.name), "out");
  excel.type(ofVms(excel, "Set class").address(stays.name), "Database");
  excel.type(ofVms(excel, "Set scope").address(goes.name), "full");
  excel.type(onScope(excel, cluster, 3), "New cluster");
  excel.type(onScope(excel, "powered off", 1), "out");
  excel.type(onScope(excel, "Customer", 1), "Example Ltd.");
  workbook.addSheet("Notes");
  excel.type("Notes!A1", "=SUM(VMs[vCPU])");
  await excel.idle();
  const before = sheetNames(excel);
  const sum = valueAt(excel, "Notes!A1") as number;

  await reopen(frame);
  const vms = truth.vms.filter((one) => one !== goes);
  await importFiles(frame, exportOf({ ...truth, vms }, "newer.xlsx"));
  await frame.getByRole("button", { name: /^Update estate sheets/ }).click();
  const says = await paneSays(frame, /What runs today is on/);
  expect(says).toContain("3 inputs that you changed in it were kept.");
  expect(says).toContain("The scope or class that you set of 1 VM was kept.");
  expect(says).toContain(`Set scope of ${goes.name} (full)`);
  await excel.idle();
  expect(sheetNames(excel)).toEqual(before);
  expect(ofVms(excel, "Set scope").value(stays.name)).toBe("out");
  expect(ofVms(excel, "Set class").value(stays.name)).toBe("Database");
  expect(ofVms(excel, "Scope").value(stays.name)).toBe("out");
  expect(valueAt(excel, onScope(excel, cluster, 3))).toBe("New cluster");
  expect(valueAt(excel, onScope(excel, "powered off", 1))).toBe("out");
  expect(valueAt(excel, onScope(excel, "Customer", 1))).toBe("Example Ltd.");
  expect(valueAt(excel, "Notes!A1")).toBe(sum - goes.vcpu);
  expect(await opened.settle()).toEqual([]);
});

test(
  "names are written as pseudonyms; their file is saved, and used again by the next export",
  { tag: LONG },
  async ({ openExcel }) => {
    const opened = await openExcel();
    const { frame, excel, page } = opened;
    const { truth, file } = exportedEstate(20);
    await importFiles(frame, file);
    await frame.getByLabel("Replace names with pseudonyms").check();
    await frame.getByRole("button", { name: /^Create estate sheets/ }).click();
    await paneSays(frame, /What runs today is on/);
    await excel.idle();
    const texts = excel.workbook.sheets.flatMap(({ grid }) => [...grid.all()].map(({ value }) => value));
    expect(texts).toContain("vm-0001");
    const { hosts, vcenter } = truth;
    expect(texts.filter((text) => hosts.some(({ name }) => name === text) || text === vcenter)).toEqual([]);
    expect([...excel.workbook.xmlParts.values()].join()).not.toContain("Cluster 1");

    const download = page.waitForEvent("download");
    await frame.getByRole("button", { name: "Save the names (CSV)" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe("hci-planner-names.csv");
    const csv = fs.readFileSync(await saved.path(), "utf8");
    expect(csv).toContain(`host,${hosts[0]?.name ?? "none"},host-0001`);
    await frame.getByText("No file in your downloads?").click();
    await expect(frame.getByLabel(/Copy the text into a file/)).toHaveValue(csv.replaceAll("\r\n", "\n"));

    await reopen(frame);
    const names = { name: "names.csv", mimeType: "text/csv", buffer: Buffer.from(csv) };
    const reversed = { ...truth, vms: truth.vms.slice().reverse() };
    const says = await importFiles(frame, [exportOf(reversed, "newer.xlsx"), names]);
    expect(says).toMatch(/20 VMs and \d+ names with pseudonyms/);
    await expect(frame.getByLabel("Replace names with pseudonyms")).toBeChecked();
    const pseudonyms = () => column(excel, "VM").filter((name) => String(name).startsWith("vm-"));
    const before = pseudonyms();
    await frame.getByRole("button", { name: /^Update estate sheets/ }).click();
    await paneSays(frame, /What runs today is on/);
    await excel.idle();
    expect(before.length).toBeGreaterThan(10);
    expect(pseudonyms()).toEqual(before.reverse());
    expect(await opened.settle()).toEqual([]);
  },
);

test("what is not an export is reported, and a canceled import changes nothing", async ({ openExcel }) => {
  const opened = await openExcel();
  const { frame } = opened;
  const old = { name: "old.xls", mimeType: "", buffer: Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]) };
  await frame.locator("#files").setInputFiles([old]);
  await paneSays(frame, /old\.xls: It cannot be read.*save it as \.xlsx/);
  expect(await frame.locator("#estates > li").count()).toBe(0);
  // As soon as it can be pressed: a click from here would come when all is read.
  await frame.evaluate(() => {
    const task = document.getElementById("task");
    const cancel = () => !task?.hidden && document.getElementById("cancel")?.click();
    if (task) new MutationObserver(cancel).observe(task, { attributes: true });
  });
  await frame.locator("#files").setInputFiles([exportedEstate(1000).file]);
  await paneSays(frame, /Import was canceled/);
  expect(await frame.locator("#estates > li").count()).toBe(0);
  expect(await opened.settle()).toEqual([]);
});

test(
  "an export that is open as the workbook is read from its sheets, and written next to them",
  { tag: LONG },
  async ({ openExcel }) => {
    const opened = await openExcel();
    const { frame, excel } = opened;
    const { truth, file } = exportedEstate(60, 4);
    await openFile(excel.workbook, file.buffer.toString("base64"));
    const exported = sheetNames(excel);
    await reopen(frame);
    await expect(frame.locator("#sheets-hint")).toHaveText("This workbook has the sheet vInfo.");
    const says = async (): Promise<string> => {
      await frame.getByRole("button", { name: "Use open sheets" }).click();
      return paneSays(frame, /Recognized 60 VMs/);
    };
    await says();
    const hosts = `${truth.hosts.length} hosts`;
    await expect(frame.locator("#estates > li.card")).toContainText(hosts);
    await frame.getByRole("button", { name: /^Create estate sheets/ }).click();
    await paneSays(frame, /What runs today is on/);
    await excel.idle();
    expect(sheetNames(excel).slice(0, exported.length)).toEqual(exported);
    const vcpu = truth.vms.reduce((sum, vm) => sum + vm.vcpu, 0);
    expect(column(excel, "vCPU").reduce((sum: number, value) => sum + Number(value), 0)).toBe(vcpu);
    // The sheets of the estate are not an export, though VMs has all columns of a list.
    for (const name of exported) {
      const sheet = excel.workbook.sheet(name);
      if (sheet) excel.workbook.deleteSheet(sheet);
    }
    await frame.getByRole("button", { name: "Use open sheets" }).click();
    await paneSays(frame, /No open sheet is an export/);
    expect(await opened.settle()).toEqual([]);
  },
);

test("a list of VMs with errors and a title above it is read from its sheet", async ({ openExcel }) => {
  const { frame, excel } = await openExcel();
  excel.workbook.addSheet("Our VMs");
  const rows = [
    ["What we have"],
    [],
    ["VM", "vCPU", "RAM GiB", "Used GiB"],
    ["web", 2, 8, "=1/0"],
    ["=1+1 ", 4, 16, 100],
  ];
  rows.forEach((cells, row) =>
    cells.forEach((cell, at) => excel.type(`'Our VMs'!${String.fromCharCode(65 + at)}${row + 1}`, cell)),
  );
  await excel.idle();
  await frame.getByRole("button", { name: "Use open sheets" }).click();
  await paneSays(frame, /Recognized 2 VMs/);
  const card = frame.locator("#estates > li");
  await expect(card).toContainText("this workbook");
  await card.locator("summary").click();
  await expect(card).toContainText("Our VMs, row 4");
});
