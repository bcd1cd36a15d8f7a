/**
 * The built functions bundle, called as Excel calls it. All other tests call the functions of src; these show that the
 * bundle is them, so that a build older than src fails here.
 */
import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import fc from "fast-check";
import { functionsMetadata } from "../../build/functionsMetadata";
import { loadFunctions } from "../../src/cli/loadFunctions";
import { calculateFormula } from "../calculateFormula";
import { DIST } from "../dist";
import { expectResult } from "../expectResult";
import { FUNCTIONS_FOLDER, sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";
import { exampleCalls } from "./exampleArguments";
import { hostileArguments, isFitAnswer } from "./hostileArguments";

const bundle = loadFunctions(DIST);

test("functions.json and functions.help.json match the doc blocks in src", async () => {
  const written = JSON.parse(fs.readFileSync(path.join(DIST, "functions.json"), "utf8")) as {
    functions: { helpUrl: string }[];
  };
  const baseUrl = (written.functions[0]?.helpUrl ?? "").replace(/\/functions\.html#.*$/, "");
  const { metadata, help } = await functionsMetadata(FUNCTIONS_FOLDER, baseUrl);
  expect(written).toEqual(metadata);
  expect(bundle.help).toEqual(help);
});

const examples = sourceHelp.flatMap((help) => help.examples.map(({ formula, result }) => [formula, result]));

test.each(examples)("%s is %s", (formula = "", result = "") => {
  expectResult(calculateFormula(formula.replace(/^=/, ""), {}, [], bundle.host), result);
});

test.each(sourceHelp)("$id answers hostile arguments as in src", ({ id, parameters }) => {
  fc.assert(
    fc.property(hostileArguments(parameters.length), (args) => {
      const answer = bundle.host.call(id, args);
      expect(answer).toEqual(sourceFunctions.call(id, args));
      return isFitAnswer(answer);
    }),
    { numRuns: 5 },
  );
});

test("the reason of an assumption that is a step is in the bundle", () => {
  const args = [1000, 32, "write", null, null, "9.1"];
  const steps = sourceFunctions.call("VSAN_GHZ_EXPLAIN", args);
  expect(bundle.host.call("VSAN_GHZ_EXPLAIN", args)).toEqual(steps);
  expect(JSON.stringify(steps)).toContain("nothing is measured on 9.1");
});

test("an explanation is the same from the bundle as from src", () => {
  for (const { help, args } of exampleCalls.filter(({ help: { id } }) => id !== "HCI_EXPLAIN")) {
    const call = ["HCI_EXPLAIN", [help.id, ...args]] as const;
    expect(bundle.host.call(...call)).toEqual(sourceFunctions.call(...call));
  }
});

type Implementation = (...args: unknown[]) => unknown[][];

class CellError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

/** Evaluates the bundle as a stranger would: with the three members of `CustomFunctions` and nothing else. */
function registerAll(): Map<string, Implementation> {
  const registered = new Map<string, Implementation>();
  vm.runInNewContext(fs.readFileSync(path.join(DIST, "functions.js"), "utf8"), {
    CustomFunctions: {
      associate: (id: string, implementation: Implementation) => registered.set(id, implementation),
      Error: CellError,
      ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A" },
    },
  });
  return registered;
}

describe("in a bare context", () => {
  const registered = registerAll();
  const call = (id: string, ...args: unknown[]): unknown[][] => registered.get(id)?.(...args) ?? [];

  test("it registers every function", () => {
    expect([...registered.keys()].sort()).toEqual(sourceFunctions.ids);
  });

  test("blocks come as 2-D arrays, missing arguments as null, results are 2-D arrays", () => {
    expect(call("VSAN_GHZ", [[1000]], null, null, null, null, null)).toEqual([[28]]);
    expect(call("IPV4_SUBNET", null, null, null)).toHaveLength(34);
  });

  test("the error of a single cell is thrown as CustomFunctions.Error with code and message", () => {
    expect(() => call("VSAN_GHZ", [["10 mb/s"]], null, null, null, null, null)).toThrow(CellError);
    try {
      call("VSAN_GHZ", [[1000]], [[32]], null, [["OSA RAID-5"]], null, null);
      throw new Error("not refused");
    } catch (error) {
      expect(error).toMatchObject({
        code: "#N/A",
        message: expect.stringContaining("an OSA layout without a measured CPU cost"),
      });
    }
  });

  test("values arrive plain, formatted, as entities or as errors", () => {
    const formatted = { type: "Double", basicValue: 1000, numberFormat: "0.0" };
    expect(call("VSAN_GHZ", [[formatted]], null, null, null, null, null)).toEqual([[28]]);
    expect(call("VSAN_GHZ", [[1000]], [[{ type: "Empty" }]], null, null, null, null)).toEqual([[28]]);
    const errors = [
      [new CellError("#N/A")],
      [{ type: "Error", basicType: "Error", basicValue: "#N/A" }],
      [1000],
    ];
    const [[first] = [], [second] = [], [third] = []] = call(
      "VSAN_GHZ",
      errors,
      null,
      null,
      null,
      null,
      null,
    );
    expect(first).toMatchObject({ code: "#N/A" });
    expect(second).toMatchObject({ code: "#N/A" });
    expect(third).toBe(28);
  });
});
