import fs from "node:fs";
import path from "node:path";
import { importSource } from "../../src/importers/importers";
import { openInputFiles } from "../../src/taskpane/import/openInputFiles";

const SAMPLE = path.resolve(__dirname, "../../samples/easy-run-1725000000.zip");

test("a zip is opened, whatever it is called, and imports like any other source", async () => {
  const file = new File([new Uint8Array(fs.readFileSync(SAMPLE))], "results.bin");
  const source = await openInputFiles({ name: "results.bin", files: [{ path: "results.bin", file }] });
  expect(source.files.length).toBeGreaterThan(1);
  const { runs } = await importSource(source);
  expect(runs.length).toBeGreaterThan(0);
});

test("files keep their paths and are read from their beginning", async () => {
  const file = new File(["IOPS = 1000 IO/S"], "res.txt");
  const { name, files } = await openInputFiles({ name: "run", files: [{ path: "case/res.txt", file }] });
  expect([name, files[0]?.path, files[0]?.sizeBytes]).toEqual(["run", "case/res.txt", 16]);
  expect(await new Response(files[0]?.open()).text()).toBe("IOPS = 1000 IO/S");
});

test("a damaged zip is reported", async () => {
  const file = new File(["PK\u0003\u0004 and nothing else"], "a.zip");
  await expect(openInputFiles({ name: "a.zip", files: [{ path: "a.zip", file }] })).rejects.toThrow(/a\.zip/);
});
