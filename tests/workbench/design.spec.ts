import fs from "node:fs";
import path from "node:path";
import { rvtoolsFiles, WIDE } from "../../bench/generate/estate/writeRvtools";
import { importEstate } from "../../src/importers/estate/importEstate";
import { calculate } from "../../src/calculator/calculate";
import { layout } from "../../src/workbook/layout";
import { folderOf } from "../importers/sources";
import { sourceFunctions } from "../sourceFunctions";
import type { WorkbenchPage } from "./workbenchPage";
import { calmEstate } from "../../bench/generate/estate/calmEstate";
import { designPlan } from "../../src/design/designWorkbook";
import { hosts } from "../../src/templates/hosts/hosts";
import { parseCell } from "../../src/workbook/address";
import { exportOf } from "../browser/exportedEstate";
import { imported, knownVm } from "../estate/sampleEstate";
import { expect, test } from "./workbenchTest";

/** Places of cells above the estate's own sheets: they are the same for every estate of as many clusters. */
const DESIGN = designPlan({
  estate: imported([knownVm({ cluster: "Production" }), knownVm({ name: "b", cluster: "Office" })]),
}).cells;

function cellOf(cells: typeof DESIGN, id: string) {
  const place = cells.get(id);
  const [first = ""] = place?.range.split(":") ?? [];
  const cell = parseCell(first);
  if (!place || !cell) throw new Error(`no cell ${id}`);
  return { ...cell, at: first, sheet: place.sheet };
}

/** Cells of the grid that our calculator has another value for. */
async function differencesFrom(workbench: WorkbenchPage): Promise<string[]> {
  const estate = await importEstate([folderOf(rvtoolsFiles(calmEstate(), WIDE))]);
  const expected = calculate(layout(designPlan({ estate }).spec), sourceFunctions);
  const shown = await workbench.sheets();
  return expected.sheets
    .filter(({ name }) => name !== "Sources")
    .flatMap(({ name, values }) =>
      values.flatMap((row, r) =>
        row.flatMap((value, c) => {
          const other = shown[name]?.[r]?.[c] ?? "";
          // The files have other names.
          const named = typeof value === "string" ? value.replace(/\bresults\b/, "export.xlsx") : value;
          const same =
            typeof value === "number" && typeof other === "number"
              ? Math.abs(value - other) <= 1e-9 * Math.max(1, Math.abs(value))
              : (named ?? "") === other;
          return same
            ? []
            : [`${name}!R${r + 1}C${c + 1}: ${JSON.stringify(other)}, not ${JSON.stringify(value)}`];
        }),
      ),
    )
    .slice(0, 30);
}

test("an export becomes a design, which the grid calculates as the command does; a template follows it", async ({
  workbench,
}, info) => {
  const file = info.outputPath("export.xlsx");
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, exportOf(calmEstate()).buffer);
  await workbench.showTab("Import");
  await workbench.page.locator("#files").setInputFiles(file);
  await workbench.paneSays("Recognised 307 VMs.");
  await workbench.press("Write the design: export.xlsx");
  await workbench.paneSays("The design is on the sheets Design, Options, Demand");
  const verdict = async () => String((await workbench.sheet("Design"))[3]?.join(" "));
  await expect.poll(verdict).toContain("the VMs' I/O is empty");
  const allHosts = cellOf(DESIGN, "chosen.allHosts");
  await workbench.expectValues([[10]], "Options", allHosts.row, allHosts.column);
  expect(await differencesFrom(workbench)).toEqual([]);

  await workbench.showTab("Templates");
  await workbench.press("Insert Hosts into this workbook");
  await workbench.paneSays("Its green inputs follow sheet Options.");
  const ofHosts = cellOf(hosts.plan().cells, "hosts");
  await workbench.expectValues([[6]], "Hosts", ofHosts.row, ofHosts.column);

  // More RAM in each host: fewer hosts, in the template too.
  await workbench.showSheet("Options");
  await workbench.type(cellOf(DESIGN, "A.ramGib").at, "2048");
  await workbench.expectValues([[8]], "Options", allHosts.row, allHosts.column);
  await workbench.expectValues([[4]], "Hosts", ofHosts.row, ofHosts.column);
  await workbench.page.keyboard.press("Control+z");
  await workbench.expectValues([[10]], "Options", allHosts.row, allHosts.column);
});
