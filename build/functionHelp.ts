import fs from "node:fs";
import path from "node:path";
import ts from "typescript";
import type { FunctionHelp } from "../src/functionHelp";

const text = (comment: ts.JSDoc["comment"]): string => (ts.getTextOfJSDocComment(comment) ?? "").trim();

/** The first doc block above a declaration. */
const docBlockOf = (node: ts.Node): ts.JSDoc | undefined =>
  ts.getJSDocCommentsAndTags(node).find((block) => ts.isJSDoc(block));

/**
 * Reads the doc block of a custom function: what Excel's metadata has no place for. One record a function goes into
 * functions.help.json, which the docs, the pane, the command line and the example test read.
 *
 * @param file Absolute path of the function's file.
 * @param folder Absolute path of src/functions.
 */
export function functionHelp(file: string, folder: string): FunctionHelp[] {
  const content = fs.readFileSync(file, "utf8");
  const known = KNOWN.get(file);
  if (known?.content === content) return known.help;
  const help = readHelp(file, content, folder);
  KNOWN.set(file, { content, help });
  return help;
}

/** A build asks twice for every file. */
const KNOWN = new Map<string, { content: string; help: FunctionHelp[] }>();

function readHelp(file: string, content: string, folder: string): FunctionHelp[] {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest, true);
  return source.statements.filter(ts.isFunctionDeclaration).flatMap((declaration) => {
    const tags = ts.getJSDocTags(declaration);
    const named = (name: string) =>
      tags.filter((tag) => tag.tagName.text === name).map((tag) => text(tag.comment));
    const [id] = named("customfunction");
    if (id === undefined) return [];
    return [
      {
        id,
        file: path.relative(folder, file).split(path.sep).join("/"),
        family: path.dirname(path.relative(folder, file)),
        description: text(docBlockOf(declaration)?.comment),
        returns: named("returns")[0] ?? "",
        unit: named("unit")[0] ?? "",
        source: named("source")[0] ?? "",
        parameters: declaration.parameters.map((parameter) => ({
          name: parameter.name.getText(),
          optional: parameter.questionToken !== undefined,
          description: ts.getJSDocParameterTags(parameter).map((tag) => text(tag.comment))[0] ?? "",
        })),
        examples: named("example").map((example) => {
          const [formula = "", result = ""] = example.split("//=>").map((part) => part.trim());
          return { formula, result };
        }),
      },
    ];
  });
}

/**
 * The source of a function as its result repeats it in an explanation: a document with a date is the source of numbers, which
 * have steps of their own.
 */
export function sourceOfResult(source: string): string {
  return /\(\d{4}-\d\d-\d\d\)/.test(source) ? "" : source;
}
