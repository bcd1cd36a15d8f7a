/** Writes docs/functions.md from the doc blocks of the functions: `npm run docs`. */
const fs = require("node:fs");
const path = require("node:path");
const functionsMarkdown = require("./functionsMarkdown");

const root = path.resolve(__dirname, "..");
const help = JSON.parse(fs.readFileSync(path.join(root, "dist/functions.help.json"), "utf8"));
fs.writeFileSync(path.join(root, "docs/functions.md"), functionsMarkdown(help));
