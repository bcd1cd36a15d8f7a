import fs from "node:fs";
import path from "node:path";

/** The top of this checkout. */
export const ROOT = path.resolve(__dirname, "../..");

/** A document: its path from the top, and its text. */
export interface Document {
  name: string;
  text: string;
}

const at = (folder: string): string[] =>
  fs
    .readdirSync(path.join(ROOT, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => path.posix.join(folder, name));

/** Everything that a reader is given, the README first. */
export const documents: Document[] = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "samples/README.md",
  ...at("docs"),
  ...at("docs/decisions"),
].map((name) => ({ name, text: fs.readFileSync(path.join(ROOT, name), "utf8") }));
