import { SpecError } from "../../../specError";
import { addNotes } from "./addNotes";
import { CustomUse } from "./customUse";
import { attribute, FileParts } from "./fileParts";
import { plainText } from "./plainText";
import { sheetWithValues, tableWithoutFormulas } from "./sheetWithValues";

const WORKBOOK = "xl/workbook.xml";
const NAME = /<definedName\b([^>]*)>([^<]*)<\/definedName>/g;

/** A workbook file that needs no add-in, and how many formulas became values in it. */
export interface SharedFile {
  output: Uint8Array;
  formulas: number;
}

/**
 * A copy of a workbook file for people without the add-in: every formula that needs a custom function, also by way of a
 * defined name, becomes its value and is kept as a note at its cell (one for all formulas of a column that differ in their row alone). All other
 * formulas stay live; everything else stays as it is. Names that need a custom function are left out.
 *
 * @param bytes An .xlsx file as Excel saves it.
 * @param privateNamespaces Namespaces of custom XML that is not for others: it is left out, too.
 * @throws SpecError `NotCalculated` where such a formula has no value yet.
 */
export function shareFile(bytes: Uint8Array, privateNamespaces: readonly string[] = []): SharedFile {
  const parts = FileParts.read(bytes);
  const use = new CustomUse(definitionsOf(parts));
  let formulas = 0;
  for (const sheet of parts.paths.filter((path) => /^xl\/worksheets\/[^/]+\.xml$/.test(path))) {
    formulas += shareSheet(parts, sheet, use);
  }
  const workbook = parts.text(WORKBOOK) ?? "";
  const remaining = workbook.replace(NAME, (whole, attributes: string) => {
    const name = plainText(attribute(attributes, "name") ?? "").toLowerCase();
    return use.names.has(name) ? "" : whole;
  });
  // An empty list would be against the schema.
  parts.write(WORKBOOK, remaining.replace(/<definedNames>\s*<\/definedNames>/, ""));
  removeCalculationChain(parts);
  for (const namespace of privateNamespaces) removeCustomXml(parts, namespace);
  return { output: parts.zipped(), formulas };
}

function definitionsOf(parts: FileParts): { name: string; formula: string }[] {
  return [...(parts.text(WORKBOOK) ?? "").matchAll(NAME)].map(([, attributes = "", formula = ""]) => ({
    name: plainText(attribute(attributes, "name") ?? ""),
    formula: plainText(formula),
  }));
}

function shareSheet(parts: FileParts, path: string, use: CustomUse): number {
  for (const { path: table } of parts.targets(path, "table")) {
    parts.write(table, tableWithoutFormulas(parts.text(table) ?? "", use));
  }
  const { xml, notes, replaced, notCalculated } = sheetWithValues(parts.text(path) ?? "", use);
  const [first] = notCalculated;
  if (first !== undefined) {
    throw new SpecError(
      "NotCalculated",
      `Cell ${first} of ${path} has no value yet: let Excel calculate first.`,
    );
  }
  parts.write(path, xml);
  addNotes(parts, path, notes);
  return replaced;
}

/** The chain lists cells with formulas; Excel calls a file damaged in which it lists others, and makes a new one. */
function removeCalculationChain(parts: FileParts): void {
  for (const chain of parts.targets(WORKBOOK, "calcChain")) parts.removeTarget(WORKBOOK, chain);
}

function removeCustomXml(parts: FileParts, namespace: string): void {
  for (const target of parts.targets(WORKBOOK, "customXml")) {
    if (!parts.text(target.path)?.includes(`xmlns="${namespace}"`)) continue;
    parts.removeTarget(WORKBOOK, target, ["customXmlProps"]);
  }
}
