import { templates } from "../../src/templates/templates";
import { parseArea } from "../../src/workbook/address";
import type { SheetSpec } from "../../src/workbook/spec";
import { recalculate } from "./recalculate";

/** Sheets of each template: orientation of the page, rows that stay in view, columns that are laid out, rows on each page, the first alone left out. */
const SHEETS: Record<string, string[]> = {
  hosts: [
    "Hosts: portrait, 4 rows, 43 columns",
    "Calculation: landscape, 0 rows, 9 columns",
    "Throughput: landscape, 0 rows, 12 columns",
    "Capacity: landscape, 0 rows, 6 columns",
    "Growth: portrait, 0 rows, 8 columns",
    "Release: landscape, 0 rows, 5 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  "core-dump": [
    "Core dump and boot device: portrait, 4 rows, 43 columns",
    "Host groups: landscape, 0 rows, 7 columns",
    "Calculation: portrait, 0 rows, 8 columns",
    "Observations: landscape, 0 rows, 6 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  "rdma-savings": [
    "RDMA savings: portrait, 4 rows, 43 columns",
    "Workloads: landscape, 0 rows, 6 columns",
    "Calculation: landscape, 0 rows, 6 columns",
    "Checklist: landscape, 0 rows, 6 columns",
    "By workload: landscape, 0 rows, 11 columns",
    "Own tests: portrait, 0 rows, 8 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  "vsan-cpu-budget": [
    "vSAN CPU budget: portrait, 4 rows, 43 columns",
    "Workloads: landscape, 0 rows, 7 columns",
    "Calculation: landscape, 0 rows, 9 columns",
    "Network: landscape, 0 rows, 6 columns",
    "Added up: portrait, 0 rows, 7 columns",
    "IOPS limits: landscape, 0 rows, 9 columns",
    "Limits by block size: portrait, 0 rows, 9 columns",
    "Calibration: portrait, 0 rows, 6 columns",
    "Rules of thumb: landscape, 0 rows, 8 columns",
    "Release: landscape, 0 rows, 5 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  "ip-plan": [
    "IP plan: portrait, 4 rows, 43 columns",
    "Networks: landscape, 0 rows, 7 columns",
    "Calculation: landscape, 0 rows, 12 columns",
    "Hosts: portrait, 0 rows, 10 columns",
    "Free: portrait, 0 rows, 5 columns",
    "Subnets: landscape, 0 rows, 11 columns",
    "Cheat sheet: landscape, 0 rows, 7 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  "stretched-cluster": [
    "Stretched cluster: portrait, 4 rows, 43 columns",
    "Calculation: landscape, 0 rows, 7 columns",
    "Capacity: landscape, 0 rows, 6 columns",
    "Routes: landscape, 0 rows, 6 columns",
    "Ports: landscape, 0 rows, 6 columns",
    "Release: landscape, 0 rows, 5 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  "benchmark-plan": [
    "Benchmark plan: portrait, 4 rows, 43 columns",
    "Matrix: portrait, 0 rows, 6 columns",
    "Calculation: portrait, 0 rows, 6 columns",
    "Tests: portrait, 5 rows, 11 columns",
    "By block size: landscape, 0 rows, 8 columns",
    "Predictions: portrait, 5 rows, 10 columns",
    "Checklist: portrait, 0 rows, 5 columns",
    "Release: landscape, 0 rows, 5 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  "benchmark-comparison": [
    "Benchmark comparison: portrait, 4 rows, 43 columns",
    "Setups: landscape, 2 rows, 9 columns",
    "Baseline: landscape, 5 rows, 23 columns",
    ...[1, 2, 3, 4, 5].map((variant) => `Variant ${variant}: landscape, 5 rows, 23 columns`),
    "Calculation: landscape, 2 rows, 9 columns",
    "By metric: portrait, 2 rows, 11 columns",
    "Limits: landscape, 2 rows, 6 columns",
    "Tests: landscape, 2 rows, 11 columns",
    "By block size: landscape, 0 rows, 12 columns",
    "Changes: landscape, 2 rows, 14 columns",
    "Rules: portrait, 2 rows, 5 columns",
    "As read: landscape, 2 rows, 21 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  "latency-budget": [
    "Latency budget: portrait, 4 rows, 43 columns",
    "Call chain: landscape, 0 rows, 6 columns",
    "Calculation: portrait, 0 rows, 7 columns",
    "Latencies: landscape, 0 rows, 8 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
  runbooks: [
    "Runbooks: portrait, 4 rows, 43 columns",
    "Calculation: portrait, 0 rows, 6 columns",
    "Hosts: portrait, 0 rows, 6 columns",
    "1 Shutdown: landscape, 2 rows, 10 columns, 1 to 6 on each page",
    "1 Shutdown hosts: landscape, 0 rows, 15 columns",
    "2 Start: landscape, 2 rows, 10 columns, 1 to 6 on each page",
    "2 Start hosts: landscape, 0 rows, 13 columns",
    "3 Maintenance: landscape, 2 rows, 10 columns, 1 to 6 on each page",
    "4 Partition: landscape, 2 rows, 10 columns, 1 to 6 on each page",
    "4 Partition hosts: landscape, 0 rows, 19 columns",
    "Pings: landscape, 0 rows, 19 columns",
    "5 Health console: landscape, 2 rows, 10 columns, 1 to 6 on each page",
    "6 Bootstrap: landscape, 2 rows, 10 columns, 1 to 6 on each page",
    "6 Bootstrap hosts: landscape, 0 rows, 9 columns",
    "7 Core dump: landscape, 2 rows, 10 columns, 1 to 6 on each page",
    "Commands: landscape, 0 rows, 4 columns",
    "Release: landscape, 0 rows, 5 columns",
    "Input check: landscape, 0 rows, 4 columns",
    "Basis: landscape, 2 rows, 6 columns",
  ],
};

/** Entries of the Basis, and some of the figures that must be among them, each with its kind. */
const EVIDENCE: Record<string, [entries: number, ...figures: string[]]> = {
  hosts: [92, "0.6 share of CPU assumption", "0.15 per year assumption", "721317.28 IOPS measured", "0.131 share of data and replicas vendor-stated", "24 hours vendor-stated", "2 host failures at a time vendor-stated"],
  "core-dump": [17, "131008 MiB measured", "0.015 share of RAM estimated", "128 GiB vendor-stated", "1.6 GiB measured"],
  "rdma-savings": [69, "88 GHz per host measured", "0.16 share of CPU per I/O estimated", "939790.5 IOPS measured", "0.3 gain plus drop estimated"],
  "vsan-cpu-budget": [69, "0.373 Hz per bit/s measured", "-16.52 GHz per host measured", "32768 bytes vendor-stated", "0.07 share of the plan estimated", "25 Gb/s per host vendor-stated", "10 Gb/s per host vendor-stated"],
  "ip-plan": [2, "1600 bytes vendor-stated", "1700 bytes vendor-stated"],
  "stretched-cluster": [55, "1.25 × data vendor-stated", "20 hosts per site assumption", "1.4 × vendor-stated", "200 ms round trip vendor-stated", "21833 components vendor-stated", "12321 UDP port vendor-stated", "15 hosts per site vendor-stated"],
  "benchmark-plan": [60, "1.14 × RAID-5 4+1 estimated", "1800 s assumption", "0.8 share of the NIC assumption", "22575.5 IOPS measured", "7 hosts vendor-stated"],
  "benchmark-comparison": [29, "0.05 share of the baseline assumption", "20 ms assumption", "24474.6 IOPS measured"],
  "latency-budget": [10, "100 ns estimated", "2.03 ms measured", "10 × faster estimated"],
  runbooks: [4, "28 bytes definition", "48 bytes definition", "4 hosts vendor-stated", "12321 UDP port vendor-stated"],
}; // prettier-ignore

const described = ({ name, print, freeze, columnWidths = [] }: SheetSpec): string => {
  const [first = 0, last = 0] = print.repeatRows ?? [];
  const repeated = last > 1 ? [`${first} to ${last} on each page`] : [];
  const parts = [print.orientation, `${freeze?.rows ?? 0} rows`, `${columnWidths.length} columns`];
  return `${name}: ${[...parts, ...repeated].join(", ")}`;
};

/** Titles that are longer than the name of their sheet. */
const TITLES: Record<string, string> = { Ports: "Ports and networks" };

const textAt = ({ cells }: SheetSpec, at: string): string | undefined => {
  const cell = cells.find((one) => one.at === at);
  return cell?.kind === "text" ? cell.text : undefined;
};

test("every template is in these tables", () => {
  const ids = templates.map(({ id }) => id).sort();
  expect([Object.keys(SHEETS).sort(), Object.keys(EVIDENCE).sort()]).toEqual([ids, ids]);
});

describe.each(templates.map((template) => [template.id, template] as const))("%s", (id, template) => {
  const plan = template.plan();

  test("has its sheets, laid out and printed as planned", () => {
    expect(plan.spec.sheets.map(described)).toEqual(SHEETS[id]);
  });

  test("a further sheet has its own name as its title, and a sentence about it below", () => {
    for (const sheet of plan.spec.sheets.slice(1)) {
      expect(textAt(sheet, "A1")).toBe(TITLES[sheet.name] ?? sheet.name);
      expect(textAt(sheet, "A2")).toMatch(/^[A-Za-z].*\.$/);
    }
  });

  test("names customer, project and version in the first row of every sheet, on every page", () => {
    const { drawing } = recalculate(plan, { customer: "Nordwind", project: "Renewal", planVersion: "1.2" });
    const [first, ...others] = drawing.sheets;
    expect((first?.values[0] ?? []).join(" ")).toContain("Nordwind");
    for (const { values } of others) {
      expect((values[0] ?? []).filter(Boolean).at(-1)).toBe("Nordwind  ·  Renewal  ·  version 1.2");
    }
    for (const { print } of plan.spec.sheets.filter((_, i) => i > 0)) expect(print.repeatRows?.[0]).toBe(1);
  });

  test("the basis lists the figures that it uses, with their kinds", () => {
    const [entries, ...figures] = EVIDENCE[id] ?? [];
    const rows = plan.spec.sheets.at(-1)?.tables?.flatMap((table) => table.rows) ?? [];
    const listed = rows.map(([, value, unit, kind]) => [value, unit, kind].join(" "));
    expect(listed).toHaveLength(entries ?? 0);
    expect(listed).toEqual(expect.arrayContaining(figures));
  });
});

test("charts: their size, axes and series", () => {
  const charts = templates.flatMap((template) =>
    template.plan().spec.sheets.flatMap(({ charts = [] }) =>
      charts.map(({ kind, covers, xTitle, yTitle, series }) => {
        const area = parseArea(covers);
        const axes = [xTitle ?? "", yTitle ?? ""].filter(Boolean).join(" by ");
        return `${template.id}: ${kind} of ${area?.columns} × ${area?.rows} cells, ${axes}: ${series.map(({ name }) => name).join(", ")}`;
      }),
    ),
  );
  expect(charts).toEqual([
    "hosts: scatter of 39 × 9 cells, Years from today: Host lost, plan, Host lost, low, Needed, Needed at the end of the plan",
    "hosts: line of 6 × 16 cells, Year by TiB: Needed, For data, For data, low",
    "core-dump: scatter of 39 × 11 cells, RAM (GiB) by Dump file (GiB): Observed, Planning rule",
    "rdma-savings: column of 39 × 11 cells, GHz: TCP, RDMA",
    "vsan-cpu-budget: column of 39 × 11 cells, GHz: Plan, High",
    "vsan-cpu-budget: line of 7 × 18 cells, GHz: Cumulative workloads, Allowed, Allowed after host failure",
    "vsan-cpu-budget: line of 9 × 16 cells, Block size (KiB) by GHz: Plan, High, Allowed after host failure",
    "stretched-cluster: column of 39 × 6 cells, : TiB",
    "benchmark-plan: column of 39 × 11 cells, : CPU, Network, IOPS limit of the policy",
    "benchmark-plan: column of 8 × 18 cells, Test no. by GHz: GHz",
    "benchmark-comparison: column of 39 × 11 cells, Change: Highest, Lowest",
    "benchmark-comparison: column of 6 × 16 cells, Block size (KiB) by IOPS: Baseline, Variant 1, Variant 2, Variant 3, Variant 4, Variant 5",
    "benchmark-comparison: column of 6 × 16 cells, Block size (KiB) by Change: Variant 1, Variant 2, Variant 3, Variant 4, Variant 5",
    "latency-budget: bar of 7 × 16 cells, ms: Plan (ms)",
  ]);
});
