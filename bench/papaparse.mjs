/**
 * PapaParse's bare parse of a file: streamed, and every row thrown away. `node bench/papaparse.mjs FILE`. JavaScript, so that
 * the process that is measured has no compiler in its memory, as the product has none.
 */
import fs from "node:fs";
import Papa from "papaparse";

Papa.parse(fs.createReadStream(process.argv.at(-1)), { step() {} });
