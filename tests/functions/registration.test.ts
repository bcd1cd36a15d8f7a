import fs from "node:fs";
import path from "node:path";
import functionsMetadata from "../../build/functionsMetadata";
import listFunctions from "../../build/listFunctions";
import { looksLikeAddress } from "../../src/workbook/address";
import { isCustomFunction } from "../../src/workbook/dialect";
import { FUNCTIONS_FOLDER, sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";

interface Metadata {
  allowErrorForDataTypeAny: boolean;
  enums: { id: string; values: { stringValue: string }[] }[];
  functions: {
    id: string;
    name: string;
    description?: string;
    helpUrl: string;
    result: { dimensionality: string };
    parameters: {
      name: string;
      description?: string;
      type: string;
      dimensionality: string;
      customEnumId?: string;
    }[];
  }[];
}

/** What the build writes into functions.json, from the doc blocks. */
let metadata: Metadata;

beforeAll(async () => {
  const made = await functionsMetadata(FUNCTIONS_FOLDER, "https://example.com/hci");
  expect(made.errors).toEqual([]);
  metadata = made.metadata as Metadata;
});

const files = listFunctions(FUNCTIONS_FOLDER).map((file) =>
  path.relative(FUNCTIONS_FOLDER, file).split(path.sep).join("/"),
);
const ids = sourceHelp.map(({ id }) => id).sort();

function entryOf(id: string): Metadata["functions"][number] {
  const entry = metadata.functions.find((one) => one.id === id);
  if (!entry) throw new Error(`functions.json does not have ${id}`);
  return entry;
}

/** vsan/khzPerIo.ts → VSAN_KHZ_PER_IO */
const idOfPath = (file: string): string =>
  file
    .replace(/\.ts$/, "")
    .replace("/", "_")
    .replace(/([a-z0-9])([A-Z])/g, "$1_$2")
    .toUpperCase();

test("every file holds one function, whose id is its path", () => {
  expect(files.map(idOfPath).sort()).toEqual(ids);
});

test("metadata and help describe every function, parameter by parameter", () => {
  expect(sourceFunctions.ids).toEqual(ids);
  expect(metadata.functions.map(({ id }) => id)).toEqual(ids);
  for (const { id, parameters } of sourceHelp) {
    const names = parameters.map(({ name }) => name);
    expect([id, ...entryOf(id).parameters.map(({ name }) => name)]).toEqual([id, ...names]);
    const tooMany = Array.from({ length: names.length + 1 }, () => 1);
    expect(sourceFunctions.call(id, tooMany)).toEqual([
      [{ error: "#VALUE!", message: `${id} takes ${names.length} arguments, not ${tooMany.length}` }],
    ]);
  }
});

test("ids are unique, also to a file that cannot tell . from _", () => {
  const stored = ids.map((id) => id.replaceAll(".", "_"));
  expect(new Set(stored).size).toBe(stored.length);
});

test.each(ids)(
  "%s: the id is upper case, three characters or more, no cell address, and the name is the id",
  (id) => {
    const entry = entryOf(id);
    expect(id).toMatch(/^[A-Z][A-Z0-9_]{2,}$/);
    expect(looksLikeAddress(id)).toBe(false);
    expect(isCustomFunction(id)).toBe(true);
    expect(entry.name).toBe(id);
    expect(entry.helpUrl).toBe(`https://example.com/hci/functions.html#${id.toLowerCase()}`);
  },
);

test("every function says its result's unit, what it returns, and its source", () => {
  for (const { id, unit, returns, source } of sourceHelp) {
    expect([id, unit !== "", returns !== "", source !== ""]).toEqual([id, true, true, true]);
  }
});

/** Excel's function wizard cuts longer texts off. */
const LONGEST_DESCRIPTION = 255;

test.each(ids)("%s: it and every parameter say what they are, short enough for Excel", (id) => {
  const entry = entryOf(id);
  expect(entry.description ?? "").not.toBe("");
  expect((entry.description ?? "").length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
  for (const { name, description = "" } of entry.parameters) {
    expect([name, description === "", description.length > LONGEST_DESCRIPTION]).toEqual([
      name,
      false,
      false,
    ]);
  }
});

test.each(ids)("%s: every parameter and the result is a block of anything", (id) => {
  const { parameters, result } = entryOf(id);
  for (const { name, type, dimensionality } of parameters) {
    expect([name, type, dimensionality]).toEqual([name, "any", "matrix"]);
  }
  expect(result.dimensionality).toBe("matrix");
});

test("errors may be arguments, or one #N/A would spoil a whole block", () => {
  expect(metadata.allowErrorForDataTypeAny).toBe(true);
});

test("Excel offers the words that the parsers accept", () => {
  const offered = Object.fromEntries(
    metadata.enums.map(({ id, values }) => [id, values.map((v) => v.stringValue)]),
  );
  expect(offered.raid).toContain("RAID-5 4+1");
  const parameters = metadata.functions.flatMap((entry) => entry.parameters);
  for (const { name, customEnumId } of parameters) {
    expect(customEnumId).toBe(Object.hasOwn(offered, name) ? name : undefined);
  }
  const call = (id: string, ...args: (string | number)[]) => sourceFunctions.call(id, args)[0]?.[0];
  for (const raid of offered.raid ?? []) expect(typeof call("VSAN_GHZ", 1, 32, 0.5, raid)).toBe("number");
  for (const rw of offered.rw ?? []) expect(typeof call("VSAN_GHZ", 1, 32, rw)).toBe("number");
  for (const medium of offered.medium ?? []) expect(typeof call("RULE_HZ_PER_BIT", medium)).toBe("number");
});

test("no function is an arrow: Microsoft's generator drops those without a word", () => {
  for (const file of files) {
    const text = fs.readFileSync(path.join(FUNCTIONS_FOLDER, file), "utf8");
    expect([file, text.match(/^export /gm)?.length]).toEqual([file, 1]);
    expect(text).toMatch(new RegExp(`^export function ${idOfPath(file)}\\(`, "m"));
  }
});

test("an id that was released stays: workbooks use it", () => {
  const released = fs.readFileSync(path.join(__dirname, "releasedIds.txt"), "utf8").trim().split("\n");
  expect(released.filter((id) => !ids.includes(id))).toEqual([]);
});

test("a new id is put on the list of released ones, sorted", () => {
  const released = fs.readFileSync(path.join(__dirname, "releasedIds.txt"), "utf8").trim().split("\n");
  expect(ids.filter((id) => !released.includes(id))).toEqual([]);
  expect(released).toEqual([...released].sort());
});
