import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { trueEstate } from "../../bench/generate/estate/estateTruth";
import { ALL_SHEETS, randomDialect, rvtoolsFiles } from "../../bench/generate/estate/writeRvtools";
import { Random } from "../../bench/generate/random";
import { zipBytes } from "../importers/sources";
import { runCli } from "./runCli";
import { runSources } from "./runSources";

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
    "rootPools",
  ]);
  expect(estate.vms.map(({ name }) => name)).toEqual(ESTATE.vms.map(({ name }) => name));
  expect(estate.totals.vms).toBe(ESTATE.vms.filter(({ scope }) => scope === "full").length);
});

test("json has raw device mappings, snapshots and VMware Tools behind the fields of old", async () => {
  const whole = path.join(folder, "whole.xlsx");
  fs.writeFileSync(whole, zipBytes(rvtoolsFiles(ESTATE, { ...DIALECT, sheets: ALL_SHEETS })));
  const { vms } = JSON.parse((await runSources("estate", whole)).out) as { vms: Record<string, unknown>[] };
  expect(Object.keys(vms[0] ?? {}).slice(-7)).toEqual([
    "source",
    "cpuReadyShare",
    "ramConsumedBytes",
    "rawBytes",
    "snapshotBytes",
    "hasTools",
    "obstacles",
  ]);
  const sum = (of: readonly number[]) => of.reduce((total, one) => total + one, 0);
  expect(
    vms.map(({ rawBytes, snapshotBytes, hasTools, obstacles }) => [
      rawBytes,
      snapshotBytes,
      hasTools,
      obstacles,
    ]),
  ).toEqual(
    ESTATE.vms.map(({ disks, snapshotsMib, tools }) => {
      const raw = disks.filter((disk) => disk.raw);
      return [
        sum(raw.map(({ mib }) => mib)) * 2 ** 20,
        sum(snapshotsMib) * 2 ** 20,
        tools !== "toolsNotInstalled",
        raw.length > 0 ? ["raw device mapping"] : [],
      ];
    }),
  );
  const header = (await runSources("estate", whole, "--format", "csv")).out.split("\r\n", 1)[0];
  expect(header).toMatch(
    /,usedHighBytes,cpuReadyShare,ramConsumedBytes,rawBytes,snapshotBytes,hasTools,obstacles$/,
  );
});

test("ndjson and csv have a line for each VM, and a name is not a formula", async () => {
  const lines = (await runSources("estate", FILE, "--format", "ndjson")).out.split("\n");
  expect(lines).toHaveLength(ESTATE.vms.length);
  const csv = (await runSources("estate", FILE, "--format", "csv")).out;
  expect(csv.split("\r\n")[0]).toMatch(/^name,vcenter,datacenter,cluster,host,power,scope,why,class,vcpu,/);
  expect(csv).not.toMatch(/(^|,)"?[=+@-]/m);
});

test("two names of one export are one estate", async () => {
  const { out } = await runSources("estate", FILE, FILE);
  expect((JSON.parse(out) as { vms: unknown[] }).vms).toHaveLength(ESTATE.vms.length);
});

test("VMs that are disconnected count, and json and a workbook report how many", async () => {
  const vms = Array.from({ length: 4 }, (_, i) => `vm${i},poweredOn,${i < 3 ? "disconnected" : "connected"}`);
  const sheets = { "vInfo.csv": ["VM,Powerstate,Connection state", ...vms].join("\n") };
  const exports = path.join(folder, "disconnected");
  fs.mkdirSync(exports);
  for (const [name, text] of Object.entries(sheets)) fs.writeFileSync(path.join(exports, name), text);
  const { out } = await runSources("estate", exports);
  const { totals, diagnostics } = JSON.parse(out) as {
    totals: { vms: number };
    diagnostics: { severity: string; message: string }[];
  };
  expect(totals.vms).toBe(4);
  expect(diagnostics).toContainEqual(
    expect.objectContaining({
      severity: "info",
      message: expect.stringMatching(/^3 VMs are disconnected/) as string,
    }),
  );
});

test("what is to be known of an estate is a warning on the error output", async () => {
  const list = path.join(folder, "many.csv");
  fs.writeFileSync(list, "VM,vCPU,RAM GiB,Power,Cluster\nacme,2.5,4,on,C\n");
  const named = await runSources("estate", list, "--format", "csv");
  expect(named.err).toContain('The first is "acme", 2.5 vCPU.');
  const map = path.join(folder, "many-names.csv");
  const { err } = await runSources("estate", list, "--format", "csv", "--anonymize", map);
  expect(err).toContain('The first is "vm-0001", 2.5 vCPU.');
  expect(err).not.toContain("acme");
});

test("the refusal of a list names the columns that it needs", async () => {
  const list = path.join(folder, "servers.csv");
  fs.writeFileSync(list, "Servername,vCPU,RAM GB\na,2,4\n");
  const { code, err } = await runSources("estate", list);
  expect([code, err]).toEqual([
    1,
    expect.stringContaining("a list of VMs with the columns VM, vCPU, and RAM GiB or Used GiB"),
  ]);
});

test.each([
  [
    ["estate", path.resolve(__dirname, "../../samples/easy-run-1732885165.zip")],
    1,
    'for benchmark results use "parse", "report"',
  ],
  [["parse", FILE], 1, 'for an export of RVTools or Live Optics use "estate" or "design"'],
  [["report", FILE], 1, 'for an export of RVTools or Live Optics use "estate" or "design"'],
  [["estate"], 2, "no export: specify a workbook, a folder or a zip"],
  [["estate", FILE, "--format", "xml"], 2, '--format "xml" is not known: use json, ndjson, csv'],
])("%j ends with %i and words", async (args, code, words) => {
  const result = await runSources(...args);
  expect(result.err).toContain(words);
  expect(result.code).toBe(code);
});

describe("a workbook", () => {
  const workbook = path.join(folder, "estate.xlsx");

  test("is written with -o, and what the exports do not state is a warning", async () => {
    const { code, out, err } = await runSources("estate", FILE, "-o", workbook);
    expect([code, err]).toEqual([0, ""]);
    expect(out).toContain(`${ESTATE.vms.length} VMs, ${ESTATE.hosts.length} hosts`);
    expect(out).toContain("open it in Excel");
    expect(fs.readFileSync(workbook).subarray(0, 2).toString()).toBe("PK");
  });

  test.each([
    [["-o", workbook, "--format", "csv"], "-o creates a workbook, --format prints: use one of them"],
    [["--values"], "--values is for a workbook: specify it with -o"],
  ])("with %j is refused in words", async (options, words) => {
    const { code, err } = await runSources("estate", FILE, ...options);
    expect(err).toContain(words);
    expect(code).toBe(2);
  });

  test("never replaces the export", async () => {
    const before = fs.readFileSync(FILE);
    expect((await runSources("estate", FILE, "-o", FILE)).code).toBe(1);
    expect(fs.readFileSync(FILE).equals(before)).toBe(true);
  });
});

describe("with pseudonyms", () => {
  const map = path.join(folder, "names.csv");

  test("names are replaced, the file reports which stands for which, and a second run keeps them", async () => {
    const first = await runSources("estate", FILE, "--anonymize", map);
    const rows = fs.readFileSync(map, "utf8").split("\r\n");
    expect(rows[0]).toBe("kind,name,pseudonym");
    expect(first.out).not.toContain("esx11.example.com");
    expect(rows.join("\n")).toContain("esx11.example.com");
    const second = await runSources("estate", FILE, "--anonymise", map);
    expect(second.out).toBe(first.out);
    expect(fs.readFileSync(map, "utf8").split("\r\n")).toEqual(rows);
  });

  test.each([[["--anonymize", FILE]], [["--anonymize", map, "-o", map]]])(
    "%j is refused, and nothing is written",
    async (options) => {
      const before = [FILE, map].map((file) => fs.readFileSync(file).toString("base64"));
      const { code, err } = await runSources("estate", FILE, ...options);
      expect([code, err === ""]).toEqual([1, false]);
      expect([FILE, map].map((file) => fs.readFileSync(file).toString("base64"))).toEqual(before);
    },
  );

  test("a file of a folder that cannot be opened leaves neither its name nor a path", async () => {
    const exports = path.join(folder, "ACME");
    fs.mkdirSync(exports);
    fs.copyFileSync(FILE, path.join(exports, "export.xlsx"));
    fs.symlinkSync(path.join(exports, "gone"), path.join(exports, "ACME-vInfo.csv"));
    const { code, out, err } = await runSources(
      "estate",
      exports,
      "--anonymize",
      path.join(folder, "acme.csv"),
    );
    expect([code, `${out}${err}`]).toEqual([0, expect.stringContaining("It cannot be opened.")]);
    expect(`${out}${err}`).not.toMatch(/acme|gone/i);
  });

  test("a file that holds something else is not replaced", async () => {
    const other = path.join(folder, "prices.csv");
    fs.writeFileSync(other, "item,price\nhost,7\n");
    const { code, err } = await runSources("estate", FILE, "--anonymize", other);
    expect([code, err]).toEqual([1, expect.stringContaining("is not a table of pseudonyms")]);
    expect(fs.readFileSync(other, "utf8")).toBe("item,price\nhost,7\n");
  });
});
