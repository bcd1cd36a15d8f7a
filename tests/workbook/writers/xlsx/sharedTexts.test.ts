import fc from "fast-check";
import * as fflate from "fflate";
import { Package } from "../../../../src/workbook/writers/xlsx/package";
import { SharedTexts } from "../../../../src/workbook/writers/xlsx/sharedTexts";
import { partsOf } from "./partsOf";

async function partOf(...texts: string[]): Promise<string | undefined> {
  const shared = new SharedTexts();
  for (const text of texts) shared.idOf(text);
  const pack = new Package(fflate);
  shared.addTo(pack);
  return partsOf(pack).get("xl/sharedStrings.xml");
}

test("each text is stored once, numbered by its first use", async () => {
  const texts = new SharedTexts();
  expect(["b", "a", "b", "", "a"].map((text) => texts.idOf(text))).toEqual([0, 1, 0, 2, 1]);
  expect(await partOf("b", "a", "b", "", "a")).toContain(
    'count="5" uniqueCount="3"><si><t>b</t></si><si><t>a</t></si><si><t></t></si></sst>',
  );
});

test("a workbook without texts has no part for them", async () => {
  expect(await partOf()).toBeUndefined();
});

test.each([
  ["=1+1", "<t>=1+1</t>"],
  ["<&>\"'", "<t>&lt;&amp;&gt;\"'</t>"],
  [" a", '<t xml:space="preserve"> a</t>'],
  ["a ", '<t xml:space="preserve">a </t>'],
  ["a b", "<t>a b</t>"],
  ["a  b", '<t xml:space="preserve">a  b</t>'],
  ["a\nb", '<t xml:space="preserve">a\nb</t>'],
  ["_x000D_ _x_ _xABCDE_", "<t>_x005F_x000D_ _x_ _xABCDE_</t>"],
])("%j is stored as %s", async (text, xml) => {
  expect(await partOf(text)).toContain(`<si>${xml}</si>`);
});

test("a text that no cell can hold is refused at each of its cells", () => {
  const texts = new SharedTexts();
  const refused = expect.objectContaining({ code: "ControlCharacter" });
  expect(() => texts.idOf("a\u0000b")).toThrow(refused);
  expect(() => texts.idOf("a\u0000b")).toThrow(refused);
});

test("any text reads back as Excel reads it", async () => {
  const unit = fc.constantFrom(
    ...["_", "x", "0", "D", "<", "&", "]]>", '"', " ", "\n", "\t", "=", "😀", "_x000D_", "_x005F_"],
  );
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(fc.string({ unit }), { minLength: 1 }), async (texts) => {
      const items = [...((await partOf(...texts)) ?? "").matchAll(/<si><t[^>]*>(.*?)<\/t><\/si>/gs)];
      expect(items.map(([, xml = ""]) => read(xml))).toEqual(texts);
    }),
    { numRuns: 30 },
  );
});

function read(xml: string): string {
  expect(xml).not.toMatch(/[<>]/);
  const plain = xml.replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&");
  return plain.replace(/_x([0-9A-F]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}
