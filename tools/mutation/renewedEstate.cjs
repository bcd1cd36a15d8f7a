/** Replaces src/estate/estateWorkbook in tests: they keep plans of estates, which must be made again for each mutant. */
const path = require("node:path");
const { renewing } = require("./renewed.cjs");

module.exports = renewing(require(path.resolve("src/estate/estateWorkbook.ts")), "estatePlan");
