import { NO_FACTS } from "../../../src/reports/inputs/clusterFacts";
import { checkFiguresSheet } from "../../../src/reports/sheets/checkFiguresSheet";
import { checksSheet } from "../../../src/reports/sheets/checksSheet";
import { hostsSheet } from "../../../src/reports/sheets/hostsSheet";
import { latencyBinsSheet } from "../../../src/reports/sheets/latencyBinsSheet";
import { membersSheet } from "../../../src/reports/sheets/membersSheet";
import { resultsSheet } from "../../../src/reports/sheets/resultsSheet";
import { sourcesSheet } from "../../../src/reports/sheets/sourcesSheet";
import { timeSeriesSheet } from "../../../src/reports/sheets/timeSeriesSheet";
import { planWorkbook, type PlanSheet } from "../../../src/sheets/planWorkbook";
import type { SheetSpec } from "../../../src/workbook/spec";
import { contextOf } from "../findings/say";
import { sampleHost, sampleMember, sampleRun } from "../sampleRuns";

const run = sampleRun({
  hosts: [sampleHost("a", 1)],
  members: [sampleMember("a", 1)],
  latencyBins: [{ upToMs: 1, share: 1 }],
  series: [{ second: 1, iops: 1, throughputBytesPerSecond: 1, latencyMs: 1 }],
});
const drawn = (sheet: PlanSheet): SheetSpec | undefined =>
  planWorkbook({ title: "t", subject: "s", sheets: [sheet] }).spec.sheets[0];
const none = { findings: [], further: [], notEvaluated: [] };

// Long tables repeat their header on every page and keep it in view, together with the title; lists keep the title.
test.each<[string, () => SheetSpec | null | undefined, { rows: number; columns: number }, number | null]>([
  ["Results, with the case of each row", () => resultsSheet([run]), { rows: 4, columns: 1 }, 4],
  ["Members", () => membersSheet([run]), { rows: 4, columns: 0 }, 4],
  ["Hosts", () => hostsSheet([run]), { rows: 4, columns: 0 }, 4],
  ["Time series", () => timeSeriesSheet([run], ["a"]), { rows: 4, columns: 0 }, 4],
  ["Latency", () => latencyBinsSheet([run], ["a"]), { rows: 4, columns: 0 }, 4],
  ["Checks", () => drawn(checksSheet(contextOf([run]))), { rows: 2, columns: 0 }, null],
  ["Sources", () => drawn(sourcesSheet([run], [], ["a"], none, NO_FACTS)), { rows: 2, columns: 0 }, null],
])(
  "%s is printed with its top rows on every page, and keeps them in view",
  (name, draw, freeze, repeated) => {
    const sheet = draw();
    expect(sheet?.freeze).toEqual(freeze);
    expect(sheet?.print).toEqual({
      orientation: name === "Time series" || name === "Latency" ? "portrait" : "landscape",
      ...(repeated === null ? {} : { repeatRows: [repeated, repeated] }),
      ...(freeze.columns === 0 ? {} : { repeatColumns: [1, freeze.columns] }),
    });
    // The table begins in the row that is repeated.
    if (repeated !== null) expect(sheet?.tables?.[0]?.at).toBe(`A${String(repeated)}`);
  },
);

test.each([
  ["Results", () => resultsSheet([run]), "One row per run. Throughput in MiB/s (2^20 bytes/s) and Gb/s (10^9 bits/s)."],
  ["Members", () => membersSheet([run]), "One row per VM, pod or worker and run."],
  ["Hosts", () => hostsSheet([run]), "Averages over the whole case, warm-up included. CPU usage rises with turbo and hyper-threading, CPU utilization is busy time."],
  ["Time series", () => timeSeriesSheet([run], ["a"]), "Seconds count from the end of the warm-up; each row is the mean since the row before, obtained by differencing where the files hold running totals."],
])("%s reports what its rows are", (name, draw, about) => {
  const texts = draw()?.cells.flatMap((cell) => ("text" in cell ? [cell.text] : []));
  expect(texts).toEqual([name, about]);
}); // prettier-ignore

test("planned sheets begin with their name and with what they are for", () => {
  const top = (sheet: PlanSheet) =>
    ["A1", "A2"].map((address) => {
      const cell = drawn(sheet)?.cells.find(({ at }) => at === address);
      return cell && "text" in cell ? cell.text : undefined;
    });
  expect(top(checksSheet(contextOf([run])))).toEqual([
    "Checks",
    "Criteria applied to every run. Change a threshold, and verdicts and the state of the findings follow.",
  ]);
  expect(top(checkFiguresSheet(contextOf([run])))).toEqual([
    "Check figures",
    'Figures behind the verdicts, one row per run. Verdicts follow the thresholds on sheet Checks. Prints columns up to "Latency (ms)".',
  ]);
});
