/**
 * Tests make the plan of a template once, while they load. Where templates are mutated, `plan()` returns a plan that is
 * renewed. Those plans follow no facts.
 */
const path = require("node:path");
const { renewed } = require("./renewed.cjs");
const { rerun } = require("./rerun.cjs");
const { templates } = require(path.resolve("src/templates/templates.ts"));

for (const template of templates) {
  const { id } = template;
  const folder = id.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const module = require(path.resolve("src/templates", folder, `${folder}.ts`));
  const plan = renewed(() => {
    rerun([`src/templates/${folder}`]);
    return module[folder].plan();
  });
  template.plan = () => plan;
}
