import { calculate } from "../../src/calculator/calculate";
import { factName } from "../../src/facts/fact";
import { FACTS } from "../../src/facts/facts";
import type { Links } from "../../src/sheets/links";
import { hosts } from "../../src/templates/hosts/hosts";
import { rdmaSavings } from "../../src/templates/rdmaSavings/rdmaSavings";
import { templates } from "../../src/templates/templates";
import { type FactValues, together } from "../../src/templates/together/together";
import { sheetNames } from "../../src/templates/together/sheetNames";
import { vsanCpuBudget } from "../../src/templates/vsanCpuBudget/vsanCpuBudget";
import type { Template } from "../../src/templates/template";
import { cellName } from "../../src/workbook/address";
import type { SheetDrawing, WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import { formulaAt } from "../../src/workbook/formulaText";
import type { CellValue } from "../../src/workbook/spec";
import { sourceFunctions } from "../sourceFunctions";
import { sampled } from "../volume";

const GIVEN: FactValues = new Map<string, CellValue>([
  ["hosts", 8],
  ["coresPerSocket", 24],
  ["vms", 200],
  ["vmVcpu", 4],
  ["vmRamGib", 24],
  ["vmUsedGib", 200],
  ["peakIops", 60_000],
  ["ioSizeKib", 16],
  ["readShare", 0.7],
  ["customer", "Nordwind"],
  ["raid", "RAID-6 4+2"],
]);

const OPTIONS = { customFunctions: sourceFunctions.ids };

function calculated(wanted: readonly Template[], facts = GIVEN): WorkbookDrawing {
  return calculate(together(wanted, facts, OPTIONS), sourceFunctions);
}

/** The facts of a workbook, by defined name. */
function links({ sheets, names }: WorkbookDrawing): Links {
  const values = names.map(({ name, refersTo }): [string, CellValue] => {
    if ("formula" in refersTo) throw new Error(`${name} is not a cell`);
    const sheet = sheets.find((one) => one.name === refersTo.sheet);
    return [name, sheet?.values[Number(refersTo.range.slice(1)) - 1]?.[1] ?? null];
  });
  return {
    source: "Plan",
    values: new Map(values.map(([name, value]) => [name, value === "" ? null : value])),
  };
}

/** Values of a sheet in which names of sheets do not matter. */
function figures({ values }: SheetDrawing): CellValue[][] {
  return values.map((row) =>
    row.map((value) => (typeof value === "string" ? value.replace(/\bsheet .*/g, "sheet") : value)),
  );
}

/** Characters of a formula that longer names of sheets, which a planner may give, bring to Excel's 8,192 at the earliest. */
const MAX_LENGTH_WITH_ROOM = 6_000;

describe("all templates in one workbook", () => {
  const all = calculated(templates);

  test("have no formula that other names of sheets could make too long for Excel", () => {
    const long = all.sheets.flatMap(({ name, formulas }) =>
      formulas.flatMap((row, r) =>
        row.flatMap((drawn, column) => {
          const length = drawn ? formulaAt(drawn, r).length : 0;
          return length > MAX_LENGTH_WITH_ROOM ? [`${name}!${cellName(r, column)}: ${length}`] : [];
        }),
      ),
    );
    expect(long).toEqual([]);
  });

  test("its sheets have names of their own that Excel accepts, the facts first, one Basis last", () => {
    const names = all.sheets.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThanOrEqual(31);
    expect([names[0], names.at(-1)]).toEqual(["Plan", "Basis"]);
    expect(names.filter((name) => / \(\d+\)$/.test(name))).toEqual([]);
    const checks = names.map((name) => / ?input check$/i.test(name));
    expect(checks.indexOf(true)).toBe(names.length - 1 - (templates.length + 1));
  });

  test("names and tables are there once, and only the facts have names", () => {
    expect(all.names.map(({ name }) => name)).toEqual(Object.values(FACTS).map(factName));
    const tables = all.sheets.flatMap(({ features }) =>
      features.flatMap((one) => (one.kind === "table" ? [one.name.toLowerCase()] : [])),
    );
    expect(new Set(tables).size).toBe(tables.length);
    expect(all.outside).toBeUndefined();
  });

  test("each template has the values that it has alone with these facts", () => {
    const given = links(all);
    // Nothing but its cover follows facts in the largest one.
    for (const template of sampled(templates, ({ id }) => id !== "benchmark-comparison")) {
      const alone = calculate(layout(template.plan(given).spec), sourceFunctions);
      const record = all.records.find(({ plan }) => plan === template.id);
      const found = all.sheets.filter(({ name }) => record?.sheets.includes(name));
      const wanted = alone.sheets.filter(({ name }) => name !== "Basis");
      expect(found).toHaveLength(wanted.length);
      wanted.forEach((sheet, i) => {
        const there = all.sheets.find(({ name }) => name === record?.sheets[i]);
        const [[, ...top] = [], ...rows] = figures(sheet);
        const [[, ...topThere] = [], ...rowsThere] = there ? figures(there) : [];
        expect([template.id, sheet.name, topThere, rowsThere]).toEqual([template.id, sheet.name, top, rows]);
      });
    }
  });

  test("a sheet that has another name has it as its title", () => {
    const titles = all.sheets.flatMap(({ name, values }) =>
      / calculation$/.test(name) ? [[name, values[0]?.[0]]] : [],
    );
    expect(titles.length).toBeGreaterThan(5);
    for (const [name, title] of titles) expect(title).toBe(name);
  });
});

test("the facts are those that were given, and templates follow them", () => {
  const { sheets } = calculated([hosts]);
  const page = sheets.find(({ name }) => name === "Hosts")?.values.flat();
  expect(page).toEqual(expect.arrayContaining(["Nordwind", 8, 24, 200, "RAID-6 4+2"]));
  expect(page?.find((value) => String(value).includes("200 VMs"))).toMatch(/8 hosts can run the 200 VMs/);
});

test("an unknown fact is a question in the template and on the sheet of facts", () => {
  const { sheets } = calculated([hosts], new Map([...GIVEN, ["vms", null]]));
  expect(sheets[0]?.values[3]?.[0]).toBe("? Not known: VMs is empty");
  expect((sheets[1]?.values[3] ?? []).join("")).toMatch(/^\? ?Not known: VMs is empty/);
});

test("sentences name sheets as they are called in this workbook", () => {
  const { sheets } = calculated([rdmaSavings, vsanCpuBudget]);
  const texts = sheets.flatMap(({ formulas }) =>
    formulas.flatMap((row, r) => (row ?? []).flatMap((drawn) => (drawn ? [formulaAt(drawn, r)] : []))),
  );
  const named = texts.flatMap((text) => text.match(/(?<=\bon sheet )[^("]*?(?= ?["(])/g) ?? []);
  const names = sheets.map(({ name }) => name);
  expect(named.length).toBeGreaterThan(10);
  expect(
    named.filter((words) => !names.some((name) => words === name || words.startsWith(`${name} `))),
  ).toEqual([]);
  expect(sheets.map(({ name }) => name)).toContain("RDMA savings workloads");
});

test("one Basis has every method and caveat under its template, and every number once", () => {
  const wanted = [hosts, vsanCpuBudget];
  const basis = calculated(wanted).sheets.at(-1);
  const text = basis?.values.map((row) => row[0]) ?? [];
  for (const { title, plan } of wanted) {
    const at = text.indexOf(`Method: ${title}`);
    expect(text[at + 1]).toBe(plan().basis?.method[0]);
    expect(text).toContain(plan().basis?.caveats?.[0]);
  }
  const evidence = (basis?.values ?? []).slice(text.indexOf("Evidence") + 2).map((row) => row.join("|"));
  const alone = wanted.flatMap(({ plan }) => plan().basis?.evidence ?? []);
  expect(new Set(evidence).size).toBe(evidence.length);
  expect(evidence.length).toBeLessThan(alone.length);
});

test("facts alone have their own method, and no title above it", () => {
  const { sheets } = calculated([], new Map([["hosts", 12]]));
  expect(sheets.map(({ name }) => name)).toEqual(["Plan", "Input check", "Basis"]);
  expect(sheets.at(-1)?.values.map((row) => row[0])).toContain("Method");
});

test("records report what each plan began with, not what was given", () => {
  const { records } = calculated([hosts]);
  const [facts, ofHosts] = records;
  expect(facts?.inputs.find(({ id }) => id === "hosts")?.default).toBe(6);
  expect(facts?.sheets).toEqual(["Plan", "Plan input check", "Basis"]);
  expect(ofHosts?.sheets).not.toContain("Basis");
  expect(ofHosts?.inputs.find(({ id }) => id === "hosts")).toMatchObject({
    sheet: "Hosts",
    fact: "Plan_Hosts",
  });
});

describe("names of sheets", () => {
  const plan = (id: string, title: string, ...sheets: string[]) => ({ id, title, sheets });
  const found = (...plans: ReturnType<typeof plan>[]) =>
    sheetNames(plans).map((one) => Object.fromEntries(one));

  test("what only one plan has keeps its name, and so does a first page", () => {
    expect(
      found(plan("hosts", "Hosts", "Hosts", "Growth"), plan("ip-plan", "IP plan", "IP plan", "Hosts")),
    ).toEqual([{}, { Hosts: "IP plan hosts" }]);
  });

  test("a title lends as many words as its id has, without the first ones where there is no room", () => {
    expect(
      found(
        plan("core-dump", "Core dump and boot device", "A", "Calculation"),
        plan("benchmark-comparison", "Benchmark comparison", "B", "calculation", "NSX"),
        plan("vsan-cpu-budget", "vSAN CPU budget", "C", "NSX", "By block size of all variants"),
        plan("x", "X", "D", "By block size of all variants"),
      ),
    ).toEqual([
      { Calculation: "Core dump calculation" },
      { calculation: "Comparison calculation", NSX: "Benchmark comparison NSX" },
      { NSX: "vSAN CPU budget NSX", "By block size of all variants": "By block size of all varian (2)" },
      { "By block size of all variants": "X by block size of all variants" },
    ]);
  });

  test("a name that is taken gets a number", () => {
    expect(found(plan("a", "A", "P", "Free"), plan("b", "B", "A free", "Free"))).toEqual([
      { Free: "A free (2)" },
      { Free: "B free" },
    ]);
  });
});
