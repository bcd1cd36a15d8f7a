import fs from "node:fs";
import path from "node:path";
import vm from "node:vm";
import { DIST, shipped } from "../shippedFunctions";

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

const registered = registerAll();
const call = (id: string, ...args: unknown[]): unknown[][] => registered.get(id)?.(...args) ?? [];

test("it registers every function", () => {
  expect([...registered.keys()].sort()).toEqual(shipped.host.ids);
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
      message: expect.stringContaining("no measured CPU cost for OSA"),
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
  const [[first] = [], [second] = [], [third] = []] = call("VSAN_GHZ", errors, null, null, null, null, null);
  expect(first).toMatchObject({ code: "#N/A" });
  expect(second).toMatchObject({ code: "#N/A" });
  expect(third).toBe(28);
});
