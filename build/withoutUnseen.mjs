import path from "node:path";
import ts from "typescript";
import { SIDE_FIELDS, SIDE_RECORDS } from "../src/model/benchmark/sideRecords.ts";
import { withoutUnusedMembers } from "./withoutUnusedMembers.mjs";

/** VSAN_GHZ_EXPLAIN shows why writes of a release may cost more. */
const SHOWN_REASONS = "vsanRelease.ts";

/** Checks a side record, and changes nothing else of what it is given. */
const CHECK_OF_BINS = "latencyShares";

/** Names of what is removed. */
const UNSEEN = new Set([...Object.keys(SIDE_RECORDS), ...SIDE_FIELDS]);

const SIDE_RECORDS_FILE = path.resolve(import.meta.dirname, "../src/model/benchmark/sideRecords.ts");

/** What marks a call for the minimizer: without its result it is not needed. */
const PURE = "/*#__PURE__*/ ";

/** What every file has of which something is removed; the others need not be parsed. */
const IN_MODEL = /\b(locator|source)\b/;
const IN_IMPORTERS = new RegExp(
  `["'](warning|info|error)["']|\\b(private|${CHECK_OF_BINS}|${[...UNSEEN].join("|")})\\b`,
);

/**
 * Webpack loader of src/model and src/importers for the functions bundle: removes what no function can show. Excel loads the
 * bundle before a cell calculates, and `BENCH_RESULTS`, the one function that runs importers, shows the figures of a run or
 * the first error. It removes
 *
 * - the web address of a source, the note of an evidence entry and why it is assumed: functions return titles, dates and
 *   places. The one reason that is a step of an explanation stays (SHOWN_REASONS);
 * - warnings and information of importers, functions that return nothing else (`Notice[]`), and code and place of errors: only
 *   the message of an error becomes that of a cell;
 * - the side records and fields of a run (src/model/benchmark/sideRecords.ts), what a reader keeps for them under the same
 *   name, be it a property, a field or a variable, and the time series, which no cell asks for;
 * - private members that are not used any more (build/withoutUnusedMembers.mjs);
 * - numbers with a source that only templates and reports use, next to others that functions use: the minimizer removes them
 *   once the calls that define them are marked as free of effects.
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
  const isOfNotices = callsOf(file.statements.filter(returnsNotices));
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
      if (isImporter ? UNSEEN.has(name) : isUnseenInEvidence(name, node.parent, this.resourcePath)) {
        replace(node, "...{}");
        return;
      }
    }
    if (isImporter && isOfSideRecord(node)) {
      replace(node, ts.isExpressionStatement(node) ? ";" : "");
      return;
    }
    if (isImporter && ts.isVariableDeclaration(node) && UNSEEN.has(node.name.getText())) {
      replace(node, `${node.name.getText()} = null`);
      return;
    }
    if (isImporter && isSeriesAsked(node)) return replace(node, "false");
    if (isImporter && isMild(node)) {
      for (const text of textsOf(node)) replace(text, ts.isObjectLiteralExpression(node) ? "...{}" : '""');
      return;
    }
    if (isImporter && returnsNotices(node)) return replace(node.body, "{ return []; }");
    if (isImporter && ts.isSpreadElement(node) && isOfNotices(node.getText())) return replace(node, "...[]");
    if (isImporter && ts.isCallExpression(node) && node.expression.getText() === CHECK_OF_BINS) {
      const [result] = node.arguments;
      replace(node.expression, "");
      return visit(result);
    }
    if (isImporter && isErrorCode(node)) return replace(node, '""');
    if (isImporter && isErrorPlace(node)) return replace(node, "...{}");
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (!isImporter) {
    const isRemoved = (/** @type {number} */ at) => edits.some(({ start, end }) => start <= at && at < end);
    const kept = definingCalls(file).filter((start) => !isRemoved(start));
    edits.push(...kept.map((start) => ({ start, end: start, text: PURE })));
    edits.sort((a, b) => a.start - b.start);
  }
  const seen = edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    source,
  );
  return isImporter ? withoutUnusedMembers(seen) : seen;
}

/**
 * Where the calls begin that the constants of a module are defined by, but for those that its functions make later.
 *
 * @param {import("typescript").SourceFile} file
 */
function definingCalls(file) {
  /** @type {number[]} */
  const starts = [];
  /** @param {import("typescript").Node} node */
  const visit = (node) => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isCallExpression(node)) starts.push(node.getStart());
    ts.forEachChild(node, visit);
  };
  file.statements.filter(ts.isVariableStatement).forEach(visit);
  return [...new Set(starts)];
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
 * A field of a class that keeps a side record, a call that adds to it, or a statement that fills a property of its name.
 *
 * @param {import("typescript").Node} node
 */
function isOfSideRecord(node) {
  if (ts.isPropertyDeclaration(node)) return UNSEEN.has(node.name.getText());
  if (!ts.isExpressionStatement(node)) return false;
  if (ts.isBinaryExpression(node.expression)) {
    const { left, operatorToken } = node.expression;
    const isFilled = ts.isAssignmentOperator(operatorToken.kind);
    return isFilled && ts.isPropertyAccessExpression(left) && UNSEEN.has(left.name.text);
  }
  if (!ts.isCallExpression(node.expression)) return false;
  const { expression: callee } = node.expression;
  const receiver = ts.isPropertyAccessExpression(callee) ? callee.expression : null;
  return (
    receiver !== null &&
    ts.isPropertyAccessExpression(receiver) &&
    receiver.expression.kind === ts.SyntaxKind.ThisKeyword &&
    UNSEEN.has(receiver.name.text)
  );
}

/**
 * Whether the time series is asked for, as a condition.
 *
 * @param {import("typescript").Node} node
 */
function isSeriesAsked(node) {
  if (node.getText() !== "series" && node.getText() !== "this.series") return false;
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  if (ts.isPrefixUnaryExpression(parent)) return true;
  return ts.isBinaryExpression(parent) && parent.left === node && parent.operatorToken.getText() === "&&";
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
function returnsNotices(node) {
  return ts.isFunctionDeclaration(node) && node.type?.getText() === "Notice[]";
}

/**
 * Tells a spread list that begins with a call of one of these functions.
 *
 * @param {readonly import("typescript").Node[]} functions
 */
function callsOf(functions) {
  const names = functions.map((each) => (ts.isFunctionDeclaration(each) ? each.name?.text : undefined));
  return (/** @type {string} */ text) => names.some((name) => text.startsWith(`...${name}(`));
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
 * Code and place of an error in an object: a cell shows its message only.
 *
 * @param {import("typescript").Node} node
 */
function isErrorPlace(node) {
  if (!ts.isPropertyAssignment(node) && !ts.isShorthandPropertyAssignment(node)) return false;
  return /^(code|file|line)$/.test(node.name.getText()) && has(node.parent, "severity");
}

/**
 * The code of an error, behind its severity.
 *
 * @param {import("typescript").Node} node
 */
function isErrorCode(node) {
  if (!ts.isStringLiteral(node)) return false;
  const { parent } = node;
  if (!ts.isCallExpression(parent) && !ts.isArrayLiteralExpression(parent)) return false;
  const [first, second] = ts.isCallExpression(parent) ? parent.arguments : parent.elements;
  return node === second && ts.isStringLiteral(first) && first.text === "error";
}

/** @param {import("typescript").Node} node */
function isMildWord(node) {
  return ts.isStringLiteral(node) && (node.text === "warning" || node.text === "info");
}

/**
 * What a diagnostic holds that is returned rather than noted, but for its severity.
 *
 * @param {import("typescript").Node} node
 */
function textsOf(node) {
  if (ts.isArrayLiteralExpression(node)) return node.elements.slice(1);
  return node.properties.filter(({ name }) => /^(code|message|file|line)$/.test(name?.getText() ?? ""));
}
