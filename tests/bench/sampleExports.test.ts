import fs from "node:fs";
import path from "node:path";
import { sampleExports } from "../../bench/generate/estate/sampleExports";

const SAMPLES = path.resolve(__dirname, "../../samples");

test.each([...sampleExports()])("samples/%s is what the generator makes", (name, bytes) => {
  expect(fs.readFileSync(path.join(SAMPLES, name)).equals(bytes)).toBe(true);
});
