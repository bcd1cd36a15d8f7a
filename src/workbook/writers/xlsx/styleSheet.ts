import type { OwnLook, StyleName } from "../../styles";
import { STYLES } from "../../styles";
import type { Package } from "./package";
import {
  alignmentXml,
  borderXml,
  DEFAULT_FONT,
  differenceXml,
  fillXml,
  fontXml,
  protectionXml,
} from "./looks";
import { Numbering } from "./numbering";
import { NAMESPACE, XML_HEADER, xmlElement, xmlList } from "./xml";

const CONTENT_TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml";

/** Number formats that files do not spell out. */
const BUILT_IN_FORMATS: ReadonlyMap<string, number> = new Map([
  ["General", 0],
  ["0", 1],
  ["0.00", 2],
  ["#,##0", 3],
  ["#,##0.00", 4],
  ["0%", 9],
  ["0.00%", 10],
]);

/** The first number of a format that the file spells out. */
const FIRST_OWN_FORMAT = 164;

/** The looks of a workbook's cells. Each part of a look is stored once and numbered in the order of its first use. */
export class StyleSheet {
  private readonly formats = new Numbering();
  private readonly fonts = new Numbering(DEFAULT_FONT);
  private readonly fills = new Numbering(
    // Excel takes the first two for these, whatever they say.
    fillXml({}),
    '<fill><patternFill patternType="gray125"/></fill>',
  );
  private readonly borders = new Numbering(borderXml({}));
  private readonly cells = new Numbering('<xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>');
  private readonly differences = new Numbering();

  /**
   * Number of a look with a number format, as cells name it. 0 is a cell that has neither.
   *
   * @param own A look that takes the place of the style's.
   */
  idOf(style: StyleName, format = "General", own?: OwnLook): number {
    const look = own ?? STYLES[style];
    const numFmtId = this.formatId(format);
    const fontId = this.fonts.idOf(fontXml(look));
    const fillId = this.fills.idOf(fillXml(look));
    const borderId = this.borders.idOf(borderXml(look));
    const protection = protectionXml(look);
    const attributes = {
      ...{ numFmtId, fontId, fillId, borderId, xfId: 0 },
      applyNumberFormat: numFmtId > 0,
      applyFont: fontId > 0,
      applyFill: fillId > 0,
      applyBorder: borderId > 0,
      applyAlignment: true,
      applyProtection: protection !== "",
    };
    return this.cells.idOf(xmlElement("xf", attributes, alignmentXml(look) + protection));
  }

  /** Number of what a conditional format changes. */
  differenceIdOf(style: StyleName): number {
    return this.differences.idOf(differenceXml(STYLES[style]));
  }

  addTo(pack: Package): void {
    const { formats, fonts, fills, borders, cells, differences } = this;
    pack.add(
      "xl/styles.xml",
      `${XML_HEADER}<styleSheet xmlns="${NAMESPACE.main}">` +
        xmlList("numFmts", formats.texts.map(formatXml)) +
        xmlList("fonts", fonts.texts) +
        xmlList("fills", fills.texts) +
        xmlList("borders", borders.texts) +
        '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
        xmlList("cellXfs", cells.texts) +
        '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>' +
        xmlList("dxfs", differences.texts) +
        '<tableStyles count="0" defaultTableStyle="TableStyleMedium2" defaultPivotStyle="PivotStyleLight16"/>' +
        "</styleSheet>",
      CONTENT_TYPE,
    );
    pack.relate("xl/workbook.xml", "styles", "styles.xml");
  }

  private formatId(format: string): number {
    return BUILT_IN_FORMATS.get(format) ?? FIRST_OWN_FORMAT + this.formats.idOf(format);
  }
}

function formatXml(formatCode: string, index: number): string {
  return xmlElement("numFmt", { numFmtId: FIRST_OWN_FORMAT + index, formatCode });
}
