/**
 * A change of Univer's own source, for what no setting, service or exported class reaches. The build applies it to the
 * package's module of exactly this version, and fails where the source is not what the patch was made for.
 */
export interface SourcePatch {
  /** The package, such as `@univerjs/core`. */
  package: string;
  /** Its module in the folder lib; `es/index.js`, the index of each package of Univer, by default. */
  module?: string;
  version: string;
  /** The first line of the declaration that is changed, without its indentation. The module holds it once. */
  declaration: string;
  /** SHA-256 of the whole declaration, so that it is the expected one. */
  sha256: string;
  /** What the declaration holds once, and what replaces it. */
  from: string;
  to: string;
}
