import type { WorkbookDrawing } from "../../drawing";
import type { Package } from "./package";
import { ROOT } from "./package";
import { XML_HEADER, xmlText } from "./xml";

const CORE_TYPE = "application/vnd.openxmlformats-package.core-properties+xml";
const EXTENDED_TYPE = "application/vnd.openxmlformats-officedocument.extended-properties+xml";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006";
const DUBLIN_CORE = "http://purl.org/dc";

const AUTHOR = "HCI Planner";

/** Documents say when they were made; ours must not differ from run to run. */
const MADE = "2024-01-01T00:00:00Z";

/** Some readers recalculate files of programs that they do not know; files of this one they leave as they are. */
const APPLICATION = "Microsoft Excel";

/** Adds the parts that say what the workbook is about and who made it. */
export function addProperties(pack: Package, { title, subject }: WorkbookDrawing): void {
  const time = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${MADE}</dcterms:${name}>`;
  pack.add(
    "docProps/core.xml",
    `${XML_HEADER}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" ` +
      `xmlns:dc="${DUBLIN_CORE}/elements/1.1/" xmlns:dcterms="${DUBLIN_CORE}/terms/" ` +
      'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">' +
      `<dc:title>${xmlText(title)}</dc:title><dc:subject>${xmlText(subject)}</dc:subject>` +
      `<dc:creator>${AUTHOR}</dc:creator><cp:lastModifiedBy>${AUTHOR}</cp:lastModifiedBy>` +
      `${time("created")}${time("modified")}</cp:coreProperties>`,
    CORE_TYPE,
  );
  pack.add(
    "docProps/app.xml",
    `${XML_HEADER}<Properties xmlns="${OFFICE}/extended-properties"><Application>${APPLICATION}</Application></Properties>`,
    EXTENDED_TYPE,
  );
  pack.relate(ROOT, "core-properties", "docProps/core.xml");
  pack.relate(ROOT, "extended-properties", "docProps/app.xml");
}
