import type { SourceFile } from "../archive/source";
import { wideEncodingOf } from "./reading/textEncoding";

/** A kind of file that holds no text of results. */
export interface OtherFormat {
  /** With its article: "a PDF". */
  is: string;
  /** What to do to have it read, as an imperative. */
  remedy: string;
}

const UNPACK = "extract it, and import the files";
const SAVE_WORKBOOK =
  "save its sheet as CSV, or copy the cells and paste them; an export of the estate must be an .xlsx";

const COPY_TEXT = "copy its text and paste it, or import the results that it was made of";

/** A zip that is imported alone is opened: this one is among other files, in another archive, or in gzip. */
const ZIP = { bytes: "PK\x03\x04", is: "a zip inside the import", remedy: UNPACK };

const WORD: OtherFormat = { is: "a Word document", remedy: COPY_TEXT };
const POWERPOINT: OtherFormat = { is: "a PowerPoint presentation", remedy: COPY_TEXT };

/** Documents that are packed as zips, by their names. */
const PACKED_DOCUMENTS: readonly (OtherFormat & { name: RegExp })[] = [
  { name: /\.docx$/i, ...WORD },
  { name: /\.pptx$/i, ...POWERPOINT },
];

/** By the first bytes, as text of one byte each, with which no result begins. */
const BY_FIRST_BYTES: readonly (OtherFormat & { bytes: string })[] = [
  {
    bytes: "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1",
    is: "a file of Excel 97 to 2003 (.xls) or one with a password",
    remedy: SAVE_WORKBOOK,
  },
  { bytes: "%PDF-", is: "a PDF", remedy: COPY_TEXT },
  ZIP,
  { bytes: "\x1f\x8b\x08", is: "a gzip file", remedy: UNPACK },
  { bytes: "7z\xbc\xaf\x27\x1c", is: "a 7-Zip archive", remedy: UNPACK },
  { bytes: "Rar!\x1a\x07", is: "a RAR archive", remedy: UNPACK },
  { bytes: "\xfd7zXZ\0", is: "an xz file", remedy: UNPACK },
  { bytes: "BZh", is: "a bzip2 file", remedy: UNPACK },
  { bytes: "\x28\xb5\x2f\xfd", is: "a Zstandard file", remedy: UNPACK },
  { bytes: "\x89PNG", is: "a picture", remedy: "import the results that it shows" },
  { bytes: "\xff\xd8\xff", is: "a picture", remedy: "import the results that it shows" },
];

/** What a file is whose beginning is no text of results; `undefined` for everything that may be text. */
export function otherFormat(head: Uint8Array, path: string): OtherFormat | undefined {
  const signature = String.fromCharCode(...head.subarray(0, MAX_SIGNATURE_LENGTH));
  const found = BY_FIRST_BYTES.find(({ bytes }) => signature.startsWith(bytes));
  if (found === ZIP) return PACKED_DOCUMENTS.find(({ name }) => name.test(path)) ?? ZIP;
  return found ?? (isBinary(head) ? BINARY : undefined);
}

const MAX_SIGNATURE_LENGTH = Math.max(...BY_FIRST_BYTES.map(({ bytes }) => bytes.length));

const BINARY: OtherFormat = { is: "binary data", remedy: "save the results as text or CSV" };

/** Tab, line feed, form feed, carriage return, and the escape that colors a terminal. */
const TEXT_CONTROLS: readonly number[] = [9, 10, 12, 13, 27];

/** A damaged text may have some control characters: a tenth of binary data are such. */
const MAX_CONTROLS = 0.05;

function isBinary(head: Uint8Array): boolean {
  // UTF-16 is a text full of zeros.
  if (wideEncodingOf(head) !== null) return false;
  const controls = head.filter((byte) => byte < 0x20 && !TEXT_CONTROLS.includes(byte)).length;
  return controls > head.length * MAX_CONTROLS;
}

/** By a file that only an archive of the kind holds. */
const BY_PART: Readonly<Record<string, OtherFormat>> = {
  "xl/workbook.bin": { is: "a binary workbook (.xlsb)", remedy: SAVE_WORKBOOK },
  "xl/workbook.xml": { is: "an Excel workbook", remedy: SAVE_WORKBOOK },
  "word/document.xml": WORD,
  "ppt/presentation.xml": POWERPOINT,
};

/** What an opened archive is, by the files in it, where it is no folder of results. */
export function otherArchive(files: readonly SourceFile[]): OtherFormat | undefined {
  const part = files.find(({ path }) => Object.hasOwn(BY_PART, path));
  return part && BY_PART[part.path];
}
