import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { DIST } from "../dist";

test("a reader that closes the pipe early, such as head, ends the command quietly", async () => {
  const child = spawn(process.execPath, [path.join(DIST, "cli.js"), "functions", "--json"]);
  const errors: string[] = [];
  child.stderr.on("data", (chunk: Buffer) => errors.push(chunk.toString()));
  child.stdout.destroy();
  const [code] = (await once(child, "exit")) as [number];
  expect({ code, errors }).toEqual({ code: 0, errors: [] });
});

const FULL = "/dev/full";

(fs.existsSync(FULL) ? test : test.skip)(
  "a full disk behind standard output is a message, not a stack trace",
  () => {
    const full = fs.openSync(FULL, "w");
    const { status, stderr } = spawnSync(process.execPath, [path.join(DIST, "cli.js"), "functions"], {
      encoding: "utf8",
      stdio: ["ignore", full, "pipe"],
    });
    fs.closeSync(full);
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: "Could not write to standard output: ENOSPC: no space left on device, write\n",
    });
  },
);
