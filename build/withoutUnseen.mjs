import path from "node:path";
import ts from "typescript";
import { SIDE_RECORDS } from "../src/model/benchmark/sideRecords.ts";

/** VSAN_GHZ_EXPLAIN shows why writes of a release may cost more. */
const SHOWN_REASONS = "vsanRelease.ts";

const SIDE_RECORDS_FILE = path.resolve(import.meta.dirname, "../src/model/benchmark/sideRecords.ts");

/** What every file has of which something is removed; the others need not be parsed. */
const IN_MODEL = /\b(locator|source)\b/;
const IN_IMPORTERS = /["'](error|warning|info)["']|\.\.\.run\b/;

/**
 * Webpack loader of src/model and src/importers for the functions bundle: removes what no function can show. Excel loads the
 * bundle before a cell calculates, and `BENCH_RESULTS`, the one function that runs importers, shows the figures of a run or
 * the first error. It removes
 *
 * - the web address of a source, the note of an evidence entry and why it is assumed: functions return titles, dates and
 *   places. The one reason that is a step of an explanation stays (SHOWN_REASONS);
 * - warnings and information of importers, functions that return nothing else (`Remark[]`), and the codes of errors: only
 *   the message of an error becomes that of a cell;
 * - the side records of a run (src/model/benchmark/sideRecords.ts), and what a reader keeps for them under the same name.
 *
 * JavaScript, because webpack loads a loader as a module only where its name ends so.
 *
 * @this {import("webpack").LoaderContext<unknown>}
 * @param {string} source
 */
export default function withoutUnseen(source) {
  this.addDependency(SIDE_RECORDS_FILE);
  const isImporter = this.resourcePath.includes(`${path.sep}importers${path.sep}`);
  if (!(isImporter ? IN_IMPORTERS : IN_MODEL).test(source)) return source;
  const file = ts.createSourceFile(this.resourcePath, source, ts.ScriptTarget.Latest, true);
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  /** @param {import("typescript").Node} node */
  const replace = (node, text = "") => void edits.push({ start: node.getStart(), end: node.end, text });

  /** @param {import("typescript").Node} node */
  const visit = (node) => {
    if (isImporter && ts.isExpressionStatement(node) && isNotice(node.expression)) {
      // An empty statement, for it may be all that a condition has.
      replace(node, ";");
      return;
    }
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) {
      const name = node.name.getText();
      if (isImporter ? name in SIDE_RECORDS : isUnseenInEvidence(name, node.parent, this.resourcePath)) {
        replace(node, "...{}");
        return;
      }
    }
    if (isImporter && isMild(node)) {
      for (const text of textsOf(node)) replace(text, '""');
      return;
    }
    if (isImporter && returnsRemarks(node)) return replace(node.body, "{ return []; }");
    if (isImporter && isErrorCode(node)) return replace(node, '""');
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    source,
  );
}

/** @param {string} name @param {import("typescript").ObjectLiteralExpression} object @param {string} file */
function isUnseenInEvidence(name, object, file) {
  if (name === "url") return has(object, "locator");
  const isProse = name === "note" || (name === "because" && !file.endsWith(SHOWN_REASONS));
  return isProse && has(object, "source");
}

/** @param {import("typescript").ObjectLiteralExpression} object @param {string} name */
function has(object, name) {
  return object.properties.some((property) => property.name?.getText() === name);
}

/**
 * A call that does nothing but note a warning or an information.
 *
 * @param {import("typescript").Expression} expression
 */
function isNotice(expression) {
  if (!ts.isCallExpression(expression) || expression.arguments.length === 0) return false;
  return isMildWord(expression.arguments[0]) || expression.arguments.every(isMild);
}

/**
 * A function that returns warnings and information only.
 *
 * @param {import("typescript").Node} node
 */
function returnsRemarks(node) {
  return ts.isFunctionDeclaration(node) && node.type?.getText() === "Remark[]";
}

/**
 * A diagnostic as an object or as a list that begins with its severity.
 *
 * @param {import("typescript").Node} node
 */
function isMild(node) {
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 && isMildWord(node.elements[0]);
  if (!ts.isObjectLiteralExpression(node)) return false;
  return node.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === "severity" &&
      isMildWord(property.initializer),
  );
}

/**
 * The code of an error: a cell shows its message only.
 *
 * @param {import("typescript").Node} node
 */
function isErrorCode(node) {
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent)) {
    return parent.name.getText() === "code" && has(parent.parent, "severity");
  }
  if (!ts.isCallExpression(parent) && !ts.isArrayLiteralExpression(parent)) return false;
  const [first, second] = ts.isCallExpression(parent) ? parent.arguments : parent.elements;
  return node === second && ts.isStringLiteral(first) && first.text === "error";
}

/** @param {import("typescript").Node} node */
function isMildWord(node) {
  return ts.isStringLiteral(node) && (node.text === "warning" || node.text === "info");
}

/**
 * Code and message of a diagnostic that is returned rather than noted.
 *
 * @param {import("typescript").Node} node
 */
function textsOf(node) {
  if (ts.isArrayLiteralExpression(node)) return node.elements.slice(1);
  return node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ["code", "message"].includes(property.name.getText())
      ? [property.initializer]
      : [],
  );
}
