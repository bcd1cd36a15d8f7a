import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import webpack from "webpack";
import { GzippedSizePlugin } from "../../build/GzippedSizePlugin";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "hci-planner-size-"));
const entry = path.join(folder, "entry.js");
fs.writeFileSync(entry, `console.log("0123456789".repeat(3));\n`);
afterAll(() => fs.rmSync(folder, { recursive: true }));

/** The errors of a build whose file may have so many bytes. Nothing of it says whether it is minimized, as in ours. */
async function errorsOf(maxBytes: number, configuration: webpack.Configuration = {}): Promise<string[]> {
  const compiler = webpack({
    mode: "production",
    entry,
    output: { path: folder, filename: "built.js" },
    plugins: [new GzippedSizePlugin({ what: "The sample", files: ["built.js"], maxBytes })],
    ...configuration,
  });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else resolve(stats?.compilation.errors.map(({ message }) => message) ?? []);
      });
    });
  });
}

/** The gzipped size of the built file, as the plugin counts it. */
async function builtBytes(): Promise<number> {
  const [message = ""] = await errorsOf(1);
  return Number(/built\.js (\d+)$/.exec(message)?.[1]);
}

test("a build of as many bytes as allowed is accepted, of one more refused", async () => {
  const bytes = await builtBytes();
  expect(bytes).toBeGreaterThan(20);
  expect(await errorsOf(bytes)).toEqual([]);
  expect(await errorsOf(bytes - 1)).toEqual([
    `The sample: ${bytes} bytes gzipped, more than ${bytes - 1}: built.js ${bytes}`,
  ]);
});

test("builds that are not minimized are not measured", async () => {
  expect(await errorsOf(1, { mode: "development" })).toEqual([]);
  expect(await errorsOf(1, { optimization: { minimize: false } })).toEqual([]);
});
