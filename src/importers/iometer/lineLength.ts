/** Longer lines are no Iometer rows: the reader reports them, and only this much of them is ever held. */
export const MAX_LINE_CHARACTERS = 64 * 1024;
