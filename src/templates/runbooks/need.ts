/** Something that a change or a runbook needs: in words, and when it is missing. */
export interface Need {
  what: string;
  /** A condition as formula text. */
  missing: string;
  /** Is the plan not known without it? Else it is only to be entered before the runbooks are printed. */
  strict?: boolean;
}

/** Is there a witness without an address of its own that a command can hold? */
export const WITNESS_MISSING = 'AND({witnessReach}<>"not needed",{witnessReach}<>"usable")';

/** What the sheet of pings and sheets of hosts need. */
export const NEEDS_HOSTS: Need = {
  what: "hosts",
  missing: "OR({hostCount}<2,{incomplete}>0)",
  strict: true,
};
export const NEEDS_WITNESS: Need = { what: "witness address", missing: WITNESS_MISSING, strict: true };
export const NEEDS_MTU: Need = { what: "MTU", missing: '{mtu}=""', strict: true };
