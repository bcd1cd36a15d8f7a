import { hostsSheet } from "../../../src/reports/sheets/hostsSheet";
import { sampleHost, sampleRun } from "../sampleRuns";

test("has a row per host and run, with shares of 1", () => {
  const host = { ...sampleHost("esx1", 68, 20), cluster: "ESA", cpuUtilizationPct: 60 };
  const sheet = hostsSheet([
    sampleRun({ case: "a", hosts: [host, sampleHost("esx2", null)] }),
    sampleRun({ case: "b" }),
    sampleRun({ case: "c", hosts: [sampleHost("esx1", 0, 0)] }),
  ]);
  expect(sheet?.name).toBe("Hosts");
  const [table] = sheet?.tables ?? [];
  expect([table?.name, table?.at]).toEqual(["Hosts", "A4"]);
  expect(table?.columns).toEqual([
    { header: "Case" },
    { header: "Cluster" },
    { header: "Host" },
    { header: "CPU usage %", format: "0.0%" },
    { header: "CPU utilization %", format: "0.0%" },
    { header: "Memory usage %", format: "0.0%" },
  ]);
  expect(table?.rows).toEqual([
    ["a", "ESA", "esx1", 0.68, 0.6, 0.2],
    ["a", null, "esx2", null, null, null],
    ["c", null, "esx1", 0, null, 0],
  ]);
  expect(sheet?.freeze).toEqual({ rows: 4, columns: 0 });
  expect(sheet?.print).toEqual({ orientation: "landscape", repeatRows: [4, 4] });
});

test("there is no sheet when no run names hosts", () => {
  expect(hostsSheet([sampleRun()])).toBeNull();
});
