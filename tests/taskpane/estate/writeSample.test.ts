import fs from "node:fs";
import path from "node:path";
import { calmEstate } from "../../../bench/generate/estate/calmEstate";
import { rvtoolsFiles, WIDE } from "../../../bench/generate/estate/writeRvtools";
import { designFile } from "../../../src/cli/designFile";
import { designParts } from "../../../src/cli/designParts";
import { designPlan } from "../../../src/design/designWorkbook";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { recordedPlan } from "../../../src/taskpane/plans/earlierReport";
import { writeEstate } from "../../../src/taskpane/estate/writeEstate";
import { SAMPLE_DESIGN, SAMPLE_FACTS, writeSample } from "../../../src/taskpane/estate/writeSample";
import type { ReplacedSheets, Spreadsheet } from "../../../src/taskpane/spreadsheet";
import type { WorkbookSpec } from "../../../src/workbook/spec";
import { imported, knownHost, knownVm } from "../../estate/sampleEstate";
import { folderOf } from "../../importers/sources";
import { longTest } from "../../volume";

test("the pane's sample is the design of samples/design.json", async () => {
  const estate = await importEstate([folderOf(rvtoolsFiles(calmEstate(), WIDE))]);
  const file = await designFile(path.join(__dirname, "../../../samples/design.json"));
  const ofFile = designPlan(designParts(file, "design.json", { estate, pseudonyms: [] }));
  expect(designPlan({ ...SAMPLE_DESIGN, estate }).spec).toEqual(ofFile.spec);
});

test("the cluster of the sample's benchmark is that of samples/cluster.json", () => {
  const file = fs.readFileSync(path.join(__dirname, "../../../samples/cluster.json"), "utf8");
  const given = Object.entries(SAMPLE_FACTS).filter(([, value]) => value !== null);
  expect(Object.fromEntries(given)).toEqual(JSON.parse(file));
});

describe("the user's first design next to the sample", () => {
  const OWN = imported(
    [knownVm({ name: "web", cluster: "Production" })],
    [knownHost({ cluster: "Production" })],
  );
  const task = { signal: new AbortController().signal, progress: () => undefined };

  longTest("takes its place, and nothing that the sample answered continues in it", async () => {
    const drawn: { spec: WorkbookSpec; replaced: ReplacedSheets | undefined }[] = [];
    const book = {
      outline: () =>
        Promise.resolve({
          sheets: drawn.flatMap(({ spec }) => spec.sheets.map(({ name }) => name)),
          names: drawn.flatMap(({ spec }) => spec.names.map(({ name }) => ({ name, formula: "" }))),
          records: drawn.flatMap(({ spec }) => (spec.records ?? []).map((record) => ({ record, id: "{1}" }))),
        }),
      read: () => Promise.resolve(new Map()),
      draw: (spec: WorkbookSpec, _: unknown, replaced?: ReplacedSheets) => {
        drawn.push({ spec, replaced });
        return Promise.resolve({
          sheets: spec.sheets.map(({ name }) => name),
          names: [],
          records: [],
          notices: [],
        });
      },
    } as unknown as Spreadsheet;
    const estate = await importEstate([folderOf(rvtoolsFiles(calmEstate(), WIDE))]);
    await writeSample({ estate, benchmarks: [] }, book, task);
    expect(recordedPlan(await book.outline(), ["design"])).toBeUndefined();
    const { message } = await writeEstate(
      OWN,
      { known: undefined, inPlace: false, plan: "design" },
      book,
      task,
    );
    const [sample, own] = drawn;
    expect(own?.spec).toEqual(designPlan({ estate: OWN }).spec);
    expect(own?.replaced).toMatchObject({
      sheets: sample?.spec.sheets.map(({ name }) => name),
      records: ["{1}"],
    });
    expect(message).toContain("It replaces the sample design.");
    expect(message).not.toContain("kept");
  });
});
