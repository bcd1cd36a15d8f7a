import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { xmlAttribute, XML_HEADER } from "./xml";

const RELATIONSHIPS = "http://schemas.openxmlformats.org/package/2006/relationships";
const TYPE_BASE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/";

/** Zip entries hold a local time without a zone: a local date gives the same bytes in every zone. */
const ENTRY_DATE = new Date(2024, 0, 1);

/** The parts of an Office package, as text. */
export class Package {
  private readonly parts: Map<string, string>;

  private constructor(parts: Map<string, string>) {
    this.parts = parts;
  }

  static read(bytes: Uint8Array): Package {
    return new Package(
      new Map(Object.entries(unzipSync(bytes)).map(([path, data]) => [path, strFromU8(data)])),
    );
  }

  part(path: string): string {
    const xml = this.parts.get(path);
    if (xml === undefined) throw new Error(`The package has no part ${path}.`);
    return xml;
  }

  replace(path: string, change: (xml: string) => string): void {
    this.parts.set(path, change(this.part(path)));
  }

  /** Adds a part and its content type. */
  add(path: string, xml: string, contentType: string): void {
    this.parts.set(path, xml);
    const override = `<Override PartName="/${path}" ContentType="${contentType}"/>`;
    this.replace("[Content_Types].xml", (types) => types.replace("</Types>", () => `${override}</Types>`));
  }

  /** Relates a part to a target: a path relative to the part's folder, or an address. Returns the relation's id. */
  relate(owner: string, type: string, target: string, external = false): string {
    const path = owner.replace(/([^/]+)$/, "_rels/$1.rels");
    const before =
      this.parts.get(path) ?? `${XML_HEADER}<Relationships xmlns="${RELATIONSHIPS}"></Relationships>`;
    const id = `rIdX${String(before.split("<Relationship ").length)}`;
    const mode = external ? ' TargetMode="External"' : "";
    const relation = `<Relationship Id="${id}" Type="${TYPE_BASE}${type}" Target="${xmlAttribute(target)}"${mode}/>`;
    this.parts.set(
      path,
      before.replace("</Relationships>", () => `${relation}</Relationships>`),
    );
    return id;
  }

  /** The zip: the same bytes for the same parts, whenever and wherever it is made. */
  zipped(): Uint8Array {
    const sorted = [...this.parts].sort(([a], [b]) => (a < b ? -1 : 1));
    const entries = sorted.map(([path, xml]) => [path, strToU8(xml)] as const);
    return zipSync(Object.fromEntries(entries), { level: 6, mtime: ENTRY_DATE });
  }
}
