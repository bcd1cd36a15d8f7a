import { QUESTION_PT } from "./questionRow";

/** Heights of the rows of a first page's tables in points: helper row, question, heads, a row, scale. */
export const TABLE_PT = { helper: 4, question: QUESTION_PT, heads: 15.75, row: 19.5, scale: 12 } as const;
