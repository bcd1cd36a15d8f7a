import { isAddress } from "./addressTest";

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

/** An input's value inside a command, or what has to be filled in. */
export const filledIn = (id: string, placeholder: string): string =>
  `IF({${id}}="","<${placeholder}>",{${id}})`;

const FILLED_IN = /IF\(\{(\w+)\}="","</g;

/** The inputs that a command holds by `filledIn`. */
export const filledInputs = (command: string): string[] => [
  ...new Set([...command.matchAll(FILLED_IN)].map(([, id = ""]) => id)),
];

/** An address inside a command, or what has to be filled in: nothing else gets into a shell. */
export const addressIn = (id: string, placeholder: string): string =>
  `IF(${isAddress(`{${id}}`)},{${id}},"<${placeholder}>")`;

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
