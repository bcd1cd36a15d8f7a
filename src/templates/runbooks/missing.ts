import { quoted } from "../../sheets/formulaText";
import type { Need } from "./need";
import type { Runbook } from "./runbookSheet";
import { isEmpty } from "./step";

/** An input that is missing where it is empty, if a condition holds. */
const input = (id: string, what: string, condition?: string): Need => ({
  what,
  missing: condition === undefined ? isEmpty(id) : `AND(${isEmpty(id)},${condition})`,
});

const CHANGE: readonly Need[] = [
  input("change", "change number"),
  input("window", "window"),
  input("operator", "operator"),
  input("second", "second person"),
];

/** Is the operator the second person too? Spaces and capitals do not count. A condition. */
export const SAME_PERSON = "TRIM({operator})=TRIM({second})";

/** Inputs that commands hold, by id. Others, such as a stale UUID, are only known while somebody works. */
const IN_COMMANDS: ReadonlyMap<string, Need> = new Map(
  Object.entries({
    cluster: { ...input("cluster", "cluster"), strict: true },
    vcenter: { ...input("vcenter", "vCenter"), strict: true },
    vcenterHost: input("vcenterHost", "host that runs vCenter", '{vcenterHere}="yes"'),
    services: input("services", "AD and DNS VMs", '{servicesHere}="yes"'),
    datacenter: input("datacenter", "datacenter"),
    oneHost: input("oneHost", "host for maintenance"),
    dumpStore: input("dumpStore", "datastore for the copy"),
  }),
);

/** Names of what is missing, with commas; nothing if all is there. A formula. */
const listed = (needs: readonly Need[]): string =>
  needs.length === 0
    ? '""'
    : `MID(${needs.map(({ missing, what }) => `IF(${missing},${quoted(`, ${what}`)},"")`).join("&")},3,255)`;

/** What the change lacks. */
export const CHANGE_LACKS = listed(CHANGE);

/** What has to be entered before the runbooks are printed. */
export const PRINT_LACKS = listed([
  ...CHANGE,
  ...[...IN_COMMANDS.values()].filter(({ strict }) => strict !== true),
]);

/** What the commands of a runbook need, as far as their steps are needed. */
function needsOf({ id, steps, needs = [] }: Runbook): Need[] {
  const inCommands = [...IN_COMMANDS].flatMap(([name, need]): Need[] => {
    const places = steps.flatMap(({ command }, i) =>
      command.includes(`{${name}}`) ? [`LEFT({${id}.command#${i + 1}},10)<>"not needed"`] : [],
    );
    return places.length === 0 ? [] : [{ ...need, missing: `AND(${need.missing},OR(${places.join(",")}))` }];
  });
  return [...inCommands, ...needs];
}

/** What the commands of a runbook lack, and whether they lack something without which the plan is not known. Formulas. */
export function lacksOf(runbook: Runbook): { list: string; strict: string } {
  const needs = needsOf(runbook);
  const strict = needs.filter((need) => need.strict === true).map(({ missing }) => missing);
  return { list: listed(needs), strict: strict.length === 0 ? "1=0" : `OR(${strict.join(",")})` };
}

/** Do commands of a runbook hold a placeholder? A formula. */
export function holdsPlaceholder({ id, steps }: Runbook): string {
  const commands = steps.flatMap(({ command }, i) =>
    command.includes('"<') ? [`{${id}.command#${i + 1}}`] : [],
  );
  return `ISNUMBER(FIND("<",${commands.join("&")}))`;
}
