import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import ExcelJS from "exceljs";
import { trueEstate } from "../../bench/generate/estate/estateTruth";
import {
  ALL_SHEETS,
  randomDialect,
  type RvtoolsDialect,
  rvtoolsFiles,
} from "../../bench/generate/estate/writeRvtools";
import { Random } from "../../bench/generate/random";
import type { DesignDocument } from "../../src/cli/designDocument";
import { zipBytes } from "../importers/sources";
import { runCli } from "./runCli";
import { runSources } from "./runSources";
import { longTest } from "../volume";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-design-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const inFolder = (name: string): string => path.join(folder, name);

const TRUTH = trueEstate(new Random(5), 60);
const FILES = rvtoolsFiles(TRUTH, {
  ...randomDialect(new Random(5)),
  ...{ container: "xlsx", hasIds: true, sheets: ALL_SHEETS },
});
const ESTATE = inFolder("export.xlsx");
fs.writeFileSync(ESTATE, zipBytes(FILES));
const BENCHMARK = path.resolve(__dirname, "../../samples/easy-run-1732885165.zip");
const OUTPUT = inFolder("design.xlsx");

function optionsFile(content: object): string {
  const file = inFolder("options.json");
  fs.writeFileSync(file, JSON.stringify(content));
  return file;
}

async function sheetsOf(file: string): Promise<string[]> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(file);
  return workbook.worksheets.map(({ name }) => name);
}

const documentOf = (out: string): DesignDocument => JSON.parse(out) as DesignDocument;

test("an export becomes a workbook, and a dozen lines of words", async () => {
  const { code, out } = runCli("design", ESTATE, "-o", OUTPUT);
  const lines = out.split("\n");
  expect([code, lines[0], lines.at(-1)]).toEqual([
    0,
    expect.stringMatching(/^Today: \d+ VMs \(/),
    `${OUTPUT}: open it in Excel; for LibreOffice and others, create it with --values`,
  ]);
  expect(lines.length).toBeLessThanOrEqual(15);
  expect(lines[1]).toMatch(/^\? Not known: /);
  expect(out).toContain("Ask the customer: ");
  expect((await sheetsOf(OUTPUT)).slice(0, 3)).toEqual(["Design", "Options", "Demand"]);
});

longTest("--json prints the result alone, which reports how many VMs count", async () => {
  const { code, out } = await runSources("design", ESTATE, "--json", "-o", OUTPUT);
  const { estate, options, chosen } = documentOf(out);
  expect([code, chosen, options.length]).toEqual([0, "A", 1]);
  const count = (scope: string): number => TRUTH.vms.filter((vm) => vm.scope === scope).length;
  expect(estate).toMatchObject({
    ...{ vms: TRUTH.vms.length, full: count("full"), capacityOnly: count("capacity"), out: count("out") },
    hosts: TRUTH.hosts.length,
  });
});

longTest("options, classes and targets of a file are in the result", async () => {
  const file = optionsFile({
    options: [{ name: "A" }, { name: "B", ramGib: 2048 }],
    chosen: "B",
    merge: true,
    classes: [{ name: "VDI", profile: "VDI", vms: 200 }],
  });
  const { code, out } = await runSources("design", ESTATE, "--options", file, "--json", "-o", OUTPUT);
  const { options, chosen } = documentOf(out);
  expect([code, chosen]).toEqual([0, "B"]);
  expect(options.map(({ name, clusters }) => [name, clusters.length])).toEqual([
    ["A", 1],
    ["B", 1],
  ]);
});

longTest("patterns of a file take VMs by name, and those that take none are named", async () => {
  const file = optionsFile({
    patterns: [
      { pattern: "nobody-*", scope: "out" },
      { pattern: "*", class: "All" },
      { pattern: "late*", class: "Late" },
    ],
  });
  const map = inFolder("patterns.csv");
  const { code, out, err } = await runSources(
    ...["design", ESTATE, "--options", file, "--anonymize", map, "--json", "-o", OUTPUT],
  );
  const full = TRUTH.vms.filter(({ scope }) => scope === "full").length;
  expect([code, documentOf(out).estate]).toEqual([0, expect.objectContaining({ full })]);
  expect(err.split("\n").filter((line) => line.includes("pattern"))).toEqual([
    `${file}: the pattern "nobody-*" matches no VM: no name matches, or an earlier pattern took it`,
    `${file}: the pattern "late*" matches no VM: no name matches, or an earlier pattern took it`,
  ]);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(OUTPUT);
  const texts: string[] = [];
  workbook.getWorksheet("Scope")?.eachRow((row) => row.eachCell((cell) => texts.push(cell.text)));
  expect(texts).toEqual(expect.arrayContaining(["pattern-0001", "pattern-0002", "All"]));
  expect(texts.join()).not.toContain("nobody-");
  expect(fs.readFileSync(map, "utf8")).toContain("pattern,nobody-*,pattern-0001");
});

longTest("--with adds templates that follow the design, and refuses others", async () => {
  const { code } = await runSources("design", ESTATE, "--with", "hosts, ip-plan", "-o", OUTPUT);
  const sheets = await sheetsOf(OUTPUT);
  expect([code, sheets[0], sheets]).toEqual([0, "Design", expect.arrayContaining(["Hosts", "IP plan"])]);
  const refused = await runSources("design", ESTATE, "--with", "host", "-o", inFolder("with.xlsx"));
  expect([refused.code, refused.err]).toEqual([
    2,
    expect.stringContaining('there is no template "host": use '),
  ]);
});

test("without an export the classes of the file are designed", async () => {
  const file = optionsFile({ classes: [{ name: "VDI", target: "Desktops", profile: "VDI", vms: 200 }] });
  const { code, out } = await runSources("design", "--options", file, "--json", "-o", OUTPUT);
  const { estate, options } = documentOf(out);
  expect([code, estate, options[0]?.clusters.map(({ name }) => name)]).toEqual([0, null, ["Desktops"]]);
  expect(await sheetsOf(OUTPUT)).not.toContain("VMs");
});

describe("results of a benchmark next to an export", () => {
  longTest("are a report behind the design, whatever the order of the names", async () => {
    const alone = (await runSources("design", ESTATE, "--json", "-o", OUTPUT)).out;
    const sheets = await sheetsOf(OUTPUT);
    const { code, out } = await runSources("design", BENCHMARK, ESTATE, "--json", "-o", OUTPUT);
    expect([code, out]).toEqual([0, alone]);
    const both = await sheetsOf(OUTPUT);
    expect(both.slice(0, sheets.length)).toEqual(sheets);
    expect(both.slice(sheets.length)).toEqual(
      expect.arrayContaining(["Summary", "Results", "Bench Sources"]),
    );
  });

  longTest("name what they lack for a calibration, and report what they show with it", async () => {
    const without = (await runSources("design", ESTATE, BENCHMARK, "-o", OUTPUT)).out;
    expect(without).toMatch(
      /^Benchmark: the CPU cost per I\/O of that cluster is not known: name .*ghzPerHost of the cluster/m,
    );
    const cluster = inFolder("tested.json");
    fs.writeFileSync(cluster, '{"hosts": 4, "ghzPerHost": 76.8, "raid": "RAID-5"}');
    const { out } = await runSources("design", ESTATE, BENCHMARK, "--cluster", cluster, "-o", OUTPUT);
    expect(out).toMatch(
      /^Benchmark: \d+ of \d+ runs show the CPU cost per I\/O of that cluster \(sheet Calibration\)/m,
    );
    expect(out.split("\n").length).toBeLessThanOrEqual(16);
  });

  longTest("calibrate storage CPU where that is wanted, and are refused where they cannot", async () => {
    const cluster = inFolder("tested.json");
    fs.writeFileSync(cluster, '{"hosts": 4, "ghzPerHost": 76.8, "raid": "RAID-5"}');
    const classes = [{ name: "VDI", profile: "VDI", vms: 200 }];
    const ghz = async (content: object): Promise<unknown> => {
      const args = [
        "--options",
        optionsFile({ classes, ...content }),
        "--cluster",
        cluster,
        "--json",
        "-o",
        OUTPUT,
      ];
      return documentOf((await runSources("design", BENCHMARK, ...args)).out).options[0]?.storageGhz?.plan;
    };
    const reference = await ghz({ storageFrom: "reference cluster" });
    const byDefault = await ghz({});
    const calibrated = await ghz({ storageFrom: "calibration" });
    expect(byDefault).toBe(reference);
    expect(calibrated).toEqual(expect.any(Number));
    expect(calibrated).not.toBeCloseTo(Number(reference), 3);
    const options = optionsFile({ classes, storageFrom: "calibration" });
    const { code, err } = await runSources("design", BENCHMARK, "--options", options, "-o", OUTPUT);
    expect([code, err]).toEqual([1, expect.stringContaining("no run shows the CPU cost per I/O: ")]);
    fs.writeFileSync(cluster, '{"hosts": 4, "ghzPerHost": 76.8, "idleGhzPerHost": 76.8}');
    const idle = await runSources(
      "design",
      BENCHMARK,
      "--options",
      options,
      "--cluster",
      cluster,
      "-o",
      OUTPUT,
    );
    expect([idle.code, idle.err]).toEqual([
      1,
      expect.stringContaining("the CPU of its hosts is not above idleGhzPerHost, 76.8"),
    ]);
  });

  longTest("are against the IOPS per host that the classes need", async () => {
    const cluster = inFolder("tested.json");
    fs.writeFileSync(cluster, '{"hosts": 4, "raid": "RAID-5"}');
    const io = { profile: "VDI", vms: 200, peakIops: 6000, ioSizeKib: 8, readShare: 0.5 };
    const options = optionsFile({ classes: [{ name: "VDI", ...io }], options: [{ hosts: 4 }] });
    const outputOf = async (...args: string[]): Promise<string> =>
      (await runSources("design", BENCHMARK, "--options", options, ...args, "-o", OUTPUT)).out;
    expect(await outputOf("--cluster", cluster)).toMatch(
      /^Benchmark: Cluster needs 2,315 IOPS per host after failures; a test \(8 KiB, 50% read, random on 4 hosts\) reached [\d,]+ IOPS per host at [\d.]+ ms, but is questionable \(too short\)$/m,
    );
    expect(await outputOf()).toMatch(
      /^Benchmark: IOPS per host are not tested: the layout of the tested cluster is not known$/m,
    );
    expect((await runSources("design", "--options", options, "-o", OUTPUT)).out).not.toMatch(
      /Benchmark|tested/,
    );
  });

  longTest("in one folder with it are distinguished, and what is neither is named", async () => {
    const both = inFolder("both");
    fs.mkdirSync(both);
    fs.copyFileSync(ESTATE, path.join(both, "export.xlsx"));
    fs.writeFileSync(path.join(both, "notes.md"), "# Call the customer\n");
    const { code } = await runSources("design", both, "-o", OUTPUT);
    expect(code).toBe(0);
    const workbook = new ExcelJS.Workbook();
    await workbook.xlsx.readFile(OUTPUT);
    const texts: string[] = [];
    workbook.getWorksheet("Sources")?.eachRow((row) => row.eachCell(({ text }) => texts.push(text)));
    expect(texts).toContain('Not part of an export, and not a benchmark result: "notes.md". Skipped.');
  });

  test("are refused where names are to be replaced, which theirs would not be", async () => {
    const map = inFolder("bench-names.csv");
    const { code, err } = await runSources("design", ESTATE, BENCHMARK, "--anonymize", map, "-o", OUTPUT);
    expect([code, err]).toEqual([1, expect.stringContaining("--anonymize replaces names of an estate")]);
    expect(fs.existsSync(map)).toBe(false);
  });
});

test("with pseudonyms no name of a cluster or VM is in words, JSON or workbook", async () => {
  const map = inFolder("names.csv");
  const { code, out } = await runSources("design", ESTATE, "--anonymize", map, "--json", "-o", OUTPUT);
  expect(code).toBe(0);
  expect(out).toContain("cluster-0001");
  const names = TRUTH.vms.map(({ name }) => name).filter((name) => name.length > 5);
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(OUTPUT);
  const texts = new Set<string>();
  for (const sheet of workbook.worksheets)
    sheet.eachRow((row) => row.eachCell(({ text }) => texts.add(String(text))));
  expect(names.filter((name) => texts.has(name))).toEqual([]);
  expect(fs.readFileSync(map, "utf8")).toContain("cluster-0001");
});

const notes = inFolder("notes.md");
fs.writeFileSync(notes, "# Call the customer\n");
const csv = inFolder("csv");
fs.mkdirSync(csv);
const IN_FILES: RvtoolsDialect = {
  ...randomDialect(new Random(5)),
  ...{ container: "csv", hasIds: true, sheets: ["vInfo", "vHost"] },
};
for (const { path: name, bytes } of rvtoolsFiles(TRUTH, IN_FILES))
  fs.writeFileSync(path.join(csv, name), bytes);
const locked = inFolder("locked");
fs.mkdirSync(locked);
// How a workbook with a password begins.
fs.writeFileSync(
  path.join(locked, "enc.xlsx"),
  Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array<number>(2000).fill(0)]),
);
const COMPOUND = "a workbook of Excel 97 to 2003";

test.each<[string[], number, string]>([
  [["design"], 2, "nothing to design: specify an estate export, or --options with classes"],
  [["design", BENCHMARK], 1, 'contains benchmark results and no estate: use "report"'],
  [["design", inFolder("gone.xlsx")], 1, "does not exist or cannot be read"],
  [["design", notes], 1, "Nor is it an estate export"],
  [["design", ESTATE, notes], 1, "Nor is it an estate export"],
  [["design", ESTATE, "--cluster", notes], 1, "is not a cluster file"],
  [["design", ESTATE, "--options", notes], 1, "is not a file of options"],
  [["design", ESTATE, "-o", ESTATE], 1, ""],
  [["design", ESTATE, "--hosts", "5"], 2, "Unknown option '--hosts'"],
  [["estate", BENCHMARK], 1, 'for benchmark results use "parse", "report" or, with an export, "design"'],
  [["report", ESTATE], 1, 'for an export of RVTools or Live Optics use "estate" or "design"'],
  [["parse", ESTATE], 1, 'for an export of RVTools or Live Optics use "estate" or "design"'],
  [["report", csv], 1, "csv contains an estate export and no benchmark results"],
  [["parse", csv], 1, 'use "estate" or "design"'],
  [["estate", locked], 1, `locked: enc.xlsx: It cannot be read: it is ${COMPOUND} (.xls), or has a password`],
  [["design", locked], 1, `locked: enc.xlsx: It cannot be read: it is ${COMPOUND} (.xls), or has a password`],
  [["report", locked], 1, "locked: enc.xlsx is a file of Excel 97 to 2003 (.xls) or one with a password"],
  [["report", path.join(locked, "enc.xlsx")], 1, "enc.xlsx is a file of Excel 97 to 2003 (.xls) or one with"],
])("%j ends with %i and words, and writes nothing", async (args, code, words) => {
  const output = inFolder("refused.xlsx");
  const result = await runSources(
    ...args,
    ...(args.length > 1 && !args.includes("-o") && args[0] !== "parse" ? ["-o", output] : []),
  );
  expect([result.code, result.err, fs.existsSync(output)]).toEqual([
    code,
    expect.stringContaining(words),
    false,
  ]);
});

test("facts of a cluster that was tested need results of a benchmark", async () => {
  const cluster = inFolder("cluster.json");
  fs.writeFileSync(cluster, '{"hosts": 4}');
  const { code, err } = await runSources("design", ESTATE, "--cluster", cluster, "-o", OUTPUT);
  expect([code, err]).toEqual([
    2,
    expect.stringContaining("describes a tested cluster: add its benchmark results"),
  ]);
});

test("the export is never replaced, whichever option names it", async () => {
  const before = fs.readFileSync(ESTATE);
  expect((await runSources("design", ESTATE, "--anonymize", ESTATE, "-o", OUTPUT)).code).toBe(1);
  expect((await runSources("design", ESTATE, "-o", ESTATE)).code).toBe(1);
  expect(fs.readFileSync(ESTATE).equals(before)).toBe(true);
});
