import type { Source, SourceFile } from "../../../archive/source";
import { readChunks } from "../../../importers/reading/readChunks";
import { attribute, childrenOf, nodeOf, type XmlNode } from "./xmlNode";

/** What a part refers to: another part by its path, or an address outside of the file. */
export interface Relation {
  id: string;
  /** The last word of the relation's type, such as `worksheet`. */
  type: string;
  target: string;
  isOutside: boolean;
}

/** Bytes of a part that is read as a whole: only sheets and shared texts are read piece by piece. */
const MAX_WHOLE = 64 * 2 ** 20;

/** The parts of an Office file by their paths, which do not distinguish capital letters. */
export class Parts {
  private readonly files: ReadonlyMap<string, SourceFile>;

  /** @throws SyntaxError for two parts of one path. */
  constructor(source: Source) {
    const files = new Map<string, SourceFile>();
    for (const file of source.files) {
      const key = file.path.toLowerCase();
      if (files.has(key))
        throw new SyntaxError(`its part ${file.path} is in the archive twice, with other capital letters`);
      files.set(key, file);
    }
    this.files = files;
  }

  get paths(): string[] {
    return [...this.files.values()].map(({ path }) => path);
  }

  /** Unpacked bytes of all parts, as the archive declares them. */
  get bytes(): number {
    return [...this.files.values()].reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  }

  has(path: string): boolean {
    return this.files.has(path.toLowerCase());
  }

  /** @throws SyntaxError for a part that is not there, or is too large to be read as a whole. */
  async text(path: string): Promise<string> {
    if (this.file(path).sizeBytes > MAX_WHOLE) throw new SyntaxError(`its part ${path} has more than 64 MiB`);
    const pieces: string[] = [];
    await this.read(path, (piece) => void pieces.push(piece));
    return pieces.join("");
  }

  /** A part as an element. */
  async node(path: string): Promise<XmlNode> {
    const text = await this.text(path);
    try {
      return nodeOf(text);
    } catch (error) {
      throw partError(path, error);
    }
  }

  /** Reads a part piece by piece. */
  async read(path: string, take: (piece: string) => void): Promise<void> {
    let decoder: TextDecoder | undefined;
    await readChunks(this.file(path), (chunk) => {
      decoder ??= new TextDecoder(encodingOf(chunk));
      take(decoder.decode(chunk, { stream: true }));
      return undefined;
    });
    take(decoder?.decode() ?? "");
  }

  /** What a part refers to; of the file itself for "". */
  async relations(owner: string): Promise<Relation[]> {
    const slash = owner.lastIndexOf("/") + 1;
    const folder = owner.slice(0, slash);
    const path = `${folder}_rels/${owner.slice(slash)}.rels`;
    if (!this.has(path)) return [];
    return childrenOf(await this.node(path), "Relationship").map((node) => {
      const target = attribute(node, "Target") ?? "";
      const isOutside = attribute(node, "TargetMode") === "External";
      return {
        id: attribute(node, "Id") ?? "",
        type: (attribute(node, "Type") ?? "").replace(/^.*\//, ""),
        target: isOutside ? target : partOf(target, folder),
        isOutside,
      };
    });
  }

  private file(path: string): SourceFile {
    const file = this.files.get(path.toLowerCase());
    if (!file) throw new SyntaxError(`it lacks its part ${path}`);
    return file;
  }
}

/** An error that names the part in which it was found. */
export function partError(path: string, error: unknown): unknown {
  return error instanceof SyntaxError
    ? new SyntaxError(`its part ${path} is damaged: ${error.message}`)
    : error;
}

/** Some programs write UTF-16, which its first bytes tell. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  // Without a mark: a `<` in two bytes.
  if (first === 0 && second === 0x3c) return "utf-16be";
  return first === 0x3c && second === 0 ? "utf-16le" : "utf-8";
}

/** `xl/worksheets/sheet1.xml` for a target such as `worksheets/sheet1.xml`, `../xl/...` or `/xl/...`. */
function partOf(target: string, folder: string): string {
  const steps = target.startsWith("/") ? [] : folder.split("/").filter((step) => step !== "");
  for (const step of target.split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "" && step !== ".") steps.push(step);
  }
  return steps.join("/");
}
