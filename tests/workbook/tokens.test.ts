import fc from "fast-check";
import { escapeHeader, tokenize } from "../../src/workbook/tokens";

/** Kinds and texts of a formula's tokens, blanks left out. */
function tokens(formula: string): string[] {
  return tokenize(formula)
    .filter(({ kind }) => kind !== "space")
    .map(({ kind, text }) => `${kind} ${text}`);
}

test.each([
  ["1+2.5e-3", ["number 1", "operator +", "number 2.5e-3"]],
  [".5%", ["number .5", "operator %"]],
  ['"say ""hi"""', ['string "say ""hi"""']],
  ["A1<>$B$2", ["ref A1", "operator <>", "ref $B$2"]],
  ["SUM(A1:B2, 3)", ["function SUM", "open (", "ref A1:B2", "comma ,", "number 3", "close )"]],
  ["Summary!A1", ["ref Summary!A1"]],
  ["'Bob''s data'!$A$1:$A$9", ["ref 'Bob''s data'!$A$1:$A$9"]],
  ["LOG10(A1)", ["function LOG10", "open (", "ref A1", "close )"]],
  ["VSAN_GHZ(A1)", ["function VSAN_GHZ", "open (", "ref A1", "close )"]],
  ["STDEV.S(x)", ["function STDEV.S", "open (", "name x", "close )"]],
  ["Raid&TRUE", ["name Raid", "operator &", "boolean TRUE"]],
  ["[@IOPS]*2", ["thisRow [@IOPS]", "operator *", "number 2"]],
  ["[@[Latency (ms)]]", ["thisRow [@[Latency (ms)]]"]],
  ["Results[Block size (KiB)]", ["tableColumn Results[Block size (KiB)]"]],
  ["#N/A", ["error #N/A"]],
  ["A1:A", ["ref A1", "invalid :", "name A"]],
  ["A1.x", ["name A1.x"]],
  ["ABCD1", ["name ABCD1"]],
  ["{1;2}", ["invalid {", "number 1", "invalid ;", "number 2", "invalid }"]],
  ['"open', ['invalid "', "name open"]],
])("%s is cut into its tokens", (formula, expected) => {
  expect(tokens(formula)).toEqual(expected);
});

test("strings, sheets and headers are reported without their quotes and escapes", () => {
  expect(tokenize('"a""b"')[0]).toMatchObject({ value: 'a"b' });
  expect(tokenize("'Bob''s'!A1")[0]).toMatchObject({
    sheet: "Bob's",
    area: { row: 0, column: 0, rows: 1, columns: 1 },
  });
  expect(tokenize("[@[vSAN '[GHz'] '#1]]")[0]).toMatchObject({ column: "vSAN [GHz] #1" });
});

test("a reference is absolute only with every $", () => {
  const absolute = (text: string) => tokenize(text).map((token) => token.kind === "ref" && token.absolute);
  expect(absolute("$A$1")).toEqual([true]);
  expect(absolute("$A1")).toEqual([false]);
  expect(absolute("$A$1:$B2")).toEqual([false]);
  expect(absolute("Summary!$A$1:$B$2")).toEqual([true]);
});

test("tokens joined are the formula, whatever it is", () => {
  const piece = fc.constantFrom(
    "A1",
    "$B$2:C9",
    "'a b'!A1",
    "SUM(",
    ")",
    ",",
    '"x""',
    "[@a]",
    "[@[",
    "]",
    "+",
    " ",
    "#N/A",
    "1e5",
    "{",
    "😀",
  );
  const formula = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(piece).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(formula, (text) => {
      expect(
        tokenize(text)
          .map((token) => token.text)
          .join(""),
      ).toBe(text);
    }),
  );
});

test("an escaped header reads back as the header", () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom("a", " ", "[", "]", "#", "'", "@", "(") }), (header) => {
      expect(tokenize(`[@[${escapeHeader(header)}]]`)).toMatchObject([{ kind: "thisRow", column: header }]);
    }),
  );
});
