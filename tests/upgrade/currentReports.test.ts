import { packImport } from "../../src/savedImports/packImport";
import { importSource } from "../../src/importers/importers";
import { reportPlan } from "../../src/reports/benchmarkReport";
import { type ClusterFacts, NO_FACTS } from "../../src/reports/inputs/clusterFacts";
import { openInputs } from "../../src/cli/openInputs";
import { IMPORT_NAMESPACE } from "../../src/workbook/importNamespace";
import { layout } from "../../src/workbook/layout";
import type { ReadWorkbook } from "../../src/workbook/readers/xlsx/readXlsx";
import { readNow, recalculated, sheetOf, shownAt, type, upgraded } from "./oldWorkbook";
import { BASELINE, BENCHMARK, sample, writtenFrom } from "./sampleFiles";
import { longTest } from "../volume";

/** A workbook of an earlier method that keeps imports. */
interface ReportFiles {
  compare?: boolean;
  facts?: Partial<ClusterFacts>;
  /** Those that it saves; all without it. */
  saves?: readonly string[];
  /** Method that it was made with; an earlier one without it. */
  method?: string;
}

const imported = async (name: string) => {
  const { sources, close } = await openInputs([sample(name)]);
  const [source] = sources;
  if (!source) throw new Error(`${name} is empty`);
  const { runs, diagnostics } = await importSource(source, { series: true });
  await close();
  return { name, runs, diagnostics };
};

async function reportOf(
  names: readonly string[],
  { compare, facts, saves = names, method }: ReportFiles = {},
) {
  const imports = await Promise.all(names.map(imported));
  const diagnostics = imports.flatMap((one) => one.diagnostics);
  const given = { ...NO_FACTS, ...facts };
  const { spec } = reportPlan({ imports, diagnostics, facts: given, compare: compare === true });
  const read = readNow(layout(spec));
  if (method !== undefined) return read;
  read.drawing.records = read.drawing.records.map((record) => ({ ...record, method: "0.9" }));
  // Newest first, as no reader promises an order.
  const savedImports = await Promise.all(
    [...saves].reverse().map(async (name, i) => {
      const text = await packImport(await imported(name));
      return `<import xmlns="${IMPORT_NAMESPACE}" keptAt="2026-11-2${9 - i}T00:00:00.000Z">${text}</import>`;
    }),
  );
  return { ...read, savedImports };
}

/** Changes inputs of a workbook by their ids. */
function enter(read: ReadWorkbook, values: Readonly<Record<string, string | number>>): void {
  const inputs = read.drawing.records.flatMap((record) => record.inputs);
  for (const [id, value] of Object.entries(values)) {
    const input = inputs.find((one) => one.id === id);
    if (!input) throw new Error(`there is no input ${id}`);
    type(read, `${input.sheet}!${input.at}`, value);
  }
}

function heldBy({ drawing }: Pick<ReadWorkbook, "drawing">, id: string) {
  const input = drawing.records.flatMap((record) => record.inputs).find((one) => one.id === id);
  return input && shownAt(drawing, `${input.sheet}!${input.at}`);
}

test("a report of an earlier method is written from the import that it keeps, with what was entered", async () => {
  const read = await reportOf([BENCHMARK], { facts: { hosts: 4, raid: "RAID-5" } });
  const typed = { customer: "Nordwind", CpuClose: 0.65, HostGhz: 115.2, "cal.busy#3": 42 };
  enter(read, typed);
  const before = recalculated(read);
  const { others, errors } = await writtenFrom(before);
  const { drawing, report } = upgraded(before, others);
  expect(errors).toEqual([]);
  expect([report.notCarried, report.left, report.kept]).toEqual([[], [], []]);
  // A rule that needs the GHz of a host is evaluated now: they were entered after the report was created.
  expect(report.results).toMatchObject([{ label: "Mix deviation > MixError", before: 0, now: 1 }]);
  for (const [id, value] of Object.entries(typed)) expect([id, heldBy({ drawing }, id)]).toEqual([id, value]);
  const ofFacts = sheetOf(drawing, "Facts").values;
  expect(ofFacts).toContainEqual(["Hosts in the cluster", 4, "hosts", "entered"]);
  expect(ofFacts).toContainEqual(["vSAN ESA layout of the test VMs", "RAID-5", null, "entered"]);
  expect(drawing.kept).toEqual(read.savedImports);
  expect(drawing.records).toMatchObject([{ plan: "report", method: "1" }]);
});

test("facts typed into a file that was saved without a recalculation are entered all the same", async () => {
  const read = await reportOf([BENCHMARK], { facts: { hosts: 4 } });
  enter(read, { HostGhz: 115.2, Raid: "RAID-1" });
  const stale = sheetOf(read.drawing, "Facts").values;
  expect(stale).toContainEqual([
    "vSAN ESA layout of the test VMs",
    "RAID-1",
    null,
    "assumed: not in the files",
  ]);
  const { drawing } = upgraded(read, (await writtenFrom(read)).others);
  const ofFacts = sheetOf(drawing, "Facts").values;
  expect(ofFacts).toContainEqual(["vSAN ESA layout of the test VMs", "RAID-1", null, "entered"]);
  expect(ofFacts).toContainEqual(["CPU of a host at base clock", 115.2, "GHz per host", "entered"]);
  expect(ofFacts).toContainEqual(["Hosts in the cluster", 4, "hosts", "entered"]);
});

longTest("a comparison is written from the imports that it keeps, in its order", async () => {
  const read = await reportOf([BENCHMARK, BASELINE], { compare: true });
  const { drawing, report } = upgraded(read, (await writtenFrom(read)).others);
  expect([report.notCarried, report.results]).toEqual([[], []]);
  expect(sheetOf(drawing, "Comparison").values).toEqual(sheetOf(read.drawing, "Comparison").values);
});

longTest("named files win over the imports that the workbook keeps", async () => {
  const read = await reportOf([BENCHMARK]);
  const { drawing } = upgraded(read, (await writtenFrom(read, BASELINE)).others);
  expect(shownAt(drawing, "Sources!A2")).toBe(BASELINE);
});

test("a comparison of which one import is kept alone needs its files", async () => {
  const read = await reportOf([BENCHMARK, BASELINE], { compare: true, saves: [BASELINE] });
  const { others } = await writtenFrom(read);
  expect(() => upgraded(read, others)).toThrow(
    `its comparison is written from files: add the result files of both benchmarks, the baseline first (${BENCHMARK}, ${BASELINE})`,
  );
});

test("an import that is damaged is reported, and its report needs its files", async () => {
  const read = await reportOf([BENCHMARK]);
  const damaged = { ...read, savedImports: [`<import xmlns="${IMPORT_NAMESPACE}">bm90aGluZw==</import>`] };
  const { others, errors } = await writtenFrom(damaged);
  expect(errors).toEqual([expect.stringMatching(/^An import saved in the workbook cannot be read: /)]);
  expect(() => upgraded(damaged, others)).toThrow("its report is written from files");
});

test("a report of this release without its files stays as it is, cell by cell", async () => {
  const read = await reportOf([BENCHMARK], { method: "1" });
  enter(read, { customer: "Nordwind" });
  const before = recalculated(read);
  const { drawing, report } = upgraded(before, (await writtenFrom(before)).others);
  expect(drawing).toEqual(before.drawing);
  expect(report.kept).toMatchObject([{ plan: "report" }]);
  expect([report.notCarried, report.left, report.ownSheets]).toEqual([[], [], []]);
});
