import { isHostError, type HostArgument, type HostValue } from "../../src/functionsHost";
import { ARGUMENTS, type ArgumentName } from "../../src/functions/_blanks";
import { sourceFunctions } from "../sourceFunctions";
import { sourceHelp } from "../sourceHelp";
import { exampleCalls, shown, type ExampleCall } from "./exampleArguments";

/** A blank cell as desktop Excel, Excel on the web and a formula with an empty text pass it. */
const MODES: readonly HostValue[] = [0, null, ""];

const call = (id: string, args: readonly HostArgument[]): HostValue[][] => sourceFunctions.call(id, args);

/** The call with one argument replaced. */
function replaced({ help, args }: ExampleCall, index: number, argument: HostArgument): HostValue[][] {
  return call(
    help.id,
    args.map((one, i) => (i === index ? argument : one)),
  );
}

/** Ranges that are read whole have their own rule: what is blank in them is skipped. */
const ruleOf = (name: string): "omitted" | "zero" | "refused" | "reader" =>
  Object.hasOwn(ARGUMENTS, name) ? ARGUMENTS[name as ArgumentName].blank : "omitted";

/** Whether an answer is an error that says what to enter. */
function isExplained(answer: HostValue[][]): boolean {
  const [[only] = []] = answer;
  return isHostError(only) && /\b(enter|use|omit)\b/.test(only.message ?? "");
}

/** Optional arguments of which a blank cell is asked about in some modes, and omitted in the others. */
const ASKED = [
  // The subnet cheat sheet is for IPV4_SUBNET() alone.
  "IPV4_SUBNET address",
  "IPV4_SUBNET field",
  // 0 is a prefix length: where the address has none, it can be meant.
  ...sourceHelp.flatMap(({ id, parameters }) =>
    parameters.filter(({ name }) => ruleOf(name) === "reader").map(({ name }) => `${id} ${name}`),
  ),
];

interface Replay {
  name: string;
  rule: string;
  example: ExampleCall;
  index: number;
}

/** An argument of HCI_EXPLAIN is one of the function that it explains, and follows that one's rule. */
function explainedParameter({ help, args }: ExampleCall, index: number) {
  if (help.id !== "HCI_EXPLAIN") return undefined;
  return sourceHelp.find(({ id }) => id === args[0])?.parameters[index - 1];
}

const replays: Replay[] = exampleCalls.flatMap((example) =>
  example.help.parameters.flatMap(({ name, optional }, index) => {
    const explained = explainedParameter(example, index);
    const isReplayed = optional && explained?.optional !== false;
    return isReplayed ? [{ name, rule: ruleOf(explained?.name ?? name), example, index }] : [];
  }),
);
const replayed = new Map(replays.map(({ example, name }) => [`${example.help.id} ${name}`, name]));
const functionsReplayed = new Set(replays.map(({ example }) => example.help.id));

describe(`${functionsReplayed.size} functions, ${replayed.size} optional arguments, ${MODES.length} modes, ${replays.length * MODES.length} calls`, () => {
  test.each([...replayed.keys()].map((key) => key.split(" ") as [string, string]))(
    "%s answers a blank %s alike in every mode, or reports what to enter",
    (id, name) => {
      const differences = replays
        .filter(({ example, name: one }) => example.help.id === id && one === name)
        .flatMap(({ rule, example, index }) => {
          const omitted = shown(replaced(example, index, null));
          const answers = MODES.map((blank) => replaced(example, index, [[blank]]));
          const expected = rule === "zero" ? shown(answers[0] ?? []) : omitted;
          return answers
            .filter((answer) => (rule === "refused" ? !isExplained(answer) : shown(answer) !== expected))
            .filter((answer) => !(ASKED.includes(`${id} ${name}`) && isExplained(answer)))
            .map((answer) => [example.formula, shown(answer).slice(0, 80), expected.slice(0, 80)]);
        });
      expect(differences).toEqual([]);
    },
  );
});

test("a 0 counts where it is a value: a blank cell is 0, an omitted argument is not", () => {
  const ghz = (rw: HostArgument): HostValue | undefined => call("VSAN_GHZ", [1000, 8, rw])[0]?.[0];
  expect(ghz([[null]])).toBe(ghz("write"));
  expect(ghz(0)).toBe(ghz("write"));
  expect(ghz(null)).toBe(ghz("50%"));
  expect(ghz(null)).not.toBe(ghz("write"));
});

test("a reserve of 0 has to be stated, in words or as text", () => {
  const usable = (reserve: HostArgument): HostValue | undefined =>
    call("VSAN_USABLE_TIB", [6, 5, 6.4, null, reserve])[0]?.[0];
  for (const blank of MODES) {
    expect(usable([[blank]])).toEqual({
      error: "#VALUE!",
      message: "host_reserve is 0 or blank: enter none for no host, or 1; or omit it",
    });
  }
  expect(usable("none")).toBe(usable("0"));
  expect(Number(usable("none"))).toBeGreaterThan(Number(usable(null)));
});

describe("ranges skip blanks in every mode", () => {
  const networks = (blank: HostValue): HostValue[][] => [["10.1.2.0/26"], [blank], ["10.1.2.64/26"], [blank]];
  test.each<[string, (blank: HostValue) => HostArgument[], HostValue[][]]>([
    ["IPV4_FREE", (blank) => ["10.1.2.0/24", networks(blank)], [["10.1.2.128/25"]]],
    ["IPV4_SUMMARIZE", (blank) => [networks(blank)], [["10.1.2.0/25"]]],
    ["IPV4_SORT", (blank) => [networks(blank)], [["10.1.2.0/26"], ["10.1.2.64/26"]]],
    ["IPV4_LOOKUP", (blank) => ["10.1.2.70", networks(blank), [["a"], [blank], ["b"], [blank]]], [["b"]]],
    [
      "VSAN_KHZ_PER_IO",
      (blank) => [
        32,
        "read",
        null,
        [
          ["KiB", "Read %", "kHz", blank],
          [32, 100, 700, blank],
          [blank, blank, blank, blank],
        ],
        "label",
      ],
      [["calibrated"]],
    ],
  ])("%s", (id, args, expected) => {
    for (const blank of MODES) expect(call(id, args(blank))).toEqual(expected);
  });

  test("IPV4_VLSM", () => {
    const plans = MODES.map((blank) =>
      call("IPV4_VLSM", ["172.31.216.0/22", [["vSAN"], [blank], ["Mgmt"]], [[62], [blank], [100]]]),
    );
    expect(plans[0]).toHaveLength(3);
    expect(new Set(plans.map(shown)).size).toBe(1);
  });
});

test("a row whose ranges are all blank is blank in every mode", () => {
  for (const blank of MODES) {
    const answer = call("VSAN_GHZ", [
      [[1000], [blank]],
      [[32], [blank]],
      [["read"], [blank]],
    ]);
    expect(answer[0]?.[0]).toBeCloseTo(19.546, 3);
    expect(answer[1]).toEqual([""]);
  }
});

test("a required argument that is never 0 is blank in every mode", () => {
  for (const blank of MODES) {
    expect(call("RAID_MIN_HOSTS", [[["RAID-6"], [blank]]])).toEqual([[6], [""]]);
    expect(call("IPV4_CLASS", [[["10.1.2.3"], [blank]]])).toEqual([["A"], [""]]);
    expect(call("IPV4_IS_VALID", [[["10.1.2.3"], [blank]]])).toEqual([[true], [false]]);
    expect(call("IPV4_IS_VALID", [[[blank]]])).toEqual([[false]]);
  }
});

test("a mask next to an address that has its own is left to the address in every mode", () => {
  for (const blank of MODES) {
    expect(
      call("IPV4_NETWORK", [
        [["10.1.2.3/26"], ["10.1.2.3"]],
        [[blank], ["/8"]],
      ]),
    ).toEqual([["10.1.2.0"], ["10.0.0.0"]]);
  }
  expect(call("IPV4_NETWORK", ["10.1.2.3", 0])[0]?.[0]).toMatchObject({
    error: "#VALUE!",
    message: 'mask is 0 or blank: enter /24 or 255.255.255.0, or "/0"',
  });
});

test("the wizard reports what a blank cell is where it is not an omitted argument", () => {
  const silent = sourceHelp.flatMap(({ id, parameters }) =>
    parameters
      .filter(({ name, optional }) => optional && ["zero", "refused"].includes(ruleOf(name)))
      .filter(({ description }) => !description.includes("blank"))
      .map(({ name }) => `${id} ${name}`),
  );
  expect(silent).toEqual([]);
});

test("every optional argument has its rule", () => {
  const WHOLE = ["profile"];
  const ofOthers = (name: string): boolean => name.startsWith("argument_");
  const without = sourceHelp.flatMap(({ id, parameters }) =>
    parameters
      .filter(
        ({ name, optional }) =>
          optional && !WHOLE.includes(name) && !ofOthers(name) && !Object.hasOwn(ARGUMENTS, name),
      )
      .map(({ name }) => `${id} ${name}`),
  );
  expect(without).toEqual([]);
});
