import fs from "node:fs";
import path from "node:path";
import type { Frame } from "@playwright/test";
import { LONG } from "../browser/longTests";
import { expect, test } from "./addInTest";
import { openFile } from "./host/workbookFile";
import type { ExcelHost } from "./host/excelHost";
import type { OpenedExcel } from "./openExcel";
import { paneSays } from "./paneSays";
import { sampleFile } from "./shippedBuild";
import { valuesOf } from "./valuesOf";

const SAMPLE = sampleFile("easy-run-1725000000.zip");
const OF_010 = path.resolve(__dirname, "../release/workbooks/0.1.0-report.xlsx");

const SHOWS_SAVED = "#imports > li";

async function importSample({ frame }: OpenedExcel): Promise<void> {
  await frame.locator("#files").setInputFiles([SAMPLE]);
  await paneSays(frame, /Recognized/);
}

/** Opens the pane again beside the same workbook. */
async function reopen(frame: Frame): Promise<void> {
  await frame.evaluate(() => location.reload()).catch(() => undefined);
  await frame.waitForLoadState("load");
}

const sheetNames = ({ workbook }: ExcelHost): string[] => workbook.sheets.map(({ name }) => name);

/** The cell in B of the row with a label. */
function beside({ workbook }: ExcelHost, sheet: string, label: string): string {
  const found = [...(workbook.sheet(sheet)?.grid.all() ?? [])].find(
    ({ column, value }) => column === 0 && value === label,
  );
  if (!found) throw new Error(`${sheet} has no label "${label}"`);
  return `'${sheet}'!B${found.row + 1}`;
}

function formulaIn({ workbook }: ExcelHost, address: string): string | undefined {
  const at = workbook.resolve(address, workbook.active);
  return at?.sheet.grid.at(at.area.row, at.area.column)?.formula;
}

const CLOSE = "CPU: close to the limit at or above this host CPU";

test.use({ excelOptions: { sets: { ExcelApi: "1.13" } } });

test("updates the report of a pane that was closed: inputs, names and what uses them stay", async ({
  openExcel,
}) => {
  const opened = await openExcel();
  const { frame, excel } = opened;
  await importSample(opened);
  await frame.getByText("Cluster facts").click();
  await frame.getByLabel("Hosts in the cluster").fill("6");
  await frame.getByRole("button", { name: "Create report" }).click();
  await paneSays(frame, /report is on the sheets/);
  const { workbook } = excel;
  const facts = workbook.sheet("Facts");
  if (!facts) throw new Error("the report has no sheet Facts");
  workbook.renameSheet(facts, "Our cluster");
  workbook.addSheet("Notes");
  excel.type("Notes!A1", "=ClusterHosts*2");
  excel.type("Notes!A2", "='Our cluster'!A1");
  excel.type(beside(excel, "Our cluster", "Customer"), "Example Ltd.");
  excel.type(beside(excel, "Checks", CLOSE), "=13/20");
  await excel.idle();
  const named = workbook.name("ClusterHosts");
  const before = sheetNames(excel);

  await reopen(frame);
  await frame.locator(SHOWS_SAVED).waitFor();
  await frame.getByRole("button", { name: "Update report" }).click();
  // Hosts were entered in the pane that is closed.
  await paneSays(
    frame,
    /3 inputs that you changed in it were kept\. 1 formula in inputs was replaced by its value: CPU: close .* 1 formula elsewhere refers/,
  );
  await excel.idle();
  expect(sheetNames(excel)).toEqual(before);
  expect(valuesOf(excel, beside(excel, "Our cluster", "Customer"))).toEqual([["Example Ltd."]]);
  expect(valuesOf(excel, beside(excel, "Our cluster", "Hosts in the cluster"))).toEqual([[6]]);
  expect(formulaIn(excel, "Notes!A2")).toBe("='Our cluster'!A1");
  expect(valuesOf(excel, beside(excel, "Checks", CLOSE))).toEqual([[0.65]]);
  // The name was never gone: it is the same one, and means the new sheet.
  expect(workbook.name("ClusterHosts")).toBe(named);
  expect(named?.formula).toMatch(/^='Our cluster'!/);
  expect(valuesOf(excel, "Notes!A1")).toEqual([[12]]);
  const records = [...workbook.xmlParts.values()].filter((xml) => xml.includes("urn:hci-planner:plan:1"));
  expect(records).toHaveLength(1);
  expect(records.join()).not.toContain("Example Ltd.");
  expect(await opened.settle()).toEqual([]);
});

test(
  "keeps a sheet and a name of the user that have names of the report's",
  { tag: LONG },
  async ({ openExcel }) => {
    const opened = await openExcel();
    const { frame, excel } = opened;
    await importSample(opened);
    await frame.getByRole("button", { name: "Create report" }).click();
    await paneSays(frame, /report is on the sheets/);
    const { workbook } = excel;
    const sources = workbook.sheet("Sources");
    const name = workbook.name("HostGhz");
    if (!sources || !name) throw new Error("the report has no sheet Sources, or no name HostGhz");
    workbook.deleteSheet(sources);
    workbook.addSheet("Sources");
    excel.type("Sources!A1", "Sources");
    excel.type("Sources!A2", "Where our hosts come from");
    name.formula = "=76.8";
    excel.type(beside(excel, "Facts", "Hosts in the cluster"), 8);
    excel.type(beside(excel, "Facts", "Hosts in the cluster").replace("B", "A"), "Hosts im Cluster");
    await excel.idle();

    await reopen(frame);
    await frame.locator(SHOWS_SAVED).waitFor();
    await frame.getByRole("button", { name: "Update report" }).click();
    const says = await paneSays(frame, /Sources is not a report sheet and was kept\./);
    expect(says).toContain("1 input that you changed in it was kept.");
    await excel.idle();
    expect(valuesOf(excel, "Sources!A1:A2")).toEqual([["Sources"], ["Where our hosts come from"]]);
    expect(sheetNames(excel).filter((one) => / \(\d+\)$/.test(one))).toEqual(["Sources (2)"]);
    expect(workbook.name("HostGhz")?.formula).toBe("=76.8");
    expect(valuesOf(excel, beside(excel, "Facts", "Hosts in the cluster"))).toEqual([[8]]);
    expect(await opened.settle()).toEqual([]);
  },
);

test(
  "updates a report of release 0.1.0 in its place, with what was typed into it",
  { tag: LONG },
  async ({ openExcel }) => {
    const opened = await openExcel();
    const { frame, excel } = opened;
    const { workbook } = excel;
    await openFile(workbook, fs.readFileSync(OF_010).toString("base64"));
    excel.type(beside(excel, "Summary", "Hosts in the cluster"), "4");
    excel.type(beside(excel, "Checks", "CPU: close to the limit from this host CPU on"), "0.65");
    workbook.addName("ClusterHosts", "=Summary!$B$55", "");
    workbook.addSheet("Notes");
    excel.type("Notes!A1", "=ClusterHosts*2");
    await excel.idle();
    await reopen(frame);
    await frame.locator("#update:not([hidden])").waitFor({ state: "attached" });
    await importSample(opened);
    await frame.getByRole("button", { name: "Update report" }).click();
    await paneSays(frame, /2 inputs that you changed in it were kept/);
    await excel.idle();
    expect(sheetNames(excel).filter((name) => / \(\d+\)$/.test(name))).toEqual([]);
    expect(sheetNames(excel)).toEqual(expect.arrayContaining(["Summary", "Findings", "Facts", "Notes"]));
    expect(valuesOf(excel, beside(excel, "Facts", "Hosts in the cluster"))).toEqual([[4]]);
    expect(valuesOf(excel, beside(excel, "Checks", CLOSE))).toEqual([[0.65]]);
    expect(valuesOf(excel, "Notes!A1")).toEqual([[8]]);
  },
);
