import { membersSheet, spreadChart } from "../../../src/reports/sheets/membersSheet";
import { sampleMember, sampleRun } from "../sampleRuns";

const members = (count: number) => Array.from({ length: count }, (_, i) => sampleMember(`v${i}`, i));

test("has a row per member and run, in MiB/s", () => {
  const full = { ...sampleMember("vm-1", 500), throughputBytesPerSecond: 3 * 2 ** 20, latencyMs: 2 };
  const sheet = membersSheet([
    sampleRun({ case: "a", datastore: "d", job: "j", members: [full, sampleMember("vm-2", null, true)] }),
    sampleRun({ case: "b" }),
  ]);
  const [table] = sheet?.tables ?? [];
  expect([sheet?.name, table?.name, table?.at]).toEqual(["Members", "Members", "A4"]);
  expect(table?.columns).toEqual([
    { header: "Case" },
    { header: "Datastore" },
    { header: "Job" },
    { header: "Member" },
    { header: "IOPS", format: "#,##0" },
    { header: "MiB/s", format: "#,##0.0" },
    { header: "Latency (ms)", format: "0.00" },
    { header: "State" },
  ]);
  expect(table?.rows).toEqual([
    ["a", "d", "j", "vm-1", 500, 3, 2, "in the totals"],
    ["a", "d", "j", "vm-2", null, null, null, "finished early, not in the totals"],
  ]);
});

test("there is no sheet when no run names members", () => {
  expect(membersSheet([sampleRun()])).toBeNull();
});

describe("the chart of members", () => {
  const cells = (range: string) => ({ sheet: "Members", range });

  test("draws the run with the most IOPS of those with two members or more", () => {
    const runs = [
      sampleRun({ members: members(3), results: { iops: 5 } }),
      sampleRun({ members: members(1), results: { iops: 99 } }),
      sampleRun({ results: { iops: 100 } }),
      sampleRun({ members: members(2), results: { iops: 7 } }),
      sampleRun({ members: members(2) }),
    ];
    // Rows 5 to 7, 8, none, 9 and 10.
    expect(spreadChart(runs, ["a", "b", "c", "d", "e"])).toEqual({
      kind: "column",
      title: "Members: d",
      description: "IOPS of every member of the run with the most IOPS.",
      xTitle: "Member",
      yTitle: "IOPS",
      series: [{ name: "IOPS", categories: cells("D9:D10"), values: cells("E9:E10") }],
    });
  });

  test.each([
    [60, "E5:E64", "every member"],
    [61, "E5:E64", "the first 60 of 61 members"],
  ])("draws 60 bars at most: %i members", (count, range, shown) => {
    const chart = spreadChart([sampleRun({ members: members(count) })], ["a"]);
    expect(chart?.series[0]?.values).toEqual(cells(range));
    expect(chart?.description).toBe(`IOPS of ${shown} of the run with the most IOPS.`);
  });

  test("is not there when no run has two members", () => {
    expect(spreadChart([sampleRun({ members: members(1) }), sampleRun()], ["a", "b"])).toBeNull();
  });
});
