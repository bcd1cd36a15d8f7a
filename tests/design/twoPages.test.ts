import { designPlan } from "../../src/design/designWorkbook";
import type { TestedLoad } from "../../src/model/benchmark/testedLoad";
import { layout } from "../../src/workbook/layout";
import { pageHeight } from "../../src/workbook/writers/pageSize";
import { sampled } from "../volume";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";

const TEST: TestedLoad = {
  ...{ name: "8 KiB, 70% read", hosts: 4, ioSizeKib: 8, readShare: 0.7, layout: "RAID-5 2+1" },
  ...{ iops: 1e5, latencyMs: 1, mostMs: 2 },
  ...{ targetMs: null, heldTo: null, against: [], showsCost: true },
};

/** Points of the second page of a design of so many target clusters, and those that its paper has room for. */
function secondPage(clusters: number, tests: readonly TestedLoad[]) {
  const vms = Array.from({ length: clusters }, (_, i) =>
    knownVm({ name: `vm${i}`, cluster: `Cluster ${i}` }),
  );
  const hosts = vms.map((_, i) => knownHost({ name: `esx${i}`, cluster: `Cluster ${i}` }));
  const { spec } = designPlan({ estate: imported(vms, hosts), tests });
  const [page] = spec.sheets;
  const [drawn] = layout(spec).sheets;
  if (!page || !drawn) throw new Error("there is no sheet Design");
  const [first = 0] = page.print.pageBreaks ?? [];
  const heights = new Map<number, number>();
  for (const { rows, points } of page.rowHeights ?? [])
    for (let row = rows[0]; row <= rows[1]; row++) heights.set(row, points);
  let needed = 0;
  for (let row = first; row <= drawn.rows; row++) needed += heights.get(row) ?? 15;
  return { needed, room: pageHeight(drawn, page.print) };
}

test.each(sampled([4, 5, 8], (clusters) => clusters === 8))(
  "a design of %d target clusters is two pages next to tests, too",
  (clusters) => {
    for (const tests of [[], [TEST]]) {
      const { needed, room } = secondPage(clusters, tests);
      expect(needed).toBeGreaterThan(600);
      expect(needed).toBeLessThanOrEqual(room);
    }
  },
);
