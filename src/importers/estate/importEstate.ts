import type { Source } from "../../archive/source";
import { joinExports } from "../../model/estate/joinExports";
import { fillUsedCapacity } from "../../model/estate/usedCapacity";
import type { Estate } from "../../model/estate/estate";
import type { RowOptions } from "../tables/row";
import type { EstateDiagnostic, EstateSource, ReadEstate } from "./estateFormat";
import { estateFormats } from "./estateFormats";
import { exportsIn, headed, type OpenTables } from "./exportsIn";
import { exportsOfTables } from "./exportsOfTables";
import { listsServers } from "./liveOptics/listsServers";
import { unreadTables } from "./unreadTables";
import { withoutSystemFiles } from "./withoutSystemFiles";
import { withoutTotal } from "./withoutTotal";

/** What was read of all that was handed over. */
export interface ImportedEstate {
  estate: Estate;
  sources: EstateSource[];
  diagnostics: EstateDiagnostic[];
  /** Names of sources in which there is no export. */
  without: string[];
}

/**
 * Reads every export in some sources as one estate: a source is a workbook, or a folder or an archive of workbooks and CSV files,
 * where the CSV files of one folder are one export. Rejects only when cancelled.
 */
export async function importEstate(
  sources: readonly (Source | OpenTables)[],
  options: RowOptions = {},
): Promise<ImportedEstate> {
  const read = await mapInOrder(sources, (source) => exportsOf(source, options));
  const exports = read.flatMap((one) => one.exports);
  const { estate, ...counts } = joinExports(
    exports.map(({ estate: one, source }) => ({ estate: one, isWatched: source.tool === "live-optics" })),
  );
  const cloned = fillUsedCapacity(estate);
  return {
    estate,
    sources: exports.map((one) => one.source),
    diagnostics: [
      ...exports.flatMap((one) => one.diagnostics),
      ...read.flatMap((one) => one.diagnostics),
      ...cloned.map(({ name }): EstateDiagnostic => ({
        ...{
          severity: "warning",
          file: sources.map((source) => source.name).join(", "),
          sheet: null,
          row: null,
        },
        message: `The VMs on the datastore ${JSON.stringify(name)} are charged more than 1.5 times what is in use on it: they share blocks (clones), and their used capacity is unknown.`,
      })),
      ...joined(sources.map(({ name }) => name).join(", "), counts),
    ],
    without: sources.filter((_, i) => read[i]?.exports.length === 0).map(({ name }) => name),
  };
}

async function mapInOrder<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const results: B[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** The exports in a source. What cannot be read, or is not an export, is a diagnostic. */
async function exportsOf(
  source: Source | OpenTables,
  options: RowOptions,
): Promise<{ exports: ReadEstate[]; diagnostics: EstateDiagnostic[] }> {
  const exports: ReadEstate[] = [];
  const diagnostics: EstateDiagnostic[] = [];
  const ofServers: string[] = [];
  for (const { name, open } of exportsIn(source)) {
    options.signal?.throwIfAborted();
    try {
      const among = exportsOfTables(await headed(await open(options.signal), options.signal));
      for (const { number, tables } of among.exports) {
        const format = estateFormats.find((one) => one.listsIn(tables).length > 0);
        if (!format && listsServers(tables)) ofServers.push(name);
        else if (!format) diagnostics.push(skipped(name, "No list of VMs was found in it"));
        else {
          const read = await format.read(tables, number === 0 ? name : `${name} (${number})`, options);
          exports.push(withoutTotal(read));
          diagnostics.push(...unreadTables(tables, format));
        }
      }
      for (const { file, name: sheet } of among.spare)
        diagnostics.push({ ...skipped(file, "The export has another sheet of this name"), sheet });
    } catch (error) {
      options.signal?.throwIfAborted();
      const message = whyNot(error, name);
      diagnostics.push({ severity: "error", file: name, sheet: null, row: null, message });
    }
  }
  const severity = exports.length === 0 ? "error" : "warning";
  for (const { path } of "files" in source ? withoutSystemFiles(source.files) : []) {
    if (/\.zip$/i.test(path))
      diagnostics.push({
        ...skipped(path, "It is an archive inside another, which is not opened"),
        severity,
      });
  }
  for (const name of ofServers) {
    const why = "It is the general export of Live Optics, which lists servers and no VMs";
    diagnostics.push({
      ...skipped(name, why),
      severity,
      message: `${why}: import its VMware export instead.`,
    });
  }
  return { exports, diagnostics };
}

const skipped = (file: string, why: string): EstateDiagnostic => ({
  ...{ severity: "warning", file, sheet: null, row: null },
  message: `${why}: skipped.`,
});

/** Why an export cannot be read, without its name: that stands beside it. What a system says may hold a path. */
function whyNot(error: unknown, name: string): string {
  const { message, code, file } = error as { message?: unknown; code?: unknown; file?: unknown };
  if (typeof code === "string" && /^E[A-Z]+$/.test(code)) return `It cannot be opened (${code}).`;
  const reason = String(message ?? error).replace(/\.$/, "");
  if (reason.startsWith(`${name} `)) return `It${reason.slice(name.length)}.`;
  // A file in it is quoted as all names are.
  const isNamed = typeof file === "string" && reason.startsWith(file);
  return `It cannot be read: ${isNamed ? JSON.stringify(file) + reason.slice(file.length) : reason}.`;
}

/** A diagnostic about so many VMs or vCenters; none about 0. */
type CountedDiagnostic = readonly [severity: EstateDiagnostic["severity"], count: number, message: string];

/** What is to be known of VMs and vCenters that several exports list, or one collector alone. */
function joined(
  file: string,
  { doubles, namesakes, unmatched, aliases }: Omit<ReturnType<typeof joinExports>, "estate">,
): EstateDiagnostic[] {
  const vms = (count: number, one: string, more: string) =>
    count === 1 ? `One VM ${one}` : `${count.toLocaleString("en-US")} VMs ${more}`;
  const diagnostics: readonly CountedDiagnostic[] = [
    [
      "info",
      doubles,
      `${vms(doubles, "is", "are")} in more than one export (UUID and vCenter): counted once, as the first export has it.`,
    ],
    [
      "warning",
      namesakes,
      `${vms(namesakes, "has", "have")} the name of a VM in another export, and no UUID to identify it: counted twice.`,
    ],
    [
      "warning",
      unmatched,
      `${vms(unmatched, "is", "are")} only in a Live Optics export and ${unmatched === 1 ? "matches" : "match"} no VM of the other exports by UUID or name: added.`,
    ],
    ...aliases.map(({ name, first }): CountedDiagnostic => [
      "info",
      1,
      `The vCenter ${JSON.stringify(name)} is ${JSON.stringify(first)} under another name (VI SDK UUID): counted once.`,
    ]),
  ];
  return diagnostics
    .filter(([, count]) => count > 0)
    .map(([severity, , message]) => ({ severity, file, sheet: null, row: null, message }));
}
