/** The faces of the grid's font, as CSS writes them. */
const FACES = ["11pt Calibri", "bold 11pt Calibri", "italic 11pt Calibri", "italic bold 11pt Calibri"];

/** A letter of each subset that the page has. */
const LATIN = "a";
const LATIN_EXTENDED = "ő";

/**
 * Loads the font that the page brings. The grid measures texts when it opens a workbook, so the font must be there before:
 * texts measured in another font are cut.
 *
 * @throws DOMException where a file of the font cannot be loaded.
 */
export async function loadFonts(): Promise<void> {
  await load(LATIN);
}

/** Loads the letters of the same font that few workbooks have: a third of a megabyte, for when the first sheet is shown. */
export async function loadRareLetters(): Promise<void> {
  await load(LATIN_EXTENDED);
}

async function load(letters: string): Promise<void> {
  await Promise.all(FACES.map((face) => document.fonts.load(face, letters)));
}
