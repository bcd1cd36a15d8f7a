import { groupInputFiles, inputFilesOf, inputOfText } from "../../src/taskpane/import/inputFiles";
import type { InputFiles } from "../../src/taskpane/import/importRequest";

const file = (path: string) => ({ path, file: new File(["x"], path.split("/").at(-1) ?? "") });
const shape = (inputs: InputFiles[]) =>
  inputs.map(({ name, files }) => [name, ...files.map(({ path }) => path)]);

test.each([
  { name: "nothing is nothing", paths: [], groups: [] },
  { name: "a file is itself", paths: ["a.txt"], groups: [["a.txt", "a.txt"]] },
  { name: "loose files are one thing", paths: ["a.txt", "b.txt"], groups: [["2 files", "a.txt", "b.txt"]] },
  {
    name: "a folder is one thing, with paths inside of it",
    paths: ["run/case/res.txt", "run/x.cfg"],
    groups: [["run", "case/res.txt", "x.cfg"]],
  },
  {
    name: "each zip is a thing",
    paths: ["a.zip", "B.ZIP"],
    groups: [
      ["a.zip", "a.zip"],
      ["B.ZIP", "B.ZIP"],
    ],
  },
  {
    name: "each workbook is a thing: it is read without all of it in memory",
    paths: ["vc1.xlsx", "list.csv", "vc2.XLSM", "old.xls"],
    groups: [
      ["vc1.xlsx", "vc1.xlsx"],
      ["vc2.XLSM", "vc2.XLSM"],
      ["2 files", "list.csv", "old.xls"],
    ],
  },
  { name: "a zip in a folder belongs to the folder", paths: ["run/a.zip"], groups: [["run", "a.zip"]] },
  {
    name: "folders, zips and loose files side by side",
    paths: ["one/a", "c.csv", "two/b", "z.zip", "one/d"],
    groups: [
      ["one", "a", "d"],
      ["two", "b"],
      ["z.zip", "z.zip"],
      ["c.csv", "c.csv"],
    ],
  },
])("$name", ({ paths, groups }) => {
  expect(shape(groupInputFiles(paths.map(file)))).toEqual(groups);
});

test("a picked folder brings its paths, picked files their names", () => {
  const inFolder = Object.assign(new File(["x"], "res.txt"), { webkitRelativePath: "run/case/res.txt" });
  const loose = Object.assign(new File(["x"], "a.csv"), { webkitRelativePath: "" });
  expect(shape(inputFilesOf([inFolder, loose]))).toEqual([
    ["run", "case/res.txt"],
    ["a.csv", "a.csv"],
  ]);
});

test("pasted text is a file of its own", async () => {
  const { name, files } = inputOfText("IOPS = 1");
  expect(name).toBe("pasted text");
  expect(await files[0]?.file.text()).toBe("IOPS = 1");
});

test("picked files of one name from several folders stay separate, and get no name that another file has", () => {
  const picked = ["x.csv", "x (2).csv", "x.csv", ".conf", ".conf", "a.zip", "a.zip"];
  expect(shape(inputFilesOf(picked.map((name) => new File(["x"], name))))).toEqual([
    ["a.zip", "a.zip"],
    ["a (2).zip", "a (2).zip"],
    ["5 files", "x.csv", "x (2).csv", "x (3).csv", ".conf", ".conf (2)"],
  ]);
});
