/** Replaces src/estate/estateWorkbook in tests: they keep plans of estates, which must be made again for each mutant. */
const path = require("node:path");
const { renewed } = require("./renewed.cjs");
const estate = require(path.resolve("src/estate/estateWorkbook.ts"));

module.exports = {
  ...estate,
  estatePlan(...given) {
    const plan = renewed(() => estate.estatePlan(...given));
    // What is refused is refused at once.
    void plan.spec;
    return plan;
  },
};
