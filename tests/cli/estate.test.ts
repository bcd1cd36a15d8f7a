import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { trueEstate } from "../../bench/generate/estate/estateTruth";
import { randomDialect, rvtoolsFiles } from "../../bench/generate/estate/writeRvtools";
import { Random } from "../../bench/generate/random";
import { zipBytes } from "../importers/sources";
import { runCli } from "./runCli";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-estate-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const ESTATE = trueEstate(new Random(5), 40);
const DIALECT = {
  ...randomDialect(new Random(5)),
  sheets: ["vInfo", "vHost"],
  container: "xlsx",
  hasIds: true,
} as const;
const FILE = path.join(folder, "export.xlsx");
fs.writeFileSync(FILE, zipBytes(rvtoolsFiles(ESTATE, DIALECT)));

test("json holds VMs, hosts, clusters, totals, completeness, sources and diagnostics", () => {
  const { code, out } = runCli("estate", FILE);
  const estate = JSON.parse(out) as Record<string, unknown> & {
    vms: { name: string; usedBasis: string }[];
    totals: { vms: number };
  };
  expect(code).toBe(0);
  expect(Object.keys(estate)).toEqual([
    "vms",
    "hosts",
    "clusters",
    "totals",
    "totalsAll",
    "completeness",
    "sources",
    "diagnostics",
  ]);
  expect(estate.vms.map(({ name }) => name)).toEqual(ESTATE.vms.map(({ name }) => name));
  expect(estate.totals.vms).toBe(ESTATE.vms.filter(({ scope }) => scope === "full").length);
});

test("ndjson and csv have a line for each VM, and a name is no formula", () => {
  const lines = runCli("estate", FILE, "--format", "ndjson").out.split("\n");
  expect(lines).toHaveLength(ESTATE.vms.length);
  const csv = runCli("estate", FILE, "--format", "csv").out;
  expect(csv.split("\r\n")[0]).toMatch(/^name,vcenter,datacenter,cluster,host,power,scope,why,class,vcpu,/);
  expect(csv).not.toMatch(/^=/m);
});

test("two names of one export are one estate", () => {
  const { out } = runCli("estate", FILE, FILE);
  expect((JSON.parse(out) as { vms: unknown[] }).vms).toHaveLength(ESTATE.vms.length);
});

test.each([
  [
    ["estate", path.resolve(__dirname, "../../samples/easy-run-1732885165.zip")],
    1,
    'benchmark results go to "parse" or "report"',
  ],
  [["parse", FILE], 1, 'an export of RVTools goes to "estate"'],
  [["report", FILE], 1, 'an export of RVTools goes to "estate"'],
  [["estate"], 2, "no export: name a workbook, a folder or a zip"],
  [["estate", FILE, "--format", "xml"], 2, '--format "xml" is not known: write json, ndjson, csv'],
])("%j ends with %i and words", (args, code, words) => {
  const result = runCli(...args);
  expect(result.err).toContain(words);
  expect(result.code).toBe(code);
});

describe("a workbook", () => {
  const workbook = path.join(folder, "estate.xlsx");

  test("is written with -o, and what the exports do not say is a warning", () => {
    const { code, out, err } = runCli("estate", FILE, "-o", workbook);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain(`${ESTATE.vms.length} VMs, ${ESTATE.hosts.length} hosts`);
    expect(out).toContain("open it in Excel");
    expect(fs.readFileSync(workbook).subarray(0, 2).toString()).toBe("PK");
  });

  test.each([
    [["-o", workbook, "--format", "csv"], "-o writes a workbook, --format prints: leave one of them out"],
    [["--values"], "--values is for a workbook: name it with -o"],
  ])("with %j is refused in words", (options, words) => {
    const { code, err } = runCli("estate", FILE, ...options);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });

  test("never replaces the export", () => {
    const before = fs.readFileSync(FILE);
    expect(runCli("estate", FILE, "-o", FILE).code).toBe(1);
    expect(fs.readFileSync(FILE).equals(before)).toBe(true);
  });
});
