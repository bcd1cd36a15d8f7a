import { isHostError, type HostArgument, type HostError } from "../../src/functionsHost";
import { visible } from "../../src/model/visible";
import { sourceFunctions } from "../sourceFunctions";
import { exampleCalls } from "./exampleArguments";

/** Text that no argument can be, with a character that nobody sees. */
const JUNK = "q\u200b";

/** Arguments that take any text, or answer FALSE for one. */
const ANY_TEXT = ["IPV4_LOOKUP results", "IPV4_VLSM names", "IPV4_IS_VALID address", "IPV4_IS_VALID mask"];

interface Case {
  name: string;
  junk: HostArgument;
  error: HostError | null;
}

/** Every argument of every function, with junk in its place in the first example that has an answer. */
function casesWith(junk: HostArgument): Case[] {
  const ids = [...new Set(exampleCalls.map(({ help }) => help.id))];
  return ids.flatMap((id) => {
    const example = exampleCalls.find(
      ({ help, args }) => help.id === id && !sourceFunctions.call(id, args).flat().some(isHostError),
    );
    if (!example) return [];
    return example.help.parameters.flatMap(({ name }, index) => {
      // An argument of HCI_EXPLAIN is one of the function that it explains, and has that one's error.
      if (ANY_TEXT.includes(`${id} ${name}`) || name.startsWith("argument_")) return [];
      const args = example.args.map((argument, i) => (i === index ? junk : argument));
      // Without an I/O size the rule of thumb has no use for what else is given, and is marked so.
      if (id.startsWith("VSAN_GHZ") && args[1] === null) args[1] = 32;
      if (id === "IPV4_SUBNET" && args[0] === null) args[0] = "10.1.2.3/26";
      if (name === "mask") args[0] = "10.1.2.3";
      const [[answer] = []] = sourceFunctions.call(id, args);
      return [{ name: `${id} ${name}`, junk, error: isHostError(answer) ? answer : null }];
    });
  });
}

const cases = casesWith(JUNK);

test("every argument of every function is tried", () => {
  expect(cases.length).toBeGreaterThan(200);
});

test.each(cases)(
  "$name: the error names the argument, quotes the text visibly and reports what to enter",
  (one) => {
    const [id = "", name = ""] = one.name.split(" ");
    const { message = "" } = one.error ?? {};
    expect(one.error).not.toBeNull();
    expect([id, message]).toEqual([id, expect.stringMatching(new RegExp(`(^|\\W)${name}\\W`))]);
    // A text that holds no benchmark is too long to quote: the error lists the tools that it can be of.
    if (name === "text") return;
    expect(message).toContain("q<zero-width space>");
    expect(message).toMatch(/\b(enter|use|omit)\b|such as/);
  },
);

test("TRUE in the place of an argument is refused by name", () => {
  const silent = casesWith(true).filter(({ name, error }) => {
    const [, argument = ""] = name.split(" ");
    return argument !== "text" && !(error?.message ?? "").includes(argument);
  });
  expect(silent.map(({ name, error }) => [name, error?.message])).toEqual([]);
});

test.each([
  ['"32K\u200b" is', '"32K<zero-width space>" is'],
  ["a\u00a0b", "a<no-break space>b"],
  ["a\tb\nc", "a<tab>b<line break>c"],
  ["\ufeff10", "<byte order mark>10"],
  ["\u202e10", "<U+202E>10"],
  ["plain text, 50% and µs", "plain text, 50% and µs"],
  [`"${"x".repeat(200)}" is`, `"${"x".repeat(80)}…" is`],
])("%j is shown as %s", (message, shown) => {
  expect(visible(message)).toBe(shown);
});
