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

describe("a damaged archive does not discard what is imported with it", () => {
  const half = (bytes: Uint8Array): Uint8Array => bytes.subarray(0, bytes.length / 2);
  const sample = fs.readFileSync(path.resolve(__dirname, "../../samples/easy-run-1725000000.zip"));
  const remedy = /it is damaged or incomplete\. Copy or export it again\.$/;

  test("a zip is an import with an error that names it", async () => {
    const all = await read(["cut.zip", half(sample)], ["easy.zip", sample], ["rv.xlsx", workbook(12)]);
    expect(shape(all)).toMatchObject({
      ...{ runs: expect.arrayContaining([["easy.zip", 2]]), vms: 12, sources: ["rv.xlsx"], unread: 0 },
    });
    const cut = all.imported.find(({ name }) => name === "cut.zip");
    expect(cut).toMatchObject({ runs: [], recordings: [] });
    expect(cut?.diagnostics).toEqual([
      {
        ...{ severity: "error", code: "unreadable-file", file: "cut.zip", line: null },
        message: expect.stringMatching(/^cut\.zip cannot be read as a zip \(.+\): it is damaged/),
      },
    ]);
    expect(cut?.diagnostics[0]?.message).toMatch(remedy);
  });

  test("a workbook is an error of the estate, or is reported where there is no estate", async () => {
    const { estate } = await read(["cut.xlsx", half(workbook(12))], ["rv.xlsx", workbook(9)]);
    expect(estate?.estate.vms).toHaveLength(9);
    expect(estate?.diagnostics).toContainEqual({
      ...{ severity: "error", file: "cut.xlsx", sheet: null, row: null },
      message: expect.stringMatching(remedy),
    });
    const { imported, unread } = await read(["cut.xlsx", half(workbook(12))], ["easy.zip", sample]);
    expect(imported.map(({ runs }) => runs.length)).toEqual([2]);
    expect(unread).toEqual([expect.stringMatching(/^cut\.xlsx: It cannot be read as a workbook \(/)]);
  });

  test("an entry that is refused is reported with its zip", async () => {
    const secret = Uint8Array.from(sample);
    const at = sample.lastIndexOf("PK\u0001\u0002", undefined, "latin1");
    secret[at + 8] = 1;
    const { imported } = await read(["secret.zip", secret], ["easy.zip", sample]);
    expect(imported.map(({ runs }) => runs.length).sort()).toEqual([0, 2]);
    expect(imported.flatMap(({ diagnostics }) => diagnostics)).toContainEqual(
      expect.objectContaining({
        severity: "error",
        message: expect.stringMatching(
          /^secret\.zip cannot be read: .* is encrypted: save the archive without/,
        ),
      }),
    );
  });
});

test("the message about files without results lists exports of an estate too", async () => {
  const [one] = (await read(["notes.txt", "milk"])).imported;
  expect(one?.diagnostics[0]?.message).toMatch(
    /^notes\.txt is not a supported benchmark result .* For an estate: a workbook of RVTools or Live Optics, CSV files of RVTools, or a list of VMs with the columns .*\.$/,
  );
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
