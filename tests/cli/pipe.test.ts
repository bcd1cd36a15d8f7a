import { spawn } from "node:child_process";
import { once } from "node:events";
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
