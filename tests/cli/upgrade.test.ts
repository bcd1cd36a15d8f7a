import { createHash } from "node:crypto";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { earlierPlans } from "../../src/upgrade/earlierPlans";
import { presentInputs } from "../../src/workbook/enteredInputs";
import type { ReadWorkbook } from "../../src/workbook/readers/xlsx/readXlsx";
import { shownSheet } from "../../src/workbook/shownSheet";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { addSheet, fileOf010, recalculated, sheetOf, shownAt, type } from "../upgrade/oldWorkbook";
import { readBytes } from "../workbook/readers/xlsx/readBytes";
import { runCli } from "./runCli";
import { runSources } from "./runSources";
import { longTest } from "../volume";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const at = (name: string): string => path.join(folder, name);

/** The template hosts of 0.1.0 with 9 hosts entered, and a sheet of the planner that refers to them. */
async function oldHosts(name: string): Promise<string> {
  const read = await readBytes(new Uint8Array(fs.readFileSync(fileOf010("hosts"))));
  const hosts = sheetOf(read.drawing, "Hosts");
  const row = hosts.values[28];
  if (row?.[0] !== "Hosts") throw new Error("Hosts!A29 is not the label");
  row[1] = 9;
  const formula = { formula: "Hosts!B29*2", custom: false, spill: { rows: 1, columns: 1 } };
  const mine = {
    name: "Mine",
    rows: 1,
    columns: 1,
    values: [[18]],
    formulas: [[formula]],
    styles: [],
    features: [],
  };
  const { output } = await writeXlsx({ ...read.drawing, sheets: [...read.drawing.sheets, mine] });
  fs.writeFileSync(at(name), output);
  return at(name);
}

test("a template of 0.1.0 becomes that of this release, with what was entered, and stays as it was", async () => {
  const old = await oldHosts("old.xlsx");
  const before = fs.readFileSync(old);
  const { code, out, err } = runCli("upgrade", old, "-o", at("new.xlsx"));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toContain(
    "Unchanged inputs whose default is another one in this release:\n  Hosts!B53 VMs: holds 100",
  );
  expect(out).toContain("Your own sheets: Mine. 1 reference changed with the cells.");
  expect(out).toMatch(
    /new\.xlsx: 1 cell carried, 0 not carried, \d+ results changed\. old\.xlsx is unchanged\./,
  );
  expect(fs.readFileSync(old).equals(before)).toBe(true);
  const now = await readBytes(new Uint8Array(fs.readFileSync(at("new.xlsx"))));
  expect(sheetOf(now.drawing, "Mine").values).toEqual([[18]]);
  expect(await runSources("verify", at("new.xlsx"))).toMatchObject({ code: 0 });
  // Once more it is the same, byte by byte.
  await runSources("upgrade", at("new.xlsx"), "-o", at("again.xlsx"));
  expect(fs.readFileSync(at("again.xlsx")).equals(fs.readFileSync(at("new.xlsx")))).toBe(true);
});

test("what cannot be carried is listed, and the exit code is 1", async () => {
  const read = await readBytes(new Uint8Array(fs.readFileSync(fileOf010("runbooks"))));
  const steps = sheetOf(read.drawing, "1 Shutdown").values[45];
  if (!steps) throw new Error("no step");
  steps[6] = "B. Meier";
  fs.writeFileSync(at("runbooks.xlsx"), (await writeXlsx(read.drawing)).output);
  const { code, out } = await runSources(
    "upgrade",
    at("runbooks.xlsx"),
    "-o",
    at("runbooks-new.xlsx"),
    "--json",
  );
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    file: "runbooks.xlsx",
    everythingCarried: false,
    plans: [{ plan: "runbooks", product: "0.1.0" }],
    notCarried: [
      { sheet: "1 Shutdown", cell: "G46", holds: "B. Meier", because: "this release has no such input" },
    ],
  });
  expect(fs.existsSync(at("runbooks-new.xlsx"))).toBe(true);
});

test("OLD is never written, under no name", async () => {
  const old = at("same.xlsx");
  fs.copyFileSync(fileOf010("hosts"), old);
  fs.symlinkSync(old, at("symbolic.xlsx"));
  fs.linkSync(old, at("hard.xlsx"));
  const before = fs.readFileSync(old);
  for (const name of [
    old,
    path.join(folder, "..", path.basename(folder), "same.xlsx"),
    at("symbolic.xlsx"),
    at("hard.xlsx"),
  ]) {
    const { code, err } = await runSources("upgrade", old, "-o", name);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining("is an input: use another name for the output") as string,
    });
  }
  expect(fs.readFileSync(old).equals(before)).toBe(true);
});

test("a failure leaves no NEW", async () => {
  const text = at("text.xlsx");
  fs.writeFileSync(text, "no workbook");
  expect(await runSources("upgrade", text, "-o", at("never.xlsx"))).toMatchObject({ code: 1 });
  fs.writeFileSync(at("file"), "");
  const { code, err } = await runSources(
    "upgrade",
    fileOf010("core-dump"),
    "-o",
    path.join(at("file"), "new.xlsx"),
  );
  expect(code).toBe(1);
  expect(err).toContain("is not a folder");
  expect(fs.existsSync(at("never.xlsx"))).toBe(false);
  expect(fs.readdirSync(folder).filter((name) => name.startsWith(".hci-planner"))).toEqual([]);
});

test.each([
  [["upgrade"], 2, "name a workbook: upgrade OLD.xlsx -o NEW.xlsx"],
  [["upgrade", "old.xlsx"], 2, "name the workbook to write"],
  [["upgrade", "none.xlsx", "-o", at("none-new.xlsx")], 1, '"none.xlsx" does not exist or cannot be read'],
  [
    ["upgrade", path.resolve(__dirname, "../../samples/live-optics.xlsx"), "-o", at("estate.xlsx")],
    1,
    "cannot be upgraded: no plan of HCI Planner was found in it",
  ],
])("%j ends with %i and shows why", async (args, code, words) => {
  expect(await runSources(...args)).toMatchObject({ code, out: "", err: expect.stringContaining(words) });
});

const sample = (name: string): string => path.resolve(__dirname, "../../samples", name);

const hashOf = (file: string): string => createHash("sha256").update(fs.readFileSync(file)).digest("hex");

async function readFile(name: string): Promise<ReadWorkbook> {
  return readBytes(new Uint8Array(fs.readFileSync(name)));
}

longTest(
  "a report of 0.1.0 and its files become a report of this release with every input, and it stays as it was",
  async () => {
    const read = await readFile(fileOf010("report"));
    const [plan] = earlierPlans(read.drawing);
    if (!plan) throw new Error("no report");
    const shown = new Map(read.drawing.sheets.map((sheet) => [sheet.name, shownSheet(sheet)]));
    const typed: (string | number)[] = [];
    for (const [input, { on, row, column }] of presentInputs(plan.inputs, shown)) {
      const value = input.id === "Raid" ? "RAID-6" : 1 + typed.length / 1024;
      typed.push(value);
      const cells = sheetOf(read.drawing, on).values[row];
      if (cells) cells[column] = value;
    }
    expect(typed).toHaveLength(10 + 31 + 4 * 6);
    const old = at("report.xlsx");
    fs.writeFileSync(old, (await writeXlsx(read.drawing)).output);
    const before = hashOf(old);
    const name = at("report-new.xlsx");
    const { code, out, err } = await runSources(
      ...["upgrade", old, sample("easy-run-1732885165.zip"), "-o", name, "--json"],
    );
    expect({ code, err }).toEqual({ code: 0, err: "" });
    const document = JSON.parse(out) as { carried: { holds: unknown; now: string }[] };
    expect(document).toMatchObject({
      everythingCarried: true,
      plans: [{ plan: "report", product: "0.1.0" }],
    });
    const { drawing } = await readFile(name);
    const carried = new Map(document.carried.map(({ holds, now }) => [holds, shownAt(drawing, now)]));
    expect(typed.map((value) => [value, carried.get(value)])).toEqual(typed.map((value) => [value, value]));
    expect(hashOf(old)).toBe(before);
    expect(await runSources("verify", name)).toMatchObject({ code: 0 });
  },
);

test("without its files, a report is refused in words that name them, and nothing is written", async () => {
  const { code, out, err } = await runSources("upgrade", fileOf010("report"), "-o", at("no-report.xlsx"));
  expect({ code, out }).toEqual({ code: 1, out: "" });
  expect(err).toContain(
    '0.1.0-report.xlsx" cannot be upgraded: its report is written from files: add the result files of the benchmark (easy-run-1732885165.zip)',
  );
  expect(fs.existsSync(at("no-report.xlsx"))).toBe(false);
});

longTest("a design with its report and templates keeps what was entered in each", async () => {
  const files = [sample("rvtools-export.xlsx"), sample("easy-run-1725000000.zip")];
  const options = ["--cluster", sample("cluster.json"), "--options", sample("design.json")];
  const first = await runSources("design", ...files, ...options, "--with", "hosts", "-o", at("design.xlsx"));
  expect(first.code).toBe(0);
  const read = await readFile(at("design.xlsx"));
  const typed = { "A.disks#1": 9, years: 4, CpuClose: 0.65, HostCores: 48 };
  for (const record of read.drawing.records) {
    for (const { id, sheet, at: cell } of record.inputs)
      if (Object.hasOwn(typed, id) && record.plan !== "hosts")
        type(read, `${sheet}!${cell}`, typed[id as keyof typeof typed]);
    record.evidence = "0";
  }
  addSheet(read, "Mine");
  type(read, "Mine!A1", "for Nordwind");
  fs.writeFileSync(at("old-design.xlsx"), (await writeXlsx(recalculated(read).drawing)).output);
  const before = hashOf(at("old-design.xlsx"));
  const { code, out } = await runSources(
    ...["upgrade", at("old-design.xlsx"), ...files, "-o", at("new-design.xlsx"), "--json"],
  );
  expect(JSON.parse(out)).toMatchObject({
    everythingCarried: true,
    plans: [{ plan: "design" }, { plan: "hosts" }, { plan: "report" }],
    ownSheets: ["Mine"],
  });
  expect(code).toBe(0);
  const now = await readFile(at("new-design.xlsx"));
  const held = (plan: string, id: string) => {
    const inputs = now.drawing.records.find((record) => record.plan === plan)?.inputs;
    const found = inputs?.find((input) => input.id === id);
    return found && shownAt(now.drawing, `${found.sheet}!${found.at}`);
  };
  const ofDesign = ["A.disks#1", "years", "chosen", "customer"].map((id) => held("design", id));
  expect(ofDesign).toEqual([9, 4, "B", "Nordwind"]);
  expect(["CpuClose", "HostCores"].map((id) => held("report", id))).toEqual([0.65, 48]);
  expect(hashOf(at("old-design.xlsx"))).toBe(before);
});

test("files that no plan needs are named", async () => {
  const { code, err } = await runSources(
    ...["upgrade", fileOf010("hosts"), sample("easy-run-1725000000.zip"), "-o", at("hosts-only.xlsx")],
  );
  expect([code, err]).toEqual([0, "easy-run-1725000000.zip: not used, no plan needs benchmark results"]);
});
