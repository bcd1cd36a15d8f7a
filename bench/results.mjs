import fs from "node:fs";
import prettier from "prettier";
import { MEASURES } from "./measures.cjs";
import { performancePage, performancePlots } from "./performancePage.cjs";

const FILE = "bench/results.json";
const PAGE = "docs/performance.md";
const PLOTS = "docs/performance";

/** Keeps what was measured in place of what these measures had before, and writes the page and its plots anew. */
export async function keepResults(measured, versions) {
  const known = fs.existsSync(FILE) ? JSON.parse(fs.readFileSync(FILE, "utf8")).measures : {};
  const measures = Object.fromEntries(
    Object.keys(MEASURES)
      .map((name) => [name, measured[name] ?? known[name]])
      .filter(([, measure]) => measure),
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
