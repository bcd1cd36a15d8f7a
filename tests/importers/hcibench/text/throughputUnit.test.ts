import { parseResultText } from "../../../../src/importers/hcibench/text/parseResultText";
import { dividesByThousand } from "../../../../src/importers/hcibench/text/throughputUnit";
import { runsOfResultText } from "../../../../src/importers/hcibench/text/textRuns";

const RULE = "=".repeat(29);
const NAME = "fio-4vmdk-100ws-4k-70rdpct-100randompct-4threads-1795193430";
const RESOURCE = "Resource Usage:\nCPU USAGE\t= 40.0%\n";

function text(throughput: number, separator: string): string {
  const figures = [
    ["JOB_NAME", "job0"],
    ["VMs", "3"],
    ["IOPS", "74187.20 IO/S"],
    ["THROUGHPUT", `${throughput}.00 MB/s`],
    ["R_LATENCY", "0.60 ms"],
  ];
  const lines = figures.map(([label = "", value = ""]) => {
    return `${separator === "pad" ? `${label.padEnd(14)}= ` : `${label}${separator}`}${value}`;
  });
  return ["Datastore     = d", RULE, ...lines, RULE, ""].join("\n");
}

// 74187.20 IOPS of 4 KiB are 296,748 KiB/s: 296 over 1,000 and 289 over 1,024.
test.each([
  ["2.0 in its columns", text(296, "pad"), NAME, true],
  ["2.0 in its columns, block size unknown", text(296, "pad"), "pasted text", true],
  ["2.0 with its columns lost in a paste", text(296, " = "), NAME, true],
  ["a later version", text(289, "\t\t= "), NAME, false],
  ["a later version with tabs lost in a paste", text(289, " = "), NAME, false],
  ["2.5, whatever its figures", text(296, "\t\t= ") + RESOURCE, NAME, false],
  ["figures of another block size", text(296, " = "), NAME.replace("-4k-", "-8k-"), false],
  ["a paste of unknown block size", text(296, " = "), "pasted text", false],
])("%s", (_, content, name, legacy) => {
  const { runs, diagnostics } = runsOfResultText(content, "x-res.txt", name);
  const printed = runs[0]?.reported.find(({ label }) => label === "THROUGHPUT")?.value ?? 0;
  expect(runs[0]?.results.throughputBytesPerSecond).toBe(printed * 1024 * (legacy ? 1000 : 1024));
  expect(diagnostics.some(({ code }) => code === "throughput-unit")).toBe(legacy);
});

/** Whether 2.0 is detected by IOPS of 4 KiB and the MB/s that are printed for them. */
function isDetected(
  iops: number | null,
  throughput: number | null,
  version: string | null,
  style = "",
): boolean {
  const lines = [`IOPS = ${iops ?? "?"}`, `THROUGHPUT = ${throughput ?? "?"} MB/s`, style];
  const parsed = parseResultText(["Datastore = d", ...lines].join("\n"), "x");
  const [block] = parsed.blocks;
  if (!block) throw new Error("no block");
  return dividesByThousand(block, parsed, version, 4096);
}

test.each<[string, Parameters<typeof isDetected>, boolean]>([
  ["the version 2.0", [1, 1, "2.0"], true],
  ["a version of 2.0", [1, 1, "2.0.1"], true],
  ["another version, whatever its figures", [74_187.2, 296, "2.8.3"], false],
  ["a version that begins alike", [74_187.2, 296, "2.01"], false],
  ["a version that ends alike", [74_187.2, 296, "12.0"], false],
  ["the style of the text, before the version", [1, 1, "2.0", "CPU USAGE = 5%"], false],
  ["figures that fit both units", [1280, 5, null], false],
  // 102,400 KiB/s are 102.4 MB/s and exactly 100 MiB/s.
  ["figures just within what cutting loses of MiB/s", [25_600, 101.5, null], false],
  ["figures just beyond it", [25_600, 101.6, null], true],
  ["figures just within what cutting loses of MB/s", [50_000, 198.5, null], true],
  ["figures below it", [50_000, 198.4, null], false],
  ["no IOPS", [null, 296, null], false],
  ["no throughput", [74_187.2, null, null], false],
])("whether 2.0 is recognized by %s", (_, given, expected) => {
  expect(isDetected(...given)).toBe(expected);
});
