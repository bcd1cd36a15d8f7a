import { trueEstate } from "../../../bench/generate/estate/estateTruth";
import { liveOpticsFiles } from "../../../bench/generate/estate/writeLiveOptics";
import { randomDialect, rvtoolsFiles } from "../../../bench/generate/estate/writeRvtools";
import { Random } from "../../../bench/generate/random";
import { openArchive } from "../../../src/archive/openArchive";
import { estatePlan } from "../../../src/estate/estateWorkbook";
import { importEstate, type ImportedEstate } from "../../../src/importers/estate/importEstate";
import { validate } from "../../../src/workbook/validate";
import { times } from "../../volume";
import { mutate } from "../mutate";
import { accessOf, folderOf, zipBytes } from "../sources";

/** `ESTATE_MUTATIONS=50000 MUTATION_SEED=7 npx jest tests/importers/estate/mutations` damages more, and otherwise. */
const MUTATIONS = times("ESTATE_MUTATIONS", { all: 150, sample: 40 });
const SEED = Number(process.env.MUTATION_SEED ?? 1);
const BUDGET_MS = Number(process.env.MUTATION_BUDGET_MS ?? 30_000);

/** One in so many is damaged as a zip, where a checksum tells; one in so many is written as a workbook. */
const ZIPPED = 5;
const WRITTEN = 10;

/** What a damaged export gave, and how it was damaged; `null` for an archive that is refused. */
interface Damaged {
  how: string;
  names: string[];
  hosts: number;
  /** Does the damage leave a trace? */
  isTold: boolean;
  imported: ImportedEstate | null;
}

async function damagedImport(index: number): Promise<Damaged> {
  const random = new Random(SEED * 1_000_003 + index);
  const truth = trueEstate(random, 1 + (index % 8));
  const dialect = randomDialect(random);
  const isLiveOptics = index % 3 === 0;
  const files = isLiveOptics
    ? liveOpticsFiles(truth, {
        ...dialect,
        binaryNames: index % 2 === 0,
        hasPerformance: index % 4 > 0,
        hasMobIds: index % 5 > 0,
        vcenter: "name",
      })
    : rvtoolsFiles(truth, dialect);
  const isWorkbook = isLiveOptics || dialect.container === "xlsx";
  const names = truth.vms.map(({ name }) => name.trim());
  const hosts = isLiveOptics || dialect.sheets.includes("vHost") ? truth.hosts.length : 0;
  if (index % ZIPPED === 0 && isWorkbook) {
    const { files: damaged, how } = mutate([{ path: "export.xlsx", bytes: zipBytes(files) }], random);
    try {
      const source = await openArchive(accessOf(damaged[0]?.bytes ?? new Uint8Array()));
      return { how, names, hosts, isTold: true, imported: await importEstate([source]) };
    } catch (error) {
      expect(error).toBeInstanceOf(Error);
      return { how, names, hosts, isTold: true, imported: null };
    }
  }
  const { files: damaged, how } = mutate(files, random);
  // Lines of CSV, and what is between two equal lines of a sheet without row numbers, are gone without a trace.
  const isTold = isWorkbook && (dialect.references || !/line/.test(how));
  return { how, names, hosts, isTold, imported: await importEstate([folderOf(damaged)]) };
}

/** A number that is none, or below 0, or a gap that JSON has no words for. */
function isUnfit(value: unknown): boolean {
  if (typeof value === "number") return !Number.isFinite(value) || value < 0;
  if (typeof value === "object" && value !== null) return Object.values(value).some(isUnfit);
  return value === undefined;
}

/** What the diagnostics explain of the VMs or hosts that are lost: all of an export that cannot be read, otherwise a count. */
function explained({ diagnostics, without }: ImportedEstate, what: "VM" | "host"): number {
  if (without.length > 0) return Infinity;
  const counts = diagnostics.map(({ severity, sheet, message }) => {
    if (severity === "error") return sheet === null ? Infinity : 0;
    const isTheirs = what === "host" ? /^(vHost|ESX Hosts)$/ : /^(vInfo|VMs)$/;
    if (isTheirs.test(sheet ?? "") && / is missing: nothing of this sheet counts\.$/.test(message))
      return Infinity;
    if (what === "host" && /^The export has no sheet (vHost|ESX Hosts): /.test(message)) return Infinity;
    const [, count, kind] =
      /^(One|[\d,]+) rows? ha(?:s|ve) no name of a (\w+): skipped\.$/.exec(message) ?? [];
    if (count === undefined || kind !== what || sheet === "VM Performance") return 0;
    return count === "One" ? 1 : Number(count.replaceAll(",", ""));
  });
  return counts.reduce((sum, count) => sum + count, 0);
}

function faultOf(index: number, { names, hosts, isTold, imported }: Damaged): string | null {
  if (imported === null) return null;
  const { estate } = imported;
  if (isUnfit(estate)) return "a number or a gap that is none";
  const found = new Set(estate.vms.map(({ name }) => name));
  const lost = names.find((name) => !found.has(name));
  if (isTold && names.length - estate.vms.length > explained(imported, "VM"))
    return `lost without a word: ${String(lost)}`;
  if (isTold && hosts - estate.hosts.length > explained(imported, "host"))
    return `${hosts - estate.hosts.length} hosts lost without a word`;
  if (estate.vms.length > 0 && index % WRITTEN === 0) {
    const { spec } = estatePlan(imported);
    validate(spec);
    const formulas = spec.sheets.flatMap(({ tables = [] }) => tables.flatMap(({ columns }) => columns));
    if (formulas.some(({ formula = "" }) => names.some((name) => name.length > 4 && formula.includes(name))))
      return "a name in a formula";
  }
  return null;
}

test(
  `${MUTATIONS} damaged exports: no crash, no hang, nothing lost without a word, no name in a formula`,
  async () => {
    const failures: string[] = [];
    for (let index = 0; index < MUTATIONS && failures.length < 10; index += 1) {
      const begun = process.cpuUsage();
      let how = "";
      let fault: string | null;
      try {
        const damaged = await damagedImport(index);
        how = damaged.how;
        fault = faultOf(index, damaged);
      } catch (error) {
        fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      }
      const ms = process.cpuUsage(begun).user / 1000;
      if (ms > BUDGET_MS) fault ??= `${ms.toFixed(0)} ms`;
      if (fault !== null) failures.push(`#${index} (${how}): ${fault}`);
    }
    expect(failures).toEqual([]);
  },
  60_000 + MUTATIONS * 400,
);
