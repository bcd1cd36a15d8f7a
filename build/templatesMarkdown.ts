import { FACT_GROUPS } from "../src/facts/facts";
import { gallery } from "../src/templates/gallery";

/** docs/templates.md: what templates are, the ids of the facts, and the first page of each template. */
export function templatesMarkdown(): string {
  const sections = gallery.map(
    ({ id, title, question }) =>
      `## ${title}\n\n${question} [templates/${id}.xlsx](../templates/${id}.xlsx)\n\n![${title}](pictures/${id}.png)\n`,
  );
  const factIds = FACT_GROUPS.map(({ heading, facts }) => {
    const ids = facts.filter(({ derived }) => !derived).map(({ id }) => `\`${id}\``);
    return `| ${heading} | ${ids.join(", ")} |`;
  });
  return `# Planning templates

Workbooks of live formulas: change the yellow cells, everything recalculates. Each has a verdict in its fourth row. Estimates
have low, plan and high; evidence levels are on the first page or on the sheets behind it. The sheet \`Basis\` has method and sources.
Templates open without the add-in with the figures of the last calculation. \`npx hci-planner templates\` creates them; \`--values\` writes values in place
of HCI Planner's functions, for any spreadsheet.

The first, \`Plan facts\`, holds the facts that the others need. Several templates in one workbook follow it, so
that you enter each fact once:

\`\`\`sh
npx hci-planner templates --with hosts,core-dump,ip-plan -o out/plan.xlsx
\`\`\`

\`--facts facts.json\` fills in the facts by their ids: \`{"hosts": 8, "coresPerSocket": 32, "vms": 200}\`. Inputs that follow a fact are
green. Typing over one is allowed: it turns yellow, and the text next to it shows that it differs from the sheet \`Plan\`.

| facts | ids |
|---|---|
${factIds.join("\n")}

In Excel and in the workbench, insert *Plan facts* first: templates that you insert into the same workbook follow it. You may rename the sheet
and add rows. A workbook has one sheet of facts. **Link again** on the Templates tab restores the links of selected inputs
that you typed over. A template that you open as a new workbook has its own inputs.

${sections.join("\n")}`;
}
