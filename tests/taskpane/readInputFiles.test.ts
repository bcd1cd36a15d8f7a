import fs from "node:fs";
import path from "node:path";
import { trueEstate } from "../../bench/generate/estate/estateTruth";
import { rvtoolsFiles, WIDE } from "../../bench/generate/estate/writeRvtools";
import { Random } from "../../bench/generate/random";
import { groupInputFiles } from "../../src/taskpane/import/inputFiles";
import type { ImportedAll } from "../../src/taskpane/import/importRequest";
import { readInputFiles } from "../../src/taskpane/import/readInputFiles";
import { zipBytes } from "../importers/sources";

const RESULT =
  "Case Name: a\nNumber of VMs: 18\nIOPS = 1000 IO/S\nTHROUGHPUT = 4.00 MB/s\nR_LATENCY = 1.00 ms\n";
const NAMES = "kind,name,pseudonym\nVM,web,vm-0007\n";

type Content = string | Uint8Array;

const read = (...files: [path: string, content: Content][]): Promise<ImportedAll> =>
  readInputFiles(
    groupInputFiles(
      files.map(([name, content]) => ({
        path: name,
        file: new File([content as Uint8Array<ArrayBuffer>], path.posix.basename(name)),
      })),
    ),
    () => undefined,
  );

const exported = (vms: number, seed = 1, container: "xlsx" | "csv" = "xlsx") =>
  rvtoolsFiles(trueEstate(new Random(seed), vms, seed), { ...WIDE, container });

const workbook = (vms: number, seed = 1): Uint8Array => zipBytes(exported(vms, seed));

const shape = ({ imported, estate, unread, pseudonyms }: ImportedAll) => ({
  runs: imported.map(({ name, runs }) => [name, runs.length]),
  vms: estate?.estate.vms.length,
  sources: estate?.sources.map(({ file }) => file),
  unread: unread.length,
  pseudonyms: pseudonyms?.length,
});

test("a benchmark and an export that are passed together give both", async () => {
  const sample = fs.readFileSync(path.resolve(__dirname, "../../samples/easy-run-1725000000.zip"));
  expect(shape(await read(["easy.zip", sample], ["rv.xlsx", workbook(12)]))).toEqual({
    ...{ runs: [["easy.zip", 2]], vms: 12, sources: ["rv.xlsx"], unread: 0, pseudonyms: undefined },
  });
});

test("several exports are one estate", async () => {
  const all = await read(["a.xlsx", workbook(12)], ["b.xlsx", workbook(9, 2)]);
  expect(shape(all)).toMatchObject({ sources: ["a.xlsx", "b.xlsx"], runs: [] });
  expect(all.estate?.estate.vms).toHaveLength(21);
});

test("a folder with the CSV files of an export and a result gives both", async () => {
  const files = exported(12, 1, "csv").map(
    ({ path: name, bytes }) => [`run/${name}`, bytes] as [string, Content],
  );
  expect(shape(await read(...files, ["run/res.txt", RESULT]))).toMatchObject({ runs: [["run", 1]], vms: 12 });
});

test("a zip of the CSV files of an export is an estate", async () => {
  const zip = zipBytes(exported(12, 1, "csv"));
  expect(shape(await read(["rvtools.zip", zip]))).toMatchObject({ runs: [], vms: 12, unread: 0 });
});

test("a list of VMs in a text file is an estate", async () => {
  expect(shape(await read(["vms.txt", "VM\tvCPU\tRAM GiB\nweb\t2\t4\n"]))).toMatchObject({
    runs: [],
    vms: 1,
  });
});

test("a file of names is used with the export, and is neither part of it nor a result", async () => {
  const all = await read(["rv.xlsx", workbook(12)], ["names.csv", NAMES]);
  expect(shape(all)).toMatchObject({ runs: [], vms: 12, pseudonyms: 1 });
  expect(all.pseudonyms).toEqual([{ kind: "VM", name: "web", pseudonym: "vm-0007" }]);
  expect(shape(await read(["names.csv", NAMES]))).toMatchObject({ vms: undefined, pseudonyms: 1, runs: [] });
});

test("a second file of names is not omitted silently", async () => {
  const { unread, pseudonyms } = await read(["names.csv", NAMES], ["others.csv", NAMES.replace("7", "8")]);
  expect(pseudonyms?.[0]?.pseudonym).toBe("vm-0007");
  expect(unread).toEqual([expect.stringContaining("others.csv")]);
});

test("what is neither of an export nor a result is a diagnostic of the estate", async () => {
  const { estate } = await read(["x/vms.csv", "VM,vCPU,RAM GiB\nweb,2,4\n"], ["x/readme.md", "hello"]);
  expect(estate?.diagnostics.map(({ message }) => message).join()).toContain("readme.md");
});

test("a workbook without VMs next to a result is reported, and the result is imported", async () => {
  const all = await read(["old.xls", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0])], ["res.txt", RESULT]);
  expect(shape(all)).toMatchObject({ vms: undefined, unread: 1 });
  expect(all.unread[0]).toMatch(/old\.xls.*save it as \.xlsx/);
  expect(all.imported.flatMap(({ runs }) => runs)).toHaveLength(1);
});

test("progress grows to the end", async () => {
  const shares: number[] = [];
  const inputs = groupInputFiles([
    { path: "res.txt", file: new File([RESULT], "res.txt") },
    { path: "rv.xlsx", file: new File([workbook(40) as Uint8Array<ArrayBuffer>], "rv.xlsx") },
  ]);
  await readInputFiles(inputs, (share) => void shares.push(share));
  expect(shares.length).toBeGreaterThan(1);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
  expect(Math.max(...shares)).toBeLessThanOrEqual(1);
});
