import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import ExcelJS from "exceljs";
import { runCli } from "./runCli";
import { runSources } from "./runSources";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
afterAll(() => fs.rmSync(folder, { recursive: true }));

const inFolder = (name: string): string => path.join(folder, name);

function factsFile(content: unknown): string {
  const file = inFolder(`facts-${Math.random()}.json`);
  fs.writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content));
  return file;
}

async function read(file: string): Promise<ExcelJS.Workbook> {
  const workbook = new ExcelJS.Workbook();
  await workbook.xlsx.readFile(file);
  return workbook;
}

/** The value beside a label of a sheet: the last, for headings may have the same words. */
function beside(workbook: ExcelJS.Workbook, sheet: string, label: string): unknown {
  let found: unknown;
  workbook.getWorksheet(sheet)?.eachRow((row) => {
    row.eachCell((cell, column) => {
      if (cell.value === label) found = row.getCell(column + 1).value;
    });
  });
  return found;
}

test("templates facts writes the facts, with the values of a file", async () => {
  const facts = factsFile({ hosts: "12", lfs: "10%", customer: "Nordwind", date: "2027-01-04", raid: null });
  const { code, out } = runCli("templates", "facts", "--facts", facts, "-o", folder);
  expect({ code, out }).toEqual({
    code: 0,
    out: `${inFolder("facts.xlsx")}: Which facts do all templates of this workbook use?`,
  });
  const workbook = await read(inFolder("facts.xlsx"));
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(["Plan", "Input check", "Basis"]);
  expect(beside(workbook, "Plan", "Hosts")).toBe(12);
  expect(beside(workbook, "Plan", "File system (LFS) overhead")).toBe(0.1);
  expect(beside(workbook, "Plan", "Date")).toEqual(new Date("2027-01-04"));
  expect(beside(workbook, "Plan", "Storage layout (RAID)")).toBeNull();
  expect(beside(workbook, "Plan", "CPU sockets")).toBe(2);
});

test("templates --with writes one workbook whose templates follow the facts", async () => {
  const file = inFolder("plan.xlsx");
  const facts = factsFile({ hosts: 8, vms: 200 });
  const { code, out } = await runSources(
    "templates",
    "--with",
    "hosts, core-dump",
    "--facts",
    facts,
    "-o",
    file,
  );
  expect({ code, out }).toEqual({ code: 0, out: `${file}: Plan facts, Hosts, Core dump and boot device` });
  const workbook = await read(file);
  const names = workbook.worksheets.map(({ name }) => name);
  expect([names[0], names[1], names[2], names.at(-1)]).toEqual([
    "Plan",
    "Hosts",
    "Hosts calculation",
    "Basis",
  ]);
  expect(workbook.definedNames.model.map(({ name }) => name)).toContain("Plan_Hosts");
  const linked: unknown[] = [];
  workbook.getWorksheet("Hosts")?.eachRow((row) => {
    row.eachCell(({ formula, result }) => {
      if (formula === 'IF(Plan_Vms="","",Plan_Vms)') linked.push(result);
    });
  });
  expect(linked).toEqual([200]);
});

test.each([
  [["templates", "hosts", "--with", "ip-plan"], '"hosts" is outside --with: use --with ip-plan,hosts'],
  [["templates", "--with", "hosts,hosts"], '"hosts" appears twice in --with'],
  [["templates", "--with", "hosts,,ip-plan"], 'there is no template ""'],
  [["templates", "--with", "facts"], 'there is no template "facts": use hosts, core-dump'],
  [["templates", "none"], 'there is no template "none": use facts, hosts'],
  [["templates", "hosts", "--facts", "f.json"], '--facts "f.json" needs the sheet Plan'],
])("%j is a mistake in the command line", async (args, message) => {
  expect(await runSources(...args)).toMatchObject({
    code: 2,
    out: "",
    err: expect.stringContaining(message),
  });
});

test.each([
  ['{"host": 6}', /"host" in .* is not a fact: use customer, project, author, date, hosts,/],
  ['{"rawTib": 6}', /"rawTib" in .* is calculated from other facts: use customer/],
  ['{"toString": 6}', /"toString" in .* is not a fact/],
  ['{"hosts": 2}', /hosts in .* is "2": use a whole number from 3 to 64/],
  ['{"hosts": 2.5}', /hosts in .* is "2.5"/],
  ['{"hosts": true}', /hosts in .* is true: use/],
  ['{"raid": "RAID 5"}', /raid in .* is "RAID 5": use one of RAID-5, RAID-0/],
  ['{"customer": {"name": "N"}}', /customer in .* is an object: use a name/],
  ['{"date": "2027-02-30"}', /date in .* is "2027-02-30": enter a date such as 2027-01-04/],
  ['{"date": 46000}', /date in .* is 46000: enter a date/],
  ['{"hosts": [6]}', /hosts in .* is a list: use a whole number/],
  [JSON.stringify({ customer: "a".repeat(40_000) }), /customer in .* has 40,000 characters: use up to 255/],
  ['{"customer": "a\\u0000"}', /customer in .* is "a\\u0000": use a text without control characters/],
  ["[]", /is not a file of facts: it contains no JSON object/],
  ["{", /is not a file of facts/],
])("the file of facts %s is refused, and nothing is written", async (content, message) => {
  const file = inFolder("refused.xlsx");
  const { code, err } = await runSources(
    "templates",
    "--with",
    "hosts",
    "--facts",
    factsFile(content),
    "-o",
    file,
  );
  expect({ code, err }).toEqual({ code: 1, err: expect.stringMatching(message) });
  expect(fs.existsSync(file)).toBe(false);
});

test("the file of facts is not written over", async () => {
  const facts = factsFile({ hosts: 8 });
  const { code, err } = await runSources("templates", "--with", "hosts", "--facts", facts, "-o", facts);
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining("is an input") });
});
