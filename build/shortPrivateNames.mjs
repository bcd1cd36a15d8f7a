import ts from "typescript";

const { PrivateKeyword } = ts.SyntaxKind;

/**
 * Webpack loader of the functions bundle: gives private members of classes short names, which a minimizer cannot. A name
 * that the file also reads of anything else than `this`, or gives to another member, stays.
 *
 * JavaScript, because webpack loads a loader as a module only where its name ends so.
 *
 * @param {string} source
 */
export default function shortPrivateNames(source) {
  if (!/\bprivate\b/.test(source)) return source;
  const file = ts.createSourceFile("module.ts", source, ts.ScriptTarget.Latest, true);
  const shortNames = shortNamesOf(file);
  /** @type {{ start: number, end: number, text: string }[]} */
  const edits = [];
  /** @param {import("typescript").Node} node */
  const visit = (node) => {
    const short = ts.isIdentifier(node) ? shortNames.get(node.text) : undefined;
    const text = short === undefined ? null : renamed(node, short);
    if (text !== null) edits.push({ start: node.getStart(), end: node.end, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return edits.reduceRight(
    (text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end),
    source,
  );
}

/**
 * A short name for each private member of a file that no other member of its name is mixed up with.
 *
 * @param {import("typescript").SourceFile} file
 */
function shortNamesOf(file) {
  /** @type {Set<string>} */
  const own = new Set();
  /** @type {Set<string>} */
  const others = new Set();
  /** @param {import("typescript").Node} node */
  const visit = (node) => {
    if (isMember(node)) (isPrivate(node) ? own : others).add(node.name.getText());
    else if (ts.isPropertyAccessExpression(node) && !isThis(node.expression)) others.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const free = [...own].filter((name) => !others.has(name));
  return new Map(free.map((name, index) => [name, `_${index.toString(36)}`]));
}

/**
 * What stands in place of an identifier that has the name of a private member; `null` where it is something else.
 *
 * @param {import("typescript").Node} node @param {string} short
 */
function renamed(node, short) {
  const { parent } = node;
  if (isMember(parent) && parent.name === node) return short;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node) return short;
  if (ts.isBindingElement(parent) && isThis(parent.parent.parent.initializer)) {
    return parent.propertyName === node ? short : parent.propertyName ? null : `${short}: ${node.getText()}`;
  }
  if (!isParameterPropertyIn(node)) return null;
  if (ts.isShorthandPropertyAssignment(parent)) return `${node.getText()}: ${short}`;
  return ts.isPropertyAssignment(parent) && parent.name === node ? null : short;
}

/** @param {import("typescript").Node} node */
function isMember(node) {
  if (ts.isParameter(node)) return ts.isParameterPropertyDeclaration(node, node.parent);
  return ts.isClassElement(node) && node.name !== undefined;
}

/** @param {import("typescript").Node} node */
function isPrivate(node) {
  return ts.getModifiers(node)?.some(({ kind }) => kind === PrivateKeyword) === true;
}

/** @param {import("typescript").Node | undefined} node */
function isThis(node) {
  return node?.kind === ts.SyntaxKind.ThisKeyword;
}

/**
 * Whether an identifier in a constructor is the parameter that makes a member.
 *
 * @param {import("typescript").Node} node
 */
function isParameterPropertyIn(node) {
  const constructor = ts.findAncestor(node, ts.isConstructorDeclaration);
  return constructor?.parameters.some(
    (parameter) => isMember(parameter) && parameter.name.getText() === node.getText(),
  );
}
