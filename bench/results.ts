import fs from "node:fs";
import prettier from "prettier";
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
  const known: Results["measures"] = fs.existsSync(FILE)
    ? (JSON.parse(fs.readFileSync(FILE, "utf8")) as Results).measures
    : {};
  const measures = Object.fromEntries(
    Object.keys(MEASURES).flatMap((name) => {
      const measure = measured[name] ?? known[name];
      return measure ? [[name, measure] as const] : [];
    }),
  );
  const results = { versions, measures };
  const options = await prettier.resolveConfig(FILE);
  fs.writeFileSync(FILE, await prettier.format(JSON.stringify(results), { ...options, filepath: FILE }));
  fs.writeFileSync(PAGE, performancePage(results));
  fs.rmSync(PLOTS, { recursive: true, force: true });
  fs.mkdirSync(PLOTS);
  for (const [name, svg] of Object.entries(performancePlots(results))) {
    fs.writeFileSync(`${PLOTS}/${name}.svg`, svg);
  }
}
