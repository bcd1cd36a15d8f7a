import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runCli } from "../cli/runCli";
import { independentGhz } from "../functions/independentGhz";
import { testWithSdk } from "./testWithSdk";
import { TRIES_ALL } from "../volume";
import { runs, testWhenInstalled } from "./whenInstalled";

/** The report on our samples, given to programs that are not ours. */
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
const report = path.join(folder, "report.xlsx");
const root = path.resolve(__dirname, "../..");

beforeAll(() => {
  const samples = ["easy-run-1732885165.zip", "easy-run-1725000000.zip"];
  const inputs = samples.map((name) => path.join(root, "samples", name));
  const result = runCli("report", ...inputs, "-o", report);
  expect(result).toMatchObject({ code: 0, err: "" });
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

testWithSdk("the Open XML SDK and our lint find nothing", () => [report]);

/** The calculated columns of Results, from the columns that hold what was measured. */
function expectCachedFigures(figure: (column: string) => number): void {
  const bytes = figure("Block size (KiB)") * 1024;
  const ghz = independentGhz(figure("IOPS"), bytes, figure("Read %"), "RAID-5 2+1");
  expect(figure("vSAN GHz (model)") / ghz).toBeCloseTo(1, 3);
  expect(figure("MiB/s") / ((figure("IOPS") * bytes) / 2 ** 20)).toBeCloseTo(1, 3);
  expect(figure("Gb/s") / ((figure("MiB/s") * 2 ** 20 * 8) / 1e9)).toBeCloseTo(1, 9);
}

const PYTHON = ["/usr/bin/python3", "python3"].find((python) => runs(python, "-c", "import openpyxl"));

testWhenInstalled(
  { name: "openpyxl", hint: "apt-get install python3-openpyxl" },
  PYTHON !== undefined,
  "openpyxl reads formulas, cached values and tables",
  () => {
    const script = [
      "import json, sys, openpyxl",
      "live = openpyxl.load_workbook(sys.argv[1])",
      "cached = openpyxl.load_workbook(sys.argv[1], data_only=True)",
      "headers = [cell.value for cell in live['Results'][4]]",
      "f = live['Results'][5][headers.index('vSAN GHz (model)')].value",
      "print(json.dumps({",
      " 'sheets': live.sheetnames, 'tables': list(live['Results'].tables), 'raid': 'Raid' in live.defined_names,",
      " 'formula': getattr(f, 'text', f),",
      " 'results': [r for r in cached['Results'].iter_rows(min_row=4, values_only=True)],",
      " 'errors': [c.coordinate for s in cached for r in s for c in r if isinstance(c.value, str) and c.value.startswith('#')],",
      " 'charts': len(live['Charts']._charts), 'calcId': live.calculation.calcId,",
      "}))",
    ].join("\n");
    const seen = JSON.parse(execFileSync(PYTHON ?? "", ["-c", script, report], { encoding: "utf8" })) as {
      results: unknown[][];
    };
    expect(seen).toMatchObject({
      sheets: [
        "Summary",
        "Findings",
        "Charts",
        "Results",
        "Checks",
        "Check figures",
        "Members",
        "Hosts",
        "Time series",
        "Latency",
        "Calibration",
        "Facts",
        "Sources",
      ],
      tables: ["Results"],
      formula: expect.stringMatching(/^=_xldudf_VSAN_GHZ_IOPS\(J5,F5,G5,IF\(OR\(Raid<>"RAID-5"/),
      raid: true,
      errors: [],
      charts: 7,
      calcId: 191029,
    });
    const [headers = [], ...rows] = seen.results;
    expect(rows).toHaveLength(8);
    for (const row of rows) expectCachedFigures((column) => Number(row[headers.indexOf(column)]));
  },
);

/** paper.test.ts prints a report, too. */
if (TRIES_ALL) {
  testWhenInstalled(
    { name: "LibreOffice", hint: "apt-get install libreoffice-calc" },
    runs("soffice", "--version"),
    "LibreOffice opens and prints it, one page wide",
    () => {
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      execFileSync("soffice", [profile, "--headless", "--convert-to", "pdf", "--outdir", folder, report], {
        stdio: "ignore",
      });
      const pdf = fs.readFileSync(path.join(folder, "report.pdf"), "latin1");
      const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
      // Thirteen sheets, each one page wide; the long ones need a second or third page.
      expect(pages).toBeGreaterThanOrEqual(13);
      expect(pages).toBeLessThanOrEqual(26);
    },
  );
}
