import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { testWhenInstalled } from "./whenInstalled";

const VALIDATE = path.resolve(__dirname, "../../tools/validate");

/** A test that Microsoft's Open XML SDK and our lint find nothing in files, which are asked for when the test runs. */
export function testWithSdk(
  title: string,
  files: () => readonly string[] | Promise<readonly string[]>,
): void {
  testWhenInstalled(
    { name: "the Open XML SDK validator", hint: "npm ci --prefix tools/validate" },
    fs.existsSync(path.join(VALIDATE, "node_modules")),
    title,
    async () => {
      const all = await files();
      // Findings are an exit code too, whose error would hide what they are.
      const { stdout, stderr } = spawnSync("npm", ["run", "--silent", "validate", "--", ...all], {
        cwd: VALIDATE,
        encoding: "utf8",
      });
      expect(all.length).toBeGreaterThan(0);
      expect(stdout + stderr).toContain(`${all.length} checked, 0 findings`);
    },
  );
}
