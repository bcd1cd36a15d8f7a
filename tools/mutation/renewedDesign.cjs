/** Replaces src/design/designWorkbook in tests: they keep plans of designs, which must be made again for each mutant. */
const path = require("node:path");
const { renewed } = require("./renewed.cjs");
const design = require(path.resolve("src/design/designWorkbook.ts"));

module.exports = {
  ...design,
  designPlan(parts) {
    const plan = renewed(() => design.designPlan(parts));
    // What is refused is refused at once.
    void plan.spec;
    return plan;
  },
};
