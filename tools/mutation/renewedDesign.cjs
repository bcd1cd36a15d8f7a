/** Replaces src/design/designWorkbook in tests: they keep plans of designs, which must be made again for each mutant. */
const path = require("node:path");
const { renewing } = require("./renewed.cjs");

module.exports = renewing(require(path.resolve("src/design/designWorkbook.ts")), "designPlan");
