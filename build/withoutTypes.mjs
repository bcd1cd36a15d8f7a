import esbuild from "esbuild";

/**
 * Webpack loader of TypeScript: removes the types of a module, a tenth of the time that the compiler takes. Types are checked by
 * `npm run typecheck`. JavaScript, because webpack loads a loader as a module only where its name ends so.
 *
 * @this {import("webpack").LoaderContext<unknown>}
 * @param {string} source
 */
export default function withoutTypes(source) {
  const done = this.async();
  const options = {
    loader: /** @type {const} */ ("ts"),
    target: "es2022",
    sourcemap: this.sourceMap,
    sourcefile: this.resourcePath,
  };
  esbuild
    .transform(source, options)
    .then(({ code, map }) => done(null, code, map === "" ? undefined : map), done);
}
