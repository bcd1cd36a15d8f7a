import path from "node:path";
import { calmEstate } from "../../../bench/generate/estate/calmEstate";
import { rvtoolsFiles, WIDE } from "../../../bench/generate/estate/writeRvtools";
import { designFile } from "../../../src/cli/designFile";
import { designParts } from "../../../src/cli/designParts";
import { designPlan } from "../../../src/design/designWorkbook";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { SAMPLE_DESIGN } from "../../../src/taskpane/estate/writeSample";
import { folderOf } from "../../importers/sources";

test("the pane's sample is the design of samples/design.json", async () => {
  const estate = await importEstate([folderOf(rvtoolsFiles(calmEstate(), WIDE))]);
  const file = await designFile(path.join(__dirname, "../../../samples/design.json"));
  const ofFile = designPlan(designParts(file, "design.json", { estate, pseudonyms: [] }));
  expect(designPlan({ ...SAMPLE_DESIGN, estate }).spec).toEqual(ofFile.spec);
});
