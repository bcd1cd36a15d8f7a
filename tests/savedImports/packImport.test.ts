import { gzipSync } from "node:zlib";
import { emptyRun } from "../../src/model/benchmark/benchmarkRun";
import type { SetupFact } from "../../src/model/benchmark/setupFact";
import { packImport, unpackImport } from "../../src/savedImports/packImport";
import type { StoredImport } from "../../src/savedImports/storedImport";

const run = {
  ...emptyRun("fio", "=1+1 <b>ü</b>", { file: "a.json", line: 3 }),
  series: [{ second: 10, iops: 1000, throughputBytesPerSecond: 4096, latencyMs: null }],
  members: [
    { name: "vm1", iops: 5, throughputBytesPerSecond: null, latencyMs: 0.5, finishedEarly: false, job: null },
  ],
};
const imported: StoredImport = {
  name: "results.zip",
  runs: [run],
  diagnostics: [{ severity: "warning", code: "odd", message: "odd", file: "a.json", line: null }],
};
const packed = (value: unknown): Promise<string> => packImport(value as StoredImport);

test("what is packed comes back as it was", async () => {
  await expect(unpackImport(await packImport(imported))).resolves.toEqual(imported);
});

test("the same import gives the same text, whatever the order of its fields", async () => {
  const { name, runs, diagnostics } = imported;
  const turned = {
    diagnostics,
    runs: runs.map((one) => Object.fromEntries(Object.entries(one).reverse())),
    name,
  };
  expect(await packed(turned)).toBe(await packImport(imported));
});

test.each([
  [
    "a formula for a figure",
    { results: { ...run.results, iops: '=WEBSERVICE("x")' } },
    /runs\[0\]\.results\.iops is "=WEBSERVICE/,
  ],
  ["a number for a text", { case: 7 }, /runs\[0\]\.case is 7, not a text/],
  ["no list of members", { members: null }, /runs\[0\]\.members is null, not a list/],
  ["another tool", { tool: "toString" }, /runs\[0\]\.tool is "toString", not one of hcibench-fio/],
])("%s is refused where it is", async (_what, change, message) => {
  await expect(packed({ ...imported, runs: [{ ...run, ...change }] })).rejects.toThrow(message);
});

test("a field that is younger than the text is not known", async () => {
  const older: Partial<typeof run> = { ...run };
  delete older.startedAt;
  const read = await unpackImport(await packed({ ...imported, runs: [older] }));
  expect(read.runs[0]?.startedAt).toBeNull();
});

test("facts about the setup are kept, numbers and words", async () => {
  const setup: SetupFact[] = [
    { name: "hosts", value: 4, file: "c/vsan.cfg", line: 4 },
    { name: "storage", value: "not vSAN", file: "c/vsan.cfg", line: null },
  ];
  const read = await unpackImport(await packed({ ...imported, runs: [{ ...run, setup }] }));
  expect(read.runs[0]?.setup).toEqual(setup);
  const unknown = [{ ...setup[0], value: true }] as unknown as SetupFact[];
  await expect(packed({ ...imported, runs: [{ ...run, setup: unknown }] })).rejects.toThrow(
    "runs[0].setup[0].value is true, not a text",
  );
});

test.each(["", "no base64!", btoa("not gzipped")])("%j is not an import", async (text) => {
  await expect(unpackImport(text)).rejects.toThrow();
});

test("a small text that stands for a large one is refused", async () => {
  const zeros = gzipSync(Buffer.alloc(65 * 2 ** 20));
  await expect(unpackImport(zeros.toString("base64"))).rejects.toThrow("it unpacks to more than 64 MiB");
});
