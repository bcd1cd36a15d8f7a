import fs from "node:fs";
import { format } from "oxfmt";
import { MEASURES } from "./measures";
import { performancePage, performancePlots, type Results } from "./performancePage";

const FILE = "bench/results.json";
const PAGE = "docs/performance.md";
const PLOTS = "docs/performance";

/** Keeps what was measured in place of what these measures had before, and writes the page and its plots anew. */
export async function keepResults(
  measured: Results["measures"],
  versions: Results["versions"],
): Promise<void> {
  const before: Results = fs.existsSync(FILE)
    ? (JSON.parse(fs.readFileSync(FILE, "utf8")) as Results)
    : { versions: {}, measures: {} };
  const known = before.measures;
  const measures = Object.fromEntries(
    Object.keys(MEASURES).flatMap((name) => {
      const measure = measured[name] ?? known[name];
      return measure ? [[name, measure] as const] : [];
    }),
  );
  // Tools that are not installed now were, when the figures that are kept were measured beside them.
  const installed = Object.entries(versions).map(([name, version]) => [
    name,
    version ?? before.versions[name] ?? null,
  ]);
  const results: Results = {
    versions: { ...before.versions, ...Object.fromEntries(installed) } as Results["versions"],
    measures,
  };
  // Before anything is written: what cannot be drawn leaves the page and its plots as they are.
  const plots = performancePlots(results);
  fs.writeFileSync(FILE, (await format(FILE, JSON.stringify(results), { printWidth: 110 })).code);
  fs.writeFileSync(PAGE, performancePage(results));
  fs.rmSync(PLOTS, { recursive: true, force: true });
  fs.mkdirSync(PLOTS);
  for (const [name, svg] of Object.entries(plots)) {
    fs.writeFileSync(`${PLOTS}/${name}.svg`, svg);
  }
}
