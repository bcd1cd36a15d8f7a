import { parsedArgs } from "../../src/cli/parsedArgs";

const OPTIONS = {
  output: { type: "string", short: "o", help: "" },
  json: { type: "boolean", help: "" },
} as const;

test("an option with a value that appears twice is refused: the first would be ignored", () => {
  expect(() => parsedArgs(["-o", "a.xlsx", "--output", "b.xlsx"], OPTIONS)).toThrow(
    "--output appears twice: use it once",
  );
});

test("a switch may appear twice, and behind -- everything is an input", () => {
  const { values, positionals } = parsedArgs(["--json", "--json", "-o", "a", "--", "-o", "b"], OPTIONS);
  expect(values).toEqual({ json: true, output: "a" });
  expect(positionals).toEqual(["-o", "b"]);
});
