import { STYLES, type StyleName } from "../../workbook/styles";
import { readStyleId, univerStyle } from "../../workbook/writers/univer/looks";
import type { SnapshotStyle, UniverSnapshot } from "../../workbook/writers/univer/snapshot";

/** A look that our workbooks have, and whether it is all that the cell shows. */
export interface ReadStyle {
  style: StyleName;
  format?: string;
  exact: boolean;
}

/**
 * The look of a cell among those that our workbooks have. Univer gives a cell a style of its own once it is edited,
 * so a style is recognised by how it looks.
 */
export class StyleReader {
  private readonly known = new Map<string, ReadStyle>();
  private readonly byLook: ReadonlyMap<string, StyleName>;

  constructor(private readonly snapshot: UniverSnapshot) {
    const names = Object.keys(STYLES) as StyleName[];
    // Where two names look alike, the first stands for both: "plain" before "label".
    this.byLook = new Map(names.reverse().map((name) => [lookText(univerStyle(name)), name]));
  }

  read(style: string | SnapshotStyle | null | undefined): ReadStyle {
    if (style === null || style === undefined) return { style: "plain", exact: true };
    if (typeof style !== "string") return this.recognised(style);
    const known = this.known.get(style);
    if (known) return known;
    const own = readStyleId(style);
    const read = own ? { ...own, exact: true } : this.recognised(this.snapshot.styles[style] ?? {});
    this.known.set(style, read);
    return read;
  }

  private recognised(style: SnapshotStyle): ReadStyle {
    const name = this.byLook.get(lookText(style));
    const format = style.n?.pattern;
    return {
      style: name ?? "plain",
      ...(format === undefined || format === "" || format === "General" ? {} : { format }),
      exact: name !== undefined,
    };
  }
}

/** A look without its number format, as text in which the order of its parts does not count. */
function lookText(style: SnapshotStyle): string {
  const parts: [string, unknown][] = [];
  collect("", { ...style, n: undefined }, parts);
  return JSON.stringify(parts.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(path: string, value: unknown, parts: [string, unknown][]): void {
  if (value === undefined || value === null || value === 0) return;
  if (typeof value !== "object") parts.push([path, typeof value === "string" ? value.toLowerCase() : value]);
  else for (const [key, part] of Object.entries(value)) collect(`${path}.${key}`, part, parts);
}
