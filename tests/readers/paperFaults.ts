import { cutTexts, type PrintedPage } from "./printedPages";

/** What a reader of paper can read, in points. */
const SMALLEST = 7;

/** Points at the right of every page that stay empty: a text that reaches into them is cut. */
const MARGIN = 17;

/** Texts of a page that are not on the page before at the same place: those of repeated rows are. */
function ownTexts(page: PrintedPage, before: PrintedPage | undefined): PrintedPage["texts"] {
  const isRepeated = ({ text, top }: PrintedPage["texts"][number]): boolean =>
    before?.texts.some((one) => one.text === text && Math.abs(one.top - top) < 1) ?? false;
  return page.texts.filter((text) => !isRepeated(text));
}

/** Problem with a printed page. */
export interface PaperFault {
  page: number;
  footer: string;
  what: string;
}

/** Problem with printed pages: no text of their own, letters that are too small, figures or texts that are cut. */
export function paperFaults(pages: readonly PrintedPage[]): PaperFault[] {
  return pages.flatMap((page, i) => {
    const { texts, width, footer } = page;
    const small = texts.find(({ size }) => size < SMALLEST);
    const faults = [
      ...(ownTexts(page, pages[i - 1]).length === 0 ? ["blank"] : []),
      ...(small ? [`${small.size.toFixed(1)} pt: ${small.text}`] : []),
      ...texts.flatMap(({ text }) => (/^#+$/.test(text) ? [text] : [])),
      ...cutTexts(page).map((text) => `cut: ${text}`),
      ...texts.flatMap((one) =>
        one.left + one.width > width - MARGIN ? [`over the edge: ${one.text}`] : [],
      ),
    ];
    return faults.map((what) => ({ page: i + 1, footer, what }));
  });
}
