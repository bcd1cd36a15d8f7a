import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { outputTarget, writeWhole } from "../../src/cli/writeWhole";

const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-")));
afterAll(() => fs.rmSync(folder, { recursive: true }));
const inFolder = (...names: string[]): string => path.join(folder, ...names);

const bytes = Buffer.from("new");
const write = async (name: string, inputs: readonly string[] = []) =>
  writeWhole(await outputTarget(name, inputs), bytes);

test("writes a new file, and the folders that it needs", async () => {
  await write(inFolder("a", "b", "report.xlsx"));
  expect(fs.readFileSync(inFolder("a", "b", "report.xlsx"), "utf8")).toBe("new");
  expect(fs.readdirSync(inFolder("a", "b"))).toEqual(["report.xlsx"]);
});

test("replaces a file and keeps its permissions", async () => {
  fs.writeFileSync(inFolder("old.xlsx"), "old", { mode: 0o640 });
  await write(inFolder("old.xlsx"));
  expect(fs.readFileSync(inFolder("old.xlsx"), "utf8")).toBe("new");
  expect(fs.statSync(inFolder("old.xlsx")).mode & 0o777).toBe(0o640);
});

test.each([
  ["a link", "old.txt", "link.xlsx"],
  ["a link that leads nowhere yet", "none.txt", "dangling.xlsx"],
])("writes through %s", async (_, target, link) => {
  fs.symlinkSync(target, inFolder(link));
  await write(inFolder(link));
  expect(fs.readFileSync(inFolder(target), "utf8")).toBe("new");
  expect(fs.lstatSync(inFolder(link)).isSymbolicLink()).toBe(true);
});

test.each([
  ["ENOSPC", "the disk is full"],
  ["EROFS", "the disk is read-only"],
  ["EACCES", "you may not write there"],
])(
  "a write that fails with %s is a message with the file and the reason, and leaves nothing",
  async (code, reason) => {
    const target = inFolder("full", "report.xlsx");
    const failing = jest
      .spyOn(fs.promises, "writeFile")
      .mockRejectedValue(Object.assign(new Error(`${code}: no, write`), { code }));
    await expect(write(target)).rejects.toThrow(`Could not write "${target}": ${reason}`);
    failing.mockRestore();
    expect(fs.readdirSync(path.dirname(target))).toEqual([]);
  },
);

test("a name of 255 characters is written", async () => {
  const name = `${"n".repeat(250)}.xlsx`;
  await write(inFolder(name));
  expect(fs.existsSync(inFolder(name))).toBe(true);
});

describe("refuses", () => {
  beforeAll(() => {
    fs.mkdirSync(inFolder("results"));
    fs.writeFileSync(inFolder("results", "run.json"), "{}");
    fs.writeFileSync(inFolder("results", "report.xlsx"), "old");
    fs.linkSync(inFolder("results", "run.json"), inFolder("hard.json"));
    fs.symlinkSync("results/run.json", inFolder("soft.json"));
    fs.symlinkSync("circle", inFolder("circle"));
    fs.symlinkSync("results", inFolder("link-to-results"));
  });

  test.each([
    ["an input", ["results", "run.json"], ["results", "run.json"], /is an input/],
    ["another name of an input", ["hard.json"], ["results", "run.json"], /is an input/],
    ["a link to an input", ["soft.json"], ["results", "run.json"], /is an input/],
    ["a file of an input folder", ["results", "run.json"], ["results"], /is a file of the input/],
    ["a folder", ["results"], [], /is a folder: use a file in it/],
    ["a circle of links", ["circle"], [], /is a link that leads back to itself/],
  ])("%s", async (_, name, input, message) => {
    await expect(outputTarget(inFolder(...name), [inFolder(...input)])).rejects.toThrow(message);
    expect(fs.readFileSync(inFolder("results", "run.json"), "utf8")).toBe("{}");
  });

  test.each([
    ["itself", ["new", "names.csv"], ["new", "names.csv"]],
    ["another capital letter", ["Names.csv"], ["names.csv"]],
    ["a link to its folder", ["link-to-results", "names.csv"], ["results", "names.csv"]],
    [
      "a new folder below that link",
      ["link-to-results", "new", "names.csv"],
      ["results", "new", "names.csv"],
    ],
  ])("the name of a second output that does not exist yet: %s", async (_, name, other) => {
    await expect(outputTarget(inFolder(...name), [inFolder(...other)])).rejects.toThrow(
      /is the name of two files: use another name for the output/,
    );
    await expect(outputTarget(inFolder(...name), [inFolder("others", "names.csv")])).resolves.toBeTruthy();
  });

  test.each([
    ["an empty name", "", /"" is not the name of a file/],
    ["a name of 256 characters", inFolder("n".repeat(256)), /is too long for the name of a file/],
  ])("%s, before anything is read", async (_, name, message) => {
    await expect(outputTarget(name)).rejects.toThrow(message);
  });

  test("a device", async () => {
    await expect(outputTarget("/dev/null")).rejects.toThrow('"/dev/null" is not a regular file');
  });

  test("a folder that cannot be made, at once", async () => {
    await expect(write("/proc/none/report.xlsx")).rejects.toThrow('Could not create the folder "/proc/none"');
  });

  test("a file in place of a folder", async () => {
    await expect(write(inFolder("hard.json", "report.xlsx"))).rejects.toThrow(/is not a folder/);
  });
});

test("an earlier report in an input folder is replaced, and a new file is written there", async () => {
  for (const name of ["report.xlsx", "new.xlsx", "new.json"]) {
    await write(inFolder("results", name), [inFolder("results")]);
    expect(fs.readFileSync(inFolder("results", name), "utf8")).toBe("new");
  }
});
