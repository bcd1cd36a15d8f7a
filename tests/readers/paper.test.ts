import { calculate } from "../../src/calculator/calculate";
import { templates } from "../../src/templates/templates";
import { layout } from "../../src/workbook/layout";
import { shareFile } from "../../src/workbook/writers/xlsx/share/shareFile";
import { writeXlsx } from "../../src/workbook/writers/xlsx/writeXlsx";
import { sourceFunctions } from "../sourceFunctions";
import { cutTexts, printedPages, type PrintedPage } from "./printedPages";
import { runs, testWhenInstalled } from "./whenInstalled";

/** What a reader of paper can read, in points. */
const SMALLEST = 7;

/** Pages of rows that are empty until more hosts or tests are entered: a fixed print area would cut those off. */
const ROOM_FOR_MORE: Readonly<Record<string, number>> = {
  "benchmark-comparison": 2,
  runbooks: 7,
};

const installed = runs("soffice", "--version") && runs("pdftohtml", "-v");

/** Texts of a page that are not on the page before at the same place: those of repeated rows are. */
function ownTexts(page: PrintedPage, before: PrintedPage | undefined): PrintedPage["texts"] {
  const isRepeated = ({ text, top }: PrintedPage["texts"][number]): boolean =>
    before?.texts.some((one) => one.text === text && Math.abs(one.top - top) < 1) ?? false;
  return page.texts.filter((text) => !isRepeated(text));
}

/** Every template as it is opened, printed; LibreOffice is started once. */
let printed: Promise<Map<string, PrintedPage[]>> | undefined;

async function printAll(): Promise<Map<string, PrintedPage[]>> {
  const files: Uint8Array[] = [];
  for (const { plan } of templates) {
    const drawing = calculate(layout(plan().spec), sourceFunctions);
    files.push(shareFile((await writeXlsx(drawing)).output).output);
  }
  const pages = await printedPages(files);
  return new Map(templates.map(({ id }, i) => [id, pages[i] ?? []]));
}

describe.each(templates.map(({ id }) => id))("%s", (id) => {
  testWhenInstalled(
    {
      name: "LibreOffice and poppler",
      hint: "apt-get install libreoffice-calc fonts-crosextra-carlito poppler-utils",
    },
    installed,
    "prints no page without text, none in letters that are too small, and no figure or text that is cut",
    async () => {
      const pages = (await (printed ??= printAll())).get(id) ?? [];
      expect(pages.length).toBeGreaterThan(0);
      const number = (page: PrintedPage) => `page ${pages.indexOf(page) + 1}`;
      const blank = pages.filter((page, i) => ownTexts(page, pages[i - 1]).length === 0).map(number);
      expect(blank.slice(ROOM_FOR_MORE[id] ?? 0)).toEqual([]);
      expect(pages.filter(({ texts }) => texts.some(({ size }) => size < SMALLEST)).map(number)).toEqual([]);
      expect(pages.flatMap(({ texts }) => texts.filter(({ text }) => /^#+$/.test(text)))).toEqual([]);
      expect(pages.flatMap((page) => cutTexts(page).map((text) => `${number(page)}: ${text}`))).toEqual([]);
    },
    300_000,
  );
});
