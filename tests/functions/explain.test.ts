import { isHostError, type HostArgument, type HostValue } from "../../src/functionsHost";
import { sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";
import { exampleCalls } from "./exampleArguments";

const explain = (id: string, args: readonly HostArgument[]): HostValue[][] =>
  sourceFunctions.call("HCI_EXPLAIN", [id, ...args]);

const others = exampleCalls.filter(({ help }) => help.id !== "HCI_EXPLAIN");
const isError = ([[first = null] = []]: HostValue[][]): boolean => isHostError(first);
const size = (rows: HostValue[][]): string => `${rows.length} rows x ${rows[0]?.length ?? 0} columns`;
const shown = (value: HostValue): HostValue =>
  typeof value === "boolean" ? String(value).toUpperCase() : value;

test.each(others)("$formula: the last step is the result of the function", ({ help, args }) => {
  const result = sourceFunctions.call(help.id, args);
  const explanation = explain(help.id, args);
  if (isError(result)) {
    expect(explanation).toEqual(result);
    return;
  }
  const expected = result.length > 1 ? [size(result)] : (result[0] ?? []).map(shown);
  expect(explanation.slice(-expected.length).map(([, value]) => value)).toEqual(expected);
  expect(explanation[0]).toEqual(["Step", "Value", "Unit", "Evidence level", "Source"]);
  for (const [step, , , known, source] of explanation) {
    expect([step, known, source].every((text) => typeof text === "string" && text !== "")).toBe(true);
  }
});

const functions = sourceHelp.filter(({ id }) => id !== "HCI_EXPLAIN");

test.each(functions)("$id has an explanation with steps before the result", ({ id }) => {
  const explanations = others.filter(({ help }) => help.id === id).map(({ args }) => explain(id, args));
  expect(explanations.some((rows) => !isError(rows) && rows.length > 2)).toBe(true);
});

test("a result from the steps above has a step with a source above it", () => {
  for (const { help, args } of others) {
    const rows = explain(help.id, args);
    if (isError(rows) || rows.at(-1)?.[4] !== "from the steps above") continue;
    const sourced = rows.slice(1, -1).filter(([, , , , source]) => source !== "your input");
    expect([help.id, sourced.length > 0]).toEqual([help.id, true]);
  }
});

test("a definition: the arguments, and the result with the unit", () => {
  expect(explain("storage_outstanding", [100_000, 2])).toEqual([
    ["Step", "Value", "Unit", "Evidence level", "Source"],
    ["iops", 100_000, "", "given", "your input"],
    ["latency_ms", 2, "", "given", "your input"],
    ["STORAGE_OUTSTANDING", 200, "I/Os", "definition", "Definition: Little's law"],
  ]);
});

test("a number with a source is a step", () => {
  expect(explain("WITNESS_MBIT", [600])).toEqual([
    ["Step", "Value", "Unit", "Evidence level", "Source"],
    ["components", 600, "", "given", "your input"],
    [
      "data site to witness site: 2 Mb/s per 1,000 components",
      0.002,
      "Mb/s per component",
      "vendor-stated",
      expect.stringMatching(/^vSAN Stretched Cluster Bandwidth Sizing \(\d{4}-\d\d-\d\d\)$/),
    ],
    ["WITNESS_MBIT", 1.2, "Mb/s", "derived", "vSAN Stretched Cluster Bandwidth Sizing"],
  ]);
});

test.each([
  ["VSAN_GHZ", [1000, 8, 0.7]],
  ["VSAN_USABLE_TIB", [6, 5, 6.4]],
  ["COREDUMP_GIB", [256]],
  ["RDMA_SAVING", ["4K"]],
] as const)("%s: the steps of %s_EXPLAIN, and the result", (id, args) => {
  const own = sourceFunctions.call(`${id}_EXPLAIN`, args);
  const [[result = null] = []] = sourceFunctions.call(id, args);
  expect(explain(id, args).slice(0, -1)).toEqual(own);
  expect(own.map(([, value]) => value)).toContain(result);
});

test("the label of an estimate is the one of the result", () => {
  const [[label = null] = []] = sourceFunctions.call("NVME_GHZ", [100, 512, 1, null, "label"]);
  expect(explain("NVME_GHZ", [100, 512, 1]).at(-1)?.[3]).toBe(label);
});

test.each<[string, HostArgument[], string]>([
  ["VSAN_GHX", [1000], 'function_name "VSAN_GHX" is not an HCI Planner function: did you mean VSAN_GHZ?'],
  ["SUM", [1], 'function_name "SUM" is not an HCI Planner function: enter a name such as VSAN_GHZ'],
  [
    "HCI_EXPLAIN",
    [],
    'function_name "HCI_EXPLAIN" is not an HCI Planner function: enter a name such as VSAN_GHZ',
  ],
  ["STORAGE_IOPS", [1, 2, 3], "STORAGE_IOPS takes 2 arguments, not 3"],
  ["STORAGE_IOPS", [[[1], [2]], 32], "HCI_EXPLAIN explains one call: use single cells, not ranges"],
  ["STORAGE_IOPS", [1000], "io_size is blank: enter a size such as 32K"],
])("%s of %j is refused: %s", (id, args, message) => {
  expect(explain(id, args)).toEqual([[{ error: "#VALUE!", message }]]);
});

test("a name of a million characters is refused at once, with its beginning", () => {
  const [[answer = null] = []] = explain("VSAN_GHZ".repeat(125_000), [1000]);
  const message = isHostError(answer) ? answer.message : "";
  expect(message).toBe(
    `function_name "${"VSAN_GHZ".repeat(10)}…" is not an HCI Planner function: enter a name such as VSAN_GHZ`,
  );
});

test("no two steps of a call that differ in their value are named alike, unless their unit differs", () => {
  for (const id of ["VSAN_HOSTS_FOR_TIB", "VSAN_RESYNC_HOURS", "VSAN_TWO_NODE_TIB", "OSA_USABLE_TIB"]) {
    const { args = [] } =
      others.find(({ help, args: of }) => help.id === id && !isError(explain(id, of))) ?? {};
    const names = explain(id, args).map(([step, , unit]) => `${String(step)} (${String(unit)})`);
    expect([id, names.filter((name, i) => names.indexOf(name) !== i)]).toEqual([id, []]);
  }
});

test("a given share of the NIC replaces the range of shares among the steps", () => {
  const shares = (...given: HostArgument[]): string[] =>
    explain("VSAN_RESYNC_HOURS", [20, 6, 25, ...given]).flatMap(
      ([step]) => /share of the NIC, (\w+)/.exec(String(step))?.slice(1) ?? [],
    );
  expect(shares().sort()).toEqual(["default", "high", "low"]);
  expect(shares(null, 0.8)).toEqual(["default"]);
});

test("an error ends the explanation: the next call reports nothing to it", () => {
  explain("STORAGE_IOPS", [1000]);
  const before = explain("WITNESS_MBIT", [600]);
  sourceFunctions.call("WITNESS_MBIT", [[[1], [2]]]);
  expect(explain("WITNESS_MBIT", [600])).toEqual(before);
});

test("every function fits into the arguments of HCI_EXPLAIN", () => {
  const room = (sourceHelp.find(({ id }) => id === "HCI_EXPLAIN")?.parameters.length ?? 0) - 1;
  for (const { id, parameters } of functions) expect([id, parameters.length <= room]).toEqual([id, true]);
});
