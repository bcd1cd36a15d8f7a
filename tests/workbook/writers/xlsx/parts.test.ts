import { strFromU8, unzipSync } from "fflate";
import { layout } from "../../../../src/workbook/layout";
import type { WorkbookSpec } from "../../../../src/workbook/spec";
import { writeXlsx } from "../../../../src/workbook/writers/xlsx/writeXlsx";
import { sampleDrawing } from "../../sampleWorkbook";
import { allNamed, readXml, type XmlNode } from "./readXml";
import { schemaErrors } from "./schema";

/** The parts of the sample with a note, as elements by path. */
async function partsOfSample(): Promise<Map<string, XmlNode>> {
  const drawing = sampleDrawing();
  const place = { row: 7, column: 1, rows: 1, columns: 1 };
  drawing.sheets[0]?.features.push({ kind: "cellNote", area: place, text: "two\nlines" });
  const entries = Object.entries(unzipSync((await writeXlsx(drawing)).output));
  return new Map(entries.map(([path, bytes]) => [path, readXml(strFromU8(bytes))]));
}

let parts: Map<string, XmlNode>;
beforeAll(async () => {
  parts = await partsOfSample();
});

const part = (path: string): XmlNode => {
  const found = parts.get(path);
  if (!found) throw new Error(`no part ${path}`);
  return found;
};
const values = (node: XmlNode, name: string): (string | undefined)[] =>
  allNamed(node, name).map(({ attributes }) => attributes["val"]);
const chart = (number: number): XmlNode => part(`xl/charts/chart${number}.xml`);

test("every part is well-formed and follows the schema", () => {
  const errors = [...parts]
    .filter(([path]) => !path.endsWith(".vml"))
    .flatMap(([path, node]) => schemaErrors(node).map((error) => `${path}: ${error}`));
  expect(errors).toEqual([]);
});

test("every list states how many it has", () => {
  for (const node of parts.values()) {
    const counted = [node, ...allBelow(node)].filter(
      ({ name, attributes }) => "count" in attributes && !["sst", "tableStyles"].includes(name),
    );
    for (const { name, attributes, children } of counted) {
      expect([name, attributes["count"]]).toEqual([name, String(children.length)]);
    }
  }
});

const allBelow = (node: XmlNode): XmlNode[] => node.children.flatMap((child) => [child, ...allBelow(child)]);

// ST_BarDir, ST_Orientation and ST_Crosses of the standard: bars that read from top to bottom need all three.
test.each([
  ["columns", 1, { "c:barDir": ["col"], "c:orientation": ["minMax", "minMax"], "c:crosses": ["autoZero", "autoZero"], "c:axPos": ["b", "l"], "c:tickLblPos": ["low", "low"], "c:crossBetween": ["between"] }],
  ["points", 2, { "c:barDir": [], "c:orientation": ["minMax", "minMax"], "c:crosses": ["autoZero", "autoZero"], "c:axPos": ["b", "l"], "c:tickLblPos": ["low", "low"], "c:crossBetween": ["midCat", "midCat"] }],
  ["bars", 3, { "c:barDir": ["bar"], "c:orientation": ["maxMin", "minMax"], "c:crosses": ["autoZero", "max"], "c:axPos": ["l", "b"], "c:tickLblPos": ["low", "nextTo"], "c:crossBetween": ["between"] }],
  ["lines", 4, { "c:barDir": [], "c:orientation": ["minMax", "minMax"], "c:crosses": ["autoZero", "autoZero"], "c:axPos": ["b", "l"], "c:tickLblPos": ["low", "low"], "c:crossBetween": ["between"] }],
] as const)("axes of a chart of %s", (_, number, expected) => {
  for (const [name, wanted] of Object.entries(expected)) expect([name, ...values(chart(number), name)]).toEqual([name, ...wanted]);
}); // prettier-ignore

test("each axis crosses the other, and the series refer to both", () => {
  for (const number of [1, 2, 3, 4]) {
    const [first, second] = [...new Set(values(chart(number), "c:axId"))];
    expect(values(chart(number), "c:crossAx")).toEqual([second, first]);
    expect(values(chart(number), "c:axId")).toEqual([first, second, first, second]);
  }
});

test("grid lines are those of the values; points have them both ways", () => {
  expect([1, 2, 3, 4].map((number) => allNamed(chart(number), "c:majorGridlines").length)).toEqual([
    1, 2, 1, 1,
  ]);
});

test("axis titles are there where the chart has them", () => {
  const titles = (number: number) => allNamed(chart(number), "a:t").map(({ text }) => text);
  expect([1, 2, 3, 4].map(titles)).toEqual([
    ["IOPS by test", "Test", "IOPS"],
    ["Latency against IOPS", "IOPS", "Latency (ms)"],
    ["IOPS, lying", "Test", "IOPS"],
    ["Two lines"],
  ]);
});

test("series are numbered, and differ in color and marker", () => {
  const lines = chart(4);
  expect([values(lines, "c:idx"), values(lines, "c:order")]).toEqual([["0", "1"], ["0", "1"]]);
  expect(values(lines, "c:symbol")).toEqual(["circle", "square"]);
  const colors = allNamed(lines, "c:ser").map((series) => new Set(values(series, "a:srgbClr")));
  expect(colors.map(({ size }) => size)).toEqual([1, 1]);
  expect(colors[0]).not.toEqual(colors[1]);
}); // prettier-ignore

test("points are not joined, lines are", () => {
  const look = (number: number) => allNamed(chart(number), "c:ser").map((series) => series.children.find(({ name }) => name === "c:spPr"));
  for (const points of look(2)) expect(points && allNamed(points, "a:noFill")).toHaveLength(1);
  for (const line of look(4)) expect(line && allNamed(line, "a:noFill")).toHaveLength(0);
}); // prettier-ignore

test("a chart covers its cells: from the first one to the one behind the last", () => {
  const corners = allNamed(part("xl/drawings/drawing1.xml"), "xdr:twoCellAnchor").map((anchor) =>
    ["xdr:col", "xdr:row"].flatMap((name) => allNamed(anchor, name).map(({ text }) => Number(text))),
  );
  // F3:M17, F19:M33, A20:D34 and F35:M49
  expect(corners).toEqual([
    [5, 13, 2, 17],
    [5, 13, 18, 33],
    [0, 4, 19, 34],
    [5, 13, 34, 49],
  ]);
  const ids = allNamed(part("xl/drawings/drawing1.xml"), "xdr:cNvPr").map(({ attributes }) => attributes["id"]);
  expect(ids).toEqual(["2", "3", "4", "5"]);
}); // prettier-ignore

test("relations have the types of what they lead to", () => {
  const kinds = [...parts].filter(([path]) => path.endsWith(".rels")).flatMap(([, node]) =>
    allNamed(node, "Relationship").map(({ attributes: { Type = "", Target = "" } }) => `${Target.replace(/\d*\.\w+$/, "").split("/").at(-1)} ${Type.split("/").at(-1)}`),
  );
  expect([...new Set(kinds)].sort()).toEqual(expect.arrayContaining([
    "app extended-properties", "chart chart", "comments comments", "core core-properties", "drawing drawing",
    "metadata sheetMetadata", "sharedStrings sharedStrings", "sheet worksheet", "styles styles", "table table",
    "theme theme", "vmlDrawing vmlDrawing", "workbook officeDocument",
  ]));
}); // prettier-ignore

test("content types are those of the parts", () => {
  const types = Object.fromEntries(
    allNamed(part("[Content_Types].xml"), "Override").map(({ attributes: { PartName = "", ContentType = "" } }) => [
      PartName,
      ContentType.replace(/^.*[.-](?=[\w-]+\+xml$)/, ""),
    ]),
  );
  expect(types).toMatchObject({
    "/xl/workbook.xml": "main+xml",
    "/xl/worksheets/sheet1.xml": "worksheet+xml",
    "/xl/tables/table1.xml": "table+xml",
    "/xl/charts/chart1.xml": "chart+xml",
    "/xl/drawings/drawing1.xml": "drawing+xml",
    "/xl/styles.xml": "styles+xml",
    "/xl/sharedStrings.xml": "sharedStrings+xml",
    "/xl/metadata.xml": "sheetMetadata+xml",
    "/xl/theme/theme1.xml": "theme+xml",
    "/xl/comments1.xml": "comments+xml",
  });
}); // prettier-ignore

test("cells count and name their texts", () => {
  const texts = part("xl/sharedStrings.xml");
  const cells = [...parts]
    .filter(([path]) => /worksheets\/sheet\d+\.xml$/.test(path))
    .flatMap(([, sheet]) => allNamed(sheet, "c").filter(({ attributes }) => attributes["t"] === "s"));
  expect(texts.attributes).toMatchObject({
    count: String(cells.length),
    uniqueCount: String(texts.children.length),
  });
});

test("looks name fonts, fills and borders that are there", () => {
  const styles = part("xl/styles.xml");
  const size = (name: string) => allNamed(styles, name)[0]?.children.length ?? 0;
  for (const { attributes } of allNamed(styles, "xf")) {
    expect(Number(attributes["fontId"])).toBeLessThan(size("fonts"));
    expect(Number(attributes["fillId"])).toBeLessThan(size("fills"));
    expect(Number(attributes["borderId"])).toBeLessThan(size("borders"));
  }
});

test("a workbook of many pages is one page wide unless it reports otherwise", () => {
  const setup = (number: number) => allNamed(part(`xl/worksheets/sheet${number}.xml`), "pageSetup")[0]?.attributes;
  expect([setup(1)?.["fitToWidth"], setup(2)?.["fitToWidth"]]).toEqual([undefined, "2"]);
}); // prettier-ignore

test("a workbook with a single name has a list of one, one without has none", async () => {
  const definedNames = async (names: WorkbookSpec["names"]) => {
    const spec = { title: "T", subject: "S", names, sheets: [{ name: "A", cells: [], print: { orientation: "portrait" as const } }] };
    const entries = unzipSync((await writeXlsx(layout(spec))).output);
    const workbook = readXml(strFromU8(entries["xl/workbook.xml"] ?? new Uint8Array()));
    return [allNamed(workbook, "definedNames").length, allNamed(workbook, "definedName").map(({ text }) => text)];
  };
  expect(await definedNames([{ name: "Share", refersTo: { formula: "96%" } }])).toEqual([1, ["96%"]]);
  expect(await definedNames([])).toEqual([0, []]);
}); // prettier-ignore

test("names are sorted, those of a sheet first, whatever their order was", async () => {
  const names = ["b", "C", "a"].map((name) => ({ name, refersTo: { formula: "1" } }));
  const print = { orientation: "portrait" as const, repeatRows: [1, 2] as [number, number] };
  const spec = { title: "T", subject: "S", names, sheets: [{ name: "A", cells: [], print }] };
  const entries = unzipSync((await writeXlsx(layout(spec))).output);
  const workbook = readXml(strFromU8(entries["xl/workbook.xml"] ?? new Uint8Array()));
  expect(allNamed(workbook, "definedName").map(({ attributes }) => attributes["name"])).toEqual([
    "_xlnm.Print_Titles",
    "a",
    "b",
    "C",
  ]);
});
