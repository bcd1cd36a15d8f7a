/**
 * Tests make the plan of a template once, while they load. Under mutation `plan()` returns a plan that is made when it is
 * first used and made again after `renewPlans()`, so that a mutant in a template reaches the tests.
 */
const path = require("node:path");
const { rerun } = require("./rerun.cjs");
const { templates } = require(path.resolve("src/templates/templates.ts"));

let round = 0;

for (const template of templates) {
  const { id } = template;
  const folder = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const module = require(path.resolve("src/templates", folder, `${folder}.ts`));
  let made = { round: -1 };
  const current = () => {
    if (made.round === round) return made.plan;
    rerun([`src/templates/${folder}`]);
    made = { round, plan: module[folder].plan() };
    return made.plan;
  };
  const renewed = {
    get spec() {
      return current().spec;
    },
    get cells() {
      return current().cells;
    },
  };
  template.plan = () => renewed;
}

module.exports = { renewPlans: () => void round++ };
