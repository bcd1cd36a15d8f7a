import { estateWorkbook } from "../../src/estate/estateWorkbook";
import type { EstateVm } from "../../src/model/estate/estate";
import { carryVmChoices, type CarriedChoices } from "../../src/estate/carryVmChoices";
import { shownVms } from "../../src/estate/vmChoices";
import { layout } from "../../src/workbook/layout";
import { type ShownSheets, shownSheet } from "../../src/workbook/shownSheet";
import type { CellValue, WorkbookSpec } from "../../src/workbook/spec";
import { imported, knownVm } from "./sampleEstate";

type Place = Pick<EstateVm, "name"> & Partial<Pick<EstateVm, "cluster" | "host">>;

const workbookOf = (...vms: Place[]): WorkbookSpec => estateWorkbook(imported(vms.map((vm) => knownVm(vm))));

const shownOf = (
  spec: WorkbookSpec,
): Map<string, { values: CellValue[][]; formulas: (string | undefined)[][] }> =>
  new Map(
    layout(spec).sheets.map((sheet) => {
      const { values, formulas } = shownSheet(sheet);
      return [
        sheet.name,
        {
          values: values.map((row) => [...row]),
          formulas: values.map((_, row) => [...(formulas[row] ?? [])]),
        },
      ];
    }),
  );

/** The sheets of an earlier workbook into which something was typed: by the place of the VM. */
function typed(
  vms: Place[],
  ...entries: [vm: number, column: string, value: CellValue, formula?: string][]
): ShownSheets {
  const sheets = shownOf(workbookOf(...vms));
  const sheet = sheets.get("VMs");
  const header = sheet?.values.findIndex((row) => row.includes("Set scope")) ?? -1;
  for (const [vm, column, value, formula] of entries) {
    const row = header + 1 + vm;
    const at = sheet?.values[header]?.indexOf(column) ?? -1;
    (sheet?.values[row] ?? [])[at] = value;
    (sheet?.formulas[row] ?? [])[at] = formula;
  }
  return sheets;
}

function carried(
  sheets: ShownSheets,
  ...now: Place[]
): CarriedChoices & { column(header: string): CellValue[] } {
  const earlier = shownVms(sheets);
  if (!earlier) throw new Error("no table VMs");
  const result = carryVmChoices(workbookOf(...now), earlier);
  const table = result.spec.sheets.flatMap(({ tables = [] }) => tables).find(({ name }) => name === "VMs");
  return {
    ...result,
    column: (header) => {
      const at = table?.columns.findIndex((column) => column.header === header) ?? -1;
      return table?.rows.map((row) => row[at] ?? null) ?? [];
    },
  };
}

const [WEB, DB, MAIL] = ["web", "db", "mail"].map((name) => ({ name })) as [Place, Place, Place];

test("what was typed about a VM stays, in whatever order the new export lists it", () => {
  const before = typed(
    [WEB, DB],
    [0, "Set scope", "out"],
    [1, "Set class", "Database"],
    [1, "Set scope", "full"],
  );
  const after = carried(before, MAIL, DB, WEB);
  expect(after.column("Set scope")).toEqual([null, "full", "out"]);
  expect(after.column("Set class")).toEqual([null, "Database", null]);
  expect(after).toMatchObject({ carried: 2, lost: [], lostVms: 0, failed: [], formulas: [], ownColumns: [] });
});

test("a VM that was removed is lost by name, with what was typed", () => {
  const before = typed([WEB, DB], [1, "Set class", "Database"], [1, "Set scope", "out"]);
  expect(carried(before, WEB)).toMatchObject({
    carried: 0,
    lostVms: 1,
    lost: [
      { label: "Set scope of db", value: "out" },
      { label: "Set class of db", value: "Database" },
    ],
  });
});

test("a VM that moved to another cluster or host is the same one", () => {
  const before = typed([{ ...WEB, cluster: "A", host: "h1" }], [0, "Set scope", "out"]);
  expect(carried(before, { ...WEB, cluster: "A", host: "h2" }).column("Set scope")).toEqual(["out"]);
  expect(carried(before, { ...WEB, cluster: "B", host: "h3" }).column("Set scope")).toEqual(["out"]);
});

test("namesakes are distinguished by cluster, then by host", () => {
  const two = [
    { ...WEB, cluster: "A" },
    { ...WEB, cluster: "B" },
  ];
  const before = typed(two, [1, "Set scope", "out"]);
  expect(carried(before, ...two.reverse()).column("Set scope")).toEqual(["out", null]);
  const hosts = ["h1", "h2"].map((host) => ({ ...WEB, cluster: "A", host }));
  expect(carried(typed(hosts, [0, "Set scope", "out"]), ...hosts).column("Set scope")).toEqual(["out", null]);
});

test("a namesake of a VM that was removed does not take its scope", () => {
  const before = typed(
    [
      { ...WEB, cluster: "A" },
      { ...WEB, cluster: "B" },
    ],
    [1, "Set scope", "out"],
  );
  const after = carried(before, { ...WEB, cluster: "A" }, { ...WEB, cluster: "C" });
  expect(after.column("Set scope")).toEqual([null, null]);
  expect(after.lostVms).toBe(1);
});

test("namesakes on the same host cannot be distinguished: what was typed about them is lost by name", () => {
  const after = carried(typed([WEB, WEB], [0, "Set scope", "out"]), WEB, WEB);
  expect(after.column("Set scope")).toEqual([null, null]);
  expect(after.lost).toEqual([{ label: "Set scope of web", value: "out" }]);
});

test("a formula becomes its value, and an error is not carried over", () => {
  const before = typed(
    [WEB, DB],
    [0, "Set scope", "out", 'IF(1,"out")'],
    [1, "Set class", { error: "#REF!" }, "#REF!"],
  );
  expect(carried(before, WEB, DB)).toMatchObject({
    carried: 1,
    formulas: ["Set scope of web"],
    failed: [{ label: "Set class of db", content: "#REF!" }],
  });
});

test("columns that the user added are named", () => {
  const before = typed([WEB], [0, "Set scope", "out"]);
  const values = before.get("VMs")?.values as CellValue[][];
  values.find((row) => row.includes("Set scope"))?.push("Owner");
  expect(carried(before, WEB).ownColumns).toEqual(["Owner"]);
});

test("the table is found on a renamed sheet, behind inserted rows and columns; no other sheet is taken for it", () => {
  const sheet = typed([WEB], [0, "Set scope", "out"]).get("VMs");
  const moved = {
    values: [[], [], ...(sheet?.values ?? []).map((row) => [null, ...row])],
    formulas: [[], [], ...(sheet?.formulas ?? []).map((row) => [undefined, ...(row ?? [])])],
  };
  const found = shownVms(new Map([["Our VMs", moved]]));
  expect(found).toMatchObject({ sheet: "Our VMs", vms: [{ vm: "web", values: { "Set scope": "out" } }] });
  expect(shownVms(new Map([["VMs", { values: [["VM", "Cluster", "Host"]], formulas: [] }]]))).toBeUndefined();
});
