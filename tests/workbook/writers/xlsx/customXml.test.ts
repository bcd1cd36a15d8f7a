import { strFromU8, unzipSync } from "fflate";
import { recordOfXml } from "../../../../src/workbook/readers/recordOfXml";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { sampleDrawing } from "../../sampleWorkbook";
import { allNamed, readXml } from "./readXml";

async function partsOf(drawing = sampleDrawing()): Promise<(path: string) => string> {
  const parts = unzipSync((await writeXlsx(drawing)).output);
  return (path) => {
    const part = parts[path];
    return part ? strFromU8(part) : "";
  };
}

test("a record is a custom XML part with its properties and relations", async () => {
  const drawing = sampleDrawing();
  const part = await partsOf(drawing);
  expect(recordOfXml(part("customXml/item1.xml"))).toEqual(drawing.records[0]);
  const [schema] = allNamed(readXml(part("customXml/itemProps1.xml")), "ds:schemaRef");
  expect(schema?.attributes["ds:uri"]).toBe("urn:hci-planner:plan:1");
  expect(part("customXml/_rels/item1.xml.rels")).toMatch(
    /officeDocument\/2006\/relationships\/customXmlProps" Target="itemProps1\.xml"/,
  );
  expect(part("xl/_rels/workbook.xml.rels")).toMatch(
    /officeDocument\/2006\/relationships\/customXml" Target="\.\.\/customXml\/item1\.xml"/,
  );
  expect(part("[Content_Types].xml")).toContain(
    '<Override PartName="/customXml/itemProps1.xml" ContentType="application/vnd.openxmlformats-officedocument.customXmlProperties+xml"/>',
  );
});

test("each record has a part and an id of its own", async () => {
  const drawing = sampleDrawing();
  const [record] = drawing.records;
  if (!record) throw new Error("the sample has no record");
  const part = await partsOf({ ...drawing, records: [record, { ...record, plan: "other" }] });
  expect(recordOfXml(part("customXml/item2.xml")).plan).toBe("other");
  const ids = [1, 2].map((n) => readXml(part(`customXml/itemProps${n}.xml`)).attributes["ds:itemID"]);
  for (const id of ids) expect(id).toMatch(/^\{[0-9A-F]{8}(-[0-9A-F]{4}){3}-[0-9A-F]{12}\}$/);
  expect(new Set(ids).size).toBe(2);
});

test("a workbook without a record has no custom XML", async () => {
  const part = await partsOf({ ...sampleDrawing(), records: [] });
  expect(part("customXml/item1.xml")).toBe("");
  expect(part("xl/_rels/workbook.xml.rels")).not.toContain("customXml");
});
