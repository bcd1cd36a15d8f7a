/**
 * Repeats one mutation that `npm run fuzz` names in a failure, such as `iometer/mixed #2412` of seed 3101:
 * `node --import ./build/typescript.mjs bench/mutation.ts iometer 2412 3101`. A folder behind the seed receives the damaged
 * files. `--cpu-prof` before the script shows where the time goes.
 */
import fs from "node:fs";
import path from "node:path";
import { importMutation, mutationOf } from "../tests/importers/mutationCase";

const [tool = "", index = "", seed = "", folder] = process.argv.slice(2);
if (tool === "" || !/^\d+$/.test(index) || !/^\d+$/.test(seed)) {
  throw new Error("name a tool, the number of a mutation and a seed, such as: iometer 2412 3101");
}
const mutation = mutationOf(tool, Number(index), Number(seed));
for (const file of folder === undefined ? [] : mutation.files) {
  const to = path.join(folder ?? "", file.path);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.writeFileSync(to, file.bytes);
}
const { result, seconds } = await importMutation(mutation);
const bytes = mutation.files.reduce((sum, file) => sum + file.bytes.length, 0);
console.log(`${mutation.fixture.name} #${index} (${mutation.how}), ${bytes} bytes: ${seconds.toFixed(2)} s`);
console.log(
  `${result.runs.length} runs, ${result.recordings.length} recordings, ${result.diagnostics.length} diagnostics`,
);
