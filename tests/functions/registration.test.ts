import fs from "node:fs";
import path from "node:path";
import { functionsMetadata } from "../../build/functionsMetadata";
import { listFunctions } from "../../build/listFunctions";
import { looksLikeAddress } from "../../src/workbook/address";
import { isCustomFunction } from "../../src/workbook/dialect";
import { FUNCTIONS_FOLDER, sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";

interface Metadata {
  allowErrorForDataTypeAny: boolean;
  enums: { id: string; values: { name: string; stringValue: string; tooltip: string }[] }[];
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

test("ids are unique, also to a file that cannot distinguish . from _", () => {
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

test("every function states its result's unit, what it returns, and its source", () => {
  for (const { id, unit, returns, source } of sourceHelp) {
    expect([id, unit !== "", returns !== "", source !== ""]).toEqual([id, true, true, true]);
  }
});

/** Excel's function wizard cuts longer texts off. */
const MAX_DESCRIPTION_LENGTH = 255;

test.each(ids)("%s: it and every parameter report what they are, short enough for Excel", (id) => {
  const entry = entryOf(id);
  expect(entry.description ?? "").not.toBe("");
  expect((entry.description ?? "").length).toBeLessThanOrEqual(MAX_DESCRIPTION_LENGTH);
  for (const { name, description = "" } of entry.parameters) {
    expect([name, description === "", description.length > MAX_DESCRIPTION_LENGTH]).toEqual([
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
  const listOf = (functionId: string, parameter: string): string[] => {
    const entry = metadata.functions.find(({ id }) => id === functionId);
    const list = entry?.parameters.find(({ name }) => name === parameter)?.customEnumId ?? "";
    return offered[list] ?? [];
  };
  const call = (id: string, ...args: (string | number | null)[]) => sourceFunctions.call(id, args)[0]?.[0];
  expect(listOf("VSAN_GHZ", "raid")).toContain("RAID-5 4+1");
  expect(listOf("OSA_BACKEND_IO", "raid")).toContain("RAID-5 3+1");
  const answers = [
    ...listOf("VSAN_GHZ", "raid").map((raid) => call("VSAN_GHZ", 1, 32, 0.5, raid)),
    ...listOf("OSA_BACKEND_IO", "raid").map((raid) => call("OSA_BACKEND_IO", raid, "read")),
    ...listOf("VSAN_GHZ", "rw").map((rw) => call("VSAN_GHZ", 1, 32, rw)),
    ...listOf("RULE_HZ_PER_BIT", "medium").map((medium) => call("RULE_HZ_PER_BIT", medium)),
    ...listOf("RULE_HZ_PER_BIT", "which").map((which) => call("RULE_HZ_PER_BIT", "vSAN", which)),
    ...listOf("NET_GHZ", "direction").map((direction) => call("NET_GHZ", 1, direction)),
    ...listOf("NET_GHZ", "basis").map((basis) => call("NET_GHZ", 1, null, basis)),
    ...listOf("NVME_GHZ", "pattern").map((pattern) => call("NVME_GHZ", 1, 32, "read", pattern)),
    ...listOf("COREDUMP_GIB", "esxi").map((esxi) => call("COREDUMP_GIB", 256, esxi)),
    ...listOf("VSAN_LICENSE_TIB", "edition").map((edition) => call("VSAN_LICENSE_TIB", 16, 32, edition)),
    ...listOf("LATENCY_NS", "kind").map((kind) => call("LATENCY_NS", kind)),
    ...listOf("RDMA_MEASURED", "what").map((what) => call("RDMA_MEASURED", 1, 1, 1, 1, what)),
    ...listOf("RATE_CONVERT", "from_unit").map((unit) => call("RATE_CONVERT", 1, unit, "MB/s")),
    ...listOf("RATE_CONVERT", "to_unit").map((unit) => call("RATE_CONVERT", 1, "MB/s", unit)),
    ...listOf("STORAGE_THROUGHPUT", "unit").map((unit) => call("STORAGE_THROUGHPUT", 1, 32, unit)),
  ];
  expect(answers.length).toBeGreaterThan(45);
  expect(answers.filter((answer) => typeof answer !== "number")).toEqual([]);
  for (const field of listOf("IPV4_SUBNET", "field")) {
    expect(call("IPV4_SUBNET", "10.1.2.3/26", null, field)).not.toHaveProperty("error");
  }
});

test("every word that Excel offers has a tooltip of its own", () => {
  for (const { id, values } of metadata.enums) {
    const tooltips = values.map(({ tooltip }) => tooltip);
    expect([id, new Set(tooltips).size]).toEqual([id, values.length]);
    expect(values.filter(({ tooltip, stringValue }) => tooltip === "" || tooltip === stringValue)).toEqual(
      [],
    );
  }
});

/**
 * What Microsoft's published schemas ask of custom functions: the schema of the unified manifest (definitions
 * extensionFunction, extensionFunctionParameter and enum; version 1.29) where it is stricter than the page on metadata
 * files, which requires nothing that it does not.
 */
const SCHEMA = {
  functionId: /^[a-zA-Z][a-zA-Z0-9._]{2,63}$/,
  functionDescription: 1024,
  parameterName: 64,
  parameterDescription: 512,
  parameters: 128,
  enumId: /^[A-Za-z][A-Za-z0-9._]{2,63}$/,
  enums: 256,
  enumText: 256,
  functionKeys: ["description", "helpUrl", "id", "name", "parameters", "result"],
  parameterKeys: ["customEnumId", "description", "dimensionality", "name", "optional", "type"],
  enumKeys: ["id", "type", "values"],
  enumValueKeys: ["name", "stringValue", "tooltip"],
} as const;

const foreignKeys = (entry: object, known: readonly string[]): string[] =>
  Object.keys(entry).filter((key) => !known.includes(key));

test("functions, parameters and lists keep to the lengths and patterns of the published schemas", () => {
  for (const entry of metadata.functions) {
    expect(entry.id).toMatch(SCHEMA.functionId);
    expect(entry.description?.length).toBeLessThanOrEqual(SCHEMA.functionDescription);
    expect(entry.parameters.length).toBeLessThanOrEqual(SCHEMA.parameters);
    expect(foreignKeys(entry, SCHEMA.functionKeys)).toEqual([]);
    for (const parameter of entry.parameters) {
      expect(parameter.name.length).toBeLessThanOrEqual(SCHEMA.parameterName);
      expect(parameter.description?.length).toBeLessThanOrEqual(SCHEMA.parameterDescription);
      expect(foreignKeys(parameter, SCHEMA.parameterKeys)).toEqual([]);
    }
  }
  expect(metadata.enums.length).toBeLessThanOrEqual(SCHEMA.enums);
  const ids = metadata.enums.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const list of metadata.enums) {
    expect(list.id).toMatch(SCHEMA.enumId);
    expect(foreignKeys(list, SCHEMA.enumKeys)).toEqual([]);
    for (const value of list.values) {
      expect(foreignKeys(value, SCHEMA.enumValueKeys)).toEqual([]);
      expect([value.name.length <= SCHEMA.enumText, value.tooltip.length <= SCHEMA.enumText]).toEqual([
        true,
        true,
      ]);
    }
  }
});

test("an argument refers to a list that is there, and every list is for an argument", () => {
  const used = metadata.functions.flatMap((entry) =>
    entry.parameters.flatMap(({ customEnumId }) => (customEnumId === undefined ? [] : [customEnumId])),
  );
  expect([...new Set(used)].sort()).toEqual(metadata.enums.map(({ id }) => id).sort());
});

test("errors as arguments are allowed once, for the whole file: the unified manifest has no place for it", () => {
  const inline = ["functions", "enums", "allowCustomDataForDataTypeAny"];
  expect(foreignKeys(metadata, inline)).toEqual(["allowErrorForDataTypeAny"]);
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
