import { xmlAttribute, XML_HEADER } from "./xml";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** Zip entries hold a local time without a zone: a local date gives the same bytes in every zone. */
const ENTRY_DATE = new Date(2024, 0, 1);

/** Of 9. One more takes twice the time to make the file a hundredth smaller. */
const LEVEL = 5;

/** Content types of parts that have none of their own, by extension. */
const DEFAULT_TYPES = [
  ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
  ["xml", "application/xml"],
  ["vml", "application/vnd.openxmlformats-officedocument.vmlDrawing"],
] as const;

/** The owner of the relations of the package itself. */
export const ROOT = "";

/** The parts of an Office package with their content types and relations, to be zipped. */
export class Package {
  private readonly parts = new Map<string, string | Uint8Array>();
  private readonly contentTypes: [path: string, type: string][] = [];
  private readonly relations = new Map<string, string[]>();

  /** Adds a part, as text or UTF-8. Without a content type it has that of its extension. */
  add(path: string, xml: string | Uint8Array, contentType?: string): void {
    this.parts.set(path, xml);
    if (contentType !== undefined) this.contentTypes.push([path, contentType]);
  }

  /**
   * Relates a part, or `ROOT`, to a target: a path relative to the part's folder, or an address outside. `type` is
   * the last word of the relation's type. Returns the relation's id.
   */
  relate(owner: string, type: string, target: string, external = false): string {
    const relations = this.relations.get(owner) ?? [];
    const id = `rId${String(relations.length + 1)}`;
    const base = type === "core-properties" ? `${PACKAGE}/relationships/metadata` : OFFICE;
    const mode = external ? ' TargetMode="External"' : "";
    relations.push(
      `<Relationship Id="${id}" Type="${base}/${type}" Target="${xmlAttribute(target)}"${mode}/>`,
    );
    this.relations.set(owner, relations);
    return id;
  }

  /** The zip: the same bytes for the same parts, whenever and wherever it is made. */
  async zipped(): Promise<Uint8Array> {
    // Loaded when a workbook is written: most commands write none.
    const { strToU8, zipSync } = await import("fflate");
    const parts: [string, string | Uint8Array][] = [
      ...this.parts,
      ...[...this.relations].map(([owner, relations]): [string, string] => [
        relationsOf(owner),
        `${XML_HEADER}<Relationships xmlns="${PACKAGE}/relationships">${relations.join("")}</Relationships>`,
      ]),
      ["[Content_Types].xml", this.contentTypesXml()],
    ];
    parts.sort(([a], [b]) => (a < b ? -1 : 1));
    const entries = parts.map(([path, xml]) => [path, typeof xml === "string" ? strToU8(xml) : xml] as const);
    return zipSync(Object.fromEntries(entries), { level: LEVEL, mtime: ENTRY_DATE });
  }

  private contentTypesXml(): string {
    const defaults = DEFAULT_TYPES.map(
      ([extension, type]) => `<Default Extension="${extension}" ContentType="${type}"/>`,
    );
    const overrides = this.contentTypes.map(
      ([path, type]) => `<Override PartName="/${path}" ContentType="${type}"/>`,
    );
    return `${XML_HEADER}<Types xmlns="${PACKAGE}/content-types">${defaults.join("")}${overrides.join("")}</Types>`;
  }
}

/** Where the relations of a part are kept. */
function relationsOf(owner: string): string {
  const slash = owner.lastIndexOf("/") + 1;
  return `${owner.slice(0, slash)}_rels/${owner.slice(slash)}.rels`;
}
