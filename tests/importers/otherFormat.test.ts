import { gzipSync } from "node:zlib";
import { openArchive } from "../../src/archive/openArchive";
import { unpackedSource } from "../../src/archive/unpackedSource";
import { importSource } from "../../src/importers/importers";
import { isWorkbook } from "../../src/importers/tables/workbookTables";
import { accessOf, folderOf, textFile, zipBytes, zipOf } from "./sources";

const bytesOf = (text: string, rest = 100): Uint8Array =>
  Buffer.concat([Buffer.from(text, "latin1"), Buffer.alloc(rest, "stream of data")]);

const AS_TEXT =
  "save its sheet as CSV, or copy the cells and paste them; an export of the estate must be an .xlsx.";
const UNPACK = "extract it, and import the files.";

describe("a file that is not a text is refused with what it is and what to do", () => {
  test.each<[string, Uint8Array, string]>([
    [
      "a.xls",
      bytesOf("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"),
      `a file of Excel 97 to 2003 (.xls) or one with a password`,
    ],
    ["a.pdf", bytesOf("%PDF-1.7\n"), "a PDF"],
    ["a.gz", bytesOf("\x1f\x8b\x08\0"), "a gzip file"],
    ["a.7z", bytesOf("7z\xbc\xaf\x27\x1c"), "a 7-Zip archive"],
    ["a.rar", bytesOf("Rar!\x1a\x07\0"), "a RAR archive"],
    ["a.csv.xz", bytesOf("\xfd7zXZ\0"), "an xz file"],
    ["a.csv.bz2", bytesOf("BZh91AY&SY"), "a bzip2 file"],
    ["a.csv.zst", bytesOf("\x28\xb5\x2f\xfd"), "a Zstandard file"],
    ["a.png", bytesOf("\x89PNG\r\n"), "a picture"],
    ["a.jpg", bytesOf("\xff\xd8\xff\xe0"), "a picture"],
    ["a.dat", Uint8Array.from({ length: 512 }, (_, i) => i), "binary data"],
  ])("%s", async (name, bytes, is) => {
    const { runs, diagnostics } = await importSource({ ...folderOf([{ path: name, bytes }]), name });
    expect(runs).toEqual([]);
    expect(diagnostics.map(({ severity, code, file }) => [severity, code, file])).toEqual([
      ["error", "unrecognised", name],
    ]);
    expect(diagnostics[0]?.message).toMatch(/^[^�]+\.$/u);
    expect(diagnostics[0]?.message.startsWith(`${name} is ${is}, which contains no readable results: `)).toBe(
      true,
    );
  });

  test("an old workbook is to be saved, an archive to be unpacked", async () => {
    const messageOf = async (bytes: Uint8Array) =>
      (await importSource(folderOf([{ path: "a", bytes }]))).diagnostics[0]?.message;
    expect(await messageOf(bytesOf("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"))).toMatch(new RegExp(`${AS_TEXT}$`));
    expect(await messageOf(bytesOf("BZh91AY&SY"))).toMatch(new RegExp(`${UNPACK}$`));
  });

  test("a zip that is alone in a zip or in gzip is named, and to be unpacked", async () => {
    const inner = zipBytes([textFile("case-res.txt", "IOPS = 5")]);
    const message = `run.zip is a zip inside the import, which contains no readable results: ${UNPACK}`;
    for (const source of [
      await openArchive(accessOf(zipBytes([{ path: "run.zip", bytes: inner }]), "outer.zip")),
      await unpackedSource({
        ...folderOf([{ path: "run.zip.gz", bytes: gzipSync(inner) }]),
        name: "run.zip.gz",
      }),
    ]) {
      const { diagnostics } = await importSource(source);
      expect(diagnostics.map((one) => [one.severity, one.message, one.file])).toEqual([
        ["error", message, source.name],
      ]);
    }
  });

  test("so is what was compressed", async () => {
    const source = await unpackedSource(
      folderOf([{ path: "a.pdf.gz", bytes: gzipSync(bytesOf("%PDF-1.7\n")) }]),
    );
    expect((await importSource(source)).diagnostics[0]?.message).toContain("is a PDF");
  });

  test.each([
    ["xl/workbook.bin", "a binary workbook (.xlsb)"],
    ["xl/workbook.xml", "an Excel workbook"],
  ])("a zip with %s is %s", async (part, is) => {
    const source = await zipOf([textFile("[Content_Types].xml", "<Types/>"), textFile(part, "<workbook/>")]);
    expect((await importSource(source)).diagnostics[0]?.message).toBe(
      `results.zip is ${is}, which contains no readable results: ${AS_TEXT}`,
    );
  });

  test.each([
    ["word/document.xml", "a Word document"],
    ["ppt/presentation.xml", "a PowerPoint presentation"],
  ])("a zip with %s is %s, and no workbook", async (part, is) => {
    const source = await zipOf([
      textFile("[Content_Types].xml", "<Types/>"),
      textFile("_rels/.rels", "<Relationships/>"),
      textFile(part, "<document/>"),
    ]);
    expect(isWorkbook(source)).toBe(false);
    expect((await importSource(source)).diagnostics[0]?.message).toBe(
      `results.zip is ${is}, which contains no readable results: copy its text and paste it, or import the results that it was made of.`,
    );
  });

  // 5 % of a text: what is damaged is quoted, what is binary is not.
  test.each([
    [5, false],
    [6, true],
  ])("of 100 bytes %d control characters are binary data: %p", async (controls, isBinary) => {
    const bytes = Buffer.from("\x01".repeat(controls) + "x".repeat(100 - controls));
    const { message } = (await importSource(folderOf([{ path: "a", bytes }]))).diagnostics[0] ?? {};
    expect(message?.includes("binary data")).toBe(isBinary);
  });

  test("a text in UTF-16 is a text, as are colors of a terminal", async () => {
    for (const text of [Buffer.from("\ufeffnotes", "utf16le"), Buffer.from("\x1b[1mnotes\x1b[0m")]) {
      const { message } = (await importSource(folderOf([{ path: "a", bytes: text }]))).diagnostics[0] ?? {};
      expect(message).toContain("it begins");
    }
  });
});
