import { createFunctionsHost } from "../src/functionsHost";

const host = createFunctionsHost(
  { functions: [{ id: "ECHO", parameters: [{ name: "a" }, { name: "b", optional: true }] }] },
  ({ associate, Error: CellError, ErrorCode }) => {
    associate("echo", (...args) => {
      const [a, b] = args as [unknown[][], unknown[][] | null];
      if (b) throw new CellError(ErrorCode.notAvailable ?? "", "no evidence");
      const [[value]] = a as [[unknown]];
      if (value === "crash") throw new TypeError("undefined is not a function");
      if (value === "NaN") return [[NaN, undefined, null, { odd: 1 }]];
      return a;
    });
  },
);

test("ids are found in any case, scalars become blocks, missing arguments null", () => {
  expect(host.ids).toEqual(["ECHO"]);
  expect(host.has("Echo")).toBe(true);
  expect(host.call("echo", [5])).toEqual([[5]]);
  expect(host.call("echo", [[[1, 2]]])).toEqual([[1, 2]]);
});

test("an error that the function throws is a value, and any other exception too", () => {
  expect(host.call("ECHO", [1, 2])).toEqual([[{ error: "#N/A", message: "no evidence" }]]);
  expect(host.call("ECHO", ["crash"])).toEqual([
    [{ error: "#VALUE!", message: "undefined is not a function" }],
  ]);
});

test("what is not a cell value does not get out", () => {
  const [[notNumber, missing, blank, odd] = []] = host.call("ECHO", ["NaN"]);
  expect(notNumber).toMatchObject({ error: "#NUM!" });
  expect([missing, blank]).toEqual(["", ""]);
  expect(odd).toMatchObject({ error: "#VALUE!" });
});

test("an unknown function and too many arguments are reported", () => {
  expect(host.call("NOPE", [])).toEqual([[{ error: "#NAME?", message: "there is no function NOPE" }]]);
  expect(host.call("ECHO", [1, 2, 3])).toEqual([
    [{ error: "#VALUE!", message: "ECHO takes 2 arguments, not 3" }],
  ]);
});
