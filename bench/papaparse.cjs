/** PapaParse's bare parse of a file: streamed, and every row thrown away. `node bench/papaparse.cjs FILE` */
const fs = require("node:fs");
const Papa = require("papaparse");

Papa.parse(fs.createReadStream(process.argv.at(-1)), { step() {} });
