import { checkValue } from "../../rules/checkValue";
import type { Package } from "./package";
import { NAMESPACE, spreadsheetText, XML_HEADER, xmlElement, xmlText } from "./xml";

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.sharedStrings+xml";

/** Blanks that XML readers may drop or fold unless told otherwise. */
const FRAGILE_BLANKS = /^\s|\s$|\s\s|[\n\t]/;

/**
 * The texts of a workbook's cells. Each is stored once, in the order of its first use, and cells hold its number: long
 * tables repeat most of their texts.
 */
export class SharedTexts {
  private readonly ids = new Map<string, number>();
  private readonly items: string[] = [];
  private uses = 0;

  /** Number of a text. Throws for a text that no cell can hold. */
  idOf(text: string): number {
    this.uses += 1;
    const known = this.ids.get(text);
    if (known !== undefined) return known;
    checkValue(text);
    const space = FRAGILE_BLANKS.test(text) ? ' xml:space="preserve"' : "";
    this.ids.set(text, this.items.length);
    return this.items.push(`<si><t${space}>${xmlText(spreadsheetText(text))}</t></si>`) - 1;
  }

  addTo(pack: Package): void {
    if (this.uses === 0) return;
    const attributes = { xmlns: NAMESPACE.main, count: this.uses, uniqueCount: this.items.length };
    pack.add(
      "xl/sharedStrings.xml",
      XML_HEADER + xmlElement("sst", attributes, this.items.join("")),
      CONTENT_TYPE,
    );
    pack.relate("xl/workbook.xml", "sharedStrings", "sharedStrings.xml");
  }
}
