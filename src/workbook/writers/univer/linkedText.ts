import type { SnapshotRichText } from "./snapshot";

/** Univer's number for a hyperlink among the ranges of a text. */
const HYPERLINK = 0;

/** A cell's text as one link. */
export function linkedText(text: string, url: string, id: string): SnapshotRichText {
  return {
    id,
    documentStyle: {},
    body: {
      dataStream: `${text}\r\n`,
      paragraphs: [{ startIndex: text.length, paragraphId: `${id}.p` }],
      sectionBreaks: [{ startIndex: text.length + 1, sectionId: `${id}.s` }],
      customRanges: [
        {
          rangeId: `${id}.link`,
          rangeType: HYPERLINK,
          startIndex: 0,
          endIndex: text.length - 1,
          properties: { url },
        },
      ],
    },
  };
}
