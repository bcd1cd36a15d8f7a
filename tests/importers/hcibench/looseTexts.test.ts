import { hcibenchFiles } from "../../../src/importers/hcibench/hcibenchFiles";
import type { Source } from "../../../src/archive/source";
import { claimedBy, readBy } from "../owners";
import { folderOf, textFile } from "../sources";

describe("texts under any name", () => {
  const TEXT = "VMs = 2\nIOPS = 5 IO/S\n";
  const sourceOf = (path: string, text: string): Source => folderOf([textFile(path, text)]);

  test.each([
    ["notes.txt", "notes"],
    ["a/notes.MD", "notes"],
    ["a.b/notes.log", "notes"],
    ["a.b/notes", "notes"],
    ["my.notes.txt", "my.notes"],
    ["notes.txt.md", "notes.txt"],
    ["notes.csv", null],
    ["notes.txt.bak", null],
    ["a/notes.", null],
    [".txt", ".txt"],
    ["a/.md", "a/.md"],
  ])("%s is the case %j", async (path, name) => {
    const files = [textFile(path, TEXT), textFile("other.bin", "no")];
    const { runs } = await readBy(hcibenchFiles, folderOf(files));
    expect(runs.map((run) => run.case)).toEqual(name === null ? [] : [name]);
  });

  test.each([
    [4 * 2 ** 20, true],
    [4 * 2 ** 20 + 1, false],
  ])("of %d bytes are looked into: %p", async (sizeBytes, found) => {
    const { files } = sourceOf("notes.txt", TEXT);
    const source = { name: "results", files: files.map((file) => ({ ...file, sizeBytes })) };
    const other = folderOf([textFile("other.bin", "no")]).files;
    const claimed = await claimedBy(hcibenchFiles, { ...source, files: [...source.files, ...other] });
    expect(claimed).toEqual(found ? ["notes.txt"] : []);
  });

  test("are recognized by their first 64 KiB", async () => {
    const behind = (bytes: number) => sourceOf("notes.txt", `${"#".repeat(bytes - 1)}\n${TEXT}`);
    expect(await claimedBy(hcibenchFiles, behind(64 * 1024 - TEXT.length))).toEqual(["notes.txt"]);
    expect(await claimedBy(hcibenchFiles, behind(64 * 1024))).toEqual([]);
  });

  test("are each a case of their own, next to cases with their names", async () => {
    const { runs } = await readBy(
      hcibenchFiles,
      folderOf([
        textFile("a.txt", TEXT),
        textFile("b.txt", "no"),
        textFile("c", TEXT),
        textFile("oltp-1732885165-res.txt", TEXT),
      ]),
    );
    expect(runs.map((run) => run.case)).toEqual(["oltp-1732885165", "a", "c"]);
  });

  test("that cannot be read are not texts of a result", async () => {
    const open = () => new ReadableStream<Uint8Array>({ start: (c) => c.error(new Error("gone")) });
    const source = { name: "results", files: [{ path: "notes.txt", sizeBytes: 5, open }] };
    expect(await claimedBy(hcibenchFiles, source)).toEqual([]);
  });

  test("that are being looked into when the user cancels reject with the reason", async () => {
    const reason = new Error("enough");
    await expect(
      readBy(hcibenchFiles, sourceOf("notes.txt", TEXT), { signal: AbortSignal.abort(reason) }),
    ).rejects.toBe(reason);
  });
});

describe("A17: headings of a document", () => {
  const block = (iops: number) =>
    `\n    JOB_NAME = job0\n    VMs = 16\n    IOPS = ${iops}.00 IO/S\n    ====\n`;
  const casesOf = async (text: string) => {
    const { runs } = await readBy(hcibenchFiles, folderOf([textFile("curve.md", text)]));
    return runs.map((run) => [run.case, run.results.iops]);
  };

  test("name each of several blocks", async () => {
    expect(await casesOf(`# Curve\n\n## Max\n${block(5)}\n## 20% of Max\n${block(1)}`)).toEqual([
      ["Max", 5],
      ["20% of Max", 1],
    ]);
  });

  test("name nothing where one is above all blocks", async () => {
    expect(await casesOf(`# Results\n${block(5)}${block(1)}`)).toEqual([
      ["curve", 5],
      ["curve", 1],
    ]);
  });

  test("give way to names of cases", async () => {
    const name = "fio-8vmdk-100ws-4k-70rdpct-100randompct-4threads-1732885165";
    expect(await casesOf(`## Max\n${block(5)}\n## ${name}\n${block(1)}`)).toEqual([
      ["Max", 5],
      [name, 1],
    ]);
  });
});
