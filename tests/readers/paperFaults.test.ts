import { paperFaults } from "./paperFaults";
import type { PrintedPage, PrintedText } from "./printedPages";

const text = (of: Partial<PrintedText> = {}): PrintedText => ({
  ...{ text: "Hosts", top: 100, left: 50, width: 40, size: 9 },
  ...of,
});

const page = (...texts: PrintedText[]): PrintedPage => ({ texts, footer: "", width: 595 });

test.each([
  ["a page in order", [page(text())], []],
  ["a page without text", [page()], ["blank"]],
  ["a page of repeated rows alone", [page(text()), page(text())], ["blank"]],
  ["the same text in another place", [page(text()), page(text({ top: 200 }))], []],
  ["letters of 7 pt", [page(text({ size: 7 }))], []],
  ["smaller letters", [page(text({ size: 6.67 }))], ["6.7 pt: Hosts"]],
  ["a figure without room", [page(text({ text: "####" }))], ["####"]],
  ["a text below the next one", [page(text(), text({ left: 80, text: "6" }))], ["cut: Hosts | 6"]],
  ["a text beside the next one", [page(text(), text({ left: 90, text: "6" }))], []],
  ["a text up to the margin", [page(text({ left: 538 }))], []],
  ["a text into the margin", [page(text({ left: 539 }))], ["over the edge: Hosts"]],
])("%s", (_, pages, faults) => {
  expect(paperFaults(pages).map(({ what }) => what)).toEqual(faults);
});
