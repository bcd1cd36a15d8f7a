import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import { ROOT } from "../documents";
import { FENCE } from "../markdown";

/** A text that a person reads: where it is, and the text with `${…}` for what a template inserts. */
export interface Text {
  file: string;
  line: number;
  text: string;
}

const SOURCES = ["src", "build", "bench", "tools"];
const MANIFEST = "manifest.xml";
const TEST_CALLS = new Set(["test", "it", "describe", "longTest", "longDescribe"]);

/** All texts: literals of the sources and scripts, names of tests, pages, documents, and the texts of the manifest. */
export function projectTexts(): Text[] {
  return trackedFiles().flatMap((file) => {
    const folder = file.split("/")[0] ?? "";
    if (/\.tsx?$/.test(file) && (SOURCES.includes(folder) || folder === "tests"))
      return textsOfScript(file, folder === "tests");
    if (/\.html$/.test(file) && folder === "src") return linesOf(file, withoutIds(read(file)));
    if (/\.md$/.test(file)) return linesOf(file, proseOf(read(file)));
    if (file === MANIFEST) return textsOfManifest(read(file));
    return [];
  });
}

function trackedFiles(): string[] {
  const listed = execFileSync("git", ["ls-files"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  return listed.filter((file) => fs.existsSync(path.join(ROOT, file)));
}

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), "utf8");

function linesOf(file: string, content: string): Text[] {
  return content.split("\n").map((text, i) => ({ file, line: i + 1, text }));
}

/** A page without the names by which scripts and styles find its elements. */
function withoutIds(page: string): string {
  return page.replace(/\b(id|class|for|aria-(?:labelledby|describedby|controls))="[^"]*"/g, "");
}

/** What Excel shows of the add-in: its name, its description, and the labels and tips of its buttons. */
function textsOfManifest(manifest: string): Text[] {
  return linesOf(MANIFEST, manifest).flatMap(({ file, line, text }) => {
    const [, shown] =
      /<(?:DisplayName|Description|bt:String)\b[^>]*\bDefaultValue="([^"]*)"/.exec(text) ?? [];
    return shown === undefined ? [] : [{ file, line, text: shown }];
  });
}

/** A document without its fenced blocks, its code in backticks and the targets of its links. */
function proseOf(document: string): string {
  const blank = (part: string): string => part.replace(/[^\n]/g, " ");
  return document
    .replace(FENCE, blank)
    .replace(/`[^`]*`/g, blank)
    .replace(/\]\([^)]*\)/g, blank);
}

function textsOfScript(file: string, isTest: boolean): Text[] {
  const source = ts.createSourceFile(file, read(file), {
    languageVersion: ts.ScriptTarget.Latest,
    jsDocParsingMode: ts.JSDocParsingMode.ParseNone,
  });
  const found: Text[] = [];
  const add = (node: ts.Node, parent: ts.Node): void => {
    const text = textOf(node);
    // A literal of one word is an id or a key, except in what a cell or a control shows.
    if (text === undefined || !(/\s/.test(text) || isShown(parent))) return;
    found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1, text });
  };
  // Parents are handed on: to have them set in every node takes a third of the time.
  const visit = (node: ts.Node, parent: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (!isTest) add(node, parent);
    else if (ts.isCallExpression(node) && isTestCall(node)) {
      const [name] = node.arguments;
      if (name) add(name, node);
    }
    ts.forEachChild(node, (child) => {
      visit(child, node);
    });
  };
  visit(source, source);
  return found;
}

/** Whether a call such as `test.each(...)(...)` begins with the name of one that takes the name of a test. */
function isTestCall({ expression }: ts.CallExpression): boolean {
  let first: ts.Expression = expression;
  while (ts.isPropertyAccessExpression(first) || ts.isCallExpression(first)) first = first.expression;
  return ts.isIdentifier(first) && TEST_CALLS.has(first.text);
}

/** Properties whose value a reader sees. */
const SHOWN = new Set(["header", "label", "title", "heading", "text", "unit"]);

function isShown(parent: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) && ts.isIdentifier(parent.name) && SHOWN.has(parent.name.text);
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `\${…}${literal.text}`).join("");
}
