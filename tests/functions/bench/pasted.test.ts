import { importers } from "../../../src/importers/importers";
import { isHostError, type HostValue } from "../../../src/functionsHost";
import { fixturesOf } from "../../importers/fixtures";
import { sourceFunctions } from "../../sourceFunctions";

const call = (text: HostValue | HostValue[][]): HostValue[][] =>
  sourceFunctions.call("BENCH_RESULTS", [text]);

/** A number where Excel would make one of a cell. */
function asCell(text: string): HostValue {
  const plain = text.trim().replace(/^= */, "");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : text;
}

/** The lines as rows, each split at a separator, all of one width as a range is. */
function split(text: string, separator: string | RegExp): HostValue[][] {
  const rows = text.split(/\r?\n/).map((line) => line.split(separator).map(asCell));
  const width = Math.max(...rows.map((row) => row.length));
  return rows.map((row) => [...row, ...Array.from({ length: width - row.length }, () => "")]);
}

/** The cells as desktop Excel passes them: a blank one is 0. */
const onDesktop = (cells: HostValue[][]): HostValue[][] =>
  cells.map((row) => row.map((cell) => (typeof cell === "string" && cell.trim() === "" ? 0 : cell)));

const texts = fixturesOf(importers.map(({ id }) => id)).flatMap(({ name, tool, files, expected }) => {
  const [file, ...others] = files;
  const readable = file && others.length === 0 && expected.runs.length > 0 && !/utf|1252/.test(name);
  return readable ? [{ name, tool, text: Buffer.from(file.bytes).toString() }] : [];
});

describe.each(texts)("$name", ({ tool, text }) => {
  const whole = call(text);

  test("in one cell gives rows of figures", () => {
    expect(whole.length).toBeGreaterThan(1);
    expect(whole.flat().some(isHostError)).toBe(false);
  });

  test("a line in each cell gives the same", () => {
    expect(call(text.split(/\r?\n/).map((line) => [line]))).toEqual(whole);
  });

  test("a line in each cell gives the same where desktop Excel passes blank lines as 0", () => {
    expect(call(text.split(/\r?\n/).map((line) => [line.trim() === "" ? 0 : line]))).toEqual(whole);
  });

  // A name that holds the separator comes out in pieces.
  const equals: [string, RegExp][] = text.includes("A = B") ? [] : [["the equals sign", / ?= /]];

  if (tool === "hcibench") {
    test.each([["tabs", /\t/], ["tabs, several of them as one", /\t+/], ...equals])(
      "split over columns at %s gives the same",
      (_, separator) => {
        expect(call(split(text, separator))).toEqual(whole);
        expect(call(onDesktop(split(text, separator)))).toEqual(whole);
      },
    );
  }

  if (tool === "iometer" && !text.includes(";Target Name")) {
    test("split over columns at its commas gives the same", () => {
      expect(call(split(text, ","))).toEqual(whole);
      const [[answer] = []] = call(onDesktop(split(text, ",")));
      expect(answer).toMatchObject({
        error: "#N/A",
        message: expect.stringContaining("enter the text in one column"),
      });
    });
  }
});

test("a result that Text to Columns split at blanks gives the same", () => {
  const lines = ["Number of VMs: 18", "IOPS = 721317.28 IO/S", "THROUGHPUT = 22541.16 MB/s"];
  const whole = call(lines.join("\n"));
  expect(whole).toHaveLength(2);
  expect(call(split(lines.join("\n"), " "))).toEqual(whole);
});

test("JSON that was split at its commas has lost them: #N/A reports where it breaks", () => {
  const fio = texts.find(({ name }) => name === "fio/version-3")?.text ?? "";
  const [[answer] = []] = call(split(fio, ","));
  expect(answer).toMatchObject({
    error: "#N/A",
    message: expect.stringMatching(/^The JSON document of line 1 cannot be read: /),
  });
});
