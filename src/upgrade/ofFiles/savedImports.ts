import { parseXml } from "../../importers/reading/xmlElement";
import { unpackImport } from "../../savedImports/packImport";
import type { SavedResults } from "./savedResults";

/**
 * The imports of a workbook from their XML, oldest first.
 *
 * @param onProblem Takes why one of them cannot be read.
 */
export async function savedImports(
  xmls: readonly string[],
  onProblem: (message: string) => void,
): Promise<SavedResults[]> {
  const imports: { imported: SavedResults; savedAt: string }[] = [];
  for (const xml of xmls) {
    try {
      const { attributes, text } = parseXml(xml, "import");
      imports.push({
        imported: await unpackImport(text.trim()),
        savedAt: /keptAt="([^"]*)"/.exec(attributes)?.[1] ?? "",
      });
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      onProblem(`An import saved in the workbook cannot be read: ${why}.`);
    }
  }
  return imports.sort((a, b) => (a.savedAt < b.savedAt ? -1 : 1)).map(({ imported }) => imported);
}
