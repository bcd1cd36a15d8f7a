/** Templates in a workbook that has facts: what follows which fact, what a blank one does, and what typing over does. */
import { calculate } from "../../../src/calculator/calculate";
import { type Fact, factName } from "../../../src/facts/fact";
import { FACTS } from "../../../src/facts/facts";
import { isFollowing, type Links } from "../../../src/sheets/links";
import type { Plan } from "../../../src/sheets/planWorkbook";
import type { Template } from "../../../src/templates/template";
import { templates } from "../../../src/templates/templates";
import { layout } from "../../../src/workbook/layout";
import { cellName, overlap, parseArea } from "../../../src/workbook/address";
import type { WorkbookDrawing } from "../../../src/workbook/drawing";
import type { CellSpec, CellValue, WorkbookSpec } from "../../../src/workbook/spec";
import { validate } from "../../../src/workbook/validate";
import { sourceFunctions } from "../../sourceFunctions";
import { sampled } from "../../volume";
import { ofPlan } from "../ofPlan";
import { errorsIn } from "./errorsIn";
import { ENTERED, type FactId, linksOf } from "./facts";
import { type LinkedInput, linkedInputs, overtyped, valueAt } from "./linkedCells";

const LINKS = linksOf(ENTERED);

/** What every first page follows. */
const COVER = { customer: "customer", project: "project", author: "author", planDate: "date" } as const;

/** The inputs that hold a fact as it is. */
const FOLLOWS: Readonly<Record<string, Readonly<Record<string, FactId>>>> = {
  hosts: {
    hosts: "hosts",
    sockets: "sockets",
    cores: "coresPerSocket",
    clock: "clockGhz",
    ram: "ramGib",
    disks: "disks",
    diskTb: "diskTb",
    nicPorts: "nicPorts",
    nicGbit: "nicGbit",
    ioRead: "readShare",
    raid: "raid",
    failures: "failures",
    hostReserve: "hostReserve",
    opsReserve: "opsReserve",
    lfs: "lfs",
    other: "other",
    reduction: "reduction",
    storageShare: "storageShare",
    perCoreMost: "perCoreMax",
    esxiRam: "hostRamGib",
    edition: "edition",
    growth: "growthCapacity",
    years: "years",
    vms: "vms",
    vcpu: "vmVcpu",
    vmRam: "vmRamGib",
    vmUsed: "vmUsedGib",
    peakIops: "peakIops",
    ioSize: "ioSizeKib",
    release: "release",
  },
  "core-dump": {
    nsx: "nsx",
    "groups.hosts#1": "hosts",
    "groups.ram#1": "ramGib",
    "groups.boot#1": "bootGib",
    "groups.kind#1": "bootKind",
  },
  "rdma-savings": {
    hosts: "hosts",
    clock: "clockGhz",
    ghzPerHost: "ghzPerHost",
    corePrice: "corePrice",
    watts: "wattsPerCore",
    kwhPrice: "kwhPrice",
    "work.amount#1": "peakIops",
    "work.block#1": "ioSizeKib",
    "work.read#1": "readShare",
    "work.layout#1": "layout",
  },
  "vsan-cpu-budget": {
    hosts: "hosts",
    ghzPerHost: "ghzPerHost",
    clock: "clockGhz",
    nic: "nicGbitPerHost",
    raid: "raid",
    failures: "failures",
    storageShare: "storageShare",
    "load.amount#1": "peakIops",
    "load.size#1": "ioSizeKib",
    "load.read#1": "readShare",
    release: "release",
  },
  "ip-plan": {
    dns1: "dns1",
    dns2: "dns2",
    ntp: "ntp",
    domain: "domain",
    clusterHosts: "hosts",
    "nets.hosts#3": "hosts",
    "nets.hosts#4": "hosts",
    "nets.hosts#5": "hosts",
    "nets.mtu#5": "mtu",
  },
  "stretched-cluster": {
    disks: "disks",
    diskTb: "diskTb",
    iops: "peakIops",
    blockKib: "ioSizeKib",
    readShare: "readShare",
    vms: "vms",
    vcpu: "vmVcpu",
    vmRam: "vmRamGib",
    vmUsed: "vmUsedGib",
    growth: "growthCapacity",
    years: "years",
    cores: "coresPerHost",
    hostRam: "ramGib",
    esxiRam: "hostRamGib",
    perCoreMost: "perCoreMax",
    release: "release",
  },
  "benchmark-plan": {
    hosts: "hosts",
    cores: "coresPerHost",
    clock: "clockGhz",
    ram: "ramGib",
    esxiRam: "hostRamGib",
    nic: "nicGbitPerHost",
    usable: "usableTib",
    cpuShare: "storageShare",
    release: "release",
  },
  "benchmark-comparison": {},
  "latency-budget": {},
  runbooks: {
    cluster: "clusterName",
    datacenter: "datacenter",
    version: "release",
    architecture: "architecture",
    mtu: "mtu",
    vcenter: "vcenter",
    nsx: "nsx",
    usedTib: "rawUsedTib",
    capacityTib: "rawTib",
  },
};

/** The inputs that hold what follows from facts, with what that is here. */
const DERIVED: Readonly<Record<string, Readonly<Record<string, CellValue>>>> = {
  "core-dump": { "groups.esxi#1": "7.0 U3" },
  "vsan-cpu-budget": { "load.growth#1": 1.1 ** 4 - 1 },
  runbooks: {
    oneHost: "esx01.plan.example",
    ...Object.fromEntries(
      Array.from({ length: 16 }, (_, i) => [`hosts.name#${i + 1}`, i < 9 ? `esx0${i + 1}.plan.example` : ""]),
    ),
  },
};

/** The largest template, and one more, follow nothing but the cover. */
const FOLLOWING = sampled(templates, ({ id }) => Object.keys(FOLLOWS[id] ?? {}).length > 0);

const named = FOLLOWING.map((template) => [template.id, template] as const);

/** What an input holds that follows the facts. */
function wantedOf(template: string, input: string): CellValue {
  const fact: FactId | undefined = { ...COVER, ...FOLLOWS[template] }[input];
  if (fact === undefined) return DERIVED[template]?.[input] ?? null;
  return LINKS.values.get(factName(FACTS[fact])) ?? null;
}

/** The facts, with another value for one name. */
const withValue = (name: string, value: CellValue): Links => ({
  ...LINKS,
  values: new Map([...LINKS.values, [name, value]]),
});

/** Plans that stand alone, made once. */
const ALONE = new Map(FOLLOWING.map((template) => [template, template.plan()]));

/** Plans that follow all facts, made once. */
const PLANS = new Map(FOLLOWING.map((template) => [template, template.plan(LINKS)]));

function linkedPlan(template: Template): Plan {
  const plan = PLANS.get(template);
  if (!plan) throw new Error(`${template.id} is no template`);
  return plan;
}

/** A plan that is drawn, made once for all facts: what they hold changes values alone. */
const drawingOf = ofPlan(({ spec }) => layout(spec));

/** A template's first page and its problem, calculated with these facts. */
function calculated(
  template: Template,
  links: Links,
): { plan: Plan; drawing: WorkbookDrawing; verdict: string } {
  const plan = linkedPlan(template);
  const drawing = calculate({ ...drawingOf(plan), outside: outsideOf(links) }, sourceFunctions);
  return { plan, drawing, verdict: String(ofId(plan, drawing, "verdict")) };
}

function outsideOf({ values }: Links): NonNullable<WorkbookSpec["outside"]> {
  return [...values].map(([name, value]) => ({ name, value }));
}

function ofId({ cells }: Plan, drawing: WorkbookDrawing, id: string): CellValue {
  const place = cells.get(id);
  const area = place && parseArea(place.range);
  if (!place || !area) throw new Error(`no cell has the id "${id}"`);
  return valueAt(drawing, { sheet: place.sheet, area });
}

describe.each(named)("%s", (id, template) => {
  const plan = linkedPlan(template);
  const inputs = linkedInputs(plan);
  const cover: readonly string[] = Object.values(COVER);
  const facts = Object.values(FACTS).filter(
    (fact) => !cover.includes(fact.id) && inputs.some(({ names }) => names.includes(factName(fact))),
  );

  test("follows the facts of the table, each with its value, and no others", () => {
    validate(plan.spec, { customFunctions: sourceFunctions.ids });
    const { drawing } = calculated(template, LINKS);
    const ids = Object.keys({ ...COVER, ...FOLLOWS[id], ...DERIVED[id] });
    expect(Object.fromEntries(inputs.map((input) => [input.id, valueAt(drawing, input)]))).toEqual(
      Object.fromEntries(ids.map((input) => [input, wantedOf(id, input)])),
    );
    expect(errorsIn(drawing)).toEqual([]);
  });

  test("what the facts hold changes no cell of the plan", () => {
    const entered = facts.filter((fact) => !("derived" in fact));
    const links = linksOf({ ...ENTERED, ...Object.fromEntries(entered.map(({ id: fact }) => [fact, null])) });
    const { outside, ...spec } = template.plan(links).spec;
    expect(outside).toEqual(outsideOf(links));
    const { outside: _, ...followed } = plan.spec;
    expect(spec).toEqual(followed);
  });

  test("blank names of a cover are skipped", () => {
    const nobody = Object.fromEntries(Object.values(COVER).map((fact) => [fact, null]));
    const { drawing, verdict } = calculated(template, linksOf({ ...ENTERED, ...nobody }));
    for (const input of inputs.filter((one) => one.id in COVER)) expect(valueAt(drawing, input)).toBe("");
    expect(errorsIn(drawing)).toEqual([]);
    expect(verdict).toMatch(/^[✔▲✖] \S/);
  });

  if (facts.length > 0) {
    // What follows each fact is in the table of all: here every eighth of a template is taken away.
    const some = sampled(facts, (_, i) => i % 8 === 0);

    test.each(some.map((fact) => [fact.id, fact] as const))(
      "a blank %s leaves blank what follows it, and nothing is approved without it",
      (_, fact: Fact) => {
        const name = factName(fact);
        const links = fact.derived === true ? withValue(name, "") : linksOf({ ...ENTERED, [fact.id]: null });
        const { drawing, verdict } = calculated(template, links);
        const followers = inputs.filter(
          ({ names, formula }) => names.includes(name) && !formula.includes(`${name}=""`),
        );
        expect(followers.map((input) => valueAt(drawing, input))).toEqual(followers.map(() => ""));
        expect(errorsIn(drawing)).toEqual([]);
        expect(verdict).toMatch(fact.optional === true ? /^[✔▲✖?] \S/ : /^\? Not known: .* is empty/);
      },
    );

    test.each(some.map((fact) => [fact.id, fact] as const))(
      "without the name of %s its inputs hold their examples, and others follow",
      (_, fact) => {
        const values = new Map([...LINKS.values].filter(([name]) => name !== factName(fact)));
        const spec = template.plan({ ...LINKS, values }).spec;
        for (const { sheet, at, names, formula } of inputs) {
          const cell = cellAt(spec, sheet, at);
          if (names.includes(factName(fact)))
            expect(cell).toMatchObject({ kind: "input", value: exampleOf(template, { sheet, at }) });
          else expect(cell).toMatchObject({ kind: "linked", formula });
        }
      },
    );
  }

  test.each(sampled([0, 1], (first) => first === 0))(
    "every other input typed over, from the one at %i on: it wins, the rest follow",
    (first) => {
      const drawing = layout(withProbes(plan, inputs));
      const chosen = inputs.filter((_, i) => i % 2 === first);
      const constants = chosen.map((input) => ({ input, value: otherThanFact(template, input) }));
      const changed = calculate(overtyped(drawing, constants), sourceFunctions);
      const seen = inputs.map((input, i) => ({
        id: input.id,
        value: valueAt(changed, input),
        isGreen: valueAt(changed, { sheet: input.sheet, area: probe(input, i) }),
        words: wordsBeside(plan, changed, input),
      }));
      expect(seen).toEqual(
        inputs.map((input, i) => {
          const typedOver = constants.find((one) => one.input === input);
          const value = typedOver ? typedOver.value : wantedOf(id, input.id);
          const words = seen[i]?.words ?? null;
          const isSaid = words !== null && /(^|, )(differs from Plan|≠ Plan)$/.test(words);
          if (words !== null)
            expect([input.id, words, isSaid]).toEqual([input.id, words, typedOver !== undefined]);
          return { id: input.id, value, isGreen: typedOver === undefined, words };
        }),
      );
      expect(errorsIn(changed)).toEqual([]);
    },
  );
});

/** What stands beside an input, in its row: nothing in grids, and where words run on over the cells beside them. */
function wordsBeside(plan: Plan, drawing: WorkbookDrawing, input: LinkedInput): string | null {
  const following = isFollowing(input.at, input.formula);
  const cells = plan.spec.sheets.find(({ name }) => name === input.sheet)?.cells ?? [];
  const words = cells.find((cell) => cell.kind === "formula" && cell.formula.startsWith(`IF(${following},`));
  const area = words && parseArea(words.at);
  const { style } = cells.find(({ at }) => at === input.at) ?? {};
  expect([input.id, area === undefined]).toEqual([
    input.id,
    input.id.includes("#") || style === "entryWords",
  ]);
  if (!area) return null;
  expect(area.row).toBe(input.area.row);
  return String(valueAt(drawing, { sheet: input.sheet, area }));
}

/** A cell out of the way, for the condition of the look of a linked input. */
const probe = (_: LinkedInput, i: number) => ({ row: 200 + i, column: 60, rows: 1, columns: 1 });

/** The plan with the condition of each input's look as a cell. */
function withProbes({ spec }: Plan, inputs: readonly LinkedInput[]): WorkbookSpec {
  return {
    ...spec,
    sheets: spec.sheets.map((sheet) => ({
      ...sheet,
      cells: [
        ...sheet.cells,
        ...inputs.flatMap((input, i): CellSpec[] => {
          if (input.sheet !== sheet.name) return [];
          const looks = (sheet.conditionalFormats ?? []).filter(({ range, style }) => {
            const area = parseArea(range);
            return style === "linked" && area && overlap(area, input.area);
          });
          expect([input.id, looks.length]).toEqual([input.id, 1]);
          const { row, column } = probe(input, i);
          return [{ kind: "formula", at: cellName(row, column), formula: looks[0]?.formula ?? "" }];
        }),
      ],
    })),
  };
}

function cellAt({ sheets }: WorkbookSpec, sheet: string, at: string): CellSpec | undefined {
  return sheets.find(({ name }) => name === sheet)?.cells.find((cell) => cell.at === at);
}

/** What the input holds where nothing is linked. */
function exampleOf(template: Template, { sheet, at }: Pick<LinkedInput, "sheet" | "at">): CellValue {
  const cell = cellAt(
    ALONE.get(template)?.spec ?? { title: "", subject: "", sheets: [], names: [] },
    sheet,
    at,
  );
  if (cell?.kind !== "input") throw new Error(`${sheet}!${at} is no input`);
  return cell.value;
}

/** Something that may be typed and is not the fact: the example where there is one. */
function otherThanFact(template: Template, input: LinkedInput): CellValue {
  const example = exampleOf(template, input);
  const fact = wantedOf(template.id, input.id);
  if (example !== null && example !== fact) return example;
  return typeof fact === "number" ? fact + 1 : "typed";
}
