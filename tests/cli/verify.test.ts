import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { runCli } from "./runCli";
import { runSources } from "./runSources";
import { longTest, sampled } from "../volume";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const RELEASES = path.resolve(__dirname, "../release/workbooks");

/** A template as the command writes it, with a part of the file changed. */
async function plan(
  name: string,
  change: (xml: string) => string = (xml) => xml,
  part = "xl/worksheets/sheet1.xml",
): Promise<string> {
  const file = path.join(folder, "hosts.xlsx");
  if (!fs.existsSync(file)) await runSources("templates", "hosts", "-o", folder);
  const parts = unzipSync(new Uint8Array(fs.readFileSync(file)));
  const changed = change(strFromU8(parts[part] ?? new Uint8Array()));
  const target = path.join(folder, name);
  fs.writeFileSync(target, zipSync({ ...parts, [part]: strToU8(changed) }));
  return target;
}

test("a template is verified", async () => {
  const { code, out, err } = runCli("verify", await plan("plan.xlsx"));
  expect({ code, err }).toEqual({ code: 0, err: "" });
  expect(out).toMatch(
    /\nplan\.xlsx: verified\. \d+ formulas recalculated, \d+ as saved; 0 not recalculated\.$/,
  );
  expect(out).toContain(
    "Plan hosts: HCI Planner 0.2.0, method 1, evidence 1, as in this release; formulas compared",
  );
  expect(out).toContain("blank on Hosts: Customer, Project");
});

test("a tampered value is found, in words and as JSON", async () => {
  const file = await plan("tampered.xlsx", (xml) =>
    xml.replace(/(<f>[^<]*<\/f><v>)(\d+)(<\/v>)/, "$1987654$3"),
  );
  const { code, out } = await runSources("verify", file);
  expect(code).toBe(1);
  expect(out).toMatch(
    /Values that differ from their formulas.*\n {2}Hosts![A-Z]+\d+: shows 987654, calculated [\d.]+: =/,
  );
  expect(out).toMatch(/\ntampered\.xlsx: differs\. /);
  const json = await runSources("verify", file, "--json");
  expect(json.code).toBe(1);
  expect(JSON.parse(json.out)).toMatchObject({
    file: "tampered.xlsx",
    verdict: "differs",
    differs: true,
    everyFormulaRecalculated: true,
    differing: [{ sheet: "Hosts", saved: 987_654 }],
    withoutAddIn: [],
    changed: [],
    uncovered: [],
    plans: [{ plan: "hosts", state: "current", notCompared: null }],
  });
});

longTest("a copy without the add-in is verified", async () => {
  await runSources("templates", "rdma-savings", "--values", "-o", path.join(folder, "values"));
  const { code, out } = await runSources("verify", path.join(folder, "values/rdma-savings.xlsx"));
  expect(code).toBe(0);
  expect(out).toMatch(
    /: verified\. \d+ formulas recalculated, \d+ of them values in this copy without the add-in, \d+ as saved; 0 not recalculated\.$/,
  );
});

test("a file that LibreOffice saved is recalculated, and what it shows as #NAME? is found", async () => {
  const file = await plan(
    "libreoffice.xlsx",
    (xml) =>
      xml
        .replace(/_xldudf_([A-Z_0-9]+)/g, (name) => name.toLowerCase())
        .replace(
          /(<c [^>]*?)( t="\w+")?(><f[^>]*>[^<]*_xldudf_vsan_ghz_iops\([^<]*<\/f>)<v>[^<]*<\/v>/,
          '$1 t="e"$3<v>#NAME?</v>',
        ),
    "xl/worksheets/sheet2.xml",
  );
  const { code, out } = await runSources("verify", file, "--json");
  expect(code).toBe(1);
  expect(JSON.parse(out)).toMatchObject({
    differing: [],
    uncovered: [],
    changed: [],
    plans: [{ notCompared: null }],
  });
  expect(JSON.parse(out)).toMatchObject({ withoutAddIn: [{ saved: { error: "#NAME?" } }] });
});

test("outdated evidence is found", async () => {
  const file = await plan(
    "outdated.xlsx",
    (xml) => xml.replace('evidence="1"', 'evidence="0"'),
    "customXml/item1.xml",
  );
  const { code, out } = await runSources("verify", file);
  expect(code).toBe(1);
  expect(out).toContain(
    "evidence 0, older than this release (method 1, evidence 1); formulas compared with their neighbors only, because it was made with method 1 and evidence 0.",
  );
});

test.each([
  ["the record of its plan is missing", "customXml/item1.xml", /^[^]*$/, "<x/>"],
  ["a sheet of its plan was renamed", "xl/workbook.xml", /<sheet name="Growth"/, '<sheet name="Wachstum"'],
])("a workbook of which not all is known ends with 3: %s", async (_, part, pattern, now) => {
  const file = await plan("unknown.xlsx", (xml) => xml.replace(pattern, now), part);
  const { code, out } = await runSources("verify", file);
  expect(out).toMatch(/whether formulas were changed is not known|no difference in what was recalculated/);
  expect(code).toBe(3);
});

test("what is compared with a template, and what is not, is in the output", async () => {
  const { out } = await runSources("verify", await plan("compared.xlsx"));
  expect(out).toContain("formulas compared with the template, and the names, units and texts that they use.");
  expect(out).toContain("Not compared with the template: charts, formatting, number formats,");
});

test("workbooks of release 0.1.0 calculate as saved, and have no record", async () => {
  const names = sampled(fs.readdirSync(RELEASES), (name) => name === "0.1.0-ip-plan.xlsx");
  for (const name of names) {
    const { code, out } = await runSources("verify", path.join(RELEASES, name));
    expect(code).toBe(3);
    expect(out).toContain("Plans: no record. The workbook is of HCI Planner 0.1.0");
    expect(out).toMatch(
      /: values follow from their formulas; whether formulas were changed is not known\. \d+ formulas recalculated, \d+ as saved; 0 not recalculated\.$/,
    );
  }
});

test.each([
  [["verify"], 2, "specify one workbook: verify PLAN.xlsx"],
  [["verify", "a.xlsx", "b.xlsx"], 2, "specify one workbook: verify PLAN.xlsx"],
  [["verify", "--none", "a.xlsx"], 2, "--none"],
  [["verify", "none.xlsx"], 1, '"none.xlsx" does not exist or cannot be read'],
  [["verify", folder], 1, "is not a file: specify a workbook"],
  [["verify", __filename], 1, 'verify.test.ts" cannot be opened: it is not a workbook of the kind .xlsx.'],
])("%j ends with %i and explains why", async (args, code, words) => {
  expect(await runSources(...args)).toMatchObject({ code, out: "", err: expect.stringContaining(words) });
});
