import { designPlan } from "../../src/design/designWorkbook";
import type { PrintSpec, SheetSpec } from "../../src/workbook/spec";
import { layout } from "../../src/workbook/layout";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";

/** A design of VMs in so many clusters, which go to one target. */
function planOf(clusters: number) {
  const names = Array.from({ length: clusters }, (_, i) => `Cluster ${i}`);
  return designPlan({
    estate: imported(
      names.map((cluster) => knownVm({ name: `vm in ${cluster}`, cluster })),
      names.map((cluster) => knownHost({ name: `esx of ${cluster}`, cluster })),
    ),
    targetOf: Object.fromEntries(names.map((cluster) => [cluster, "Prod"])),
  });
}

test("rows of a sheet that is printed on several pages side by side have their names on each page", () => {
  const wide = layout(planOf(2).spec).sheets.flatMap(({ name, features }) => {
    const print = features.find((feature) => feature.kind === "print")?.print;
    return print?.pagesWide === undefined ? [] : [[name, print.repeatColumns] as const];
  });
  expect(wide).toEqual(
    ["Hosts solved", "VMs", "Hosts today"].map((name): [string, PrintSpec["repeatColumns"]] => [
      name,
      [1, 1],
    ]),
  );
});

test.each([
  [18, "Name patterns: VMs planned separately, or not at all"],
  [19, "Rules for VMs that do not run, or serve no users"],
])("of %i clusters no page begins between the yellow cells of rules by name", (clusters, heading) => {
  const scope: SheetSpec | undefined = planOf(clusters).spec.sheets.find(({ name }) => name === "Scope");
  const begun = (scope?.print.pageBreaks ?? []).map((row) =>
    scope?.cells?.find(({ at }) => at === `A${row}`),
  );
  expect(begun).toEqual([expect.objectContaining({ text: heading })]);
});
