/**
 * Refreshes what the documentation says by what the code is: docs/functions.md, docs/templates.md, docs/claims.md,
 * docs/architecture.svg, docs/cost-range.svg and the number of functions in README.md: `npm run docs`.
 */
import fs from "node:fs";
import path from "node:path";
import type { FunctionHelp } from "../src/functionHelp";
import { claimsMarkdown } from "./claims/claimsMarkdown";
import { architectureSvg } from "./architectureSvg";
import { costRangeSvg } from "./costRangeSvg";
import { functionsMarkdown } from "./functionsMarkdown";
import { templatesMarkdown } from "./templatesMarkdown";

const root = path.resolve(import.meta.dirname, "..");
const help = JSON.parse(
  fs.readFileSync(path.join(root, "dist/functions.help.json"), "utf8"),
) as FunctionHelp[];
const readme = fs.readFileSync(path.join(root, "README.md"), "utf8");

fs.writeFileSync(path.join(root, "docs/functions.md"), functionsMarkdown(help));
fs.writeFileSync(path.join(root, "docs/templates.md"), templatesMarkdown());
fs.writeFileSync(path.join(root, "docs/claims.md"), claimsMarkdown(root));
fs.writeFileSync(path.join(root, "docs/architecture.svg"), architectureSvg(path.join(root, "src")));
fs.writeFileSync(path.join(root, "docs/cost-range.svg"), costRangeSvg());
fs.writeFileSync(
  path.join(root, "README.md"),
  readme.replace(/\*\*\d+ custom functions\*\*/, `**${help.length} custom functions**`),
);
