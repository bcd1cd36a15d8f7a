/** Builds the workbench as a part of `npm run build`, where the packages of its grid are installed. */
import fs from "node:fs";

const WORKSPACE = new URL("../tools/workbench/", import.meta.url);

if (fs.existsSync(new URL("node_modules/@univerjs", WORKSPACE))) {
  await import(new URL("build.ts", WORKSPACE).href);
} else {
  console.log(
    "The workbench is skipped: npm ci --prefix tools/workbench brings what it needs, npm start does both.",
  );
}
