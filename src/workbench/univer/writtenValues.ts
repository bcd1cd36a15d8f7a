import type { SourcePatch } from "./sourcePatch";

/**
 * Numbers and texts written in a formula.
 *
 * - Wrong in 0.25: a number that JavaScript writes in another way, such as 1.50 or .5, is a text: =1.50=1.5 is FALSE. And a
 *   text that looks like a formatted number, such as "1,234", "5%" or "12:00", is a number where it is an argument.
 * - Why it matters here: functions refuse a text that can be read in two ways, and did not see it: VSAN_GHZ("1,234",32) had a
 *   result in the workbench, and an error in Excel and on the command line.
 * - Upstream: no issue found. Text for one: "=ISNUMBER(1.50) is FALSE and =ISNUMBER("5%") is TRUE. `ValueNode.execute` makes a
 *   value of the token with `ValueObjectFactory.create`, which is for what users type into cells."
 *
 * Which functions get such texts is in writtenTexts.ts.
 */
export const WRITTEN_VALUES: SourcePatch = {
  package: "@univerjs/engine-formula",
  version: "0.25.1",
  declaration: "var ValueNode = class extends BaseAstNode {",
  sha256: "0f1dd953ebda242488c8fdbd788dc7e596a1a07481607155f3997266eb666812",
  from: "this.setValue(ValueObjectFactory.create(this.getToken(), isIgnoreNumberPattern));",
  to: `const token = this.getToken();
		this.setValue(isRealNum(token) ? createNumberValueObjectByRawValue(Number(token)) : ValueObjectFactory.create(token, isIgnoreNumberPattern));`,
};

/**
 * Arrays written in a formula, such as {1,"a"}.
 *
 * - Wrong in 0.25: a comma or semicolon in a text ends it: {"1,234"} is two texts. Numbers and texts are as in WRITTEN_VALUES.
 * - Why it matters here: a function got values that the formula does not hold.
 * - Upstream: no issue found. Text for one: "=COLUMNS({"a,b"}) is 2. `ArrayValueObject._formatValue` splits at each comma."
 */
export const WRITTEN_ARRAYS: SourcePatch = {
  package: "@univerjs/engine-formula",
  version: "0.25.1",
  declaration: "_formatValue(rawValue) {",
  sha256: "81c72c08037598f0b96ffb1d8064e79d79e625a65cb7f40647d98e21a066a6d1",
  from: `rawValue = rawValue.slice(1, -1);
		const rowArray = rawValue.split(";");
		const rowArrayCount = rowArray.length;
		const result = [];
		let maxColumnCount = 0;
		for (let r = 0; r < rowArrayCount; r++) {
			const columnArray = rowArray[r].split(",");
			const columnArrayCount = columnArray.length;
			if (maxColumnCount < columnArrayCount) maxColumnCount = columnArrayCount;
			const row = [];
			for (let c = 0; c < columnArrayCount; c++) {
				const cellRaw = columnArray[c].trim();
				row.push(ValueObjectFactory.create(cellRaw));`,
  // The lexer has made one quote of two within a text: a text ends where an element does.
  to: `const rowArray = [[""]];
		for (const part of rawValue.slice(1, -1).match(/\\s*"[^]*?"\\s*(?=[,;]|$)|[^,;]+|[,;]/g) ?? []) {
			const last = rowArray[rowArray.length - 1];
			if (part === ";") rowArray.push([""]);
			else if (part === ",") last.push("");
			else last[last.length - 1] = part;
		}
		const rowArrayCount = rowArray.length;
		const result = [];
		let maxColumnCount = 0;
		for (let r = 0; r < rowArrayCount; r++) {
			const columnArray = rowArray[r];
			const columnArrayCount = columnArray.length;
			if (maxColumnCount < columnArrayCount) maxColumnCount = columnArrayCount;
			const row = [];
			for (let c = 0; c < columnArrayCount; c++) {
				const cellRaw = columnArray[c].trim();
				row.push(isRealNum(cellRaw) ? createNumberValueObjectByRawValue(Number(cellRaw)) : ValueObjectFactory.create(cellRaw, true));`,
};
