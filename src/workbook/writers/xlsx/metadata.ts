import type { Package } from "./package";
import { NAMESPACE, XML_HEADER } from "./xml";

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheetMetadata+xml";

/** Identifies the extension "dynamic array properties" of cell metadata. */
const DYNAMIC_ARRAY = "{bdbb8cdc-fa1e-496e-a857-3c3f30c029c3}";

const METADATA =
  `${XML_HEADER}<metadata xmlns="${NAMESPACE.main}" xmlns:xda="${NAMESPACE.dynamicArray}">` +
  '<metadataTypes count="1"><metadataType name="XLDAPR" minSupportedVersion="120000" copy="1" pasteAll="1" ' +
  'pasteValues="1" merge="1" splitFirst="1" rowColShift="1" clearFormats="1" clearComments="1" assign="1" ' +
  'coerce="1" cellMeta="1"/></metadataTypes>' +
  `<futureMetadata name="XLDAPR" count="1"><bk><extLst><ext uri="${DYNAMIC_ARRAY}">` +
  '<xda:dynamicArrayProperties fDynamic="1" fCollapsed="0"/></ext></extLst></bk></futureMetadata>' +
  '<cellMetadata count="1"><bk><rc t="1" v="0"/></bk></cellMetadata></metadata>';

/** Adds the part that `cm="1"` of a cell points to: "this formula is a dynamic array". */
export function addMetadata(pack: Package): void {
  pack.add("xl/metadata.xml", METADATA, CONTENT_TYPE);
  pack.relate("xl/workbook.xml", "sheetMetadata", "metadata.xml");
}
