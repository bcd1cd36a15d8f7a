import { createRequire } from "node:module";
import { formulaMutants } from "./formulaMutants.mjs";

const packages = createRequire(import.meta.url);
const { types } = packages("@babel/core");
// Stryker has no plugins for mutators, and does not export its list of them.
const { allMutators } = await import(
  new URL("node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js", import.meta.url).href
);

/** A number is one more, a fraction a quarter more: 6 → 7, 0.5 → 0.625. */
const numberMutator = {
  name: "Number",
  *mutate(path) {
    if (!path.isNumericLiteral() || isName(path)) return;
    const { value } = path.node;
    yield types.numericLiteral(Number.isInteger(value) ? value + 1 : value * 1.25);
  },
};

/** A formula of a cell has another operator, number, function or text: `[iops]*[size]/1024` → `[iops]/[size]/1024`. */
const formulaMutator = {
  name: "Formula",
  *mutate(path) {
    if (path.isStringLiteral() && !isName(path)) {
      for (const [text] of formulaMutants([path.node.value])) yield types.stringLiteral(text);
    }
    if (path.isTemplateLiteral()) {
      const { quasis, expressions } = path.node;
      for (const parts of formulaMutants(quasis.map(({ value }) => value.raw))) {
        const changed = parts.map((raw, i) => types.templateElement({ raw }, i === quasis.length - 1));
        yield types.templateLiteral(changed, expressions);
      }
    }
  },
};

/** The name of a property or a module: no value. */
function isName({ node, parent }) {
  return (
    (types.isObjectProperty(parent) && parent.key === node) ||
    types.isImportOrExportDeclaration(parent) ||
    types.isTSLiteralType(parent)
  );
}

/** Stryker also changes numbers and formulas, which it does not know of itself. */
export function addMutators() {
  allMutators.push(numberMutator, formulaMutator);
}

/** The names of these mutators, for folders that do without. */
export const ADDED_MUTATORS = [numberMutator.name, formulaMutator.name];
