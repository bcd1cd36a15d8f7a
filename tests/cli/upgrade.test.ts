import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileOf010 } from "../upgrade/oldWorkbook";
import { readBytes } from "../workbook/readers/xlsx/readBytes";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { sheetOf } from "../upgrade/oldWorkbook";
import { runCli } from "./runCli";

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
  expect(runCli("verify", at("new.xlsx"))).toMatchObject({ code: 0 });
  // Once more it is the same, byte by byte.
  runCli("upgrade", at("new.xlsx"), "-o", at("again.xlsx"));
  expect(fs.readFileSync(at("again.xlsx")).equals(fs.readFileSync(at("new.xlsx")))).toBe(true);
});

test("what cannot be carried is listed, and the exit code is 1", async () => {
  const read = await readBytes(new Uint8Array(fs.readFileSync(fileOf010("runbooks"))));
  const steps = sheetOf(read.drawing, "1 Shutdown").values[45];
  if (!steps) throw new Error("no step");
  steps[6] = "B. Meier";
  fs.writeFileSync(at("runbooks.xlsx"), (await writeXlsx(read.drawing)).output);
  const { code, out } = runCli("upgrade", at("runbooks.xlsx"), "-o", at("runbooks-new.xlsx"), "--json");
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

test("OLD is never written, under no name", () => {
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
    const { code, err } = runCli("upgrade", old, "-o", name);
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringContaining("is an input: use another name for the output") as string,
    });
  }
  expect(fs.readFileSync(old).equals(before)).toBe(true);
});

test("a failure leaves no NEW", () => {
  const text = at("text.xlsx");
  fs.writeFileSync(text, "no workbook");
  expect(runCli("upgrade", text, "-o", at("never.xlsx"))).toMatchObject({ code: 1 });
  fs.writeFileSync(at("file"), "");
  const { code, err } = runCli("upgrade", fileOf010("core-dump"), "-o", path.join(at("file"), "new.xlsx"));
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
])("%j ends with %i and shows why", (args, code, words) => {
  expect(runCli(...args)).toMatchObject({ code, out: "", err: expect.stringContaining(words) });
});
