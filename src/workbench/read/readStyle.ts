import { type OwnLook, STYLES, type StyleName } from "../../workbook/styles";
import { readStyleId, univerStyle } from "../../workbook/writers/univer/looks";
import type { SnapshotStyle, UniverSnapshot } from "../../workbook/writers/univer/snapshot";
import { isNumberFormat, ownLook, type ReadLook } from "./ownLook";

/** The look of a cell: one that our workbooks have, or the user's own, and what of that no .xlsx holds. */
export interface ReadStyle {
  style: StyleName;
  format?: string;
  own?: OwnLook;
  lost: readonly string[];
}

/**
 * The look of a cell, if possible among those that our workbooks have. Univer gives a cell a style of its own once it is edited,
 * so a style is recognised by how it looks.
 */
export class StyleReader {
  private readonly known = new Map<string, ReadStyle>();
  /** Looks of users, so that cells of one look share it. */
  private readonly own = new Map<string, ReadLook>();
  private readonly byLook: ReadonlyMap<string, StyleName>;

  constructor(private readonly snapshot: UniverSnapshot) {
    const names = Object.keys(STYLES) as StyleName[];
    // Where two names look alike, the first stands for both: "plain" before "label".
    this.byLook = new Map(names.reverse().map((name) => [lookText(univerStyle(name)), name]));
  }

  read(style: string | SnapshotStyle | null | undefined): ReadStyle {
    if (style === null || style === undefined) return PLAIN;
    if (typeof style !== "string") return this.recognised(style);
    const known = this.known.get(style);
    if (known) return known;
    const own = readStyleId(style);
    const read = own ? { ...own, lost: [] } : this.recognised(this.snapshot.styles[style] ?? {});
    this.known.set(style, read);
    return read;
  }

  private recognised(style: SnapshotStyle): ReadStyle {
    const text = lookText(style);
    const name = this.byLook.get(text);
    const pattern = style.n?.pattern;
    const hasFormat = pattern !== undefined && pattern !== "" && pattern !== "General";
    const isFormat = hasFormat && isNumberFormat(pattern);
    const lost = hasFormat && !isFormat ? [`its number format ${pattern}`] : [];
    const format = isFormat ? { format: pattern } : {};
    if (name !== undefined) return { style: name, ...format, lost };
    let own = this.own.get(text);
    if (!own) this.own.set(text, (own = ownLook(style)));
    return { style: "plain", ...format, own: own.look, lost: [...lost, ...own.lost] };
  }
}

const PLAIN: ReadStyle = { style: "plain", lost: [] };

/** Univer's number for the top of a cell, where texts are if nothing is set. */
const TOP = 1;

/** A look without its number format, as text in which the order of its parts does not count. */
function lookText({ vt, ...style }: SnapshotStyle): string {
  const parts: [string, unknown][] = [];
  collect("", { ...style, vt: vt === TOP ? undefined : vt, n: undefined }, parts);
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(path: string, value: unknown, parts: [string, unknown][]): void {
  if (value === undefined || value === null || value === 0) return;
  if (typeof value !== "object") parts.push([path, typeof value === "string" ? value.toLowerCase() : value]);
  else for (const [key, part] of Object.entries(value)) collect(`${path}.${key}`, part, parts);
}
