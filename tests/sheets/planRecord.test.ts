import path from "node:path";
import { EVIDENCE_VERSION, METHOD_VERSION } from "../../src/model/evidence/version";
import { benchmarkReport } from "../../src/reports/benchmarkReport";
import { planFacts } from "../../src/templates/planFacts/planFacts";
import { templates } from "../../src/templates/templates";
import { recordOfXml } from "../../src/workbook/readers/recordOfXml";
import { idParts, planRecordXml } from "../../src/workbook/planRecordXml";
import { inputBlock } from "../../src/sheets/inputBlock";
import type { Links } from "../../src/sheets/links";
import { planWorkbook } from "../../src/sheets/planWorkbook";
import type { PlanRecord } from "../../src/workbook/planRecord";
import { VERSION } from "../../src/workbook/product";
import type { CellSpec, WorkbookSpec } from "../../src/workbook/spec";
import { expectGolden } from "../expectGolden";
import { estatePlan } from "../../src/estate/estateWorkbook";
import { imported, knownVm } from "../estate/sampleEstate";
import { REFERENCE_RUNS } from "../reports/sampleRuns";

const report = (compare: boolean): WorkbookSpec =>
  benchmarkReport({
    imports: ["before.zip", "after.zip"].map((name) => ({ name, runs: REFERENCE_RUNS })),
    diagnostics: [],
    compare,
  });

const PLANS: [string, WorkbookSpec][] = [
  ...[...templates, planFacts].map(({ id, plan }): [string, WorkbookSpec] => [id, plan().spec]),
  ["report", report(false)],
  ["comparison", report(true)],
  ["estate", estatePlan(imported([knownVm(), knownVm({ cluster: "Test" })])).spec],
];

function recordOf({ records = [] }: WorkbookSpec): PlanRecord {
  const [record, ...others] = records;
  if (!record || others.length > 0) throw new Error(`${records.length} records`);
  return record;
}

/** The cells of a spec by sheet and address. */
function cellsOf({ sheets }: WorkbookSpec): Map<string, CellSpec> {
  return new Map(sheets.flatMap(({ name, cells }) => cells.map((cell) => [`${name}!${cell.at}`, cell])));
}

const textOf = (cell: CellSpec | undefined): string | undefined =>
  cell?.kind === "text" ? cell.text : cell?.kind === "value" ? String(cell.value) : undefined;

describe.each(PLANS)("%s", (id, spec) => {
  const record = recordOf(spec);
  const cells = cellsOf(spec);

  test("names its plan, versions, sheets and names", () => {
    const { plan, product, method, evidence, sheets, names } = record;
    expect([plan, product, method, evidence]).toEqual([id, VERSION, METHOD_VERSION, EVIDENCE_VERSION]);
    expect(sheets).toEqual(spec.sheets.map(({ name }) => name));
    expect(names).toEqual(spec.names.map(({ name }) => name));
  });

  test("has every input once, under an id of its own, with its default", () => {
    const inputs = [...cells].flatMap(([at, cell]) => (cell.kind === "input" ? [[at, cell.value]] : []));
    expect(record.inputs.map(({ sheet, at, default: value }) => [`${sheet}!${at}`, value])).toEqual(inputs);
    expect(new Set(record.inputs.map((input) => input.id)).size).toBe(inputs.length);
  });

  test("every input has a label, which is where the record reports", () => {
    const wrong = record.inputs.filter(
      ({ sheet, label, labelAt }) => label === "" || textOf(cells.get(`${sheet}!${labelAt}`)) !== label,
    );
    expect(wrong).toEqual([]);
  });

  test("is read back from its XML", () => {
    const byId = ({ inputs }: PlanRecord) => new Map(inputs.map((input) => [input.id, input]));
    const read = recordOfXml(planRecordXml(record));
    expect({ ...read, inputs: [] }).toEqual({ ...record, inputs: [] });
    expect(byId(read)).toEqual(byId(record));
  });
});

/** Ids of a plan, those of a grid's cells as the last of them. */
function idLines({ plan, inputs }: PlanRecord): string[] {
  const grids = new Map<string, string>();
  for (const { id } of inputs) {
    const parts = idParts(id);
    grids.set(parts?.base ?? id, parts ? id : "");
  }
  return [plan, ...Array.from(grids, ([base, last]) => `  ${last === "" ? base : `${base}#1 to ${last}`}`)];
}

test("ids are permanently: a release finds the inputs of earlier ones by them", () => {
  const lines = PLANS.flatMap(([, spec]) => idLines(recordOf(spec)));
  expectGolden(`${lines.join("\n")}\n`, path.join(__dirname, "inputIds.txt"));
});

test("an input that follows a fact is recorded with it, and the others with their defaults", () => {
  const links: Links = { source: "Plan", values: new Map([["Plan_Hosts", 8]]) };
  const row = { unit: "hosts", accepts: { whole: [1, 64] as [number, number] } };
  const { spec } = planWorkbook({
    plan: "linked",
    title: "T",
    subject: "S",
    links,
    sheets: [
      {
        name: "Inputs",
        blocks: [
          inputBlock("Cluster", [
            { ...row, id: "hosts", label: "Hosts", value: 6, follows: "Plan_Hosts" },
            { ...row, id: "spare", label: "Spare hosts", value: 1, follows: "Plan_Spare" },
          ]),
        ],
      },
    ],
  });
  expect(recordOf(spec).inputs).toEqual([
    {
      id: "hosts",
      sheet: "Inputs",
      at: "B2",
      label: "Hosts",
      labelAt: "A2",
      default: null,
      fact: "Plan_Hosts",
    },
    { id: "spare", sheet: "Inputs", at: "B3", label: "Spare hosts", labelAt: "A3", default: 1 },
  ]);
});
