import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

/** What is used of Stryker and of its Babel, whose packages and types only this folder installs. */
export interface StrykerPackages {
  Stryker: new (options: Record<string, unknown>) => { runMutationTest(): Promise<unknown> };
  /** Stryker's own list of mutators, which it does not export. */
  allMutators: Mutator[];
  /** Babel's constructors and tests of syntax nodes. */
  types: BabelTypes;
}

/** Yields the nodes that take the place of one node, once for each mutant. */
export interface Mutator {
  name: string;
  mutate(path: NodePath): Iterable<unknown>;
}

/** A place in the syntax tree, as far as the mutators look at it. */
export interface NodePath {
  node: unknown;
  parent: { key?: unknown };
  isNumericLiteral(): this is { node: { value: number } };
  isStringLiteral(): this is { node: { value: string } };
  isTemplateLiteral(): this is { node: { quasis: { value: { raw: string } }[]; expressions: unknown[] } };
}

interface BabelTypes {
  numericLiteral(value: number): unknown;
  stringLiteral(value: string): unknown;
  templateElement(value: { raw: string }, isLast: boolean): unknown;
  templateLiteral(quasis: readonly unknown[], expressions: readonly unknown[]): unknown;
  isObjectProperty(node: unknown): boolean;
  isImportOrExportDeclaration(node: unknown): boolean;
  isTSLiteralType(node: unknown): boolean;
}

/** Loads the packages that `npm ci --prefix tools/mutation` installs. */
export async function loadStryker(): Promise<StrykerPackages> {
  const packages = createRequire(path.join(__dirname, "package.json"));
  const load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href);
  const { Stryker } = (await load(packages.resolve("@stryker-mutator/core"))) as Pick<
    StrykerPackages,
    "Stryker"
  >;
  const mutators = "node_modules/@stryker-mutator/instrumenter/dist/src/mutators/mutate.js";
  const { allMutators } = (await load(path.join(__dirname, mutators))) as Pick<
    StrykerPackages,
    "allMutators"
  >;
  const { types } = packages("@babel/core") as Pick<StrykerPackages, "types">;
  return { Stryker, allMutators, types };
}
