import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { expectGolden } from "./expectGolden";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-"));
const golden = path.join(folder, "golden.txt");
const read = (): string => fs.readFileSync(golden, "utf8");

const { UPDATE_GOLDENS, CI } = process.env;
let printed: jest.SpyInstance;

beforeEach(() => {
  fs.writeFileSync(golden, "as committed\n");
  delete process.env.UPDATE_GOLDENS;
  delete process.env.CI;
  printed = jest.spyOn(process.stdout, "write").mockReturnValue(true);
});

afterEach(() => {
  printed.mockRestore();
  Object.assign(process.env, { ...(UPDATE_GOLDENS && { UPDATE_GOLDENS }), ...(CI && { CI }) });
});

afterAll(() => fs.rmSync(folder, { recursive: true }));

test("fails on any difference, and writes nothing", () => {
  expect(() => expectGolden("as committed", golden)).toThrow("as committed");
  expect(read()).toBe("as committed\n");
  expectGolden("as committed\n", golden);
});

test("writes a file that differs and prints its name when UPDATE_GOLDENS is set", () => {
  process.env.UPDATE_GOLDENS = "1";
  expectGolden("new\n", golden);
  expect(read()).toBe("new\n");
  expect(printed.mock.calls).toEqual([
    [expect.stringMatching(/^golden written, not compared: .*golden\.txt/)],
  ]);
});

test("writes and prints nothing when UPDATE_GOLDENS is set and the text is the same", () => {
  process.env.UPDATE_GOLDENS = "1";
  expectGolden("as committed\n", golden);
  expect(printed).not.toHaveBeenCalled();
});

test("writes a file that does not exist yet when UPDATE_GOLDENS is set", () => {
  process.env.UPDATE_GOLDENS = "1";
  fs.rmSync(golden);
  expectGolden("new\n", golden);
  expect(read()).toBe("new\n");
});

test.each(["as committed\n", "new\n"])(
  "fails and writes nothing when UPDATE_GOLDENS is set in CI: %j",
  (text) => {
    Object.assign(process.env, { UPDATE_GOLDENS: "1", CI: "1" });
    expect(() => expectGolden(text, golden)).toThrow("UPDATE_GOLDENS is set in CI");
    expect(read()).toBe("as committed\n");
  },
);

test("every golden is compared by expectGolden", () => {
  const tests = fs.readdirSync(__dirname, { recursive: true, encoding: "utf8" });
  const others = tests.filter(
    (file) =>
      /\.(ts|mjs|cjs|js)$/.test(file) &&
      !/node_modules|^expectGolden/.test(file) &&
      fs.readFileSync(path.join(__dirname, file), "utf8").includes("UPDATE_GOLDENS"),
  );
  expect(others).toEqual([]);
});
