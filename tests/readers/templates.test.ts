import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { calculate } from "../../src/calculator/calculate";
import { gallery } from "../../src/templates/gallery";
import { unknownVm } from "../../src/model/estate/estate";
import { estatePlan } from "../../src/estate/estateWorkbook";
import { designPlan } from "../../src/design/designWorkbook";
import { hosts as hostsTemplate } from "../../src/templates/hosts/hosts";
import { ipPlan } from "../../src/templates/ipPlan/ipPlan";
import { runbooks } from "../../src/templates/runbooks/runbooks";
import { designWithTemplates, together } from "../../src/templates/together/together";
import { vsanCpuBudget } from "../../src/templates/vsanCpuBudget/vsanCpuBudget";
import { parseArea } from "../../src/workbook/address";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import type { CellSpec, ValidationSpec, WorkbookSpec } from "../../src/workbook/spec";
import { shareFile } from "../../src/workbook/writers/xlsx/share/shareFile";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { recalculated, type SheetValues } from "../calculator/libreOffice";
import { generated, imported, knownHost, knownVm } from "../estate/sampleEstate";
import { sourceFunctions } from "../sourceFunctions";
import { pageDrawing } from "../workbook/pageSample";
import { differences } from "./differences";
import { testWithSdk } from "./testWithSdk";
import { runs, testWhenInstalled } from "./whenInstalled";
import { sampled } from "../volume";

/** Every filled-in number moved by a third of the way to its highest accepted value, and lists to their last entry. */
function changed(spec: WorkbookSpec): WorkbookSpec {
  const sheets = spec.sheets.map((sheet) => ({
    ...sheet,
    cells: sheet.cells.map((cell): CellSpec => {
      if (cell.kind !== "input" || cell.value === null) return cell;
      const validation = sheet.validations?.find(({ range }) => covers(range, cell.at));
      return validation ? { ...cell, value: moved(cell.value, validation) } : cell;
    }),
  }));
  return { ...spec, sheets };
}

function covers(range: string, at: string): boolean {
  const area = parseArea(range);
  const cell = parseArea(at);
  return (
    area !== undefined &&
    cell !== undefined &&
    cell.row >= area.row &&
    cell.row < area.row + area.rows &&
    cell.column >= area.column &&
    cell.column < area.column + area.columns
  );
}

function moved(value: string | number | boolean, { rule }: ValidationSpec): string | number | boolean {
  if (rule.kind === "list") return rule.values.at(-1) ?? value;
  const target = Math.min(rule.maximum, Number(value) * 1.5 + 1);
  return rule.kind === "whole" ? Math.floor(target) : target;
}

const TOGETHER = "several templates and their facts";

const ESTATES = ["estate", "estate that does not say everything"];

const DESIGNS = ["design", "design of an estate, with templates"];

/** Several in a workbook, with names, spills and tables: LibreOffice calculates a design for half a minute. */
const WORKBOOKS = sampled(
  [...gallery.map(({ id }) => id), TOGETHER, ...ESTATES, ...DESIGNS],
  (id) => id === TOGETHER,
);

const LINKED = sampled([hostsTemplate, vsanCpuBudget, ipPlan, runbooks], ({ id }) =>
  ["hosts", "ip-plan"].includes(id),
);

/** Templates that follow facts in one workbook, and whose sheets would have the same names. */
function linkedTemplates(): WorkbookDrawing {
  const facts = new Map(Object.entries({ hosts: 9, vms: 150, vmVcpu: 4, vmRamGib: 32, vmUsedGib: 300 }));
  return together(LINKED, facts, {
    customFunctions: sourceFunctions.ids,
  });
}

/** What runs today: with every trap, and with VMs and hosts of which nothing is known. */
async function estates(): Promise<WorkbookDrawing[]> {
  const { read } = await generated(4, 60);
  const unknown = imported(
    [unknownVm("a", "row 2"), { ...unknownVm("b", "row 3"), cluster: "05" }, knownVm({ cluster: "<5" })],
    [knownHost({ cluster: "<5" }), knownHost({ name: "b", sockets: null, cpuModel: null })],
  );
  return [read, unknown].map((one) => layout(estatePlan(one).spec));
}

/** Designs: typed with two options, and of an estate of which the I/O is known. */
function designs(): WorkbookDrawing[] {
  const typed = designPlan({
    classes: [
      { name: "SQL", target: "Gold", profile: "OLTP database", vms: 40, confirmed: "yes" },
      { name: "General", target: "Silver", vms: 300, vmVcpu: 4, vmGhz: 1.2, vmRamGib: 24, vmUsedGib: 220 },
      { name: "Management", target: "Silver", profile: "general", vms: 12 },
    ],
    targets: [{ name: "Gold", todayGhz: 900, largestVcpu: 24, largestRamGib: 256 }, { name: "Silver" }],
    options: {
      A: {},
      B: { ramGib: 2048, raid: "RAID-6 4+2", corePrice: 350, tierRatio: 1 },
      C: { hosts: 5 },
    },
    chosen: "B",
  });
  const vms = Array.from({ length: 30 }, (_, i) =>
    knownVm({ name: `vm${i}`, cluster: i % 3 === 0 ? "Test" : "Prod", vcpu: (i % 8) + 1, iopsPeak: 100 * i }),
  );
  const hosts = [knownHost(), knownHost({ name: "esx02", cluster: "Test", cpuUsageShare: 0.9 })];
  return [
    layout(typed.spec),
    designWithTemplates(
      designPlan({ estate: imported(vms, hosts), targetOf: { Test: "Prod" } }),
      [hostsTemplate, vsanCpuBudget],
      { customFunctions: sourceFunctions.ids },
    ),
  ];
}

/** Every template with changed inputs, and workbooks of several plans: as calculated here, and as files. */
interface Written {
  id: string;
  ours: WorkbookDrawing;
  file: Uint8Array;
}

/** The drawing of one of them. */
async function drawn(id: string): Promise<WorkbookDrawing | undefined> {
  if (id === TOGETHER) return linkedTemplates();
  if (ESTATES.includes(id)) return (await estates())[ESTATES.indexOf(id)];
  if (DESIGNS.includes(id)) return designs()[DESIGNS.indexOf(id)];
  const template = gallery.find((one) => one.id === id);
  return template && layout(changed(template.plan().spec));
}

async function writeAll(): Promise<Written[]> {
  const all: Written[] = [];
  for (const id of WORKBOOKS) {
    const drawing = await drawn(id);
    if (!drawing) throw new Error(`nothing is drawn for ${id}`);
    const ours = calculate(drawing, sourceFunctions);
    all.push({ id, ours, file: (await writeXlsx(ours)).output });
  }
  return all;
}

/** The same, calculated by LibreOffice too. */
interface Comparison {
  ours: WorkbookDrawing;
  theirs: SheetValues[];
}

async function compareAll(): Promise<Map<string, Comparison>> {
  const all = await (written ??= writeAll());
  const theirs = await recalculated(all.map(({ file }) => shareFile(file).output));
  return new Map(all.map(({ id, ours }, i) => [id, { ours, theirs: theirs[i] ?? [] }]));
}

/** Planned, calculated and written once, by the first test that asks. */
let written: Promise<Written[]> | undefined;

/** LibreOffice is started once, by the first test that asks. */
let compared: Promise<Map<string, Comparison>> | undefined;

const installed = runs("soffice", "--version");

describe.each(WORKBOOKS)("%s", (id) => {
  testWhenInstalled(
    { name: "LibreOffice", hint: "apt-get install libreoffice-calc" },
    installed,
    "LibreOffice calculates the same from changed inputs",
    async () => {
      const comparison = (await (compared ??= compareAll())).get(id);
      if (!comparison) throw new Error(`LibreOffice wrote no values of ${id}`);
      expect(differences(comparison.ours, comparison.theirs)).toEqual([]);
    },
  );
});

const TEMPLATES = path.resolve(__dirname, "../../templates");

testWithSdk(
  "the Open XML SDK and our lint find nothing in committed templates, in workbooks of templates, estates and designs, and in a page",
  async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
    const all = await (written ??= writeAll());
    const ofPlans = all.filter(({ id }) => !gallery.some((template) => template.id === id));
    const files = ofPlans.map(({ file }, i) => {
      const name = path.join(folder, `workbook${i}.xlsx`);
      fs.writeFileSync(name, file);
      return name;
    });
    const page = path.join(folder, "page.xlsx");
    fs.writeFileSync(page, (await writeXlsx(pageDrawing())).output);
    const committed = sampled(fs.readdirSync(TEMPLATES), (name) => name === "rdma-savings.xlsx");
    return [...files, page, ...committed.map((name) => path.join(TEMPLATES, name))];
  },
);
