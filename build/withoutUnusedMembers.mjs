import ts from "typescript";

/**
 * A module without the private members that nothing in it uses: methods that are not called, and fields that are only filled,
 * together with what fills them. A call that adds to an object of the class's own does nothing else, but may compute what it
 * adds.
 *
 * @param {string} source
 */
export function withoutUnusedMembers(source) {
  for (let text = source; ;) {
    const less = withoutSome(text);
    if (less === text) return text;
    text = less;
  }
}

/** @param {string} source */
function withoutSome(source) {
  if (!/\bprivate\b/.test(source)) return source;
  const file = ts.createSourceFile("module.ts", source, ts.ScriptTarget.Latest, true);
  /** @type {Map<string, import("typescript").Node[]>} */
  const declared = new Map();
  /** @type {Map<string, import("typescript").Node[]>} */
  const filled = new Map();
  /** @type {Map<string, number>} */
  const named = new Map();
  /** @param {import("typescript").Node} node */
  const visit = (node) => {
    if (isPrivate(node)) append(declared, node.name.getText(), node);
    const field = ts.isExpressionStatement(node) ? filledBy(node.expression) : null;
    if (field !== null) append(filled, field, node);
    const name = nameOfRead(node);
    if (name !== null) named.set(name, (named.get(name) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(file);
  const unused = [...declared].filter(
    ([name, nodes]) =>
      (named.get(name) ?? 0) === (filled.get(name)?.length ?? 0) &&
      (!filled.has(name) || nodes.every(isOwnObject)),
  );
  const edits = unused.flatMap(([name, nodes]) => [
    ...nodes.map((node) => ({ node, text: ts.isParameter(node) ? withoutModifiers(node) : "" })),
    // An empty statement, for it may be all that a condition has.
    ...(filled.get(name) ?? []).map((node) => ({ node, text: ";" })),
  ]);
  return edits
    .filter(({ node }) => !edits.some((other) => other.node !== node && isInside(node, other.node)))
    .sort((a, b) => b.node.pos - a.node.pos)
    .reduce((text, { node, text: by }) => text.slice(0, node.getStart()) + by + text.slice(node.end), source);
}

/** @param {Map<string, import("typescript").Node[]>} lists @param {string} name @param {import("typescript").Node} node */
function append(lists, name, node) {
  lists.set(name, [...(lists.get(name) ?? []), node]);
}

/** @param {import("typescript").Node} node @param {import("typescript").Node} outer */
function isInside(node, outer) {
  return node.pos >= outer.pos && node.end <= outer.end;
}

/** @param {import("typescript").Node} node */
function isPrivate(node) {
  const isMember = ts.isParameter(node) || (ts.isClassElement(node) && node.name !== undefined);
  const modifiers = isMember ? ts.getModifiers(node) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) === true;
}

/** @param {import("typescript").Node} node */
function nameOfRead(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isBindingElement(node) ? (node.propertyName ?? node.name).getText() : null;
}

/**
 * The field that a statement does nothing but fill: with a call of one of its methods, or with a new object.
 *
 * @param {import("typescript").Expression} expression
 */
function filledBy(expression) {
  if (ts.isCallExpression(expression)) {
    const { expression: callee } = expression;
    return ts.isPropertyAccessExpression(callee) ? fieldOfThis(callee.expression) : null;
  }
  if (!ts.isBinaryExpression(expression)) return null;
  const { left, operatorToken, right } = expression;
  const isSet = operatorToken.kind === ts.SyntaxKind.EqualsToken && isNewObject(right);
  return isSet ? fieldOfThis(left) : null;
}

/** @param {import("typescript").Expression} expression */
function fieldOfThis(expression) {
  if (!ts.isPropertyAccessExpression(expression)) return null;
  return expression.expression.kind === ts.SyntaxKind.ThisKeyword ? expression.name.text : null;
}

/** @param {import("typescript").Node} node */
function isOwnObject(node) {
  return ts.isPropertyDeclaration(node) && node.initializer !== undefined && isNewObject(node.initializer);
}

/** @param {import("typescript").Expression} expression */
function isNewObject(expression) {
  return ts.isArrayLiteralExpression(expression)
    ? expression.elements.length === 0
    : ts.isNewExpression(expression) && !expression.arguments?.length;
}

/** @param {import("typescript").ParameterDeclaration} parameter */
function withoutModifiers(parameter) {
  return parameter.getText().slice(parameter.name.getStart() - parameter.getStart());
}
