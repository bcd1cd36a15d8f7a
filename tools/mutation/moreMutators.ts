import { formulaMutants } from "./formulaMutants";
import type { Mutator, NodePath, StrykerPackages } from "./stryker";

/** Mutators for what Stryker leaves as it is: numbers, and the formulas of cells. */
export function moreMutators(types: StrykerPackages["types"]): Mutator[] {
  /** The name of a property or a module: no value. */
  const isName = ({ node, parent }: NodePath): boolean =>
    (types.isObjectProperty(parent) && parent.key === node) ||
    types.isImportOrExportDeclaration(parent) ||
    types.isTSLiteralType(parent);
  return [
    {
      /** A number is one more, a fraction a quarter more: 6 → 7, 0.5 → 0.625. */
      name: "Number",
      *mutate(path) {
        if (isName(path) || !path.isNumericLiteral()) return;
        const { value } = path.node;
        yield types.numericLiteral(Number.isInteger(value) ? value + 1 : value * 1.25);
      },
    },
    {
      /** A formula of a cell has another operator, number, function or text: `[iops]*[size]/1024` → `[iops]/[size]/1024`. */
      name: "Formula",
      *mutate(path) {
        if (isName(path)) return;
        if (path.isStringLiteral()) {
          for (const [text = ""] of formulaMutants([path.node.value])) yield types.stringLiteral(text);
        } else if (path.isTemplateLiteral()) {
          const { quasis, expressions } = path.node;
          for (const parts of formulaMutants(quasis.map(({ value }) => value.raw))) {
            const changed = parts.map((raw, i) => types.templateElement({ raw }, i === quasis.length - 1));
            yield types.templateLiteral(changed, expressions);
          }
        }
      },
    },
  ];
}
