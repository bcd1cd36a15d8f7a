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

test.each([
  ["a.zip", "PK\u0003\u0004 and nothing else", /^a\.zip cannot be read as a zip \(.+\): it is damaged/],
  ["a.txt.gz", new Uint8Array([0x1f, 0x8b, 8, 0]), /^a\.txt\.gz cannot be unpacked \(.+\): it is damaged/],
])("the damaged archive %s is a file whose reading fails with the reason", async (name, content, reason) => {
  const file = new File([content], name);
  const source = await openInputFiles({ name, files: [{ path: name, file }] });
  expect([source.name, ...source.files.map((one) => [one.path, one.sizeBytes])]).toEqual([
    name,
    [name, file.size],
  ]);
  await expect(new Response(source.files[0]?.open()).text()).rejects.toThrow(reason);
});
