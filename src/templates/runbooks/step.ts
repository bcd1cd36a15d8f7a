/** A step of a runbook. Formulas refer to inputs as `{id}`. */
export interface Step {
  /** What is done. */
  text: string;
  /** On the sheet of hosts: a few words. Only for steps on every host. */
  short?: string;
  /** Where it is done: vCenter, one host, every host. */
  where: string;
  /** A formula whose value is the command, or the way through the client. */
  command: string;
  expect: string;
  stopIf: string;
  /** What it ends or destroys: then a second person signs. */
  danger?: string;
  /** A condition, and the words shown where it does not hold. */
  when?: { condition: string; otherwise: string };
  /** Is it signed for each host, on the sheet behind the runbook? */
  eachHost?: boolean;
}

/** Is an input empty? Spaces do not count. A condition. */
export const isEmpty = (id: string): string => `TRIM({${id}})=""`;

/** An input's value inside a path through the client, or what has to be filled in. */
export const filledIn = (id: string, placeholder: string): string =>
  `IF(${isEmpty(id)},"<${placeholder}>",{${id}})`;

/** What stands for a host's own values where they are not entered. */
export const HOST_TOKENS = {
  management: "<management IP>",
  vmk: "<vSAN vmk>",
  address: "<vSAN IP>",
} as const;

/** On which path through the runbook a step is taken. */
export const ON_GUIDED = { condition: '{useGuided}="yes"', otherwise: "not on this path" };
export const ON_MANUAL = { condition: '{useGuided}="no"', otherwise: "not on this path" };

/** Both conditions at once. */
export function also(
  first: { condition: string; otherwise: string },
  condition: string,
  otherwise: string,
): { condition: string; otherwise: string } {
  return { condition: `AND(${first.condition},${condition})`, otherwise };
}
