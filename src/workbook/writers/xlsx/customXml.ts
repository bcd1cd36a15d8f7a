import type { WorkbookDrawing } from "../../drawing";
import { IMPORT_NAMESPACE } from "../../importNamespace";
import { RECORD_NAMESPACE } from "../../planRecord";
import { planRecordXml } from "../../planRecordXml";
import type { Package } from "./package";
import { WORKBOOK_PART } from "./workbookXml";
import { xmlElement, XML_HEADER } from "./xml";

const PROPERTIES_TYPE = "application/vnd.openxmlformats-officedocument.customXmlProperties+xml";
const CUSTOM_XML = "http://schemas.openxmlformats.org/officeDocument/2006/customXml";

/**
 * Adds the records of the workbook's plans and the imports that it keeps, each as a custom XML part: Excel keeps them and shows them
 * nowhere.
 */
export function addCustomXml(pack: Package, { records, kept = [] }: WorkbookDrawing): void {
  const parts = [
    ...records.map((record) => ({ namespace: RECORD_NAMESPACE, xml: planRecordXml(record) })),
    ...kept.map((xml) => ({ namespace: IMPORT_NAMESPACE, xml })),
  ];
  parts.forEach(({ namespace, xml }, i) => {
    const [item, properties] = [`item${i + 1}.xml`, `itemProps${i + 1}.xml`];
    pack.add(`customXml/${item}`, XML_HEADER + xml);
    pack.add(`customXml/${properties}`, XML_HEADER + propertiesXml(i, namespace), PROPERTIES_TYPE);
    pack.relate(WORKBOOK_PART, "customXml", `../customXml/${item}`);
    pack.relate(`customXml/${item}`, "customXmlProps", properties);
  });
}

/** Says which namespace a part has. Its id has to be another one than that of any other part of the workbook. */
function propertiesXml(i: number, namespace: string): string {
  const number = (i + 1).toString(16).toUpperCase().padStart(12, "0");
  const schema = xmlElement("ds:schemaRef", { "ds:uri": namespace });
  return xmlElement(
    "ds:datastoreItem",
    { "ds:itemID": `{48434950-4C41-4E00-8000-${number}}`, "xmlns:ds": CUSTOM_XML },
    xmlElement("ds:schemaRefs", {}, schema),
  );
}
