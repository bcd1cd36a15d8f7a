import { createHash } from "node:crypto";
import type { SourcePatch } from "../../../src/workbench/univer/sourcePatch";
import { patchSource } from "../../../tools/workbench/patchSource";

const DECLARATION = "const wait = (ms) => {\n\tif (ms > 5) {\n\t\treturn 5;\n\t}\n};";
const SOURCE = `const before = 5;\n${DECLARATION}\nconst after = 5;\n`;
const VERSION = "1.0.0";

const PATCH: SourcePatch = {
  package: "grid",
  version: VERSION,
  declaration: "const wait = (ms) => {",
  sha256: createHash("sha256").update(DECLARATION).digest("hex"),
  from: "return 5",
  to: "return $1",
};

test("changes the declaration only", () => {
  expect(patchSource(SOURCE, VERSION, [PATCH])).toBe(SOURCE.replace("return 5", () => "return $1"));
});

test("changes a declaration of one line", () => {
  const sha256 = createHash("sha256").update("const before = 5;").digest("hex");
  const patch = { ...PATCH, declaration: "const before = 5;", sha256, from: "5", to: "6" };
  expect(patchSource(SOURCE, VERSION, [patch])).toBe(SOURCE.replace("before = 5", "before = 6"));
});

test.each([
  ["another version is installed", SOURCE, "1.0.1", {}, "the installed version is 1.0.1"],
  [
    "the declaration is another one",
    SOURCE.replace("ms > 5", "ms > 6"),
    "1.0.0",
    {},
    "the declaration has the SHA-256",
  ],
  [
    "the declaration is missing",
    "const x = 1;",
    "1.0.0",
    {},
    "the module holds const wait = (ms) => { 0 times",
  ],
  [
    "two declarations begin alike",
    SOURCE + SOURCE,
    "1.0.0",
    {},
    "the module holds const wait = (ms) => { 2 times",
  ],
  ["the declaration does not end", SOURCE.slice(0, 60), "1.0.0", {}, "does not end"],
  ["what is replaced is there twice", SOURCE, "1.0.0", { from: "5" }, "the declaration holds 5 2 times"],
  ["what is replaced is not there", SOURCE, "1.0.0", { from: "7" }, "the declaration holds 7 0 times"],
])("refuses to patch when %s", (_, source, version, change, problem) => {
  expect(() => patchSource(source, version, [{ ...PATCH, ...change }])).toThrow(problem);
});
