/** A module that the build puts in place of one that Univer imports. */
export interface ReplacedModule {
  /** What Univer imports: a package, or `./` for each module beside its own that it imports when it is needed. */
  module: string;
  /** The package of Univer that imports it. */
  importer: string;
  /** The text of the module in its place; the build may calculate it from what the package at hand exports. */
  contents: string | ((exported: Record<string, unknown>) => string);
}
