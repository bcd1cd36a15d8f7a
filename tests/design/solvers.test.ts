import { calculate } from "../../src/calculator/calculate";
import { designPlan } from "../../src/design/designWorkbook";
import type { EstateVm } from "../../src/model/estate/estate";
import { parseArea } from "../../src/workbook/address";
import type { WorkbookDrawing } from "../../src/workbook/drawing";
import { layout } from "../../src/workbook/layout";
import type { CellValue } from "../../src/workbook/spec";
import { imported, knownHost, knownVm } from "../estate/sampleEstate";
import { sourceFunctions } from "../sourceFunctions";
import type { CaseClass, CaseOption, DesignAnswer, DesignCase } from "./designCase";
import { solve } from "./independentSolver";
import { MAX_TODAY, randomDesigns } from "./randomDesign";
import { times } from "../volume";

/*
 * The formulas of the workbook against a solver that was written from the specification by somebody who had not seen
 * them. A case is typed into one workbook: VMs of each class that the exports have, all alike, and how many are planned.
 */

/** As many designs as the specification asks for, or a sample of them; `DESIGNS=5000` tries more. */
const DESIGNS = times("DESIGNS", { all: 500, sample: 4 });
const CLASSES = 8;
const ROWS = CLASSES * MAX_TODAY;
const TARGETS = ["Berlin", "Chicago", "Zurich", "Osaka"];
const RESOURCES = ["vcpu", "ghz", "ram", "capacity", "network", "layout"] as const;
const WORDS = {
  vcpu: "vCPU",
  ghz: "CPU",
  ram: "RAM",
  capacity: "capacity",
  network: "network",
  layout: "layout",
};
const RANKS = ["fits", "check", "unknown", "no"] as const;

const plan = designPlan({
  estate: imported(
    Array.from({ length: ROWS }, (_, i): EstateVm =>
      knownVm({ name: `vm${i}`, cluster: TARGETS[i % 4] ?? null }),
    ),
    TARGETS.map((cluster, i) => knownHost({ name: `esx${i}`, cluster, clockGhz: null })),
  ),
});
const drawing = layout(plan.spec);

/** Puts values into cells of a drawing: by sheet, row and column. */
class Sheet {
  readonly sheets: WorkbookDrawing["sheets"];
  constructor(private readonly from: WorkbookDrawing) {
    this.sheets = from.sheets.map((sheet) => ({ ...sheet, values: sheet.values.map((row) => [...row]) }));
  }
  put(name: string, row: number, column: number, value: CellValue): void {
    const cells = this.sheets.find((sheet) => sheet.name === name)?.values[row];
    if (!cells) throw new Error(`${name} has no row ${row}`);
    cells[column] = value;
  }
  type(id: string, value: CellValue, row = 1): void {
    const place = plan.cells.get(id);
    const area = place && parseArea(place.range);
    if (!place || !area) throw new Error(`no cell has the id "${id}"`);
    this.put(place.sheet, area.row + row - 1, area.column, value);
  }
  drawing(): WorkbookDrawing {
    return { ...this.from, sheets: this.sheets };
  }
}

function headers(name: string): { row: number; columns: Map<string, number> } {
  const sheet = drawing.sheets.find((one) => one.name === name);
  const row = sheet?.values.findIndex((cells) => cells[0] === "VM") ?? -1;
  return { row, columns: new Map(sheet?.values[row]?.map((value, i) => [String(value), i])) };
}

const VMS = headers("VMs");
const FACTS: readonly (keyof CaseOption)[] = [
  ...(["hosts", "sockets", "coresPerSocket", "clockGhz", "workPerGhz", "ramGib", "hostRamGib"] as const),
  ...(["tierRatio", "disks", "diskTb", "nicPorts", "nicGbit", "raid", "failures", "hostReserve"] as const),
  ...(["opsReserve", "lfs", "other", "reduction", "cpuMax", "ramMax", "nicMax", "clusterMax"] as const),
  ...(["existingHosts", "edition", "otherCores", "corePrice", "tibPrice", "hostPrice"] as const),
];
const RELEASES = { "8.0": "8.0 U3", "9.0": "9.0.x", "9.1": "9.1" };

function typed(design: DesignCase): WorkbookDrawing {
  const sheet = new Sheet(drawing);
  const {
    options,
    classes,
    targets,
    growthCapacity,
    growthCompute,
    growthIops,
    years,
    peakShare,
    peakFactor,
  } = design;
  for (const [id, value] of Object.entries({
    growthCapacity,
    growthCompute,
    growthIops,
    years,
    peakShare,
    peakFactor,
  }))
    sheet.type(id, value);
  for (const letter of ["A", "B", "C", "D"] as const) {
    const option = options.find(({ name }) => name === letter);
    for (const fact of FACTS) sheet.type(`${letter}.${fact}`, (option?.[fact] as CellValue) ?? null);
    sheet.type(`${letter}.bareMinimum`, option ? (option.bareMinimum ? "yes" : "no") : null);
    sheet.type(`${letter}.release`, option ? releaseNamed(RELEASES[option.release]) : null);
  }
  const columns = (row: number) => (header: string, value: CellValue) => {
    const column = VMS.columns.get(header);
    if (column === undefined) throw new Error(`no column ${header}`);
    sheet.put("VMs", VMS.row + 1 + row, column, value);
  };
  for (const id of ["typed.class", "typed.target"]) sheet.type(id, null, TARGETS.length + 1);
  const found = classes.flatMap((one) =>
    Array.from({ length: one.vms === 0 && one.used !== null ? 1 : one.today }, () => one),
  );
  for (let row = 0; row < ROWS; row++) {
    const one = found[row];
    const put = columns(row);
    put("Set scope", one === undefined ? "out" : one.vms === 0 ? "capacity" : null);
    put("Set class", one === undefined ? null : nameOf(one));
    put("Cluster", one?.target ?? "Berlin");
    const vms = Math.max(1, one?.vms ?? 1);
    const each = (value: number | null | undefined): number | null => (value == null ? null : value / vms);
    put("vCPU", each(one?.vcpu));
    put("CPU used (GHz)", each(one?.cpuGhz));
    put("RAM (GiB)", each(one?.ramGib));
    put("Used low (GiB)", each(one?.used?.lowGib));
    put("Used plan (GiB)", each(one?.used?.planGib));
    put("Used high (GiB)", each(one?.used?.highGib));
    put("IOPS peak", each(one?.iopsPeakSum));
    put("RAM active (GiB)", null);
    put("IOPS average", 1);
    put("I/O (KiB/s)", one?.ioSizeKib ?? null);
    put("Reads (IOPS)", one?.readShare ?? null);
  }
  for (let row = 0; row < CLASSES; row++) {
    const one = classes[row];
    const name = one === undefined ? null : nameOf(one);
    // Below the rows of the general classes and of Management.
    const at = TARGETS.length + 2 + row;
    sheet.type("typed.class", name, at);
    sheet.type("typed.target", one?.target ?? null, at);
    // Without VMs of any kind it is typed so, or the row of Management stays as nobody has filled it in.
    const isOfNobody = one !== undefined && one.vms === 0 && one.used === null;
    const isEmpty = isOfNobody && one.name === "Management";
    sheet.type("typed.vms", isOfNobody && !isEmpty ? 0 : one?.vms || null, at);
    sheet.type("typed.peakIops", isOfNobody ? null : (one?.peakIops ?? null), at);
    sheet.type("typed.perCoreMax", isEmpty ? null : (one?.perCoreMax ?? null), at);
    if (one === undefined || one.vms === 0 || one.today > 0) continue;
    const each = (value: number | null | undefined): number | null =>
      value == null ? null : value / one.vms;
    sheet.type("typed.vmVcpu", each(one.vcpu), at);
    sheet.type("typed.vmGhz", each(one.cpuGhz), at);
    sheet.type("typed.vmRamGib", each(one.ramGib), at);
    sheet.type("typed.vmUsedGib", each(one.used?.planGib), at);
    sheet.type("typed.ioSizeKib", one.ioSizeKib, at);
    sheet.type("typed.readShare", one.readShare, at);
  }
  for (const { name, ...figures } of targets) {
    const row = TARGETS.indexOf(name) + 1;
    for (const id of ["todayGhz", "hostsGhzUsed", "activeShare", "largestVcpu", "largestRamGib"] as const)
      sheet.type(`targets.${id}`, figures[id], row);
  }
  return calculate(sheet.drawing(), sourceFunctions);
}

/** The workbook has a class General of its own. */
const nameOf = ({ name }: CaseClass): string => (name === "General" ? "General VMs" : name);

function releaseNamed(name: string): string {
  const found = plan.spec.sheets
    .flatMap(({ validations = [] }) => validations)
    .flatMap(({ rule }) => (rule.kind === "list" ? rule.values : []))
    .find((value) => value.startsWith(name));
  if (found === undefined) throw new Error(`no release ${name}`);
  return found;
}

function read(calculated: WorkbookDrawing, id: string, row = 1): CellValue {
  const place = plan.cells.get(id);
  const area = place && parseArea(place.range);
  const value = calculated.sheets.find(({ name }) => name === place?.sheet)?.values[
    (area?.row ?? 0) + row - 1
  ]?.[area?.column ?? 0];
  return value === "" || value === undefined ? null : value;
}

/** The answer as the workbook has it, for the options and targets of the solver's. */
function answerOf(calculated: WorkbookDrawing, asked: DesignAnswer): DesignAnswer {
  const number = (id: string, row = 1) => read(calculated, id, row) as number;
  return {
    options: asked.options.map(({ name, targets }) => ({
      name,
      targets: targets.map((target) => {
        const row = TARGETS.indexOf(target.name) + 1;
        const of = (id: string) => number(`solved${name}.${id}`, row);
        const word = (id: string) =>
          RESOURCES.find((resource) => WORDS[resource] === read(calculated, `solved${name}.${id}`, row)) ??
          "layout";
        const each = <T>(value: (resource: (typeof RESOURCES)[number]) => T) =>
          Object.fromEntries(RESOURCES.map((resource) => [resource, value(resource)])) as Record<
            (typeof RESOURCES)[number],
            T
          >;
        const verdict = (id: string) => RANKS[of(`${id}Verdict`)] ?? "unknown";
        return {
          name: target.name,
          clusters: of("clusters"),
          hostsFor: each((resource) => of(`${resource}Hosts`)),
          hosts: of("hosts"),
          hostsHigh: of("solvedHigh"),
          limitedBy: word("first"),
          nextLimit: word("second"),
          use: each((resource) => (target.hosts > 64 ? target.use[resource] : of(resource))),
          verdicts: {
            cpu: verdict("cpu"),
            ram: verdict("ram"),
            capacity: verdict("capacity"),
            network: verdict("network"),
          },
        };
      }),
      hosts: number(`${name}.allHosts`),
      hostsToBuy: number(`${name}.hostsToBuy`),
      licenseCores: number(`${name}.licenseCores`),
      licenseAddTib: number(`${name}.licenseAddTib`),
      usableTib: number(`${name}.usableTib`),
      storageGhz:
        read(calculated, `${name}.storageGhz`) === null
          ? null
          : { plan: number(`${name}.storageGhz`), high: number(`${name}.storageGhzHigh`) },
      cost: read(calculated, `${name}.cost`) as number | null,
      verdict: RANKS[number(`${name}.verdict`)] ?? "unknown",
    })),
  };
}

const NONE = "none";
const COUNTED_BY_HOSTS = {
  ...{ hosts: NONE, hostsToBuy: NONE, licenseCores: NONE, licenseAddTib: NONE, usableTib: NONE, cost: NONE },
  storageGhz: { plan: NONE, high: NONE },
};

/** What the workbook shows of the solver's answer: nothing is counted by hosts where no number of hosts fits. */
function shown({ options }: DesignAnswer): unknown {
  return {
    options: options.map((option) =>
      option.targets.some(({ hosts }) => hosts > 64) ? { ...option, ...COUNTED_BY_HOSTS } : option,
    ),
  };
}

/** The design with the largest VM as an estate has it, where the case does not know it. */
function withLargest(design: DesignCase): DesignCase {
  const largest = (target: string, of: "vcpu" | "ramGib"): number | null => {
    const known = design.classes.flatMap((one) => {
      const value = one[of];
      return one.target === target && one.vms > 0 && one.today > 0 && value !== null ? [value / one.vms] : [];
    });
    return known.length === 0 ? null : Math.max(1, Math.ceil(Math.max(...known)));
  };
  // What nobody needs is not built: the workbook leaves it out.
  const needed = design.targets.filter(({ name }) =>
    design.classes.some(({ target, vms, used }) => target === name && (vms > 0 || used !== null)),
  );
  const targets = needed.map((target) => ({
    ...target,
    largestVcpu: target.largestVcpu ?? largest(target.name, "vcpu"),
    largestRamGib: target.largestRamGib ?? largest(target.name, "ramGib"),
  }));
  return { ...design, targets };
}

/** Figures that differ, with the place of each. */
function differences(a: unknown, b: unknown, at: string): string[] {
  if (typeof a === "object" && a !== null && typeof b === "object" && b !== null) {
    return [...new Set([...Object.keys(a), ...Object.keys(b)])].flatMap((key) =>
      differences((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key], `${at}.${key}`),
    );
  }
  if (typeof a === "number" && typeof b === "number" && Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a)))
    return [];
  return Object.is(a, b) ? [] : [`${at}: ${JSON.stringify(a)}, the solver says ${JSON.stringify(b)}`];
}

test("the workbook answers random designs as the independent solver does", () => {
  const found = randomDesigns(DESIGNS).flatMap((random, i) => {
    const design = withLargest(random);
    const expected = solve(design);
    const calculated = typed(design);
    return differences(answerOf(calculated, expected), shown(expected), `#${i}`).slice(0, 5);
  });
  expect(found.slice(0, 40)).toEqual([]);
});
