import { type Deflate, DeflatedPart, libraryDeflate, zipOf, type ZipLibrary } from "./deflatedPart";
import type { TakeBytes } from "./longText";
import { xmlAttribute, XML_HEADER } from "./xml";

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

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
  private readonly parts = new Map<string, DeflatedPart>();
  private readonly contentTypes: [path: string, type: string][] = [];
  private readonly relations = new Map<string, string[]>();

  /** @param newDeflate Makes the compression of one part. */
  constructor(
    private readonly zip: ZipLibrary,
    private readonly newDeflate: () => Deflate = () => libraryDeflate(zip),
  ) {}

  /** Adds a part, as text or UTF-8. Without a content type it has that of its extension. */
  add(path: string, xml: string | Uint8Array, contentType?: string): void {
    const bytes = typeof xml === "string" ? this.zip.strToU8(xml) : xml;
    this.addLong(path, contentType)(bytes, true);
  }

  /** Adds a part whose bytes are handed over piece by piece, in UTF-8. */
  addLong(path: string, contentType?: string): TakeBytes {
    const part = new DeflatedPart(this.zip, path, this.newDeflate());
    this.parts.set(path, part);
    return (bytes, isLast) => {
      part.push(bytes, isLast);
      if (isLast && contentType !== undefined) this.contentTypes.push([path, contentType]);
    };
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
  zipped(): Uint8Array {
    for (const [owner, relations] of this.relations) {
      const xml = `<Relationships xmlns="${PACKAGE}/relationships">${relations.join("")}</Relationships>`;
      this.add(relationsOf(owner), XML_HEADER + xml);
    }
    this.add("[Content_Types].xml", this.contentTypesXml());
    const parts = [...this.parts].sort(([a], [b]) => (a < b ? -1 : 1));
    return zipOf(
      this.zip,
      parts.map(([, part]) => part),
    );
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
