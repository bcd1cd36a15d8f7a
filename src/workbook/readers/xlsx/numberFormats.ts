import { attribute, childOf, childrenOf, numberAttribute, type XmlNode } from "./xmlNode";
import { cellText } from "../../../importers/tables/cellText";

/** Number formats that files do not spell out, as Excel shows them in English. */
const BUILT_IN: Readonly<Record<number, string>> = {
  1: "0",
  2: "0.00",
  3: "#,##0",
  4: "#,##0.00",
  5: '"$"#,##0_);\\("$"#,##0\\)',
  6: '"$"#,##0_);[Red]\\("$"#,##0\\)',
  7: '"$"#,##0.00_);\\("$"#,##0.00\\)',
  8: '"$"#,##0.00_);[Red]\\("$"#,##0.00\\)',
  9: "0%",
  10: "0.00%",
  11: "0.00E+00",
  12: "# ?/?",
  13: "# ??/??",
  14: "m/d/yyyy",
  15: "d-mmm-yy",
  16: "d-mmm",
  17: "mmm-yy",
  18: "h:mm AM/PM",
  19: "h:mm:ss AM/PM",
  20: "h:mm",
  21: "h:mm:ss",
  22: "m/d/yyyy h:mm",
  37: "#,##0_);(#,##0)",
  38: "#,##0_);[Red](#,##0)",
  39: "#,##0.00_);(#,##0.00)",
  40: "#,##0.00_);[Red](#,##0.00)",
  41: '_(* #,##0_);_(* \\(#,##0\\);_(* "-"_);_(@_)',
  42: '_("$"* #,##0_);_("$"* \\(#,##0\\);_("$"* "-"_);_(@_)',
  43: '_(* #,##0.00_);_(* \\(#,##0.00\\);_(* "-"??_);_(@_)',
  44: '_("$"* #,##0.00_);_("$"* \\(#,##0.00\\);_("$"* "-"??_);_(@_)',
  45: "mm:ss",
  46: "[h]:mm:ss",
  47: "mmss.0",
  48: "##0.0E+0",
  49: "@",
};

/** The number formats of a file by their numbers; `undefined` is the format that all cells have at first. */
export function numberFormats(styles: XmlNode | undefined): (id: number) => string | undefined {
  const own = new Map(
    childrenOf(childOf(styles, "numFmts"), "numFmt").map((node) => [
      numberAttribute(node, "numFmtId") ?? 0,
      cellText(attribute(node, "formatCode") ?? ""),
    ]),
  );
  return (id) => {
    const code = own.get(id) ?? BUILT_IN[id];
    return code === undefined || code === "" || /^general$/i.test(code) ? undefined : code;
  };
}
