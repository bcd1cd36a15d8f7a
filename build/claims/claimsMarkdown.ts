import type { Source } from "../../src/model/evidence/evidence";
import { templates } from "../../src/templates/templates";
import { type Claim, STATES, type State } from "./claim";
import { CLAIMS } from "./claims";
import { placeOf } from "./placeOf";

const INTRODUCTION = `# Claims

For planners who present a workbook to a customer, and for contributors who change a text: the statements of the templates and
reports about vSAN, vSphere, licenses and HCIBench, and the public document that it was compared with.

- **confirmed**: the document confirms it.
- **corrected**: the statement was wrong, missing or out of date, and now matches the document.
- **open**: no public document that could be opened settles it. Take it for an assumption, and ask the vendor where it matters.

Figures with their sources are on the sheet \`Basis\` of each template. The date is that of the document, or the day on which
a page without one was read. \`npm run docs\` writes this page; a test rejects a claim whose text is no longer there.
`;

const count = (claims: readonly Claim[], state: State): number =>
  claims.filter((claim) => claim.state === state).length;

const escaped = (text: string): string => text.replace(/[|<>]/g, (sign) => `\\${sign}`);

function linked({ title, url, locator, date }: Source): string {
  const name = !url?.startsWith("https:") ? escaped(title) : `[${escaped(title)}](${url})`;
  return `${name} (${date}), ${escaped(locator)}`;
}

const row = (claim: Claim, root: string): string =>
  `| ${[escaped(claim.says), escaped(placeOf(claim, root) ?? ""), claim.state, linked(claim.source), escaped(claim.note ?? "")].join(" | ")} |`;

const section = (title: string, claims: readonly Claim[], root: string): string =>
  [
    `## ${title}`,
    "",
    "| claim | sheet or file | state | source | note |",
    "|---|---|---|---|---|",
    ...claims.map((claim) => row(claim, root)),
    "",
  ].join("\n");

/**
 * The page docs/claims.md.
 *
 * @param root The top of the checkout.
 */
export function claimsMarkdown(root: string): string {
  const ofTemplate = (id: string) => CLAIMS.filter(({ where }) => where === id);
  const groups: (readonly [string, readonly Claim[]])[] = [
    ...templates.map(({ id, title }) => [title, ofTemplate(id)] as const),
    ["Reports", CLAIMS.filter(({ where }) => where.startsWith("src/"))],
  ];
  const counts = [...groups, ["All", CLAIMS] as const].map(
    ([title, claims]) =>
      `| ${[title, claims.length, ...STATES.map((state) => count(claims, state))].join(" | ")} |`,
  );
  const summary = [`| where | claims | ${STATES.join(" | ")} |`, "|---|---|---|---|---|", ...counts, ""];
  return [INTRODUCTION, ...summary, ...groups.map(([title, claims]) => section(title, claims, root))].join(
    "\n",
  );
}
