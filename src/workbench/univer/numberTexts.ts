import type { SourcePatch } from "./sourcePatch";

/**
 * Univer reads each text that it draws as a date, a time and a number, to mark numbers that are texts.
 *
 * - Wrong in 0.25: it does so on every drawing, for the same texts, and also where the mark is switched off.
 * - Why it matters here: it is a third of the time of drawing; a third of an edit's time is drawing.
 * - Upstream: no issue found; the code is the same in the main branch of March 2026. Text for one: "Scrolling a sheet of
 *   texts spends a third of its time in getNumfmtParseValueFilter, called by ForceStringRenderController for every cell of
 *   every frame. Ask for disableForceStringMark first, and remember results by text."
 */
export const NUMBER_TEXTS: SourcePatch = {
  package: "@univerjs/core",
  version: "0.25.1",
  declaration: "const getNumfmtParseValueFilter = (value) => {",
  sha256: "cfd7562b763e4da29e424f0b0fce12f7da60ad64abf0574ae4965c9b0b925592",
  from: "const getNumfmtParseValueFilter = (value) => {",
  to: `const getNumfmtParseValueFilter = (text) => {
	if (!readTexts.has(text)) {
		if (readTexts.size > 20000) readTexts.clear();
		readTexts.set(text, readAsNumber(text));
	}
	return readTexts.get(text);
};
const readTexts = new Map();
const readAsNumber = (value) => {`,
};
