import type { ExcelRun } from "../../workbook/writers/officejs/writeWorkbook";
import { SavedImports } from "../savedImports/savedImports";
import { IMPORT_NAMESPACE } from "../../workbook/importNamespace";

/** Imports in custom XML parts of the workbook: Excel saves them with it and shows them nowhere. */
export function savedInWorkbook(run: ExcelRun): SavedImports {
  return new SavedImports({
    load: () =>
      run(async (context) => {
        const parts = context.workbook.customXmlParts.getByNamespace(IMPORT_NAMESPACE);
        parts.load("items/id");
        await context.sync();
        if (parts.items.length === 0) return [];
        const read = parts.items.map((part) => ({ id: part.id, xml: part.getXml() }));
        await context.sync();
        const saved = read.map(({ id, xml }) => ({ id, ...contentOf(xml.value) }));
        return saved.sort((a, b) => (a.savedAt < b.savedAt ? -1 : 1));
      }),
    add: (text) =>
      run(async (context) => {
        const savedAt = new Date().toISOString();
        const part = context.workbook.customXmlParts.add(
          `<import xmlns="${IMPORT_NAMESPACE}" keptAt="${savedAt}">${text}</import>`,
        );
        part.load("id");
        await context.sync();
        return { id: part.id, savedAt, text };
      }),
    remove: (id) =>
      run(async (context) => {
        const part = context.workbook.customXmlParts.getItemOrNullObject(id);
        part.load("id");
        await context.sync();
        if (part.isNullObject) return;
        part.delete();
        await context.sync();
      }),
  });
}

function contentOf(xml: string): { savedAt: string; text: string } {
  const { documentElement: element } = new DOMParser().parseFromString(xml, "application/xml");
  return { savedAt: element.getAttribute("keptAt") ?? "", text: element.textContent.trim() };
}
