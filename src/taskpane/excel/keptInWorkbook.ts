import type { ExcelRun } from "../../workbook/writers/officejs/writeWorkbook";
import { KeptImports } from "../kept/keptImports";
import { KEPT_NAMESPACE } from "../../workbook/keptNamespace";

/** Imports in custom XML parts of the workbook: Excel saves them with it and shows them nowhere. */
export function keptInWorkbook(run: ExcelRun): KeptImports {
  return new KeptImports({
    load: () =>
      run(async (context) => {
        const parts = context.workbook.customXmlParts.getByNamespace(KEPT_NAMESPACE);
        parts.load("items/id");
        await context.sync();
        if (parts.items.length === 0) return [];
        const read = parts.items.map((part) => ({ id: part.id, xml: part.getXml() }));
        await context.sync();
        const kept = read.map(({ id, xml }) => ({ id, ...contentOf(xml.value) }));
        return kept.sort((a, b) => (a.keptAt < b.keptAt ? -1 : 1));
      }),
    add: (text) =>
      run(async (context) => {
        const keptAt = new Date().toISOString();
        const part = context.workbook.customXmlParts.add(
          `<import xmlns="${KEPT_NAMESPACE}" keptAt="${keptAt}">${text}</import>`,
        );
        part.load("id");
        await context.sync();
        return { id: part.id, keptAt, text };
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

function contentOf(xml: string): { keptAt: string; text: string } {
  const { documentElement: element } = new DOMParser().parseFromString(xml, "application/xml");
  return { keptAt: element.getAttribute("keptAt") ?? "", text: element.textContent.trim() };
}
