/**
 * Prints the hash of the sample's .xlsx. Run in a process of its own, because only that can have another time zone
 * and another clock: `TZ=Asia/Tokyo node hashOfSample.cjs 2031-05-06`.
 */
const { createHash } = require("node:crypto");
const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const ts = require("typescript");

const compilerOptions = { module: "commonjs", target: "es2022", esModuleInterop: true };
require.extensions[".ts"] = (module, file) => {
  module._compile(ts.transpileModule(readFileSync(file, "utf8"), { compilerOptions }).outputText, file);
};

const RealDate = Date;
const now = new RealDate(process.argv[2]).getTime();
globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [now]));
  }
  static now() {
    return now;
  }
};

const { sampleDrawing } = require(join(__dirname, "../../sampleWorkbook.ts"));
const { writeXlsx } = require(join(__dirname, "../../../../src/workbook/writers/xlsx/writeXlsx.ts"));

writeXlsx(sampleDrawing()).then(({ output }) => {
  console.log(`${createHash("sha256").update(output).digest("hex")} ${new Date(2024, 0, 1).toISOString()}`);
});
