import { spawnSync } from "node:child_process";
import { GROWTH_FLAG } from "../../src/cli/collectEarly";

test("this Node's V8 has the flag that keeps memory low, and reports nothing about it", () => {
  const script = (flag: string) => `require("node:v8").setFlagsFromString("${flag}")`;
  const complaint = (flag: string) =>
    spawnSync(process.execPath, ["-e", script(flag)], { encoding: "utf8" }).stderr;
  expect(complaint(GROWTH_FLAG)).toBe("");
  expect(complaint("--no-such-flag=1")).toContain("unrecognized flag");
});
