import { STYLES, type OwnLook, type StyleName } from "../../styles";
import { fileColors } from "./fileColors";
import { textOfDifference, textOfDifferenceNode, textOfFormat, textOfLook, type LookText } from "./fileLook";
import { fileOwnLook } from "./fileOwnLook";
import { numberFormats } from "./numberFormats";
import { childOf, childrenOf, numberAttribute, type XmlNode } from "./xmlNode";

/** A look of cells by its number in the file. */
export interface FileStyle {
  style: StyleName;
  format?: string;
  /** A look that is none of HCI Planner's, in place of the style's. */
  own?: OwnLook;
  /** What of it no description has. */
  lost: readonly string[];
}

/** The looks of a file. */
export interface FileStyles {
  /** Those of cells, by number. */
  cells: readonly FileStyle[];
  /** Those of conditional formats, by number; `undefined` for one that descriptions do not have. */
  differences: readonly (StyleName | undefined)[];
}

const NAMES = Object.keys(STYLES) as StyleName[];

/** Names by what they look like, of several the first one. Cells of no look have no run, so "plain" is not among them. */
const BY_LOOK = byText(
  NAMES.filter((name) => name !== "plain"),
  (name) => textOfLook(STYLES[name]),
);
const BY_DIFFERENCE = byText(NAMES, (name) => textOfDifference(STYLES[name]));

/** The look of cells that are as a new file has them: text at the bottom, and nothing else. */
const UNTOUCHED = textOfLook({ valign: "bottom" });

function byText(
  names: readonly StyleName[],
  text: (name: StyleName) => LookText,
): ReadonlyMap<LookText, StyleName> {
  return new Map([...names].reverse().map((name) => [text(name), name]));
}

/**
 * Reads the looks of a file, and recognizes those that descriptions have.
 *
 * @param root The part of the looks.
 * @param theme The part of the theme, which has colors.
 */
export function fileStyles(root: XmlNode | undefined, theme?: XmlNode): FileStyles {
  const [fonts, fills, borders] = (["fonts", "fills", "borders"] as const).map(
    (name) => childOf(root, name)?.children ?? [],
  ) as [XmlNode[], XmlNode[], XmlNode[]];
  const formatOf = numberFormats(root);
  const colorOf = fileColors(root, theme);
  const cells = childrenOf(childOf(root, "cellXfs"), "xf").map((format): FileStyle => {
    const part = (list: readonly XmlNode[], id: string) => list[numberAttribute(format, id) ?? 0];
    const parts = {
      font: part(fonts, "fontId"),
      fill: part(fills, "fillId"),
      border: part(borders, "borderId"),
      format,
      firstFont: fonts[0],
    };
    const text = textOfFormat(parts);
    const name = text === UNTOUCHED ? "plain" : BY_LOOK.get(text);
    const number = formatOf(numberAttribute(format, "numFmtId") ?? 0);
    const code = number === undefined ? {} : { format: number };
    const { look: own, lost } = fileOwnLook(parts, colorOf);
    const hasMore = (own.strike ?? own.font ?? own.raised ?? own.rotation) !== undefined;
    if (name !== undefined && !hasMore) return { style: name, lost, ...code };
    return { style: "plain", own, lost, ...code };
  });
  const differences = childrenOf(childOf(root, "dxfs"), "dxf").map((node) =>
    isSimple(node) ? BY_DIFFERENCE.get(textOfDifferenceNode(node)) : undefined,
  );
  return { cells, differences };
}

/** Does a conditional format change font and fill only, and these in ways that descriptions have? */
function isSimple(node: XmlNode): boolean {
  const font = childOf(node, "font")?.children ?? [];
  return (
    node.children.every(({ name }) => name === "font" || name === "fill") &&
    font.every(({ name }) => name === "b" || name === "color")
  );
}
