import { histogramChart, latencyBinsSheet } from "../../../src/reports/sheets/latencyBinsSheet";
import { sampleRun } from "../sampleRuns";

const bins = [
  { upToMs: 1, share: 0.5 },
  { upToMs: 2, share: 0.25 },
  { upToMs: null, share: 0.25 },
];
const aboutOf = (sheet: ReturnType<typeof latencyBinsSheet>) =>
  sheet?.cells.flatMap((cell) => (cell.at === "A2" && "text" in cell ? [cell.text] : []))[0];

test("has a row per bin, the last one open", () => {
  const sheet = latencyBinsSheet(
    [
      sampleRun(),
      sampleRun({ latencyBins: [] }),
      sampleRun({ datastore: "d", latencyBins: bins }),
      sampleRun({ latencyBins: [{ upToMs: null, share: 1 }] }),
    ],
    ["a", "b", "c"],
  );
  const [table] = sheet?.tables ?? [];
  expect([sheet?.name, table?.name, table?.at]).toEqual(["Latency", "LatencyBins", "A4"]);
  expect(table?.columns).toEqual([
    { header: "Run", style: "paragraph" },
    { header: "Datastore" },
    { header: "Latency" },
    { header: "Share of I/O", format: "0.0%" },
  ]);
  expect(table?.rows).toEqual([
    ["c", "d", "to 1 ms", 0.5],
    ["c", "d", "to 2 ms", 0.25],
    ["c", "d", "over 2 ms", 0.25],
    ["fio-case-1732885165", null, "over 0 ms", 1],
  ]);
  expect(aboutOf(sheet)).toBe("Share of I/Os by latency, each bin from the bin above it.");
});

test.each([
  [40, 40, "Share of I/Os by latency, each bin from the bin above it."],
  [41, 40, "Share of I/Os by latency: the first 40 of 41 runs."],
])("writes 40 runs at most: %i", (count, written, about) => {
  const runs = Array.from({ length: count }, () => sampleRun({ latencyBins: [{ upToMs: 1, share: 1 }] }));
  const sheet = latencyBinsSheet(
    runs,
    runs.map((_, i) => `r${i}`),
  );
  expect(sheet?.tables?.[0]?.rows).toHaveLength(written);
  expect(aboutOf(sheet)).toBe(about);
});

test("the histogram draws the first run that has bins", () => {
  const runs = [sampleRun(), sampleRun({ latencyBins: bins }), sampleRun({ latencyBins: bins.slice(1) })];
  const cells = (range: string) => ({ sheet: "Latency", range });
  expect(histogramChart(runs, ["a", "b", "c"])).toEqual({
    kind: "column",
    title: "Latency: b",
    description: "Share of the I/Os of b in each bin of latency.",
    xTitle: "Latency",
    yTitle: "Share of I/O",
    series: [{ name: "b", categories: cells("C5:C7"), values: cells("D5:D7") }],
  });
});

test("there is neither sheet nor histogram when no run has bins", () => {
  const runs = [sampleRun(), sampleRun({ latencyBins: [] })];
  expect(latencyBinsSheet(runs, ["a", "b"])).toBeNull();
  expect(histogramChart(runs, ["a", "b"])).toBeNull();
});
