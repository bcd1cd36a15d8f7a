import fs from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { chromiumOptions, findChromium } from "../build/findChromium";
import { serveFolder } from "../build/serveFolder";
import type { GivenClass } from "../src/design/classInputs";
import { MAX_CLASSES } from "../src/design/demandForm";
import { designPlan } from "../src/design/designWorkbook";
import type { Plan } from "../src/sheets/planWorkbook";
import { parseCell } from "../src/workbook/address";
import { generated } from "../tests/estate/sampleEstate";
import { openWorkbench } from "../tests/workbench/openWorkbench";
import type { WorkbenchPage } from "../tests/workbench/workbenchPage";
import { editWait } from "./editWait";
import type { MeasureOptions } from "./measures";
import { median } from "./median";
import type { Row } from "./row";

const PAGE = fileURLToPath(new URL("../dist/workbench", import.meta.url));
const VMS = 5000;
/** An estate of four clusters. */
const SEED = 4;
const EDITS = 5;

/** What is typed, in turns, where, and how long the first edit and further ones may take. */
const EDITED = [
  { sheet: "Options", id: "A.ramGib", values: [1536, 1024], ms: 300 },
  { sheet: "Demand", id: "typed.vmRamGib", values: [20, 16], ms: 300 },
  { sheet: "Scope", id: "clusters.counts", values: ["out", "in"], ms: 3000 },
] as const;
const FIRST_MS = 3000;

/** How long a user of the workbench waits for a design of 5,000 VMs, 20 classes and four options after an edit. */
export async function designEdits({ quick }: MeasureOptions): Promise<Row[]> {
  const vms = quick ? VMS / 10 : VMS;
  const what = `design of ${vms.toLocaleString("en-US")} VMs, ${MAX_CLASSES} classes, 4 options`;
  if (!findChromium() || !fs.existsSync(PAGE)) {
    const remark = "it needs Chromium and npm run build:workbench";
    return [{ id: "design.edit", what, unit: "ms", ours: null, remark }];
  }
  const plan = await designOf(vms);
  const server = await serveFolder(PAGE);
  const browser = await chromium.launch(chromiumOptions());
  try {
    const workbench = await openWorkbench(browser, server.origin);
    await workbench.page.evaluate((spec) => void globalThis.workbench.session.open(spec), plan.spec);
    await workbench.page.evaluate(() => globalThis.workbench.session.read());
    const rows: Row[] = [];
    for (const { sheet, id, values, ms } of EDITED) {
      const [first = 0, ...further] = await waits(workbench, plan, { sheet, id, values });
      const named = `${what}: Enter to new values on ${sheet}`;
      const goal = (most: number) => ({ most, of: "figure" }) as const;
      const key = `design.edit.${sheet.toLowerCase()}`;
      rows.push(
        { id: `${key}.first`, what: `${named}, first edit`, unit: "ms", ours: first, goal: goal(FIRST_MS) },
        { id: key, what: named, unit: "ms", ours: median(further), goal: goal(ms) },
      );
    }
    await workbench.context.close();
    return rows;
  } finally {
    await browser.close();
    await server.close();
  }
}

async function designOf(vms: number): Promise<Plan> {
  const { read } = await generated(SEED, vms);
  const clusters = [...new Set(read.estate.vms.flatMap(({ cluster }) => cluster ?? []))];
  const [target = ""] = clusters;
  const typed = { target, vms: 20, vmVcpu: 4, vmGhz: 1, vmRamGib: 16, vmUsedGib: 100 };
  const io = { peakIops: 2000, ioSizeKib: 8, readShare: 0.7 };
  const classes = Array.from({ length: MAX_CLASSES - clusters.length }, (_, i): GivenClass => ({
    ...{ name: i === 0 ? "Management" : `Class ${i}`, ...typed, ...io },
  }));
  const general = clusters.map((name): GivenClass => ({ name: "General", target: name, ...io }));
  const options = { A: {}, B: { ramGib: 2048 }, C: { coresPerSocket: 48 }, D: { disks: 8 } };
  return designPlan({ estate: read, classes: [...general, ...classes], options });
}

/** Waits of edits in turns, each in milliseconds. */
async function waits(
  workbench: WorkbenchPage,
  { cells }: Plan,
  { sheet, id, values }: Pick<(typeof EDITED)[number], "sheet" | "id" | "values">,
): Promise<number[]> {
  const at = id.startsWith("typed.") ? lastCell(cells.get(id)?.range) : firstCell(cells.get(id)?.range);
  const { row, column } = parseCell(at) ?? { row: 0, column: 0 };
  await workbench.showSheet(sheet);
  const found: number[] = [];
  for (let edit = 0; edit <= EDITS; edit++)
    found.push(await editWait(workbench, { sheet, at, row, column }, values[edit % 2] ?? 0));
  return found;
}

const firstCell = (range = ""): string => range.split(":")[0] ?? "";
const lastCell = (range = ""): string => range.split(":").at(-1) ?? "";
