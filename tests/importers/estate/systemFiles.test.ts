import { estateFiles } from "../../../src/importers/estate/estateFiles";
import { importEstate } from "../../../src/importers/estate/importEstate";
import { folderOf, textFile } from "../sources";

const VINFO = "VM,Powerstate,Template,CPUs,Memory\nweb,poweredOn,False,2,4096\n";
const JUNK = [
  "__MACOSX/export/._vInfo.csv",
  "__MACOSX/export/RVTools.xlsx",
  "export/._RVTools.xlsx",
  "export/~$RVTools.xlsx",
  "export/._more.zip",
];

test.each(JUNK)("%s of a system is skipped next to an export", async (path) => {
  const source = folderOf([textFile("export/vInfo.csv", VINFO), textFile(path, "\0\u0005\u0016\u0007")]);
  const { estate, diagnostics } = await importEstate([source]);
  expect(estate.vms).toHaveLength(1);
  expect(JSON.stringify(diagnostics)).not.toContain(path);
  expect((await estateFiles(source)).map((file) => file.path)).toEqual(["export/vInfo.csv"]);
});

test.each(["export/$RVTools.xlsx", "export/~RVTools.xlsx", "export/MACOSX.xlsx"])(
  "%s may be of a user: that it cannot be read is reported",
  async (path) => {
    const { diagnostics } = await importEstate([
      folderOf([textFile("export/vInfo.csv", VINFO), textFile(path, "\0")]),
    ]);
    expect(diagnostics).toContainEqual(expect.objectContaining({ severity: "error", file: path }));
  },
);

test("a file of a system that the user chose is not skipped in silence", async () => {
  const { diagnostics } = await importEstate([folderOf([textFile("~$RVTools.xlsx", "\0")])]);
  expect(diagnostics).toMatchObject([{ severity: "error", file: "~$RVTools.xlsx" }]);
});
