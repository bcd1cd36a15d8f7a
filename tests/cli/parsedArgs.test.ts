import { parsedArgs } from "../../src/cli/parsedArgs";
import { runSources } from "./runSources";

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

test.each([
  ["report", "a.zip", "--hosts", "4", "--hosts", "5"],
  ["parse", "a.zip", "--format", "csv", "--format", "json"],
  ["estate", "a.xlsx", "-o", "a.xlsx", "-o", "b.xlsx"],
  ["design", "a.xlsx", "--options", "a.json", "--options", "b.json"],
  ["templates", "--with", "hosts", "--with", "ip-plan"],
  ["upgrade", "a.xlsx", "-o", "b.xlsx", "-o", "c.xlsx"],
])("%s refuses an option that appears twice", async (...args) => {
  const { code, err } = await runSources(...args);
  expect({ code, err }).toMatchObject({
    code: 2,
    err: expect.stringContaining("appears twice: use it once"),
  });
});
