import { strFromU8, strToU8, unzipSync, zipSync } from "fflate";
import { XML_HEADER } from "../xml";

/** The parts of a workbook file that Excel made: those that are not touched stay byte for byte, pictures included. */
export class FileParts {
  private constructor(private readonly parts: Record<string, Uint8Array>) {}

  static read(bytes: Uint8Array): FileParts {
    return new FileParts(unzipSync(bytes));
  }

  get paths(): string[] {
    return Object.keys(this.parts);
  }

  /** A part as text; `undefined` where the file has none. */
  text(path: string): string | undefined {
    const bytes = this.parts[path];
    return bytes && strFromU8(bytes);
  }

  write(path: string, xml: string): void {
    this.parts[path] = strToU8(xml);
  }

  /** What a part is related to, by the last word of the relation's type. */
  targets(owner: string, type: string): { id: string; path: string }[] {
    const relations = this.text(relationsOf(owner)) ?? "";
    return [...relations.matchAll(/<Relationship\b[^>]*>/g)].flatMap(([element]) => {
      if (!attribute(element, "Type")?.endsWith(`/${type}`)) return [];
      return [
        { id: attribute(element, "Id") ?? "", path: resolved(owner, attribute(element, "Target") ?? "") },
      ];
    });
  }

  /** Removes a part that another is related to, with whatever names it, and the parts that belong to it alone. */
  removeTarget(
    owner: string,
    { id, path }: { id: string; path: string },
    belonging: readonly string[] = [],
  ): void {
    for (const type of belonging) {
      for (const target of this.targets(path, type)) this.removeTarget(path, target);
    }
    for (const gone of [path, relationsOf(path)]) Reflect.deleteProperty(this.parts, gone);
    this.drop(relationsOf(owner), new RegExp(`<Relationship\\b[^>]*\\sId="${id}"[^>]*/>`));
    this.drop("[Content_Types].xml", new RegExp(`<Override\\b[^>]*"/${path}"[^>]*/>`));
  }

  private drop(path: string, element: RegExp): void {
    this.write(path, (this.text(path) ?? "").replace(element, ""));
  }

  /** Relates a sheet to another part below xl/, and answers the relation's id. */
  relate(owner: string, type: string, path: string): string {
    const own = relationsOf(owner);
    const before =
      this.text(own) ?? `${XML_HEADER}<Relationships xmlns="${PACKAGE}/relationships"></Relationships>`;
    const id = `rIdShare${String(before.split("<Relationship ").length)}`;
    const relation = `<Relationship Id="${id}" Type="${RELATION_TYPES}/${type}" Target="../${path.replace(/^xl\//, "")}"/>`;
    this.write(
      own,
      before.replace("</Relationships>", () => `${relation}</Relationships>`),
    );
    return id;
  }

  zipped(): Uint8Array {
    return zipSync(this.parts, { level: 6 });
  }
}

const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const RELATION_TYPES = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

/** The value of an attribute of an element's text. */
export function attribute(element: string, name: string): string | undefined {
  return new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1];
}

function relationsOf(owner: string): string {
  const name = owner.lastIndexOf("/") + 1;
  return `${owner.slice(0, name)}_rels/${owner.slice(name)}.rels`;
}

/** A target is a path from the root of the file, or from the owner's folder. */
function resolved(owner: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const steps = owner.split("/").slice(0, -1);
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== ".") steps.push(step);
  }
  return steps.join("/");
}
