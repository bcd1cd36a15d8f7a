/**
 * Webpack loader of src/model/evidence/sources.ts for the functions' bundle: removes the web addresses of the sources. Functions
 * answer with titles, dates and places; the addresses were 1 % of a bundle that Excel loads before a cell calculates.
 * JavaScript, because webpack loads a loader as a module only where its name ends so.
 */
export default function withoutAddresses(source) {
  const shortened = source.replace(/^\s*url:\s*"[^"\n]*",\n/gm, "");
  const left = /\burl:/.exec(shortened);
  if (shortened === source || left) {
    throw new Error(
      'withoutAddresses: an address in sources.ts is not written as url: "https://...", on lines of its own',
    );
  }
  return shortened;
}
